"""Listed is accepted, everything else is refused with a reason, and then nothing changes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.families import bingo, cribbage
from tests.strategies import (
    Chance,
    Step,
    Table,
    any_seats,
    each_table,
    house_rules,
    random_match,
    seeds,
    wishes,
)

from pegout import games
from pegout.engine import CHANCE, AnyRuleset, IllegalAction, Seat
from pegout.games.cribbage import legality, moves, phases
from pegout.games.cribbage.cribbage import Cribbage
from pegout.pieces import CARDS

CODES: Final = {
    "cribbage": cribbage.CODES,
    "bingo": bingo.CODES,
}
"""By family: the words of its refusals, each of which has a sentence in the catalogues."""


def canonical(action: Any) -> Any:  # noqa: ANN401
    """The action as it stands in a list: several pieces count in any order."""
    if isinstance(action, moves.Discard):
        return moves.Discard(tuple(sorted(action.pieces, key=lambda piece: piece.code)))
    return action


def refused(act: Callable[[], object]) -> IllegalAction | None:
    try:
        act()
    except IllegalAction as refusal:
        return refusal
    return None


def tried(rules: AnyRuleset, state: Any, seat: Seat, wish: Any, chance: Chance) -> str | None:  # noqa: ANN401
    """The code of the refusal, the same from both doors; ``None`` where the wish is accepted."""
    refusal = refused(lambda: rules.draw(state, seat, wish))
    if refusal is None:
        drawn = chance.draw(rules.draw(state, seat, wish))
        assert rules.decide(state, seat, wish, drawn)
        return None
    again = refused(lambda: rules.decide(state, seat, wish, ()))
    assert again is not None
    assert (again.code, again.facts) == (refusal.code, refusal.facts)
    assert refusal.code in CODES[rules.family]
    assert all(isinstance(fact, int | str) for fact in refusal.facts.values())
    return refusal.code


SOME_WISHES: Final = {"cribbage": cribbage.some_wishes, "bingo": bingo.some_wishes}


@each_table()
def test_listed_is_accepted_and_the_rest_is_refused(table: Table) -> None:
    rules, seed = table.rules, f"legality of {table}"
    seen: set[str] = set()
    rng, chance = random.Random(seed), Chance(rules.pieces, seed)  # noqa: S311 - a test
    for step in _some_steps(rules, seed, rng):
        seen |= _try_everything(rules, step, rng, chance, seed)
    assert seen <= CODES[rules.family]
    assert len(seen) >= 7


EACH_PHASE: Final = 3


def _some_steps(rules: AnyRuleset, seed: str, rng: random.Random) -> Iterator[Step]:
    """A sample of a match, each kind of phase in it, and its end."""
    match = list(random_match(rules, seed))
    by_phase: dict[type, list[Step]] = {}
    for step in match:
        by_phase.setdefault(type(step.before), []).append(step)
    for steps in by_phase.values():
        yield from rng.sample(steps, min(len(steps), EACH_PHASE))
    end = match[-1]
    yield Step(end.after, end.seat, end.action, (), (), end.after)


def _try_everything(
    rules: AnyRuleset, step: Step, rng: random.Random, chance: Chance, seed: str
) -> set[str]:
    state = step.before
    before = pickle.dumps(state)
    everybody = (CHANCE, *map(Seat, range(rules.seats)), Seat(rules.seats), Seat(-2))
    own = [action for seat in everybody for action in rules.actions(state, seat)]
    codes: set[str] = set()
    for seat in everybody:
        listed = {canonical(action) for action in rules.actions(state, seat)}
        for wish in (*own, *SOME_WISHES[rules.family](rules, rng)):
            code = tried(rules, state, seat, wish, chance)
            accepted = code is None
            assert accepted is (canonical(wish) in listed), (seed, state, seat, wish, code)
            if code is not None:
                codes.add(code)
    assert pickle.dumps(state) == before
    return codes


@pytest.mark.parametrize("name", games.shipped())
@given(data=st.data(), seed=seeds(), at=st.integers(0, 400))
@settings(max_examples=6, deadline=None)
def test_any_wish_of_anybody(name: str, data: st.DataObject, seed: str, at: int) -> None:
    rules = games.load(name, data.draw(house_rules(games.load(name))))
    *_, step = islice(random_match(rules, seed), at + 1)
    state = step.before
    for _ in range(12):
        seat = data.draw(any_seats(rules))
        wish = data.draw(wishes(rules))
        listed = {canonical(action) for action in rules.actions(state, seat)}
        code = tried(rules, state, seat, wish, Chance(rules.pieces, seed))
        assert (code is None) is (canonical(wish) in listed)


@each_table()
def test_actions_and_refusals_are_all_that_one_might_think_of(table: Table) -> None:
    rules = table.rules
    for step in islice(random_match(rules, "refusals"), 200):
        for seat in rules.awaiting(step.before):
            actions = rules.actions(step.before, seat)
            refusals = rules.refusals(step.before, seat)
            thought_of = [*actions, *(action for action, _ in refusals)]
            assert len(set(thought_of)) == len(thought_of)
            assert set(thought_of) == THOUGHTS[rules.family](rules, step.before, seat)
            for action, why in refusals:
                assert tried(rules, step.before, seat, action, NO_CHANCE) == why.code


NO_CHANCE: Final = Chance(CARDS, "never asked")


THOUGHTS: Final = {"cribbage": cribbage.thoughts, "bingo": bingo.thoughts}


def test_a_show_waits_for_nobody() -> None:
    """The show is counted in one go: no state in it waits, and nothing is listed for it."""
    rules = games.load("six-card")
    assert isinstance(rules, Cribbage)
    for step in random_match(rules, "show"):
        state = step.before
        for event in step.events:
            state = rules.evolve(state, event)
            if isinstance(state, phases.Showing | phases.Finished):
                assert rules.awaiting(state) == ()
                assert list(legality.wishes(rules.rules, state, Seat(0))) == []
                why = legality.refusal(rules.rules, state, Seat(0), moves.Go())
                assert why is not None
                over = isinstance(state, phases.Finished)
                assert why.code == ("game-over" if over else "not-your-turn")
