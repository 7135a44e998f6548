"""The playing cards of the French pack."""

from __future__ import annotations

from enum import StrEnum
from functools import total_ordering
from typing import ClassVar, Final, NoReturn, final

RANKS: Final = "A23456789TJQK"
"""Rank letters in order: the ace is 1, the king 13 (six-card 1.2: the ace is always low)."""

JACK: Final = 11


class Suit(StrEnum):
    """The letter is the one used in a card's code."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


@final
@total_ordering
class Card:
    """One card. Interned: there is one object a card, so equality is identity.

    Ordered by rank, then by suit (clubs, diamonds, hearts, spades).

    >>> Card(5, Suit.HEARTS)
    Card(5H)
    """

    __slots__ = ("code", "rank", "suit")

    code: str
    """Two characters, rank then suit: ``TH``, ``AS``."""
    rank: int
    """1 (ace) to 13 (king)."""
    suit: Suit

    _known: ClassVar[dict[tuple[int, Suit], Card]] = {}

    def __new__(cls, rank: int, suit: Suit) -> Card:
        known = cls._known.get((rank, suit))
        if known is not None:
            return known
        if not 1 <= rank <= len(RANKS):
            raise ValueError(f"a card's rank is 1 to 13, not {rank}")
        self = super().__new__(cls)
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", Suit(suit))
        object.__setattr__(self, "code", RANKS[rank - 1] + suit)
        return cls._known.setdefault((rank, suit), self)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot change its {name}")

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return (self.rank, self.suit) < (other.rank, other.suit)

    def __reduce__(self) -> tuple[type[Card], tuple[int, Suit]]:
        return Card, (self.rank, self.suit)

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __str__(self) -> str:
        return self.code
