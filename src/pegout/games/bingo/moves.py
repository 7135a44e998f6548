"""What players want and what happens: the words of the engine protocol.

Actions are wishes, events are facts in the past tense. Both are stored and sent as they stand here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pegout.engine import ScoreLine, Seat, Seen, Side
from pegout.pieces import Piece

Source = Literal["stock", "turned"]
Reason = Literal[
    "emperor",
    "invincible",
    "bingo",
    "enough",
    "closer-failed",
    "higher-total",
    "last-trick",
]
"""Why large points are scored: six and seven doubles, Bingo that takes the trump double, and the
five ways in which a deal is rewarded."""


class Wish(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """An action as it is sent: the word in ``type``, nothing that the word does not have."""


class Deal(Wish, frozen=True, tag="deal"):
    """Chance deals the hands and turns a tile of the stock."""


class Cut(Wish, frozen=True, tag="cut"):
    """Draw for the lead. ``at`` counts from 0 in the shuffled set."""

    at: int


class Lead(Wish, frozen=True, tag="lead"):
    """Lead a tile."""

    piece: Piece
    declare: int | None = None
    """How many doubles are declared with it; ``None`` declares nothing."""


class Reply(Wish, frozen=True, tag="reply"):
    """Answer the led tile."""

    piece: Piece


class Close(Wish, frozen=True, tag="close"):
    """Turn the trump tile down: nobody draws any more."""


Action = Deal | Cut | Lead | Reply | Close


class Fact(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """An event."""


class CutForDeal(Fact, frozen=True, tag="cut-for-deal"):
    seat: Seat
    at: int
    piece: Piece


class DealerChosen(Fact, frozen=True, tag="dealer-chosen"):
    seat: Seat
    """The second player: the other one leads."""


class Dealt(Fact, frozen=True, tag="dealt"):
    seat: Seat
    pieces: Seen


class TrumpTurned(Fact, frozen=True, tag="trump-turned"):
    piece: Piece
    trump: int
    """The number that is trump, 0 for blanks."""


class StockClosed(Fact, frozen=True, tag="stock-closed"):
    seat: Seat


class Led(Fact, frozen=True, tag="led"):
    seat: Seat
    piece: Piece


class Declared(Fact, frozen=True, tag="declared"):
    seat: Seat
    pieces: tuple[Piece, ...]
    """All doubles that were held before the lead, the led one included."""


class Replied(Fact, frozen=True, tag="replied"):
    seat: Seat
    piece: Piece


class TrickWon(Fact, frozen=True, tag="trick-won"):
    seat: Seat
    points: int
    """Of all lines: the tiles and the bonus together."""
    small: int
    """The seat's small points after it."""
    lines: tuple[ScoreLine, ...] = ()


class LargeScored(Fact, frozen=True, tag="large-scored"):
    seat: Seat
    points: int
    reason: Reason
    large: int
    """The seat's large points after it."""


class Drew(Fact, frozen=True, tag="drew"):
    seat: Seat
    pieces: Seen
    source: Source = "stock"
    """``turned``: the tile that lay face up, which all have seen."""


class DealEnded(Fact, frozen=True, tag="deal-ended"):
    winner: Seat | None = None
    """Who was rewarded; ``None`` for nobody."""


class GameEnded(Fact, frozen=True, tag="game-ended"):
    winner: Side
    scores: tuple[int, ...]
    """Large points by side."""


class MatchEnded(Fact, frozen=True, tag="match-ended"):
    winner: Side
    match: tuple[int, ...]
    """Large points by side."""


Event = (
    CutForDeal
    | DealerChosen
    | Dealt
    | TrumpTurned
    | StockClosed
    | Led
    | Declared
    | Replied
    | TrickWon
    | LargeScored
    | Drew
    | DealEnded
    | GameEnded
    | MatchEnded
)
