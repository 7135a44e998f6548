"""docs/rules/seven-card.md."""

from __future__ import annotations

import pytest
from tests.rules.worth import declared, differs, laid, shown
from tests.scripted import DEALER, PONE, Script, at_table, in_play, ruleset, show, told

from pegout.engine import CHANCE, Hidden, IllegalAction
from pegout.games.cribbage.moves import Deal, Lay
from pegout.pieces import CARDS

HANDS = ("AC 2C 3C 4C 5C", "8H 9H TH QH KH")


def at_heels(dealer: int, pone: int) -> str:
    """How the game ended when the dealer turned a jack at these scores."""
    script = at_table(ruleset("seven-card"), *HANDS, left="JS")
    script.stand_at((dealer, pone))
    return told(script.turn("JS"))[-1]


def test_1_1_pieces_and_cut_are_those_of_six_card() -> None:
    assert differs("seven-card", "pieces", "seats", "sides", "starter", "play") == {}


def test_1_2_the_game_is_181() -> None:
    assert at_heels(179, 100) == "D wins 181-100 plain match [1, 0]"
    assert at_heels(178, 100) == "D +2 = 180: heels 2"


def test_1_3_seven_cards_one_at_a_time() -> None:
    to_pone, to_dealer = Script(ruleset("seven-card")).act(CHANCE, Deal(), *CARDS.pieces[:14])
    assert (to_pone.seat, to_pone.pieces) == (PONE, CARDS.pieces[0:14:2])
    assert (to_dealer.seat, to_dealer.pieces) == (DEALER, CARDS.pieces[1:14:2])


def test_1_4_two_each_to_the_crib() -> None:
    script = Script(ruleset("seven-card"))
    script.deal(f"{HANDS[0]} 6D 7D", f"{HANDS[1]} 8S 9S")
    with pytest.raises(IllegalAction):
        script.discard(PONE, "8S")
    script.discard(PONE, "8S 9S")
    assert script.rules.observe(script.state, DEALER).thrown[PONE] == Hidden(2)
    script.discard(DEALER, "6D 7D")
    assert [len(hand) for hand in script.state.layout.hands] == [5, 5]
    assert len(script.state.layout.crib) == 4


def test_1_5_the_pone_cuts_38_cards() -> None:
    script = at_table(ruleset("seven-card"), *HANDS)
    assert script.rules.awaiting(script.state) == (PONE,)
    assert len(script.rules.actions(script.state, PONE)) == 38


def test_2_1_ten_cards_are_laid() -> None:
    script = in_play(pone="8C 9D TH QD KD", dealer="AC 2C 3C 4C 5C", rules=ruleset("seven-card"))
    events = script.play_out()
    assert (
        sum(line.startswith(("P ", "D ")) and line[2] in "A23456789TJQK" for line in told(events))
        == 10
    )
    assert laid("seven-card", "A 2 3 4 5") == {"fifteen": 2, "run": 5}


def test_2_1_an_eight_card_run() -> None:
    assert laid("seven-card", "2 A 3 4 5 6 7") == {"run": 7}


def test_3_1_six_cards_are_counted() -> None:
    events = told(
        show(
            pone="AC 2D 3H 4S 5C",
            dealer="7C 7D 8C 8D 9H",
            crib="TC JC QD KH",
            starter="6S",
            rules=ruleset("seven-card"),
        )
    )
    assert [line.split(":")[0] for line in events] == [
        "P hand AC 2D 3H 4S 5C",
        "P +14 = 14",
        "D hand 7C 7D 8C 8D 9H",
        "D +30 = 30",
        "D crib TC JC QD KH",
        "D +4 = 34",
        "next deal",
    ]
    assert shown("seven-card", "AC 2D 3H 4S 5C", "6S") == {"fifteen": 8, "run": 6}
    assert shown("seven-card", "7C 7D 8C 8D 9H", "6S") == {"fifteen": 10, "pair": 4, "run": 16}
    assert shown("seven-card", "JC 2D 4D 6D 8H", "KC")["nobs"] == 1


@pytest.mark.parametrize(
    ("hand", "starter", "flush"),
    [
        ("2H 4H 6H 8H TH", "KS", 5),
        ("2H 4H 6H 8H TH", "KH", 6),
        ("2H 4H 6H 8H TS", "KH", 0),
        ("2H 4H 6H 8H TS", "KS", 0),
    ],
)
def test_3_2_flush_in_a_hand(hand: str, starter: str, flush: int) -> None:
    assert shown("seven-card", hand, starter).get("flush", 0) == flush


@pytest.mark.parametrize(("starter", "flush"), [("KH", 5), ("KS", 0)])
def test_3_3_flush_in_the_crib(starter: str, flush: int) -> None:
    assert shown("seven-card", "2H 4H 6H 8H", starter, "crib").get("flush", 0) == flush


def test_4_1_the_first_at_181_has_won_at_once() -> None:
    events = told(
        show(
            pone="AC 2D 3H 4S 5C",
            dealer="7C 7D 8C 8D 9H",
            crib="TC JC QD KH",
            starter="6S",
            scores=(180, 175),
            rules=ruleset("seven-card"),
        )
    )
    assert events[-1] == "P wins 180-181 plain match [0, 1]"


@pytest.mark.parametrize(("loser", "word"), [(90, "lurch"), (91, "plain")])
def test_4_2_lurch(loser: int, word: str) -> None:
    assert at_heels(179, loser).split()[3] == word


def test_4_3_match_and_house_rules_are_those_of_six_card() -> None:
    assert differs("seven-card", "match", "win", "counting", "auction", "compensation") == {
        "win.target": 181
    }
    offered = [rule.name for rule in ruleset("seven-card").house_rules]
    assert offered == [rule.name for rule in ruleset("six-card").house_rules]
    assert declared("seven-card", target=151).win.target == 151


def test_4_3_a_hand_may_be_claimed_to_be_worth_60() -> None:
    rules = ruleset("seven-card", counting="manual", series="single")
    script = in_play(pone="7S 7D 8C 8D 9H", dealer="TC JC QD KH TS", starter="6S", rules=rules)
    script.course("P:9H=0 D:TC=0 P:8C=0 D:go")
    assert script.rules.awaiting(script.state) == (PONE,)
    claims = script.rules.actions(script.state, PONE)
    assert len(claims) == 61
    assert script.course("P:claim=30")[1].startswith("P +30 = 31: ")
    assert Lay not in {type(wish) for wish in claims}
