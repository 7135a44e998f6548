"""What the crib may be worth to who knows his own hand and what he throws.

The other's throw is as likely as his role makes it, as far as the ranks for it are left; with each
starter it makes a crib of ranks. Flush, groups and nobs, and what the own kept pieces say of his
throw, are in the mean of the tables alone: the distribution is moved to that mean.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import open_ways
from pegout.analysis.cribbage.champion.worth import Chances
from pegout.analysis.cribbage.discard_arrays import DiscardTables
from pegout.analysis.cribbage.discard_kernel import throw_class
from pegout.analysis.cribbage.hand_numbers import STARTS
from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.show_arrays import ShowArrays
from pegout.analysis.cribbage.show_kernel import place_of

_STARTS: Final = np.array(STARTS, np.int64)


@njit(cache=True, nogil=True)
def suppose_throws(
    copies: npt.NDArray[np.int8],
    left: npt.NDArray[np.int8],
    ranks: npt.NDArray[np.int8],
    thrown: npt.NDArray[np.float32],
    size: int,
    ways: npt.NDArray[np.float32],
) -> None:
    """Fill ``ways`` [throws of ranks]: how likely the other throws these ranks.

    ``copies`` and ``left`` [13] are the pieces of the set and those that are unseen, ``ranks`` is
    `HandNumbers.ranks`, ``thrown`` [classes] how often his role throws what, ``size`` how many
    pieces. The sum is nothing in particular.
    """
    open_ways(ranks, left, size, ways)
    for pair in range(len(ways)):
        if ways[pair] > 0:
            often = thrown[2 * pair] + thrown[2 * pair + 1]
            ways[pair] *= often / _ways_of(copies, ranks, size, pair)


@njit(cache=True, nogil=True)
def _ways_of(
    copies: npt.NDArray[np.int8], ranks: npt.NDArray[np.int8], size: int, number: int
) -> float:
    """The ways to take these ranks from the whole set; sizes of one and two."""
    first = int(copies[ranks[_STARTS[size] + number, 0]])
    if size == 1:
        return float(first)
    second = int(copies[ranks[_STARTS[size] + number, 1]])
    if ranks[_STARTS[size] + number, 0] == ranks[_STARTS[size] + number, 1]:
        return first * (first - 1) / 2
    return float(first * second)


@njit(cache=True, nogil=True)
def cribs_by_starter(
    show: ShowArrays,
    ranks: npt.NDArray[np.int8],
    ways: npt.NDArray[np.float32],
    left: npt.NDArray[np.int8],
    thrown: npt.NDArray[np.int8],
    cribs: npt.NDArray[np.float32],
) -> None:
    """Fill ``cribs`` [13, bins]: how likely this rank is turned and the crib's ranks bring so much.

    ``ways`` and ``left`` are those of `suppose_throws`, ``thrown`` the own throw. The sum of all
    is 1.
    """
    size = len(thrown)
    own, first = place_of(show.more, show.rank, thrown), _STARTS[size]
    for turned in range(RANKS):
        for points in range(cribs.shape[1]):
            cribs[turned, points] = 0.0
    whole = np.float32(0.0)
    for pair in range(len(ways)):
        often = ways[pair]
        if often == 0:
            continue
        place = own
        for i in range(size):
            rank = ranks[first + pair, i]
            place = int(show.more[place, rank])
            left[rank] -= 1
        for turned in range(RANKS):
            if left[turned] > 0:
                likely = often * np.float32(left[turned])
                cribs[turned, show.points[place, turned]] += likely
                whole += likely
        for i in range(size):
            left[ranks[first + pair, i]] += 1
    for turned in range(RANKS):
        for points in range(cribs.shape[1]):
            cribs[turned, points] /= whole


@njit(cache=True, nogil=True)
def unsaid(
    show: ShowArrays,
    tables: DiscardTables,
    role: int,
    kept: npt.NDArray[np.int8],
    thrown: npt.NDArray[np.int8],
    cribs: npt.NDArray[np.float32],
) -> float:
    """By how much the tables' mean of the crib is more than that of `cribs_by_starter`."""
    of = throw_class(show, thrown)
    more = float(tables.crib_mean[role, of])
    for piece in kept:
        more += tables.crib_held[role, of, show.rank[piece]]
    for turned in range(RANKS):
        for points in range(cribs.shape[1]):
            more -= points * cribs[turned, points]
    return more


@njit(cache=True, nogil=True)
def move(points: Chances, more: float) -> None:
    """Let ``points`` be ``more`` on average, up to a point, as far as no points allow it.

    That part of all gets one point more, or one less.
    """
    part, last = np.float32(min(abs(more), 1.0)), len(points) - 1
    if more > 0:
        for n in range(last - 1, -1, -1):
            points[n + 1] += part * points[n]
            points[n] -= part * points[n]
    else:
        for n in range(1, last + 1):
            points[n - 1] += part * points[n]
            points[n] -= part * points[n]


@njit(cache=True, nogil=True)
def hand_and_crib(
    points: npt.NDArray[np.int16],
    rank: npt.NDArray[np.int8],
    cribs: npt.NDArray[np.float32],
    more: float,
    both: npt.NDArray[np.float32],
) -> None:
    """Fill ``both`` [bins, bins]: how likely the hand and the crib bring so much, by one starter.

    ``points`` [pieces] are those of the hand by starter, -1 for pieces that are not unseen, and
    ``more`` is what `unsaid` says.
    """
    number = np.zeros(RANKS, np.float32)
    for hand in range(both.shape[0]):
        for crib in range(both.shape[1]):
            both[hand, crib] = 0.0
    for piece in range(len(points)):
        if points[piece] >= 0:
            number[rank[piece]] += 1
    for piece in range(len(points)):
        if points[piece] >= 0:
            part = np.float32(1.0) / number[rank[piece]]
            row = cribs[rank[piece]]
            for n in range(len(row)):
                both[points[piece], n] += part * row[n]
    for n in range(len(both)):
        move(both[n], more)
