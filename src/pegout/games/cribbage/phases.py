"""Where a match stands: one type a phase, each with what exists in it and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pegout.engine import ScoreLine, Seat, Side
from pegout.games.cribbage.moves import Counts
from pegout.pieces import Piece

Hand = tuple[Piece, ...]
"""Pieces in set order."""


@dataclass(frozen=True, slots=True)
class Window:
    """A count by hand that others may still object to, from its claim to the next count."""

    seat: Seat
    """Who claimed."""
    what: Counts
    pieces: Hand
    """The series with the piece laid, or the hand or crib without the starter."""
    last: bool
    """The series ended with that piece."""
    claimed: int
    missed: tuple[ScoreLine, ...]
    excess: int
    """What was claimed too much and is still to be given to who objects first."""
    answered: frozenset[Seat] = frozenset()
    """Who lets it stand, or has called in vain."""


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a phase."""

    game: int
    """Which game of the match, from 1."""
    shuffle: int
    """Which shuffle of this game is being used, from 0."""
    deal: int
    """Which deal of this game, from 1; 0 while cutting for it."""
    first_dealer: Seat
    """Who dealt, or will deal, first in this game; seat 0 while cutting for it."""
    dealer: Seat
    """Who has the dealer's part in this deal."""
    owner: Seat
    """Whose crib it is: the dealer's, if no auction gave it to another."""
    turn: Seat
    """Whose turn it was to deal: the deal passes on from here."""
    scores: tuple[int, ...]
    """By side: the front pegs."""
    before: tuple[int, ...]
    """By side, the score before its last points: the back pegs."""
    won: tuple[int, ...]
    """Match points by side."""
    window: Window | None = None
    """The last count, while players count by hand and it can be objected to."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The pieces of a deal after the discard."""

    hands: tuple[Hand, ...]
    """By seat, all that were kept, laid or not."""
    thrown: tuple[Hand, ...]
    """By seat, what went to the crib."""
    crib: Hand


@dataclass(frozen=True, slots=True)
class CuttingForDeal:
    match: Match
    among: tuple[Seat, ...]
    """Who cuts: everyone, or those who tied for the lowest."""
    cuts: tuple[tuple[Seat, int, Piece], ...]
    """Who cut where, and what."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Between deals, and between the games of a match."""

    match: Match
    hands: tuple[tuple[Seat | None, Hand], ...] = ()
    """What has been dealt so far; ``None`` is the crib."""


@dataclass(frozen=True, slots=True)
class Bidding:
    match: Match
    hands: tuple[Hand, ...]
    dealt_crib: Hand
    bids: tuple[tuple[Seat, int], ...]
    """All bids in order; the last is the highest."""
    passed: frozenset[Seat]
    next: Seat
    """Who is asked next, before those who have passed are passed over (`turns.to_bid`)."""


@dataclass(frozen=True, slots=True)
class Discarding:
    match: Match
    hands: tuple[Hand, ...]
    thrown: tuple[Hand | None, ...]
    """By seat; ``None`` for who has not discarded."""
    dealt_crib: Hand


@dataclass(frozen=True, slots=True)
class Cutting:
    match: Match
    layout: Layout


@dataclass(frozen=True, slots=True)
class Pegging:
    match: Match
    layout: Layout
    starter: Piece
    held: tuple[Hand, ...]
    """By seat, what is not laid yet."""
    laid: tuple[Hand, ...]
    """By seat, in the order laid."""
    series: tuple[tuple[Seat, Piece], ...]
    count: int
    said_go: tuple[Seat, ...]
    """Who has said go in this series, in order."""
    next: Seat
    """Who comes next, before those who have to be passed over are (`turns.to_act`)."""


@dataclass(frozen=True, slots=True)
class Showing:
    match: Match
    layout: Layout
    starter: Piece
    held: tuple[Hand, ...]
    laid: tuple[Hand, ...]
    shown: tuple[Seat, ...]
    """Whose hands have been shown."""
    crib_shown: bool
    uncounted: Seat | None = None
    """Who has to count by hand what lies open: his hand, or the crib once it is shown."""


@dataclass(frozen=True, slots=True)
class Finished:
    match: Match
    last: Bidding | Discarding | Pegging | Showing
    """Where the last game was won."""
    winner: Side


State = CuttingForDeal | Dealing | Bidding | Discarding | Cutting | Pegging | Showing | Finished
