"""What follows from an action, and the state after each event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from tests.workshop.higher.moves import (
    Action,
    Deal,
    DealEnded,
    Dealt,
    Event,
    GameEnded,
    Scored,
    Turn,
    Turned,
)
from tests.workshop.higher.phases import Dealing, Finished, Match, State, Turning
from tests.workshop.higher.rules import HigherRules
from tests.workshop.higher.scoring import higher

from pegout.engine import CHANCE, Draw, IllegalAction, Seat, Side
from pegout.pieces import Piece

SEATS = (Seat(0), Seat(1))


def start() -> State:
    return Dealing(Match(deal=1, scores=(0, 0)))


def awaiting(state: State) -> tuple[Seat, ...]:
    match state:
        case Dealing():
            return (CHANCE,)
        case Turning(turned=turned):
            return tuple(seat for seat in SEATS if seat not in turned)
        case Finished():
            return ()
        case _:
            assert_never(state)


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat not in awaiting(state):
        return ()
    return (Deal(),) if seat == CHANCE else (Turn(),)


def check(state: State, seat: Seat, action: Action) -> None:
    if action not in actions(state, seat):
        raise IllegalAction("game-over" if isinstance(state, Finished) else "not-your-turn")


def draw(state: State, action: Action) -> Draw | None:
    """A deal is the first two tiles of a new shuffle."""
    if isinstance(action, Deal):
        return Draw(game=1, shuffle=state.match.deal - 1, places=(0, 1))
    return None


def decide(
    rules: HigherRules, state: State, seat: Seat, action: Action, drawn: tuple[Piece, ...]
) -> tuple[Event, ...]:
    check(state, seat, action)
    if isinstance(action, Deal):
        if len(set(drawn)) != len(SEATS):
            raise ValueError("a deal is two different tiles")
        return tuple(Dealt(to, (tile,)) for to, tile in zip(SEATS, drawn, strict=True))
    assert isinstance(state, Turning)
    return tuple(_turn(rules, state, seat))


def _turn(rules: HigherRules, state: Turning, seat: Seat) -> Iterator[Event]:
    yield Turned(seat, state.tiles[seat])
    if len(state.turned) + 1 < len(SEATS):
        return
    won = higher(state.tiles)
    scores = list(state.match.scores)
    if won is not None:
        by, line = won
        scores[by] += line.points
        yield Scored(by, Side(by), (line,), line.points, scores[by])
        if scores[by] >= rules.target:
            yield GameEnded(Side(by), tuple(scores))
            return
    yield DealEnded()


def evolve(state: State, event: Event) -> State:
    match state, event:
        case Dealing(), Dealt(pieces=tuple() as pieces):
            tiles = (*state.tiles, *pieces)
            if len(tiles) < len(SEATS):
                return replace(state, tiles=tiles)
            return Turning(state.match, tiles)
        case Turning(), Turned(seat=seat):
            return replace(state, turned=state.turned | {seat})
        case Turning(), Scored(side=side, score=score):
            scores = tuple(
                score if at == side else old for at, old in enumerate(state.match.scores)
            )
            return replace(state, match=replace(state.match, scores=scores))
        case Turning(), DealEnded():
            return Dealing(replace(state.match, deal=state.match.deal + 1))
        case Turning(), GameEnded(winner=winner):
            return Finished(state.match, state.tiles, winner)
        case _:
            raise AssertionError(f"{event} cannot have happened here")
