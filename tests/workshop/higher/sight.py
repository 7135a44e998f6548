"""Who may know what."""

from __future__ import annotations

from typing import Literal

import msgspec
from tests.workshop.higher.moves import Dealt, Event
from tests.workshop.higher.phases import Dealing, Finished, State, Turning
from tests.workshop.higher.play import awaiting

from pegout.engine import CHANCE, Hidden, Onlooker, Seat, Seen, Side, Viewer


class Observation(msgspec.Struct, frozen=True):
    phase: Literal["between", "turning", "finished"]
    awaiting: tuple[Seat, ...] | Literal["deal"]
    scores: tuple[int, ...]
    match: tuple[int, ...]
    hands: tuple[Seen, ...]
    winner: Side | None


def _open(viewer: Viewer, seat: Seat) -> bool:
    return viewer is Onlooker.REFEREE or viewer == seat


def redact(event: Event, viewer: Viewer) -> Event:
    match event:
        case Dealt(seat=seat, pieces=tuple() as pieces) if not _open(viewer, seat):
            return Dealt(seat, Hidden(len(pieces)))
        case _:
            return event


def observe(state: State, viewer: Viewer) -> Observation:
    match state:
        case Dealing():
            phase: Literal["between", "turning", "finished"] = "between"
            hands: tuple[Seen, ...] = ((), ())
        case Turning(turned=turned):
            phase = "turning"
            hands = tuple(
                (tile,) if Seat(seat) in turned or _open(viewer, Seat(seat)) else Hidden(1)
                for seat, tile in enumerate(state.tiles)
            )
        case Finished():
            phase, hands = "finished", tuple((tile,) for tile in state.tiles)
    acting = awaiting(state)
    return Observation(
        phase=phase,
        awaiting="deal" if acting == (CHANCE,) else acting,
        scores=state.match.scores,
        match=(0, 0),
        hands=hands,
        winner=state.winner if isinstance(state, Finished) else None,
    )
