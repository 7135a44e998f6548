"""The engine and an independent referee say the same of every event of every match of cribbage."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.referee.books import BOOKS
from tests.referee.match import Foul, Referee
from tests.scripted import in_play, six_card
from tests.strategies import (
    Chance,
    Options,
    Step,
    Table,
    any_seats,
    house_rules,
    random_house,
    random_match,
    seeds,
    tables,
    wishes,
)

from pegout import games
from pegout.engine import AnyRuleset, IllegalAction, Seat, wire

MATCHES: Final = 360
EACH_TEST: Final = 8
QUICK: Final = 32
"""Matches that are always played; the rest is slow."""

CRIBBAGE: Final = tuple(table for table in tables() if table.rules.family == "cribbage")


def test_the_referee_knows_every_game() -> None:
    assert set(BOOKS) == {table.name for table in CRIBBAGE}


def refereed(rules: AnyRuleset, options: Options, seed: str, dealer: Seat | None) -> Referee:
    chance = Chance(rules.pieces, seed)
    packs: dict[tuple[int, int], list[str]] = {}

    def shuffled(game: int, shuffle: int) -> list[str]:
        if (game, shuffle) not in packs:
            packs[game, shuffle] = [piece.code for piece in chance.order(game, shuffle)]
        return packs[game, shuffle]

    return Referee(rules.name, options, shuffled, dealer)


def agree(referee: Referee, rules: AnyRuleset, step: Step) -> None:
    assert referee.waits_for == sorted(rules.awaiting(step.before))
    expected = referee.act(step.seat, wire.plain(step.action))
    assert wire.plain(step.events) == expected
    assert list(step.after.match.scores) == referee.board.scores or referee.phase == "over"
    assert list(step.after.match.won) == referee.board.won


def follow(
    rules: AnyRuleset,
    options: Options,
    seed: str,
    dealer: Seat | None,
    missing: Sequence[int] = (),
) -> int:
    """A whole match under the eyes of the referee; how many events were compared.

    It may begin where the sides have so many points still to score, for what happens near the end.
    """
    referee, events, start = refereed(rules, options, seed, dealer), 0, rules.start(dealer)
    if missing:
        referee.board.scores = [referee.board.target - points for points in missing]
        match = replace(start.match, scores=tuple(referee.board.scores))
        start = replace(start, match=match)
    for step in random_match(rules, seed, start=start):
        try:
            agree(referee, rules, step)
        except (AssertionError, Foul) as error:
            error.add_note(f"{rules.name} {options} {seed!r} dealer {dealer}: {step.action}")
            raise
        events += len(step.events)
    assert referee.phase == "over"
    assert referee.waits_for == []
    return events


Case = tuple[AnyRuleset, Options, str, Seat | None, Sequence[int]]


def random_case(number: int) -> Case:
    """A ruleset, house rules, a seed, who deals, and the points still to score, from a number."""
    seed = f"referee {number}"
    rng = random.Random(seed)  # noqa: S311 - a test
    name = list(BOOKS)[number % len(BOOKS)]
    rules = games.load(name)
    options = random_house(rules, rng)
    dealer = rng.choice([None, *map(Seat, range(rules.seats))])
    rules = games.load(name, options)
    sides = len({rules.side(Seat(seat)) for seat in range(rules.seats)})
    near = [rng.randint(1, 12) for _ in range(sides)]
    return rules, options, seed, dealer, near if number % 3 else ()


SOME: Final = [
    pytest.param(first, marks=[pytest.mark.slow] if first >= QUICK else [])
    for first in range(0, MATCHES, EACH_TEST)
]


@pytest.mark.parametrize("first", SOME)
def test_event_by_event_under_random_house_rules(first: int) -> None:
    for number in range(first, first + EACH_TEST):
        assert follow(*random_case(number)) > 2


@pytest.mark.slow
@pytest.mark.parametrize("table", CRIBBAGE, ids=str)
def test_event_by_event_at_every_table(table: Table) -> None:
    for number in range(3):
        seed = f"referee {number} at {table}"
        follow(table.rules, table.options, seed, (None, Seat(0), Seat(1))[number])


@pytest.mark.parametrize("name", BOOKS)
@given(data=st.data(), seed=seeds(), at=st.integers(0, 200))
@settings(max_examples=8, deadline=None)
def test_what_the_engine_refuses_is_a_foul(
    name: str, data: st.DataObject, seed: str, at: int
) -> None:
    options = data.draw(house_rules(games.load(name)))
    rules = games.load(name, options)
    match = list(random_match(rules, seed))
    at = min(at, len(match) - 1)
    state, seat, wish = match[at].before, data.draw(any_seats(rules)), data.draw(wishes(rules))
    referee = refereed(rules, options, seed, None)
    for step in match[:at]:
        referee.act(step.seat, wire.plain(step.action))
    try:
        drawn: Any = Chance(rules.pieces, seed).draw(rules.draw(state, seat, wish))
    except IllegalAction:
        with pytest.raises(Foul):
            referee.act(seat, wire.plain(wish))
    else:
        events = rules.decide(state, seat, wish, drawn)
        assert wire.plain(events) == referee.act(seat, wire.plain(wish))


def test_who_claims_nothing_misses_also_what_would_have_come_after_his_win() -> None:
    """A pair would have won for him: as he has not claimed it, the 31 was missed too."""
    rules = six_card(counting="muggins", target=61)
    script = in_play(pone="KC TS 2C 3C", dealer="AD TH 5C 6C", scores=(59, 0), rules=rules)
    script.course("P:KC=0 D:AD=0 P:TS=0 D:TH=0")
    claimed = script.log[-2]
    assert [(line.rule, line.points) for line in claimed.missed] == [("pair", 2), ("thirty-one", 2)]
    assert script.course("P:muggins=5")[:2] == [
        "P calls 5 takes 4",
        "P +4 = 4: muggins 4",
    ]


def test_who_claims_enough_to_win_misses_nothing() -> None:
    rules = six_card(counting="muggins", target=61)
    script = in_play(pone="KC TS 2C 3C", dealer="AD TH 5C 6C", scores=(59, 0), rules=rules)
    script.course("P:KC=0 D:AD=0 P:TS=0 D:TH=2")
    claimed, scored, ended = script.log[-3:]
    assert claimed.missed == ()
    assert scored.score == 61
    assert ended.winner == 0
