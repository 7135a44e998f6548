"""Whole distributions of the points of hand and crib for each discard, both under one starter.

What the other throws follows from everything in the own hand (`dealt_patterns`), the suits of his
throw and the starter from what is left. The twin: every hand of the other, dealt and discarded
from.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.dealt_patterns import Patterns, Weights, likely_discards
from pegout.analysis.cribbage.discard_arrays import DiscardTables, Throws
from pegout.analysis.cribbage.discard_kernel import class_of
from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.show_arrays import CRIB, HAND, ShowArrays
from pegout.analysis.cribbage.show_kernel import Pieces, add_suit_points, starter_points

FITS: Final = 3
"""Turns of fitting; the second changes little."""


@njit(cache=True, nogil=True)
def discard_points(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    patterns: Patterns,
    dealt: Pieces,
    role: int,
) -> npt.NDArray[np.float32]:
    """[throws, bins, bins], for each throw of ``dealt`` how likely hand and crib bring what.

    Points of the hand by points of the crib; each throw's sum to 1. The tables and patterns are of
    the same rules and pegging values.
    """
    companions, weights = likely_companions(show, throws, tables, patterns, dealt, 1 - role)
    points = np.zeros((len(throws.thrown), show.bins, show.bins), np.float32)
    size = throws.thrown.shape[1]
    hand, crib = np.empty(throws.kept.shape[1], np.int8), np.empty(2 * size, np.int8)
    of_hand, of_crib = np.empty(len(show.rank), np.int16), np.empty(len(show.rank), np.int16)
    more, by_rank, suits, groups = show.more, show.rank, show.suits, show.groups
    for throw in range(len(points)):
        for i in range(len(hand)):
            hand[i] = dealt[throws.kept[throw, i]]
        for i in range(size):
            crib[i] = dealt[throws.thrown[throw, i]]
        starter_points(show, hand, HAND, of_hand)
        spread = points[throw]
        for at in range(len(companions)):
            crib[size:] = companions[at]
            place, shared, held, nobs = 0, np.uint8(255), 0, np.uint8(0)
            for piece in crib:
                place = more[place, by_rank[piece]]
                shared &= suits[piece]
                held |= groups[piece]
                nobs |= show.for_nobs[piece]
            row = show.points[place]
            for starter in range(len(of_crib)):
                of_crib[starter] = row[by_rank[starter]]
            if shared or held or nobs:
                add_suit_points(show, crib, CRIB, of_crib)
            for starter in range(len(of_crib)):
                # No weight for pieces that are not left: what stands there for their points is -1.
                spread[of_hand[starter], of_crib[starter]] += np.float32(weights[at, starter])
    return points


@njit(cache=True, nogil=True)
def likely_companions(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    patterns: Patterns,
    dealt: Pieces,
    other: int,
) -> tuple[npt.NDArray[np.int8], Weights]:
    """What the player in the role ``other`` throws beside, with the starter that is turned then.

    [n, thrown], all that he may throw, and [n, pieces] how likely he throws that and this piece is
    turned. All sum to 1; the starter by itself is as likely any piece that is unseen.
    """
    pieces, size = len(show.rank), throws.thrown.shape[1]
    gone, copies = np.zeros(RANKS, np.int8), np.zeros(RANKS, np.int8)
    unseen = np.ones(pieces, np.bool_)
    for piece in range(pieces):
        copies[show.rank[piece]] += 1
    for piece in dealt:
        gone[show.rank[piece]] += 1
        unseen[piece] = False
    thrown = np.empty(tables.thrown.shape[1])
    kept = np.empty(tables.kept.shape[1])
    likely_discards(patterns, gone, other, kept, thrown)
    left = np.flatnonzero(unseen).astype(np.int8)
    companions = _choices(left, size)
    every = _choices(np.arange(pieces).astype(np.int8), size)
    often = _companion_weights(show, companions, thrown, every)
    weights = np.zeros((len(companions), pieces))
    hand = throws.kept.shape[1]
    for at in range(len(companions)):
        of = class_of(show.more, show.rank, show.suits, companions[at])
        beside = tables.beside[other, of]
        _starter_weights(show.rank, companions[at], left, copies, gone, beside, hand, weights[at])
    _fit(often, left, weights)
    return companions, weights


@njit(cache=True, nogil=True)
def _fit(often: Weights, left: Pieces, weights: Weights) -> None:
    """Scale rows to what is thrown and columns to starters that are all as likely, in turn."""
    for _ in range(FITS):
        for at in range(len(weights)):
            whole = weights[at].sum()
            if whole > 0:
                weights[at] *= often[at] / whole
        columns = np.zeros(weights.shape[1])
        for at in range(len(weights)):
            columns += weights[at]
        for piece in left:
            if columns[piece] > 0:
                columns[piece] = 1 / (len(left) * columns[piece])
        for at in range(len(weights)):
            weights[at] *= columns


@njit(cache=True, nogil=True)
def _choices(pieces: Pieces, size: int) -> npt.NDArray[np.int8]:
    """[n, size], all ways to choose so many of the pieces."""
    number = 1
    for i in range(size):
        number = number * (len(pieces) - i) // (i + 1)
    chosen = np.empty((number, size), np.int8)
    places = np.arange(size)
    for at in range(number):
        for i in range(size):
            chosen[at, i] = pieces[places[i]]
        last = size - 1
        while last > 0 and places[last] == len(pieces) - size + last:
            last -= 1
        places[last] += 1
        for i in range(last + 1, size):
            places[i] = places[i - 1] + 1
    return chosen


@njit(cache=True, nogil=True)
def _companion_weights(
    show: ShowArrays,
    companions: npt.NDArray[np.int8],
    thrown: Weights,
    every: npt.NDArray[np.int8],
) -> Weights:
    """Share out what is thrown of some ranks to the companions of these ranks that are left.

    Those that share a suit, and those that do not, each as often as from a whole set.
    """
    more, rank, suits = show.more, show.rank, show.suits
    whole = np.zeros(len(thrown))
    for pieces in every:
        whole[class_of(more, rank, suits, pieces)] += 1
    classes = np.empty(len(companions), np.int64)
    weights, shares = np.zeros(len(companions)), np.zeros(len(thrown) // 2)
    for at in range(len(companions)):
        of = class_of(more, rank, suits, companions[at])
        classes[at] = of
        weights[at] = thrown[of] / whole[of]
        shares[of // 2] += weights[at]
    total = 0.0
    for at in range(len(companions)):
        ranks = classes[at] // 2
        if weights[at] > 0:
            weights[at] *= (thrown[2 * ranks] + thrown[2 * ranks + 1]) / shares[ranks]
        total += weights[at]
    weights /= total
    return weights


@njit(cache=True, nogil=True)
def _starter_weights(
    rank: npt.NDArray[np.uint8],
    thrown: Pieces,
    left: Pieces,
    copies: npt.NDArray[np.int8],
    gone: npt.NDArray[np.int8],
    beside: npt.NDArray[np.float32],
    hand: int,
    weights: Weights,
) -> None:
    """Fill ``weights`` [pieces]: a piece that is likely kept by the other is not the starter."""
    there = np.zeros(RANKS)
    for i in range(RANKS):
        there[i] = copies[i] - gone[i]
    share, whole = np.zeros(RANKS), 0.0
    for piece in thrown:
        there[rank[piece]] -= 1
    for i in range(RANKS):
        # What he keeps of a rank on average, fewer as pieces of it are gone.
        free = there[i] + gone[i]
        share[i] = beside[i] * there[i] / free if free > 0 else 0.0
        whole += share[i]
    for piece in left:
        i = rank[piece]
        if there[i] > 0:
            weights[piece] = max(1 - share[i] * hand / whole / there[i], 0.0)
    for piece in thrown:
        weights[piece] = 0
