"""docs/rules/five-card.md."""

from __future__ import annotations

from typing import Final

import pytest
from tests.rules.worth import declared, differs, laid, shown
from tests.scripted import DEALER, PONE, Hands, Script, at_table, in_play, ruleset, show, told

from pegout.engine import CHANCE, Hidden, OptionValue, Seat
from pegout.games.cribbage.moves import Cut, Deal, Discard, Lay, Stop, What
from pegout.pieces import CARDS

HANDS: Final = ("9S 7D 5S 5C JH", "KS KC JD 8H 6H")
E1: Final = Hands(pone="7C 8C AS", dealer="TC TD 9H", starter="QS")
"""The pone goes on alone to 26 and neither can lay."""


def five(**options: OptionValue) -> Script:
    return Script(ruleset("five-card", **options))


def test_1_1_pieces() -> None:
    rules = declared("five-card")
    assert (rules.seats, rules.sides, rules.pieces) == (2, "singles", "cards")
    assert laid("five-card", "T J") == {}
    assert shown("five-card", "AC QD KH", "2S") == {}


@pytest.mark.parametrize(("score", "wins"), [(58, False), (59, True)])
def test_1_2_the_game_is_61(score: int, wins: bool) -> None:  # noqa: FBT001 - a parameter
    script = at_table(ruleset("five-card"), "5C 6D 7H", "8C 9D TH", left="JS")
    script.stand_at((score, 30))
    events = told(script.turn("JS"))
    assert (events[-1] == "D wins 61-30 lurch match [2, 0]") is wins


def test_2_1_the_lower_card_deals_and_equal_ranks_cut_again() -> None:
    script = Script(ruleset("five-card"), dealer=None)
    script.act(Seat(0), Cut(3), *script.pieces("7C"))
    script.act(Seat(1), Cut(9), *script.pieces("7D"))
    assert script.rules.awaiting(script.state) == (0, 1)
    script.act(Seat(0), Cut(3), *script.pieces("KC"))
    assert told(script.act(Seat(1), Cut(9), *script.pieces("AD"))) == ["P cuts AD", "P deals"]


def test_2_2_three_for_last_in_the_first_deal_alone() -> None:
    """F-E6: it is scored at nothing each."""
    script = five()
    assert told(script.deal(*HANDS))[2:] == ["P +3 = 3: compensation 3"]
    for seat, thrown in ((DEALER, "9S 7D"), (PONE, "8H 6H")):
        script.discard(seat, thrown)
    script.turn("2H")
    script.play_out()
    assert len(script.deal(*HANDS)) == 2


def test_2_3_each_game_of_a_match_begins_with_them() -> None:
    script = five(matchTo=9)
    script.deal(*HANDS)
    for seat, thrown in ((DEALER, "9S 7D"), (PONE, "8H 6H")):
        script.discard(seat, thrown)
    script.stand_at((60, 60))
    script.turn("JC")
    assert script.match.game == 2
    assert told(script.deal(*HANDS))[2:] == ["D +3 = 3: compensation 3"]


def test_3_1_five_cards_all_at_once_the_pone_first() -> None:
    script = five()
    to_pone, to_dealer, _ = script.act(CHANCE, Deal(), *CARDS.pieces[:10])
    assert (to_pone.seat, to_pone.pieces) == (PONE, CARDS.pieces[:5])
    assert (to_dealer.seat, to_dealer.pieces) == (DEALER, CARDS.pieces[5:10])


def test_3_2_two_each_to_the_crib() -> None:
    script = at_table(ruleset("five-card"), "5S 5C JH", "KS KC JD", crib="9S 7D 8H 6H")
    assert [len(hand) for hand in script.state.layout.hands] == [3, 3]
    assert len(script.state.layout.crib) == 4


def test_3_3_the_discard_is_as_in_six_card() -> None:
    script = five()
    script.deal(*HANDS)
    script.discard(PONE, "8H 6H")
    assert script.rules.observe(script.state, DEALER).thrown[PONE] == Hidden(2)
    assert script.rules.awaiting(script.state) == (DEALER,)
    assert Discard(script.pieces("7D 9S")) in script.rules.actions(script.state, DEALER)
    assert differs("five-card", "deal") == {"deal.each": 5, "deal.manner": "all_at_once"}


def test_4_1_the_pone_cuts_and_a_jack_is_two() -> None:
    script = at_table(ruleset("five-card"), "5C 6D 7H", "8C 9D TH", left="JS")
    places = script.rules.actions(script.state, PONE)
    assert len(places) == 42
    assert told(script.turn("JS"))[-1] == "D +2 = 2: heels 2"
    assert differs("five-card", "starter") == {}


