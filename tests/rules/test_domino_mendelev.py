"""docs/rules/domino-mendelev.md."""

from __future__ import annotations

from typing import Final

import pytest
from tests.rules.worth import declared, differs, laid, shown
from tests.scripted import DEALER, PONE, Hands, Script, at_table, in_play, ruleset, show, told

from pegout.engine import CHANCE, Hidden, OptionValue, Seat
from pegout.games.cribbage.moves import Cut, Deal, Go, What
from pegout.games.cribbage.scoring import value
from pegout.pieces import TILES

NAME: Final = "domino-mendelev"
E6: Final = Hands(pone="6-6 5-5 0-0 2-1", dealer="6-5 6-4 1-0 4-4", crib="3-3 4-2 5-1 6-0")
PLAIN: Final = ("6-5 6-4 6-3 6-2", "4-3 4-2 4-1 4-0")


def rules_with(**options: OptionValue) -> Script:
    """After the discard; 1-1 is in the pack."""
    return at_table(ruleset(NAME, **options), *PLAIN, left="1-1")


def test_1_1_two_players_and_28_tiles() -> None:
    rules = declared(NAME)
    assert (rules.seats, rules.pieces) == (2, "tiles")
    assert len(TILES) == len({piece.code for piece in TILES}) == 28


def test_1_2_only_the_sum_matters() -> None:
    def seven(code: str) -> int:
        (tile,) = (tile for tile in TILES if tile.code == code)
        return value(tile)

    assert {seven(code) for code in ("6-1", "5-2", "4-3")} == {7}
    assert laid(NAME, "6-1 5-2") == {"pair": 2}


def test_1_3_nothing_stops_at_ten() -> None:
    assert laid(NAME, "6-6 2-1") == {"fifteen": 2}
    assert laid(NAME, "6-6 6-5 4-4") == {"thirty-one": 2}  # M-E4
    assert shown(NAME, "6-6 2-1 6-5 4-0", "2-0") == {"fifteen": 4, "run": 3}
    assert laid(NAME, "6-5 5-5") == {}


def test_1_4_runs_of_sums() -> None:
    assert laid(NAME, "6-3 5-5 6-5") == {"run": 3}
    assert laid(NAME, "6-5 6-6 0-0") == {}
    assert laid(NAME, "1-0 0-0 1-1") == {"run": 3}  # M-E5
    assert laid(NAME, "1-0 0-0 1-1 2-1") == {"run": 4}
    assert shown(NAME, "6-4 6-5 6-6 0-0", "1-0") == {"run": 3}
    assert shown(NAME, "0-0 1-0 2-0 5-5", "6-4")["run"] == 3


def test_2_1_the_lower_sum_deals_and_equal_sums_draw_again() -> None:
    script = Script(ruleset(NAME), dealer=None)
    script.act(Seat(0), Cut(0), *script.pieces("6-1"))
    script.act(Seat(1), Cut(1), *script.pieces("5-2"))
    assert script.rules.awaiting(script.state) == (0, 1)
    script.act(Seat(0), Cut(0), *script.pieces("6-6"))
    assert told(script.act(Seat(1), Cut(1), *script.pieces("6-5"))) == ["P cuts 6-5", "P deals"]
    script.deal(f"{PLAIN[0]} 0-0 1-0", f"{PLAIN[1]} 2-0 3-0")
    script.discard(DEALER, "0-0 1-0")
    script.discard(PONE, "2-0 3-0")
    assert script.rules.awaiting(script.state) == (DEALER,)  # he begins, for the other deals


def test_2_2_the_deal_alternates() -> None:
    script = rules_with()
    script.turn("3-2")
    script.play_out()
    assert script.match.dealer == PONE


def test_3_1_six_tiles_and_two_to_the_crib() -> None:
    to_pone, to_dealer = Script(ruleset(NAME)).act(CHANCE, Deal(), *TILES.pieces[:12])
    assert (len(to_pone.pieces), len(to_dealer.pieces)) == (6, 6)
    script = rules_with()
    assert [len(hand) for hand in script.state.layout.hands] == [4, 4]
    assert len(script.state.layout.crib) == 4
    assert script.rules.observe(script.state, PONE).crib == Hidden(4)
    assert differs(NAME, "deal") == {}


