"""All 12,994,800 shows, by rank pattern.

There are 6,175 ways to choose the ranks of five cards. A show of such a pattern is decided by which
rank is turned and, for the flush and his nobs, by how the suits fall. Each of these classes is
scored once by the reference, on cards that are dealt out for it, and weighted by the number of
shows in it. That only this matters is a law of its own, tried below.
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
from tests.scripted import six_card

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


def patterns() -> list[tuple[int, ...]]:
    ranks = combinations_with_replacement(range(1, 14), 5)
    return [pattern for pattern in ranks if max(Counter(pattern).values()) <= 4]


@cache
def every_show() -> tuple[Show, ...]:
    return tuple(show for pattern in patterns() for show in shows(pattern))


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
        suited = len(number) == 4
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
    orders = MIXED if flush == "no flush" else [(suit,) * 4 for suit in Suit]
    start = sum(ranks) % len(orders)  # not always the same cards
    for step in range(len(orders)):
        suits = orders[(start + step) % len(orders)]
        hand = tuple(map(Card, ranks, suits))
        if len({*hand, starter}) == 5 and fall(hand, starter) == (flush, with_nobs):
            return hand
    raise AssertionError((ranks, starter, flush, with_nobs))


MIXED: Final[list[Suits]] = [suits for suits in product(Suit, repeat=4) if len(set(suits)) > 1]


def fall(hand: tuple[Card, ...], starter: Card) -> tuple[str, bool]:
    suits = {card.suit for card in hand}
    flush = "no flush" if len(suits) > 1 else "five" if starter.suit in suits else "four"
    nobs = starter.rank != JACK and Card(JACK, starter.suit) in hand
    return flush, nobs


def points(rules: Any, hand: tuple[Piece, ...], starter: Piece, what: What) -> int:  # noqa: ANN401
    return total(show_lines(rules, hand, starter, what))


def test_there_are_6175_patterns_and_every_show_is_in_one_class() -> None:
    assert len(patterns()) == 6175
    assert sum(show.weight for show in every_show()) == 12_994_800


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if "four" in name else [])
        for name in facts("distributions")
    ],
)
def test_every_show(name: str) -> None:
    expected = facts("distributions")[name]
    what, _, reading = name.partition(" ")
    rules: Any = six_card(**({"cribFlush": reading} if reading else {}))
    side: What = "crib" if what == "crib" else "hand"
    found: Counter[int] = Counter()
    for show in every_show():
        found[points(rules.rules, show.hand, show.starter, side)] += show.weight
    assert {str(p): n for p, n in sorted(found.items())} == expected["counts"]
    assert found.total() == expected["shows"] == comb(52, 4) * 48
    assert sum(p * n for p, n in found.items()) == expected["points"]
    assert round(expected["points"] / expected["shows"], 6) == round(expected["mean"], 6)


SHOWS: Final = st.lists(st.sampled_from(CARDS.pieces), min_size=5, max_size=5, unique=True)


@given(SHOWS, st.sampled_from(["hand", "crib"]))
@settings(deadline=None)
def test_only_flush_and_nobs_look_at_suits(pieces: list[Card], what: What) -> None:
    rules: Any = six_card()
    *hand, starter = pieces
    found = show_lines(rules.rules, hand, starter, what)
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
        moved = show_lines(rules.rules, other, turned, what)
        in_others = [sorted(p.code[0] for p in line.pieces) for line in moved if line.rule in kinds]
        assert sorted(in_suits) == sorted(in_others)


@given(SHOWS, st.sampled_from(list(permutations(Suit))), st.sampled_from(["hand", "crib"]))
@settings(deadline=None)
def test_no_suit_is_better_than_another(pieces: list[Card], exchanged: Suits, what: What) -> None:
    rules: Any = six_card()
    suits = dict(zip(Suit, exchanged, strict=True))
    *hand, starter = pieces
    *other, turned = (Card(card.rank, suits[card.suit]) for card in pieces)
    assert points(rules.rules, tuple(hand), starter, what) == points(
        rules.rules, tuple(other), turned, what
    )


@given(SHOWS, st.permutations(range(4)))
@settings(deadline=None)
def test_the_order_of_a_hand_does_not_matter(pieces: list[Card], order: list[int]) -> None:
    rules: Any = six_card()
    *hand, starter = pieces
    moved = tuple(hand[place] for place in order)
    assert points(rules.rules, tuple(hand), starter, "hand") == points(
        rules.rules, moved, starter, "hand"
    )


def test_the_four_best_hands() -> None:
    """29 is four hands, one for each suit of the starter's five."""
    rules: Any = six_card()
    fives = [card for card in CARDS if card.code[0] == "5"]
    best = [
        (hand, starter)
        for starter in fives
        for jack in (card for card in CARDS if card.code[0] == "J")
        for three in combinations([five for five in fives if five is not starter], 3)
        if points(rules.rules, (hand := (*three, jack)), starter, "hand") == 29
    ]
    assert len(best) == 4
    assert all(hand[-1].code[1] == starter.code[1] for hand, starter in best)
