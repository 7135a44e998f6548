"""Twin: crib tables and what they are counted from, against plain counts of the same deals.

Mutants that die: the pone expects the crib of the pone; a starter from either hand; a class counted
once whatever its suits; hands kept of one role for the other; the most where points lose.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from tests.twins.kernels import TWO_SEATS, numbers, rules_of

from pegout.analysis import chance
from pegout.analysis.cribbage import Shows, shipped_table, throw_name
from pegout.analysis.cribbage.crib_kernel import count_cribs, count_throws, no_cribs, no_throws
from pegout.analysis.cribbage.dealt_hands import dealt_hands
from pegout.analysis.cribbage.dealt_patterns import dealt_patterns, likely_discards
from pegout.analysis.cribbage.discard_arrays import (
    DEALER,
    PONE,
    DiscardTables,
    lower_throws,
    no_pegging,
    no_tables,
)
from pegout.analysis.cribbage.discard_kernel import (
    best_throw,
    discard_means,
    discard_means_of_hands,
    hand_number,
    throw_class,
)
from pegout.analysis.cribbage.discard_points import discard_points, likely_companions
from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import NotLowered, rank_arrays
from pegout.analysis.cribbage.prior import kept_prior
from pegout.analysis.cribbage.show_arrays import CRIB, lower_show
from pegout.analysis.cribbage.show_kernel import score_shows, starter_points
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS

Pieces = npt.NDArray[np.int8]


def some_tables(rules: CribbageRules) -> DiscardTables:
    empty, chance_of = no_tables(rules), np.random.default_rng(8)
    return empty._replace(
        crib_mean=chance_of.random(empty.crib_mean.shape, np.float32),
        crib_held=chance_of.random(empty.crib_held.shape, np.float32),
    )


def split(
    rules: CribbageRules, tables: DiscardTables, hand: Pieces, role: int
) -> tuple[Pieces, Pieces]:
    """What is thrown and kept."""
    show, throws = lower_show(rules), lower_throws(rules)
    means = discard_means(show, throws, tables, hand, role, no_pegging(rules))
    best = best_throw(throws, means, role)
    return hand[throws.thrown[best]], hand[throws.kept[best]]


@pytest.mark.parametrize("name", ["six-card", "five-card", "domino-book2"])
def test_all_hands_are_in_one_class(name: str) -> None:
    rules = rules_of(name)
    hands, times = dealt_hands(rules)
    pieces, each = len(SETS[rules.pieces]), rules.deal.each
    assert times.sum() == comb(pieces, each)
    keys = hands.astype(np.int64) @ 64 ** np.arange(each)
    assert len(np.unique(keys)) == len(hands)
    assert (np.diff(hands, axis=1) > 0).all()
    chosen = np.random.default_rng(1).integers(0, len(hands), 200)
    for hand, often in zip(hands[chosen], times[chosen], strict=True):
        if rules.pieces == "cards":
            orders = permutations(range(4))
            alike = {tuple(sorted(p // 4 * 4 + order[p % 4] for p in hand)) for order in orders}
            assert len(alike) == often


@pytest.mark.parametrize("name", ["six-card", "lowball", "domino-book2"])
def test_throws_of_all_hands(name: str) -> None:
    rules = rules_of(name)
    show, tables = lower_show(rules), some_tables(rules)
    hands, times = dealt_hands(rules)
    chosen = np.random.default_rng(2).integers(0, len(hands), 300)
    counts = no_throws(rules.deal.throw, rules.kept)
    some = hands[chosen], times[chosen]
    count_throws(show, lower_throws(rules), tables, no_pegging(rules), *some, counts)
    thrown, kept = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    beside: Counter[tuple[int, int, int]] = Counter()
    for hand, often in zip(*some, strict=True):
        for role in (PONE, DEALER):
            away, rest = split(rules, tables, hand, role)
            of = throw_class(show, away)
            thrown[role, of] += int(often)
            kept[role, hand_number(show, rest)] += int(often)
            for piece in rest:
                beside[role, of, int(show.rank[piece])] += int(often)
    for counted, plain in ((counts.thrown, thrown), (counts.kept, kept), (counts.beside, beside)):
        assert {tuple(map(int, at)): counted[tuple(at)] for at in np.argwhere(counted)} == plain


@pytest.mark.parametrize("name", ["six-card", "five-card", "domino-book2"])
def test_cribs_of_dealt_deals(name: str) -> None:
    rules, first, deals = rules_of(name), 70, 25
    show, tables, shows = lower_show(rules), some_tables(rules), Shows(rules)
    pieces, each = SETS[rules.pieces].pieces, rules.deal.each
    counts, kept = no_cribs(2, show.bins), np.empty((deals, 2), np.int16)
    count_cribs(show, lower_throws(rules), tables, no_pegging(rules), 5, first, kept, counts)
    plain = no_cribs(2, show.bins)
    for deal in range(deals):
        pack = chance.order(5, first + deal, 0, len(pieces))
        hands = [np.array(pack[:each], np.int8), np.array(pack[each : 2 * each], np.int8)]
        left = [pieces[number] for number in pack[2 * each :]]
        parts = [split(rules, tables, hand, role) for role, hand in enumerate(hands)]
        assert kept[deal].tolist() == [hand_number(show, rest) for _, rest in parts]
        for role, hand in enumerate(hands):
            other = [pieces[number] for number in parts[1 - role][0]]
            for thrown in combinations(hand, 2):
                crib = (*(pieces[number] for number in thrown), *other)
                of = throw_class(show, np.array(thrown, np.int8))
                points = [shows.points(crib, starter, "crib") for starter in left]
                plain.times[role, of] += 1
                plain.points[role, of] += sum(points) / len(points)
                held = show.rank[[number for number in hand if number not in thrown]]
                number_held = np.bincount(held, minlength=13)
                plain.held[role, of] += number_held
                plain.points_held[role, of] += number_held * sum(points) / len(points)
                plain.held_held[role, of] += np.outer(number_held, number_held)
                plain.spread[role, of] += np.bincount(points, minlength=show.bins)
                if role == DEALER and set(thrown) == set(parts[role][0].tolist()):
                    plain.averages[2] += sum(points) / len(points)
    plain.averages[:2] = counts.averages[:2]  # of the hands: the means of another twin
    for counted, expected in zip(counts, plain, strict=True):
        assert counted == pytest.approx(expected)


@pytest.mark.slow
def test_the_same_tables_whatever_the_workers() -> None:
    rules = rules_of("five-card")
    one = discard_fixed_point(rules, deals=50_000, sweeps=3)
    two = discard_fixed_point(rules, deals=50_000, sweeps=3, workers=2)
    other = discard_fixed_point(rules, deals=50_000, sweeps=3, seed=2)
    for a, b, c in zip(one.tables, two.tables, other.tables, strict=True):
        assert np.array_equal(a, b)
        assert not np.array_equal(a, c)
    for rows in (one.tables.thrown, one.tables.kept):
        assert rows.sum(axis=1) == pytest.approx([1, 1], abs=1e-4)
    dealt = one.tables.crib_mean > 0
    assert one.tables.crib_points[dealt].sum(axis=1) == pytest.approx(1, abs=1e-4)
    points = one.tables.crib_points @ np.arange(one.tables.crib_points.shape[2])
    assert points == pytest.approx(one.tables.crib_mean, abs=1e-3)


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n in TWO_SEATS if n != "seven-card"])
def test_tables_beside_those_made_before(name: str) -> None:
    """Made in other ways, with no regard to the own other pieces, and both by chance."""
    rules, table = rules_of(name), shipped_table(name)
    assert table is not None
    show, found = lower_show(rules), discard_fixed_point(rules, deals=100_000).tables
    apart, often = [], []
    for thrown in combinations(SETS[rules.pieces], 2):
        of, word = throw_class(show, numbers(rules, thrown)), throw_name(thrown)
        for role, name_of_role in enumerate(("pone", "dealer")):
            before = table.means["pone" if name_of_role == "pone" else "dealer"][word]
            apart.append(abs(found.crib_mean[role, of] - before))
            often.append(found.thrown[role, of])
    assert np.average(apart, weights=often) < (0.25 if rules.pieces == "cards" else 0.45)


@pytest.mark.slow
def test_in_lowball_both_sides_want_few_points() -> None:
    """In their hands; the pone gives the dealer as good a crib as he can."""
    pone, dealer, crib = discard_fixed_point(rules_of("lowball"), deals=20_000).averages
    assert max(pone, dealer) < 3 < crib


class Answers(NamedTuple):
    """Every hand of the other side, dealt and discarded from."""

    thrown: npt.NDArray[np.int64]
    """[hands, 2]."""
    kept: npt.NDArray[np.int64]
    """[hands, 4]."""


def answers(rules: CribbageRules, tables: DiscardTables, hand: Pieces, other: int) -> Answers:
    show, throws, pegging = lower_show(rules), lower_throws(rules), no_pegging(rules)
    rest = np.array([tile for tile in range(28) if tile not in hand], np.int8)
    hands = np.array(list(combinations(rest, 6)), np.int8)
    means = discard_means_of_hands(show, throws, tables, hands, other, pegging)
    sign = 1 if other == DEALER else -1
    best = np.argmax(means[..., 0] + sign * means[..., 1], axis=1)
    thrown, kept = (
        np.take_along_axis(hands, places[best].astype(int), axis=1).astype(int)
        for places in (throws.thrown, throws.kept)
    )
    return Answers(thrown, kept)


def points_of_cribs(
    rules: CribbageRules, hand: Pieces, places: Pieces, whole: Answers
) -> npt.NDArray[np.float64]:
    """[bins], how likely the crib of one throw is worth so much."""
    show = lower_show(rules)
    rest = np.array([tile for tile in range(28) if tile not in hand], np.int64)
    pairs = np.zeros((28, 28))
    np.add.at(pairs, tuple(whole.thrown.T), 1)
    turned = np.repeat(pairs[:, :, None], 28, axis=2)
    for each in (*whole.thrown.T, *whole.kept.T):
        np.add.at(turned, (*whole.thrown.T, each), -1)
    counts, points = np.zeros(show.bins), np.empty(28, np.int16)
    for one, other in np.argwhere(pairs):
        starter_points(show, np.array([*hand[places], one, other], np.int8), CRIB, points)
        left = rest[(rest != one) & (rest != other)]
        np.add.at(counts, points[left], turned[one, other, left])
    counts /= counts.sum()
    return counts


@pytest.mark.slow
def test_cribs_of_a_hand_beside_all_that_the_other_may_hold() -> None:
    """Means by class alone are far off, the fit on what is kept is near, distributions nearer."""
    rules = rules_of("domino-book2")
    show, throws, pegging = lower_show(rules), lower_throws(rules), no_pegging(rules)
    tables = discard_fixed_point(rules, deals=200_000).tables
    patterns = dealt_patterns(rules, tables)
    by_class, fitted, whole, spread = [], [], [], []
    chance_of, worth = Random("whole crib"), np.arange(show.bins)  # noqa: S311 - a test
    for role in (PONE, DEALER, PONE, DEALER):
        hand = np.array(chance_of.sample(range(28), 6), np.int8)
        other = answers(rules, tables, hand, 1 - role)
        means = discard_means(show, throws, tables, hand, role, pegging)
        points = discard_points(show, throws, tables, patterns, hand, role)
        assert points.sum(axis=(1, 2)) == pytest.approx(1, abs=1e-4)
        assert points.sum(axis=2) @ worth == pytest.approx(means[:, 0], abs=1e-4)
        for throw, places in enumerate(throws.thrown):
            true = points_of_cribs(rules, hand, places, other)
            of = throw_class(show, hand[places])
            by_class.append(tables.crib_mean[role, of] - true @ worth)
            fitted.append(means[throw, 1] - true @ worth)
            whole.append(points[throw].sum(axis=0) @ worth - true @ worth)
            spread.append(np.abs(points[throw].sum(axis=0) - true).sum() / 2)
    nearest, near, far = (np.sqrt(np.mean(np.square(each))) for each in (whole, fitted, by_class))
    assert nearest < 0.08
    assert near < 0.16
    assert nearest < 0.7 * near < 0.35 * far
    assert max(spread) < 0.03


@pytest.mark.slow
def test_hand_and_crib_under_one_starter() -> None:
    """Each companion with each starter, added up plainly."""
    for name in ("five-card", "domino-book2"):
        rules = rules_of(name)
        show, throws, shows = lower_show(rules), lower_throws(rules), Shows(rules)
        tables = discard_fixed_point(rules, deals=20_000, sweeps=2).tables
        patterns, pieces = dealt_patterns(rules, tables), SETS[rules.pieces].pieces
        chance_of = Random(name)  # noqa: S311 - a test
        hand = np.array(chance_of.sample(range(len(pieces)), rules.deal.each), np.int8)
        found = discard_points(show, throws, tables, patterns, hand, DEALER)
        companions, weights = likely_companions(show, throws, tables, patterns, hand, PONE)
        assert weights.sum() == pytest.approx(1)
        assert weights.sum(axis=0)[hand].tolist() == [0] * len(hand)
        throw = 3
        plain = np.zeros((show.bins, show.bins))
        kept = [pieces[number] for number in hand[throws.kept[throw]]]
        for companion, row in zip(companions, weights, strict=True):
            assert row[companion].tolist() == [0, 0]
            crib = [pieces[number] for number in (*hand[throws.thrown[throw]], *companion)]
            for starter in np.flatnonzero(row):
                turned = pieces[starter]
                at = shows.points(kept, turned, "hand"), shows.points(crib, turned, "crib")
                plain[at] += row[starter]
        assert found[throw] == pytest.approx(plain, abs=1e-5)


@pytest.mark.slow
def test_what_the_other_keeps_and_throws_when_pieces_are_gone() -> None:
    rules = rules_of("domino-mendelev")
    tables = discard_fixed_point(rules, deals=20_000, sweeps=2).tables
    patterns, show = dealt_patterns(rules, tables), lower_show(rules)
    hand = np.array([5, 9, 13, 14, 20, 27], np.int8)
    gone = np.bincount(show.rank[hand], minlength=13).astype(np.int8)
    kept, thrown = np.zeros(tables.kept.shape[1]), np.zeros(tables.thrown.shape[1])
    for role in (PONE, DEALER):
        likely_discards(patterns, gone, role, kept, thrown)
        other = answers(rules, tables, hand, role)
        by_ranks = thrown[0::2] + thrown[1::2]
        for found, pieces in ((kept, other.kept), (by_ranks, other.thrown)):
            every = [hand_number(show, each) for each in pieces.astype(np.int8)]
            true = np.bincount(every, minlength=len(found)) / len(every)
            assert np.abs(found - true).max() < 1e-6


@pytest.mark.slow
def test_the_joint_prior_beside_the_hands_kept_in_dealt_deals() -> None:
    rules = rules_of("five-card")
    made = discard_fixed_point(rules, deals=400_000)
    again = discard_fixed_point(rules, deals=400_000, sweeps=0, start=made.tables, seed=2)
    joint = kept_prior(rules, made.tables)
    assert joint.sum() == pytest.approx(1, abs=1e-5)
    assert joint.sum(axis=1) == pytest.approx(made.tables.kept[PONE], abs=1e-6)
    assert joint.sum(axis=0) == pytest.approx(made.tables.kept[DEALER], abs=1e-6)
    ranks = hand_numbers().ranks[STARTS[3] : STARTS[4], :3]
    held = (ranks[:, :, None] == np.arange(13)).sum(axis=1)
    both = held[:, None, :] + held[None, :, :]
    assert joint[(both > rank_arrays(rules)[1]).any(axis=2)].max() == 0
    seen = np.zeros_like(joint)
    np.add.at(seen, (again.kept[:, 0], again.kept[:, 1]), 1 / len(again.kept))
    expected, found = (held.T @ each @ held for each in (joint, seen))
    independent = held.T @ np.outer(joint.sum(axis=1), joint.sum(axis=0)) @ held
    assert np.abs(found - expected).max() < 0.005
    assert np.abs(found - independent).max() > 0.01


def test_what_tables_cannot_express_is_refused() -> None:
    with pytest.raises(NotLowered, match=r"^seats:"):
        discard_fixed_point(rules_of("six-card-4p"))


def test_scores_of_cribs_as_an_array() -> None:
    """What the tables rest on, in one more form: all cribs of some pieces at once."""
    rules = rules_of("six-card")
    cribs = np.array(list(combinations(range(20, 29), 4)), np.uint8)
    found = score_shows(lower_show(rules), cribs, np.full(len(cribs), 4, np.uint8), CRIB)
    shows, pieces = Shows(rules), SETS["cards"].pieces
    expected = [shows.points([pieces[n] for n in crib], pieces[4], "crib") for crib in cribs]
    assert found.tolist() == expected
