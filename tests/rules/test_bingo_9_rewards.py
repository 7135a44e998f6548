"""docs/rules/bingo.md, chapters 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.bingo_script import LEADER, SECOND, Script, at_the_end, dealt, tile

from pegout.engine import CHANCE, Seat, Side
from pegout.games.bingo.moves import Lead, MatchEnded
from pegout.games.bingo.phases import Finished

SIX = "0-0 6-6 5-5 3-3 2-2 1-1 5-2"


def ended(
    small: Sequence[int],
    *,
    closer: Seat | None = None,
    tricks: Sequence[int] = (3, 3),
    large: Sequence[int] = (0, 0),
) -> list[str]:
    """What follows when the leader takes the last trick, worth 12."""
    script = at_the_end("6-6", "2-1", small=small, closer=closer, tricks=tricks, large=large)
    return script.trick("6-6", "2-1")[3:]


def lost(
    small: Sequence[int], *, closer: Seat | None = LEADER, tricks: Sequence[int] = (3, 3)
) -> list[str]:
    """What follows when the other takes the last trick, worth 17."""
    script = at_the_end("6-6", "4-1", small=small, closer=closer, tricks=tricks)
    return script.trick("6-6", "4-1")[3:]


def test_9_1_the_order_of_a_trick() -> None:
    """Six doubles, and the points for seventy with the same trick."""
    script = dealt(SIX, "3-2")
    script.stand_at(small=(60, 30))
    assert script.trick("0-0", "3-2", declare=6) == [
        "L leads 0-0",
        "L declares 0-0 1-1 2-2 3-3 5-5 6-6",
        "S replies 3-2",
        "L +14 = 74: trick 14",
        "L large +1 = 1: emperor",
        "L large +1 = 2: enough",
        "next deal, L won",
    ]
    assert script.rules.awaiting(script.state) == (CHANCE,)


def test_9_1_below_seventy_the_deal_goes_on_while_there_are_tiles() -> None:
    script = at_the_end("6-6 5-2", "2-1 3-2", small=(57, 0))
    assert script.trick("6-6", "2-1")[2:] == ["L +12 = 69: trick 12"]
    assert script.rules.awaiting(script.state) == (LEADER,)


@pytest.mark.parametrize(("other", "large"), [(20, 1), (69, 1), (19, 2), (1, 2), (0, 3)])
def test_9_2_seventy_by_what_the_other_has(other: int, large: int) -> None:
    assert ended((58, other))[0] == f"L large +{large} = {large}: enough"
    assert ended((70, other))[0] == f"L large +{large} = {large}: enough"


@pytest.mark.parametrize(("other", "large"), [(20, 1), (19, 2), (0, 3)])
def test_9_3_the_closer_at_seventy_gets_the_same(other: int, large: int) -> None:
    assert ended((60, other), closer=LEADER) == [
        f"L large +{large} = {large}: enough",
        "next deal, L won",
    ]


def test_9_4_the_closer_who_fails_gives_two_or_three() -> None:
    assert ended((48, 66), closer=LEADER) == ["S large +2 = 2: closer-failed", "next deal, S won"]
    assert lost((0, 49), tricks=(0, 6)) == ["S large +3 = 3: closer-failed", "next deal, S won"]
    # A trick worth nothing is a trick, and one before closing counts.
    assert lost((0, 49), tricks=(1, 5))[0] == "S large +2 = 2: closer-failed"


def test_9_5_and_in_addition_what_seventy_gives() -> None:
    def large(small: Sequence[int], tricks: Sequence[int]) -> list[str]:
        return [line for line in lost(small, tricks=tricks) if "large" in line]

    assert large((45, 55), (3, 3)) == [
        "S large +2 = 2: closer-failed",
        "S large +1 = 3: enough",
    ]
    assert large((12, 53), (3, 3))[1] == "S large +2 = 4: enough"
    assert large((0, 53), (0, 6)) == [
        "S large +3 = 3: closer-failed",
        "S large +3 = 6: enough",
    ]
    assert large((0, 53), (1, 5))[1] == "S large +3 = 5: enough"


def test_9_6_nobody_at_seventy_and_nobody_closed() -> None:
    assert ended((52, 67)) == ["next deal"]


def test_10_1_seven_large_points_win_the_match() -> None:
    script = at_the_end("6-6", "2-1", small=(60, 30), large=(6, 5))
    assert script.trick("6-6", "2-1")[3:] == [
        "L large +1 = 7: enough",
        "L wins 7-5",
        "the match is over",
    ]
    assert isinstance(script.state, Finished)
    assert script.rules.finished(script.state)
    assert script.refused(LEADER, Lead(tile("6-6"))) == "game-over"
    view = script.rules.observe(script.state, SECOND)
    assert (view.phase, view.winner, view.large) == ("finished", 0, (7, 5))
    assert script.rules.evolve(script.state, MatchEnded(Side(0), (7, 5))) == script.state


def test_10_2_at_once_also_within_a_deal() -> None:
    """Two for the closer's failure win: the three for seventy are not credited."""
    script = at_the_end("6-6", "4-1", small=(0, 60), closer=LEADER, large=(0, 5))
    assert script.trick("6-6", "4-1")[3:] == [
        "S large +2 = 7: closer-failed",
        "S wins 0-7",
        "the match is over",
    ]


def test_10_2_the_emperor_wins_before_the_draw() -> None:
    script = dealt(SIX, "3-2", large=(6, 5))
    assert script.trick("0-0", "3-2", declare=6)[4:] == [
        "L large +1 = 7: emperor",
        "L wins 7-5",
        "the match is over",
    ]


def test_10_2_points_beyond_the_target_are_kept() -> None:
    assert ended((60, 0), large=(6, 5))[:2] == ["L large +3 = 9: enough", "L wins 9-5"]


def test_10_3_small_points_begin_anew_and_large_ones_are_kept() -> None:
    script = Script()
    script.state = at_the_end("6-6", "2-1", small=(60, 30), large=(2, 3)).state
    script.trick("6-6", "2-1")
    view = script.rules.observe(script.state, LEADER)
    assert (view.phase, view.awaiting, view.large) == ("between", "deal", (3, 3))
    script.deal()
    view = script.rules.observe(script.state, LEADER)
    assert (view.small, view.tricks, view.large, view.deal) == ((0, 0), (0, 0), (3, 3), 2)
    draw = script.rules.draw(script.state, SECOND, script.rules.actions(script.state, SECOND)[0])
    assert draw is None
