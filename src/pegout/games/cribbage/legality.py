"""What may be done now. The list, the check and the reason come from here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from pegout.engine import CHANCE, IllegalAction, Seat
from pegout.games.cribbage.moves import Action, Cut, Deal, Discard, Go, Lay, Stop
from pegout.games.cribbage.phases import (
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    Finished,
    Pegging,
    Showing,
    State,
)
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import value
from pegout.games.cribbage.turns import after, can_lay, fits, to_act
from pegout.pieces import SETS


def awaiting(rules: CribbageRules, state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    match state:
        case CuttingForDeal():
            done = {seat for seat, _, _ in state.cuts}
            return tuple(seat for seat in state.among if seat not in done)
        case Dealing():
            return (CHANCE,)
        case Discarding():
            return tuple(Seat(s) for s, thrown in enumerate(state.thrown) if thrown is None)
        case Cutting():
            return (after(state.match.dealer, rules.seats),)  # six-card 4.1: the pone cuts
        case Pegging():
            seat = to_act(state, rules.play.limit)
            return () if seat is None else (seat,)
        case Showing() | Finished():
            return ()
        case _:
            assert_never(state)


def wishes(rules: CribbageRules, state: State, seat: Seat) -> Iterator[Action]:
    """Everything this seat might think of doing now, allowed or not."""
    match state:
        case Dealing():
            yield Deal()
        case CuttingForDeal():
            yield from (Cut(at) for at in range(len(SETS[rules.pieces])))
        case Cutting():
            yield from (Cut(at) for at in range(len(SETS[rules.pieces]) - rules.dealt))
        case Discarding():
            yield from (Discard(each) for each in combinations(state.hands[seat], rules.deal.throw))
        case Pegging():
            yield from (Lay(piece) for piece in state.held[seat])
            yield Go()
            if not rules.play.forced_continue:
                yield Stop()
        case Showing() | Finished():
            return
        case _:
            assert_never(state)


def refusal(rules: CribbageRules, state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why this seat may not do this now; ``None`` where it may."""
    if isinstance(state, Finished):
        return IllegalAction("game-over")
    if seat not in awaiting(rules, state):
        return IllegalAction("not-your-turn")
    match state, action:
        case Dealing(), Deal():
            return None
        case CuttingForDeal(), Cut():
            return _cut_for_deal(rules, state, action)
        case Cutting(), Cut():
            return _place(action, len(SETS[rules.pieces]) - rules.dealt)
        case Discarding(), Discard():
            return _discard(rules, state, seat, action)
        case Pegging(), Lay():
            return _lay(rules, state, seat, action)
        case Pegging(), Go():
            if not can_lay(state, seat, rules.play.limit):
                return None
            return IllegalAction("can-lay", count=state.count, limit=rules.play.limit)
        case Pegging(), Stop():
            return _stop(rules, state, seat)
        case _:
            return IllegalAction("not-now")


def _place(action: Cut, places: int) -> IllegalAction | None:
    if 0 <= action.at < places:
        return None
    return IllegalAction("no-such-place", at=action.at, most=places - 1)


def _cut_for_deal(rules: CribbageRules, state: CuttingForDeal, action: Cut) -> IllegalAction | None:
    if any(action.at == at for _, at, _ in state.cuts):
        return IllegalAction("place-taken", at=action.at)
    return _place(action, len(SETS[rules.pieces]))


def _discard(
    rules: CribbageRules, state: Discarding, seat: Seat, action: Discard
) -> IllegalAction | None:
    if len(action.pieces) != rules.deal.throw:
        return IllegalAction("wrong-number", needed=rules.deal.throw, given=len(action.pieces))
    for place, piece in enumerate(action.pieces):
        if piece in action.pieces[:place]:
            return IllegalAction("same-piece-twice", piece=piece.code)
        if piece not in state.hands[seat]:
            return IllegalAction("not-in-hand", piece=piece.code)
    return None


def _lay(rules: CribbageRules, state: Pegging, seat: Seat, action: Lay) -> IllegalAction | None:
    if action.piece not in state.held[seat]:
        return IllegalAction("not-in-hand", piece=action.piece.code)
    if not fits(action.piece, state.count, rules.play.limit):
        would_be = state.count + value(action.piece)
        return IllegalAction("over-the-limit", count=would_be, limit=rules.play.limit)
    return None


def _stop(rules: CribbageRules, state: Pegging, seat: Seat) -> IllegalAction | None:
    """The last layer may stop once the other has said go (six-card 9.14, 9.15)."""
    if rules.play.forced_continue or not state.said_go or state.series[-1][0] != seat:
        return IllegalAction("not-now")
    return None
