"""From what one seat knows to a state in which the rules can be asked.

The rules themselves play the deal again. What the seat cannot know has a stand-in: the others hold,
besides the pieces that they are told to have laid, the highest that are unseen. If *these* fit
under the limit every other piece would too, so that a go or a turn is possible in the story exactly
when the rules allow it with the stand-ins. An observation shows none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import msgspec

from pegout.adapters.engine.wrong import Wrong
from pegout.engine import IllegalAction, Seat
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import (
    Action,
    CribOwned,
    Dealt,
    Discarded,
    Go,
    Lay,
    StarterTurned,
)
from pegout.games.cribbage.phases import Bidding, Pegging, State
from pegout.games.cribbage.rules import CountingRules
from pegout.games.cribbage.scoring import value
from pegout.pieces import Piece

Role = Literal["dealer", "pone"] | int
"""The dealer is seat 0 and the pone seat 1; at a larger table seats are told by number."""
Turn = Literal["lay", "lay or go"]
"""What somebody's turn is looked for: he is known to have laid, or may do either."""

ROLES: Final = ("dealer", "pone")
"""By seat, the names that every table has."""
DEALER: Final = Seat(0)
OUT_OF_REACH: Final = 1_000_000
"""A target that nobody reaches while a deal is played again."""
DEEPEST: Final = -1_000
"""How far below nothing bids may have brought a score."""


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    me: int = 0
    """The score of the seat's side."""
    them: int | tuple[int, ...] = 0
    """The other side's; of several, each in turn after the seat, or one number for all."""


@dataclass(frozen=True)
class Told:
    """What the request says. The numbers of pieces are checked, nothing else."""

    seat: Seat
    owner: Seat
    hand: tuple[Piece, ...]
    discarded: tuple[Piece, ...]
    starter: Piece
    laid: tuple[tuple[Seat, Piece], ...]
    said_go: tuple[Seat, ...]
    scores: Scores

    @property
    def kept(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.hand if piece not in self.discarded)


def seat_of(cribbage: Cribbage, role: Role, where: str) -> Seat:
    """The seat of a role; raises `Wrong` naming the field."""
    seat = role if isinstance(role, int) else ROLES.index(role)
    if 0 <= seat < cribbage.seats:
        return Seat(seat)
    most = cribbage.seats - 1
    raise Wrong("bad-argument", f"{where}: {cribbage.name} has the seats 0 to {most}, not {seat}")


def owner_of(cribbage: Cribbage, role: Role | None) -> Seat:
    """Whose crib it is: the dealer's, if an auction did not give it to another."""
    if role is None:
        return DEALER
    owner = seat_of(cribbage, role, "owner")
    if owner != DEALER and cribbage.rules.auction.payment == "none":
        raise Wrong("bad-argument", "owner: without an auction the crib is the dealer's")
    if owner != DEALER and cribbage.rules.auction.roles == "winner_is_dealer":
        raise Wrong("bad-argument", "owner: whoever has won the crib is the dealer")
    return owner


def discarding(
    cribbage: Cribbage, seat: Seat, hand: Sequence[Piece], owner: Seat, scores: Scores
) -> State:
    """The state in which that seat has to discard from this hand."""
    unseen = iter([piece for piece in cribbage.pieces if piece not in hand])
    each = cribbage.rules.deal.each
    hands = [
        tuple(hand) if other == seat else tuple(next(unseen) for _ in range(each))
        for other in range(cribbage.seats)
    ]
    crib = tuple(next(unseen) for _ in range(cribbage.rules.deal.to_crib))
    return _scored(cribbage, _dealt(cribbage, hands, crib, owner), seat, scores)


def playing(cribbage: Cribbage, told: Told) -> State:
    """The state in which that seat has to lay or to say go; raises `Wrong`."""
    _check(cribbage, told)
    far = msgspec.structs.replace(cribbage.rules.win, target=OUT_OF_REACH, exact_finish=False)
    by_table = msgspec.structs.replace(cribbage.rules, win=far, counting=CountingRules())
    endless = replace(cribbage, rules=by_table)
    state = _before_play(endless, told)
    for place, (seat, piece) in enumerate(told.laid, start=1):
        where = f"laid: piece {place}"
        state = _turn_to(endless, state, seat, where, to="lay")
        state = _done(endless, state, seat, Lay(piece), where)
    for seat in told.said_go:
        state = _done(endless, state, seat, Go(), "said_go")
    state = _turn_to(endless, state, told.seat, "laid: after the last piece", to="lay or go")
    return _scored(cribbage, state, told.seat, told.scores)


def _named(seat: Seat) -> str:
    return f"the {ROLES[seat]}" if seat < len(ROLES) else f"seat {seat}"


