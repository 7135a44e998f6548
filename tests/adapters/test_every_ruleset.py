"""A whole match of every cribbage ruleset through the engine protocol, scripted and not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.adapters.driver import Driver
from tests.families.cribbage import HOUSES
from tests.strategies import Chance, Table, tables

from pegout import records

CRIBBAGE = tuple(
    table
    for table in tables()
    if table.rules.family == "cribbage" and (not table.options or table.options in HOUSES[3:7])
)
EACH_TABLE = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=[pytest.mark.slow] if table.options else [], id=str(table))
        for table in CRIBBAGE
    ],
)


def one_of(rng: random.Random, actions: list[dict[str, Any]], deal: int) -> dict[str, Any]:
    """Any word equally often; the lowest bids, and none in late deals, so that matches end."""
    words = sorted({action["type"] for action in actions})
    word = "pass" if "pass" in words and deal > 6 else rng.choice(words)
    wishes = [action for action in actions if action["type"] == word]
    return rng.choice(wishes[:3] if word == "bid" else wishes)


def order(table: Table, number: int) -> list[str]:
    return [piece.code for piece in Chance(table.rules.pieces, str(table)).order(1, number)]


@EACH_TABLE
@pytest.mark.parametrize("scripted", ["scripted", "dealt fairly"])
def test_a_random_match_ends_and_its_record_verifies(table: Table, scripted: str) -> None:
    driver, rng, seats = Driver(), random.Random(str(table)), range(table.rules.seats)  # noqa: S311
    fields: dict[str, Any] = {"rules": table.name, "options": dict(table.options), "dealer": 1}
    if scripted == "scripted":
        fields["deal"] = order(table, 0)
    answer = driver.ok("new", **fields)
    game, events, deals = answer["game"], list(answer["events"]), 1
    while True:
        seen = [driver.ok("observe", game=game, seat=seat) for seat in seats]
        view = seen[0]["observation"]
        if view["phase"] == "finished":
            break
        if view["awaiting"] == "deal":
            answer = driver.ok("deal", game=game, order=order(table, deals))
            deals += 1
        else:
            assert [bool(each["actions"]) for each in seen] == [
                s in view["awaiting"] for s in seats
            ]
            seat = rng.choice(view["awaiting"])
            action = one_of(rng, seen[seat]["actions"], view["deal"])
            answer = driver.ok("act", game=game, seat=seat, action=action)
        assert answer["events"]
        events += answer["events"]
    assert events[-1]["type"] == "game-ended"
    assert all(each["observation"]["winner"] == events[-1]["winner"] for each in seen)
    reading = records.read(driver.ok("record", game=game)["record"])
    assert reading.error is None
    assert reading.record is not None
    assert len([step.event for step in records.replay(reading.record)]) == len(events)
    found = [finding.code for finding in records.verify(reading.record)]
    assert found == ["unpromised" if scripted == "scripted" else "nobody-took-part"]


@EACH_TABLE
def test_the_deal_of_a_script(table: Table) -> None:
    """One at a time from the dealer's left, or hand by hand; then the crib's own piece."""
    rules, driver, pack = table.rules, Driver(), order(table, 0)
    answer = driver.ok("new", rules=table.name, options=dict(table.options), dealer=0, deal=pack)
    hands = [event for event in answer["events"] if event["type"] == "dealt"]
    turn = [*range(1, rules.seats), 0]
    crib = [event["pieces"] for event in hands if event["seat"] is None]
    own = [event for event in hands if event["seat"] is not None]
    assert [event["seat"] for event in own] == turn
    each = len(own[0]["pieces"])
    for place, event in enumerate(own):
        at_once = pack[place * each : (place + 1) * each]
        in_turn = pack[place : rules.seats * each : rules.seats]
        assert set(event["pieces"]) == set(at_once if table.name == "five-card" else in_turn)
    assert crib == ([[pack[rules.seats * each]]] if table.name == "six-card-3p" else [])
