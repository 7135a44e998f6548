"""The full sets that pieces are dealt from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from pegout.pieces.cards import RANKS, Card, Suit
from pegout.pieces.piece import Piece
from pegout.pieces.tiles import HIGHEST_PIP, Tile


@dataclass(frozen=True)
class PieceSet:
    """All pieces of a game in a fixed order.

    A piece's index is its number in kernels and action spaces, and the shuffle of
    ``docs/fair-dealing.md`` starts from this order, so the order never changes.
    """

    name: str
    pieces: tuple[Piece, ...]
    _index: Mapping[Piece, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        index = {piece: number for number, piece in enumerate(self.pieces)}
        if len(index) != len(self.pieces):
            raise ValueError(f"the set {self.name} holds a piece twice")
        object.__setattr__(self, "_index", index)

    def __len__(self) -> int:
        return len(self.pieces)

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def __contains__(self, piece: object) -> bool:
        return piece in self._index

    def index(self, piece: Piece) -> int:
        """The piece's number, 0 to ``len(self) - 1``; ``KeyError`` for a piece of another set."""
        return self._index[piece]


CARDS: Final = PieceSet(
    "cards", tuple(Card(rank, suit) for rank in range(1, len(RANKS) + 1) for suit in Suit)
)
"""52 cards: aces in clubs, diamonds, hearts, spades; then twos; ... kings (six-card 1.1)."""

TILES: Final = PieceSet(
    "tiles",
    tuple(Tile(high, low) for high in range(HIGHEST_PIP + 1) for low in range(high + 1)),
)
"""28 tiles: 0-0, 1-0, 1-1, 2-0, ... 6-6."""

SETS: Final[Mapping[str, PieceSet]] = MappingProxyType({CARDS.name: CARDS, TILES.name: TILES})
