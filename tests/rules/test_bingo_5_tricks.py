"""docs/rules/bingo.md, chapters 5 and 6."""

from __future__ import annotations

import pytest
from tests.bingo_script import LEADER, SECOND, Script, at_the_end, bingo, dealt, tile, told

from pegout.engine import Hidden, IllegalAction, Onlooker
from pegout.games.bingo.moves import Close, Drew, Lead, Reply
from pegout.games.bingo.scoring import takes

RULES = bingo().rules


def taken(lead: str, reply: str, trump: int = 4) -> bool:
    return takes(RULES, trump, tile(lead), tile(reply))


def test_5_1_the_leader_leads_and_the_second_player_replies() -> None:
    script = dealt("6-1 5-2", "3-2 2-1")
    assert script.refused(SECOND, Lead(tile("3-2"))) == "not-your-turn"
    assert script.refused(LEADER, Reply(tile("6-1"))) == "not-now"
    assert script.refused(LEADER, Lead(tile("3-2"))) == "not-in-hand (piece=3-2)"
    assert script.lead("6-1") == ["L leads 6-1"]
    view = script.rules.observe(script.state, SECOND)
    assert (view.phase, view.awaiting, view.led) == ("replying", (SECOND,), tile("6-1"))
    assert script.refused(SECOND, Lead(tile("3-2"))) == "not-now"
    assert script.refused(SECOND, Reply(tile("5-2"))) == "not-in-hand (piece=5-2)"
    assert script.reply("3-2")[0] == "S replies 3-2"


def test_5_2_any_reply_as_long_as_tiles_are_drawn() -> None:
    script = dealt("6-3", "6-1 3-3 4-1 5-5 2-1 1-1 0-0")
    script.lead("6-3")
    assert len(script.replies()) == 7


def test_5_3_the_bingo_takes_everything() -> None:
    assert taken("4-4", "0-0")
    assert not taken("0-0", "4-4")
    assert not taken("0-0", "6-5")
    assert dealt("4-4", "0-0").trick("4-4", "0-0")[2] == "S +42 = 42: trick 42"
    assert dealt("0-0", "4-4").trick("0-0", "4-4")[2] == "L +42 = 42: trick 42"
    assert taken("6-1", "0-0", trump=0)


def test_5_4_the_double_of_trump_takes_everything_else() -> None:
    assert taken("4-0", "4-4")
    assert not taken("4-4", "4-0")
    assert dealt("4-4", "4-0").trick("4-4", "4-0")[2] == "L +39 = 39: trick 39"


def test_5_5_any_other_trump_takes_from_a_tile_that_is_none() -> None:
    assert taken("6-6", "4-1")
    assert not taken("4-1", "6-6")
    assert dealt("6-6", "4-1").trick("6-6", "4-1")[2] == "S +17 = 17: trick 17"
    assert dealt("3-0", "6-4").trick("3-0", "6-4")[2] == "S +20 = 20: trick 20"


def test_5_6_of_two_trumps_the_one_with_more_pips() -> None:
    assert taken("4-1", "4-2")
    assert not taken("4-2", "4-1")
    assert taken("6-4", "4-0")  # 11 against 10


def test_5_7_of_two_others_the_one_with_more_pips_whatever_the_numbers() -> None:
    assert taken("5-3", "5-0")  # 12 against 8
    assert taken("3-2", "6-5")
    assert not taken("6-0", "6-6")  # 13 against 12
    assert not taken("6-6", "3-2")


def test_5_8_equal_pips_are_the_leader_s() -> None:
    assert not taken("5-3", "6-2")
    assert not taken("5-0", "6-6")  # 12 and 12
    assert dealt("5-3", "6-2").trick("5-3", "6-2")[2] == "L +0 = 0: nothing"


def test_5_9_the_winner_scores_both_tiles_at_once_and_leads_next() -> None:
    script = dealt("6-6", "4-1", stock="2-1 2-0")
    assert script.trick("6-6", "4-1")[:3] == [
        "L leads 6-6",
        "S replies 4-1",
        "S +17 = 17: trick 17",
    ]
    assert script.rules.awaiting(script.state) == (SECOND,)
    view = script.rules.observe(script.state, LEADER)
    assert (view.small, view.tricks, view.leader) == ((0, 17), (0, 1), SECOND)


