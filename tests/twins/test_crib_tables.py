"""Twin: crib tables and what they are counted from, against plain counts of the same deals.

Mutants that die: the pone expects the crib of the pone; a starter from either hand; a class counted
once whatever its suits; hands kept of one role for the other; the most where points lose.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb
from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from tests.twins.kernels import TWO_SEATS, numbers, rules_of

from pegout.analysis import chance
from pegout.analysis.cribbage import Shows, shipped_table, throw_name
from pegout.analysis.cribbage.crib_kernel import count_cribs, count_throws, no_cribs, no_throws
from pegout.analysis.cribbage.dealt_hands import dealt_hands
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


@pytest.mark.slow
def test_the_crib_mean_of_a_hand_beside_all_that_the_other_may_hold() -> None:
    """Every hand of the other side is dealt, and answers; only chance and the fit are between."""
    rules = rules_of("domino-book2")
    show, throws = lower_show(rules), lower_throws(rules)
    tables = discard_fixed_point(rules, deals=200_000).tables
    pegging = no_pegging(rules)
    errors, plain = [], []
    chance_of = Random("whole crib")  # noqa: S311 - a test
    for role in (PONE, DEALER, PONE, DEALER):
        hand = np.array(chance_of.sample(range(28), 6), np.int8)
        rest = np.array([tile for tile in range(28) if tile not in hand], np.int8)
        others = np.array(list(combinations(rest, 6)), np.int8)
        means = discard_means_of_hands(show, throws, tables, others, 1 - role, pegging)
        sign = 1 if role == PONE else -1
        best = np.argmax(means[..., 0] + sign * means[..., 1], axis=1)
        thrown = np.take_along_axis(others, throws.thrown[best].astype(int), axis=1).astype(int)
        pairs = np.zeros((28, 28))
        np.add.at(pairs, (thrown[:, 0], thrown[:, 1]), 1)
        turned = np.repeat(pairs[:, :, None], 28, axis=2)
        for place in range(6):
            np.add.at(turned, (thrown[:, 0], thrown[:, 1], others[:, place]), -1)
        found = discard_means(show, throws, tables, hand, role, pegging)[:, 1]
        points = np.empty(28, np.int16)
        for throw, places in enumerate(throws.thrown):
            whole, ways = 0.0, 0.0
            for one, other in np.argwhere(pairs):
                crib = np.array([*hand[places], one, other], np.int8)
                starter_points(show, crib, CRIB, points)
                left = rest[(rest != one) & (rest != other)]
                whole += float(turned[one, other, left] @ points[left])
                ways += float(turned[one, other, left].sum())
            of = throw_class(show, hand[places])
            errors.append(found[throw] - whole / ways)
            plain.append(tables.crib_mean[role, of] - whole / ways)
    assert float(np.std(errors)) < 0.12
    assert float(np.std(plain)) > 1.5 * float(np.std(errors))


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
