"""Computer players of cribbage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pegout.bots.cribbage.anything import Anything
from pegout.bots.cribbage.attention import CARELESS, SHARP, Attention
from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage

__all__ = ["CARELESS", "PLAYERS", "SHARP", "Anything", "Attention", "Sensible"]


def _anything(ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Cribbage)
    return Anything(ruleset.rules)


def _sensible(ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Cribbage)
    return Sensible(ruleset.rules)


PLAYERS: Final[Mapping[str, Callable[[AnyRuleset], AnyBot]]] = {
    "random": _anything,
    "sensible": _sensible,
}
"""Weakest first."""
