"""docs/rules/domino-book2.md."""

from __future__ import annotations

from typing import Final

import pytest
from tests.rules.worth import declared, differs, laid, shown
from tests.scripted import DEALER, PONE, Hands, Script, at_table, in_play, ruleset, show, told

from pegout.engine import CHANCE, OptionValue, Seat
from pegout.games.cribbage.moves import Cut, Deal
from pegout.pieces import TILES

NAME: Final = "domino-book2"
DEALT: Final = ("6-5 6-4 6-3 6-2 0-0 1-0", "4-3 4-2 4-1 4-0 2-0 3-0")
E6: Final = Hands(
    pone="6-6 5-5 0-0 2-1", dealer="6-5 6-4 1-0 4-4", crib="3-3 4-2 5-1 6-0", starter="4-3"
)
"""12, 23, 26, 27, 27: neither can lay then."""
SIXES: Final = "6-6 6-5 6-4 6-3"


def discarded(**options: OptionValue) -> Script:
    """After the discard; 1-1 is in the pack."""
    script = Script(ruleset(NAME, **options))
    script.deal(*DEALT)
    script.discard(PONE, "2-0 3-0")
    script.discard(DEALER, "0-0 1-0")
    return script


def total(hand: str, starter: str, **options: OptionValue) -> int:
    return sum(shown(NAME, hand, starter, **options).values())


def flush(hand: str, starter: str, **options: OptionValue) -> int:
    return shown(NAME, hand, starter, **options).get("flush", 0)


def test_1_1_tiles_of_which_the_sum_counts() -> None:
    assert declared(NAME).pieces == "tiles"
    assert laid(NAME, "6-1 5-2 4-3") == {"pair": 6}
    assert laid(NAME, "6-6 2-1") == {"fifteen": 2}


def test_1_2_lot_and_alternating_deal() -> None:
    script = Script(ruleset(NAME), dealer=None)
    script.act(Seat(0), Cut(0), *script.pieces("6-6"))
    assert told(script.act(Seat(1), Cut(1), *script.pieces("6-5")))[1] == "P deals"
    script = discarded()
    script.turn("3-2")
    script.play_out()
    assert script.match.dealer == PONE


def test_1_3_three_points_in_the_first_deal() -> None:
    script = Script(ruleset(NAME))
    assert told(script.deal(*DEALT))[2:] == ["P +3 = 3: compensation 3"]
    script = discarded()
    script.turn("3-2")
    script.play_out()
    assert len(script.deal(*DEALT)) == 2


def test_1_4_six_tiles_and_two_to_the_crib() -> None:
    to_pone, to_dealer, _ = Script(ruleset(NAME)).act(CHANCE, Deal(), *TILES.pieces[:12])
    assert (len(to_pone.pieces), len(to_dealer.pieces)) == (6, 6)
    layout = discarded().state.layout
    assert [len(each) for each in (*layout.hands, layout.crib)] == [4, 4, 4]


def test_1_5_the_starter_and_the_double() -> None:
    script = discarded()
    assert len(script.rules.actions(script.state, PONE)) == 16
    assert told(script.turn("1-1")) == ["P turns 1-1", "D +1 = 1: double-starter 1"]
    script = discarded()
    script.stand_at((60, 60))
    assert told(script.turn("1-1"))[-1] == "D wins 61-60 plain match [1, 0]"


def test_2_1_the_pone_leads() -> None:
    script = discarded()
    script.turn("3-2")
    assert script.rules.awaiting(script.state) == (PONE,)


@pytest.mark.parametrize(
    ("series", "points"),
    [
        ("2-1 5-0 3-1", {"run": 3}),
        ("5-0 3-1 2-1", {"run": 3}),
        ("3-1 5-0 2-1", {"run": 3}),
        ("2-1 3-1 5-0 1-1", {"run": 4}),
        ("2-1 5-0 3-1 6-0", {"run": 4}),
        ("1-1 2-1 5-0 3-1", {"run": 4}),
        ("1-1 2-1 1-0 3-1 5-0 6-0", {"run": 6}),
        ("1-1 2-1 1-0 6-0 5-0 3-1", {"run": 6}),
        ("5-0 3-1 6-1 6-0", {"run": 4}),
        ("5-5 6-3", {}),
        ("5-5 6-3 4-4", {"run": 3}),
        ("6-0 5-1 4-2 3-3", {"pair": 12}),
        ("6-6 2-1 0-0", {"fifteen": 2}),
    ],
)
def test_2_1_what_scores_for_a_tile_laid(series: str, points: dict[str, int]) -> None:
    """B-E7."""
    assert laid(NAME, series) == points


