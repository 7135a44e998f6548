"""What is dealt: a card or a tile."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

from pegout.pieces.cards import Card
from pegout.pieces.tiles import Tile

if TYPE_CHECKING:
    Piece = Card | Tile
    """A closed union: ``match`` over it is checked for completeness."""
else:
    # msgspec allows one type of its user's own in a union (`tuple[Piece, ...] | Hidden`), so at run
    # time the name is a class that both belong to without inheriting from it.
    class Piece(ABC):
        """A card or a tile."""

    Piece.register(Card)
    Piece.register(Tile)
