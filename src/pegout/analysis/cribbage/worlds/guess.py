"""What a seat knows, and the hidden pieces dealt as they may lie, compiled.

Every other seat is dealt what it may hold, discards by the rule (`keeping`), and the hands are
taken if they agree with what was laid and with every go that was said. Where that hardly ever
happens, hands are taken that agree with less: a world is always found, and soon.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.show_arrays import ShowArrays
from pegout.analysis.cribbage.worlds.course import (
    GONE,
    LENGTH,
    NOBODY,
    Standing,
    empty_standing,
    fits,
    lay,
    to_lay,
)
from pegout.analysis.cribbage.worlds.deals import DealArrays
from pegout.analysis.cribbage.worlds.dice import Dice, below, draw
from pegout.analysis.cribbage.worlds.keeping import Keeping, discard
from pegout.analysis.cribbage.worlds.lookahead import (
    Scratch,
    habits,
    likelihood,
    scratch,
    weigh_lays,
)
from pegout.analysis.cribbage.worlds.typical import start_play

HAND_TRIES: Final = 40
"""Deals of one hand before one is taken that the rule would not keep."""
WORLD_TRIES: Final = 8
"""Worlds before one is taken that does not agree with an earlier go."""
HARDLY: Final = 1e-6
"""The weight of such a world: it counts only beside others like it."""
NO_PIECE: Final = -1


class View(NamedTuple):
    """What a seat knows during the play, or when it discards (then nothing is laid)."""

    seat: int
    dealer: int
    owner: int
    """Whose crib it is."""
    starter: int
    """`NO_PIECE` before it is turned."""
    hand: npt.NDArray[np.int8]
    """[kept] in the play, laid or not; [each] before the discard."""
    thrown: npt.NDArray[np.int8]
    """[throw], the own pieces in the crib; empty before the discard."""
    unseen: npt.NDArray[np.int8]
    """[any], pieces that may be with others, in the crib or in the pack."""
    laid: npt.NDArray[np.int8]
    """[seats, kept], in the order laid."""
    lies: npt.NDArray[np.int64]
    """[seats], how many of them."""
    least: npt.NDArray[np.int64]
    """[seats], what each piece still held is worth at least: who has said go in this series holds
    none that is worth less."""
    standing: Standing
    """The play as it stands; only the own hand is held."""
    lying: npt.NDArray[np.int64]
    """[13], pieces of each rank that lie open, the starter among them."""


class World(NamedTuple):
    """Where every piece lies."""

    hands: npt.NDArray[np.int8]
    """[seats, kept]."""
    crib: npt.NDArray[np.int8]
    """[crib], the own throw first."""
    pool: npt.NDArray[np.int8]
    """[unseen]: what is not dealt to anybody stands last."""
    used: npt.NDArray[np.int64]
    """[1], how many of the pool are dealt."""


@njit(cache=True)
def empty_world(play: PlayArrays, deal: DealArrays, view: View) -> World:
    """Room for a world; the own hand and throw are in it where the view has them."""
    world = World(
        np.zeros((len(deal.side), play.kept), np.int8),
        np.zeros(deal.crib, np.int8),
        view.unseen.copy(),
        np.zeros(1, np.int64),
    )
    if len(view.hand) == play.kept:
        world.hands[view.seat] = view.hand
        world.crib[: deal.throw] = view.thrown
    return world


class Room(NamedTuple):
    """Room to deal in."""

    dealt: npt.NDArray[np.int8]
    thrown: npt.NDArray[np.int8]
    kept: npt.NDArray[np.int8]
    points: npt.NDArray[np.int16]
    at: npt.NDArray[np.int64]
    """[seats]."""
    lying: npt.NDArray[np.int64]
    """[13]."""
    standing: Standing
    thinking: Scratch


@njit(cache=True)
def dealing_room(play: PlayArrays, deal: DealArrays) -> Room:
    kept, seats = play.kept, len(deal.side)
    return Room(
        np.zeros(deal.each, np.int8),
        np.zeros(deal.throw, np.int8),
        np.zeros(kept, np.int8),
        np.zeros(len(deal.rank), np.int16),
        np.zeros(seats, np.int64),
        np.zeros(RANKS, np.int64),
        empty_standing(seats, deal.sides, kept),
        scratch(play, seats),
    )


@njit(cache=True)
def guess(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    view: View,
    dice: Dice,
    world: World,
    room: Room,
) -> float:
    """Fill ``world`` but for the own hand and throw. Returns its weight beside other worlds."""
    for _ in range(WORLD_TRIES):
        world.used[0] = _deal(play, show, deal, keep, view, dice, world, room)
        weight = _agreement(play, deal, view, world, room)
        if weight > 0.0:
            return weight
    return HARDLY


@njit(cache=True)
def _deal(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    view: View,
    dice: Dice,
    world: World,
    room: Room,
) -> int:
    """Hands and throws of the other seats, and what is dealt to the crib."""
    # A plain number is compiled for by itself, and then once more for any.
    seats, used, in_crib = len(deal.side), int(np.int64(0)), deal.throw
    first = below(dice, seats)  # no seat has the first choice of pieces in every world
    for step in range(seats):
        seat = (first + step) % seats
        if seat == view.seat:
            continue
        used = _deal_hand(play, show, deal, keep, view, dice, world, room, used, seat)
        for piece in room.thrown:
            world.crib[in_crib] = piece
            in_crib += 1
    draw(dice, world.pool, used, deal.to_crib)
    for i in range(deal.to_crib):
        world.crib[in_crib + i] = world.pool[used + i]
    return used + deal.to_crib


@njit(cache=True)
def _deal_hand(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    view: View,
    dice: Dice,
    world: World,
    room: Room,
    used: int,
    seat: int,
) -> int:
    """A hand that the rule keeps, with what the seat has laid; its throw is left in ``room``."""
    lies = int(view.lies[seat])
    new = deal.each - lies
    own = 1 if deal.side[seat] == deal.side[view.owner] else 0
    for i in range(lies):
        room.dealt[i] = view.laid[seat, i]
    for _ in range(HAND_TRIES):
        draw(dice, world.pool, used, new)
        for i in range(new):
            room.dealt[lies + i] = world.pool[used + i]
        discard(show, deal, keep, room.dealt, own, room.thrown, room.kept, room.points)
        if _may_hold(play, deal, view, room, seat):
            world.hands[seat] = room.kept
            return used + new
    # The rule hardly keeps such a hand: any that fits the last go, the rest thrown.
    _bring_worth(play, deal, world.pool, used, len(room.kept) - lies, view.least[seat])
    for i in range(len(room.kept)):
        world.hands[seat, i] = view.laid[seat, i] if i < lies else world.pool[used + i - lies]
    held = len(room.kept) - lies
    for i in range(len(room.thrown)):
        room.thrown[i] = world.pool[used + held + i]
    return used + new


@njit(cache=True)
def _may_hold(play: PlayArrays, deal: DealArrays, view: View, room: Room, seat: int) -> bool:
    """What was laid is not thrown, and what is held allows the go that was said."""
    for piece in room.thrown:
        for i in range(view.lies[seat]):
            if view.laid[seat, i] == piece:
                return False
    if view.least[seat] == 0:
        return True
    for piece in room.kept:
        if play.values[deal.rank[piece]] < view.least[seat]:
            laid = False
            for i in range(view.lies[seat]):
                laid |= view.laid[seat, i] == piece
            if not laid:
                return False
    return True


@njit(cache=True)
def _bring_worth(
    play: PlayArrays,
    deal: DealArrays,
    pool: npt.NDArray[np.int8],
    used: int,
    number: int,
    least: int,
) -> None:
    """Bring pieces of at least that value to the next places of the pool, while there are any."""
    place = used
    for other in range(used, len(pool)):
        if place == used + number:
            return
        if play.values[deal.rank[pool[other]]] >= least:
            pool[place], pool[other] = pool[other], pool[place]
            place += 1


@njit(cache=True)
def _agreement(play: PlayArrays, deal: DealArrays, view: View, world: World, room: Room) -> float:
    """How likely the play goes as it went if these are the hands.

    0 where it cannot: somebody laid who had to say go, or the other way about.
    """
    seats, laid = len(view.lies), 0
    standing, habit, lying = room.standing, habits(deal), room.lying
    for seat in range(seats):
        laid += view.lies[seat]
        room.at[seat] = 0
    if laid == 0:
        return 1.0
    start_play(deal, standing, world.hands, view.dealer, view.starter, lying)
    standing.scores[:] = -(1 << 20)  # nobody wins on the way
    likely = 1.0
    for _ in range(laid):
        seat = to_lay(play, deal, standing)
        if seat == NOBODY or room.at[seat] == view.lies[seat]:
            return 0.0
        rank = deal.rank[view.laid[seat, room.at[seat]]]
        if not fits(play, standing, rank):
            return 0.0
        if seat != view.seat:
            weigh_lays(play, deal, habit, standing, seat, lying, room.thinking)
            likely *= likelihood(room.thinking, rank)
        lay(play, deal, standing, seat, rank)
        lying[rank] += 1
        room.at[seat] += 1
    numbers = standing.at
    agrees = (
        to_lay(play, deal, standing) == view.seat
        and numbers[LENGTH] == view.standing.at[LENGTH]
        and numbers[GONE] == view.standing.at[GONE]
    )
    return likely if agrees else 0.0