def test_5_1_the_play_within_the_series() -> None:
    """F-E1: the pone leads, the dealer says go and the pone must go on."""
    script = in_play(**E1, rules=ruleset("five-card"))
    assert script.course("P:7C D:TC P:8C D:go")[-1] == "D go"
    assert script.rules.actions(script.state, PONE) == (Lay(script.pieces("AS")[0]),)
    assert script.course("P:AS")[:3] == ["P AS 26", "P +1 = 1: go 1", "end 26"]


def test_5_2_one_series_and_no_other() -> None:
    """F-E1: the two cards that do not fit are never laid."""
    script = in_play(**E1, rules=ruleset("five-card"))
    events = script.course("P:7C D:TC P:8C D:go P:AS")
    assert [line for line in events if line.startswith("D") and "hand" in line] == [
        "D hand 9H TC TD"
    ]
    script = in_play(pone="TC 9C 2D", dealer="TD QH 8S", rules=ruleset("five-card"))
    events = script.course("P:TC D:TD P:9C D:go P:2D")
    assert events[5:8] == ["P 2D 31", "P +2 = 2: thirty-one 2", "end 31"]
    assert events[8].startswith("P hand")


def test_5_3_what_is_not_laid_counts_in_the_show() -> None:
    """The pair of tens, of which one stays in the hand."""
    script = in_play(**E1, rules=ruleset("five-card"))
    events = script.course("P:7C D:TC P:8C D:go P:AS")
    place = events.index("D hand 9H TC TD")
    assert events[place + 1] == "D +2 = 2: pair 2"


def test_5_4_the_last_of_six_cards_scores_one() -> None:
    """F-E2: A A 2 2 3 4, the dealer has 2 + 2 + 3 + 1."""
    script = in_play(pone="AC 2C 3C", dealer="AD 2D 4D", rules=ruleset("five-card"))
    events = script.course("P:AC D:AD P:2C D:2D P:3C D:4D")
    assert events[:11] == [
        "P AC 1",
        "D AD 2",
        "D +2 = 2: pair 2",
        "P 2C 4",
        "D 2D 6",
        "D +2 = 4: pair 2",
        "P 3C 9",
        "D 4D 13",
        "D +3 = 7: run 3",
        "D +1 = 8: go 1",
        "end 13",
    ]


def test_5_5_the_last_layer_must_go_on() -> None:
    script = in_play(**E1, rules=ruleset("five-card"))
    script.course("P:7C D:TC P:8C D:go")
    assert script.rules.awaiting(script.state) == (PONE,)
    assert Stop() not in script.rules.actions(script.state, PONE)


@pytest.mark.parametrize(
    ("series", "points"),
    [
        ("4 2 3", {"run": 3}),
        ("4 2 3 5", {"run": 4}),
        ("4 2 3 5 6", {"run": 5}),
        ("4 2 3 4", {"run": 3}),
        ("4 2 3 4 3", {}),
        ("5 5 5", {"fifteen": 2, "pair": 6}),
        ("7 8", {"fifteen": 2}),
    ],
)
def test_5_6_fifteen_pair_and_run(series: str, points: dict[str, int]) -> None:
    assert laid("five-card", series) == points


def test_6_1_the_order_and_the_combinations() -> None:
    events = told(
        show(
            pone="5S 5C JH",
            dealer="KS KC JD",
            crib="8H 6H 9S 7D",
            starter="5H",
            rules=ruleset("five-card"),
        )
    )
    assert events == [
        "P hand 5C 5S JH",
        "P +15 = 15: fifteen 2, fifteen 2, fifteen 2, fifteen 2, pair 6, nobs 1",
        "D hand JD KC KS",
        "D +8 = 8: fifteen 2, fifteen 2, fifteen 2, pair 2",
        "D crib 6H 7D 8H 9S",
        "D +9 = 17: fifteen 2, fifteen 2, run 5",
        "next deal",
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("6C 7D 7H", "8S", {"fifteen": 4, "pair": 2, "run": 6}),
        ("KC JD 5S", "5H", {"fifteen": 8, "pair": 2}),
        ("AS 2H 3D", "4C", {"run": 4}),
        ("AS QH KD", "2C", {}),
        ("JS QH KD", "2C", {"run": 3}),
        ("5S 5H 5D", "5C", {"fifteen": 8, "pair": 12}),
    ],
)
def test_6_1_hands(hand: str, starter: str, points: dict[str, int]) -> None:
    assert shown("five-card", hand, starter) == points


@pytest.mark.parametrize(
    ("hand", "starter", "flush"),
    [("2H 9H KH", "4S", 3), ("2H 9H KH", "4H", 4), ("2H 9H KS", "4H", 0)],
)
def test_6_2_a_flush_of_three_or_four(hand: str, starter: str, flush: int) -> None:
    """F-E3, F-E4."""
    points = shown("five-card", hand, starter)
    assert points == {"fifteen": 2, **({"flush": flush} if flush else {})}


