"""docs/rules/bingo.md, chapters 7 and 8."""

from __future__ import annotations

import pytest
from tests.bingo_script import LEADER, SECOND, at_the_end, dealt, tile

from pegout.engine import Seat
from pegout.games.bingo.moves import Close, Lead, Reply


def replies(lead: str, hand: str, *, trump: int = 4, closer: Seat | None = None) -> list[str]:
    """What may be answered late in a deal."""
    spare = "3-3 3-2 2-2 1-1 1-0 2-0 6-2"
    others = [code for code in spare.split() if code not in f"{lead} {hand}"]
    leader = f"{lead} {' '.join(others[: len(hand.split()) - 1])}"
    script = at_the_end(leader, hand, trump=trump, closer=closer)
    script.lead(lead)
    return script.replies()


HELD = "6-1 3-3 4-2 5-5"


@pytest.mark.parametrize("closer", [None, LEADER, SECOND])
def test_7_1_the_reply_bears_the_higher_half(closer: Seat | None) -> None:
    assert replies("6-3", HELD, closer=closer) == ["6-1"]
    script = at_the_end("6-3 2-2", "6-1 5-5", closer=closer)
    script.lead("6-3")
    assert script.refused(SECOND, Reply(tile("5-5"))) == "must-answer (number=6)"


def test_7_1_a_blank_is_the_higher_half() -> None:
    assert replies("5-0", "5-1 2-0 6-6") == ["2-0"]
    assert replies("5-0", "5-1 3-0", trump=2) == ["3-0"]


def test_7_2_without_it_the_lower_half() -> None:
    assert replies("6-3", "3-3 4-2 5-5") == ["3-3"]
    assert replies("5-0", "5-1 6-6 3-2") == ["5-1"]
    script = at_the_end("6-3 2-2", "3-1 5-5")
    script.lead("6-3")
    assert script.refused(SECOND, Reply(tile("5-5"))) == "must-answer (number=3)"


def test_7_3_a_trump_that_bears_the_number_answers_it() -> None:
    assert replies("6-3", "6-4 3-1 5-2") == ["6-4"]
    assert replies("6-4", "6-1 4-2") == ["6-1"]
    assert replies("4-2", "6-4 2-1 5-5") == ["6-4"]


def test_7_4_a_double_asks_for_its_one_number() -> None:
    assert replies("5-5", "5-1 6-2") == ["5-1"]
    assert replies("5-5", "6-2 4-1") == ["6-2", "4-1"]
    assert replies("0-0", "3-0 5-5") == ["3-0"]


def test_7_5_without_both_any_tile_and_a_trump_takes() -> None:
    assert replies("6-3", "4-2 5-5") == ["4-2", "5-5"]
    script = at_the_end("6-3 2-2", "4-2 5-5")
    assert script.trick("6-3", "4-2")[2] == "S +6 = 6: trick 6"


def test_7_6_the_bingo_answers_as_a_blank_and_is_free_otherwise() -> None:
    assert replies("5-0", "0-0 5-1 6-6") == ["0-0"]
    assert replies("6-3", "0-0 6-1 2-1") == ["6-1"]
    assert replies("6-3", "0-0 5-5 2-1") == ["0-0", "5-5", "2-1"]


def test_8_1_the_leader_may_close_before_he_leads() -> None:
    script = dealt("6-6", "4-1", stock="2-1 3-2")
    assert script.refused(SECOND, Close()) == "not-your-turn"
    assert Close() in script.rules.actions(script.state, LEADER)
    script.lead("6-6")
    assert script.refused(SECOND, Close()) == "not-now"
    script.reply("4-1")
    assert script.refused(LEADER, Close()) == "not-your-turn"
    assert script.close() == ["S closes"]


def test_8_2_nobody_draws_any_more_and_answers_are_owed() -> None:
    script = dealt("6-3", "6-1 3-3 4-1 5-5 2-1 1-1 0-0")
    script.close()
    assert script.rules.awaiting(script.state) == (LEADER,)
    view = script.rules.observe(script.state, SECOND)
    assert (view.closer, view.drawing, view.stock) == (LEADER, "closed", 14)
    script.lead("6-3")
    assert script.replies() == ["6-1"]
    assert script.reply("6-1") == ["S replies 6-1", "L +0 = 0: nothing"]
    assert [len(hand) for hand in script.layout.hands] == [6, 6]
    assert script.rules.draw(script.state, LEADER, Lead(script.layout.hands[0][0])) is None


def test_8_3_the_closer_undertakes_to_be_the_first_at_seventy() -> None:
    script = at_the_end("6-6 5-2", "4-1 3-2", small=(60, 60), closer=LEADER)
    assert script.trick("6-6", "4-1")[2:] == [
        "S +17 = 77: trick 17",
        "S large +2 = 2: closer-failed",
        "S large +1 = 3: enough",
        "next deal, S won",
    ]


def test_8_4_once_and_not_when_it_is_gone() -> None:
    script = dealt()
    script.close()
    assert script.refused(LEADER, Close()) == "already-closed"
    assert at_the_end("6-6", "5-5").refused(LEADER, Close()) == "stock-gone"