@pytest.mark.parametrize(
    ("tile", "events"),
    [
        ("1-1", ["P 1-1 27", "P +1 = 1: go 1", "end 27"]),
        ("5-1", ["P 5-1 31", "P +2 = 2: thirty-one 2", "end 31"]),
    ],
)
def test_2_2_the_other_goes_on(tile: str, events: list[str]) -> None:
    """B-E8: at 25, the dealer holding sevens and more."""
    hands = Hands(pone="6-6 5-0 1-1 5-1", dealer="6-2 6-1 5-2 5-4", starter="2-0")
    script = in_play(**hands, rules=ruleset(NAME))
    assert script.course("P:6-6 D:6-2 P:5-0 D:go") == ["P 6-6 12", "D 6-2 20", "P 5-0 25", "D go"]
    assert script.course(f"P:{tile}")[:3] == events


def test_2_3_one_series_and_no_other() -> None:
    script = in_play(**E6, rules=ruleset(NAME))
    events = script.course("P:6-6 D:6-5 P:2-1 D:1-0 P:0-0 D:go")
    assert events[:8] == [
        "P 6-6 12",
        "D 6-5 23",
        "P 2-1 26",
        "D 1-0 27",
        "P 0-0 27",
        "D go",
        "P +1 = 1: go 1",
        "end 27",
    ]
    assert events[8].startswith("P hand")


def test_2_4_the_last_tile_scores_one_and_31_two() -> None:
    assert laid(NAME, "6-6 6-5 4-4") == {"thirty-one": 2}
    script = in_play(
        pone="6-6 4-4 0-0 1-0", dealer="6-5 6-4 6-3 5-4", rules=ruleset(NAME), starter="2-0"
    )
    assert script.course("P:6-6 D:6-5 P:4-4")[2:5] == [
        "P 4-4 31",
        "P +2 = 2: thirty-one 2",
        "end 31",
    ]


def test_2_5_what_is_not_laid_counts_in_the_hand() -> None:
    script = in_play(**E6, rules=ruleset(NAME))
    events = script.course("P:6-6 D:6-5 P:2-1 D:1-0 P:0-0 D:go")
    assert "P hand 0-0 2-1 5-5 6-6" in events


def test_3_1_pone_dealer_crib() -> None:
    events = told(
        show(
            pone="6-6 6-5 6-4 2-1",
            dealer="0-0 1-0 2-0 5-4",
            crib="5-5 4-4 3-3 2-2",
            starter="6-3",
            rules=ruleset(NAME),
        )
    )
    assert events == [
        "P hand 2-1 6-4 6-5 6-6",
        "P +10 = 10: fifteen 2, run 4, flush 4",
        "D hand 0-0 1-0 2-0 5-4",
        "D +8 = 8: pair 2, run 3, flush 3",
        "D crib 2-2 3-3 4-4 5-5",
        "D +5 = 13: fifteen 2, run 3",
        "next deal",
    ]


def test_3_2_fifteens_pairs_and_runs() -> None:
    assert shown(NAME, "4-0 3-1 5-0 3-2", "6-6") == {"pair": 4}
    assert shown(NAME, "0-0 1-0 1-1 2-1", "6-6")["fifteen"] == 8


def test_3_3_no_nobs() -> None:
    names = {type(each).__name__ for each in declared(NAME).show.combinations}
    assert names == {"Totals", "Alike", "Runs", "GroupFlush"}


def test_4_1_a_tile_belongs_to_both_its_numbers() -> None:
    assert flush("6-1 6-2 6-3 5-5", "4-4") == 3
    assert flush("6-1 5-1 4-1 3-3", "2-2") == 3
    assert flush("6-6 6-2 6-3 5-5", "4-4") == 3  # a double has one
    assert flush("6-6 5-5 4-4 6-5", "3-3") == 0


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        (SIXES, "6-2", {"run": 5, "flush": 5}),  # B-E1
        (SIXES, "1-1", {"run": 4, "flush": 4}),  # B-E2
        ("6-6 6-5 6-4 2-1", "6-3", {"fifteen": 2, "run": 4, "flush": 4}),  # B-E3
        ("6-6 6-5 2-1 3-3", "6-4", {"fifteen": 2, "run": 3}),  # B-E4
    ],
)
def test_4_2_flush_in_a_hand(hand: str, starter: str, points: dict[str, int]) -> None:
    assert shown(NAME, hand, starter) == points


def test_4_3_one_more_with_the_starter() -> None:
    assert [flush("6-6 6-5 6-4 2-1", starter) for starter in ("6-1", "5-1")] == [4, 3]
    assert [flush(SIXES, starter) for starter in ("6-1", "5-1")] == [5, 4]
    assert flush("6-6 6-5 2-1 3-3", "6-4") == 0  # two and the starter are no flush


def test_4_4_one_flush_the_largest() -> None:
    assert flush("6-6 6-5 5-5 6-4", "5-4") == 3
    assert flush("6-6 6-5 5-5 6-4", "5-4", flush="any3") == 3  # three sixes and three fives
    assert flush("6-6 6-5 5-5 5-4", "5-3") == 4
    assert flush("6-6 6-5 5-5 5-4", "5-3", flush="any3") == 4


