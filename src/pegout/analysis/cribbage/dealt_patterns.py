"""What the other player may keep and throw, when some pieces are known not to be with him.

A *pattern* is the ranks of a dealt hand. How likely each is dealt is exact, whatever is gone; what
is thrown of it follows `DiscardTables`, over all the suits that its ranks may have. Only what the
suits that are gone say is left out; it matters where a flush decides what is kept.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.crib_kernel import discards_of_hands
from pegout.analysis.cribbage.dealt_hands import dealt_hands
from pegout.analysis.cribbage.discard_arrays import (
    DEALER,
    PONE,
    DiscardTables,
    lower_throws,
    no_pegging,
)
from pegout.analysis.cribbage.lowered import RANKS, rank_arrays
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.games.cribbage.rules import CribbageRules

Weights = npt.NDArray[np.float64]


class Patterns(NamedTuple):
    """Every pattern of dealt ranks, and what each role does with it."""

    often: Weights
    """[patterns], how often it is dealt; sums to 1."""
    number: npt.NDArray[np.int8]
    """[patterns], different ranks in it."""
    ranks: npt.NDArray[np.int8]
    """[patterns, dealt], which they are."""
    held: npt.NDArray[np.int8]
    """[patterns, dealt], how many pieces of each of them."""
    ways: Weights
    """[13, gone, held], by rank, pieces gone and pieces held: ways to hold so many of the rest."""
    starts: npt.NDArray[np.int32]
    """[2, patterns + 1], by role: where the discards of a pattern begin."""
    thrown: npt.NDArray[np.int16]
    """[discards], the class of the throw."""
    kept: npt.NDArray[np.int16]
    """[discards], the number of the hand kept."""
    share: npt.NDArray[np.float32]
    """[discards], how often it is done with its pattern."""


def dealt_patterns(
    rules: CribbageRules,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32] | None = None,
) -> Patterns:
    """All patterns of the ruleset; ``pegging`` as in `discard_fixed_point`.

    Every hand is discarded from, for both roles: some seconds of work for six cards.
    """
    hands, times = dealt_hands(rules)
    show, throws = lower_show(rules), lower_throws(rules)
    worth = no_pegging(rules) if pegging is None else pegging
    dealt = np.sort(show.rank[hands], axis=1).astype(np.int64)
    _, first, pattern = np.unique(
        dealt @ RANKS ** np.arange(rules.deal.each), return_index=True, return_inverse=True
    )
    number, ranks, held = _different(dealt[first])
    pone, dealer = (
        _gathered(pattern, discards_of_hands(show, throws, tables, worth, hands, role), times)
        for role in (PONE, DEALER)
    )
    return Patterns(
        often=np.bincount(pattern, times) / times.sum(),
        number=number,
        ranks=ranks,
        held=held,
        ways=_ways(rank_arrays(rules)[1], rules.deal.each),
        starts=np.array([pone.starts, dealer.starts + len(pone.share)], np.int32),
        thrown=np.concatenate([pone.thrown, dealer.thrown]).astype(np.int16),
        kept=np.concatenate([pone.kept, dealer.kept]).astype(np.int16),
        share=np.concatenate([pone.share, dealer.share]).astype(np.float32),
    )


def _different(
    dealt: npt.NDArray[np.int64],
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """`Patterns.number`, ``ranks`` and ``held`` of sorted ranks [patterns, dealt]."""
    ranks, held = np.zeros(dealt.shape, np.int8), np.zeros(dealt.shape, np.int8)
    at = np.zeros(len(dealt), np.int64)
    every = np.arange(len(dealt))
    for place in range(dealt.shape[1]):
        if place:
            at += dealt[:, place] != dealt[:, place - 1]
        ranks[every, at] = dealt[:, place]
        held[every, at] += 1
    return (at + 1).astype(np.int8), ranks, held


class _Gathered(NamedTuple):
    """The discards of one role, as in `Patterns`."""

    starts: npt.NDArray[np.intp]
    thrown: npt.NDArray[np.int64]
    kept: npt.NDArray[np.int64]
    share: Weights


def _gathered(
    pattern: npt.NDArray[np.int64], done: npt.NDArray[np.int16], times: npt.NDArray[np.int64]
) -> _Gathered:
    thrown, kept = done[:, 0].astype(np.int64), done[:, 1].astype(np.int64)
    classes = int(thrown.max()) + 1
    found, first, place = np.unique(
        pattern * classes + thrown, return_index=True, return_inverse=True
    )
    share = np.bincount(place, times) / np.bincount(pattern, times)[pattern[first]]
    starts = np.searchsorted(found, np.arange(int(pattern.max()) + 2) * classes)
    return _Gathered(starts, thrown[first], kept[first], share)


def _ways(copies: npt.NDArray[np.int8], dealt: int) -> Weights:
    most = int(copies.max())
    ways = np.zeros((RANKS, most + 1, dealt + 1))
    for rank, number in enumerate(copies.tolist()):
        for gone in range(number + 1):
            for held in range(min(number - gone, dealt) + 1):
                ways[rank, gone, held] = comb(number - gone, held)
    return ways


@njit(cache=True, nogil=True)
def likely_discards(
    patterns: Patterns, gone: npt.NDArray[np.int8], role: int, kept: Weights, thrown: Weights
) -> None:
    """What a player in that role keeps and throws when ``gone`` [13] pieces are not with him.

    Fills ``kept`` [hands] and ``thrown`` [classes] with probabilities. ``gone`` are the own dealt
    pieces by rank, and the starter if it is turned.
    """
    kept[:] = 0
    thrown[:] = 0
    whole = 0.0
    ways, ranks, held, number = patterns.ways, patterns.ranks, patterns.held, patterns.number
    starts, share = patterns.starts[role], patterns.share
    hand_of, class_of = patterns.kept, patterns.thrown
    for pattern in range(len(number)):
        likely = 1.0
        for i in range(number[pattern]):
            rank = ranks[pattern, i]
            likely *= ways[rank, gone[rank], held[pattern, i]]
        if likely > 0:
            whole += likely
            for at in range(starts[pattern], starts[pattern + 1]):
                kept[hand_of[at]] += likely * share[at]
                thrown[class_of[at]] += likely * share[at]
    kept /= whole
    thrown /= whole
