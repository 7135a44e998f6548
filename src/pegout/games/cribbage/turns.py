"""Whose turn it is: in the auction, in the play (six-card 5.1-5.12), to show, to object."""

from __future__ import annotations

from pegout.engine import Seat
from pegout.games.cribbage.phases import Bidding, Match, Pegging, Showing, Window
from pegout.games.cribbage.rules import CribbageRules, NextLead
from pegout.games.cribbage.scoring import value
from pegout.games.cribbage.winning import side_of
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


def next_leader(play: Pegging, rule: NextLead) -> Seat | None:
    """Who leads the next series: first after the last layer who holds pieces (six-card 5.12).

    With ``first_go_caller`` who said go first, if he still holds any (six-card-3p 5.7).
    """
    if rule == "first_go_caller":
        for seat in play.said_go:
            if play.held[seat]:
                return seat
    last = play.series[-1][0]
    return next((seat for seat in round_from(last, len(play.held)) if play.held[seat]), None)


def to_bid(auction: Bidding) -> Seat | None:
    """Who bids or passes now; nobody once all but one have passed."""
    seats = len(auction.hands)
    if len(auction.passed) == seats - 1:
        return None
    seat = auction.next
    while seat in auction.passed:
        seat = after(seat, seats)
    return seat


def to_show(show: Showing) -> Seat | None:
    """Whose hand or crib is shown next (six-card 6.1); nobody once the crib has been."""
    order = round_from(show.match.dealer, len(show.held))
    if len(show.shown) < len(order):
        return order[len(show.shown)]
    return None if show.crib_shown else show.match.owner


def objectors(rules: CribbageRules, window: Window) -> tuple[Seat, ...]:
    """Who may still object to the last count."""
    side = side_of(rules, window.seat)
    return tuple(
        Seat(seat)
        for seat in range(rules.seats)
        if side_of(rules, Seat(seat)) != side and seat not in window.answered
    )


def waits_for_objectors(rules: CribbageRules, match: Match, following: Seat | None) -> bool:
    """The count has to be accepted first: who comes next is nobody who could object to it.

    An opponent who comes next accepts by going on.
    """
    window = match.window
    if window is None or not objectors(rules, window):
        return False
    return following is None or side_of(rules, following) == side_of(rules, window.seat)
