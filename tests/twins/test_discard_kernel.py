"""Twin: what discards are worth. The other is `Shows.mean` and a crib table by name of the throw.

Mutants that die: the thrown pieces may be starters; a flush of the kept counted as in a crib; the
pone gains by the crib; the means of the other role; the most where points lose.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest
from tests.twins.kernels import TWO_SEATS, numbers, rules_of

from pegout.analysis.cribbage import Role, Shows, shipped_table, throw_name
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
    discard_value,
    hand_number,
    throw_class,
)
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS, Piece

ROLES: tuple[Role, Role] = ("pone", "dealer")


def dealt(rules: CribbageRules, chance: Random, number: int) -> tuple[Piece, ...]:
    """Every third hand of few suits, where flushes are, in no order."""
    pieces = [p for p in SETS[rules.pieces] if number % 3 or p.code[-1] in "HS01"]
    return tuple(chance.sample(pieces, rules.deal.each))


def filled(rules: CribbageRules) -> DiscardTables:
    """Tables in which every number is another."""
    empty, chance = no_tables(rules), np.random.default_rng(8)
    return empty._replace(
        crib_mean=chance.random(empty.crib_mean.shape, np.float32),
        crib_held=chance.random(empty.crib_held.shape, np.float32),
    )


@pytest.mark.parametrize("name", TWO_SEATS)
def test_means_of_every_throw(name: str) -> None:
    rules = rules_of(name)
    show, throws, tables, shows = (
        lower_show(rules),
        lower_throws(rules),
        filled(rules),
        Shows(rules),
    )
    chance = Random(name)  # noqa: S311 - a test
    pegging = np.random.default_rng(9).random((2, hands_of(rules.kept)), np.float32)
    for number in range(120):
        hand, role = dealt(rules, chance, number), number % 2
        unseen = [piece for piece in SETS[rules.pieces] if piece not in hand]
        means = discard_means(show, throws, tables, numbers(rules, hand), role, pegging)
        every = list(combinations(hand, rules.deal.throw))
        assert len(every) == len(means)
        for thrown, (points, crib, pegs) in zip(every, means, strict=True):
            kept = [piece for piece in hand if piece not in thrown]
            assert points == pytest.approx(shows.mean(kept, unseen, "hand"), abs=1e-5)
            of = throw_class(show, numbers(rules, thrown))
            ranks = [show.rank[piece] for piece in numbers(rules, kept)]
            expected = tables.crib_mean[role, of] + tables.crib_held[role, of, ranks].sum()
            assert crib == pytest.approx(expected, abs=1e-5)
            assert pegs == pegging[role, hand_number(show, numbers(rules, kept))]


@pytest.mark.parametrize("name", TWO_SEATS)
def test_classes_are_the_names_of_throws(name: str) -> None:
    rules = rules_of(name)
    show, table = lower_show(rules), shipped_table(name)
    assert table is not None
    classes: dict[str, int] = {}
    for thrown in combinations(SETS[rules.pieces], rules.deal.throw):
        of = throw_class(show, numbers(rules, thrown))
        assert classes.setdefault(throw_name(thrown), of) == of
    assert len(set(classes.values())) == len(classes)
    assert set(classes) == set(table.means["pone"])


def test_numbers_of_kept_hands() -> None:
    rules = rules_of("six-card")
    show, known, chance = lower_show(rules), hand_numbers(), Random(3)  # noqa: S311 - a test
    for _ in range(300):
        kept = np.array(chance.sample(range(52), 4), np.int8)
        number = hand_number(show, kept)
        assert known.ranks[STARTS[4] + number, :4].tolist() == sorted(show.rank[kept])


@pytest.mark.parametrize("name", ["six-card", "lowball", "domino-book2"])
def test_the_best_throw_with_the_means_of_a_crib_table(name: str) -> None:
    rules, table = rules_of(name), shipped_table(name)
    assert table is not None
    show, throws, shows = lower_show(rules), lower_throws(rules), Shows(rules)
    tables = no_tables(rules)
    for thrown in combinations(SETS[rules.pieces], rules.deal.throw):
        of = throw_class(show, numbers(rules, thrown))
        for role, word in enumerate(ROLES):
            tables.crib_mean[role, of] = table.mean(word, thrown)
    wanted = -1 if name == "lowball" else 1
    chance, pegging = Random(name), no_pegging(rules)  # noqa: S311 - a test
    for number in range(60):
        hand = dealt(rules, chance, number)
        unseen = [piece for piece in SETS[rules.pieces] if piece not in hand]
        for role, sign in ((PONE, -1), (DEALER, 1)):
            means = discard_means(show, throws, tables, numbers(rules, hand), role, pegging)
            worth = [
                wanted
                * (
                    shows.mean([p for p in hand if p not in thrown], unseen, "hand")
                    + sign * table.mean(ROLES[role], thrown)
                )
                for thrown in combinations(hand, rules.deal.throw)
            ]
            values = [discard_value(throws, means, role, throw) for throw in range(len(means))]
            assert values == pytest.approx(worth, abs=1e-5)
            assert worth[best_throw(throws, means, role)] == pytest.approx(max(worth), abs=1e-5)


def test_hands_of_an_array_one_by_one() -> None:
    rules = rules_of("domino-book2")
    show, throws, tables, pegging = (
        lower_show(rules), lower_throws(rules), filled(rules), no_pegging(rules),
    )  # fmt: skip
    chance = np.random.default_rng(5)
    hands = np.array([chance.permutation(28)[:6] for _ in range(200)], np.int8)
    whole = discard_means_of_hands(show, throws, tables, hands, DEALER, pegging)
    for hand, means in zip(hands, whole, strict=True):
        assert np.array_equal(means, discard_means(show, throws, tables, hand, DEALER, pegging))
