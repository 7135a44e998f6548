"""What each discard of a hand is worth, compiled.

Exact for what is kept: every unseen piece may be the starter. The crib comes from `DiscardTables`.
The twin of the means: `bots.cribbage.discards`, by way of `Shows`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.discard_arrays import DEALER, DiscardTables, Throws
from pegout.analysis.cribbage.hand_numbers import ROW, STARTS
from pegout.analysis.cribbage.show_arrays import HAND, ShowArrays
from pegout.analysis.cribbage.show_kernel import Pieces, flush_total, group_may_score, place_of

_STARTS = np.array(STARTS, np.int64)


@njit(cache=True, nogil=True)
def throw_class(show: ShowArrays, thrown: Pieces) -> int:
    """The class of a throw (`discard_arrays`)."""
    return class_of(show.more, show.rank, show.suits, thrown)


@njit(cache=True, nogil=True)
def hand_number(show: ShowArrays, kept: Pieces) -> int:
    """The number of a hand among those of its size (`hand_numbers`)."""
    number: int = place_of(show.more, show.rank, kept) - _STARTS[len(kept)]
    return number


@njit(cache=True, nogil=True)
def class_of(
    more: npt.NDArray[np.int16],
    rank: npt.NDArray[np.uint8],
    suits: npt.NDArray[np.uint8],
    thrown: Pieces,
) -> int:
    place, shared = 0, suits[thrown[0]]
    for piece in thrown:
        place = more[place, rank[piece]]
        shared &= suits[piece]
    number: int = place - _STARTS[len(thrown)]
    return 2 * number + int(shared != 0)


@njit(cache=True, nogil=True)
def discard_means(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    dealt: Pieces,
    role: int,
    pegging: npt.NDArray[np.float32],
) -> npt.NDArray[np.float32]:
    """[throws, 3], for each throw of ``dealt`` what hand, crib and play bring.

    Mean points of the hand kept and of the crib; the crib's are the same whoever owns it.
    ``pegging`` [2, hands] is by role and number of the hand kept: own points in the play less the
    other's. `discard_value` is what all this is worth.
    """
    means = np.empty((len(throws.thrown), 3), np.float32)
    fill_means(show, throws, tables, dealt, role, pegging, room_for(show, throws), means)
    return means


@njit(cache=True, nogil=True)
def discard_means_of_hands(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    dealt: npt.NDArray[np.int8],
    role: int,
    pegging: npt.NDArray[np.float32],
) -> npt.NDArray[np.float32]:
    """[n, throws, 3], `discard_means` of every row of ``dealt`` [n, dealt]."""
    means = np.empty((len(dealt), len(throws.thrown), 3), np.float32)
    room = room_for(show, throws)
    for i in range(len(dealt)):
        fill_means(show, throws, tables, dealt[i], role, pegging, room, means[i])
    return means


class Room(NamedTuple):
    """Arrays to work in, so that none is made for each hand."""

    unseen: npt.NDArray[np.int32]
    """[16], unseen pieces of each rank."""
    flags: npt.NDArray[np.uint8]
    """[pieces], 1 for those that are unseen."""
    nobs: npt.NDArray[np.int32]
    """[pieces], points for nobs with each seen piece, added over all unseen starters."""
    hand: Pieces
    thrown: Pieces


@njit(cache=True, nogil=True)
def room_for(show: ShowArrays, throws: Throws) -> Room:
    return Room(
        np.zeros(ROW, np.int32),
        np.zeros(len(show.rank), np.uint8),
        np.zeros(len(show.rank), np.int32),
        np.zeros(throws.kept.shape[1], np.int8),
        np.zeros(throws.thrown.shape[1], np.int8),
    )


@njit(cache=True, nogil=True)
def fill_means(
    show: ShowArrays,
    throws: Throws,
    tables: DiscardTables,
    dealt: Pieces,
    role: int,
    pegging: npt.NDArray[np.float32],
    room: Room,
    means: npt.NDArray[np.float32],
) -> None:
    """`discard_means` into ``means`` [throws, 3]."""
    unseen_pieces(show, dealt, room)
    more, by_rank, suits, groups = show.more, show.rank, show.suits, show.groups
    points, rule, grouped = show.points, show.group_rule, show.grouped
    hand, thrown, flags, nobs = room.hand, room.thrown, room.flags, room.nobs
    mean, held_mean = tables.crib_mean[role], tables.crib_held[role]
    first, starters = _STARTS[len(hand)], len(flags) - len(dealt)
    for throw in range(len(means)):
        for i in range(len(thrown)):
            thrown[i] = dealt[throws.thrown[throw, i]]
        of = class_of(more, by_rank, suits, thrown)
        crib = mean[of]
        place, total, shared, held = 0, 0, np.uint8(255), 0
        for i in range(len(hand)):
            piece = dealt[throws.kept[throw, i]]
            hand[i] = piece
            place = more[place, by_rank[piece]]
            total += nobs[piece]
            shared &= suits[piece]
            held += groups[piece]
            crib += held_mean[of, by_rank[piece]]
        total += dotted(points[place], room.unseen)
        if shared or (grouped and group_may_score(held, len(hand), rule, HAND)):
            total += flush_total(show, hand, HAND, flags)
        means[throw, 0] = total / starters
        means[throw, 1] = crib
        means[throw, 2] = pegging[role, place - first]


@njit(cache=True, nogil=True)
def dotted(row: npt.NDArray[np.uint8], unseen: npt.NDArray[np.int32]) -> int:
    """The points of a row by rank, added over all unseen pieces."""
    total = np.int32(0)  # sixteen products of 32 bits are two steps of a vector machine
    for rank in range(ROW):
        total += unseen[rank] * np.int32(row[rank])
    return int(total)


@njit(cache=True, nogil=True)
def discard_value(throws: Throws, means: npt.NDArray[np.float32], role: int, throw: int) -> float:
    """What a throw is worth in points, from a row of `discard_means`: the more the better."""
    crib = means[throw, 1] if role == DEALER else -means[throw, 1]
    value: float = throws.wanted * (means[throw, 0] + crib + means[throw, 2])
    return value


@njit(cache=True, nogil=True)
def best_throw(throws: Throws, means: npt.NDArray[np.float32], role: int) -> int:
    """The throw of the highest value; of equals the first."""
    best, most = 0, discard_value(throws, means, role, 0)
    for throw in range(1, len(means)):
        value = discard_value(throws, means, role, throw)
        if value > most:
            best, most = throw, value
    return best


@njit(cache=True, nogil=True)
def unseen_pieces(show: ShowArrays, seen: Pieces, room: Room) -> None:
    """Put into the room what is not in ``seen``."""
    room.unseen[:] = 0
    for piece in range(len(room.flags)):
        room.flags[piece] = 1
        room.unseen[show.rank[piece]] += 1
    for piece in seen:
        room.flags[piece] = 0
        room.unseen[show.rank[piece]] -= 1
    for piece in seen:
        room.nobs[piece] = 0
        if show.for_nobs[piece]:
            for starter in range(len(room.flags)):
                room.nobs[piece] += room.flags[starter] * show.nobs[piece, starter]
