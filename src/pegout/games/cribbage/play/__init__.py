"""The course of a match: what follows from an action, and the state after each event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pegout.engine import Draw, Seat
from pegout.games.cribbage import winning
from pegout.games.cribbage.legality import refusal
from pegout.games.cribbage.moves import Action, Cut, Deal, Event
from pegout.games.cribbage.phases import Cutting, CuttingForDeal, Dealing, Match, State
from pegout.games.cribbage.play.after import evolve
from pegout.games.cribbage.play.course import course, ending
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS, Piece

__all__ = ["decide", "draw", "evolve", "start"]

FIRST: Final = Seat(0)


def start(rules: CribbageRules, dealer: Seat | None) -> State:
    """Before the cut for the deal, or before the first deal where the dealer is given."""
    sides = winning.sides(rules)
    match = Match(
        game=1,
        shuffle=0,
        deal=0,
        first_dealer=FIRST,
        dealer=FIRST,
        owner=FIRST,
        turn=FIRST,
        scores=(0,) * sides,
        before=(0,) * sides,
        won=(0,) * sides,
    )
    if dealer is None:
        return CuttingForDeal(match, tuple(Seat(seat) for seat in range(rules.seats)), ())
    if not 0 <= dealer < rules.seats:
        raise ValueError(f"the dealer is a seat from 0 to {rules.seats - 1}, not {dealer}")
    return Dealing(
        replace(match, deal=1, dealer=dealer, owner=dealer, turn=dealer, first_dealer=dealer)
    )


def draw(rules: CribbageRules, state: State, action: Action) -> Draw | None:
    """Where in the shuffled pack the pieces lie that this action turns or deals."""
    match state, action:
        case Dealing(), Deal():
            places = tuple(range(rules.dealt))
        case CuttingForDeal(), Cut():
            places = (action.at,)
        case Cutting(), Cut():
            places = (rules.dealt + action.at,)
        case _:
            return None
    return Draw(state.match.game, state.match.shuffle, places)


def decide(
    rules: CribbageRules, state: State, seat: Seat, action: Action, drawn: Sequence[Piece]
) -> tuple[Event, ...]:
    """The events that the action leads to, ending at the one that wins."""
    refused = refusal(rules, state, seat, action)
    if refused is not None:
        raise refused
    _check_drawn(rules, state, action, drawn)
    events: list[Event] = []
    following = course(rules, state, seat, action, drawn)
    event = next(following)
    while True:
        events.append(event)
        state = evolve(rules, state, event)
        won_by = winning.winner(rules, state.match.scores)
        if won_by is not None:
            events.extend(ending(rules, state.match))  # six-card 7.2: nothing later is counted
            return tuple(events)
        try:
            event = following.send(state)
        except StopIteration:
            return tuple(events)


def _check_drawn(
    rules: CribbageRules, state: State, action: Action, drawn: Sequence[Piece]
) -> None:
    wanted = draw(rules, state, action)
    number = 0 if wanted is None else len(wanted.places)
    out: set[Piece] = set()
    if isinstance(state, CuttingForDeal):
        out = {piece for _, _, piece in state.cuts}
    elif isinstance(state, Cutting):
        out = {piece for hand in (*state.layout.hands, state.layout.crib) for piece in hand}
    if len(drawn) != number:
        raise ValueError(f"chance draws {number} pieces here, not {len(drawn)}")
    if len(set(drawn)) != number:
        raise ValueError("chance cannot draw a piece twice")
    for piece in drawn:
        if piece not in SETS[rules.pieces] or piece in out:
            raise ValueError(f"chance cannot draw {piece.code} here")
