"""Game values as JSON and back: pieces are their codes.

The same words travel through the engine protocol, the WebSocket, the store and the records.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from pegout.engine.errors import Unreadable
from pegout.pieces import Card, Piece, Tile, UnreadablePiece, read_piece

T = TypeVar("T")

PIECE: Final[object] = Piece


def _write_piece(value: object) -> str:
    if isinstance(value, Card | Tile):
        return value.code
    raise NotImplementedError(f"{type(value).__name__} does not travel")


def _read_piece(expected: type, value: object) -> Piece:
    if expected is not PIECE:
        raise NotImplementedError(f"{expected.__name__} does not travel")
    if not isinstance(value, str):
        raise UnreadablePiece(str(value), "is not a piece: a piece is text")
    return read_piece(value)


def piece_schema(expected: type) -> dict[str, Any]:
    """The JSON schema of a piece, for `msgspec.json.schema_components`."""
    if expected is not PIECE:
        raise NotImplementedError(f"{expected.__name__} does not travel")
    return {"type": "string", "title": "Piece"}


_encoder = msgspec.json.Encoder(enc_hook=_write_piece)


def encode(value: object) -> bytes:
    """JSON on one line."""
    return _encoder.encode(value)


def plain(value: object) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """What `encode` writes, as dicts, lists, strings and numbers."""
    return msgspec.json.decode(encode(value))


def decode(data: bytes | str, expected: type[T]) -> T:
    """Read JSON; raises `Unreadable`, naming the place in the message."""
    try:
        return msgspec.json.decode(data, type=expected, dec_hook=_read_piece)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def convert(value: object, expected: type[T]) -> T:
    """Read plain JSON values; raises `Unreadable`, naming the place in them."""
    try:
        return msgspec.convert(value, type=expected, dec_hook=_read_piece)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(str(error)) from error
