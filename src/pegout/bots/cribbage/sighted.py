"""What a seat of two may know, as the record that compiled players decide from."""

from __future__ import annotations

from collections import deque

import numpy as np

from pegout.analysis.cribbage.discard_arrays import DEALER, PONE
from pegout.analysis.cribbage.lowered import PlayArrays, lower_play
from pegout.analysis.cribbage.pegging.course import (
    GO,
    LONGEST,
    Standing,
    fits,
    gone,
    laid,
    opening,
)
from pegout.analysis.cribbage.simulation.deal import GO as SAID
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.sight import SIGHT, Sight
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import number, own_seat, seen
from pegout.engine import Seat
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS, value
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece


def sight_of(rules: CribbageRules, observation: Observation) -> Sight:
    """The record of a seat that is to discard or to lay. The kernels of two seats fit the rules."""
    pieces, seat = SETS[rules.pieces], own_seat(observation)
    stakes = Stakes.of(rules, observation)
    sight: Sight = blank(SIGHT)
    sight.role = DEALER if observation.dealer == seat else PONE
    sight.own = stakes.scores[stakes.side]
    sight.other = stakes.scores[1 - stakes.side]
    hand, mine = seen(observation.hands[seat]), observation.laid[seat]
    thrown = seen(observation.thrown[seat])
    dealt = sorted(pieces.index(piece) for piece in (*hand, *mine, *thrown))
    sight.dealt[: len(dealt)] = dealt
    if observation.starter is None:
        return sight
    kept = sorted((*hand, *mine), key=pieces.index)
    lowest = min(TRAITS[piece].kind for piece in pieces)
    for place, piece in enumerate(kept):
        sight.kept[place] = pieces.index(piece)
        sight.ranks[place] = TRAITS[piece].kind - lowest
        sight.worth |= np.uint64(value(piece) << 8 * place)
        sight.held |= (piece in hand) << place
        fit = observation.count + value(piece) <= rules.play.limit
        sight.fits |= (piece in hand and fit) << place
    sight.thrown[: len(thrown)] = [pieces.index(piece) for piece in thrown]
    sight.starter = pieces.index(observation.starter)
    _see_series(observation, sight, lowest)
    for place, (role, laid_now) in enumerate(_course(rules, observation, sight.role)):
        sight.layers[place] = role
        sight.laid[place] = SAID if laid_now is None else pieces.index(laid_now)
        sight.acts = place + 1
    return sight


def _see_series(observation: Observation, sight: Sight, lowest: int) -> None:
    for place, piece in enumerate(observation.series):
        sight.series[place] = TRAITS[piece].kind - lowest
    sight.length, sight.count = len(observation.series), observation.count
    sight.last = _role(observation, observation.layers[-1]) if observation.layers else -1
    for seat in observation.said_go:
        sight.said_go |= 1 << _role(observation, seat)
    for who, hand in enumerate(observation.hands):
        sight.holds[_role(observation, Seat(who))] = number(hand)


def _role(observation: Observation, seat: Seat) -> int:
    return DEALER if observation.dealer == seat else PONE


def _course(
    rules: CribbageRules, observation: Observation, own: int
) -> list[tuple[int, Piece | None]]:
    """By whom what was laid, in order; no piece where somebody could not.

    Who laid what is told by seat. The order follows, for who can lay has to: the next piece of a
    seat was laid when its turn came and the piece fitted.
    """
    play, pieces = lower_play(rules), SETS[rules.pieces]
    lowest = min(TRAITS[piece].kind for piece in pieces)
    to_come = [deque[Piece](), deque[Piece]()]
    for seat, laid_by in enumerate(observation.laid):
        to_come[_role(observation, Seat(seat))].extend(laid_by)
    now, series = opening(play), np.zeros(LONGEST, np.int8)
    found: list[tuple[int, Piece | None]] = []
    while any(to_come) or now.actor != own or not _can_lay(play, now, observation):
        mine = to_come[now.actor]
        rank = TRAITS[mine[0]].kind - lowest if mine else GO
        if rank != GO and fits(play, now, rank):
            found.append((now.actor, mine.popleft()))
            now = laid(play, now, series, rank)
        else:
            if now.actor != now.last:  # else the series ends without a word
                found.append((now.actor, None))
            now = gone(play, now)
    return found


def _can_lay(play: PlayArrays, now: Standing, observation: Observation) -> bool:
    """The seat holds something that fits."""
    hand = seen(observation.hands[own_seat(observation)])
    return any(now.count + value(piece) <= play.limit for piece in hand)