def test_3_2_one_of_sixteen_is_turned() -> None:
    script = rules_with()
    assert script.rules.awaiting(script.state) == (PONE,)
    assert len(script.rules.actions(script.state, PONE)) == 16
    script.turn("3-2")
    assert script.rules.observe(script.state, PONE).pack == 15


def test_3_3_a_double_is_one_for_the_dealer() -> None:
    assert told(rules_with().turn("1-1")) == ["P turns 1-1", "D +1 = 1: double-starter 1"]
    assert told(rules_with().turn("2-0")) == ["P turns 2-0"]
    assert sum(tile.code[0] == tile.code[-1] for tile in TILES) == 7


def test_3_4_a_double_can_win() -> None:
    """M-E11."""
    script = rules_with()
    script.stand_at((60, 60))
    assert told(script.turn("1-1"))[1:] == [
        "D +1 = 61: double-starter 1",
        "D wins 61-60 plain match [1, 0]",
    ]


def test_4_1_series_follow_each_other() -> None:
    """M-E6: 12, 23, 26, 27, 27, go; then 10, 20 with a pair, 28."""
    script = in_play(**E6, rules=ruleset(NAME))
    events = script.course("P:6-6 D:6-5 P:2-1 D:1-0 P:0-0 D:go D:6-4 P:5-5 D:4-4")
    assert events[:13] == [
        "P 6-6 12",
        "D 6-5 23",
        "P 2-1 26",
        "D 1-0 27",
        "P 0-0 27",
        "D go",
        "P +1 = 1: go 1",
        "end 27",
        "D 6-4 10",
        "P 5-5 20",
        "P +2 = 3: pair 2",
        "D 4-4 28",
        "D +1 = 1: go 1",
    ]


def test_4_2_who_holds_nothing_can_lay_it() -> None:
    script = in_play(**E6, rules=ruleset(NAME))
    script.course("P:6-6 D:6-5 P:2-1 D:1-0")
    assert Go() not in script.rules.actions(script.state, PONE)
    assert [wish.piece.code for wish in script.rules.actions(script.state, PONE)] == ["0-0"]


@pytest.mark.parametrize(
    ("series", "points"),
    [
        ("6-1 5-2 4-3", {"pair": 6}),  # M-E1
        ("6-0 5-1", {"pair": 2}),
        ("6-0 5-1 4-2", {"pair": 6}),
        ("6-0 5-1 4-2 3-3", {"pair": 12}),  # M-E2
        ("6-0 6-1 6-2", {"run": 3}),
        ("6-0 6-2 6-1", {"run": 3}),
        ("6-1 5-3", {"fifteen": 2}),
        ("2-1 3-1 5-0 1-1", {"run": 4}),
        ("6-3 5-5 6-5 1-0", {"thirty-one": 2}),
    ],
)
def test_4_3_what_scores_for_a_tile_laid(series: str, points: dict[str, int]) -> None:
    assert laid(NAME, series) == points


def test_4_3_only_sixes_can_be_four_alike() -> None:
    sums = [value(tile) for tile in TILES]
    assert [each for each in range(13) if sums.count(each) == 4] == [6]


def test_4_4_nothing_laid_on_fifteen() -> None:
    """M-E3."""
    script = in_play(
        pone="6-6 0-0 5-4 5-3", dealer="2-1 6-5 6-4 6-3", rules=ruleset(NAME), starter="2-0"
    )
    assert script.course("P:6-6 D:2-1 P:0-0")[1:] == [
        "D 2-1 15",
        "D +2 = 2: fifteen 2",
        "P 0-0 15",
        "P +2 = 2: fifteen 2",
    ]


