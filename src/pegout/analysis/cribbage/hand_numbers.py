"""Hands as multisets of ranks, each with a number.

Hands of one size are numbered in the order of their ranks, sorted from the lowest: 0 is four aces,
1819 four kings. In the arrays all sizes follow each other, no piece first: a hand's *place* is
`STARTS` of its size and its number. Hands that the set has too few pieces for keep their number.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS

MOST: Final = 5
"""Pieces in the largest hand that has a number."""
STARTS: Final = (0, 1, 14, 105, 560, 2380, 8568)
"""The place of the first hand of 0, 1, ... 5 pieces; the last is the number of places."""
ROW: Final = 16
"""Ranks to a row of a table by place: a power of two is found faster."""


class HandNumbers(NamedTuple):
    """Every hand of up to five ranks."""

    ranks: npt.NDArray[np.int8]
    """[8568, 5], by place: the ranks from the lowest; -1 after the last."""
    more: npt.NDArray[np.int16]
    """[8568, 16], by place and rank: the place of the hand with one piece more of that rank; -1 for
    hands of five and in the last three columns. The order in which pieces come does not matter."""
    less: npt.NDArray[np.int16]
    """[8568, 16], the way back: the place of the hand without one piece of that rank; -1 where it
    holds none."""


@cache
def hand_numbers() -> HandNumbers:
    """The numbers of hands; the same for all rules."""
    ranks = np.full((STARTS[-1], MOST), -1, np.int8)
    more = np.full((STARTS[-1], ROW), -1, np.int16)
    _number(ranks, more)
    less = np.full_like(more, -1)
    for rank in range(RANKS):
        grown = more[: STARTS[MOST], rank]
        less[grown, rank] = np.arange(STARTS[MOST])
    return HandNumbers(ranks, more, less)


def hands_of(size: int) -> int:
    """How many hands of so many ranks there are: 1, 13, 91, 455, 1820, 6188."""
    return STARTS[size + 1] - STARTS[size]


@njit(cache=True)
def _number(ranks: npt.NDArray[np.int8], more: npt.NDArray[np.int16]) -> None:
    place = 1
    for size in range(1, MOST + 1):
        hand = np.zeros(size, np.int8)
        while hand[0] < RANKS:
            ranks[place, :size] = hand
            # The hand without its highest piece came before, and with this piece it is this one.
            smaller = 0
            for i in range(size - 1):
                smaller = more[smaller, hand[i]]
            more[smaller, hand[size - 1]] = place
            place += 1
            last = size - 1
            while last > 0 and hand[last] == RANKS - 1:
                last -= 1
            hand[last:] = hand[last] + 1
    # A piece lower than the highest: put in its order, the hand is one that is known.
    for place in range(1, STARTS[MOST]):
        size = 0
        while size < MOST and ranks[place, size] >= 0:
            size += 1
        for rank in range(ranks[place, size - 1]):
            grown = 0
            put = False
            for i in range(size):
                if not put and rank < ranks[place, i]:
                    grown, put = more[grown, rank], True
                grown = more[grown, ranks[place, i]]
            more[place, rank] = grown
