"""Shares, intervals and ratings, proved on results that were made up.

Mutants that die: an error over games where sets were played; half an interval; odds of others
forgotten.
"""

from __future__ import annotations

import random
from math import sqrt

import pytest

from pegout.matches import elo, share
from pegout.matches.figures import rating


def test_single_games_have_the_binomial_error() -> None:
    found = share([4_750, 5_250])
    assert found.share == 0.525
    assert found.error == pytest.approx(sqrt(0.525 * 0.475 / 10_000))
    assert found.low == pytest.approx(0.525 - 1.96 * 0.004994, abs=2e-5)
    assert found.high == pytest.approx(0.525 + 1.96 * 0.004994, abs=2e-5)


@pytest.mark.parametrize(
    ("lost", "won", "low", "high"),
    [(0, 10, 0.7225, 1.0), (10, 0, 0.0, 0.2775), (9, 1, 0.0179, 0.4042), (27, 54, 0.5585, 0.7597)],
)
def test_wilsons_interval(lost: int, won: int, low: float, high: float) -> None:
    """Values as printed in tables of the Wilson score interval."""
    found = share([lost, won])
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_pairs_that_are_always_shared_leave_no_doubt() -> None:
    """A player against itself over mirrored deals."""
    found = share([0, 500, 0])
    assert (found.share, found.error, found.low, found.high) == (0.5, 0.0, 0.5, 0.5)


def test_pairs_that_go_together_say_as_much_as_half_as_many_games() -> None:
    """Both games of a deal always have the same winner: n pairs are n games."""
    pairs, games = share([400, 0, 600]), share([400, 600])
    assert pairs.share == games.share == 0.6
    assert pairs.error == pytest.approx(games.error, rel=1e-3)
    assert (pairs.low, pairs.high) == pytest.approx((games.low, games.high), abs=1e-3)


def test_pairs_of_games_that_have_nothing_to_do_with_each_other_say_as_much_as_games() -> None:
    pairs, games = share([250, 500, 250]), share([1000, 1000])
    assert pairs.error == pytest.approx(games.error, rel=1e-3)


def test_a_set_of_three() -> None:
    """Means of thirds: 0, 1/3, 2/3, 1."""
    found = share([2, 3, 4, 1])
    assert found.share == pytest.approx(14 / 30)
    means = [0.0] * 2 + [1 / 3] * 3 + [2 / 3] * 4 + [1.0]
    spread = sum((each - 14 / 30) ** 2 for each in means) / 9
    assert found.error == pytest.approx(sqrt(spread / 10))


def test_nothing_and_hardly_anything_played() -> None:
    nothing = share([0, 0, 0])
    assert (nothing.share, nothing.error, nothing.low, nothing.high) == (0.5, None, 0.0, 1.0)
    one = share([0, 1, 0])
    assert (one.share, one.error) == (0.5, None)
    assert one.low < 0.1
    assert one.high > 0.9


def test_all_won_is_not_certainty() -> None:
    found = share([0, 0, 10])
    assert (found.share, found.error, found.high) == (1.0, 0.0, 1.0)
    assert found.low == pytest.approx(0.7225, abs=1e-4)


def test_the_interval_holds_the_truth_in_95_of_100_matches() -> None:
    """Pairs in which both games are more alike than chance has it; fixed seed 5."""
    rng = random.Random(5)  # noqa: S311 - made-up matches
    held = 0
    for _ in range(1_000):
        sets = [0, 0, 0]
        for _ in range(200):
            strength = 0.3 if rng.random() < 0.5 else 0.8  # the deal favours one or the other
            sets[(rng.random() < strength) + (rng.random() < strength)] += 1
        found = share(sets)
        held += found.low <= 0.55 <= found.high
    assert 930 <= held <= 970


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(1 / 3, sides=3) == pytest.approx(0)
    assert elo(5 / 6, sides=3) == pytest.approx(400)
    assert elo(0) is elo(1) is None


def test_a_rating_has_the_bounds_of_its_share() -> None:
    found = rating(share([4_750, 5_250]), 2)
    assert found.elo == pytest.approx(17.4, abs=0.05)
    assert found.low == pytest.approx(10.6, abs=0.1)
    assert found.high == pytest.approx(24.2, abs=0.1)
    unbeaten = rating(share([0, 10]), 2)
    assert (unbeaten.elo, unbeaten.high) == (None, None)
    assert unbeaten.low == pytest.approx(166.2, abs=0.1)
