"""Computer players of Bingo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pegout.bots.bingo.sensible import Sensible
from pegout.bots.player import AnyBot
from pegout.engine import AnyRuleset
from pegout.games.bingo import Bingo

__all__ = ["PLAYERS", "Sensible"]


def _sensible(ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Bingo)
    return Sensible(ruleset.rules)


PLAYERS: Final[Mapping[str, Callable[[AnyRuleset], AnyBot]]] = {"sensible": _sensible}
"""Weakest first."""
