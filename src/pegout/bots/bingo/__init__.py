"""Computer players of Bingo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pegout.bots.bingo.sensible import Sensible
from pegout.bots.bingo.softened import Softened
from pegout.bots.player import AnyBot
from pegout.bots.roster import Entry, Roster
from pegout.engine import AnyRuleset
from pegout.games.bingo import Bingo
from pegout.games.bingo.rules import BingoRules

__all__ = ["Sensible", "players"]

NOISE: Final[Mapping[str, float]] = {
    "beginner": 24.0,
    "casual": 12.0,
    "club": 6.0,
    "expert": 3.0,
    "champion": 0.0,
}
"""Small points, by level: see `Softened`."""


def players(_: AnyRuleset) -> Roster:
    """The players of a ruleset."""
    levels = {name: _entry(partial(_level, noise)) for name, noise in NOISE.items()}
    return {"sensible": _entry(Sensible), **levels}


def _entry(build: Callable[[BingoRules], AnyBot]) -> Entry:
    def of(ruleset: AnyRuleset) -> AnyBot:
        assert isinstance(ruleset, Bingo)
        return build(ruleset.rules)

    return Entry(of)


def _level(noise: float, rules: BingoRules) -> AnyBot:
    return Softened(Sensible(rules), noise)
