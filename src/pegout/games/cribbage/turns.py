"""Whose turn it is in the play (six-card 5.1-5.12)."""

from __future__ import annotations

from pegout.engine import Seat
from pegout.games.cribbage.phases import Pegging
from pegout.games.cribbage.scoring import value
from pegout.pieces import Piece


def after(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % seats)


def round_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise, beginning left of ``seat`` and ending with it."""
    return tuple(Seat((seat + step) % seats) for step in range(1, seats + 1))


def fits(piece: Piece, count: int, limit: int) -> bool:
    """The piece can be laid on a series that stands at ``count``."""
    return count + value(piece) <= limit


def can_lay(play: Pegging, seat: Seat, limit: int) -> bool:
    """The seat holds a piece that fits, and so must lay one."""
    return any(fits(piece, play.count, limit) for piece in play.held[seat])


def to_act(play: Pegging, limit: int) -> Seat | None:
    """Who lays or says go now; nobody when the series is at its end."""
    if play.count == limit:
        return None
    seats = len(play.held)
    last = play.series[-1][0] if play.series else None
    seat = play.next
    for _ in range(seats):
        if can_lay(play, seat, limit):
            return seat
        if seat == last:
            return None  # six-card 5.8: it has come back to him; he does not say go himself
        if play.held[seat] and seat not in play.said_go:
            return seat
        seat = after(seat, seats)  # six-card 5.6: passed over in silence
    return None


def next_leader(play: Pegging) -> Seat | None:
    """Who leads the next series: first after the last layer who holds pieces (six-card 5.12)."""
    last = play.series[-1][0]
    return next((seat for seat in round_from(last, len(play.held)) if play.held[seat]), None)
