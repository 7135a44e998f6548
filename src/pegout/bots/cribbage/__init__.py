"""Computer players of cribbage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage

__all__ = ["PLAYERS", "Sensible"]


def _sensible(ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Cribbage)
    return Sensible(ruleset.rules)


PLAYERS: Final[Mapping[str, Callable[[AnyRuleset], AnyBot]]] = {"sensible": _sensible}
"""Weakest first."""
