"""The points of a rank laid on a series, compiled. Its twin: `scoring.lay_lines`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import PlayArrays


@njit(cache=True)
def laid_points(
    play: PlayArrays, series: npt.NDArray[np.int8], length: int, count: int, rank: int
) -> int:
    """The points for a fifteen, alike pieces and a run; those for the limit are not among them.

    ``series`` holds the ranks laid, oldest first, ``length`` of them; ``count`` is their sum.
    ``rank`` is the one laid now; it is not yet in ``series``.
    """
    points = 0
    value = play.values[rank]
    if count + value == play.fifteen and (value > 0 or play.fifteen_of_zero):
        points += play.fifteen_points
    alike = 0
    while alike < length and series[length - 1 - alike] == rank:
        alike += 1
    points += play.alike_points * (alike * (alike + 1) // 2)
    # Growing backwards from the piece laid: a rank met twice ends it, the longest block counts.
    met, low, high, run = 1 << rank, rank, rank, 1
    for back in range(length):
        before = series[length - 1 - back]
        if met >> before & 1:
            break
        met |= 1 << before
        low, high = min(low, before), max(high, before)
        if high - low == back + 1:
            run = back + 2
    if run >= play.shortest_run:
        points += run
    return points
