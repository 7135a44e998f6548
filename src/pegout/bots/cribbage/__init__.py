"""Computer players of cribbage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pegout.bots.cribbage.anything import Anything
from pegout.bots.cribbage.attention import CARELESS, SHARP, Attention
from pegout.bots.cribbage.clouded import CloudedDiscards, CloudedLays
from pegout.bots.cribbage.composed import Composed, Laying
from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.greedy import AtOnce, HandAlone
from pegout.bots.cribbage.lays import Lays
from pegout.bots.cribbage.levels import BY_NAME, Level
from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.bots.roster import Entry, Roster
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

__all__ = ["CARELESS", "SHARP", "Anything", "Attention", "Sensible", "players"]


def players(_: AnyRuleset) -> Roster:
    """The players of a ruleset."""
    return {**MEASURING, **LEVELS}


def _entry(build: Callable[[CribbageRules], AnyBot]) -> Entry:
    def of(ruleset: AnyRuleset) -> AnyBot:
        assert isinstance(ruleset, Cribbage)
        return build(ruleset.rules)

    return Entry(of)


def greedy(rules: CribbageRules) -> AnyBot:
    """The hand alone in the discard, points at once in the play."""
    return Composed(rules, SHARP, HandAlone(rules), AtOnce(rules))


def level(of: Level, rules: CribbageRules) -> AnyBot:
    """A level over the rankings of the sensible player."""
    laying: Laying = AtOnce(rules) if of.lays == "at once" else Lays(rules)
    return Composed(
        rules,
        of.attention,
        CloudedDiscards(rules, of, Discards(rules)),
        CloudedLays(rules, of, laying),
    )


MEASURING: Roster = {
    "random": _entry(Anything),
    "greedy": _entry(greedy),
    "sensible": _entry(Sensible),
    "heuristic": _entry(Sensible),
}
LEVELS: Roster = {name: _entry(partial(level, of)) for name, of in BY_NAME.items()}
