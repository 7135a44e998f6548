"""The engine and an independent referee say the same of every event of every match."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.referee import Foul, Referee
from tests.strategies import (
    HOUSES,
    Chance,
    Options,
    Step,
    any_seats,
    house_rules,
    random_match,
    seeds,
    wishes,
)

from pegout import games
from pegout.engine import AnyRuleset, IllegalAction, Seat, wire
from pegout.pieces import CARDS

MATCHES: Final = 2_000
EACH_TEST: Final = 50
QUICK: Final = 100
"""Matches that are always played; the rest is slow."""


def refereed(options: Options, seed: str, dealer: Seat | None) -> Referee:
    chance = Chance(CARDS, seed)
    return Referee(
        options, lambda game, shuffle: [c.code for c in chance.order(game, shuffle)], dealer
    )


def agree(referee: Referee, rules: AnyRuleset, step: Step) -> None:
    assert referee.waits_for == sorted(rules.awaiting(step.before))
    expected = referee.act(step.seat, wire.plain(step.action))
    assert wire.plain(step.events) == expected
    assert list(step.after.match.scores) == referee.scores or referee.phase == "deal"
    assert list(step.after.match.won) == referee.won


SOME: Final = [
    pytest.param(first, marks=[pytest.mark.slow] if first >= QUICK else [])
    for first in range(0, MATCHES, EACH_TEST)
]


@pytest.mark.parametrize("first", SOME)
def test_event_by_event(first: int) -> None:
    for number in range(first, first + EACH_TEST):
        options, seed = HOUSES[number % len(HOUSES)], f"referee {number}"
        rules = games.load("six-card", options)
        dealer = (None, Seat(0), Seat(1))[number % 3]
        referee = refereed(options, seed, dealer)
        for step in random_match(rules, seed, dealer=dealer):
            agree(referee, rules, step)
        assert referee.phase == "over", (options, seed)


@pytest.mark.slow
@given(data=st.data(), seed=seeds())
@settings(max_examples=60, deadline=None)
def test_event_by_event_under_any_house_rules(data: st.DataObject, seed: str) -> None:
    options = data.draw(house_rules(games.load("six-card")))
    rules = games.load("six-card", options)
    referee = refereed(options, seed, None)
    for step in random_match(rules, seed):
        agree(referee, rules, step)
    assert referee.waits_for == []


@given(data=st.data(), seed=seeds(), at=st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_what_the_engine_refuses_is_a_foul(data: st.DataObject, seed: str, at: int) -> None:
    options = data.draw(st.sampled_from(HOUSES))
    rules = games.load("six-card", options)
    match = list(random_match(rules, seed))
    at = min(at, len(match) - 1)
    state, seat, wish = match[at].before, data.draw(any_seats(rules)), data.draw(wishes(rules))
    referee = refereed(options, seed, None)
    for step in match[:at]:
        referee.act(step.seat, wire.plain(step.action))
    try:
        drawn: Any = Chance(CARDS, seed).draw(rules.draw(state, seat, wish))
    except IllegalAction:
        with pytest.raises(Foul):
            referee.act(seat, wire.plain(wish))
    else:
        events = rules.decide(state, seat, wish, drawn)
        assert wire.plain(events) == referee.act(seat, wire.plain(wish))
