"""docs/rules/six-card-3p.md. Seats: D deals, P is left of him, A is the third."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.rules.worth import declared, differs, laid, shown
from tests.scripted import Script, at_table, ruleset, told

from pegout.engine import CHANCE, Hidden, IllegalAction, Onlooker, OptionValue, Seat, UnfitRules
from pegout.games.cribbage.moves import Cut, Deal, Dealt, Go, Shown
from pegout.pieces import CARDS

NAME: Final = "six-card-3p"
D, P, A = Seat(0), Seat(1), Seat(2)
FIVES: Final = ("AC 2C 3C 4C 5C", "AD 2D 3D 4D 5D", "AH 2H 3H 4H 5H")
NEXT: Final = ("TC 8S 2C 7S", "8C 7D QD 9D", "TH 9H QH KH")
"""P 8, A 18, D 28; P says go, A says go, D lays 30 and has gone on as far as he can."""


def table(
    *hands: str,
    starter: str = "KS",
    crib: str = "",
    scores: tuple[int, ...] = (0, 0, 0),
    **options: OptionValue,
) -> Script:
    """In the play, hands by seat."""
    script = at_table(ruleset(NAME, **options), *hands, crib=crib, left=starter)
    script.stand_at(scores)
    script.turn(starter)
    return script


def awaited(script: Script) -> tuple[Seat, ...]:
    return script.rules.awaiting(script.state)


def test_1_1_each_for_himself() -> None:
    rules = ruleset(NAME)
    assert [rules.side(Seat(seat)) for seat in range(3)] == [0, 1, 2]
    assert Script(rules).match.scores == (0, 0, 0)
    assert differs(NAME, "pieces", "sides") == {}


def test_1_2_the_game_is_121() -> None:
    script = at_table(ruleset(NAME), *NEXT, left="JS")
    script.stand_at((119, 70, 70))
    assert told(script.turn("JS"))[-1] == "D wins 121-70-70 plain match [1, 0, 0]"


def test_2_1_those_who_tie_for_the_lowest_cut_again() -> None:
    script = Script(ruleset(NAME), dealer=None)
    for seat, at, card in ((D, 0, "7H"), (P, 1, "7S"), (A, 2, "KD")):
        script.act(seat, Cut(at), *script.pieces(card))
    assert awaited(script) == (D, P)
    script.act(D, Cut(0), *script.pieces("QH"))
    assert told(script.act(P, Cut(1), *script.pieces("2H")))[-1] == "P deals"


def test_2_1_all_three_tie() -> None:
    script = Script(ruleset(NAME), dealer=None)
    for seat, at, card in ((A, 0, "7H"), (P, 1, "7S"), (D, 2, "7D")):
        script.act(seat, Cut(at), *script.pieces(card))
    assert awaited(script) == (D, P, A)


def test_2_2_a_place_is_cut_once() -> None:
    script = Script(ruleset(NAME), dealer=None)
    script.act(A, Cut(5), *script.pieces("7H"))
    with pytest.raises(IllegalAction):
        script.act(P, Cut(5), *script.pieces("8H"))
    assert Script(ruleset(NAME), dealer=A).match.dealer == A


def test_3_1_five_each_and_one_to_the_crib() -> None:
    events: Any = Script(ruleset(NAME)).act(CHANCE, Deal(), *CARDS.pieces[:16])
    assert [(event.seat, event.pieces) for event in events] == [
        (P, CARDS.pieces[0:15:3]),
        (A, CARDS.pieces[1:15:3]),
        (D, CARDS.pieces[2:15:3]),
        (None, CARDS.pieces[15:16]),
    ]


def test_3_2_one_each_makes_the_crib_of_four() -> None:
    script = Script(ruleset(NAME))
    script.deal(*FIVES, to_crib="9S")
    with pytest.raises(IllegalAction):
        script.discard(P, "AD 2D")
    for seat, card in ((D, "5C"), (A, "5H"), (P, "5D")):
        script.discard(seat, card)
    assert script.state.layout.crib == script.pieces("5C 5D 5H 9S")
    assert [len(hand) for hand in script.state.layout.hands] == [4, 4, 4]


def test_3_3_nobody_sees_the_card_dealt_to_the_crib() -> None:
    script = Script(ruleset(NAME))
    *_, to_crib = script.deal(*FIVES, to_crib="9S")
    for viewer in (D, P, A, Onlooker.SPECTATOR):
        assert script.rules.redact(to_crib, viewer) == Dealt(None, Hidden(1))
        assert script.rules.observe(script.state, viewer).crib == Hidden(1)


def test_3_4_the_deal_passes_to_the_left() -> None:
    script = table(*NEXT)
    dealers: list[Seat] = []
    while len(dealers) < 4:
        dealers.append(script.match.dealer)
        script.play_out()
        script.deal(*FIVES, to_crib="9S")
        for _ in range(3):
            seat = awaited(script)[0]
            script.act(seat, script.rules.actions(script.state, seat)[0])
        script.turn("QC")
    assert dealers == [0, 1, 2, 0]


def test_4_1_the_first_left_of_the_dealer_cuts() -> None:
    script = at_table(ruleset(NAME), *NEXT, left="JS")
    assert awaited(script) == (P,)
    assert len(script.rules.actions(script.state, P)) == 36
    assert told(script.turn("JS")) == ["P turns JS", "D +2 = 2: heels 2"]


def test_5_1_clockwise_from_the_left_of_the_dealer() -> None:
    script = table(*NEXT)
    turns: list[Seat] = []
    for card in ("8C", "TH", "TC"):
        turns += awaited(script)
        script.play(card)
    assert turns == [P, A, D]


def test_5_2_who_can_lay_must() -> None:
    script = table(*NEXT)
    script.course("P:8C A:TH D:TC")
    assert script.rules.actions(script.state, P) == (Go(),)
    with pytest.raises(IllegalAction):
        script.course("P:7D")
    with pytest.raises(IllegalAction):
        table(*NEXT).course("P:go")


def test_5_3_the_others_play_on_after_a_go() -> None:
    script = table("TC 3S 4S 7S", "8C 7D QD 9D", "TH 2C QH KH")
    assert script.course("P:8C A:TH D:TC P:go A:2C") == [
        "P 8C 8",
        "A TH 18",
        "D TC 28",
        "D +2 = 2: pair 2",
        "P go",
        "A 2C 30",
    ]
    assert script.course("D:go") == ["D go", "A +1 = 1: go 1", "end 30"]
    script = table("TC AS 4S 7S", "8C 7D QD 9D", "TH 2C QH KH")
    assert script.course("P:8C A:TH D:TC P:go A:2C D:AS")[6:9] == [
        "D AS 31",
        "D +2 = 4: thirty-one 2",
        "end 31",
    ]


def test_5_4_the_last_layer_does_not_say_go_himself() -> None:
    script = table(*NEXT)
    assert script.course("P:8C A:TH D:TC P:go A:go D:2C")[-3:] == [
        "D 2C 30",
        "D +1 = 3: go 1",
        "end 30",
    ]


def test_5_5_cards_of_all_three_make_one_pair_royal_or_run() -> None:
    script = table("5C 2S 4S 7S", "5D 7D QD 9D", "5H 2C QH KH")
    assert script.course("P:5D A:5H D:5C") == [
        "P 5D 5",
        "A 5H 10",
        "A +2 = 2: pair 2",
        "D 5C 15",
        "D +8 = 8: fifteen 2, pair 6",
    ]
    assert laid(NAME, "4 2 3 5 6") == {"run": 5}
    assert differs(NAME, "play") == {}


def test_5_5_31_ends_it_at_once() -> None:
    script = table("TC 2S 4S 7S", "AC AD QD 9D", "TH 2C QH KH")
    assert script.course("P:QD A:TH D:TC P:AC")[-2:] == ["P +2 = 2: thirty-one 2", "end 31"]
    assert awaited(script) == (A,)


def stuck(lead: str = "left_of_last") -> Script:
    """At 28 A says go, D lays 2 and nobody can go on: D is the last layer."""
    hands = ("4C 2C 9S 9C", "8C 6D QD 7D", "TH 9H QH KH")
    script = table(*hands, nextLead=lead)
    assert script.course("P:8C A:TH D:4C P:6D A:go D:2C P:go")[-3:] == [
        "P go",
        "D +1 = 1: go 1",
        "end 30",
    ]
    return script


def test_5_6_the_first_after_the_last_layer_leads() -> None:
    assert awaited(stuck()) == (P,)


def test_5_6_who_has_no_cards_does_not_lead() -> None:
    script = table("TC 9S 8S 7S", "2D 3D AD AC", "TH 2C QH KH")
    script.course("P:AC A:2C D:TC P:AD A:TH D:7S")  # 1 3 13 14 24 31
    assert awaited(script) == (P,)
    script.course("P:2D A:QH D:8S P:3D")  # 2 12 20 23
    assert awaited(script) == (A,)
    script.course("A:go D:go")
    assert awaited(script) == (A,)  # P, the last layer, is out of cards


def test_5_7_the_first_caller_leads() -> None:
    assert awaited(stuck("first_go_caller")) == (A,)


def test_5_7_where_nobody_said_go_it_is_as_before() -> None:
    script = table("TC 2S 4S 7S", "AC AD QD 9D", "TH 2C QH KH", nextLead="first_go_caller")
    script.course("P:QD A:TH D:TC P:AC")
    assert awaited(script) == (A,)


def test_5_7_of_two_callers_the_first() -> None:
    script = table("TC 9S 9C 8S", "TD 9D 8D 7D", "KH QH JH TH", nextLead="first_go_caller")
    script.course("P:TD A:KH D:TC P:go A:go")  # 30: P called before A
    assert awaited(script) == (P,)
    script.course("P:9D A:QH D:9S P:go A:go")
    assert awaited(script) == (P,)


def test_5_8_the_first_caller_needs_a_next_series() -> None:
    with pytest.raises(UnfitRules, match=r"^nextLead: after a single series nobody leads again$"):
        ruleset(NAME, nextLead="first_go_caller", series="single")


def test_6_1_from_the_left_of_the_dealer() -> None:
    script = table(*NEXT)
    events = script.play_out()
    shown_in_turn = [(e.seat, e.what) for e in events if isinstance(e, Shown)]
    assert shown_in_turn == [(P, "hand"), (A, "hand"), (D, "hand"), (D, "crib")]


def test_6_2_combinations_are_those_of_six_card() -> None:
    assert differs(NAME, "show") == {}
    assert shown(NAME, "2H 9H KH 6H", "4S", "crib") == {"fifteen": 4}
    assert shown(NAME, "5H 5D 5S JC", "5C") == {"fifteen": 16, "pair": 12, "nobs": 1}


def test_7_1_one_wins_alone() -> None:
    script = at_table(ruleset(NAME), *NEXT, left="KS")
    script.turn("KS")
    script.stand_at((120, 119, 120))
    script.course("P:8C A:TH")
    assert script.course("D:TC")[-1] == "D wins 121-119-120 plain match [1, 0, 0]"
    assert script.rules.awaiting(script.state) == ()


def test_7_2_each_loser_by_himself() -> None:
    script = at_table(ruleset(NAME), *NEXT, left="JS")
    script.stand_at((119, 61, 60))
    *_, ended = script.turn("JS")
    assert (ended.lurches, ended.lurch, ended.match) == ((None, None, "lurch"), "lurch", (2, 0, 0))
    script = at_table(ruleset(NAME, lurch="acc", matchScale="one_two_four"), *NEXT, left="JS")
    script.stand_at((119, 90, 60))
    *_, ended = script.turn("JS")
    assert ended.lurches == (None, "skunk", "double-skunk")
    assert ended.match == (4, 0, 0)


def test_8_1_the_next_game_is_dealt_to_the_left() -> None:
    script = at_table(ruleset(NAME, matchTo=9), *NEXT, left="JS")
    script.stand_at((119, 61, 60))
    script.turn("JS")
    assert (script.match.game, script.match.dealer, script.match.scores) == (2, P, (0, 0, 0))
    assert differs(NAME, "match", "win") == {}


def test_9_1_house_rules() -> None:
    offered = {rule.name for rule in ruleset(NAME).house_rules}
    two = {rule.name for rule in ruleset("six-card").house_rules}
    assert two - offered == {"forcedContinue", "compensation", "compensationWhen"}
    assert offered - two == {"nextLead"}
    for name, value in (("forcedContinue", False), ("compensation", 3)):
        with pytest.raises(UnfitRules, match=f"^{name}: six-card-3p has no such option"):
            ruleset(NAME, **{name: value})
    script = table(*NEXT, series="single")
    script.course("P:8C A:TH D:TC P:go A:go D:2C")
    assert declared(NAME, handFlush="none").show.combinations[3].hand == "none"


@pytest.mark.parametrize(
    ("custom", "scores", "dealer"),
    [
        ("winner", (119, 61, 60), 0),
        ("loser", (119, 61, 60), 2),
        ("loser", (119, 60, 61), 1),
        ("loser", (119, 60, 60), 1),
        ("alternate", (119, 60, 60), 1),
    ],
)
def test_9_2_who_deals_next(custom: str, scores: tuple[int, ...], dealer: int) -> None:
    script = at_table(ruleset(NAME, matchTo=9, nextDealer=custom), *NEXT, left="JS")
    script.stand_at(scores)
    script.turn("JS")
    assert script.match.dealer == dealer
