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


@njit(cache=True, nogil=True)
def score_lays(
    play: PlayArrays, series: npt.NDArray[np.int8], ranks: npt.NDArray[np.int8]
) -> npt.NDArray[np.int16]:
    """[n], `laid_points` of each of ``ranks`` [n] on its row of ``series`` [n, most].

    A row holds the ranks laid, oldest first, and -1 after the last.
    """
    points = np.empty(len(ranks), np.int16)
    for i in range(len(ranks)):
        length, count = 0, 0
        while length < series.shape[1] and series[i, length] >= 0:
            count += play.values[series[i, length]]
            length += 1
        points[i] = laid_points(play, series[i], length, count, ranks[i])
    return points