def test_5_1_pone_dealer_crib() -> None:
    events = told(
        show(
            pone="4-0 3-1 4-1 5-0",
            dealer="5-1 4-2 3-3 6-3",
            crib="6-4 5-5 6-5 6-6",
            starter="6-0",
            rules=ruleset(NAME),
        )
    )
    assert [line.split(":")[0] for line in events] == [
        "P hand 3-1 4-0 4-1 5-0",
        "P +24 = 24",
        "D hand 3-3 4-2 5-1 6-3",
        "D +20 = 20",
        "D crib 5-5 6-4 6-5 6-6",
        "D +8 = 28",
        "next deal",
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("4-0 3-1 4-1 5-0", "6-0", {"fifteen": 8, "pair": 4, "run": 12}),  # M-E7
        ("6-0 5-1 4-2 3-3", "6-3", {"fifteen": 8, "pair": 12}),  # M-E8
        ("6-0 5-1 4-2 3-3", "3-0", {"fifteen": 12, "pair": 12}),
        ("6-4 5-5 6-5 6-6", "6-3", {"pair": 2, "run": 8}),  # M-E10
        ("2-0 2-1 3-0 3-1", "6-5", {"fifteen": 2, "pair": 2, "run": 6}),  # two runs of three
        ("3-0 2-1 4-0 4-1", "6-0", {"fifteen": 4, "pair": 2, "run": 8}),  # two runs of four
        ("4-0 3-1 2-2 5-0", "6-0", {"fifteen": 6, "pair": 6, "run": 9}),  # three runs of three
        ("3-2 4-1 6-0 6-1", "5-2", {"pair": 4, "run": 12}),  # four runs of three
    ],
)
def test_5_1_fifteens_pairs_and_runs(hand: str, starter: str, points: dict[str, int]) -> None:
    assert shown(NAME, hand, starter) == points


def test_5_2_nothing_takes_part_in_fifteens() -> None:
    """M-E9."""
    assert shown(NAME, "0-0 1-0 1-1 2-1", "6-6") == {"fifteen": 8, "run": 4}


@pytest.mark.parametrize("what", ["hand", "crib"])
def test_5_3_no_flush_no_nobs_nothing_to_begin_with(what: What) -> None:
    assert shown(NAME, "6-6 6-5 6-4 6-3", "6-1", what) == {"run": 4}
    script = Script(ruleset(NAME))
    dealt = told(script.deal("6-5 6-4 6-3 6-2 0-0 1-0", "4-3 4-2 4-1 4-0 2-0 3-0"))
    assert [line[2:4] for line in dealt] == ["is", "is"]


@pytest.mark.parametrize(("loser", "word"), [(30, "lurch"), (31, "plain")])
def test_5_4_the_game_is_61(loser: int, word: str) -> None:
    script = rules_with()
    script.stand_at((60, loser))
    assert told(script.turn("1-1"))[-1].split()[2:4] == [f"61-{loser}", word]
    assert differs(NAME, "win", "match") == {"win.target": 61}


def test_6_1_the_house_rules_of_six_card() -> None:
    offered = {rule.name for rule in ruleset(NAME).house_rules}
    cards = {rule.name for rule in ruleset("six-card").house_rules}
    assert cards - offered == {"handFlush", "cribFlush"}
    assert offered - cards == {"doubleStarter", "zeroInFifteens", "zeroRepeats15"}
    assert declared(NAME, target=121).win.target == 121


def test_6_1_the_auction() -> None:
    script = Script(ruleset(NAME, auction="deduct"))
    script.deal("6-5 6-4 6-3 6-2 0-0 1-0", "4-3 4-2 4-1 4-0 2-0 3-0")
    assert script.course("P:bid=3 D:pass")[-1] == "P +-3 = -3: bid -3"


@pytest.mark.parametrize(
    ("to", "events"),
    [
        ("dealer", ["P turns 1-1", "D +1 = 1: double-starter 1"]),
        ("pone", ["P turns 1-1", "P +1 = 1: double-starter 1"]),
        ("none", ["P turns 1-1"]),
    ],
)
def test_6_2_double_starter(to: str, events: list[str]) -> None:
    assert told(rules_with(doubleStarter=to).turn("1-1")) == events


def test_6_3_nothing_in_fifteens_off() -> None:
    """M-E9."""
    points = shown(NAME, "0-0 1-0 1-1 2-1", "6-6", zeroInFifteens=False)
    assert points == {"fifteen": 4, "run": 4}
    assert laid(NAME, "6-6 2-1 0-0", zeroInFifteens=False) == {"fifteen": 2}


def test_6_4_nothing_on_fifteen_off() -> None:
    assert laid(NAME, "6-6 2-1 0-0", zeroRepeats15=False) == {}
    assert laid(NAME, "6-6 0-0 2-1", zeroRepeats15=False) == {"fifteen": 2}
    assert shown(NAME, "0-0 1-0 1-1 2-1", "6-6", zeroRepeats15=False)["fifteen"] == 8
