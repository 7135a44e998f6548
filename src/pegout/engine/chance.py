"""What chance is asked for."""

from __future__ import annotations

import msgspec


class Draw(msgspec.Struct, frozen=True):
    """Pieces to take from a shuffled set, by place.

    A game names places, never pieces: which piece lies where is decided outside the rules, and is
    asked only when it is turned, so that no state contains the future.
    """

    game: int
    """Which game of a match, from 1: every game has its own secret (docs/fair-dealing.md)."""
    shuffle: int
    """Which shuffle of that game, from 0. Each is a whole set in a new order."""
    places: tuple[int, ...]
    """Places in the shuffled set, counted from 0."""
