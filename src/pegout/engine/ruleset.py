"""What the house knows of a game: a family bound to its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from pegout.engine.chance import Draw
from pegout.engine.errors import IllegalAction
from pegout.engine.notation import Notation
from pegout.engine.seats import Seat, Side, Viewer
from pegout.engine.telling import Chapter
from pegout.pieces import Piece, PieceSet

OptionValue = bool | int | str | None
"""A house rule's value, by the names and values of ``docs/options.md``."""


class HouseRule(msgspec.Struct, frozen=True):
    """One option that a ruleset offers."""

    name: str
    value: OptionValue
    """What the ruleset says when nothing is changed."""
    choices: tuple[OptionValue, ...] = ()
    """All values, where they are few; empty for a number."""
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class Question:
    """Something a family can be asked without a game: what a hand is worth, who takes a trick."""

    asked: Any
    """The struct that the question is read into."""
    answered: Any
    """The struct of the answer."""
    answer: Callable[[Any], Any]
    """Raises ``ValueError`` naming what is wrong with the question."""


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
O_co = TypeVar("O_co", covariant=True)


class Ruleset(Protocol[S, A, E, O_co]):
    """A pure decision machine over states ``S``, actions ``A``, events ``E``, observations ``O``.

    It holds no state, no clock and no randomness: the same arguments give the same answer. Every
    state is ``start`` and the events since, folded with ``evolve``.
    """

    @property
    def name(self) -> str:
        """The ruleset's name, as ``six-card``."""

    @property
    def family(self) -> str:
        """The game family's name: which renderer, words and players fit."""

    @property
    def text(self) -> str:
        """The ruleset file, whole."""

    @property
    def digest(self) -> str:
        """SHA-256 of ``text``, in hexadecimal."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The house rules that were asked for, over ``text``."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """Every option of this ruleset, with the value that ``text`` gives it."""

    @property
    def pieces(self) -> PieceSet: ...

    @property
    def seats(self) -> int: ...

    def side(self, seat: Seat) -> Side: ...

    @property
    def telling(self) -> tuple[Chapter, ...]:
        """The rules with the house rules over them, in plain words."""

    @property
    def questions(self) -> Mapping[str, Question]:
        """What can be asked without a game, by the word of the engine protocol."""

    @property
    def action_type(self) -> Any:  # noqa: ANN401 - a union of structs is not a `type`
        """The union of all actions, for `engine.wire`."""

    @property
    def event_type(self) -> Any:  # noqa: ANN401 - as above
        """The union of all events."""

    @property
    def observation_type(self) -> Any:  # noqa: ANN401 - as above
        """The struct of an observation."""

    @property
    def notation(self) -> Notation[A, E]:
        """How actions and events stand in a record (docs/records.md)."""

    def start(self, dealer: Seat | None = None) -> S:
        """The state before anything has happened; with a ``dealer`` given nobody cuts for it."""

    def game(self, state: S) -> int:
        """Which game of the match this is, from 1. Each has its own secret and shuffles."""

    def finished(self, state: S) -> bool:
        """Nothing more can happen."""

    def awaiting(self, state: S) -> tuple[Seat, ...]:
        """Who may act now: seats, or ``CHANCE`` alone; nobody when it is finished."""

    def actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Exactly what `decide` would accept from this seat.

        Where an action names several pieces it stands here once; `decide` takes them in any order.
        """

    def refusals(self, state: S, seat: Seat) -> tuple[tuple[A, IllegalAction], ...]:
        """What this seat might think of and may not do now, with the reason."""

    def draw(self, state: S, seat: Seat, action: A) -> Draw | None:
        """What must be drawn to decide a legal action; the pieces are `decide`'s ``drawn``."""

    def decide(
        self, state: S, seat: Seat, action: A, drawn: tuple[Piece, ...] = ()
    ) -> tuple[E, ...]:
        """What follows from the action. At least one event; stops at the event that wins.

        Raises `IllegalAction` for what the rules refuse, and ``ValueError`` for pieces that chance
        cannot have drawn.
        """

    def evolve(self, state: S, event: E) -> S:
        """The state after a fact. Does not check."""

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """What the viewer may know of it; ``None`` where that is nothing at all."""

    def observe(self, state: S, viewer: Viewer) -> O_co:
        """All that the viewer may know."""


AnyRuleset = Ruleset[Any, Any, Any, Any]
"""A ruleset of whichever family, for the rooms that ask nothing about the game."""
