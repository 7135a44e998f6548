"""What the end of a play is worth: both hands still to be shown, then the crib."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.steps import Scores
from pegout.analysis.cribbage.champion.worth import DEALER, Grid


class Stake(NamedTuple):
    """What ends are worth to me."""

    grid: Grid
    """[target + 1, target + 1] by my score and the other's, before the crib is counted."""
    role: int
    own_show: int
    """Points of my hand, for which the starter is known."""
    shows: npt.NDArray[np.float32]
    """By the place of a hand that was kept: its points, flush and nobs as likely as they are."""
    sense: int
    """1 where points win, -1 where they lose."""


@njit(cache=True)
def worth_at_end(stake: Stake, scores: Scores, mine: float, theirs: float) -> float:
    """The chance of winning with these scores when the play is over and these hands are shown.

    A part of a point is a chance of one point more.
    """
    grid, target = stake.grid, stake.grid.shape[0] - 1
    if max(scores[0], scores[1]) >= target:
        return float(grid[min(scores[0], target), min(scores[1], target)])
    own, other = int(mine), int(theirs)
    more, others = mine - own, theirs - other
    value = 0.0
    for i in range(2):
        if i == 1 and more == 0:
            break
        part = more if i else 1 - more
        value += part * (1 - others) * _counted(stake, scores, own + i, other)
        if others > 0:
            value += part * others * _counted(stake, scores, own + i, other + 1)
    return value


@njit(cache=True)
def _counted(stake: Stake, scores: Scores, shown: int, others: int) -> float:
    """The hands counted, the pone's first; who is there first has won."""
    grid, target = stake.grid, stake.grid.shape[0] - 1
    mine, theirs = min(scores[0] + shown, target), min(scores[1] + others, target)
    if mine == target and theirs == target:
        if stake.role == DEALER:
            return float(grid[scores[0], target])
        return float(grid[target, scores[1]])
    return float(grid[mine, theirs])
