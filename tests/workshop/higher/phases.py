"""Where a game stands."""

from __future__ import annotations

from dataclasses import dataclass

from pegout.engine import Seat, Side
from pegout.pieces import Piece


@dataclass(frozen=True, slots=True)
class Match:
    deal: int
    """From 1."""
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealing:
    match: Match
    tiles: tuple[Piece, ...] = ()
    """What has been dealt so far, by seat."""


@dataclass(frozen=True, slots=True)
class Turning:
    match: Match
    tiles: tuple[Piece, ...]
    turned: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Finished:
    match: Match
    tiles: tuple[Piece, ...]
    winner: Side


State = Dealing | Turning | Finished
