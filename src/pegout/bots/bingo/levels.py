"""The five levels of Bingo, and one for measuring: what each thinks of, and how surely."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

Memory = Literal["all", "none"]
"""Which of the tricks it remembers: who remembers none does not know what has been played."""
Closing = Literal["never", "weighed"]
Ending = Literal["sampled", "solved"]
"""Whether the end is solved once the stock is gone, or thought over like all else."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """A player: one that searches, and what it leaves out."""

    playouts: int
    """How many deals it plays through in its mind for a decision, over all that it may do."""
    noise: float = 0.0
    """The standard deviation of its judgement of every action, in matches won."""
    memory: Memory = "all"
    closing: Closing = "weighed"
    ending: Ending = "solved"


CHAMPION: Final = Level(playouts=1000)
BY_NAME: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "beginner": Level(
            playouts=100, noise=0.095, memory="none", closing="never", ending="sampled"
        ),
        "casual": Level(playouts=100, noise=0.06, memory="none", closing="never", ending="sampled"),
        "club": Level(playouts=200, noise=0.064, ending="sampled"),
        "expert": Level(playouts=500, noise=0.04),
        "champion": CHAMPION,
    }
)
"""From the weakest."""
