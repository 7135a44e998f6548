"""Cribs counted in dealt deals, and throws over all hands: what `fixed_point` works with."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import shuffle_top, stream
from pegout.analysis.cribbage.discard_arrays import DEALER, PONE, DiscardTables, Throws
from pegout.analysis.cribbage.discard_kernel import (
    Room,
    best_throw,
    class_of,
    dotted,
    fill_means,
    hand_number,
    room_for,
)
from pegout.analysis.cribbage.hand_numbers import hands_of
from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.show_arrays import CRIB, ShowArrays
from pegout.analysis.cribbage.show_kernel import (
    Pieces,
    flush_total,
    group_may_score,
    starter_points,
)

Sums = npt.NDArray[np.float64]


class ThrowCounts(NamedTuple):
    """What is thrown and kept from hands, counted as often as they are dealt."""

    thrown: Sums
    """[2, classes]."""
    beside: Sums
    """[2, classes, 13], pieces of each rank kept beside."""
    kept: Sums
    """[2, hands]."""


class CribCounts(NamedTuple):
    """Cribs of dealt deals: each throw that a hand could make, beside what the other threw."""

    times: Sums
    """[2, classes]."""
    points: Sums
    """[2, classes], the means over the starters that are left, added."""
    held: Sums
    """[2, classes, 13], pieces of each rank kept, added."""
    points_held: Sums
    """[2, classes, 13], the products of both."""
    held_held: Sums
    """[2, classes, 13, 13], the products of the pieces kept."""
    spread: Sums
    """[2, classes, bins], cribs by their points; without bins they are not counted."""
    averages: Sums
    """[3], points of the pone's hand, the dealer's hand, the crib thrown, added."""


def no_throws(throw: int, kept: int) -> ThrowCounts:
    """Counts of 0 for hands that throw and keep so many pieces."""
    classes = 2 * hands_of(throw)
    return ThrowCounts(
        thrown=np.zeros((2, classes)),
        beside=np.zeros((2, classes, RANKS)),
        kept=np.zeros((2, hands_of(kept))),
    )


def no_cribs(throw: int, bins: int) -> CribCounts:
    """Counts of 0."""
    classes = 2 * hands_of(throw)
    return CribCounts(
        times=np.zeros((2, classes)),
        points=np.zeros((2, classes)),
        held=np.zeros((2, classes, RANKS)),
        points_held=np.zeros((2, classes, RANKS)),
        held_held=np.zeros((2, classes, RANKS, RANKS)),
        spread=np.zeros((2, classes, bins)),
        averages=np.zeros(3),
    )


@njit(cache=True, nogil=True)
def count_throws(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32],
    hands: npt.NDArray[np.int8],
    times: npt.NDArray[np.int64],
    counts: ThrowCounts,
) -> None:
    """Add to ``counts`` what both roles throw from each of ``hands`` [n, dealt]."""
    room = room_for(show, throws)
    means = np.empty((len(throws.thrown), 3), np.float32)
    for i in range(len(hands)):
        for role in (PONE, DEALER):
            fill_means(show, throws, tables, hands[i], role, pegging, room, means)
            _choose(throws, means, role, hands[i], room)
            of = class_of(show.more, show.rank, show.suits, room.thrown)
            counts.thrown[role, of] += times[i]
            counts.kept[role, hand_number(show, room.hand)] += times[i]
            for piece in room.hand:
                counts.beside[role, of, show.rank[piece]] += times[i]


@njit(cache=True, nogil=True)
def discards_of_hands(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32],
    hands: npt.NDArray[np.int8],
    role: int,
) -> npt.NDArray[np.int16]:
    """[n, 2], of each of ``hands`` [n, dealt]: the class thrown and the number of what is kept."""
    room = room_for(show, throws)
    means = np.empty((len(throws.thrown), 3), np.float32)
    done = np.empty((len(hands), 2), np.int16)
    for i in range(len(hands)):
        fill_means(show, throws, tables, hands[i], role, pegging, room, means)
        _choose(throws, means, role, hands[i], room)
        done[i, 0] = class_of(show.more, show.rank, show.suits, room.thrown)
        done[i, 1] = hand_number(show, room.hand)
    return done


@njit(cache=True, nogil=True)
def _choose(
    throws: Throws, means: npt.NDArray[np.float32], role: int, dealt: Pieces, room: Room
) -> int:
    """Put the best throw and what it keeps into the room."""
    best = best_throw(throws, means, role)
    for i in range(len(room.hand)):
        room.hand[i] = dealt[throws.kept[best, i]]
    for i in range(len(room.thrown)):
        room.thrown[i] = dealt[throws.thrown[best, i]]
    return best


@njit(cache=True, nogil=True)
def count_cribs(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32],
    seed: int,
    first: int,
    kept: npt.NDArray[np.int16],
    counts: CribCounts,
) -> None:
    """Deal the deals from number ``first``, one for each row of ``kept`` [n, 2].

    Fills ``kept`` with the numbers of the hands that pone and dealer keep, and adds to ``counts``.
    For the crib of a throw that the hand would not make the other side throws what it does throw.
    """
    (_, thrown), (_, keeps) = throws.thrown.shape, throws.kept.shape
    dealt = thrown + keeps
    more, by_rank, suits, groups = show.more, show.rank, show.suits, show.groups
    for_nobs, nobs, rule, grouped = show.for_nobs, show.nobs, show.group_rule, show.grouped
    pack = np.empty(len(by_rank), np.int8)
    room = room_for(show, throws)
    unseen, flags = room.unseen, room.flags
    means = np.empty((len(throws.thrown), 3), np.float32)
    crib = np.empty(2 * thrown, np.int8)
    other = np.empty((2, thrown), np.int8)
    ranks = np.empty(keeps, np.int8)
    best, by_starter = np.empty(2, np.int64), np.empty(len(pack), np.int16)
    bins, starters = counts.spread.shape[2], len(pack) - 2 * dealt
    for deal in range(len(kept)):
        _deal(pack, seed, first + deal, 2 * dealt)
        for role in (PONE, DEALER):
            hand = pack[role * dealt : (role + 1) * dealt]
            fill_means(show, throws, tables, hand, role, pegging, room, means)
            best[role] = _choose(throws, means, role, hand, room)
            kept[deal, role] = hand_number(show, room.hand)
            other[1 - role] = room.thrown
            counts.averages[role] += means[best[role], 0]
        _leave(by_rank, pack, 2 * dealt, unseen, flags)
        for role in (PONE, DEALER):
            crib[thrown:] = other[role]
            for throw in range(len(throws.thrown)):
                for i in range(thrown):
                    crib[i] = pack[role * dealt + throws.thrown[throw, i]]
                of = class_of(more, by_rank, suits, crib[:thrown])
                place, total, shared, held = 0, 0, np.uint8(255), 0
                by_suits = False
                for piece in crib:
                    place = more[place, by_rank[piece]]
                    shared &= suits[piece]
                    held += groups[piece]
                    if for_nobs[piece]:
                        by_suits = True
                        for starter in range(len(flags)):
                            total += flags[starter] * nobs[piece, starter]
                row = show.points[place]
                total += dotted(row, unseen)
                if shared or (grouped and group_may_score(held, len(crib), rule, CRIB)):
                    by_suits = True
                    total += flush_total(show, crib, CRIB, flags)
                mean = total / starters
                if role == DEALER and throw == best[role]:
                    counts.averages[2] += mean
                counts.times[role, of] += 1
                counts.points[role, of] += mean
                for i in range(keeps):
                    ranks[i] = by_rank[pack[role * dealt + throws.kept[throw, i]]]
                _hold(
                    ranks,
                    mean,
                    counts.held[role, of],
                    counts.points_held[role, of],
                    counts.held_held[role, of],
                )
                if bins and by_suits:
                    starter_points(show, crib, CRIB, by_starter)
                    _spread(by_starter, flags, counts.spread[role, of])
                elif bins:
                    for rank in range(RANKS):
                        counts.spread[role, of, row[rank]] += unseen[rank]


@njit(cache=True, nogil=True)
def _deal(pack: Pieces, seed: int, deal: int, places: int) -> None:
    for place in range(len(pack)):
        pack[place] = place
    shuffle_top(stream(np.uint64(seed), np.uint64(deal), np.uint64(0)), pack, places)


@njit(cache=True, nogil=True)
def _spread(points: npt.NDArray[np.int16], flags: npt.NDArray[np.uint8], spread: Sums) -> None:
    for starter in range(len(flags)):
        if flags[starter]:
            spread[points[starter]] += 1


@njit(cache=True, nogil=True)
def _hold(ranks: Pieces, mean: float, held: Sums, points_held: Sums, held_held: Sums) -> None:
    for one in ranks:
        held[one] += 1
        points_held[one] += mean
        for other in ranks:
            held_held[one, other] += 1


@njit(cache=True, nogil=True)
def _leave(
    rank: npt.NDArray[np.uint8],
    pack: Pieces,
    dealt: int,
    unseen: npt.NDArray[np.int32],
    flags: npt.NDArray[np.uint8],
) -> None:
    """What is left when the first ``dealt`` of the pack are: `Room.unseen` and `Room.flags`."""
    unseen[:] = 0
    for place in range(len(pack)):
        left = int(place >= dealt)
        flags[pack[place]] = left
        unseen[rank[pack[place]]] += left
