"""What scores are worth while a deal comes to its end: the probability of winning the game.

All grids are ``float32[target + 1, target + 1]`` by the two scores, those of the player who asks
first; a score at the target or beyond stands at the target. The stages go backwards: before the
next deal, before the crib is counted, before the hands are. Who reaches the target first in the
order of counting has won (six-card 6.10, 7.1).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

Grid = npt.NDArray[np.float32]
Chances = npt.NDArray[np.float32]
"""[points], how likely each number of points is; sums to 1."""

PONE = 0
DEALER = 1


@njit(cache=True)
def counted(grid: Grid, points: Chances, whose: int, own: int, other: int) -> Grid:
    """The grid before a count of these points by me (``whose`` 0) or by the other (1).

    ``own`` and ``other`` are the lowest scores that are asked for.
    ``grid`` must hold the ends: 1 where my score stands at the target, 0 where the other's does.
    """
    target = grid.shape[0] - 1
    before = np.zeros_like(grid)
    for score in range(target + 1):
        before[target, score], before[score, target] = grid[target, score], grid[score, target]
    for mine in range(own, target):
        to = before[mine]
        for scored in range(points.shape[0]):
            likely = points[scored]
            if likely == 0.0:
                continue
            if whose == 0:
                row = grid[min(target, mine + scored)]
                for theirs in range(other, target):
                    to[theirs] += likely * row[theirs]
            else:
                row, last = grid[mine], target - scored
                for theirs in range(other, last):
                    to[theirs] += likely * row[theirs + scored]
                for theirs in range(max(other, last), target):
                    to[theirs] += likely * row[target]
    return before


@njit(cache=True)
def next_deal(board: npt.NDArray[np.float32], role: int, at_target: float) -> Grid:
    """The grid between deals for who has this ``role`` in the deal that ends.

    ``board[r, mine, theirs]`` is what I win with as role ``r`` of the deal that follows; roles
    change every deal. ``at_target`` is what reaching the target first is worth to me: 1, or 0
    where it loses.
    """
    target = board.shape[1]
    grid = np.zeros((target + 1, target + 1), np.float32)
    grid[:target, :target] = board[1 - role]
    grid[target, :] = at_target
    grid[:target, target] = 1.0 - at_target
    return grid
