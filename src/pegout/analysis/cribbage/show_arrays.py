"""The show of a ruleset as tables: what hands and cribs are worth, for `show_kernel`.

Fifteens, pairs and runs follow from the ranks, and are looked up: one table for a hand by its place
(`hand_numbers`) and the starter's rank, and for hands of four a faster one by two pairs of pieces.
Flush and nobs follow from suits, and are bit masks and small tables.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import MOST, ROW, STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, NotLowered, piece_arrays, rank_arrays
from pegout.games.cribbage.rules import (
    Alike,
    CribbageRules,
    CribFlush,
    Flush,
    GroupFlush,
    GroupFlushRule,
    HandFlush,
    Runs,
    StarterMatch,
    Totals,
)

HAND: Final = 0
CRIB: Final = 1

PIECES: Final = 64
"""Columns of a table by piece: a power of two is found faster."""
FOUR_SUITS: Final = 0b1111
PAIRS: Final = 91
"""Hands of two ranks."""
NUMBERS: Final = 7
"""Nothing to six: the halves of tiles."""
MOST_POINTS: Final = 127

NO_GROUP: Final = 0
OWN_GROUP: Final = 1
"""Three or more of the own pieces share a number, and the starter may join them."""
WHOLE_GROUP: Final = 2
"""All the own pieces do, and the starter may join them."""
ANY_GROUP: Final = 3
"""Three or more do, the starter among them or not."""

_GROUPS: Final[dict[GroupFlushRule, int]] = {
    "none": NO_GROUP,
    "group3": OWN_GROUP,
    "whole": WHOLE_GROUP,
    "any3": ANY_GROUP,
}
_HAND_FLUSH: Final[dict[HandFlush, tuple[bool, bool]]] = {
    "whole": (True, True),
    "none": (False, False),
}
_CRIB_FLUSH: Final[dict[CribFlush, tuple[bool, bool]]] = {
    "five_only": (False, True),
    "four_flat4": (True, False),
    "four_or_five": (True, True),
    "none": (False, False),
}
"""Does a flush of the own pieces count where the starter has another suit; with the starter?"""


class ShowArrays(NamedTuple):
    """What hands and cribs are worth. Pieces are numbered as in their set, ranks 0 to 12."""

    rank: npt.NDArray[np.uint8]
    """[pieces]."""
    suits: npt.NDArray[np.uint8]
    """[pieces], a bit for each suit a piece belongs to."""
    more: npt.NDArray[np.int16]
    """[8568, 16], `HandNumbers.more`."""
    points: npt.NDArray[np.uint8]
    """[8568, 16], fifteens, pairs and runs by place of the hand and rank of the starter."""
    pairs: npt.NDArray[np.uint32]
    """[4096], by two pieces, 64 x one + other: the number of their ranks, below 91; from bit 24 the
    four suits that they share, from bit 28 those in which neither is a piece for nobs."""
    fours: npt.NDArray[np.uint8]
    """[132496], by number of one pair, number of the other, and rank of the starter:
    (91 x one + other) x 16 + rank."""
    starters: npt.NDArray[np.uint32]
    """[64], by piece: its rank, and from bit 24 which of four suits."""
    bonus: npt.NDArray[np.uint8]
    """[2, 1024], by hand or crib and, times four, the highest eight bits that both pairs have, and
    the starter's suit: flush and nobs."""
    flush: npt.NDArray[np.int16]
    """[2, 6, 2]: points for a flush by hand or crib, own pieces, and whether the starter fits."""
    nobs: npt.NDArray[np.uint8]
    """[pieces, pieces]: points for the first in the hand when the second is turned."""
    for_nobs: npt.NDArray[np.uint8]
    """[pieces], 1 for those that can be nobs."""
    groups: npt.NDArray[np.uint32]
    """[pieces], four bits for each of seven numbers: 1 where the tile belongs to it. All 0 where no
    group of tiles scores."""
    group_rule: int
    """Which groups score in a hand, `NO_GROUP` to `ANY_GROUP`."""
    grouped: int
    """1 where groups of tiles score at all; in a crib all pieces with the starter and no less."""
    paired: int
    """1 where hands of four may be looked up by `pairs` and `fours`."""
    bins: int
    """More than any hand or crib is worth: the length of a distribution of points."""