def test_5_10_each_draws_the_winner_first_and_sees_his_own() -> None:
    script = dealt("6-6", "4-1", stock="2-1 2-0 1-0")
    assert script.trick("6-6", "4-1")[3:] == ["S draws 2-1", "L draws 2-0"]
    first, second = script.events[-2:]
    assert script.rules.redact(first, SECOND) == first
    for viewer in (LEADER, Onlooker.SPECTATOR):
        assert script.rules.redact(first, viewer) == Drew(SECOND, Hidden(1))
    assert script.rules.redact(second, SECOND) == Drew(LEADER, Hidden(1))
    view = script.rules.observe(script.state, LEADER)
    assert (view.stock, view.drawing, view.hands[SECOND]) == (12, "open", Hidden(7))
    assert view.hands[LEADER] == script.layout.hands[LEADER]
    assert tile("2-0") in script.layout.hands[LEADER]


def down_to_two(script: Script) -> Script:
    """Play until two tiles lie in the stock."""
    while script.rules.observe(script.state, LEADER).stock > 2:
        script.stand_at(small=(0, 0), first=None)
        (seat,) = script.rules.awaiting(script.state)
        script.lead(script.layout.hands[seat][0].code)
        script.reply(script.replies()[0])
    script.stand_at(small=(0, 0), first=None)
    return script


def test_5_11_the_last_two_the_winner_takes_the_turned_tile() -> None:
    script = down_to_two(dealt(turned="4-2"))
    last = script.order[27]
    script.lead(script.layout.hands[script.layout.leader][0].code)
    script.reply(script.replies()[0])
    won, first, second = script.events[1:4]
    assert (first.seat, first.pieces, first.source) == (won.seat, (tile("4-2"),), "turned")
    assert (second.seat, second.pieces, second.source) == (1 - won.seat, (last,), "stock")
    for viewer in (LEADER, SECOND, Onlooker.SPECTATOR):
        assert script.rules.redact(first, viewer) == first
        view = script.rules.observe(script.state, viewer)
        assert view.known[won.seat] == (tile("4-2"),)
        assert (view.stock, view.drawing, view.turned) == (0, "gone", tile("4-2"))
    assert [len(hand) for hand in script.layout.hands] == [7, 7]


def test_5_12_the_tiles_of_tricks_lie_open() -> None:
    script = dealt("6-6", "4-1")
    script.trick("6-6", "4-1")
    view = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert view.taken == ((), (tile("6-6"), tile("4-1")))


DOUBLES = "6-6 5-5 1-1 6-5 6-2 5-2 2-1"


def test_6_1_all_doubles_are_declared_with_the_lead_of_one() -> None:
    script = dealt(DOUBLES, "3-2")
    assert script.refused(LEADER, Lead(tile("6-5"), 3)) == "not-a-double (piece=6-5)"
    for wrong in (0, 1, 2, 4):
        refused = script.refused(LEADER, Lead(tile("6-6"), wrong))
        assert refused == f"wrong-number-of-doubles (held=3, given={wrong})"
    offered = [a for a in script.rules.actions(script.state, LEADER) if isinstance(a, Lead)]
    declaring = {a.piece.code: a.declare for a in offered if a.declare is not None}
    assert declaring == {"6-6": 3, "5-5": 3, "1-1": 3}
    one = dealt("6-6 6-5 6-3 6-2 6-1 5-2 2-1", "3-2")
    assert one.refused(LEADER, Lead(tile("6-6"), 1)) == "too-few-doubles (held=1)"


def test_6_2_declared_doubles_are_shown_before_the_reply() -> None:
    script = dealt(DOUBLES, "3-2")
    assert script.lead("6-6", declare=3) == ["L leads 6-6", "L declares 1-1 5-5 6-6"]
    for viewer in (SECOND, Onlooker.SPECTATOR):
        assert script.rules.redact(script.events[1], viewer) == script.events[1]
        view = script.rules.observe(script.state, viewer)
        assert [piece.code for piece in view.declared] == ["1-1", "5-5", "6-6"]


