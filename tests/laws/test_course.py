"""Laws of the course of a match, for every ruleset that comes with Pegout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.families import bingo, cribbage
from tests.strategies import Step, Table, each_table, house_rules, random_match, seeds, tables

from pegout import games
from pegout.engine import CHANCE, AnyRuleset, Seat, replay

SEEDS: Final = ("course 0", pytest.param("course 1", marks=pytest.mark.slow))

Law = Callable[[AnyRuleset, Sequence[Step]], None]


def replay_gives_the_state(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Every state is the start and the events since."""
    log = [event for step in match for event in step.events]
    dealers = [None, *map(Seat, range(rules.seats))]
    (dealer,) = (dealer for dealer in dealers if rules.start(dealer) == match[0].before)
    states = [state for _, state in replay(rules, log, dealer)]
    place = 0
    for step in match:
        place += len(step.events)
        assert states[place - 1] == step.after
    assert len(states) == len(log)


def the_same_again_is_the_same(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """A decision is a function of its arguments, and changes none of them."""
    for step in match:
        assert rules.decide(step.before, step.seat, step.action, step.drawn) == step.events


def every_act_has_its_events(_: AnyRuleset, match: Sequence[Step]) -> None:
    assert all(step.events for step in match)


def nobody_acts_off_turn(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Who is not awaited has nothing to do; while chance deals nobody else is awaited."""
    for step in match:
        awaited = rules.awaiting(step.before)
        assert step.seat in awaited
        assert rules.awaiting(step.after) or rules.finished(step.after)
        assert len(set(awaited)) == len(awaited)
        assert awaited == (CHANCE,) or CHANCE not in awaited
        for seat in (CHANCE, *map(Seat, range(rules.seats))):
            has_something = bool(rules.actions(step.before, seat))
            assert has_something is (seat in awaited)
            if seat not in awaited:
                assert rules.refusals(step.before, seat) == ()


def the_match_ends(rules: AnyRuleset, match: Sequence[Step]) -> None:
    last = match[-1].after
    assert rules.finished(last)
    assert rules.awaiting(last) == ()
    assert not any(rules.finished(step.before) for step in match)
    for seat in (CHANCE, *map(Seat, range(rules.seats))):
        assert rules.actions(last, seat) == ()


def games_are_numbered(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Each game of a match has its own number, so that it has its own secret and shuffles."""
    numbers = [rules.game(step.before) for step in match]
    assert numbers[0] == 1
    assert all(later - sooner in {0, 1} for sooner, later in pairwise(numbers))


def no_place_is_drawn_twice(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Within a shuffle each place is turned once: what was seen is not shuffled in again."""
    turned: set[tuple[int, int, int]] = set()
    for step in match:
        draw = rules.draw(step.before, step.seat, step.action)
        for place in () if draw is None else draw.places:
            assert draw is not None
            assert 0 <= place < len(rules.pieces)
            assert (draw.game, draw.shuffle, place) not in turned
            turned.add((draw.game, draw.shuffle, place))


def pieces_are_conserved(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Every piece of the set is in one place, and in one place only."""
    for step in match:
        state = step.before
        for event in step.events:
            state = rules.evolve(state, event)
            PLACES[rules.family](rules, state)


PLACES: Final[dict[str, Callable[[AnyRuleset, Any], None]]] = {
    "cribbage": cribbage.places,
    "bingo": bingo.places,
}


def the_first_to_the_target_wins(rules: AnyRuleset, match: Sequence[Step]) -> None:
    WINNING[rules.family](rules, match)


WINNING: Final[dict[str, Callable[[AnyRuleset, Sequence[Step]], None]]] = {
    "cribbage": cribbage.winning,
    "bingo": bingo.winning,
}


def counts_are_settled(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """What a player missed is told in its time, where players count by hand."""
    if rules.family in SETTLED:
        SETTLED[rules.family](rules, match)


SETTLED: Final = {"cribbage": cribbage.settled}

LAWS: Final[tuple[Law, ...]] = (
    replay_gives_the_state,
    the_same_again_is_the_same,
    every_act_has_its_events,
    nobody_acts_off_turn,
    the_match_ends,
    games_are_numbered,
    no_place_is_drawn_twice,
    pieces_are_conserved,
    the_first_to_the_target_wins,
    counts_are_settled,
)


@cache
def played(table: str, seed: str) -> tuple[AnyRuleset, tuple[Step, ...]]:
    (rules,) = (each.rules for each in tables() if str(each) == table)
    return rules, tuple(random_match(rules, seed))


@each_table()
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(table: Table, seed: str, law: Law) -> None:
    law(*played(str(table), seed))


@pytest.mark.parametrize("name", games.shipped())
@given(data=st.data(), seed=seeds())
@settings(max_examples=5, deadline=None)
def test_laws_under_any_house_rules(name: str, data: st.DataObject, seed: str) -> None:
    rules = games.load(name, data.draw(house_rules(games.load(name))))
    dealer = data.draw(st.sampled_from([None, *map(Seat, range(rules.seats))]))
    match = tuple(random_match(rules, seed, dealer=dealer))
    for law in LAWS:
        law(rules, match)