@cache
def lower_show(rules: CribbageRules) -> ShowArrays:
    """The show of the ruleset; raises `NotLowered`.

    Any number of seats, hands and cribs of one to five pieces. The same arrays for equal rules:
    they are not to be written to.
    """
    for entry, size in (("kept", rules.kept), ("crib", rules.crib)):
        if not 1 <= size <= MOST:
            raise NotLowered(f"deal: {entry}: {size} pieces, and kernels score one to {MOST}")
    pieces, (values, copies) = piece_arrays(rules), rank_arrays(rules)
    flush, nobs = _flush(rules), _nobs(rules)
    group = _group(rules)
    numbers = hand_numbers()
    ranked = np.zeros((STARTS[-1], ROW), np.int64)
    _rank_points(numbers.ranks, values, *_ranked(rules), ranked)
    best = int(ranked[:, :RANKS][_possible(copies, rules)].max()) + int(flush.max())
    one_nobs = _one_nobs_at_most(rules)
    best += int(nobs.max()) * (1 if one_nobs else max(rules.kept, rules.crib))
    best += MOST + 1 if group is not None else 0
    if best > MOST_POINTS:
        raise NotLowered(f"show.combinations: {best} points, and kernels count to {MOST_POINTS}")
    suits = pieces.suits
    in_groups = suits if group is None or group.suit == "either_half" else pieces.high_suit
    groups = np.zeros(len(suits), np.uint32)
    if group is not None:
        for number in range(NUMBERS):
            groups |= (in_groups >> number & 1).astype(np.uint32) << 4 * number
    points = np.minimum(ranked, MOST_POINTS).astype(np.uint8)  # more is only where no pieces are
    pairs, fours = _paired(pieces.rank, suits, nobs, numbers.more, points)
    starters = np.zeros(PIECES, np.uint32)
    starters[: len(suits)] = pieces.rank.astype(np.uint32) | _suit_numbers(suits) << 24
    return ShowArrays(
        rank=pieces.rank.astype(np.uint8),
        suits=suits,
        more=numbers.more,
        points=points,
        pairs=pairs,
        fours=fours,
        starters=starters,
        bonus=_bonus(flush, int(nobs.max())),
        flush=flush,
        nobs=nobs,
        for_nobs=(nobs.max(axis=1) > 0).astype(np.uint8),
        groups=groups,
        group_rule=NO_GROUP if group is None else _GROUPS[group.hand],
        grouped=int(group is not None),
        paired=int(one_nobs and (rules.pieces == "cards" or not (flush.any() or group))),
        bins=best + 1,
    )


def _ranked(
    rules: CribbageRules,
) -> tuple[npt.NDArray[np.int64], int, npt.NDArray[np.int64]]:
    """Totals [any, 3]: sum, points, whether nothing counts; points for two alike; runs [any]."""
    totals = [
        (each.sum, each.points, int(each.zero_counts))
        for each in rules.show.combinations
        if isinstance(each, Totals)
    ]
    alike = sum(each.points for each in rules.show.combinations if isinstance(each, Alike))
    runs = [each.shortest for each in rules.show.combinations if isinstance(each, Runs)]
    return np.array(totals, np.int64).reshape(-1, 3), alike, np.array(runs, np.int64)


def _flush(rules: CribbageRules) -> npt.NDArray[np.int16]:
    points = np.zeros((2, MOST + 1, 2), np.int16)
    for each in rules.show.combinations:
        if isinstance(each, Flush):
            counted = {HAND: _HAND_FLUSH[each.hand], CRIB: _CRIB_FLUSH[each.crib]}
            for what, (own, five) in counted.items():
                for size in range(1, MOST + 1):
                    points[what, size, 0] += size if own else 0
                    points[what, size, 1] += size + 1 if five else size if own else 0
    return points


def _nobs(rules: CribbageRules) -> npt.NDArray[np.uint8]:
    pieces = piece_arrays(rules)
    lowest = 1 if rules.pieces == "cards" else 0  # an ace is of rank 1, a 0-0 of rank 0
    points = np.zeros((len(pieces.rank), len(pieces.rank)), np.uint8)
    share = (pieces.suits[:, None] & pieces.suits[None, :]) != 0
    for each in rules.show.combinations:
        if isinstance(each, StarterMatch):
            points[share & (pieces.rank[:, None] == each.rank - lowest)] += each.points
    return points


