"""The games of a record: what was promised, and the moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from pegout.dealing import COMPUTER, SECRET, Drawn
from pegout.engine import CHANCE, Seat, UnreadableLine
from pegout.pieces import Piece, UnreadablePiece, read_piece
from pegout.records.finding import Finding, FlawedRecord
from pegout.records.head import SEAT, matching, seat_of
from pegout.records.record import Game, Move, Record, fits_text
from pegout.records.text import Line, Lines, shown

DRAWN: Final = re.compile(r"([0-9]{1,6}):((?: [0-9]{1,3}=\S+)+)", re.ASCII)
GAME: Final = re.compile(r"[0-9]{1,6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The line that says who abandoned the match."""

    seat: Seat
    line: Line


def read_games(
    lines: Lines, head: Record
) -> tuple[tuple[Game, ...], GivenUp | None, Finding | None]:
    """The games as far as they can be read, who abandoned the match, and what went wrong."""
    body = _Body(head)
    error = None
    try:
        while body.take(lines):
            pass
    except FlawedRecord as flawed:
        error = flawed.finding
    return tuple(draft.game(head.ruleset.seats) for draft in body.games), body.given_up, error


@dataclass(slots=True)
class _Move:
    seat: Seat
    action: Any
    line: int
    drawn: Drawn | None = None
    events: list[Any] = field(default_factory=list)
    event_lines: list[int] = field(default_factory=list)

    def move(self) -> Move:
        return Move(
            self.seat,
            self.action,
            tuple(self.events),
            self.drawn,
            self.line,
            tuple(self.event_lines),
        )


@dataclass(slots=True)
class _Game:
    values: dict[str, str] = field(default_factory=dict)
    """By ``promise``, ``secret``, ``seat 0 text`` and the like."""
    moves: list[_Move] = field(default_factory=list)

    def game(self, seats: int) -> Game:
        return Game(
            moves=tuple(draft.move() for draft in self.moves),
            promise=self.values.get("promise"),
            promises=tuple(self.values.get(f"seat {seat} promise") for seat in range(seats)),
            texts=tuple(self.values.get(f"seat {seat} text") for seat in range(seats)),
            secret=self.values.get("secret"),
        )


@dataclass(slots=True)
class _Body:
    """What has been read so far."""

    head: Record
    games: list[_Game] = field(default_factory=list)
    given_up: GivenUp | None = None

    def take(self, lines: Lines) -> bool:
        """Read one line; the last one, ``end``, is the end."""
        line = lines.take()
        try:
            if line.word == "":
                self._below(line)
            elif line.word == "chance" or line.word.isdecimal():
                self._move(line)
            elif line.text == "end":
                if not lines.at_end:
                    lines.take().misplaced()
                return False
            else:
                self._word(line)
        except UnreadableLine as error:
            facts = {**error.facts, "text": shown(error.facts["text"])}
            line.flaw(error.code, **facts)
        return True

    def _word(self, line: Line) -> None:
        match line.word:
            case "game":
                self._game(line)
            case "promise" | "secret":
                self._value(line, line.word, matching(SECRET)(line))
            case "seat":
                self._seat(line)
            case "abandoned":
                self._abandoned(line)
            case _:
                line.flaw("unknown-word", text=shown(line.text))

    def _game(self, line: Line) -> None:
        number = int(matching(GAME)(line))
        if number != len(self.games) + 1:
            line.flaw("wrong-number", given=number, needed=len(self.games) + 1)
        self._check_going_on(line)
        self.games.append(_Game())

    def _check_going_on(self, line: Line) -> None:
        if self.given_up is not None:
            line.misplaced()

    def _value(self, line: Line, name: str, value: str) -> None:
        """One of a game's promises; they stand before its moves."""
        self._check_going_on(line)
        if not self.games or self.games[-1].moves:
            line.misplaced()
        if name in self.games[-1].values:
            line.flaw("twice", word=name)
        self.games[-1].values[name] = value

    def _seat(self, line: Line) -> None:
        seat, what, value = (*line.rest.split(" ", maxsplit=2), "", "")[:3]
        if SEAT.fullmatch(seat) is None or not _fits(what, value):
            line.unfit()
        self._check_seat(line, int(seat))
        if value != COMPUTER and self.head.players[int(seat)].kind == "open":
            line.misplaced()
        self._value(line, f"seat {int(seat)} {what}", value)

    def _abandoned(self, line: Line) -> None:
        self._check_going_on(line)
        seat = seat_of(line)
        self._check_seat(line, seat)
        self.given_up = GivenUp(seat, line)

    def _check_seat(self, line: Line, seat: int) -> None:
        most = self.head.ruleset.seats - 1
        if seat > most:
            line.flaw("no-such-seat", seat=seat, most=most)

    def _move(self, line: Line) -> None:
        self._check_going_on(line)
        if not self.games or any(player.kind == "open" for player in self.head.players):
            line.misplaced()  # nothing is dealt while somebody is still expected
        seat = CHANCE
        if line.word != "chance":
            if SEAT.fullmatch(line.word) is None:
                line.flaw("unknown-word", text=shown(line.text))
            self._check_seat(line, int(line.word))
            seat = Seat(int(line.word))
        action = self.head.ruleset.notation.actions.read(line.rest)
        self.games[-1].moves.append(_Move(seat, action, line.number))

    def _below(self, line: Line) -> None:
        """What stands indented below a move."""
        self._check_going_on(line)
        if not self.games or not self.games[-1].moves:
            line.misplaced()
        move = self.games[-1].moves[-1]
        word, _, rest = line.text.partition(" ")
        if word == "drawn":
            if move.events or move.drawn is not None:
                line.misplaced()
            move.drawn = _drawn(line, rest)
        else:
            move.events.append(self.head.ruleset.notation.events.read(line.text))
            move.event_lines.append(line.number)


def _fits(what: str, value: str) -> bool:
    match what:
        case "promise":
            return SECRET.fullmatch(value) is not None
        case "text":
            return fits_text(value)
        case _:
            return False


def _drawn(line: Line, text: str) -> Drawn:
    match = DRAWN.fullmatch(text)
    if match is None:
        line.flaw("unfit-form", text=shown(line.text), form="drawn SHUFFLE: PLACE=PIECE ...")
    places: list[int] = []
    pieces: list[Piece] = []
    for pair in match[2].split():
        place, _, code = pair.partition("=")
        try:
            pieces.append(read_piece(code))
        except UnreadablePiece:
            line.flaw("unknown-piece", text=shown(code))
        places.append(int(place))
    return Drawn(int(match[1]), tuple(places), tuple(pieces))
