"""docs/rules/six-card-4p.md. Seats: D deals, P is left of him, then A, D's partner, and B."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.rules.worth import declared, differs, shown
from tests.scripted import Script, at_table, ruleset, told

from pegout.engine import CHANCE, Hidden, IllegalAction, OptionValue, Seat
from pegout.games.cribbage.moves import Cut, Deal, Shown
from pegout.pieces import CARDS

NAME: Final = "six-card-4p"
D, P, A, B = (Seat(seat) for seat in range(4))
HANDS: Final = ("TC 2C 3C 4C", "9D 2D 3D 4D", "6H 2H 3H 4H", "6S 2S 3S 4S")
"""P 9, A 15 for fifteen, B 21 for a pair, D 31."""
FIVES: Final = tuple(f"{hand} Q{hand[1]}" for hand in HANDS)


def table(
    *hands: str,
    starter: str = "KS",
    scores: tuple[int, ...] = (0, 0),
    **options: OptionValue,
) -> Script:
    script = at_table(ruleset(NAME, **options), *(hands or HANDS), left=starter)
    script.stand_at(scores)
    script.turn(starter)
    return script


def at_heels(*scores: int, **options: OptionValue) -> Script:
    script = at_table(ruleset(NAME, **options), *HANDS, left="JS")
    script.stand_at(scores)
    script.turn("JS")
    return script


def test_1_1_who_sit_opposite_are_partners() -> None:
    rules = ruleset(NAME)
    assert [rules.side(seat) for seat in (D, P, A, B)] == [0, 1, 0, 1]
    assert differs(NAME, "pieces", "seats", "sides") == {"seats": 4, "sides": "partners"}


def test_1_2_a_side_has_one_score() -> None:
    script = table()
    script.course("P:9D A:6H B:6S D:TC")
    assert script.match.scores == (4, 2)
    assert told(at_heels(119, 70).log)[-1] == "D wins 121-70 plain match [1, 0]"


def test_1_3_seats_are_as_they_are() -> None:
    """Seat 2 may deal first: nobody is moved."""
    assert Script(ruleset(NAME), dealer=A).match.dealer == A


def test_2_1_the_lowest_deals_and_who_ties_cuts_again() -> None:
    script = Script(ruleset(NAME), dealer=None)
    for seat, at, card in ((D, 0, "7H"), (P, 1, "9S"), (A, 2, "KD"), (B, 3, "7C")):
        script.act(seat, Cut(at), *script.pieces(card))
    assert script.rules.awaiting(script.state) == (D, B)
    script.act(B, Cut(0), *script.pieces("2H"))
    assert told(script.act(D, Cut(1), *script.pieces("3H")))[-1] == "B deals"


def test_2_2_five_each_and_nothing_to_the_crib() -> None:
    events: Any = Script(ruleset(NAME)).act(CHANCE, Deal(), *CARDS.pieces[:20])
    assert [(event.seat, event.pieces) for event in events] == [
        (seat, CARDS.pieces[place:20:4]) for place, seat in enumerate((P, A, B, D))
    ]


def test_2_3_one_each_makes_the_dealer_s_crib() -> None:
    script = Script(ruleset(NAME))
    script.deal(*FIVES)
    for seat, card in ((D, "QC"), (A, "QH"), (P, "QD"), (B, "QS")):
        script.discard(seat, card)
    assert script.state.layout.crib == script.pieces("QC QD QH QS")
    assert [len(hand) for hand in script.state.layout.hands] == [4, 4, 4, 4]
    assert script.match.owner == D


def test_2_4_partners_do_not_see_each_other_s_cards() -> None:
    script = Script(ruleset(NAME))
    script.deal(*FIVES)
    script.discard(D, "QC")
    seen = script.rules.observe(script.state, A)
    assert seen.hands[D] == Hidden(4)
    assert seen.thrown[D] == Hidden(1)
    assert isinstance(seen.hands[A], tuple)
    script = table()
    script.play_out()
    assert script.match.dealer == P


def test_3_1_the_first_left_of_the_dealer_cuts_and_leads() -> None:
    script = at_table(ruleset(NAME), *HANDS, left="JS")
    assert script.rules.awaiting(script.state) == (P,)
    assert told(script.turn("JS")) == ["P turns JS", "D +2 = 2: heels 2"]
    assert script.match.scores == (2, 0)
    assert script.rules.awaiting(script.state) == (P,)


def test_3_2_the_side_scores_what_one_lays() -> None:
    script = table()
    assert script.course("P:9D A:6H B:6S D:TC") == [
        "P 9D 9",
        "A 6H 15",
        "A +2 = 2: fifteen 2",
        "B 6S 21",
        "B +2 = 2: pair 2",
        "D TC 31",
        "D +2 = 4: thirty-one 2",
        "end 31",
    ]
    assert script.rules.awaiting(script.state) == (P,)


@pytest.mark.parametrize(("lead", "leader"), [("left_of_last", A), ("first_go_caller", D)])
def test_3_2_the_next_leader(lead: str, leader: Seat) -> None:
    """At 28 D says go, P lays 2, A and B say go."""
    hands = ("9C 8C 7C 6C", "TD 2D 9D 8D", "KH 9H 8H 7H", "8S 7S 6S 9S")
    script = table(*hands, nextLead=lead)
    assert script.course("P:TD A:KH B:8S D:go P:2D A:go B:go")[-2:] == [
        "P +1 = 1: go 1",
        "end 30",
    ]
    assert script.rules.awaiting(script.state) == (leader,)


def test_4_1_each_hand_by_itself() -> None:
    script = table(starter="QS")
    events = script.play_out()
    assert [(e.seat, e.what) for e in events if isinstance(e, Shown)] == [
        (P, "hand"),
        (A, "hand"),
        (B, "hand"),
        (D, "hand"),
        (D, "crib"),
    ]
    assert differs(NAME, "show") == {}
    assert shown(NAME, "2H 9H KH 6H", "4H", "crib") == {"fifteen": 4, "flush": 5}


def test_5_1_either_partner_brings_the_side_home() -> None:
    script = table(scores=(119, 119))
    assert script.course("P:9D A:6H")[-2:] == [
        "A +2 = 121: fifteen 2",
        "D wins 121-119 plain match [1, 0]",
    ]


@pytest.mark.parametrize(("loser", "word"), [(60, "lurch"), (61, "plain")])
def test_5_2_lurch_by_side(loser: int, word: str) -> None:
    assert told(at_heels(119, loser).log)[-1].split()[3] == word


def test_5_3_the_next_game() -> None:
    script = at_heels(119, 30, matchTo=9)
    assert (script.match.game, script.match.dealer) == (2, P)
    assert (script.match.scores, script.match.won) == ((0, 0), (2, 0))


@pytest.mark.parametrize(("custom", "dealer"), [("winner", A), ("loser", P), ("alternate", P)])
def test_6_1_who_deals_next(custom: str, dealer: Seat) -> None:
    assert at_heels(119, 30, matchTo=9, nextDealer=custom).match.dealer == dealer


def test_6_1_house_rules_of_three() -> None:
    offered = {rule.name for rule in ruleset(NAME).house_rules}
    assert offered - {rule.name for rule in ruleset("six-card-3p").house_rules} == {"sides"}
    assert declared(NAME, target=61).win.target == 61


def test_6_2_four_singles() -> None:
    script = table(scores=(0, 0, 0, 0), sides="singles")
    script.course("P:9D A:6H B:6S D:TC")
    assert script.match.scores == (2, 0, 2, 2)


def test_6_3_a_partner_cannot_take_what_is_missed() -> None:
    script = table(counting="muggins")
    script.course("P:9D=0 A:6H=0")
    assert set(script.rules.awaiting(script.state)) == {B, P}
    with pytest.raises(IllegalAction):
        script.course("D:muggins=2")
    assert script.course("P:muggins=2")[:2] == ["P calls 2 takes 2", "P +2 = 2: muggins 2"]
    assert script.match.scores == (0, 2)


def test_6_3_a_bid_is_the_side_s() -> None:
    script = Script(ruleset(NAME, auction="deduct"), scores=(30, 20))
    script.deal(*FIVES)
    script.course("P:pass A:bid=4 B:bid=5 D:bid=6 A:pass B:pass")
    assert script.match.scores == (24, 20)
    assert script.match.owner == D
