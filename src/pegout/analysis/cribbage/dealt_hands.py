"""All hands that can be dealt, as few as suits allow: exchanging suits changes nothing in cards."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from math import comb, factorial
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, NotLowered
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS

SUITS: Final = 4
MOST_DEALT: Final = 8


class DealtHands(NamedTuple):
    """One hand for each class of hands that differ in the names of suits alone."""

    hands: npt.NDArray[np.int8]
    """[classes, dealt], pieces in the order of the set."""
    times: npt.NDArray[np.int64]
    """[classes], how many hands are in it; together all that can be dealt."""


@cache
def dealt_hands(rules: CribbageRules) -> DealtHands:
    """All hands of the ruleset: 962,988 classes of six cards, 376,740 hands of six tiles."""
    each, pieces = rules.deal.each, len(SETS[rules.pieces])
    if each > MOST_DEALT:
        raise NotLowered(f"deal.each: {each} pieces, and kernels deal at most {MOST_DEALT}")
    if rules.pieces == "tiles":
        every = chain.from_iterable(combinations(range(pieces), each))
        number = comb(pieces, each)
        tiles = np.fromiter(every, np.int8, number * each).reshape(number, each)
        return DealtHands(tiles, np.ones(number, np.int64))
    ranks, starts = _rank_sets(each)
    found = _suited_hands(ranks, starts, each, np.empty((0, each), np.int8), np.empty(0, np.int64))
    hands, times = np.empty((found, each), np.int8), np.empty(found, np.int64)
    _suited_hands(ranks, starts, each, hands, times)
    return DealtHands(hands, times)


def _rank_sets(most: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64]]:
    """Sets of at most so many ranks by size, [sets, most], -1 after the last; each size's first."""
    sets = [chosen for size in range(most + 1) for chosen in combinations(range(RANKS), size)]
    ranks = np.array([[*chosen, *[-1] * (most - len(chosen))] for chosen in sets], np.int8)
    starts = np.cumsum([0, *(comb(RANKS, size) for size in range(most + 1))])
    return ranks, starts


_ORDERS: Final = np.array([factorial(n) for n in range(SUITS + 1)], np.int64)


@njit(cache=True)
def _suited_hands(
    ranks: npt.NDArray[np.int8],
    starts: npt.NDArray[np.int64],
    dealt: int,
    hands: npt.NDArray[np.int8],
    times: npt.NDArray[np.int64],
) -> int:
    """Fill ``hands`` and ``times`` as far as they go; how many classes there are.

    A class is four sets of ranks, one a suit, in no order: taken from the first set down.
    """
    size = np.empty(len(ranks), np.int64)
    for number in range(len(starts) - 1):
        size[starts[number] : starts[number + 1]] = number
    found = 0
    for a in range(starts[(dealt + SUITS - 1) // SUITS], len(ranks)):
        left_b = dealt - size[a]
        for b in range(min(a + 1, starts[left_b + 1])):
            left_c = left_b - size[b]
            for c in range(min(b + 1, starts[left_c + 1])):
                left_d = left_c - size[c]
                if left_d > size[c]:
                    continue
                for d in range(starts[left_d], min(c + 1, starts[left_d + 1])):
                    if found < len(hands):
                        times[found] = _suit_orders(a, b, c, d)
                        _put(ranks, a, b, c, d, hands[found])
                    found += 1
    return found


@njit(cache=True)
def _suit_orders(a: int, b: int, c: int, d: int) -> int:
    """In how many ways four sets, equal ones side by side, can be given to the suits."""
    orders, alike, before = _ORDERS[SUITS], 1, a
    for suit_set in (b, c, d):
        alike = alike + 1 if suit_set == before else 1
        orders //= alike
        before = suit_set
    return int(orders)


@njit(cache=True)
def _put(
    ranks: npt.NDArray[np.int8], a: int, b: int, c: int, d: int, hand: npt.NDArray[np.int8]
) -> None:
    place = 0
    for suit, suit_set in enumerate((a, b, c, d)):
        for rank in ranks[suit_set]:
            if rank >= 0:
                hand[place] = SUITS * rank + suit
                place += 1
    hand.sort()
