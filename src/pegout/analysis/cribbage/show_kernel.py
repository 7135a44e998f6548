"""What hands and cribs are worth, compiled. The twin: `scoring.show_lines`.

Pieces are numbers, as in their `PieceSet`; the order of a hand does not matter. ``crib`` is 0 for a
hand, 1 for a crib. Nothing is checked: no piece may come twice.

Functions that are called from inner loops take numbers and single arrays: for every call that is
handed a `ShowArrays`, numba counts the references to all of its arrays.

``0 + x`` makes a signed number of x: numba's ``int`` keeps it unsigned, and mixed sums are floats.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.show_arrays import (
    ANY_GROUP,
    NO_GROUP,
    NUMBERS,
    WHOLE_GROUP,
    ShowArrays,
)

Pieces = npt.NDArray[np.int8]


@njit(cache=True, nogil=True)
def hand_place(show: ShowArrays, hand: Pieces) -> int:
    """The hand's place in tables by rank (`hand_numbers`)."""
    return place_of(show.more, show.rank, hand)


@njit(cache=True, nogil=True)
def place_of(more: npt.NDArray[np.int16], rank: npt.NDArray[np.uint8], hand: Pieces) -> int:
    place = 0
    for piece in hand:
        place = more[place, rank[piece]]
    return place


@njit(cache=True, nogil=True)
def show_points(show: ShowArrays, hand: Pieces, starter: int, crib: int) -> int:
    """What ``hand`` [1 to 5] is worth with the starter."""
    place, shared, held = 0, show.suits[hand[0]], 0
    points: int = 0
    for piece in hand:
        place = show.more[place, show.rank[piece]]
        points += show.nobs[piece, starter]
        shared &= show.suits[piece]
        held += show.groups[piece]
    points += show.points[place, show.rank[starter]]
    if shared:
        points += show.flush[crib, len(hand), int(shared & show.suits[starter] != 0)]
    if held:
        points += group_points(held, show.groups[starter], len(hand), show.group_rule, crib)
    return points


@njit(cache=True, nogil=True)
def starter_points(
    show: ShowArrays, hand: Pieces, crib: int, points: npt.NDArray[np.int16]
) -> None:
    """Fill ``points`` [pieces] by starter; -1 for the pieces of the hand itself."""
    row = show.points[place_of(show.more, show.rank, hand)]
    for starter in range(len(points)):
        points[starter] = row[show.rank[starter]]
    add_suit_points(show, hand, crib, points)
    for piece in hand:
        points[piece] = -1


@njit(cache=True, nogil=True)
def add_suit_points(
    show: ShowArrays, hand: Pieces, crib: int, points: npt.NDArray[np.int16]
) -> None:
    """Add flush and nobs to ``points`` [pieces] by starter."""
    shared, held = show.suits[hand[0]], 0
    for piece in hand:
        shared &= show.suits[piece]
        held += show.groups[piece]
        if show.for_nobs[piece]:
            for starter in range(len(points)):
                points[starter] += show.nobs[piece, starter]
    if shared:
        alone, beside = show.flush[crib, len(hand)]
        for starter in range(len(points)):
            points[starter] += beside if shared & show.suits[starter] else alone
    if held and group_may_score(held, len(hand), show.group_rule, crib):
        for starter in range(len(points)):
            turned = show.groups[starter]
            points[starter] += group_points(held, turned, len(hand), show.group_rule, crib)


@njit(cache=True, nogil=True)
def flush_total(show: ShowArrays, hand: Pieces, crib: int, times: npt.NDArray[np.uint8]) -> int:
    """The flush or group of ``hand``, added over all starters, each ``times`` [pieces] over."""
    total, shared, held = 0, show.suits[hand[0]], 0
    for piece in hand:
        shared &= show.suits[piece]
        held += show.groups[piece]
    alone, beside = show.flush[crib, len(hand)]
    for starter in range(len(times)):
        points = 0
        if shared:
            points += beside if shared & show.suits[starter] else alone
        if held and times[starter]:
            turned = show.groups[starter]
            points += group_points(held, turned, len(hand), show.group_rule, crib)
        total += times[starter] * points
    return total


