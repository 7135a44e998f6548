"""Computer players: from what a seat may know to an action. No player ever sees a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from pegout.bots.bingo import PLAYERS as BINGO
from pegout.bots.cribbage import PLAYERS as CRIBBAGE
from pegout.bots.player import AnyBot, Bot, Choice, Ranked
from pegout.bots.random_player import RandomPlayer
from pegout.engine import AnyRuleset, told

__all__ = ["AnyBot", "Bot", "Choice", "Ranked", "UnknownBot", "bot", "names"]

EVERYWHERE: Final[Mapping[str, Callable[[AnyRuleset], AnyBot]]] = {
    "random": lambda _: RandomPlayer(),
}
"""Players of every game."""

FAMILIES: Final[Mapping[str, Mapping[str, Callable[[AnyRuleset], AnyBot]]]] = {
    "cribbage": CRIBBAGE,
    "bingo": BINGO,
}
"""Players by game family, weakest first."""


class UnknownBot(ValueError):
    """No player of this name plays by these rules."""

    def __init__(self, name: str, ruleset: AnyRuleset) -> None:
        self.name = name
        there_are = ", ".join(names(ruleset))
        super().__init__(f"{ruleset.name} has no player {told(name)}; there are {there_are}")


def _players(ruleset: AnyRuleset) -> Mapping[str, Callable[[AnyRuleset], AnyBot]]:
    return MappingProxyType({**EVERYWHERE, **FAMILIES.get(ruleset.family, {})})


def names(ruleset: AnyRuleset) -> tuple[str, ...]:
    """The players that know these rules, weakest first."""
    return tuple(_players(ruleset))


def bot(name: str, ruleset: AnyRuleset) -> AnyBot:
    """The player of this name, ready for this ruleset's games; raises `UnknownBot`."""
    builder = _players(ruleset).get(name)
    if builder is None:
        raise UnknownBot(name, ruleset)
    return builder(ruleset)
