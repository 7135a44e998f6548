"""Sense in the discard and in the play of six-card cribbage."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.scripted import DEALER, PONE, Script, altered, in_play, six_card

from pegout import games
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


def test_where_points_lose_good_pieces_are_given_to_the_other() -> None:
    """Lowball: fives go to the other's crib, and one's own hand is kept poor."""
    lowball = games.load("lowball")
    hand = "5H 5S JD KC 9C 2H"
    assert "5H" in thrown(hand, PONE, lowball)
    assert thrown(hand, PONE, lowball) != thrown(hand, PONE)
    ranking = choice(dealt(hand, PONE, lowball), PONE).ranking
    assert ranking is not None
    points = [each.figures["points"] for each in ranking]
    assert points == sorted(points)


def dealt(hand: str, seat: Seat, rules: AnyRuleset) -> Script:
    script = Script(rules)
    others = [piece for piece in CARDS if piece.code not in hand.split()]
    other = write_pieces(others[:: len(others) // 6][:6])
    script.deal(*((hand, other) if seat == DEALER else (other, hand)))
    return script


def test_where_points_lose_no_fifteen_is_made() -> None:
    script = in_play(
        pone="8C KD KC QD", dealer="7D 8D 2D 3C", rules=games.load("lowball"), scores=(0, 0)
    )
    script.play("8C")
    assert laid(script) in {"2D", "3C"}


def test_where_points_lose_nobody_runs_into_the_target() -> None:
    script = in_play(
        pone="8C KD KC QD", dealer="7D 8D TD 9H", rules=games.load("lowball"), scores=(119, 30)
    )
    script.play("8C")
    assert laid(script) in {"TD", "9H"}


def test_an_exact_finish_is_landed_on_and_not_passed() -> None:
    """At 119 the pair wins; at 120 it is worth nothing, and the point for last is what is left."""
    rules = six_card(exactFinish=True)
    for score, points in ((119, 2), (120, 0)):
        script = in_play(pone="4C 6C KC QD", dealer="4D 9C TD JC", scores=(score, 0), rules=rules)
        script.play("4C")
        ranking = choice(script, DEALER).ranking
        assert ranking is not None
        pairs = [each for each in ranking if each.action.piece.code == "4D"]
        assert [each.figures["points"] for each in pairs] == [points]
        assert (ranking[0] is pairs[0]) is (score == 119)


def test_a_hand_that_lands_is_kept_where_more_would_be_lost() -> None:
    """Eight to go: a hand of twelve and more is worth nothing to who needs eight exactly."""
    hand = "5H 5S 5D JC 2H KD"
    usual, exact = six_card(), six_card(exactFinish=True)
    kept = {}
    for name, rules in (("usual", usual), ("exact", exact)):
        script = Script(rules)
        script.deal("AC AD 3C 8C 8D 9S", hand)
        script.stand_at((0, 113))
        ranking = choice(script, PONE).ranking
        assert ranking is not None
        kept[name] = set(hand.split()) - {piece.code for piece in ranking[0].action.pieces}
        assert ranking[0].figures["hand"] <= (8 if name == "exact" else 29)
    assert kept["usual"] == {"5H", "5S", "5D", "JC"}
    assert kept["exact"] != kept["usual"]


def test_partners_throw_to_each_other_and_not_to_the_others() -> None:
    rules = games.load("six-card-4p")
    hand = "5H QC 2D 4H 9S"
    rest = ("AC AD 3C 8C 8D", "6C 6D 7C TC TH", "6H 7H TS JC JD")
    thrown_by = {}
    for seat in range(4):
        script = Script(rules)
        hands = [*rest[:seat], hand, *rest[seat:]]
        script.deal(*hands)
        ranking = choice(script, Seat(seat)).ranking
        assert ranking is not None
        thrown_by[seat] = {each.action.pieces[0].code: each.figures for each in ranking}
    for seat, figures in thrown_by.items():
        sign = 1 if seat % 2 == 0 else -1
        for each in figures.values():
            assert each["points"] == pytest.approx(each["hand"] + sign * each["crib"])


def test_a_partner_is_left_the_fifteen_that_an_opponent_cannot_make() -> None:
    """Four hands: what the next opponent may answer counts against a lay, a partner's for it."""
    rules = games.load("six-card-4p")
    script = Script(rules)
    script.deal("5C 4H 6H 9H KH", "2C 3C 9C TC QC", "5H 5S JD QD 7H", "2D 3D 9D TD KD")
    for seat, piece in ((1, "2C"), (2, "7H"), (3, "2D"), (0, "9H")):
        script.discard(Seat(seat), piece)
    script.turn("AS")
    ranking = choice(script, PONE).ranking
    assert ranking is not None
    assert ranking[0].action.piece.code == "3C"
