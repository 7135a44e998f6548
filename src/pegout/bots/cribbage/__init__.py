"""Computer players of cribbage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from pegout.analysis.cribbage.manifests import plays_by_tables
from pegout.bots.cribbage.anything import Anything
from pegout.bots.cribbage.attention import CARELESS, SHARP, Attention
from pegout.bots.cribbage.levels import BY_NAME
from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.bots.roster import Entry, Roster
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

__all__ = ["CARELESS", "SHARP", "Anything", "Attention", "Sensible", "players", "prepared"]

KERNELS: Final = "pegout.bots.cribbage.strong"
"""Needs compiled code, and is loaded for who plays with it: the server names players and has none
of it."""


def players(_: AnyRuleset) -> Roster:
    """The players of a ruleset."""
    return {**MEASURING, **LEVELS}


def prepared(ruleset: AnyRuleset) -> bool:
    """Tables are stored that the strongest player plays this ruleset by."""
    assert isinstance(ruleset, Cribbage)
    return plays_by_tables(ruleset.rules)


def _at_once(build: Callable[[CribbageRules], AnyBot]) -> Entry:
    return Entry(partial(_built, build))


def _strong(name: str) -> Entry:
    return Entry(partial(_built, partial(_by_kernels, name)), _warm)


def _built(build: Callable[[CribbageRules], AnyBot], ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Cribbage)
    return build(ruleset.rules)


def _by_kernels(name: str, rules: CribbageRules) -> AnyBot:
    player: AnyBot = import_module(KERNELS).PLAYERS[name](rules)
    return player


def _warm(ruleset: AnyRuleset) -> None:
    import_module(KERNELS).warm(ruleset)


MEASURING: Final[Roster] = {
    "random": _at_once(Anything),
    "greedy": _strong("greedy"),
    "sensible": _at_once(Sensible),
    "at-once": _strong("at-once"),
    "heuristic": _strong("heuristic"),
    "sampler": _strong("sampler"),
    "points": _strong("points"),
}
LEVELS: Final[Roster] = {name: _strong(name) for name in BY_NAME}
