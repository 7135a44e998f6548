"""Reading pieces from text. Writing them is ``piece.code``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pegout.pieces.cards import RANKS, Card, Suit
from pegout.pieces.piece import Piece
from pegout.pieces.sets import PieceSet
from pegout.pieces.tiles import HIGHEST_PIP, Tile

SUITS: Final = {
    **{letter: suit for suit in Suit for letter in (suit.upper(), suit.lower())},
    "♣": Suit.CLUBS,
    "♧": Suit.CLUBS,
    "♦": Suit.DIAMONDS,
    "♢": Suit.DIAMONDS,
    "♥": Suit.HEARTS,
    "♡": Suit.HEARTS,
    "♠": Suit.SPADES,
    "♤": Suit.SPADES,
}
TEXT_OR_EMOJI: Final = re.compile("[\ufe0e\ufe0f]")
"""Variation selectors that keyboards put behind a suit sign."""
TILE: Final = re.compile(rf"([0-{HIGHEST_PIP}])-([0-{HIGHEST_PIP}])", re.ASCII)
LONGEST_SHOWN: Final = 24


class UnreadablePiece(ValueError):
    """A text that is not a piece, or that names a piece twice. ``place`` counts from 1."""

    def __init__(self, text: str, why: str, place: int | None = None) -> None:
        self.text = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
        self.why = why
        self.place = place
        where = "" if place is None else f"piece {place}: "
        super().__init__(f"{where}{self.text!r} {why}")

    def __reduce__(self) -> tuple[type[UnreadablePiece], tuple[str, str, int | None]]:
        return UnreadablePiece, (self.text, self.why, self.place)


def read_card(text: str) -> Card:
    """Read ``5H``, ``TD``, ``10d``, ``J♠``; raises `UnreadablePiece`."""
    plain = TEXT_OR_EMOJI.sub("", text.strip())
    rank_text, suit = plain[:-1].upper(), SUITS.get(plain[-1:])
    rank_text = {"10": "T"}.get(rank_text, rank_text)
    if len(rank_text) != 1 or rank_text not in RANKS or suit is None:
        raise UnreadablePiece(
            text, "is not a card (a card is a rank A 2-9 T J Q K and a suit C D H S)"
        )
    return Card(RANKS.index(rank_text) + 1, suit)


def read_tile(text: str) -> Tile:
    """Read ``6-4`` or ``4-6``; raises `UnreadablePiece`."""
    match = TILE.fullmatch(text.strip())
    if match is None:
        raise UnreadablePiece(text, "is not a tile (a tile is two numbers of pips 0-6, as 6-4)")
    low, high = sorted(int(half) for half in match.groups())
    return Tile(high, low)


def read_piece(text: str) -> Piece:
    """Read a card or a tile; raises `UnreadablePiece`."""
    return read_tile(text) if "-" in text else read_card(text)


def read_pieces(texts: str | Iterable[str], pieces: PieceSet) -> tuple[Piece, ...]:
    """Read different pieces of one set, in order.

    A string is split at spaces and commas. The error names the first bad piece and its place:
    one that cannot be read, is not of the set, or stands there a second time.
    """
    parts = re.split(r"[\s,]+", texts.strip()) if isinstance(texts, str) else texts
    found: list[Piece] = []
    for place, part in enumerate((part for part in parts if part != ""), start=1):
        try:
            piece = read_piece(part)
        except UnreadablePiece as error:
            raise UnreadablePiece(error.text, error.why, place) from None
        if piece not in pieces:
            raise UnreadablePiece(part, f"is not among the {pieces.name}", place)
        if piece in found:
            first = found.index(piece) + 1
            raise UnreadablePiece(part, f"was already given as piece {first}", place)
        found.append(piece)
    return tuple(found)


def write_pieces(pieces: Iterable[Piece]) -> str:
    """The codes in order, with a space between: `read_pieces` reads them back."""
    return " ".join(piece.code for piece in pieces)
