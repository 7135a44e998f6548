"""The discard as arrays: which throws a hand has, and what is known of the cribs they go to.

A *class* of throws is what a crib table tells apart: the ranks thrown, and whether the pieces share
a suit. Its number is twice the number of the ranks (`hand_numbers`), and one more where they do.
Roles: 0 the pone, 1 the dealer, whose crib it is.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.hand_numbers import MOST, hands_of
from pegout.analysis.cribbage.lowered import RANKS, NotLowered
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.games.cribbage.rules import CribbageRules

PONE: Final = 0
DEALER: Final = 1


class Throws(NamedTuple):
    """The throws of a dealt hand, in the order of ``itertools.combinations`` of its places."""

    thrown: npt.NDArray[np.int8]
    """[throws, thrown], places in the dealt hand."""
    kept: npt.NDArray[np.int8]
    """[throws, kept], the other places."""
    wanted: int
    """1 where points win, -1 where they lose."""


class DiscardTables(NamedTuple):
    """What players who discard like each other throw, keep, and find in the crib."""

    crib_mean: npt.NDArray[np.float32]
    """[2, classes], by role and class of throw: the mean points of the crib. The other role's throw
    and the starter come as they come to who holds the throw and any other pieces."""
    crib_held: npt.NDArray[np.float32]
    """[2, classes, 13], what a kept piece of each rank adds to that mean: it is not in the other's
    hand, nor the starter. Over all hands these add up to nothing."""
    crib_points: npt.NDArray[np.float32]
    """[2, classes, bins], how likely the crib is worth so many points; each row sums to 1."""
    thrown: npt.NDArray[np.float32]
    """[2, classes], how often each role throws what; each row sums to 1."""
    beside: npt.NDArray[np.float32]
    """[2, classes, 13], how many pieces of each rank are kept beside that throw, on average."""
    kept: npt.NDArray[np.float32]
    """[2, hands], how often each role keeps which ranks; each row sums to 1."""


@cache
def lower_throws(rules: CribbageRules) -> Throws:
    """The throws of the ruleset's hands; raises `NotLowered`."""
    each, throw = rules.deal.each, rules.deal.throw
    if throw > MOST:
        raise NotLowered(f"deal.throw: {throw} pieces, and kernels throw at most {MOST}")
    thrown = list(combinations(range(each), throw))
    kept = [[place for place in range(each) if place not in places] for places in thrown]
    return Throws(
        thrown=np.array(thrown, np.int8),
        kept=np.array(kept, np.int8),
        wanted=1 if rules.win.at_target == "wins" else -1,
    )


def no_tables(rules: CribbageRules) -> DiscardTables:
    """Tables of players who know nothing of cribs: every mean 0, every class equally likely."""
    classes, hands = 2 * hands_of(rules.deal.throw), hands_of(rules.kept)
    return DiscardTables(
        crib_mean=np.zeros((2, classes), np.float32),
        crib_held=np.zeros((2, classes, RANKS), np.float32),
        crib_points=np.full((2, classes, lower_show(rules).bins), 0, np.float32),
        thrown=np.full((2, classes), 1 / classes, np.float32),
        beside=np.full((2, classes, RANKS), rules.kept / RANKS, np.float32),
        kept=np.full((2, hands), 1 / hands, np.float32),
    )


def no_pegging(rules: CribbageRules) -> npt.NDArray[np.float32]:
    """[2, hands], pegging values of 0."""
    return np.zeros((2, hands_of(rules.kept)), np.float32)
