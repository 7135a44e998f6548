"""Secrecy as a type."""

from __future__ import annotations

import msgspec

from pegout.pieces import Piece


class Hidden(msgspec.Struct, frozen=True):
    """Pieces of which a viewer knows only how many there are."""

    hidden: int


Seen = tuple[Piece, ...] | Hidden
