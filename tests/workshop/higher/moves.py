"""What players want and what happens."""

from __future__ import annotations

import msgspec

from pegout.engine import ScoreLine, Seat, Seen, Side
from pegout.pieces import Piece


class Deal(msgspec.Struct, frozen=True, tag_field="type", tag="deal", forbid_unknown_fields=True):
    pass


class Turn(msgspec.Struct, frozen=True, tag_field="type", tag="turn", forbid_unknown_fields=True):
    """Turn one's own tile face up."""


Action = Deal | Turn


class Dealt(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    seat: Seat
    pieces: Seen


class Turned(msgspec.Struct, frozen=True, tag_field="type", tag="turned"):
    seat: Seat
    piece: Piece


class Scored(msgspec.Struct, frozen=True, tag_field="type", tag="scored"):
    seat: Seat
    side: Side
    lines: tuple[ScoreLine, ...]
    points: int
    score: int


class DealEnded(msgspec.Struct, frozen=True, tag_field="type", tag="deal-ended"):
    pass


class GameEnded(msgspec.Struct, frozen=True, tag_field="type", tag="game-ended"):
    winner: Side
    scores: tuple[int, ...]


Event = Dealt | Turned | Scored | DealEnded | GameEnded
