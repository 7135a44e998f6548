"""What a seat knows of a deal, for the kernels: all from its observation, nothing remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import NUMBER_OF, DealArrays, Integers, bits
from pegout.analysis.bingo.search import View
from pegout.bots.bingo.levels import Memory
from pegout.bots.bingo.view import as_tiles, number_held, own_hand, own_seat, unseen
from pegout.engine import Seat
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.sight import Observation
from pegout.pieces import Piece, Tile

NONE: Final = -1


class Trick(NamedTuple):
    leader: Seat
    winner: Seat
    led: int
    reply: int
    """Both tiles by number."""


def view_of(rules: DealArrays, observation: Observation, memory: Memory) -> View:
    """What the seat whose turn it is knows."""
    me = own_seat(observation)
    other = opponent(me)
    assert observation.dealer is not None
    tricks = played(rules, observation)
    number = rules.each - len(own_hand(observation)) if observation.closer is not None else 0
    late = tricks[len(tricks) - number :]
    hidden = bits(unseen(observation))
    barred = 0
    if memory == "all":
        barred = _cannot_hold(rules, observation, me, late)
    else:
        hidden |= sum(1 << trick.led | 1 << trick.reply for trick in tricks)
    return View(
        state=_state(rules, observation, me, late),
        seat=int(me),
        unseen=hidden,
        barred=barred,
        held=number_held(observation, other),
        first_leader=int(opponent(observation.dealer)),
    )


def played(rules: DealArrays, observation: Observation) -> list[Trick]:
    """The tricks of the deal in their order, from both piles.

    Whoever leads has taken the trick before; who led to that one has taken the one before it.
    """
    assert observation.leader is not None
    piles = [[NUMBER_OF[tile] for tile in as_tiles(pile)] for pile in observation.taken]
    winner, tricks = observation.leader, list[Trick]()
    while piles[winner]:
        reply, led = piles[winner].pop(), piles[winner].pop()
        taken = rules.taken_by[observation.trump, led] >> reply & 1
        leader = opponent(winner) if taken else winner
        tricks.append(Trick(leader, winner, led, reply))
        winner = leader
    return tricks[::-1]


def _cannot_hold(
    rules: DealArrays, observation: Observation, me: Seat, late: Sequence[Trick]
) -> int:
    """Tiles that the other would have had to show or to reply with, as bits."""
    barred = 0
    if observation.declared and observation.leader != me:  # bingo 6.1: all of them are shown
        barred |= rules.doubles
    trump = observation.trump
    for trick in late:
        if trick.leader == me:
            wanted = (*rules.asked[trump, trick.led], rules.masters[trump])  # bingo 7
            for tiles in map(int, wanted):
                if tiles >> trick.reply & 1:
                    break
                barred |= tiles
    return barred


def _state(
    rules: DealArrays, observation: Observation, me: Seat, late: Sequence[Trick]
) -> Integers:
    """The row of `deal`, without the tiles that nobody has seen."""
    state, other = np.zeros(deal.FIELDS, np.int64), opponent(me)
    gone = observation.drawing == "gone"
    assert observation.leader is not None
    assert observation.trump is not None
    state[deal.HAND + me] = bits(own_hand(observation))
    state[deal.HAND + other] = bits(as_tiles(observation.known[other]))
    state[deal.SMALL : deal.SMALL + 2] = observation.small
    state[deal.TRICKS : deal.TRICKS + 2] = observation.tricks
    state[deal.SINCE : deal.SINCE + 2] = [sum(t.winner == seat for t in late) for seat in (0, 1)]
    state[deal.LARGE : deal.LARGE + 2] = observation.large
    state[deal.LEADER] = observation.leader
    state[deal.CLOSER] = NONE if observation.closer is None else observation.closer
    state[deal.LED] = _number(observation.led)
    state[deal.DECLARED] = bits(as_tiles(observation.declared))
    state[deal.DRAWN] = rules.face_down + 1 - gone - observation.stock
    state[deal.TURNED] = NONE if gone else _number(observation.turned)
    state[deal.TRUMP] = observation.trump
    state[deal.FIRST] = _first(rules, observation)
    state[deal.REWARDED] = NONE
    return state


def _first(rules: DealArrays, observation: Observation) -> int:
    """Who was the first to have enough.

    Where both have it, and play on, who it was changes nothing any more for what is left to do.
    """
    return next((s for s, small in enumerate(observation.small) if small >= rules.enough), NONE)


def _number(piece: Piece | None) -> int:
    return NUMBER_OF[piece] if isinstance(piece, Tile) else NONE
