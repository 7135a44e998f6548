"""How likely pone and dealer keep which ranks, both at once, before anything is seen.

Counted over all pairs of dealt hands by their ranks: how likely each pair is dealt is exact, and
what each keeps of its ranks follows `DiscardTables`, over all the suits that the ranks may have.
Only that the suits of one hand say something about those of the other is left out; it matters
where a flush decides what is kept.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.crib_kernel import kept_numbers
from pegout.analysis.cribbage.dealt_hands import dealt_hands
from pegout.analysis.cribbage.discard_arrays import (
    DEALER,
    PONE,
    DiscardTables,
    lower_throws,
    no_pegging,
)
from pegout.analysis.cribbage.hand_numbers import hands_of
from pegout.analysis.cribbage.lowered import RANKS, rank_arrays
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.games.cribbage.rules import CribbageRules

Joint = npt.NDArray[np.float32]
Weights = npt.NDArray[np.float64]


def kept_prior(
    rules: CribbageRules,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32] | None = None,
) -> Joint:
    """[hands, hands], pone by dealer, sums to 1; ``pegging`` as in `discard_fixed_point`."""
    hands, times = dealt_hands(rules)
    show, throws = lower_show(rules), lower_throws(rules)
    worth = no_pegging(rules) if pegging is None else pegging
    ranks = np.sort(show.rank[hands], axis=1).astype(np.int64)
    _, first, pattern = np.unique(
        ranks @ RANKS ** np.arange(rules.deal.each), return_index=True, return_inverse=True
    )
    held = (ranks[first][:, :, None] == np.arange(RANKS)).sum(axis=1).astype(np.int8)
    pone, dealer = (
        _kept_of(pattern, kept_numbers(show, throws, tables, worth, hands, role), times)
        for role in (PONE, DEALER)
    )
    often = np.bincount(pattern, times) / times.sum()
    joint = np.zeros((hands_of(rules.kept), hands_of(rules.kept)))
    _join(held, _ways(rank_arrays(rules)[1], rules.deal.each), often, pone, dealer, joint)
    joint /= joint.sum()
    return joint.astype(np.float32)


class Kept(NamedTuple):
    """What is kept of each pattern of dealt ranks, pattern after pattern."""

    starts: npt.NDArray[np.int64]
    """[patterns + 1], where the hands kept of a pattern begin."""
    hands: npt.NDArray[np.int64]
    """Their numbers."""
    often: Weights
    """How often each is kept when the pattern is dealt."""


def _kept_of(
    pattern: npt.NDArray[np.int64], kept: npt.NDArray[np.int16], times: npt.NDArray[np.int64]
) -> Kept:
    most = int(kept.max()) + 1
    pairs, place = np.unique(pattern * most + kept, return_inverse=True)
    often = np.bincount(place, times) / np.bincount(pattern, times)[pairs // most]
    starts = np.searchsorted(pairs, np.arange(int(pattern.max()) + 2) * most)
    return Kept(starts, pairs % most, often)


def _ways(copies: npt.NDArray[np.int8], dealt: int) -> Weights:
    """[13, held, held], by rank and pieces of it in one hand: ways to hold so many in the other."""
    ways = np.zeros((RANKS, dealt + 1, dealt + 1))
    for rank, number in enumerate(copies.tolist()):
        for one in range(min(number, dealt) + 1):
            for other in range(min(number - one, dealt) + 1):
                ways[rank, one, other] = comb(number - one, other)
    return ways


@njit(cache=True, nogil=True)
def _join(
    held: npt.NDArray[np.int8],
    ways: Weights,
    often: Weights,
    pone: Kept,
    dealer: Kept,
    joint: Weights,
) -> None:
    """Add every pair of patterns ``held`` [patterns, 13], the pone's dealt ``often``."""
    ranks = np.empty((len(held), RANKS), np.int8)
    number = np.empty(len(held), np.int64)
    for pattern in range(len(held)):
        number[pattern] = 0
        for rank in range(RANKS):
            if held[pattern, rank]:
                ranks[pattern, number[pattern]] = rank
                number[pattern] += 1
    row = np.empty(joint.shape[1])
    for one in range(len(held)):
        row[:] = 0
        whole = 0.0
        for other in range(len(held)):
            likely = 1.0
            for i in range(number[other]):
                rank = ranks[other, i]
                likely *= ways[rank, held[one, rank], held[other, rank]]
            if likely > 0:
                whole += likely
                for at in range(dealer.starts[other], dealer.starts[other + 1]):
                    row[dealer.hands[at]] += likely * dealer.often[at]
        for at in range(pone.starts[one], pone.starts[one + 1]):
            joint[pone.hands[at]] += often[one] * pone.often[at] / whole * row
