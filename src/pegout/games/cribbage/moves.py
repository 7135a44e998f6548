"""What players want and what happens: the words of the engine protocol.

Actions are wishes, events are facts in the past tense. Both are stored and sent as they stand here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pegout.engine import ScoreLine, Seat, Seen, Side
from pegout.pieces import Piece

What = Literal["hand", "crib"]
Lurched = Literal["lurch", "skunk", "double-skunk"]
Counts = Literal["lay", "hand", "crib"]
"""What a claim is for."""


class Wish(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """An action as it is sent: the word in ``type``, nothing that the word does not have."""


class Deal(Wish, frozen=True, tag="deal"):
    """Chance deals the hands."""


class Cut(Wish, frozen=True, tag="cut"):
    """Cut for the deal, or the pone's cut. ``at`` counts from 0 in what is left of the pack."""

    at: int


class Bid(Wish, frozen=True, tag="bid"):
    """Bid for the crib, higher than the last."""

    points: int


class Pass(Wish, frozen=True, tag="pass"):
    """Bid no more in this deal."""


class Discard(Wish, frozen=True, tag="discard"):
    """Put pieces in the crib."""

    pieces: tuple[Piece, ...]


class Lay(Wish, frozen=True, tag="lay"):
    """Lay a piece in the play."""

    piece: Piece
    claim: int | None = None
    """The points claimed for it, where players count by hand."""


class Go(Wish, frozen=True, tag="go"):
    """Say go: no piece fits under the limit."""


class Stop(Wish, frozen=True, tag="stop"):
    """End the play after the other's go, where the house rule allows it."""


class Claim(Wish, frozen=True, tag="claim"):
    """Count the hand or crib that lies open."""

    points: int


class Accept(Wish, frozen=True, tag="accept"):
    """Let a count stand as it was claimed."""


class Muggins(Wish, frozen=True, tag="muggins"):
    """Take points that another has missed, or object to a count that was too high."""

    points: int


Action = Deal | Cut | Bid | Pass | Discard | Lay | Go | Stop | Claim | Accept | Muggins


class Fact(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """An event. ``lost`` is what an exact finish did not let a player score (six-card 9.11)."""


class CutForDeal(Fact, frozen=True, tag="cut-for-deal"):
    seat: Seat
    at: int
    piece: Piece


class DealerChosen(Fact, frozen=True, tag="dealer-chosen"):
    seat: Seat


class Dealt(Fact, frozen=True, tag="dealt"):
    seat: Seat | None
    """Nobody, for the crib's own pieces."""
    pieces: Seen


class BidMade(Fact, frozen=True, tag="bid"):
    seat: Seat
    points: int


class Passed(Fact, frozen=True, tag="passed"):
    seat: Seat


class CribOwned(Fact, frozen=True, tag="crib-owned"):
    seat: Seat
    """Whose crib it is in this deal, after the auction."""


class Discarded(Fact, frozen=True, tag="discarded"):
    seat: Seat
    pieces: Seen


class StarterTurned(Fact, frozen=True, tag="starter-turned"):
    seat: Seat
    """Who cut."""
    at: int
    piece: Piece
    lost: tuple[ScoreLine, ...] = ()


class Laid(Fact, frozen=True, tag="laid"):
    seat: Seat
    piece: Piece
    count: int
    """The count after it."""
    lost: tuple[ScoreLine, ...] = ()


class SaidGo(Fact, frozen=True, tag="said-go"):
    seat: Seat


class Stopped(Fact, frozen=True, tag="stopped"):
    seat: Seat


class SeriesEnded(Fact, frozen=True, tag="series-ended"):
    seat: Seat
    """The last layer."""
    count: int
    lost: tuple[ScoreLine, ...] = ()


class Shown(Fact, frozen=True, tag="shown"):
    seat: Seat
    what: What
    pieces: tuple[Piece, ...]
    """Without the starter."""
    lost: tuple[ScoreLine, ...] = ()


class Claimed(Fact, frozen=True, tag="claimed"):
    """A player has counted by hand."""

    seat: Seat
    what: Counts
    points: int
    missed: tuple[ScoreLine, ...] = ()
    """What he should have claimed too. Told to nobody while it can still be taken."""
    excess: int = 0
    """What he claimed too much."""
    lost: tuple[ScoreLine, ...] = ()


class CountAccepted(Fact, frozen=True, tag="accepted"):
    seat: Seat


class CalledMuggins(Fact, frozen=True, tag="called"):
    seat: Seat
    points: int
    """What he called for."""
    taken: int
    """What there was to take of it; nothing for a false call."""
    lost: tuple[ScoreLine, ...] = ()


class Missed(Fact, frozen=True, tag="missed"):
    """Nobody can take them any more: the points that a player did not claim."""

    seat: Seat
    lines: tuple[ScoreLine, ...]


class Scored(Fact, frozen=True, tag="scored"):
    seat: Seat
    side: Side
    lines: tuple[ScoreLine, ...]
    points: int
    """All points of the lines, also those beyond the target."""
    score: int
    """The side's score after it, at most the target (six-card 7.3)."""


class DealEnded(Fact, frozen=True, tag="deal-ended"):
    pass


class GameEnded(Fact, frozen=True, tag="game-ended"):
    winner: Side
    scores: tuple[int, ...]
    lurch: Lurched | None
    """The heaviest defeat among the losers."""
    lurches: tuple[Lurched | None, ...]
    """By side: each loser's own (six-card 7.6)."""
    match: tuple[int, ...]
    """Match points by side after this game."""


class MatchEnded(Fact, frozen=True, tag="match-ended"):
    winner: Side
    match: tuple[int, ...]


Event = (
    CutForDeal
    | DealerChosen
    | Dealt
    | BidMade
    | Passed
    | CribOwned
    | Discarded
    | StarterTurned
    | Laid
    | SaidGo
    | Stopped
    | SeriesEnded
    | Shown
    | Claimed
    | CountAccepted
    | CalledMuggins
    | Missed
    | Scored
    | DealEnded
    | GameEnded
    | MatchEnded
)
