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
from pegout.analysis.cribbage.show_kernel import (
    Pieces,
    group_may_score,
    group_points,
    starter_points,
)

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
    by_ranks = _by_ranks(show.rank, weights)
    points = np.zeros((len(throws.thrown), show.bins, show.bins), np.float32)
    size = throws.thrown.shape[1]
    hand, crib = np.empty(throws.kept.shape[1], np.int8), np.empty(2 * size, np.int8)
    of_hand, of_crib = np.empty(len(show.rank), np.int16), np.empty(len(show.rank), np.int16)
    more, by_rank, suits, groups = show.more, show.rank, show.suits, show.groups
    for_nobs, rule, flush = show.for_nobs, show.group_rule, show.flush[CRIB, 2 * size]
    for throw in range(len(points)):
        hand_place, crib_place, hand_suits, nobs = 0, 0, False, False
        for i in range(len(hand)):
            hand[i] = dealt[throws.kept[throw, i]]
            hand_place = more[hand_place, by_rank[hand[i]]]
        for i in range(size):
            crib[i] = dealt[throws.thrown[throw, i]]
            crib_place = more[crib_place, by_rank[crib[i]]]
            nobs |= for_nobs[crib[i]] != 0
        starter_points(show, hand, HAND, of_hand)
        of_ranks = show.points[hand_place]
        for piece in range(len(of_hand)):
            hand_suits |= of_hand[piece] > of_ranks[by_rank[piece]]
        spread = points[throw]
        for at in range(len(companions)):
            crib[size:] = companions[at]
            place, shared, held, for_suits = crib_place, np.uint8(255), 0, nobs
            for piece in companions[at]:
                place = more[place, by_rank[piece]]
                for_suits |= for_nobs[piece] != 0
            for piece in crib:
                shared &= suits[piece]
                held += groups[piece]
            row = show.points[place]
            if held and group_may_score(held, len(crib), rule, CRIB):
                for_suits = True
            if not (hand_suits or for_suits or shared):
                # Starters of one rank are alike.
                for rank in range(RANKS):
                    spread[of_ranks[rank], row[rank]] += by_ranks[at, rank]
                continue
            for starter in range(len(of_crib)):
                of_crib[starter] = row[by_rank[starter]]
            if for_suits or shared:
                _add_suits(show.nobs, for_nobs, suits, crib, shared, flush, of_crib)
            if held and group_may_score(held, len(crib), rule, CRIB):
                for starter in range(len(of_crib)):
                    turned = groups[starter]
                    of_crib[starter] += group_points(held, turned, len(crib), rule, CRIB)
            # No weight for pieces that are not left: what stands there for their points is -1.
            for starter in range(len(of_crib)):
                likely = np.float32(weights[at, starter])
                spread[of_hand[starter], of_crib[starter]] += likely
    return points


@njit(cache=True, nogil=True)
def _add_suits(
    nobs: npt.NDArray[np.uint8],
    for_nobs: npt.NDArray[np.uint8],
    suits: npt.NDArray[np.uint8],
    crib: Pieces,
    shared: np.uint8,
    flush: npt.NDArray[np.int16],
    points: npt.NDArray[np.int16],
) -> None:
    """`add_suit_points` without groups, from single arrays: this is called for every crib."""
    for piece in crib:
        if for_nobs[piece]:
            for starter in range(len(points)):
                points[starter] += nobs[piece, starter]
    if shared:
        for starter in range(len(points)):
            points[starter] += flush[1] if shared & suits[starter] else flush[0]


@njit(cache=True, nogil=True)
def _by_ranks(rank: npt.NDArray[np.uint8], weights: Weights) -> npt.NDArray[np.float32]:
    """[n, 13], the weights of all starters of a rank."""
    whole = np.zeros((len(weights), RANKS), np.float32)
    for at in range(len(weights)):
        for piece in range(len(rank)):
            whole[at, rank[piece]] += weights[at, piece]
    return whole


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
    scale, columns = np.ones(weights.shape[1]), np.empty(weights.shape[1])
    for _ in range(FITS):
        columns[:] = 0
        for at in range(len(weights)):
            whole = 0.0
            for piece in left:
                weights[at, piece] *= scale[piece]
                whole += weights[at, piece]
            part = often[at] / whole if whole > 0 else 0.0
            for piece in left:
                weights[at, piece] *= part
                columns[piece] += weights[at, piece]
        for piece in left:
            scale[piece] = 1 / (len(left) * columns[piece]) if columns[piece] > 0 else 0.0
    for at in range(len(weights)):
        for piece in left:
            weights[at, piece] *= scale[piece]


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
