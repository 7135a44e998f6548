"""Points and their reasons."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pegout.pieces import Piece


class ScoreLine(msgspec.Struct, frozen=True):
    """One reason for points: the rule's word, the pieces that earn them, the points."""

    rule: str
    pieces: tuple[Piece, ...]
    points: int


def total(lines: Iterable[ScoreLine]) -> int:
    """The points of all lines. A total is derived from its reasons and never kept without them."""
    return sum(line.points for line in lines)
