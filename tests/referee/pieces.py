"""Cards and tiles as plain text: how cribbage looks at them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
PACK: Final = [rank + suit for rank in RANKS for suit in SUITS]
TILES: Final = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]


def is_tile(piece: str) -> bool:
    return "-" in piece


def rank(piece: str) -> int:
    """Place in runs; pieces of one rank pair. A tile's is the sum of its halves."""
    if is_tile(piece):
        return int(piece[0]) + int(piece[2])
    return RANKS.index(piece[0]) + 1


def worth(piece: str) -> int:
    """Court cards count ten; a tile has no such limit."""
    return rank(piece) if is_tile(piece) else min(rank(piece), 10)


def numbers(piece: str, suit_rule: str) -> set[str]:
    """The suits of a tile: its halves, or the higher alone."""
    return {piece[0]} if suit_rule == "high_half" else {piece[0], piece[2]}


def in_order(pieces: Iterable[str]) -> list[str]:
    """As the set is sorted: cards by rank and suit, tiles by their halves."""
    every = list(pieces)
    return sorted(every, key=(TILES if every and is_tile(every[0]) else PACK).index)