@pytest.mark.parametrize(
    ("crib", "starter", "flush"),
    [("2H 9H KH 6H", "4H", 4), ("2H 9H KH 6H", "4S", 4), ("2H 9H KH 6S", "4H", 0)],
)
def test_6_3_the_crib_s_flush_is_four(crib: str, starter: str, flush: int) -> None:
    """F-E7."""
    points = shown("five-card", crib, starter, "crib")
    assert points == {"fifteen": 4, **({"flush": flush} if flush else {})}


@pytest.mark.parametrize("what", ["hand", "crib"])
def test_6_4_his_nobs(what: What) -> None:
    assert shown("five-card", "2C 3D JH", "KH", what)["nobs"] == 1
    assert "nobs" not in shown("five-card", "2C 3D JH", "KS", what)
    assert "nobs" not in shown("five-card", "2C 3D JH", "JS", what)


def test_6_5_a_hand_of_nothing_is_shown_and_a_deal_follows() -> None:
    events = told(
        show(
            pone="2C 6D 8H",
            dealer="2D 6H TS",
            crib="AC 7C QD KD",
            starter="QS",
            rules=ruleset("five-card"),
        )
    )
    assert events == [
        "P hand 2C 6D 8H",
        "D hand 2D 6H TS",
        "D crib AC 7C QD KD",
        "D +2 = 2: pair 2",
        "next deal",
    ]


def test_7_1_the_first_at_61_has_won_at_once() -> None:
    events = told(
        show(
            pone="5S 5C JH",
            dealer="KS KC JD",
            crib="8H 6H 9S 7D",
            starter="5H",
            scores=(60, 50),
            rules=ruleset("five-card"),
        )
    )
    assert events[-2:] == [
        "P +15 = 61: fifteen 2, fifteen 2, fifteen 2, fifteen 2, pair 6, nobs 1",
        "P wins 60-61 plain match [0, 1]",
    ]


@pytest.mark.parametrize(("loser", "word"), [(30, "lurch"), (31, "plain")])
def test_7_2_lurch(loser: int, word: str) -> None:
    script = at_table(ruleset("five-card"), "5C 6D 7H", "8C 9D TH", left="JS")
    script.stand_at((59, loser))
    assert told(script.turn("JS"))[-1].split()[3] == word


def test_8_1_the_match_is_as_in_six_card() -> None:
    assert differs("five-card", "match", "win") == {"win.target": 61}


def test_9_1_the_house_rules_of_six_card() -> None:
    offered = [rule.name for rule in ruleset("five-card").house_rules]
    assert offered == [rule.name for rule in ruleset("six-card").house_rules]
    script = at_table(ruleset("five-card", counting="muggins"), "5C 6D 7H", "8C 9D TH")
    script.turn("2S")
    assert script.course("P:8C=0 D:7H=0 P:muggins=2")[-2:] == [
        "P +2 = 5: muggins 2",
        "D missed fifteen 2",
    ]


def test_9_2_he_may_stop_after_the_go() -> None:
    script = in_play(**E1, rules=ruleset("five-card", forcedContinue=False))
    script.course("P:7C D:TC P:8C D:go")
    assert Stop() in script.rules.actions(script.state, PONE)
    assert script.course("P:stop")[:3] == ["P stop", "P +1 = 1: go 1", "end 25"]


def test_9_2_resume_plays_all_cards() -> None:
    script = in_play(**E1, rules=ruleset("five-card", series="resume"))
    events = script.course("P:7C D:TC P:8C D:go P:AS D:TD D:9H")
    assert events[6:11] == ["end 26", "D TD 10", "D 9H 19", "D +1 = 1: go 1", "end 19"]


def test_9_3_compensation() -> None:
    script = five(compensation=0)
    assert len(script.deal(*HANDS)) == 2
    rules = declared("five-card")
    assert (rules.compensation.points, rules.compensation.when) == (3, "first_deal")
    again = declared("five-card", compensationWhen="every_deal")
    assert (again.compensation.points, again.compensation.when) == (3, "every_deal")


@pytest.mark.parametrize(
    ("reading", "with_starter", "without"),
    [("four_flat4", 8, 8), ("four_or_five", 9, 8), ("five_only", 9, 4), ("none", 4, 4)],
)
def test_9_4_readings_of_the_crib_s_flush(reading: str, with_starter: int, without: int) -> None:
    """F-E7."""
    for starter, total in (("4H", with_starter), ("4S", without)):
        points = shown("five-card", "2H 9H KH 6H", starter, "crib", cribFlush=reading)
        assert sum(points.values()) == total


def test_9_4_no_flush_in_a_hand() -> None:
    assert shown("five-card", "2H 9H KH", "4H", handFlush="none") == {"fifteen": 2}
