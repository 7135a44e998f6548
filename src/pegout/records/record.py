"""A match from its first cut to its end, or as far as it came."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from pegout.dealing import ABSENT, COMPUTER, SECRET, TABLE, TEXT, Drawn
from pegout.engine import AnyRuleset, Seat

PlayerKind = Literal["person", "computer", "open"]

LATEST: Final = 253_402_300_799
"""The last second of the year 9999: what the date of a record can say."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat."""

    kind: PlayerKind
    name: str = ""
    """A person's own name, or the computer player's word."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action, what chance had to draw for it, and what came of it."""

    seat: Seat
    """``CHANCE`` where nobody chose."""
    action: Any
    """The family's own struct, as the events."""
    events: tuple[Any, ...]
    drawn: Drawn | None = None
    line: int = field(default=0, compare=False, repr=False)
    """Where it stands in the text, from 1; 0 for a move that was not read."""
    event_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of the match, with what was promised before its first deal."""

    moves: tuple[Move, ...] = ()
    promise: str | None = None
    """SHA-256 of the server's secret; ``None`` where nobody promised how it would be dealt."""
    promises: tuple[str | None, ...] = ()
    """By seat, SHA-256 of its text; empty where nobody promised one."""
    texts: tuple[str | None, ...] = ()
    """By seat; empty while none is known."""
    secret: str | None = None
    """Published when the game has ended."""

    def __post_init__(self) -> None:
        for value in (self.promise, self.secret, *self.promises):
            if value is not None and SECRET.fullmatch(value) is None:
                raise ValueError(f"{value!r} is not 64 hexadecimal digits in lower case")
        for text in self.texts:
            if text is not None and not fits_text(text):
                raise ValueError(f"{text!r} is not a text for the shuffle")
        for name in ("promises", "texts"):
            if not any(getattr(self, name)):
                object.__setattr__(self, name, ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """All there is to know of a match; it needs nothing beside it."""

    table: str
    """1 to 40 of ``a-z 0-9``: stands in the messages of the shuffle."""
    ruleset: AnyRuleset
    """With its house rules."""
    digest: str
    """SHA-256 of the ruleset's text, as it was told when the table was opened."""
    players: tuple[Player, ...]
    """By seat."""
    games: tuple[Game, ...] = ()
    dealer: Seat | None = None
    """Who deals first, where nobody cuts for it."""
    opened: int | None = None
    """Unix time, whole seconds."""
    abandoned: Seat | None = None
    """Who gave the match up."""

    def __post_init__(self) -> None:
        seats = self.ruleset.seats
        if TABLE.fullmatch(self.table) is None:
            raise ValueError(f"{self.table!r} is not a table's id")
        if SECRET.fullmatch(self.digest) is None:
            raise ValueError(f"{self.digest!r} is not a digest")
        if len(self.players) != seats:
            raise ValueError(f"{self.ruleset.name} has {seats} seats, not {len(self.players)}")
        for seat in (self.dealer, self.abandoned):
            if seat is not None and not 0 <= seat < seats:
                raise ValueError(f"there is no seat {seat}")
        for game in self.games:
            if {len(game.promises), len(game.texts)} - {0, seats}:
                raise ValueError("promises and texts are one a seat")
        if self.opened is not None and not 0 <= self.opened <= LATEST:
            raise ValueError(f"{self.opened} is not a time that can be written")

    def numbered(self) -> Iterator[tuple[int, Move]]:
        """Every move with the number of its game."""
        for number, game in enumerate(self.games, start=1):
            for move in game.moves:
                yield number, move


def fits_text(text: str) -> bool:
    """A person's text for the shuffle, or a word that stands for one."""
    return text in {ABSENT, COMPUTER} or TEXT.fullmatch(text) is not None
