"""Computer players of Bingo."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Final

from pegout.analysis.lowering import NotLowered
from pegout.bots.bingo.levels import BY_NAME, Level
from pegout.bots.bingo.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.bots.roster import Entry, Roster
from pegout.engine import AnyRuleset
from pegout.games.bingo import Bingo
from pegout.games.bingo.rules import BingoRules

__all__ = ["Sensible", "players"]

KERNELS: Final = "pegout.bots.bingo.searching"
"""Needs compiled code, and is loaded for who plays with it: the server names players and has none
of it."""


def players(_: AnyRuleset) -> Roster:
    """The players of a ruleset."""
    return {**MEASURING, **LEVELS}


def _of_bingo(build: Callable[[BingoRules], AnyBot]) -> Callable[[AnyRuleset], AnyBot]:
    def of(ruleset: AnyRuleset) -> AnyBot:
        assert isinstance(ruleset, Bingo)
        return build(ruleset.rules)

    return of


def _level(level: Level, rules: BingoRules) -> AnyBot:
    try:
        player: AnyBot = import_module(KERNELS).Searching(rules, level)
    except NotLowered:
        return Sensible(rules)  # plays by whatever rules
    return player


def _warm(ruleset: AnyRuleset) -> None:
    assert isinstance(ruleset, Bingo)
    with suppress(NotLowered):
        import_module(KERNELS).warm(ruleset.rules)


MEASURING: Final[Roster] = {
    "greedy": Entry(_of_bingo(partial(Sensible, style="greedy"))),
    "sensible": Entry(_of_bingo(Sensible)),
}
LEVELS: Final[Roster] = {
    name: Entry(_of_bingo(partial(_level, level)), _warm) for name, level in BY_NAME.items()
}
