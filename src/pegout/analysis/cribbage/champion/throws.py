"""What each throw is worth in games won.

For a throw the rest of the deal is taken apart into counts that follow each other: the starter, the
play, pone's hand, dealer's hand, crib. Each has a distribution of points, own hand and crib one
together; who counts out first is honoured.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.worth import DEALER, Chances, Grid


class Prospects(NamedTuple):
    """What comes after the throw and does not depend on it."""

    grid: Grid
    """[target + 1, target + 1], before the other's hand is counted (`hand_to_come`)."""
    starter: Chances
    """[points], what the starter brings to ``starter_role``, from the pieces that are unseen."""
    starter_role: int
    at_target: float
    """What reaching the target first is worth to me: 1, or 0 where it loses."""


@njit(cache=True, nogil=True)
def hand_to_come(grid: Grid, points: Chances, role: int, at_target: float) -> Grid:
    """The grid before the other's hand brings ``points``, by the scores with all that is else mine.

    ``grid`` is that between the deals (`worth.next_deal`), ``role`` my own. Where I stand at the
    target by hand and crib, a pone's hand may still have come before them.
    """
    target = grid.shape[0] - 1
    before = np.zeros_like(grid)
    for mine in range(target + 1):
        before[mine, target] = at_target if mine == target else 1.0 - at_target
        for theirs in range(target):
            worth = 0.0
            for scored in range(points.shape[0]):
                after = grid[min(mine, target - 1), min(target, theirs + scored)]
                if mine == target and (role != DEALER or theirs + scored < target):
                    after = at_target
                worth += points[scored] * after
            before[mine, theirs] = worth
    return before


@njit(cache=True, nogil=True)
def throw_worth(
    prospects: Prospects,
    role: int,
    own: int,
    other: int,
    both: npt.NDArray[np.float32],
    pegs: npt.NDArray[np.float32],
) -> float:
    """The chance of winning with one throw.

    ``both`` [hand, crib] is how likely what is kept and the crib it goes to bring so many points;
    ``pegs`` [own, other] how likely the play brings so many points to each.
    """
    grid, target = prospects.grid, prospects.grid.shape[0] - 1
    won, lost = prospects.at_target, 1.0 - prospects.at_target
    most = len(prospects.starter) - 1
    found = np.full((pegs.shape[0] + most, pegs.shape[1] + most), np.nan)
    sums = np.zeros(both.shape[0] + both.shape[1], np.float32)
    hands = np.zeros(both.shape[0], np.float32)
    for hand in range(both.shape[0]):
        for crib in range(both.shape[1]):
            sums[hand + crib] += both[hand, crib]
            hands[hand] += both[hand, crib]
    worth = 0.0
    for turned in range(most + 1):
        likely = prospects.starter[turned]
        if likely == 0.0:
            continue
        mine = own + (turned if prospects.starter_role == role else 0)
        theirs = other + (turned if prospects.starter_role != role else 0)
        if mine >= target or theirs >= target:
            worth += likely * (won if mine >= target else lost)
            continue
        for scored in range(pegs.shape[0]):
            for given in range(pegs.shape[1]):
                often = likely * pegs[scored, given]
                if often == 0.0:
                    continue
                up, down = mine + scored, theirs + given
                if up >= target and down >= target:
                    # Who needs the smaller part of what he gets is there first.
                    sooner = (target - mine) * given - (target - theirs) * scored
                    worth += often * (0.5 if sooner == 0 else won if sooner < 0 else lost)
                elif up >= target or down >= target:
                    worth += often * (won if up >= target else lost)
                else:
                    if np.isnan(found[up - own, down - other]):
                        found[up - own, down - other] = (
                            _as_dealer(grid, sums, up, down)
                            if role == DEALER
                            else _as_pone(grid, both, hands, up, down, won)
                        )
                    worth += often * found[up - own, down - other]
    return worth


@njit(cache=True, nogil=True)
def _as_dealer(grid: Grid, sums: Chances, own: int, other: int) -> float:
    """Hand and crib are mine, and both come after the other's hand."""
    target = grid.shape[0] - 1
    worth, short = np.float32(0.0), min(len(sums), target - own)
    for scored in range(short):
        worth += sums[scored] * grid[own + scored, other]
    for scored in range(short, len(sums)):
        worth += sums[scored] * grid[target, other]
    return float(worth)


@njit(cache=True, nogil=True)
def _as_pone(
    grid: Grid,
    both: npt.NDArray[np.float32],
    hands: Chances,
    own: int,
    other: int,
    at_target: float,
) -> float:
    """My hand comes first; then the other's hand and crib, in either order."""
    target = grid.shape[0] - 1
    worth, short = np.float32(0.0), min(both.shape[1], target - other)
    for hand in range(both.shape[0]):
        if hands[hand] == 0.0:
            continue
        if own + hand >= target:
            worth += hands[hand] * np.float32(at_target)
            continue
        row, chances = grid[own + hand], both[hand]
        for crib in range(short):
            worth += chances[crib] * row[other + crib]
        for crib in range(short, both.shape[1]):
            worth += chances[crib] * row[target]
    return float(worth)
