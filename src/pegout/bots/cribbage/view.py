"""What a seat can tell from its observation."""

from __future__ import annotations

from pegout.engine import Hidden, Seat, Seen
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece


def own_seat(observation: Observation) -> Seat:
    """Whose observation it is: what went to the crib is open to each from his own hand alone."""
    return next(
        Seat(seat)
        for seat, thrown in enumerate(observation.thrown)
        if not isinstance(thrown, Hidden)
    )


def own_hand(observation: Observation) -> tuple[Piece, ...]:
    """What the seat still holds."""
    return seen(observation.hands[own_seat(observation)])


def seen(pieces: Seen) -> tuple[Piece, ...]:
    """The pieces that can be seen."""
    return () if isinstance(pieces, Hidden) else pieces


def number(pieces: Seen) -> int:
    """How many there are, seen or not."""
    return pieces.hidden if isinstance(pieces, Hidden) else len(pieces)


def unseen(rules: CribbageRules, observation: Observation) -> tuple[Piece, ...]:
    """All pieces that may be in other hands, in the crib or in the pack, in set order."""
    known = {
        piece
        for pieces in (*observation.hands, *observation.thrown, *observation.laid)
        for piece in seen(pieces)
    } | {observation.starter}
    return tuple(piece for piece in SETS[rules.pieces] if piece not in known)