def test_6_3_the_bonus_is_scored_only_with_the_trick() -> None:
    """The worked example: three pay 40 with the trick, two pay nothing without it."""
    script = dealt(DOUBLES, "3-2 4-0", stock="4-1 3-1 5-1 2-0")
    assert script.trick("6-6", "3-2", declare=3)[3] == "L +52 = 52: trick 12, doubles 40"
    assert script.trick("5-5", "4-0", declare=2)[3] == "S +21 = 21: trick 21"
    for number, bonus in ((2, 20), (3, 40), (4, 50), (5, 60)):
        held = " ".join(["6-6", "5-5", "3-3", "2-2", "1-1"][:number])
        rest = " ".join(["6-5", "6-3", "6-2", "5-3", "5-2"][: 7 - number])
        script = dealt(f"{held} {rest}", "2-1")
        won = script.trick("6-6", "2-1", declare=number)[3]
        assert won == f"L +{12 + bonus} = {12 + bonus}: trick 12, doubles {bonus}"


SIX = "0-0 6-6 5-5 3-3 2-2 1-1 5-2"


def test_6_4_six_doubles_are_a_large_point_and_the_deal_goes_on() -> None:
    script = dealt(SIX, "3-2 2-1", stock="6-1 5-1 3-1 4-3")
    assert script.trick("0-0", "3-2", declare=6)[3:] == [
        "L +14 = 14: trick 14",
        "L large +1 = 1: emperor",
        "L draws 6-1",
        "S draws 5-1",
    ]
    assert script.trick("6-6", "2-1", declare=5)[3] == "L +72 = 86: trick 12, doubles 60"
    seven = dealt("0-0 6-6 5-5 4-4 3-3 2-2 1-1", "3-2")
    assert seven.trick("0-0", "3-2", declare=7)[4] == "L large +3 = 3: invincible"
    lost = dealt(SIX, "4-1")
    assert lost.trick("6-6", "4-1", declare=6)[3] == "S +17 = 17: trick 17"
    assert lost.state.match.large == (0, 0)


def test_6_5_shown_doubles_stay_known_until_they_are_played() -> None:
    script = dealt(DOUBLES, "3-2 3-1", stock="4-1 3-0 2-0 1-0")
    script.trick("6-6", "3-2", declare=3)
    view = script.rules.observe(script.state, SECOND)
    assert [piece.code for piece in view.known[LEADER]] == ["1-1", "5-5"]
    script.trick("5-5", "3-1")
    view = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert [piece.code for piece in view.known[LEADER]] == ["1-1"]


def test_6_6_each_lead_is_judged_by_itself_with_what_was_drawn() -> None:
    script = dealt(DOUBLES, "3-2 3-1", stock="3-3 3-0 2-0 1-0")
    script.trick("6-6", "3-2", declare=3)
    assert script.trick("5-5", "3-1", declare=3)[1:4] == [
        "L declares 1-1 3-3 5-5",
        "S replies 3-1",
        "L +50 = 102: trick 10, doubles 40",
    ]


def test_6_7_also_when_the_stock_is_closed_or_gone_and_when_closing() -> None:
    script = dealt(DOUBLES, "3-2 6-1", large=(0, 0))
    assert script.act(LEADER, Close()) == ["L closes"]
    assert script.trick("6-6", "6-1", declare=3)[3] == "L +52 = 52: trick 12, doubles 40"
    late = at_the_end("6-6 1-1", "3-2 2-1")
    assert late.trick("6-6", "2-1", declare=2)[3] == "L +32 = 32: trick 12, doubles 20"


def test_6_8_nobody_has_to_declare() -> None:
    script = dealt(DOUBLES, "3-2")
    assert script.trick("6-6", "3-2")[:3] == [
        "L leads 6-6",
        "S replies 3-2",
        "L +12 = 12: trick 12",
    ]
    assert dealt(DOUBLES, "3-2").trick("6-2", "3-2")[2] == "L +0 = 0: nothing"  # no double is led


def test_a_drawn_tile_cannot_come_from_where_it_lies_already() -> None:
    script = dealt("6-6", "4-1")
    script.lead("6-6")
    for out in ("6-6", "4-1", "4-2"):
        other = next(t for t in script.order[15:] if t.code != out)
        with pytest.raises(ValueError, match=f"chance cannot draw {out} here"):
            script.rules.decide(script.state, SECOND, Reply(tile("4-1")), (tile(out), other))
    with pytest.raises(ValueError, match="chance draws 2 tiles here, not 0"):
        script.rules.decide(script.state, SECOND, Reply(tile("4-1")), ())
    with pytest.raises(IllegalAction):
        script.rules.decide(script.state, SECOND, Close(), ())
    assert told(script.events) == ["L leads 6-6"]
