"""From a record to its text."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from pegout.dealing import Drawn
from pegout.engine import CHANCE
from pegout.engine.wire import encode
from pegout.records.record import Game, Move, Record
from pegout.records.text import MARGIN

FIRST_LINE: Final = "Pegout record 1"
"""The number is the grammar's: a reader refuses a newer one."""


def write(record: Record) -> str:
    """The text, each line ended by a line feed; ``read(write(record)).record == record``.

    Raises ``ValueError`` for a record that holds hidden pieces, or a draw without a piece for each
    place: such things are no facts.
    """
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield from _head(record)
    for number, game in enumerate(record.games, start=1):
        yield ""
        yield f"game {number}"
        yield from _promised(game)
        for move in game.moves:
            if move.seat == CHANCE:
                yield ""  # each deal stands apart
            yield from _move(record, move)
    yield ""
    if record.abandoned is not None:
        yield f"abandoned {record.abandoned}"
    yield "end"


def _head(record: Record) -> Iterator[str]:
    yield f"table {record.table}"
    if record.opened is not None:
        yield f"opened {datetime.fromtimestamp(record.opened, UTC):%Y-%m-%dT%H:%M:%SZ}"
    for seat, player in enumerate(record.players):
        yield f"seat {seat} {player.kind} {encode(player.name).decode()}"
    if record.dealer is not None:
        yield f"dealer {record.dealer}"
    yield f"ruleset {record.ruleset.name}"
    for name, value in record.ruleset.options.items():
        yield f"option {name} {encode(value).decode()}"
    yield f"digest {record.digest}"
    yield "rules"
    for line in record.ruleset.text.split("\n"):
        yield f"{MARGIN} {line}" if line else MARGIN


def _promised(game: Game) -> Iterator[str]:
    if game.promise is not None:
        yield f"promise {game.promise}"
    for seat, promise in enumerate(game.promises):
        if promise is not None:
            yield f"seat {seat} promise {promise}"
    for seat, text in enumerate(game.texts):
        if text is not None:
            yield f"seat {seat} text {text}"
    if game.secret is not None:
        yield f"secret {game.secret}"


def _move(record: Record, move: Move) -> Iterator[str]:
    notation = record.ruleset.notation
    who = "chance" if move.seat == CHANCE else str(move.seat)
    yield f"{who} {notation.actions.write(move.action)}"
    if move.drawn is not None:
        yield f"  {_drawn(move.drawn)}"
    for event in move.events:
        yield f"  {notation.events.write(event)}"


def _drawn(drawn: Drawn) -> str:
    pairs = zip(drawn.places, drawn.pieces, strict=True)
    return f"drawn {drawn.shuffle}: {' '.join(f'{place}={piece.code}' for place, piece in pairs)}"
