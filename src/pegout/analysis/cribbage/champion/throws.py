"""What each throw is worth in games won.

For a throw the rest of the deal is taken apart into counts that follow each other: the starter, the
play, pone's hand, dealer's hand, crib. Each has a distribution of points; from the end backwards
they become one grid of winning chances, so that who counts out first is honoured.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.worth import DEALER, Chances, Grid, counted


class Prospects(NamedTuple):
    """What comes after the throw, as distributions of points that do not depend on it."""

    grid: Grid
    """Between the deals (`worth.next_deal`), [target + 1, target + 1]."""
    other_hand: Chances
    """[points], the other player's hand."""
    starter: Chances
    """[points], what the starter brings to ``starter_role``, from the pieces that are unseen."""
    starter_role: int


@njit(cache=True)
def throw_worth(
    prospects: Prospects,
    role: int,
    own: int,
    other: int,
    hand: Chances,
    crib: Chances,
    pegs: npt.NDArray[np.float32],
) -> float:
    """The chance of winning with one throw.

    ``hand`` and ``crib`` are the distributions of what is kept and of the crib it goes to; ``pegs``
    [own, other] how likely the play brings so many points to each.
    """
    grid = counted(prospects.grid, crib, 1 - role, own, other)
    if role == DEALER:
        grid = counted(grid, hand, 0, own, other)
        grid = counted(grid, prospects.other_hand, 1, own, other)
    else:
        grid = counted(grid, prospects.other_hand, 1, own, other)
        grid = counted(grid, hand, 0, own, other)
    target = grid.shape[0] - 1
    worth = 0.0
    for turned in range(prospects.starter.shape[0]):
        likely = prospects.starter[turned]
        if likely == 0.0:
            continue
        mine = own + (turned if prospects.starter_role == role else 0)
        theirs = other + (turned if prospects.starter_role != role else 0)
        if mine >= target or theirs >= target:
            worth += likely * grid[min(target, mine), min(target, theirs)]
            continue
        for scored in range(pegs.shape[0]):
            for lost in range(pegs.shape[1]):
                if pegs[scored, lost] == 0.0:
                    continue
                worth += likely * pegs[scored, lost] * _pegged(grid, mine, theirs, scored, lost)
    return worth


@njit(cache=True)
def _pegged(grid: Grid, own: int, other: int, scored: int, lost: int) -> float:
    """After the play. Where both would reach the target in it, who needs the smaller part does."""
    target = grid.shape[0] - 1
    mine, theirs = own + scored, other + lost
    if mine < target or theirs < target:
        return float(grid[min(target, mine), min(target, theirs)])
    won, beaten = float(grid[target, other]), float(grid[own, target])
    sooner = (target - own) * lost - (target - other) * scored
    if sooner == 0:
        return 0.5 * (won + beaten)
    return won if sooner < 0 else beaten
