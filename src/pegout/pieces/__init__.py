"""Cards, dominoes and the sets they come from; their text codes. No rules."""

from pegout.pieces.cards import JACK, RANKS, Card, Suit
from pegout.pieces.piece import Piece
from pegout.pieces.sets import CARDS, SETS, TILES, PieceSet
from pegout.pieces.text import (
    UnreadablePiece,
    read_card,
    read_piece,
    read_pieces,
    read_tile,
    write_pieces,
)
from pegout.pieces.tiles import Tile

__all__ = [
    "CARDS",
    "JACK",
    "RANKS",
    "SETS",
    "TILES",
    "Card",
    "Piece",
    "PieceSet",
    "Suit",
    "Tile",
    "UnreadablePiece",
    "read_card",
    "read_piece",
    "read_pieces",
    "read_tile",
    "write_pieces",
]
