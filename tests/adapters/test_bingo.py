"""Bingo through the engine protocol: whole games, scripted chance, what a seat is told."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from tests.adapters.driver import Driver
from tests.bingo_referee import HOUSE, SET, Referee

SIX: Final = "0-0 1-1 2-2 3-3 5-5 6-6 5-2"
"""Six doubles and another tile."""


def order(leader: str, second: str, turned: str, stock: str = "") -> list[str]:
    """A whole set in dealing order."""
    hands = [leader.split(), second.split()]
    named = [*hands[0], *hands[1], turned, *stock.split()]
    rest = [tile for tile in SET if tile not in named]
    for hand in hands:
        while len(hand) < 7:
            hand.append(rest.pop())
    return [*(t for pair in zip(*hands, strict=True) for t in pair), turned, *stock.split(), *rest]


def shuffled(seed: str) -> list[str]:
    tiles = list(SET)
    random.Random(seed).shuffle(tiles)  # noqa: S311 - a test
    return tiles


def test_the_scripted_order_is_dealt_turned_and_drawn() -> None:
    """Seven each from the leader, the turned tile, then the stock in drawing order."""
    driver = Driver()
    deal = order("6-6 2-1", "4-1 3-2", "4-2", "1-0 2-0 3-0")
    began = driver.ok("new", rules="bingo", dealer=1, deal=deal)
    game, events = began["game"], began["events"]
    assert [event["type"] for event in events] == ["dealt", "dealt", "trump-turned"]
    assert (events[0]["seat"], events[1]["seat"]) == (0, 1)
    assert sorted(events[0]["pieces"]) == sorted(deal[0:14:2])
    assert events[2] == {"type": "trump-turned", "piece": "4-2", "trump": 4}
    led = driver.ok("act", game=game, seat=0, action={"type": "lead", "piece": "6-6"})
    assert led["events"] == [{"type": "led", "seat": 0, "piece": "6-6"}]
    replied = driver.ok("act", game=game, seat=1, action={"type": "reply", "piece": "1-4"})
    assert replied["events"] == [
        {"type": "replied", "seat": 1, "piece": "4-1"},
        {
            "type": "trick-won",
            "seat": 1,
            "points": 17,
            "small": 17,
            "lines": [{"rule": "trick", "pieces": ["6-6", "4-1"], "points": 17}],
        },
        {"type": "drew", "seat": 1, "pieces": ["1-0"]},
        {"type": "drew", "seat": 0, "pieces": ["2-0"]},
    ]
    seen = driver.ok("observe", game=game, seat=0)["observation"]
    assert seen["hands"][1] == {"hidden": 7}
    assert (seen["small"], seen["tricks"], seen["trump"], seen["stock"]) == ([0, 17], [0, 1], 4, 12)
    assert (seen["phase"], seen["awaiting"], seen["dealer"]) == ("leading", [1], 1)


def test_declaring_and_closing_in_one_turn() -> None:
    driver = Driver()
    game = driver.ok("new", rules="bingo", dealer=1, deal=order(SIX, "3-2 6-5", "4-1"))["game"]
    closed = driver.ok("act", game=game, seat=0, action={"type": "close"})
    assert closed["events"] == [{"type": "stock-closed", "seat": 0}]
    offered = driver.ok("observe", game=game, seat=0)["actions"]
    assert {"type": "lead", "piece": "0-0", "declare": 6} in offered
    assert {"type": "lead", "piece": "5-2"} in offered
    assert {"type": "close"} not in offered
    lead = {"type": "lead", "piece": "0-0", "declare": 6}
    declared = driver.ok("act", game=game, seat=0, action=lead)["events"][1]
    assert declared == {"type": "declared", "seat": 0, "pieces": SIX.split()[:6]}
    seen = driver.ok("observe", game=game, seat=1)["observation"]
    assert seen["known"][0] == SIX.split()[1:6]
    assert seen["drawing"] == "closed"
    reply = driver.ok("observe", game=game, seat=1)["actions"][0]
    events = driver.ok("act", game=game, seat=1, action=reply)["events"]
    assert events[2] == {
        "type": "large-scored",
        "seat": 0,
        "points": 1,
        "reason": "emperor",
        "large": 1,
    }


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"type": "lead", "piece": "5-2", "declare": 6}, "not-a-double (piece=5-2)"),
        ({"type": "lead", "piece": "6-6", "declare": 5}, "wrong-number-of-doubles (held=6, given"),
        ({"type": "lead", "piece": "3-2"}, "not-in-hand (piece=3-2)"),
        ({"type": "reply", "piece": "6-6"}, "not-now"),
    ],
)
def test_what_the_rules_refuse(action: dict[str, Any], message: str) -> None:
    driver = Driver()
    game = driver.ok("new", rules="bingo", dealer=1, deal=order(SIX, "3-2 6-5", "4-1"))["game"]
    error = driver.ask("act", game=game, seat=0, action=action)["error"]
    assert error["code"] == "illegal-action"
    assert error["message"].startswith(message)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_whole_match_of_computers_as_the_referee_sees_it(seed: str) -> None:
    driver, deals = Driver(), 1
    packs = [shuffled(f"{seed} {number}") for number in range(40)]
    referee = Referee(HOUSE, lambda shuffle: packs[shuffle], 0)
    began = driver.ok("new", rules="bingo", dealer=0, deal=packs[0])
    game = began["game"]
    assert began["events"] == referee.act(-1, {"type": "deal"})
    while referee.phase != "over":
        if referee.phase == "deal":
            assert driver.ok("observe", game=game, seat=0)["observation"]["awaiting"] == "deal"
            dealt = driver.ok("deal", game=game, order=packs[deals])
            assert dealt["events"] == referee.act(-1, {"type": "deal"})
            deals += 1
        (seat,) = referee.waits_for
        bot = ("sensible", "random")[seat]
        action = driver.ok("choose", game=game, seat=seat, bot=bot)["action"]
        acted = driver.ok("act", game=game, seat=seat, action=action)
        assert acted["events"] == referee.act(seat, action)
    seen = driver.ok("observe", game=game, seat=1)
    assert (seen["observation"]["phase"], seen["actions"]) == ("finished", [])
    assert seen["observation"]["large"] == referee.large
    assert driver.ok("record", game=game)["record"].rstrip().endswith("end")
