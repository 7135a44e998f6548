"""Where a match stands: one type a phase, each with what exists in it and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pegout.engine import Seat
from pegout.pieces import Tile

Hand = tuple[Tile, ...]
"""Tiles in set order."""


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a deal."""

    game: int
    """Always 1: the deals of a match are one game and have one secret."""
    shuffle: int
    """Which shuffle of the match is being used, from 0."""
    deal: int
    """Which deal, from 1; 0 while cutting for the lead."""
    dealer: Seat
    """The second player of this deal."""
    large: tuple[int, ...]
    """Large points by seat."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies where in a deal."""

    hands: tuple[Hand, ...]
    known: tuple[frozenset[Tile], ...]
    """By seat, tiles of the hand that all have seen: declared doubles, the turned tile."""
    turned: Tile
    """The tile that was turned for trump, wherever it is now."""
    trump: int
    drawn: int
    """Face-down tiles of the stock that have been drawn."""
    turned_drawn: bool
    closer: Seat | None
    since_closing: tuple[int, ...]
    """Tricks by seat since the stock was closed."""
    taken: tuple[tuple[Tile, ...], ...]
    """By seat, the tiles of its tricks, in order."""
    small: tuple[int, ...]
    """Small points by seat."""
    first: Seat | None
    """Who was the first to have enough small points."""
    leader: Seat
    """Who leads, or has led."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(len(tiles) // len(self.hands) for tiles in self.taken)


@dataclass(frozen=True, slots=True)
class CuttingForDeal:
    match: Match
    cuts: tuple[tuple[Seat, int, Tile], ...]
    """Who drew where, and what."""
    leader: Seat | None = None
    """Who has drawn the lowest, once it is settled."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Before a deal, until the trump is turned."""

    match: Match
    hands: tuple[tuple[Seat, Hand], ...] = ()
    """What has been dealt so far."""


@dataclass(frozen=True, slots=True)
class Leading:
    match: Match
    layout: Layout


@dataclass(frozen=True, slots=True)
class Replying:
    match: Match
    layout: Layout
    lead: Tile
    declared: tuple[Tile, ...] = ()
    """The doubles declared with the lead."""


@dataclass(frozen=True, slots=True)
class Finished:
    match: Match
    layout: Layout
    """Where the match was won."""
    winner: Seat


State = CuttingForDeal | Dealing | Leading | Replying | Finished
