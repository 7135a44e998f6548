"""All shows of cards, by rank pattern: 12,994,800 with hands of four, 1,082,900 with three.

There are 6,175 ways to choose the ranks of five cards, 1,820 of four. A show of such a pattern is
decided by which rank is turned and, for the flush and his nobs, by how the suits fall. Each of
these classes is scored once by the reference, on cards that are dealt out for it, and weighted by
the number of shows in it. That only this matters is a law of its own, tried below.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, prod
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.facts import facts
from tests.rules.worth import declared

from pegout.engine import total
from pegout.games.cribbage.moves import What
from pegout.games.cribbage.scoring import show_lines
from pegout.pieces import CARDS, JACK, Card, Piece, Suit

Suits = tuple[Suit, ...]
TURNED: Final = Suit.CLUBS
"""The suit of the starter; the other three weigh the same."""


class Show(NamedTuple):
    hand: tuple[Card, ...]
    starter: Card
    weight: int
    """In how many shows the ranks are these and the suits fall alike."""


def patterns(size: int) -> list[tuple[int, ...]]:
    """The ranks that a hand of this size and the starter may have."""
    ranks = combinations_with_replacement(range(1, 14), size + 1)
    return [pattern for pattern in ranks if max(Counter(pattern).values()) <= 4]


@cache
def every_show(size: int) -> tuple[Show, ...]:
    return tuple(show for pattern in patterns(size) for show in shows(pattern))


def shows(pattern: tuple[int, ...]) -> Iterator[Show]:
    """One show for each class of a pattern."""
    for turned in sorted(set(pattern)):
        ranks = list(pattern)
        ranks.remove(turned)
        number = Counter(ranks)
        starter = Card(turned, TURNED)
        # What is left of a rank when the starter is out.
        left = {rank: 3 if rank == turned else 4 for rank in number}
        every = prod(comb(left[rank], n) for rank, n in number.items())
        nobs = 0
        if number[JACK] and turned != JACK:
            others = prod(comb(left[rank], n) for rank, n in number.items() if rank != JACK)
            nobs = comb(3, number[JACK] - 1) * others
        suited = len(number) == len(ranks)
        five = int(suited and turned not in number)
        four = 3 * suited
        classes = {
            ("five", True): five * (nobs > 0),
            ("five", False): five * (nobs == 0),
            ("four", False): four,
            ("no flush", True): nobs - five * (nobs > 0),
            ("no flush", False): every - nobs - four - five * (nobs == 0),
        }
        for (flush, with_nobs), weight in classes.items():
            if weight:
                hand = dealt(tuple(ranks), starter, flush=flush, with_nobs=with_nobs)
                yield Show(hand, starter, 4 * weight)


def dealt(
    ranks: tuple[int, ...], starter: Card, *, flush: str, with_nobs: bool
) -> tuple[Card, ...]:
    """Some cards of these ranks whose suits fall so."""
    size = len(ranks)
    orders = mixed(size) if flush == "no flush" else [(suit,) * size for suit in Suit]
    start = sum(ranks) % len(orders)  # not always the same cards
    for step in range(len(orders)):
        suits = orders[(start + step) % len(orders)]
        hand = tuple(map(Card, ranks, suits))
        if len({*hand, starter}) == size + 1 and fall(hand, starter) == (flush, with_nobs):
            return hand
    raise AssertionError((ranks, starter, flush, with_nobs))


@cache
def mixed(size: int) -> list[Suits]:
    return [suits for suits in product(Suit, repeat=size) if len(set(suits)) > 1]


def fall(hand: tuple[Card, ...], starter: Card) -> tuple[str, bool]:
    suits = {card.suit for card in hand}
    flush = "no flush" if len(suits) > 1 else "five" if starter.suit in suits else "four"
    nobs = starter.rank != JACK and Card(JACK, starter.suit) in hand
    return flush, nobs


def points(rules: Any, hand: tuple[Piece, ...], starter: Piece, what: What) -> int:  # noqa: ANN401
    return total(show_lines(rules, hand, starter, what))


@pytest.mark.parametrize(("size", "number", "whole"), [(3, 1820, 1_082_900), (4, 6175, 12_994_800)])
def test_every_show_is_in_one_class(size: int, number: int, whole: int) -> None:
    assert len(patterns(size)) == number
    assert sum(show.weight for show in every_show(size)) == whole == comb(52, size) * (52 - size)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if "four" in name else [])
        for name in facts("distributions")
    ],
)
def test_every_show(name: str) -> None:
    expected = facts("distributions")[name]
    if name == "five-card hand":
        rules, what, size = declared("five-card"), "hand", 3
    else:
        what, _, reading = name.partition(" ")
        rules, size = declared("six-card", **({"cribFlush": reading} if reading else {})), 4
    side: What = "crib" if what == "crib" else "hand"
    found: Counter[int] = Counter()
    for show in every_show(size):
        found[points(rules, show.hand, show.starter, side)] += show.weight
    assert {str(p): n for p, n in sorted(found.items())} == expected["counts"]
    assert found.total() == expected["shows"] == comb(52, size) * (52 - size)
    assert sum(p * n for p, n in found.items()) == expected["points"]
    assert round(expected["points"] / expected["shows"], 6) == round(expected["mean"], 6)


@pytest.mark.slow
def test_every_crib_of_five_card_cribbage() -> None:
    """Its crib is a crib of four cards like any other: the reading is `four_flat4`."""
    rules = declared("five-card")
    found: Counter[int] = Counter()
    for show in every_show(4):
        found[points(rules, show.hand, show.starter, "crib")] += show.weight
    expected = facts("distributions")["crib four_flat4"]["counts"]
    assert {str(p): n for p, n in sorted(found.items())} == expected


def counted_plainly(hand: tuple[Card, ...], starter: Card) -> int:
    """A hand of five, counted from its subsets and nothing else."""
    five = {*hand, starter}
    subsets = [each for size in range(2, 7) for each in combinations(five, size)]
    points = 2 * sum(sum(min(card.rank, 10) for card in each) == 15 for each in subsets)
    points += 2 * sum(len(each) == 2 and each[0].rank == each[1].rank for each in subsets)
    ranks = {card.rank for card in five}
    for each in subsets:
        order = sorted(card.rank for card in each)
        if len(each) >= 3 and order == list(range(order[0], order[0] + len(each))):
            longer = {order[0] - 1, order[-1] + 1} & ranks
            points += 0 if longer else len(each)
    if len({card.suit for card in hand}) == 1:
        points += 5 + (starter.suit == hand[0].suit)
    jack = Card(JACK, starter.suit)
    return points + (jack in hand)


def test_seven_card_shows_against_a_plain_count() -> None:
    rules = declared("seven-card")
    rng = random.Random("seven-card")  # noqa: S311 - not a secret
    for round_ in range(1500):
        pack = [card for card in CARDS.pieces if round_ % 3 or card.code[1] in "HS"]
        *hand, starter = rng.sample(pack, 6)
        if round_ % 50 == 0:  # a flush is too rare to wait for
            *hand, starter = rng.sample([c for c in CARDS.pieces if c.code[1] == "H"], 6)
        expected = counted_plainly(tuple(hand), starter)  # type: ignore[arg-type]
        assert points(rules, tuple(hand), starter, "hand") == expected, (hand, starter)


SHOWS: Final = st.lists(st.sampled_from(CARDS.pieces), min_size=5, max_size=5, unique=True)


@given(SHOWS, st.sampled_from(["hand", "crib"]))
@settings(deadline=None)
def test_only_flush_and_nobs_look_at_suits(pieces: list[Card], what: What) -> None:
    rules = declared("six-card")
    *hand, starter = pieces
    found = show_lines(rules, hand, starter, what)
    # The same ranks in other suits, as many as the hand allows.
    rng = random.Random(" ".join(card.code for card in pieces))  # noqa: S311 - not a secret
    pack = list(CARDS.pieces)
    rng.shuffle(pack)
    again: list[Piece] = []
    for card in pieces:
        again.append(next(p for p in pack if p.code[0] == card.code[0] and p not in again))
    *other, turned = again
    for kinds in (("fifteen",), ("pair",), ("run",)):
        in_suits = [sorted(p.code[0] for p in line.pieces) for line in found if line.rule in kinds]
        moved = show_lines(rules, other, turned, what)
        in_others = [sorted(p.code[0] for p in line.pieces) for line in moved if line.rule in kinds]
        assert sorted(in_suits) == sorted(in_others)


@given(SHOWS, st.sampled_from(list(permutations(Suit))), st.sampled_from(["hand", "crib"]))
@settings(deadline=None)
def test_no_suit_is_better_than_another(pieces: list[Card], exchanged: Suits, what: What) -> None:
    rules = declared("six-card")
    suits = dict(zip(Suit, exchanged, strict=True))
    *hand, starter = pieces
    *other, turned = (Card(card.rank, suits[card.suit]) for card in pieces)
    assert points(rules, tuple(hand), starter, what) == points(rules, tuple(other), turned, what)


@given(SHOWS, st.permutations(range(4)))
@settings(deadline=None)
def test_the_order_of_a_hand_does_not_matter(pieces: list[Card], order: list[int]) -> None:
    rules = declared("six-card")
    *hand, starter = pieces
    moved = tuple(hand[place] for place in order)
    assert points(rules, tuple(hand), starter, "hand") == points(rules, moved, starter, "hand")


def test_the_four_best_hands() -> None:
    """29 is four hands, one for each suit of the starter's five."""
    rules = declared("six-card")
    fives = [card for card in CARDS if card.code[0] == "5"]
    best = [
        (hand, starter)
        for starter in fives
        for jack in (card for card in CARDS if card.code[0] == "J")
        for three in combinations([five for five in fives if five is not starter], 3)
        if points(rules, (hand := (*three, jack)), starter, "hand") == 29
    ]
    assert len(best) == 4
    assert all(hand[-1].code[1] == starter.code[1] for hand, starter in best)