@pytest.mark.parametrize("option", ["group3", "whole", "any3", "none"])
def test_4_5_flush_in_the_crib(option: str) -> None:
    """B-E5; whatever the hand's rule."""
    assert shown(NAME, SIXES, "6-2", "crib", flush=option) == {"run": 5, "flush": 5}
    assert shown(NAME, SIXES, "1-1", "crib", flush=option) == {"run": 4}
    assert shown(NAME, "6-6 6-5 6-4 2-1", "6-3", "crib", flush=option) == {"fifteen": 2, "run": 4}


def test_5_1_the_game_is_61() -> None:
    script = discarded()
    script.stand_at((60, 50))
    assert told(script.turn("1-1"))[-1] == "D wins 61-50 plain match [1, 0]"
    assert differs(NAME, "win", "match") == {"win.target": 61}


@pytest.mark.parametrize(("loser", "word"), [(30, "lurch"), (31, "plain")])
def test_5_2_lurch(loser: int, word: str) -> None:
    script = discarded()
    script.stand_at((60, loser))
    assert told(script.turn("1-1"))[-1].split()[3] == word


def test_6_1_house_rules() -> None:
    offered = {rule.name for rule in ruleset(NAME).house_rules}
    mendelev = {rule.name for rule in ruleset("domino-mendelev").house_rules}
    assert offered - mendelev == {"flush", "suitRule", "deal"}
    assert mendelev - offered == set()
    assert told(discarded(doubleStarter="pone").turn("1-1"))[1] == "P +1 = 4: double-starter 1"
    assert laid(NAME, "6-6 2-1 0-0", zeroRepeats15=False) == {}
    assert shown(NAME, "0-0 1-0 1-1 2-1", "6-6", zeroInFifteens=False)["fifteen"] == 4
    assert declared(NAME, series="resume", target=121).play.series == "resume"


def test_6_2_three_points_in_every_deal() -> None:
    script = discarded(compensationWhen="every_deal")
    script.turn("3-2")
    script.play_out()
    before = script.match.scores[DEALER]
    (scored,) = told(script.deal(*DEALT))[2:]
    assert scored == f"D +3 = {before + 3}: compensation 3"


def test_6_2_they_can_win_and_obey_the_exact_finish() -> None:
    script = Script(ruleset(NAME, compensationWhen="every_deal"), scores=(10, 58))
    assert told(script.deal(*DEALT))[-1] == "P wins 10-61 lurch match [0, 2]"
    script = Script(ruleset(NAME, exactFinish=True), scores=(10, 59))
    assert len(script.deal(*DEALT)) == 2


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [("6-6 6-5 6-4", "6-3", 8), ("6-6 6-5 6-4", "1-1", 6), ("6-6 6-5 2-1", "6-3", 2)],
)
def test_6_3_hands_of_three(hand: str, starter: str, points: int) -> None:
    """B-E6."""
    assert total(hand, starter, deal=5) == points


def test_6_3_five_tiles_each() -> None:
    script = at_table(ruleset(NAME, deal=5), "6-5 6-4 6-3", "4-3 4-2 4-1")
    layout = script.state.layout
    assert [len(each) for each in (*layout.hands, layout.crib)] == [3, 3, 4]
    assert len(script.rules.actions(script.state, PONE)) == 18


@pytest.mark.parametrize(
    ("hand", "starter", "flushes"),
    [
        (SIXES, "6-2", (5, 5, 5, 0)),
        (SIXES, "1-1", (4, 4, 4, 0)),
        ("6-6 6-5 6-4 2-1", "6-3", (4, 0, 4, 0)),
        ("6-6 6-5 6-4 2-1", "3-3", (3, 0, 3, 0)),
        ("6-6 6-5 2-1 3-3", "6-4", (0, 0, 3, 0)),
        ("6-6 5-5 2-1 3-3", "6-4", (0, 0, 0, 0)),
    ],
)
def test_6_4_readings_of_the_flush(
    hand: str, starter: str, flushes: tuple[int, int, int, int]
) -> None:
    readings = ("group3", "whole", "any3", "none")
    assert tuple(flush(hand, starter, flush=each) for each in readings) == flushes


def test_6_5_the_higher_number_alone() -> None:
    high: dict[str, OptionValue] = {"suitRule": "high_half"}
    assert flush("6-1 5-1 4-1 3-3", "2-2", **high) == 0
    assert flush("6-1 6-2 6-3 5-5", "4-4", **high) == 3
    assert flush("0-0 1-0 2-0 3-0", "4-0", **high) == 0  # the blank is the lowest
    assert flush("0-0 1-0 2-0 3-0", "4-0") == 5
    ones = shown(NAME, "2-1 3-1 4-1 5-1", "6-1", "crib", **high)
    assert "flush" not in ones
    assert shown(NAME, "2-1 3-1 4-1 5-1", "6-1", "crib")["flush"] == 5
