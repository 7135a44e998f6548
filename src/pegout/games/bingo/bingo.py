"""Bingo bound to a ruleset: what the rest of the house sees of this family."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pegout.engine import (
    Chapter,
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
from pegout.games.bingo import legality, play, sight
from pegout.games.bingo.moves import Action, Event
from pegout.games.bingo.notation import NOTATION
from pegout.games.bingo.options import OPTIONS
from pegout.games.bingo.phases import Finished, State
from pegout.games.bingo.questions import questions
from pegout.games.bingo.rules import BingoRules, check
from pegout.games.bingo.sight import Observation
from pegout.games.bingo.telling import telling
from pegout.pieces import TILES, Piece, PieceSet

FAMILY: Final = "bingo"


@dataclass(frozen=True)
class Bingo:
    """`engine.Ruleset` for Bingo; see there for what each method promises."""

    rules: BingoRules
    """The declared rules with the house rules over them."""
    text: str
    options: Mapping[str, OptionValue]
    house_rules: tuple[HouseRule, ...]

    @classmethod
    def read(cls, text: str, options_asked: Mapping[str, OptionValue]) -> Bingo:
        """Bind a ruleset file's text; raises `UnfitRules` naming the bad entry or option."""
        try:
            declared = OPTIONS.declared(check(msgspec.toml.decode(text, type=BingoRules)))
        except msgspec.MsgspecError as error:
            raise UnfitRules(str(error)) from error
        return cls(
            rules=OPTIONS.overlay(declared, options_asked),
            text=text,
            options=MappingProxyType(dict(options_asked)),
            house_rules=OPTIONS.offered(declared),
        )

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def family(self) -> str:
        return FAMILY

    @property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    @property
    def pieces(self) -> PieceSet:
        return TILES

    @property
    def seats(self) -> int:
        return self.rules.seats

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

    @property
    def telling(self) -> tuple[Chapter, ...]:
        return telling(self.rules)

    @property
    def questions(self) -> Mapping[str, Question]:
        return questions(self.rules)

    @property
    def notation(self) -> Notation[Action, Event]:
        return NOTATION

    def start(self, dealer: Seat | None = None) -> State:
        return play.start(dealer)

    def game(self, state: State) -> int:
        return state.match.game

    def finished(self, state: State) -> bool:
        return isinstance(state, Finished)

    def awaiting(self, state: State) -> tuple[Seat, ...]:
        return legality.awaiting(state)

    def actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(action for action, refused in self._wishes(state, seat) if refused is None)

    def refusals(self, state: State, seat: Seat) -> tuple[tuple[Action, IllegalAction], ...]:
        return tuple((action, why) for action, why in self._wishes(state, seat) if why is not None)

    def _wishes(self, state: State, seat: Seat) -> list[tuple[Action, IllegalAction | None]]:
        if seat not in self.awaiting(state):
            return []
        return [
            (action, legality.refusal(self.rules, state, seat, action))
            for action in legality.wishes(state, seat)
        ]

    def draw(self, state: State, seat: Seat, action: Action) -> Draw | None:
        refused = legality.refusal(self.rules, state, seat, action)
        if refused is not None:
            raise refused
        return play.draw(self.rules, state, action)

    def decide(
        self, state: State, seat: Seat, action: Action, drawn: tuple[Piece, ...] = ()
    ) -> tuple[Event, ...]:
        return play.decide(self.rules, state, seat, action, drawn)

    def evolve(self, state: State, event: Event) -> State:
        return play.evolve(self.rules, state, event)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return sight.redact(event, viewer)

    def observe(self, state: State, viewer: Viewer) -> Observation:
        return sight.observe(self.rules, state, viewer)