def _suit_numbers(suits: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    """0 to 3 for a piece of one suit of four."""
    return np.log2(np.minimum(suits, 1 << 3)).astype(np.uint32)


def _bonus(flush: npt.NDArray[np.int16], nobs: int) -> npt.NDArray[np.uint8]:
    """`ShowArrays.bonus` of hands and cribs of four."""
    at = np.arange(1024)
    shared, neither, suit = at >> 2 & FOUR_SUITS, at >> 6, at & 3
    alone, beside = flush[:, 4, 0, None], flush[:, 4, 1, None]
    points = np.where(shared >> suit & 1 != 0, beside, np.where(shared != 0, alone, 0))
    return (points + np.where(neither >> suit & 1 != 0, 0, nobs)).astype(np.uint8)


def _one_nobs_at_most(rules: CribbageRules) -> bool:
    """One piece of a hand at most is nobs: of one rank, each of a single suit of its own."""
    matches = [each for each in rules.show.combinations if isinstance(each, StarterMatch)]
    return not matches or (len(matches) == 1 and rules.pieces == "cards")


def _group(rules: CribbageRules) -> GroupFlush | None:
    groups = [each for each in rules.show.combinations if isinstance(each, GroupFlush)]
    if len(groups) > 1:
        raise NotLowered("show.combinations: two of the type group_flush")
    return groups[0] if groups else None


def _possible(copies: npt.NDArray[np.int8], rules: CribbageRules) -> npt.NDArray[np.bool_]:
    """[8568, 13], hands and cribs of the rules' sizes with a starter that the set has."""
    ranks = hand_numbers().ranks
    held = (ranks[:, :, None] == np.arange(RANKS)).sum(axis=1)
    there: npt.NDArray[np.bool_] = (held <= copies).all(axis=1)[:, None] & (held < copies)
    asked = np.zeros(STARTS[-1], bool)
    for size in (rules.kept, rules.crib):
        asked[STARTS[size] : STARTS[size + 1]] = True
    there &= asked[:, None]
    return there


def _paired(
    rank: npt.NDArray[np.int8],
    suits: npt.NDArray[np.uint8],
    nobs: npt.NDArray[np.uint8],
    more: npt.NDArray[np.int16],
    points: npt.NDArray[np.uint8],
) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint8]]:
    number = more[1 + rank.astype(np.intp)][:, rank].astype(np.uint32) - STARTS[2]
    shared = (suits[:, None] & suits[None, :]).astype(np.uint32) & FOUR_SUITS
    for_nobs = np.where(nobs.max(axis=1) > 0, suits, 0).astype(np.uint32)
    neither = ~(for_nobs[:, None] | for_nobs[None, :]) & FOUR_SUITS
    pairs = np.zeros((PIECES, PIECES), np.uint32)
    pairs[: len(rank), : len(rank)] = number | shared << 24 | neither << 28
    ranks = hand_numbers().ranks[STARTS[2] : STARTS[3], :2]
    places = np.arange(STARTS[2], STARTS[3])[:, None]
    for column in ranks.T:
        places = more[places, column[None, :]]
    return pairs.reshape(-1), points[places].astype(np.uint8).reshape(-1)


@njit(cache=True)
def _rank_points(
    ranks: npt.NDArray[np.int8],
    values: npt.NDArray[np.int8],
    totals: npt.NDArray[np.int64],
    alike: int,
    runs: npt.NDArray[np.int64],
    points: npt.NDArray[np.int64],
) -> None:
    """Fill ``points`` [8568, 16] for every hand with every starter."""
    for place in range(ranks.shape[0]):
        size = 0
        while size < ranks.shape[1] and ranks[place, size] >= 0:
            size += 1
        worth = np.zeros(size + 1, np.int64)
        number = np.zeros(RANKS + 1, np.int64)
        for i in range(size):
            worth[i] = values[ranks[place, i]]
            number[ranks[place, i]] += 1
        for starter in range(RANKS):
            worth[size] = values[starter]
            number[starter] += 1
            points[place, starter] = (
                _totals(worth, totals) + _alike(number, alike) + _runs(number, runs)
            )
            number[starter] -= 1


@njit(cache=True)
def _totals(worth: npt.NDArray[np.int64], totals: npt.NDArray[np.int64]) -> int:
    points = 0
    for chosen in range(1 << len(worth)):
        pieces, count, nothing = 0, 0, 0
        for i in range(len(worth)):
            if chosen >> i & 1:
                pieces += 1
                count += worth[i]
                nothing |= worth[i] == 0
        for i in range(len(totals)):
            if pieces > 1 and count == totals[i, 0] and (totals[i, 2] or not nothing):
                points += totals[i, 1]
    return points


@njit(cache=True)
def _alike(number: npt.NDArray[np.int64], alike: int) -> int:
    points = 0
    for n in number:
        points += alike * (n * (n - 1) // 2)
    return points


@njit(cache=True)
def _runs(number: npt.NDArray[np.int64], runs: npt.NDArray[np.int64]) -> int:
    """A block of following ranks as often as its pieces can be chosen; `number` ends with a 0."""
    points, length, ways = 0, 0, 1
    for n in number:
        if n:
            length += 1
            ways *= n
            continue
        for shortest in runs:
            if length >= shortest:
                points += length * ways
        length, ways = 0, 1
    return points
