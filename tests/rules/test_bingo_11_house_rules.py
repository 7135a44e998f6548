"""docs/rules/bingo.md, chapter 11."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.bingo_script import LEADER, SECOND, Script, at_the_end, bingo, dealt, tile, tiles

from pegout import games
from pegout.engine import Seat, UnfitRules
from pegout.games.bingo import Bingo
from pegout.games.bingo.legality import answers
from pegout.games.bingo.moves import LargeScored
from pegout.games.bingo.scoring import pips, takes, trump_of, value

DOUBLES: Final = "6-6 5-5 1-1 6-5 6-2 5-2 2-1"


def taken(lead: str, reply: str, **options: Any) -> bool:  # noqa: ANN401
    return takes(bingo(**options).rules, 4, tile(lead), tile(reply))


def replies(lead: str, hand: str, **options: Any) -> list[str]:  # noqa: ANN401
    allowed, _ = answers(bingo(**options).rules, 4, tile(lead), tiles(hand), "gone")
    return [each.code for each in allowed]


def test_11_1_a_match_to_eight() -> None:
    script = at_the_end("6-6", "2-1", small=(60, 30), large=(6, 0), rules=bingo(largeTarget=8))
    assert script.trick("6-6", "2-1")[3:] == ["L large +1 = 7: enough", "next deal, L won"]


@pytest.mark.parametrize(
    ("who", "won", "nobody", "lost"),
    [
        ("alternate", SECOND, SECOND, SECOND),
        ("winner", LEADER, SECOND, SECOND),
        ("loser", SECOND, SECOND, LEADER),
    ],
)
def test_11_2_who_leads_the_next_deal(who: str, won: Seat, nobody: Seat, lost: Seat) -> None:
    """Seat 0 led, and has won, lost, or neither."""
    ends = [("6-6", "2-1", (60, 30), won), ("6-6", "2-1", (20, 30), nobody)]
    for lead, reply, small, leads in [*ends, ("6-6", "4-1", (30, 60), lost)]:
        script = at_the_end(lead, reply, small=small, rules=bingo(nextDealer=who))
        script.trick(lead, reply)
        assert script.rules.observe(script.state, LEADER).leader == leads


def test_11_3_blanks_may_rank_lowest() -> None:
    rules = bingo(blankRank=0).rules
    assert not taken("5-3", "5-0", blankRank=0)
    assert trump_of(rules, tile("5-0")) == 5
    assert trump_of(rules, tile("0-0")) == 0
    assert (pips(rules, tile("6-0")), value(rules, 4, tile("4-0"))) == (6, 4)
    assert value(rules, 4, tile("3-0")) == 10
    assert replies("5-0", "5-1 2-0", blankRank=0) == ["5-1"]


def test_11_4_the_bingo_may_be_worth_14_where_blanks_are_trump() -> None:
    assert value(bingo(blankTrumpDouble=14).rules, 0, tile("0-0")) == 14
    assert value(bingo(blankTrumpDouble=14).rules, 3, tile("3-3")) == 28


def test_11_5_by_suit() -> None:
    def by_suit(lead: str, reply: str) -> bool:
        return taken(lead, reply, trickRule="suit")

    assert by_suit("6-3", "6-5")
    assert not by_suit("6-3", "6-2")
    assert by_suit("6-3", "6-6")
    assert not by_suit("6-3", "5-5")  # more pips, not the suit
    assert not by_suit("3-2", "6-2")  # the lower half is not the suit
    assert by_suit("3-1", "6-3")
    assert not by_suit("6-6", "6-5")  # the double is the highest,
    assert not by_suit("6-6", "6-0")  # also above a blank
    assert by_suit("5-0", "6-0")  # blanks led
    assert by_suit("6-3", "6-0")  # a blank is the higher other half
    assert by_suit("6-6", "4-1")
    assert by_suit("6-6", "0-0")
    assert by_suit("4-1", "4-2")  # of two trumps, still by pips


def test_11_6_who_has_neither_number_must_trump() -> None:
    assert replies("6-3", "4-2 5-5 2-1", mustTrump=True) == ["4-2"]
    assert replies("6-3", "4-2 0-0 2-1", mustTrump=True) == ["4-2", "0-0"]
    assert replies("6-3", "5-5 2-1", mustTrump=True) == ["5-5", "2-1"]
    assert replies("6-3", "6-1 4-2", mustTrump=True) == ["6-1"]
    script = at_the_end("6-3 2-2", "4-2 5-5", rules=bingo(mustTrump=True))
    script.lead("6-3")
    (refused,) = script.rules.refusals(script.state, SECOND)
    assert str(refused[1]) == "must-trump (number=4)"


def test_11_7_trumps_may_belong_to_trump_alone() -> None:
    def strict(lead: str, hand: str) -> list[str]:
        return replies(lead, hand, trumpTilesFollow=False)

    assert strict("6-3", "6-4 3-1 5-2") == ["3-1"]
    assert strict("6-3", "6-4 4-3 5-2") == ["6-4", "4-3", "5-2"]
    assert strict("6-4", "6-1 4-2") == ["4-2"]
    assert strict("6-4", "6-1 5-2") == ["6-1"]
    assert strict("4-2", "6-4 2-1") == ["6-4"]
    assert strict("4-4", "5-4 6-6") == ["5-4"]
    assert strict("5-0", "0-0 4-0 5-1") == ["0-0"]


@pytest.mark.parametrize("who", ["winner_takes_trump", "loser_takes_trump"])
def test_11_8_who_gets_the_turned_tile(who: str) -> None:
    script = Script(bingo(lastDraw=who))
    script.deal("6-6", "2-1", turned="4-2", stock="3-2")
    last = script.layout.hands
    script.order = (*script.order[:27], tile("3-2"))
    script.stand_at(hands=last, drawn=12)
    script.trick("6-6", "2-1")
    drawn = [(event.seat, event.pieces[0].code, event.source) for event in script.events[2:]]
    assert drawn == (
        [(LEADER, "4-2", "turned"), (SECOND, "3-2", "stock")]
        if who == "winner_takes_trump"
        else [(LEADER, "3-2", "stock"), (SECOND, "4-2", "turned")]
    )


def test_11_9_six_and_seven_may_be_small() -> None:
    six = dealt("0-0 6-6 5-5 3-3 2-2 1-1 5-2", "3-2", rules=bingo(sixDoubles="small"))
    assert six.trick("0-0", "3-2", declare=6)[3:] == [
        "L +84 = 84: trick 14, doubles 70",
        "L large +3 = 3: enough",
        "next deal, L won",
    ]
    seven = dealt("0-0 6-6 5-5 4-4 3-3 2-2 1-1", "3-2", rules=bingo(sixDoubles="small"))
    assert seven.trick("0-0", "3-2", declare=7)[3] == "L +224 = 224: trick 14, doubles 210"


def test_11_10_ten_more_with_the_bingo_among_the_doubles() -> None:
    rules = bingo(bingoAmongDoubles=10)
    held = dealt("0-0 6-6 6-5 6-3 6-2 5-2 5-3", "2-1", rules=rules)
    assert held.trick("6-6", "2-1", declare=2)[3] == "L +42 = 42: trick 12, doubles 20, bingo 10"
    without = dealt("1-1 6-6 6-5 6-3 6-2 5-2 5-3", "2-1", rules=rules)
    assert without.trick("6-6", "2-1", declare=2)[3] == "L +32 = 32: trick 12, doubles 20"
    silent = dealt("0-0 6-6 6-5 6-3 6-2 5-2 5-3", "2-1", rules=rules)
    assert silent.trick("6-6", "2-1")[2] == "L +12 = 12: trick 12"


@pytest.mark.parametrize(
    ("other", "tricks", "large"),
    [(30, (3, 3), 1), (29, (3, 3), 2), (0, (3, 3), 2), (0, (6, 0), 3)],
)
def test_11_11_thirty_and_no_trick(other: int, tricks: tuple[int, int], large: int) -> None:
    rules = bingo(thresholds="30_no_trick")
    script = at_the_end("6-6", "2-1", small=(60, other), tricks=tricks, rules=rules)
    assert script.trick("6-6", "2-1")[3] == f"L large +{large} = {large}: enough"


def test_11_12_played_out_the_first_at_seventy_is_rewarded_by_the_totals() -> None:
    script = at_the_end("6-6 2-2", "4-1 3-3", small=(60, 10), rules=bingo(playOut=True))
    assert script.trick("6-6", "3-3")[2:] == ["L +18 = 78: trick 18"]
    assert script.trick("2-2", "4-1")[2:] == [
        "S +9 = 19: trick 9",
        "L large +2 = 2: enough",
        "next deal, L won",
    ]
    late = at_the_end("6-6 2-2", "4-1 3-3", small=(60, 65), rules=bingo(playOut=True))
    late.trick("6-6", "3-3")
    assert late.trick("2-2", "4-1")[2:4] == ["S +9 = 74: trick 9", "L large +1 = 1: enough"]


def test_11_13_nobody_at_seventy() -> None:
    def ended(nobody: str, small: tuple[int, int], closer: Seat | None = None) -> list[Any]:
        rules = bingo(nobody70=nobody)
        script = at_the_end("6-6", "2-1", small=small, closer=closer, rules=rules)
        script.trick("6-6", "2-1")
        return [e for e in script.events if isinstance(e, LargeScored)]

    assert ended("higher_total", (20, 40)) == [LargeScored(SECOND, 1, "higher-total", 1)]
    assert ended("higher_total", (40, 40)) == [LargeScored(LEADER, 1, "higher-total", 1)]
    assert ended("higher_total", (28, 40)) == []
    assert ended("last_trick", (20, 60)) == [LargeScored(LEADER, 1, "last-trick", 1)]
    assert [e.reason for e in ended("last_trick", (20, 60), LEADER)] == ["closer-failed"]


def test_11_14_no_trick_after_closing() -> None:
    for after, large in (("deal", 2), ("after_closing", 3)):
        script = at_the_end(
            "6-6", "4-1", small=(20, 30), closer=LEADER, rules=bingo(closerNoTrick=after)
        )
        assert script.trick("6-6", "4-1")[3] == f"S large +{large} = {large}: closer-failed"
    took_one = at_the_end(
        "6-6 5-5",
        "4-1 3-2",
        small=(20, 30),
        closer=LEADER,
        rules=bingo(closerNoTrick="after_closing"),
    )
    took_one.trick("6-6", "3-2")
    assert took_one.trick("5-5", "4-1")[3] == "S large +2 = 2: closer-failed"


@pytest.mark.parametrize(("lead", "reply", "who"), [("4-4", "0-0", "S"), ("0-0", "4-4", "L")])
def test_11_15_the_bingo_takes_the_double_of_trump(lead: str, reply: str, who: str) -> None:
    script = dealt(lead, reply, rules=bingo(bingoTakesTrumpDouble=1))
    assert script.trick(lead, reply)[2:4] == [
        f"{who} +42 = 42: trick 42",
        f"{who} large +1 = 1: bingo",
    ]
    both = dealt("0-0 6-6 5-5 3-3 2-2 1-1 5-2", "4-4", rules=bingo(bingoTakesTrumpDouble=1))
    assert both.trick("0-0", "4-4", declare=6)[4:6] == [
        "L large +1 = 1: emperor",
        "L large +1 = 2: bingo",
    ]
    blanks = dealt("0-0", "6-4", turned="1-0", rules=bingo(bingoTakesTrumpDouble=1))
    assert blanks.trick("0-0", "6-4")[2].startswith("L +38")
    assert not any(isinstance(event, LargeScored) for event in blanks.events)


def test_11_16_bingo_hoyle() -> None:
    options: dict[str, str | int] = {
        "sixDoubles": "small",
        "thresholds": "30_no_trick",
        "bingoTakesTrumpDouble": 1,
        "bingoAmongDoubles": 10,
    }
    hoyle, plain = games.load("bingo-hoyle"), bingo(**options)
    assert isinstance(hoyle, Bingo)
    differing = {
        name
        for name in ("deal", "trump", "values", "tricks", "doubles", "rewards", "match")
        if getattr(hoyle.rules, name) != getattr(plain.rules, name)
    }
    assert differing == set()
    own = {rule.name: rule.value for rule in hoyle.house_rules}
    plain_own = {rule.name: rule.value for rule in bingo().house_rules}
    assert {name: own[name] for name in own if own[name] != plain_own[name]} == options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"largeTarget": 9}, "largeTarget: 9 is not 7 | 8"),
        ({"mustTrump": 1}, "mustTrump: 1 is not false | true"),
        ({"bingoTakesTrumpDouble": True}, "bingoTakesTrumpDouble: true is not 0 | 1"),
        ({"thresholds": None}, "thresholds: null is not 20_0 | 30_no_trick"),
        ({"target": 61}, "target: bingo has no such option; it has largeTarget, nextDealer"),
    ],
)
def test_11_17_what_does_not_exist_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(UnfitRules) as refused:
        games.load("bingo", options)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"6-4", "3-0"', '"4-6"', "values.tens: a tile is written with its higher half first"),
        ('"6-4", "3-0"', '"7-1"', "values.tens: piece 1: '7-1' is not a tile"),
        ("each = 7 ", "each = 14 ", "Expected `int` <= 13 - at `$.deal.each`"),
        ("blank_rank = 7", "blank_rank = 5", "Invalid enum value 5 - at `$.trump.blank_rank`"),
        ('"nobody70"', '"nobody"', "house_rules: there is no option nobody"),
        ("enough = 70", "enough = 70\nmore = 1", "Object contains unknown field `more`"),
    ],
)
def test_11_17_a_file_that_says_something_else_is_refused(old: str, new: str, message: str) -> None:
    text = bingo().text
    assert text.count(old) == 1
    with pytest.raises(UnfitRules) as refused:
        games.read(text.replace(old, new))
    assert str(refused.value).startswith(message)


def test_11_17_a_file_offers_what_it_lists() -> None:
    rules = games.read(bingo().text.replace('"nobody70", ', ""))
    assert "nobody70" not in [rule.name for rule in rules.house_rules]
    with pytest.raises(UnfitRules, match="nobody70: bingo has no such option"):
        games.read(rules.text, {"nobody70": "last_trick"})
