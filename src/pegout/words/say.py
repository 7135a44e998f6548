"""From a key and facts to a sentence."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from pegout.words.languages import Language


class MissingWords(LookupError):
    """A key that a language does not have, or a sentence that needs a fact nobody gave."""


class Words:
    """The sentences of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._bundle = _bundle(language)

    def say(self, key: str, /, **facts: int | str) -> str:
        """The sentence, with the facts in it; raises `MissingWords`, never another language.

        A number chooses the plural form and is written without separators: a thousand is 1000.
        """
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.language}: there is no {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key!r} has no sentence")
        given = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        sentence, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingWords(f"{self.language}: {key!r}: {errors[0]}") from errors[0]
        return str(sentence)


@cache
def _bundle(language: Language) -> FluentBundle:
    # Isolating marks would stand as strange signs in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files(__package__) / language).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
