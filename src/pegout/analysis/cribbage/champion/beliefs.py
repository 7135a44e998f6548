"""What the other player may hold, before he has laid anything and after."""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.history import Holdings
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers

Weights = npt.NDArray[np.float32]

MOST_COPIES: Final = 5
WAYS: Final = np.array([[comb(n, k) for k in range(MOST_COPIES + 1)] for n in range(6)], np.float32)
"""[left, taken], the ways to take pieces of one rank."""


def leanings(kept: Weights, copies: npt.NDArray[np.int8]) -> Weights:
    """How much more a role keeps a hand than chance would deal it.

    ``kept`` [2, hands] is how often each role keeps each hand of ranks, ``copies`` [13] the whole
    set. The same shape; multiplied by the ways that are still open (`prior`) it is a prior for who
    has seen some of the pieces.
    """
    size = next(k for k in range(1, 6) if STARTS[k + 1] - STARTS[k] == kept.shape[1])
    ways = np.zeros(kept.shape[1], np.float32)
    open_ways(hand_numbers().ranks, copies, size, ways)
    return np.where(ways > 0, kept / np.maximum(ways, 1), 0).astype(np.float32)


@njit(cache=True)
def open_ways(
    ranks: npt.NDArray[np.int8], left: npt.NDArray[np.int8], size: int, ways: Weights
) -> None:
    """Fill ``ways`` [hands of that size]: the ways to take each hand from ``left`` [13] pieces.

    ``ranks`` is `HandNumbers.ranks`.
    """
    start = STARTS[size]
    for hand in range(ways.shape[0]):
        ways[hand] = ways_of(ranks[start + hand], left, size)


@njit(cache=True)
def ways_of(ranks: npt.NDArray[np.int8], left: npt.NDArray[np.int8], size: int) -> float:
    """The ways to take a hand of so many ``ranks``, sorted, from ``left`` [13] pieces."""
    product = np.float32(1.0)
    taken = 0
    for i in range(size):
        rank = ranks[i]
        if i > 0 and rank != ranks[i - 1]:
            taken = 0
        taken += 1
        last = i == size - 1 or ranks[i + 1] != rank
        if last:
            product *= WAYS[min(left[rank], 5), taken]
    return float(product)


@njit(cache=True)
def fewer(holdings: Holdings, number: int, most: int) -> int:
    """Let ``most`` of the ``number`` holdings stand for all, taken evenly by weight.

    A hand that is taken twice counts twice. How many are left.
    """
    if number <= most:
        return number
    total = 0.0
    for i in range(number):
        total += holdings.weight[i]
    step = total / most
    ahead, kept = 0.5 * step, 0
    for i in range(number):
        times = 0
        ahead -= holdings.weight[i]
        while ahead < 0 and times < most:
            ahead += step
            times += 1
        if times:
            holdings.kept[kept] = holdings.kept[i]
            holdings.left[kept] = holdings.left[i]
            holdings.weight[kept] = times
            kept += 1
    return kept


@njit(cache=True)
def unseen_ranks(
    copies: npt.NDArray[np.int8],
    rank: npt.NDArray[np.int8],
    seen: npt.NDArray[np.int8],
    starter: int,
) -> npt.NDArray[np.int8]:
    """[13], pieces of each rank that are neither ``seen`` nor the starter; -1 for no starter."""
    left = copies.copy()
    for piece in seen:
        left[rank[piece]] -= 1
    if starter >= 0:
        left[rank[starter]] -= 1
    return left
