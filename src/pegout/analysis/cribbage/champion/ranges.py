"""What both may hold when the last lays come: what everybody knows, and what I know besides."""

from __future__ import annotations

import numpy as np
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import ways_of
from pegout.analysis.cribbage.champion.endgame import ME, OTHER, Endgame
from pegout.analysis.cribbage.champion.history import Holdings
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers
from pegout.analysis.cribbage.lowered import PlayArrays

DISBELIEVED = 1e-6
"""How likely the other thinks a hand of mine that I am never thought to keep."""
_STARTS = np.array(STARTS, np.int64)


@njit(cache=True)
def weigh_pairs(
    play: PlayArrays,
    numbers: HandNumbers,
    work: Endgame,
    starter: int,
    mine: Holdings,
    number: int,
    theirs: Holdings,
    others: int,
    held: tuple[int, int],
) -> None:
    """Fill ``work.pairs`` and ``work.kept`` with what everybody knows, the starter's rank included.

    The holdings are what each may hold by what his role keeps and by what he laid; mine are weighed
    by the ways to be dealt them too. ``number`` and ``others`` are how many, ``held`` what is left
    of them. Both are taken from one set. The pairs sum to 1.
    """
    work.pairs[:] = 0
    work.kept[:] = 0
    left = play.copies.copy()
    left[starter] -= 1
    own, other = _STARTS[held[0]], _STARTS[held[1]]
    for j in range(others):
        work.kept[OTHER, theirs.left[j] - other] = theirs.kept[j]
    total = np.float64(0.0)
    for i in range(number):
        ranks, row = numbers.ranks[mine.kept[i]], mine.left[i] - own
        work.kept[ME, row] = mine.kept[i]
        for k in range(play.kept):
            left[ranks[k]] -= 1
        for j in range(others):
            ways = ways_of(numbers.ranks[theirs.kept[j]], left, play.kept)
            weight = np.float32(ways * mine.weight[i] * theirs.weight[j])
            work.pairs[row, theirs.left[j] - other] += weight
            total += weight
        for k in range(play.kept):
            left[ranks[k]] += 1
    if total > 0:
        work.pairs[:] *= np.float32(1 / total)


@njit(cache=True)
def weigh_own(
    work: Endgame, hand: int, kept: int, theirs: Holdings, others: int, held: tuple[int, int]
) -> float:
    """Put in the row of the ``hand`` that I hold what I know: ``theirs``, how likely each is to me.

    All else that the other may believe of me stays. What the row adds up to.
    """
    row, other = hand - _STARTS[held[0]], _STARTS[held[1]]
    work.kept[ME, row] = kept
    believed, known = max(float(work.pairs[row].sum()), DISBELIEVED), 0.0
    for j in range(others):
        known += float(theirs.weight[j])
    work.pairs[row] = 0
    for j in range(others):
        place = theirs.left[j] - other
        work.kept[OTHER, place] = theirs.kept[j]
        work.pairs[row, place] += np.float32(believed * float(theirs.weight[j]) / known)
    return believed
