"""How likely pone and dealer keep which ranks, both at once, before anything is seen."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import leanings, open_ways
from pegout.analysis.cribbage.dealt_patterns import Patterns, Weights, dealt_patterns
from pegout.analysis.cribbage.discard_arrays import DEALER, PONE, DiscardTables
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import RANKS, lower_play
from pegout.games.cribbage.rules import CribbageRules

Joint = npt.NDArray[np.float32]

UNKEPT: Final = 1e-5
"""How likely, for the play to be learned, a role has kept one of the hands that it never keeps."""


def kept_prior(
    rules: CribbageRules,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32] | None = None,
) -> Joint:
    """[hands, hands], pone by dealer, sums to 1; ``pegging`` as in `discard_fixed_point`.

    Counted over all pairs of dealt patterns (`dealt_patterns`): each row and column adds up to
    exactly what is kept, and what excludes each other has no weight.
    """
    patterns = dealt_patterns(rules, tables, pegging)
    joint = np.zeros((hands_of(rules.kept), hands_of(rules.kept)))
    _join(patterns, joint)
    joint /= joint.sum()
    return joint.astype(np.float32)


def with_unkept(rules: CribbageRules, tables: DiscardTables, joint: Joint) -> Joint:
    """A `kept_prior` in which no hand that can be dealt is impossible; the same shape.

    Hands that a role never keeps share `UNKEPT`, each against what the other keeps. Otherwise
    nothing would be learned of them: neither how they are played, nor that they might be worth
    keeping.
    """
    play, ranks, size = lower_play(rules), hand_numbers().ranks, rules.kept
    hands = joint.shape[0]
    ways, others = np.zeros(hands, np.float32), np.zeros(hands, np.float32)
    open_ways(ranks, play.copies, size, ways)
    leaning = leanings(tables.kept, play.copies)
    whole = np.array(joint, np.float64)
    for role in (PONE, DEALER):
        rows = whole if role == PONE else whole.T
        for hand in np.flatnonzero((rows.sum(axis=1) == 0) & (ways > 0)):
            left = play.copies.copy()
            np.subtract.at(left, ranks[STARTS[size] + hand, :size], 1)
            open_ways(ranks, left, size, others)
            against = others.astype(np.float64) * leaning[1 - role]
            rows[hand] = UNKEPT * ways[hand] / ways.sum() * against / against.sum()
    whole /= whole.sum()
    return whole.astype(np.float32)


@njit(cache=True, nogil=True)
def _join(patterns: Patterns, joint: Weights) -> None:
    """Add every pair of patterns, the pone's and the dealer's."""
    often, ways, number = patterns.often, patterns.ways, patterns.number
    ranks, held, kept, share = patterns.ranks, patterns.held, patterns.kept, patterns.share
    of_pone, of_dealer = patterns.starts[PONE], patterns.starts[DEALER]
    gone, row = np.empty(RANKS, np.int8), np.empty(joint.shape[1])
    for one in range(len(number)):
        gone[:] = 0
        for i in range(number[one]):
            gone[ranks[one, i]] = held[one, i]
        row[:] = 0
        whole = 0.0
        for other in range(len(number)):
            likely = 1.0
            for i in range(number[other]):
                rank = ranks[other, i]
                likely *= ways[rank, gone[rank], held[other, i]]
            if likely > 0:
                whole += likely
                for at in range(of_dealer[other], of_dealer[other + 1]):
                    row[kept[at]] += likely * share[at]
        for at in range(of_pone[one], of_pone[one + 1]):
            joint[kept[at]] += often[one] * share[at] / whole * row
