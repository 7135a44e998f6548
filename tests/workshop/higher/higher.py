"""Higher tile bound to its rules: what the rest of the house sees of this family."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from tests.workshop.higher import play, sight
from tests.workshop.higher.moves import Action, Event
from tests.workshop.higher.notation import NOTATION
from tests.workshop.higher.phases import Finished, State
from tests.workshop.higher.rules import HigherRules
from tests.workshop.higher.sight import Observation

from pegout.engine import (
    Draw,
    HouseRule,
    IllegalAction,
    Notation,
    OptionValue,
    Question,
    Seat,
    Side,
    UnfitRules,
    Viewer,
)
from pegout.pieces import TILES, Piece, PieceSet


@dataclass(frozen=True)
class Higher:
    """`engine.Ruleset`; see there for what each method promises."""

    rules: HigherRules
    text: str
    options: Mapping[str, OptionValue]
    house_rules: tuple[HouseRule, ...] = ()
    family: str = "higher"
    pieces: PieceSet = TILES
    seats: int = len(play.SEATS)
    notation: Notation[Action, Event] = NOTATION

    @classmethod
    def read(cls, text: str, options: Mapping[str, OptionValue]) -> Higher:
        try:
            rules = msgspec.toml.decode(text, type=HigherRules)
        except msgspec.MsgspecError as error:
            raise UnfitRules(str(error)) from error
        if options:
            raise UnfitRules(f"{next(iter(options))}: {rules.name} has no options")
        return cls(rules, text, options)

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    @property
    def questions(self) -> Mapping[str, Question]:
        return {}

    @property
    def action_type(self) -> Any:  # noqa: ANN401 - a union of structs is not a `type`
        return Action

    @property
    def event_type(self) -> Any:  # noqa: ANN401 - as above
        return Event

    @property
    def observation_type(self) -> Any:  # noqa: ANN401 - as above
        return Observation

    def side(self, seat: Seat) -> Side:
        return Side(seat)

    def start(self, dealer: Seat | None = None) -> State:  # noqa: ARG002 - nobody deals first
        return play.start()

    def game(self, state: State) -> int:  # noqa: ARG002 - there is one
        return 1

    def finished(self, state: State) -> bool:
        return isinstance(state, Finished)

    def awaiting(self, state: State) -> tuple[Seat, ...]:
        return play.awaiting(state)

    def actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return play.actions(state, seat)

    def refusals(self, state: State, seat: Seat) -> tuple[tuple[Action, IllegalAction], ...]:  # noqa: ARG002
        return ()

    def draw(self, state: State, seat: Seat, action: Action) -> Draw | None:
        play.check(state, seat, action)
        return play.draw(state, action)

    def decide(
        self, state: State, seat: Seat, action: Action, drawn: tuple[Piece, ...] = ()
    ) -> tuple[Event, ...]:
        return play.decide(self.rules, state, seat, action, drawn)

    def evolve(self, state: State, event: Event) -> State:
        return play.evolve(state, event)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return sight.redact(event, viewer)

    def observe(self, state: State, viewer: Viewer) -> Observation:
        return sight.observe(state, viewer)
