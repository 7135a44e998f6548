"""Twin: what hands and cribs are worth. The other is `scoring.show_lines`, alone or in `Shows`.

Mutants that die: a run counts once however often it can be chosen; four suited in a crib are a
flush; a starter joins the higher of two groups of tiles; a jack of any suit is nobs; a hand's own
pieces are starters of it.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pytest
from tests.rules.facts import facts
from tests.twins.kernels import TWO_SEATS, numbers, rules_of

from pegout.analysis.cribbage import Shows
from pegout.analysis.cribbage.hand_numbers import MOST, STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, NotLowered
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.analysis.cribbage.show_kernel import (
    count_shows,
    score_shows,
    show_points,
    starter_points,
)
from pegout.engine import total
from pegout.games.cribbage.moves import What
from pegout.games.cribbage.rules import Alike, CribbageRules, Flush, Runs, StarterMatch, Totals
from pegout.games.cribbage.scoring import TRAITS, show_lines
from pegout.pieces import CARDS, SETS, Card, Piece, Suit

SIDES: Final[tuple[What, What]] = ("hand", "crib")
JACK: Final = 11


def agree(
    rules: CribbageRules, shows: Shows, hand: tuple[Piece, ...], starter: Piece, crib: int
) -> None:
    (turned,) = numbers(rules, [starter])
    compiled = show_points(lower_show(rules), numbers(rules, hand), int(turned), crib)
    assert compiled == shows.points(hand, starter, SIDES[crib]), (hand, starter, crib)


def with_show(rules: CribbageRules, *combinations: Any) -> CribbageRules:  # noqa: ANN401 - a union
    show = msgspec.structs.replace(rules.show, combinations=combinations)
    return msgspec.structs.replace(rules, show=show)


def test_hands_are_numbered_in_the_order_of_their_sorted_ranks() -> None:
    known = hand_numbers()
    for size in range(MOST + 1):
        every = list(combinations_with_replacement(range(RANKS), size))
        places = known.ranks[STARTS[size] : STARTS[size + 1]]
        assert [tuple(hand[hand >= 0]) for hand in places] == every


def test_one_more_piece_leads_to_the_hand_with_it() -> None:
    known = hand_numbers()
    place = {tuple(hand[hand >= 0]): number for number, hand in enumerate(known.ranks)}
    for hand, number in place.items():
        if len(hand) < MOST:
            grown = [place[tuple(sorted((*hand, rank)))] for rank in range(RANKS)]
            assert known.more[number, :RANKS].tolist() == grown


@pytest.mark.parametrize(
    ("name", "options", "largest"),
    [
        ("six-card", {}, 5),
        ("domino-mendelev", {}, 5),
        ("domino-book2", {"zeroInFifteens": False}, 5),
        pytest.param("seven-card", {}, 6, marks=pytest.mark.slow),
        pytest.param("domino-mendelev", {}, 6, marks=pytest.mark.slow),
    ],
)
def test_every_pattern_of_ranks(name: str, options: dict[str, bool], largest: int) -> None:
    rules = rules_of(name, **options)
    show, shows = lower_show(rules), Shows(rules)
    lowest = min(TRAITS[piece].kind for piece in SETS[rules.pieces])
    for place, hand in enumerate(hand_numbers().ranks):
        held = [int(rank) for rank in hand if rank >= 0]
        if 0 < len(held) < largest:
            pattern = [
                shows.of_kinds(tuple(sorted(r + lowest for r in (*held, turned))))
                for turned in range(RANKS)
            ]
            assert show.points[place, :RANKS].tolist() == pattern, held


def test_other_totals_pairs_and_runs() -> None:
    """No shipped ruleset has two of a word, pairs for three, or runs of two."""
    rules = with_show(
        rules_of("six-card"),
        Totals(sum=15, points=2), Totals(sum=9, points=3, zero_counts=False), Alike(points=3),
        Runs(shortest=2), Runs(shortest=4), Flush(hand="whole", crib="four_or_five"),
        Flush(hand="none", crib="five_only"), StarterMatch(rank=JACK, points=5),
    )  # fmt: skip
    chance, shows = Random("other words"), Shows(rules)  # noqa: S311 - a test
    for _ in range(1500):
        starter, *hand = chance.sample(CARDS.pieces[8 : chance.choice((24, 52))], 5)
        for crib in (0, 1):
            agree(rules, shows, tuple(hand), starter, crib)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_random_shows(name: str) -> None:
    rules = rules_of(name)
    pieces, chance, shows = list(SETS[rules.pieces]), Random(name), Shows(rules)  # noqa: S311
    for number in range(1500):
        suit = min(TRAITS[chance.choice(pieces)].suits)
        of_suit = [piece for piece in pieces if suit in TRAITS[piece].suits]
        among = of_suit if number % 3 == 0 else pieces
        size = min((rules.kept, rules.crib)[number % 2], len(among) - 1)
        starter, *hand = chance.sample(among, size + 1)
        for crib in (0, 1):
            agree(rules, shows, tuple(hand), starter, crib)


@pytest.mark.parametrize("flush", ["none", "five_only", "four_flat4", "four_or_five"])
@pytest.mark.parametrize("size", [3, 4, pytest.param(5, marks=pytest.mark.slow)])
def test_every_way_that_suits_fall(size: int, flush: str) -> None:
    """Flush and nobs see suits and who is a jack, the starter too."""
    name = {3: "five-card", 4: "six-card", 5: "seven-card"}[size]
    rules = rules_of(name, cribFlush=flush, handFlush="none" if flush == "none" else "whole")
    shows, others = Shows(rules), (2, 4, 6, 8, 13)
    for suits in product(Suit, repeat=size):
        for jacks in ((), (0,), (0, 1)):
            ranks = [JACK if place in jacks else others[place] for place in range(size)]
            hand = tuple(map(Card, ranks, suits))
            starters = [Card(rank, suit) for rank in (3, JACK) for suit in Suit]
            if len(set(hand)) == size:
                for starter in starters:
                    if starter not in hand:
                        agree(rules, shows, hand, starter, 0)
                        agree(rules, shows, hand, starter, 1)


@pytest.mark.slow
def test_every_show_of_five_card_cribbage() -> None:
    """With a starter in clubs; that suits can be exchanged is tried in the next test."""
    rules = rules_of("five-card")
    show, shows = lower_show(rules), Shows(rules)
    points = np.empty(len(CARDS), np.int16)
    clubs = [number for number, card in enumerate(CARDS.pieces) if card.code[1] == "C"]
    for chosen in combinations(range(len(CARDS)), 3):
        starter_points(show, np.array(chosen, np.int8), 0, points)
        hand = tuple(CARDS.pieces[number] for number in chosen)
        for turned in clubs:
            if turned not in chosen:
                assert points[turned] == shows.points(hand, CARDS.pieces[turned], "hand")


def test_no_suit_is_better_than_another() -> None:
    show = lower_show(rules_of("five-card"))
    hands = np.array(list(combinations(range(len(CARDS)), 4)), np.uint8)
    for crib in (0, 1):
        points = score_shows(show, hands[:, :3].copy(), hands[:, 3].copy(), crib)
        for suits in list(permutations(range(4)))[1::5]:
            other = hands & 0xFC | np.array(suits, np.uint8)[hands & 3]
            again = score_shows(show, other[:, :3].copy(), other[:, 3].copy(), crib)
            assert np.array_equal(points, again)


@pytest.mark.slow
@pytest.mark.parametrize("crib", [0, 1])
def test_every_show_of_tiles(crib: int) -> None:
    rules = rules_of("domino-book2")
    show, shows, pieces = lower_show(rules), Shows(rules), SETS["tiles"].pieces
    points = np.empty(len(pieces), np.int16)
    for chosen in combinations(range(len(pieces)), 4):
        starter_points(show, np.array(chosen, np.int8), crib, points)
        hand = tuple(pieces[number] for number in chosen)
        for turned, starter in enumerate(pieces):
            if turned in chosen:
                assert points[turned] == -1
            else:
                assert points[turned] == shows.points(hand, starter, SIDES[crib])


@pytest.mark.parametrize("suit_rule", ["either_half", "high_half"])
@pytest.mark.parametrize("flush", ["group3", "whole", "any3", "none"])
def test_every_flush_of_tiles(flush: str, suit_rule: str) -> None:
    chance = Random(f"{flush} {suit_rule}")  # noqa: S311 - a test
    for deal in (6, 5):
        rules = rules_of("domino-book2", flush=flush, suitRule=suit_rule, deal=deal)
        shows = Shows(rules)
        for size in (3, 4, 5):
            for _ in range(250):
                half = chance.choice("0123456")
                alike = [tile for tile in SETS["tiles"] if half in TRAITS[tile].suits]
                starter, *hand = chance.sample(
                    chance.choice((alike, SETS["tiles"].pieces)), size + 1
                )
                agree(rules, shows, tuple(hand), starter, 0)
                agree(rules, shows, tuple(hand), starter, 1)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_arrays_of_shows_and_all_starters_of_a_hand(name: str) -> None:
    rules = rules_of(name)
    show, pieces = lower_show(rules), len(SETS[rules.pieces])
    deals = np.argsort(np.random.default_rng(4).random((1500, pieces)), axis=1).astype(np.int8)
    points = np.empty(pieces, np.int16)
    for size in (3, 4, 5):
        hands, starters = deals[:, :size].copy(), deals[:, size].copy()
        for crib in (0, 1):
            found = score_shows(show, hands.view(np.uint8), starters.view(np.uint8), crib)
            for hand, starter, whole in zip(hands, starters, found, strict=True):
                assert whole == show_points(show, hand, int(starter), crib)
            for hand in hands[:200]:
                starter_points(show, hand, crib, points)
                for starter in range(pieces):
                    if starter in hand:
                        assert points[starter] == -1
                    else:
                        assert points[starter] == show_points(show, hand, starter, crib)


def counted(rules: CribbageRules, size: int, crib: int) -> dict[str, int]:
    counts = count_shows(lower_show(rules), size, crib)
    return {str(points): int(shows) for points, shows in enumerate(counts) if shows}


@pytest.mark.parametrize("name", facts("distributions"))
def test_all_shows_of_cards(name: str) -> None:
    what, _, reading = name.partition(" ")
    if what == "five-card":
        rules, size = rules_of("five-card"), 3
    else:
        rules, size = rules_of("six-card", **({"cribFlush": reading} if reading else {})), 4
    found = counted(rules, size, SIDES.index("crib" if what == "crib" else "hand"))
    assert found == facts("distributions")[name]["counts"]


@pytest.mark.parametrize("case", facts("tile-distributions"), ids=lambda case: str(case["name"]))
def test_all_shows_of_tiles(case: dict[str, Any]) -> None:
    rules = rules_of(case["ruleset"], **case["options"])
    found = counted(rules, case["hand"], SIDES.index(case["what"]))
    assert sum(found.values()) == case["shows"]
    if "counts" in case:
        assert found == case["counts"]
    else:
        mean = sum(int(points) * shows for points, shows in found.items()) / case["shows"]
        assert mean == pytest.approx(case["mean"], abs=1e-12)
        assert max(map(int, found)) == case["most"]


def test_a_starter_match_of_tiles_counts_every_tile() -> None:
    """Cards have one jack of a suit; of the tiles two of a rank may share a number with a third."""
    rules = rules_of("domino-mendelev")
    rules = with_show(rules, StarterMatch(rank=6, points=1))
    chance, shows = Random("nobs of tiles"), Shows(rules)  # noqa: S311 - a test
    points: Counter[int] = Counter()
    for _ in range(2000):
        starter, *hand = chance.sample(SETS["tiles"].pieces, 5)
        agree(rules, shows, tuple(hand), starter, 0)
        points[total(show_lines(rules, tuple(hand), starter, "hand"))] += 1
    assert points[2]


def test_larger_tables_score_their_shows_too() -> None:
    rules = rules_of("six-card-3p")
    agree(rules, Shows(rules), CARDS.pieces[:4], CARDS.pieces[20], 1)


def test_what_kernels_cannot_express_is_refused() -> None:
    rules = rules_of("six-card")
    six = msgspec.structs.replace(rules, deal=msgspec.structs.replace(rules.deal, each=8))
    with pytest.raises(NotLowered, match=r"^deal: kept: 6 pieces"):
        lower_show(six)
    with pytest.raises(NotLowered, match=r"^show.combinations: \d+ points"):
        lower_show(with_show(rules, Totals(sum=15, points=30)))
    tiles = rules_of("domino-book2")
    (group,) = (
        each for each in tiles.show.combinations if not isinstance(each, Totals | Alike | Runs)
    )
    with pytest.raises(NotLowered, match=r"^show.combinations: two"):
        lower_show(with_show(tiles, group, group))
