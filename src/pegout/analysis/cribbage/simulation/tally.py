"""The scores of a game, and what they were scored for."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numba import njit

from pegout.analysis.cribbage.simulation.deal import Numbers
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.records import record_type

COMPENSATION: Final = 0
STARTER: Final = 1
PEGGING: Final = 2
HAND: Final = 3
CRIB: Final = 4
PARTS: Final = ("compensation", "starter", "pegging", "hand", "crib")
"""What points are scored for, by number."""
MOST_SCORINGS: Final = 32
"""More than a deal has."""


class Tally(Protocol):
    """Who has scored what."""

    scores: Numbers
    """[2], by seat."""
    points: Numbers
    """[2, 2, 5], by seat, role and part; what an exact finish takes is not among them."""
    times: Numbers
    """[2, 2, 5], how often there was a part to score in: a starter turned and a play begun count
    for both seats, hands and cribs where they are shown, a compensation where it is scored."""
    telling: int
    """1 to remember every scoring, for who breaks off after a deal (`Table.ends_after`)."""
    told: int
    """How many are remembered."""
    scorings: Numbers
    """[32, 2], role and points of each, what an exact finish takes among them."""


TALLY: Final = record_type(
    [
        ("scores", np.int64, (2,)),
        ("points", np.int64, (2, 2, len(PARTS))),
        ("times", np.int64, (2, 2, len(PARTS))),
        ("telling", np.int64),
        ("told", np.int64),
        ("scorings", np.int64, (MOST_SCORINGS, 2)),
    ]
)


@njit(cache=True)
def award(game: Game, tally: Tally, seat: int, role: int, part: int, points: int) -> bool:
    """Score; whether the target is reached, so that nothing later counts."""
    if tally.telling and points:
        tally.scorings[tally.told, 0] = role
        tally.scorings[tally.told, 1] = points
        tally.told += 1
    if points > game.target - tally.scores[seat]:
        if game.exact:
            return False
        tally.scores[seat] = game.target
    else:
        tally.scores[seat] += points
    tally.points[seat, role, part] += points
    return bool(tally.scores[seat] == game.target)
