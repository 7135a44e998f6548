"""Sense in the discard and in the play of six-card cribbage."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.scripted import DEALER, PONE, Script, altered, in_play, six_card

from pegout.bots import Choice, bot
from pegout.engine import AnyRuleset, Seat
from pegout.games.cribbage import moves
from pegout.pieces import CARDS, write_pieces


def choice(script: Script, seat: Seat) -> Choice[Any]:
    rules = script.rules
    actions = rules.actions(script.state, seat)
    assert actions
    observation = rules.observe(script.state, seat)
    return bot("sensible", rules).choose(observation, actions, random.Random(1))  # noqa: S311


def laid(script: Script) -> str:
    """What whoever's turn it is lays, or ``go``."""
    (seat,) = script.rules.awaiting(script.state)
    action = choice(script, seat).action
    return action.piece.code if isinstance(action, moves.Lay) else "go"


def thrown(hand: str, seat: Seat, rules: AnyRuleset | None = None) -> set[str]:
    """What a seat throws of six cards."""
    script = Script(rules or six_card())
    others = [piece for piece in CARDS if piece.code not in hand.split()]
    other = write_pieces(others[:: len(others) // 6][:6])
    hands = (hand, other) if seat == DEALER else (other, hand)
    script.deal(*hands)
    return {piece.code for piece in choice(script, seat).action.pieces}


def test_ux093_no_five_is_led_without_reason() -> None:
    assert laid(in_play(pone="5H 9C QD KS", dealer="2C 3C 8C TC")) != "5H"


def test_a_lone_five_is_never_led() -> None:
    """A pair of fives with tens behind it may be a reason; a single five has none."""
    rng = random.Random("leads")  # noqa: S311
    led = 0
    while led < 100:
        deal = rng.sample(CARDS.pieces, 8)
        pone, dealer = deal[:4], deal[4:]
        fives = [piece for piece in pone if piece.code[0] == "5"]
        if len(fives) != 1:
            continue
        led += 1
        lead = laid(in_play(pone=write_pieces(pone), dealer=write_pieces(dealer)))
        assert lead[0] != "5", f"led {lead} of {write_pieces(pone)}"


@pytest.mark.parametrize(
    ("pone", "dealer", "course", "lays"),
    [
        ("8C KD KC QD", "7D 9C 2D 3C", "8C", "7D"),  # fifteen rather than anything
        ("8C KD KC QD", "8D 9C 2D 3C", "8C", "8D"),  # a pair
        ("6C KD KC QD", "9C 9D 9S 2H", "6C", "9C 9D 9S"),
        ("4C 6D KC QD", "5C KH 9D 9S", "4C", "KH 9D 9S"),  # not the five that makes ten
        ("KC QD 2C 3D", "JH 6C AC 9D", "KC JH QD", "AC"),  # thirty-one
        ("TC TD 2C 4D", "5D 6D 9D KS", "TC", "5D"),
        ("TC TD 2C 4D", "AC 3C 5S 9D", "TC", "5S"),  # fifteen
    ],
)
def test_answers(pone: str, dealer: str, course: str, lays: str) -> None:
    script = in_play(pone=pone, dealer=dealer)
    script.play(course)
    assert laid(script) in lays.split()


def test_twenty_one_is_not_left_to_a_ten() -> None:
    """At 15 the six would make 21 and the nine 24: sixteen unseen tens, or a few sevens."""
    script = in_play(pone="KC 6D 9H 8H", dealer="5D AC 7S 6S")
    script.play("KC 5D")
    ranking = choice(script, PONE).ranking
    assert ranking is not None
    assert [each.action.piece.code for each in ranking] == ["9H", "8H", "6D"]


def test_a_pair_is_led_from() -> None:
    """Whoever pairs the lead is answered with a pair royal."""
    assert laid(in_play(pone="7C 7D KH QS", dealer="5D AC 2S 6S")) in {"7C", "7D"}


def test_a_low_piece_waits_for_the_end_of_the_series() -> None:
    script = in_play(pone="7C 9D 8D 7S", dealer="AC QD 2H KS")
    script.play("7C")
    assert laid(script) in {"QD", "KS"}


def test_says_go_when_nothing_fits() -> None:
    script = in_play(pone="KC QD JC 9D", dealer="KD QH JH TS")
    script.play("KC KD QD")
    assert laid(script) == "go"


def test_what_wins_now_is_laid() -> None:
    """One point short, the pair that wins is worth more than three for a run next time."""
    script = in_play(pone="4C 9D KC QD", dealer="4D 9C 2D 3C", scores=(119, 119))
    script.play("4C")
    assert laid(script) == "4D"


@pytest.mark.parametrize(
    ("hand", "seat", "keeps"),
    [
        ("5H 5S 5C JD 2C 9H", PONE, "5H 5S 5C JD"),
        ("4C 5D 6H 6S KC 2D", PONE, "4C 5D 6H 6S"),
        ("2H 4H 6H TH KC 9S", PONE, "2H 4H 6H TH"),  # a flush and nothing else
        ("7C 8D 8H 9S KC 2D", DEALER, "7C 8D 8H 9S"),
    ],
)
def test_the_good_hand_is_kept(hand: str, seat: Seat, keeps: str) -> None:
    assert thrown(hand, seat) == set(hand.split()) - set(keeps.split())


@pytest.mark.parametrize(
    ("hand", "dealer", "pone"),
    [
        ("5H TS 2C 4D 9H 7C", "5H TS", "7C TS"),
        ("7H 8S KC QD 2H AC", "7H 8S", "KC QD"),
    ],
)
def test_good_pieces_go_to_ones_own_crib_alone(hand: str, dealer: str, pone: str) -> None:
    assert thrown(hand, DEALER) == set(dealer.split())
    assert thrown(hand, PONE) == set(pone.split())


def test_figures_of_a_ranking() -> None:
    script = Script(six_card())
    script.deal("2C 4C 6C 8C TC QC", "5H 5S 5C JD 2D 9H")
    for seat, sign in ((DEALER, 1), (PONE, -1)):
        ranking = choice(script, seat).ranking
        assert ranking is not None
        figures: list[Mapping[str, float]] = [each.figures for each in ranking]
        assert len(figures) == 15
        for each in figures:
            assert each["points"] == pytest.approx(each["hand"] + sign * each["crib"])
            assert each["crib"] > 0
        assert [each["points"] for each in figures] == sorted(
            (each["points"] for each in figures), reverse=True
        )


def test_plays_a_ruleset_that_has_no_crib_table() -> None:
    rules = altered(('name = "six-card"', 'name = "another"'))
    assert thrown("5H 5S 5C JD 2C 9H", PONE, rules) == {"2C", "9H"}
