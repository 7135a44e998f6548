"""Who may be named as a player, and the five levels that people are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pegout.bots.player import AnyBot
from pegout.engine import AnyRuleset

LEVELS: Final = ("beginner", "casual", "club", "expert", "champion")
"""From the weakest, evenly spaced by measured rating (docs/players.md). Every ruleset has them."""
STAND_IN: Final = "sensible"
"""Answers at once, in every game: it takes the turn of a player that is not ready yet."""


@dataclass(frozen=True)
class Entry:
    """One player by name."""

    build: Callable[[AnyRuleset], AnyBot]
    warm: Callable[[AnyRuleset], object] | None = None
    """Compiles and loads what it needs, so that no turn waits for it; ``None`` where that is
    nothing. What is compiled is kept on disk."""


Roster = Mapping[str, Entry]
"""By name: those for measuring, then the levels; each group from the weakest."""
