"""A ruleset's rules as a person reads them: keys of sentences, and what the sentences need."""

from __future__ import annotations

import msgspec

from pegout.engine.errors import FactValue


class Sentence(msgspec.Struct, frozen=True):
    """One sentence: its key in the catalogues (``words/*/rules.ftl``) and its facts."""

    key: str
    facts: dict[str, FactValue]


class Chapter(msgspec.Struct, frozen=True):
    """Sentences under a title."""

    key: str
    """The title's."""
    sentences: tuple[Sentence, ...]
