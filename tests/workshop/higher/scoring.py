"""What it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from pegout.engine import ScoreLine, Seat
from pegout.pieces import Piece, Tile


def pips(piece: Piece) -> int:
    assert isinstance(piece, Tile)
    return piece.pips


def higher(tiles: Sequence[Piece]) -> tuple[Seat, ScoreLine] | None:
    """Whose tile is higher, and the line for it; ``None`` where they are equal."""
    first, second = map(pips, tiles)
    if first == second:
        return None
    seat = Seat(0 if first > second else 1)
    return seat, ScoreLine("higher", (tiles[seat],), 1)
