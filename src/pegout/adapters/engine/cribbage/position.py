"""From what one seat knows to a state in which the rules can be asked.

The rules themselves play the deal again. What the seat cannot know has a stand-in: the other holds,
besides the pieces that he is told to have laid, the highest that are unseen. If *these* fit under
the limit every other piece would too, so that a go or a turn is possible in the story exactly when
the rules allow it with the stand-ins. An observation shows none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import msgspec

from pegout.adapters.engine.wrong import Wrong
from pegout.engine import IllegalAction, Seat
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Action, Dealt, Discarded, Go, Lay, StarterTurned
from pegout.games.cribbage.phases import Pegging, State
from pegout.games.cribbage.scoring import value
from pegout.pieces import Piece

Role = Literal["dealer", "pone"]
Turn = Literal["lay", "lay or go"]
"""What somebody's turn is looked for: he is known to have laid, or may do either."""

ROLES: Final[tuple[Role, ...]] = ("dealer", "pone")
"""By seat."""
OUT_OF_REACH: Final = 1_000_000
"""A target that nobody reaches while a deal is played again."""


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    me: int = 0
    them: int = 0


@dataclass(frozen=True)
class Told:
    """What the request says. The numbers of pieces are checked, nothing else."""

    role: Role
    hand: tuple[Piece, ...]
    discarded: tuple[Piece, ...]
    starter: Piece
    laid: tuple[tuple[Role, Piece], ...]
    said_go: tuple[Role, ...]
    scores: Scores

    @property
    def kept(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.hand if piece not in self.discarded)


def seat_of(role: Role) -> Seat:
    return Seat(ROLES.index(role))


def discarding(cribbage: Cribbage, role: Role, hand: Sequence[Piece], scores: Scores) -> State:
    """The state in which a seat of that role has to discard from this hand."""
    rules = cribbage.rules
    unseen = [piece for piece in cribbage.pieces if piece not in hand]
    other, rest = unseen[: rules.deal.each], unseen[rules.deal.each :]
    state = cribbage.start(seat_of("dealer"))
    for seat in (seat_of("pone"), seat_of("dealer")):
        pieces = tuple(hand) if seat == seat_of(role) else tuple(other)
        state = cribbage.evolve(state, Dealt(seat, pieces))
    if rules.deal.to_crib:
        state = cribbage.evolve(state, Dealt(None, tuple(rest[: rules.deal.to_crib])))
    return _scored(cribbage, state, role, scores)


def playing(cribbage: Cribbage, told: Told) -> State:
    """The state in which that seat has to lay or to say go; raises `Wrong`."""
    _check(cribbage, told)
    far = msgspec.structs.replace(cribbage.rules.win, target=OUT_OF_REACH, exact_finish=False)
    endless = replace(cribbage, rules=msgspec.structs.replace(cribbage.rules, win=far))
    state = _before_play(endless, told)
    for place, (role, piece) in enumerate(told.laid, start=1):
        where = f"laid: piece {place}"
        state = _turn_to(endless, state, role, where, to="lay")
        state = _done(endless, state, role, Lay(piece), where)
    for role in told.said_go:
        state = _done(endless, state, role, Go(), "said_go")
    state = _turn_to(endless, state, told.role, "laid: after the last piece", to="lay or go")
    return _scored(cribbage, state, told.role, told.scores)


def _check(cribbage: Cribbage, told: Told) -> None:
    for piece in told.discarded:
        if piece not in told.hand:
            raise Wrong("bad-argument", f"discarded: {piece.code} is not in the hand")
    if told.starter in told.hand:
        raise Wrong("bad-argument", f"starter: {told.starter.code} is in the hand")
    number = dict.fromkeys(ROLES, 0)
    for place, (role, piece) in enumerate(told.laid, start=1):
        where = f"laid: piece {place}: {piece.code}"
        number[role] += 1
        if number[role] > cribbage.rules.kept:
            raise Wrong("bad-argument", f"{where}: the {role} had {cribbage.rules.kept} pieces")
        if piece == told.starter:
            raise Wrong("bad-argument", f"{where} is the starter")
        if role == told.role and piece not in told.kept:
            raise Wrong("bad-argument", f"{where} is not in the hand after the discard")
        if role != told.role and piece in told.hand:
            raise Wrong("bad-argument", f"{where} was dealt to the {told.role}")


def _before_play(cribbage: Cribbage, told: Told) -> State:
    rules = cribbage.rules
    laid = [piece for role, piece in told.laid if role != told.role]
    known = {*told.hand, told.starter, *laid}
    unseen = sorted(
        (piece for piece in cribbage.pieces if piece not in known), key=value, reverse=True
    )
    held = (*laid, *unseen[: rules.kept - len(laid)])
    rest = unseen[rules.kept - len(laid) :]
    thrown, crib = tuple(rest[: rules.deal.throw]), tuple(rest[-rules.deal.to_crib :])
    state = cribbage.start(seat_of("dealer"))
    for role in ("pone", "dealer"):
        hand = told.hand if role == told.role else (*held, *thrown)
        state = cribbage.evolve(state, Dealt(seat_of(role), hand))
    if rules.deal.to_crib:
        state = cribbage.evolve(state, Dealt(None, crib))
    for role in ROLES:
        pieces = told.discarded if role == told.role else thrown
        state = cribbage.evolve(state, Discarded(seat_of(role), pieces))
    return cribbage.evolve(state, StarterTurned(seat_of("pone"), 0, told.starter))


def _turn_to(cribbage: Cribbage, state: State, role: Role, where: str, *, to: Turn) -> State:
    """The state when the turn has come to that role: whoever cannot lay before says go."""
    while isinstance(state, Pegging):
        (seat,) = cribbage.awaiting(state)
        stuck = Go() in cribbage.actions(state, seat)
        if seat == seat_of(role) and not (stuck and to == "lay"):
            return state
        if not stuck:
            raise Wrong("bad-argument", f"{where}: it is the {ROLES[seat]}'s turn, who can lay")
        state = _done(cribbage, state, ROLES[seat], Go(), where)
    raise Wrong("bad-argument", f"{where}: the play is over")


def _done(cribbage: Cribbage, state: State, role: Role, action: Action, where: str) -> State:
    try:
        events = cribbage.decide(state, seat_of(role), action)
    except IllegalAction as refused:
        raise Wrong("bad-argument", f"{where}: {refused}") from refused
    for event in events:
        state = cribbage.evolve(state, event)
    return state


def _scored(cribbage: Cribbage, state: State, role: Role, scores: Scores) -> State:
    """The state with the true scores."""
    for name in ("me", "them"):
        score, target = getattr(scores, name), cribbage.rules.win.target
        if not 0 <= score < target:
            raise Wrong("bad-argument", f"scores.{name}: {score} is not from 0 to {target - 1}")
    by_seat = (scores.me, scores.them) if role == ROLES[0] else (scores.them, scores.me)
    match = replace(state.match, scores=by_seat, before=by_seat)
    return replace(state, match=match)