@njit(cache=True, nogil=True, inline="always")
def group_may_score(held: int, size: int, rule: int, crib: int) -> bool:
    """Enough of the own tiles share a number, whatever the starter.

    ``held`` is the sum of their `ShowArrays.groups`, ``rule`` the ``group_rule``.
    """
    least = size if crib or rule == WHOLE_GROUP else 3
    if not crib and rule == ANY_GROUP:
        least = 2
    # Each count is four bits: with enough added, one of at least so many reaches the highest.
    return bool((held + (8 - least) * 0x1111111) & 0x8888888 != 0)


@njit(cache=True, nogil=True)
def group_points(held: int, starter: int, size: int, rule: int, crib: int) -> int:
    """A point for each tile of the largest group that shares a number.

    ``held`` is the sum of the `ShowArrays.groups` of ``size`` tiles, ``starter`` that of the
    starter.
    """
    turned = 0 + starter
    least, may_join = 3, True
    if crib:
        held, least, may_join = held + turned, size + 1, False
    elif rule == ANY_GROUP:
        held, may_join = held + turned, False
    elif rule == WHOLE_GROUP:
        least = size
    elif rule == NO_GROUP:
        return 0
    largest, points = 0, 0
    for number in range(NUMBERS):
        tiles = held >> 4 * number & 15
        if tiles > largest:  # of two alike the lower number counts
            largest = tiles
            points = tiles + int(may_join and turned >> 4 * number & 15 != 0)
    return points if largest >= least else 0


@njit(cache=True, nogil=True)
def score_shows(
    show: ShowArrays, hands: npt.NDArray[np.uint8], starters: npt.NDArray[np.uint8], crib: int
) -> npt.NDArray[np.uint8]:
    """[n], what each of ``hands`` [n, 1 to 5] is worth with its starter [n].

    Both may be int8 arrays seen as uint8 by ``.view(np.uint8)``: that is free, and faster.
    """
    points = np.empty(len(hands), np.uint8)
    if show.paired and hands.shape[1] == 4:
        _score_fours(show, hands, starters, crib, points)
        return points
    hand = np.empty(hands.shape[1], np.int8)
    for i in range(len(hands)):
        for j in range(len(hand)):
            hand[j] = hands[i, j]
        points[i] = show_points(show, hand, int(starters[i]), crib)
    return points


@njit(cache=True, nogil=True)
def _score_fours(
    show: ShowArrays,
    hands: npt.NDArray[np.uint8],
    starters: npt.NDArray[np.uint8],
    crib: int,
    points: npt.NDArray[np.uint8],
) -> None:
    # Unsigned all through: an index that may be negative costs a comparison.
    pairs, fours, by_piece, bonus = show.pairs, show.fours, show.starters, show.bonus[crib]
    six, number, row, four = np.uint32(6), np.uint32(0xFF), np.uint32(91), np.uint32(4)
    suits, two = np.uint32(24), np.uint32(2)
    for i in range(len(hands)):
        one = pairs[np.uint32(hands[i, 0]) << six | np.uint32(hands[i, 1])]
        other = pairs[np.uint32(hands[i, 2]) << six | np.uint32(hands[i, 3])]
        turned = by_piece[starters[i]]
        ranks = ((one & number) * row + (other & number)) << four | (turned & number)
        points[i] = fours[ranks] + bonus[(one & other) >> suits << two | turned >> suits]


@njit(cache=True, nogil=True)
def count_shows(show: ShowArrays, size: int, crib: int) -> npt.NDArray[np.int64]:
    """[bins], how many of all hands of ``size`` with all their starters are worth so many points.

    For hands of four of 52 cards that is 12,994,800 shows.
    """
    # A column before the first for the pieces of the hand; rows, so that equal points, one after
    # the other, do not wait for each other.
    counts = np.zeros((4, show.bins + 1), np.int64)
    pieces = len(show.rank)
    hand = np.arange(size).astype(np.int8)
    points = np.empty(pieces, np.int16)
    while True:
        starter_points(show, hand, crib, points)
        for starter in range(pieces):
            counts[starter & 3, points[starter] + 1] += 1
        last = size - 1
        while last >= 0 and hand[last] == pieces - size + last:
            last -= 1
        if last < 0:
            whole: npt.NDArray[np.int64] = counts[0] + counts[1] + counts[2] + counts[3]
            return whole[1:]
        hand[last] += 1
        for i in range(last + 1, size):
            hand[i] = hand[i - 1] + 1
