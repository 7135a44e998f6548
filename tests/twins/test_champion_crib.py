"""Twin: the crib that the champion reckons with, and every throw beside every starter.

Mutants that die: the starter taken from pieces that the other has thrown; own pieces thought to be
with the other; the mean of the tables missed; hand and crib under two starters.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from tests.twins.test_simulation import cribbage

from pegout.analysis.cribbage.champion.beliefs import unseen_ranks
from pegout.analysis.cribbage.champion.crib import (
    cribs_by_starter,
    hand_and_crib,
    move,
    suppose_throws,
    unsaid,
)
from pegout.analysis.cribbage.discard_arrays import lower_throws
from pegout.analysis.cribbage.discard_kernel import discard_means
from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.show_arrays import HAND, lower_show
from pegout.analysis.cribbage.show_kernel import place_of, starter_points

ROLE = 1


def pairs(pieces: list[int], rank: np.ndarray[tuple[int], np.dtype[np.int8]]) -> Iterator[int]:
    """The number of each two of the pieces, by their ranks."""
    more = hand_numbers().more
    for one, two in combinations(pieces, 2):
        yield int(more[more[0, rank[one]], rank[two]]) - STARTS[2]


def test_the_crib_beside_every_throw_and_starter() -> None:
    rules = cribbage("five-card", {}).rules
    show, throws, play, numbers = (
        lower_show(rules),
        lower_throws(rules),
        lower_play(rules),
        hand_numbers(),
    )
    tables = discard_fixed_point(rules, deals=3000, sweeps=2).tables
    rank = show.rank.astype(np.int8)
    pack = list(range(len(rank)))
    dealt = np.array([3, 17, 18, 40, 51], np.int8)
    unseen = [piece for piece in pack if piece not in dealt]
    left = unseen_ranks(play.copies, rank, dealt, -1)
    ways = np.zeros(hands_of(2), np.float32)
    suppose_throws(play.copies, left, numbers.ranks, tables.thrown[1 - ROLE], 2, ways)
    thrown, kept = dealt[throws.thrown[0]], dealt[throws.kept[0]]
    cribs = np.zeros((13, show.bins), np.float32)
    cribs_by_starter(show, numbers.ranks, ways, left, thrown, cribs)

    # Each two pieces as often as their ranks are thrown from a whole set.
    whole = np.bincount(list(pairs(pack, rank)), minlength=len(ways))
    often = tables.thrown[1 - ROLE].reshape(-1, 2).sum(axis=1) / np.maximum(whole, 1)
    expected = np.zeros_like(cribs, np.float64)
    for (one, two), number in zip(combinations(unseen, 2), pairs(unseen, rank), strict=True):
        place = int(
            numbers.more[numbers.more[place_of(show.more, show.rank, thrown), rank[one]], rank[two]]
        )
        for starter in unseen:
            if starter not in (one, two):
                expected[rank[starter], show.points[place, rank[starter]]] += often[number]
    expected /= expected.sum()
    assert cribs == pytest.approx(expected, abs=1e-6)

    more = unsaid(show, tables, ROLE, kept, thrown, cribs)
    pegging = np.zeros((2, hands_of(rules.kept)), np.float32)
    means = discard_means(show, throws, tables, dealt, ROLE, pegging)[0]
    points = np.zeros(len(pack), np.int16)
    starter_points(show, kept, HAND, points)
    points[thrown] = -1
    both = np.zeros((show.bins, show.bins), np.float32)
    hand_and_crib(points, rank, cribs, more, both)
    assert abs(more) < 1
    assert both.sum() == pytest.approx(1, abs=1e-5)
    assert both.sum(axis=0) @ np.arange(show.bins) == pytest.approx(means[1], abs=0.01)
    by_hand = np.zeros(show.bins)
    for starter in unseen:
        by_hand[points[starter]] += cribs[rank[starter]].sum() / left[rank[starter]]
    assert both.sum(axis=1) == pytest.approx(by_hand, abs=1e-5)


@pytest.mark.parametrize("more", [0.4, -0.4, 1.7])
def test_points_are_moved_to_a_mean(more: float) -> None:
    points = np.array([0, 0.2, 0.5, 0.3, 0, 0], np.float32)
    mean = float(points @ np.arange(6))
    move(points, more)
    assert points.sum() == pytest.approx(1)
    assert points @ np.arange(6) == pytest.approx(mean + min(more, 1))
