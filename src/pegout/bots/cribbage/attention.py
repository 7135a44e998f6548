"""How closely a player looks when he counts by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from pegout.engine import ScoreLine, total
from pegout.games.cribbage.scoring import TRAITS

EASY: Final[Mapping[str, float]] = MappingProxyType(
    {
        "thirty-one": 0.2,
        "go": 0.5,
        "pair": 0.5,
        "fifteen": 1.0,
        "run": 1.0,
        "flush": 1.0,
        "nobs": 2.0,
    }
)
"""How much easier or harder than a fifteen of two pieces a combination is overlooked."""
PER_PIECE: Final = 1.0
"""Harder for every piece of a fifteen beyond two."""
AGAIN: Final = 1.5
"""Harder for a run or a pair when another was counted before it: hands with two runs or two pairs
are the ones that people count short."""


@dataclass(frozen=True)
class Attention:
    """One place for the faults of a player's counting; levels of players differ in it."""

    slip: float
    """How often a fifteen of two pieces is overlooked, from 0 to 1; harder ones more often."""
    invents: float = 0.0
    """How often a count comes out too high, by a point or two."""

    def notices(self, lines: Sequence[ScoreLine], chance: Random) -> int:
        """The points of the lines that are not overlooked."""
        if not self.slip:
            return total(lines)
        return sum(
            line.points
            for line, hard in zip(lines, _hardness(lines), strict=True)
            if chance.random() >= self.slip * hard
        )

    def claims(self, lines: Sequence[ScoreLine], chance: Random) -> int:
        """What the player says that the lines are worth."""
        noticed = self.notices(lines, chance)
        if self.invents and chance.random() < self.invents:
            noticed += chance.choice((1, 2))
        return noticed


SHARP: Final = Attention(slip=0.0)
"""Counts right."""
CARELESS: Final = Attention(slip=0.08, invents=0.03)
"""Overlooks a pair now and then, and the second run of a hand often enough."""


def _hardness(lines: Iterable[ScoreLine]) -> Iterator[float]:
    """How easily each line is overlooked, beside a fifteen of two pieces."""
    before: list[str] = []
    for line in lines:
        hard = EASY.get(line.rule, 1.0)
        if line.rule == "fifteen":
            # A piece that is worth nothing hides in a fifteen just as well.
            hard += PER_PIECE * max(0, len(line.pieces) - 2)
            hard += sum(TRAITS[piece].value == 0 for piece in line.pieces)
        elif line.rule in before:
            hard += AGAIN
        before.append(line.rule)
        yield hard