def _check(cribbage: Cribbage, told: Told) -> None:
    for piece in told.discarded:
        if piece not in told.hand:
            raise Wrong("bad-argument", f"discarded: {piece.code} is not in the hand")
    if told.starter in told.hand:
        raise Wrong("bad-argument", f"starter: {told.starter.code} is in the hand")
    number = dict.fromkeys(range(cribbage.seats), 0)
    kept = cribbage.rules.kept
    for place, (seat, piece) in enumerate(told.laid, start=1):
        where = f"laid: piece {place}: {piece.code}"
        number[seat] += 1
        if number[seat] > kept:
            raise Wrong("bad-argument", f"{where}: {_named(seat)} had {kept} pieces")
        if piece == told.starter:
            raise Wrong("bad-argument", f"{where} is the starter")
        if seat == told.seat and piece not in told.kept:
            raise Wrong("bad-argument", f"{where} is not in the hand after the discard")
        if seat != told.seat and piece in told.hand:
            raise Wrong("bad-argument", f"{where} was dealt to {_named(told.seat)}")


def _dealt(
    cribbage: Cribbage, hands: Sequence[tuple[Piece, ...]], crib: tuple[Piece, ...], owner: Seat
) -> State:
    """The state after these hands, by seat, were dealt; an auction is over."""
    state = cribbage.start(DEALER)
    for seat, hand in enumerate(hands):
        state = cribbage.evolve(state, Dealt(Seat(seat), hand))
    if crib:
        state = cribbage.evolve(state, Dealt(None, crib))
    if isinstance(state, Bidding):
        state = cribbage.evolve(state, CribOwned(owner))
        # Seat 0 has the dealer's part, also where whoever wins the bidding takes it.
        state = replace(state, match=replace(state.match, dealer=DEALER))
    return state


def _before_play(cribbage: Cribbage, told: Told) -> State:
    rules = cribbage.rules
    known = {*told.hand, told.starter, *(piece for _, piece in told.laid)}
    unseen = sorted(
        (piece for piece in cribbage.pieces if piece not in known), key=value, reverse=True
    )
    hands: list[tuple[Piece, ...]] = []
    for seat in range(cribbage.seats):
        if seat == told.seat:
            hands.append(told.kept)
            continue
        laid = tuple(piece for by, piece in told.laid if by == seat)
        hands.append((*laid, *(unseen.pop(0) for _ in range(rules.kept - len(laid)))))
    thrown = [
        told.discarded
        if seat == told.seat
        else tuple(unseen.pop() for _ in range(rules.deal.throw))
        for seat in range(cribbage.seats)
    ]
    crib = tuple(unseen.pop() for _ in range(rules.deal.to_crib))
    whole = [(*hand, *throw) for hand, throw in zip(hands, thrown, strict=True)]
    state = _dealt(cribbage, whole, crib, told.owner)
    for seat, pieces in enumerate(thrown):
        state = cribbage.evolve(state, Discarded(Seat(seat), pieces))
    return cribbage.evolve(state, StarterTurned(Seat(1), 0, told.starter))


def _turn_to(cribbage: Cribbage, state: State, turn: Seat, where: str, *, to: Turn) -> State:
    """The state when the turn has come to that seat: whoever cannot lay before says go."""
    while isinstance(state, Pegging):
        (seat,) = cribbage.awaiting(state)
        stuck = Go() in cribbage.actions(state, seat)
        if seat == turn and not (stuck and to == "lay"):
            return state
        if not stuck:
            whose = f"{_named(seat)}'s turn"
            raise Wrong("bad-argument", f"{where}: it is {whose}, who can lay")
        state = _done(cribbage, state, seat, Go(), where)
    raise Wrong("bad-argument", f"{where}: the play is over")


def _done(cribbage: Cribbage, state: State, seat: Seat, action: Action, where: str) -> State:
    try:
        events = cribbage.decide(state, seat, action)
    except IllegalAction as refused:
        raise Wrong("bad-argument", f"{where}: {refused}") from refused
    for event in events:
        state = cribbage.evolve(state, event)
    return state


def _scored(cribbage: Cribbage, state: State, seat: Seat, scores: Scores) -> State:
    """The state with the true scores."""
    sides = len(state.match.scores)
    them = scores.them if isinstance(scores.them, tuple) else (scores.them,) * (sides - 1)
    if len(them) != sides - 1:
        raise Wrong("bad-argument", f"scores.them: needs {sides - 1} scores, not {len(them)}")
    target = cribbage.rules.win.target
    least = DEEPEST if cribbage.rules.auction.payment == "deduct" else 0
    for name, score in (("me", scores.me), *(("them", each) for each in them)):
        if not least <= score < target:
            wrong = f"scores.{name}: {score} is not from {least} to {target - 1}"
            raise Wrong("bad-argument", wrong)
    by_side = [0] * sides
    own = cribbage.side(seat)
    for step, score in enumerate((scores.me, *them)):
        by_side[(own + step) % sides] = score
    match = replace(state.match, scores=tuple(by_side), before=tuple(by_side))
    return replace(state, match=match)
