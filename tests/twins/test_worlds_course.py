"""Twin: the play for two to four seats, by the engine and compiled, lay by lay.

Mutants that die: a seat that has said go is asked again; the left-hand player leads where who said
go first should; a point beyond an exact target is scored.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import numpy as np
import pytest
from tests.strategies import Options, Step, Table, random_match

from pegout.analysis.cribbage.lowered import RANKS, NotLowered
from pegout.analysis.cribbage.worlds import course
from pegout.analysis.cribbage.worlds.course import NOBODY, Standing
from pegout.analysis.cribbage.worlds.deals import Lowered, lower_deal
from pegout.engine import Seat
from pegout.games.cribbage import Cribbage, moves
from pegout.games.cribbage.phases import Pegging
from pegout.pieces import SETS, Piece

EXACT: Final[Options] = {"target": 31, "exactFinish": True}
ITEMS: Final[Options] = {**EXACT, "exactGranularity": "item"}
TABLES: Final = (
    Table("six-card", {}),
    Table("six-card", ITEMS),
    Table("five-card", {}),
    Table("five-card", {"series": "resume", "target": 31}),
    Table("five-card", {"forcedContinue": False}),
    Table("seven-card", EXACT),
    Table("lowball", {"target": 61}),
    Table("lowball", EXACT),
    Table("domino-mendelev", {"zeroRepeats15": False, "doubleStarter": "pone"}),
    Table("domino-book2", {"deal": 5}),
    Table("domino-book2", {"series": "single", "forcedContinue": False, **ITEMS}),
    Table("six-card-3p", {}),
    Table("six-card-3p", {"nextLead": "first_go_caller"}),
    Table("six-card-3p", EXACT),
    Table("six-card-4p", {}),
    Table("six-card-4p", {"sides": "singles", "nextLead": "first_go_caller"}),
    Table("six-card-4p", {"series": "single", **ITEMS}),
)
ENOUGH: Final = 60
"""Deals of each table; the seeds are tried one after the other until there are so many."""


def cribbage(table: Table) -> Cribbage:
    ruleset = table.rules
    assert isinstance(ruleset, Cribbage)
    return ruleset


def standing_of(lowered: Lowered, pieces: Sequence[Piece], state: Pegging) -> Standing:
    """The play before its first lay."""
    seats = len(state.held)
    standing = course.empty_standing(seats, lowered.deal.sides, lowered.play.kept)
    for seat, hand in enumerate(state.held):
        for piece in hand:
            standing.held[seat, lowered.deal.rank[pieces.index(piece)]] += 1
        standing.left[seat] = len(hand)
    standing.at[course.NEXT] = state.next
    standing.scores[:] = state.match.scores
    return standing


def plays(rules: Cribbage, seed: str) -> list[list[Step]]:
    """The plays of a random match, each whole."""
    steps = (step for step in random_match(rules, seed, dealer=Seat(0)))
    grouped = groupby(steps, key=lambda step: isinstance(step.before, Pegging))
    return [list(play) for pegging, play in grouped if pegging]


def follow(rules: Cribbage, play: list[Step]) -> None:
    lowered, pieces = lower_deal(rules.rules), SETS[rules.rules.pieces].pieces
    standing = standing_of(lowered, pieces, play[0].before)
    for step in play:
        if isinstance(step.action, moves.Go):
            continue  # the kernel says it by itself
        seat = course.to_lay(lowered.play, lowered.deal, standing)
        assert seat == step.seat
        assert tuple(standing.scores) == step.before.match.scores
        assert standing.at[course.COUNT] == step.before.count
        assert choices(lowered, standing, seat) == offered(rules, lowered, step)
        if isinstance(step.action, moves.Stop):
            assert not course.end_series(lowered.play, lowered.deal, standing)
        else:
            rank = int(lowered.deal.rank[pieces.index(step.action.piece)])
            course.lay(lowered.play, lowered.deal, standing, seat, rank)
    if not any(isinstance(step.action, moves.Stop) for step in play):
        assert course.to_lay(lowered.play, lowered.deal, standing) == NOBODY
    assert tuple(standing.scores) == scores_after(rules, play[-1])


def choices(lowered: Lowered, standing: Standing, seat: int) -> set[int]:
    """The ranks that may be laid, and `NOBODY` for a stop."""
    ranks = {
        rank
        for rank in range(RANKS)
        if standing.held[seat, rank] and course.fits(lowered.play, standing, rank)
    }
    assert course.can_lay(lowered.play, standing, seat) == bool(ranks)
    return ranks | ({NOBODY} if course.may_stop(lowered.deal, standing, seat) else set())


def offered(rules: Cribbage, lowered: Lowered, step: Step) -> set[int]:
    pieces = SETS[rules.rules.pieces].pieces
    return {
        NOBODY
        if isinstance(action, moves.Stop)
        else int(lowered.deal.rank[pieces.index(action.piece)])
        for action in rules.actions(step.before, step.seat)
        if isinstance(action, moves.Lay | moves.Stop)
    }


def scores_after(rules: Cribbage, last: Step) -> tuple[int, ...]:
    """The scores when the play was over, before anything was shown."""
    state: Any = last.before
    for event in last.events:
        if isinstance(event, moves.Shown | moves.GameEnded):
            break
        state = rules.evolve(state, event)
    scores: tuple[int, ...] = state.match.scores
    return scores


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_plays_go_the_same_way(table: Table) -> None:
    rules, followed = cribbage(table), 0
    for number in range(ENOUGH):
        for play in plays(rules, f"course {table} {number}"):
            follow(rules, play)
            followed += 1
        if followed >= ENOUGH:
            return
    raise AssertionError(f"only {followed} deals were played")


def test_a_stop_that_is_not_allowed_is_never_offered() -> None:
    lowered = lower_deal(cribbage(Table("six-card", {})).rules)
    standing = course.empty_standing(2, 2, 4)
    standing.at[course.GONE], standing.at[course.LAST] = 1, 0
    assert not course.may_stop(lowered.deal, standing, 0)


def test_a_larger_table_is_refused() -> None:
    text = cribbage(Table("six-card-4p", {"sides": "singles"})).text
    five = text.replace("seats = 4", "seats = 5").replace('sides = "partners"', 'sides = "singles"')
    ruleset = Cribbage.read(five, {})
    with pytest.raises(NotLowered, match=r"^seats:"):
        lower_deal(ruleset.rules)


def test_two_standings_are_apart() -> None:
    one, other = course.empty_standing(3, 3, 4), course.empty_standing(3, 3, 4)
    one.held[1, 5], one.left[1], one.scores[2] = 2, 2, 7
    one.series[0], one.at[course.LENGTH] = 4, 1
    course.copy_standing(one, other)
    for name in Standing._fields:
        assert np.array_equal(getattr(one, name), getattr(other, name))
    other.held[1, 5] = 0
    assert one.held[1, 5] == 2
