"""The game families, and the rulesets that come with Pegout."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from pegout.engine import AnyRuleset, OptionValue, UnfitRules, told
from pegout.games.bingo import Bingo
from pegout.games.cribbage import Cribbage

NO_OPTIONS: Final[Mapping[str, OptionValue]] = MappingProxyType({})

FAMILIES: Final[Mapping[str, Callable[[str, Mapping[str, OptionValue]], AnyRuleset]]] = {
    "cribbage": Cribbage.read,
    "bingo": Bingo.read,
}
"""From ``game = "..."`` in a ruleset file to what reads that file."""


class UnknownRuleset(ValueError):
    """No ruleset of this name comes with Pegout."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"there is no ruleset {told(name)}; there are {', '.join(shipped())}")

    def __reduce__(self) -> tuple[type[UnknownRuleset], tuple[str]]:
        return UnknownRuleset, (self.name,)


@cache
def _files() -> Mapping[str, str]:
    """Ruleset names with their texts: every ``*.toml`` in a family's ``rulesets`` folder."""
    found = {
        file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
        for family in FAMILIES
        for file in (files(__name__) / family / "rulesets").iterdir()
        if file.name.endswith(".toml")
    }
    return MappingProxyType(dict(sorted(found.items())))


def shipped() -> tuple[str, ...]:
    """The names of the rulesets that come with Pegout."""
    return tuple(_files())


def load(name: str, options: Mapping[str, OptionValue] = NO_OPTIONS) -> AnyRuleset:
    """A shipped ruleset with house rules; raises `UnknownRuleset` or `UnfitRules`."""
    text = _files().get(name)
    if text is None:
        raise UnknownRuleset(name)
    return read(text, options)


def read(text: str, options: Mapping[str, OptionValue] = NO_OPTIONS) -> AnyRuleset:
    """A ruleset from its text with house rules; raises `UnfitRules` naming the bad entry."""
    try:
        game = tomllib.loads(text).get("game")
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise UnfitRules(f"the ruleset is not TOML: {error}") from error
    family = FAMILIES.get(game) if isinstance(game, str) else None
    if family is None:
        raise UnfitRules(f"game: {game!r} is not a game family; there are {', '.join(FAMILIES)}")
    return family(text, options)
