"""What happens in a match travels as JSON and comes back as it was."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import Table, each_table, house_rules, random_match, seeds, wishes

from pegout import games
from pegout.engine import Onlooker, Seat, Viewer, wire

LONG: Final = 90
"""Acts of a match that are looked at."""


def there_and_back(value: Any, expected: Any) -> None:  # noqa: ANN401
    sent = wire.encode(value)
    assert b"\n" not in sent
    assert wire.decode(sent, expected) == value
    assert wire.decode(sent.decode(), expected) == value
    assert wire.encode(wire.decode(sent, expected)) == sent
    assert wire.plain(value) == json.loads(sent)
    assert wire.convert(json.loads(sent), expected) == value


@each_table()
def test_everything_said_in_a_match_comes_back(table: Table) -> None:
    rules = table.rules
    viewers: tuple[Viewer, ...] = (*map(Seat, range(rules.seats)), *Onlooker)
    for step in islice(random_match(rules, "wire"), LONG):
        there_and_back(step.action, rules.action_type)
        for viewer in viewers:
            there_and_back(rules.observe(step.after, viewer), rules.observation_type)
            for event in step.events:
                told = rules.redact(event, viewer)
                assert told is not None
                there_and_back(told, rules.event_type)


@pytest.mark.parametrize("name", games.shipped())
@given(data=st.data(), seed=seeds())
@settings(max_examples=4, deadline=None)
def test_events_come_back_under_any_house_rules(name: str, data: st.DataObject, seed: str) -> None:
    rules = games.load(name, data.draw(house_rules(games.load(name))))
    for step in islice(random_match(rules, seed), LONG):
        for event in step.events:
            there_and_back(event, rules.event_type)


@pytest.mark.parametrize("name", games.shipped())
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_wish_comes_back(name: str, data: st.DataObject) -> None:
    rules = games.load(name)
    there_and_back(data.draw(wishes(rules)), rules.action_type)


@each_table()
def test_a_log_read_back_replays_the_match(table: Table) -> None:
    """What a store keeps is enough: the events as text give every state again."""
    rules = table.rules
    match = list(random_match(rules, "store"))
    state = match[0].before
    for step in match:
        for event in step.events:
            state = rules.evolve(state, wire.decode(wire.encode(event), rules.event_type))
        assert state == step.after


@each_table()
def test_a_refusal_s_facts_travel(table: Table) -> None:
    rules = table.rules
    for step in islice(random_match(rules, "facts"), LONG):
        for seat in rules.awaiting(step.before):
            for _, why in rules.refusals(step.before, seat):
                assert json.loads(wire.encode(why.facts)) == why.facts
