"""Computer players: from what a seat may know to an action. No player ever sees a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pegout.bots.bingo import players as bingo
from pegout.bots.cribbage import players as cribbage
from pegout.bots.cribbage import prepared as by_tables
from pegout.bots.player import AnyBot, Bot, Choice, Ranked
from pegout.bots.random_player import RandomPlayer
from pegout.bots.roster import LEVELS, STAND_IN, Entry, Roster
from pegout.engine import AnyRuleset, told

__all__ = [
    "LEVELS",
    "STAND_IN",
    "AnyBot",
    "Bot",
    "Choice",
    "Ranked",
    "UnknownBot",
    "at_once",
    "bot",
    "names",
    "prepared",
    "warm",
]

EVERYWHERE: Final[Roster] = {"random": Entry(lambda _: RandomPlayer())}
"""Players of every game."""

FAMILIES: Final[Mapping[str, Callable[[AnyRuleset], Roster]]] = {
    "cribbage": cribbage,
    "bingo": bingo,
}
"""By game family, the players of a ruleset."""


PREPARED: Final[Mapping[str, Callable[[AnyRuleset], bool]]] = {"cribbage": by_tables}
"""By game family, whether what is stored fits a ruleset; others store nothing."""


class UnknownBot(ValueError):
    """No player of this name plays by these rules."""

    def __init__(self, name: str, ruleset: AnyRuleset) -> None:
        self.name = name
        there_are = ", ".join(names(ruleset))
        super().__init__(f"{ruleset.name} has no player {told(name)}; there are {there_are}")


def _nobody(_: AnyRuleset) -> Roster:
    """Of a family that has no players of its own."""
    return {}


def _players(ruleset: AnyRuleset) -> Roster:
    of_family = FAMILIES.get(ruleset.family, _nobody)
    return {**EVERYWHERE, **of_family(ruleset)}


def names(ruleset: AnyRuleset) -> tuple[str, ...]:
    """The players that know these rules: those for measuring, then `LEVELS` from the weakest."""
    return tuple(_players(ruleset))


def bot(name: str, ruleset: AnyRuleset) -> AnyBot:
    """The player of this name, ready for this ruleset's games; raises `UnknownBot`."""
    return _entry(name, ruleset).build(ruleset)


def at_once(name: str, ruleset: AnyRuleset) -> bool:
    """The player answers its first turn as quickly as any: nothing is compiled or loaded for it.

    Raises `UnknownBot`.
    """
    return _entry(name, ruleset).warm is None


def prepared(ruleset: AnyRuleset) -> bool:
    """The strongest player knows this game beforehand, and need not reckon it as he plays."""
    return ruleset.family in PREPARED and PREPARED[ruleset.family](ruleset)


def warm(ruleset: AnyRuleset) -> None:
    """Compile and load what the players of this ruleset need, each thing once."""
    for prepare in dict.fromkeys(entry.warm for entry in _players(ruleset).values()):
        if prepare is not None:
            prepare(ruleset)


def _entry(name: str, ruleset: AnyRuleset) -> Entry:
    entry = _players(ruleset).get(name)
    if entry is None:
        raise UnknownBot(name, ruleset)
    return entry
