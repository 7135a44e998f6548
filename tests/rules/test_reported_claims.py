"""Faults reported about counting by hand in other programs, each tried on this one."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.rules.test_reported_faults import only
from tests.scripted import DEALER, PONE, Hands, Script, in_play, six_card

from pegout.engine import CHANCE, IllegalAction, Onlooker, replay, wire
from pegout.games.cribbage.moves import Accept, DealEnded, Muggins
from pegout.games.cribbage.phases import Dealing

HANDS: Final = Hands(pone="7C 8C AC AD", dealer="TC TD 5C 4C", crib="2C 2D KC KD", starter="QS")
"""The pone's hand is worth 4, the dealer's 8, the crib 4; the dealer lays the last card."""
TO_THE_LAST: Final = "P:7C=0 D:TC=0 P:8C=0 D:4C=0 P:AC=0 D:go P:AD=4 D:TD=0 P:accept"


def muggins() -> Script:
    script = in_play(**HANDS, rules=six_card(counting="muggins"))
    script.course(TO_THE_LAST)
    return script


def kept(script: Script) -> Any:  # noqa: ANN401 - a family's own state
    """The state as it comes back from what was stored."""
    kind = script.rules.event_type
    stored = [wire.decode(wire.encode(event), kind) for event in script.log]
    *_, (_, state) = replay(script.rules, stored, DEALER)
    return state


def test_the_same_answer_twice_does_nothing_more() -> None:
    case = only("UX080")
    script = muggins()
    script.course("D:5C=3 P:claim=4 D:claim=8 P:accept D:claim=4")
    script.course("P:accept")
    with pytest.raises(IllegalAction):
        script.course("P:accept")
    assert sum(isinstance(event, DealEnded) for event in script.log) == case["deals"]


def test_the_point_for_last_is_settled_before_the_show_goes_on() -> None:
    """It can be called until the first hand is counted, and not after that."""
    case = only("UX081")
    script = muggins()
    script.course("D:5C=2")  # fifteen with the ten, and the point for last is missed
    assert script.match.window is not None
    (missed,) = script.match.window.missed
    assert (missed.rule, missed.points) == (case["reason"], case["points"])
    assert script.rules.awaiting(script.state) == (PONE,)
    assert script.course("P:claim=4")[:2] == ["D missed go 1", "P claims 4 for hand"]


def test_a_wrong_claim_is_put_right_before_the_next_count() -> None:
    case = only("UX082")
    hands = Hands(pone="7C 8C AC AD", dealer="TC 4C 8D 3D", crib="2C 2D KC KD", starter="9S")
    script = in_play(**hands, rules=six_card(counting="muggins"))
    script.course("P:7C=0 D:TC=0 P:8C=0 D:4C=0 P:AC=0 D:go P:AD=4 D:8D=0 P:accept D:3D=1 P:claim=7")
    before = script.match.scores[DEALER]
    claimed = script.course(f"D:claim={case['claimed']}")
    over = case["claimed"] - case["actual"]
    assert claimed[0] == f"D claims {case['claimed']} for hand over {over}"
    assert script.match.scores[DEALER] == before + case["actual"]
    assert not script.state.crib_shown
    assert script.course("P:accept")[-1] == "D crib 2C 2D KC KD"


def test_the_hand_stays_in_sight_while_its_count_is_looked_at() -> None:
    only("UX083")
    script = muggins()
    script.course("D:5C=3 P:claim=4 D:claim=2")
    for viewer in (DEALER, PONE, Onlooker.SPECTATOR):
        seen = script.rules.observe(script.state, viewer)
        assert seen.last_count.pieces == script.pieces("4C 5C TC TD")
        assert seen.starter == script.pieces("QS")[0]


def test_a_count_that_was_handed_in_is_not_asked_for_again() -> None:
    case = only("UX102")
    script = muggins()
    script.course(f"D:5C=3 P:claim=4 D:claim={case['claimed']}")
    state = kept(script)
    assert state == script.state
    assert state.uncounted is None
    assert state.match.scores[DEALER] == 3 + case["claimed"]
    with pytest.raises(IllegalAction):
        script.course("D:claim=8")


def test_after_the_third_count_the_next_deal_comes_once() -> None:
    case = only("UX103")
    script = muggins()
    script.course("D:5C=3 P:claim=4 D:claim=8 P:accept D:claim=4 P:accept")
    state = kept(script)
    assert isinstance(state, Dealing)
    assert script.rules.awaiting(state) == (CHANCE,)
    assert (state.match.deal, state.match.dealer) == (1 + case["deals"], PONE)


def test_an_open_claim_is_there_after_coming_back() -> None:
    case = only("UX104")
    script = muggins()
    script.course(f"D:5C=3 P:claim=4 D:claim={case['claimed']}")
    state = kept(script)
    seen = script.rules.observe(state, PONE)
    assert seen.last_count.points == case["claimed"]
    actions = script.rules.actions(state, PONE)
    assert actions[0] == Accept()
    assert {type(each) for each in actions[1:]} == {Muggins}
