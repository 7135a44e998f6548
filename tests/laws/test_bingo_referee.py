"""The engine and an independent referee of Bingo say the same of every event of every match."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bingo_referee import HOUSE, HOYLE, Foul, Referee
from tests.strategies import (
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
from pegout.engine import AnyRuleset, IllegalAction, OptionValue, Seat, wire
from pegout.pieces import TILES

RULESETS: Final = {"bingo": HOUSE, "bingo-hoyle": HOYLE}
MATCHES: Final = 600
EACH_TEST: Final = 50
QUICK: Final = 100
"""Matches that are always played; the rest is slow."""


def refereed(name: str, options: Options, seed: str, dealer: Seat | None) -> Referee:
    chance = Chance(TILES, seed)
    house = {**RULESETS[name], **options}
    return Referee(house, lambda shuffle: [t.code for t in chance.order(1, shuffle)], dealer)


def agree(referee: Referee, rules: AnyRuleset, step: Step) -> None:
    assert referee.waits_for == sorted(rules.awaiting(step.before))
    expected = referee.act(step.seat, wire.plain(step.action))
    assert wire.plain(step.events) == expected
    assert list(step.after.match.large) == referee.large


def some_options(rules: AnyRuleset, seed: str) -> dict[str, OptionValue]:
    """Half of all options, each with any of its values."""
    rng = random.Random(f"options of {seed}")  # noqa: S311 - a test
    chosen = [rule for rule in rules.house_rules if rng.random() < 0.5]
    return {rule.name: rng.choice(rule.choices) for rule in chosen}


SOME: Final = [
    pytest.param(first, marks=[pytest.mark.slow] if first >= QUICK else [])
    for first in range(0, MATCHES, EACH_TEST)
]


@pytest.mark.parametrize("first", SOME)
def test_event_by_event(first: int) -> None:
    for number in range(first, first + EACH_TEST):
        name, seed = list(RULESETS)[number % 2], f"referee {number}"
        options = some_options(games.load(name), seed) if number % 3 else {}
        rules, dealer = games.load(name, options), (None, Seat(0), Seat(1))[number % 5 % 3]
        referee = refereed(name, options, seed, dealer)
        for step in random_match(rules, seed, dealer=dealer):
            agree(referee, rules, step)
        assert referee.phase == "over", (name, options, seed)


@given(data=st.data(), seed=seeds(), at=st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_what_the_engine_refuses_is_a_foul(data: st.DataObject, seed: str, at: int) -> None:
    options = data.draw(house_rules(games.load("bingo")))
    rules = games.load("bingo", options)
    match = list(random_match(rules, seed))
    at = min(at, len(match) - 1)
    state, seat, wish = match[at].before, data.draw(any_seats(rules)), data.draw(wishes(rules))
    referee = refereed("bingo", options, seed, None)
    for step in match[:at]:
        referee.act(step.seat, wire.plain(step.action))
    try:
        drawn: Any = Chance(TILES, seed).draw(rules.draw(state, seat, wish))
    except IllegalAction:
        with pytest.raises(Foul):
            referee.act(seat, wire.plain(wish))
    else:
        events = rules.decide(state, seat, wish, drawn)
        assert wire.plain(events) == referee.act(seat, wire.plain(wish))


def test_every_reply_that_is_refused_is_a_foul() -> None:
    """Tile by tile, where answers are owed: the list of the one is the list of the other."""
    owed = 0
    for number in range(24):
        name, seed = list(RULESETS)[number % 2], f"replies {number}"
        options = some_options(games.load(name), seed)
        rules, referee = games.load(name, options), refereed(name, options, seed, None)
        for step in random_match(rules, seed):
            if referee.phase == "reply":
                hand = referee.hand[step.seat]
                may = [action.piece.code for action in rules.actions(step.before, step.seat)]
                assert sorted(may) == sorted(referee._may_reply(hand))  # noqa: SLF001
                owed += len(may) < len(hand)
            agree(referee, rules, step)
    assert owed > 50


def test_the_options_are_those_of_the_ruleset() -> None:
    for name, house in RULESETS.items():
        assert {rule.name: rule.value for rule in games.load(name).house_rules} == house
