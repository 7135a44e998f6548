"""What deals bring among players who discard by the rule and lay by one look ahead, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.show_arrays import CRIB, HAND, ShowArrays
from pegout.analysis.cribbage.show_kernel import show_points
from pegout.analysis.cribbage.worlds.course import (
    COUNT,
    GONE,
    LAST,
    LENGTH,
    NEXT,
    NOBODY,
    Standing,
    award,
    empty_standing,
    end_series,
    lay,
    to_lay,
)
from pegout.analysis.cribbage.worlds.deals import DealArrays
from pegout.analysis.cribbage.worlds.dice import Dice, draw
from pegout.analysis.cribbage.worlds.keeping import (
    Keeping,
    discard,
    split,
    thrown_number,
)
from pegout.analysis.cribbage.worlds.lookahead import (
    STOP,
    Habits,
    Scratch,
    best_lay,
    habits,
    scratch,
)

BINS: Final = 64
"""Points that are told apart in one part of a deal; the last bin holds all beyond it."""
FAR: Final = 1 << 20
"""A target that no deal reaches."""


class Tally(NamedTuple):
    """Counts over deals. Seat 0 deals, and its side is side 0."""

    pegging: npt.NDArray[np.int64]
    """[sides, BINS], deals by what a side scored for the starter and in the play."""
    hands: npt.NDArray[np.int64]
    """[seats, BINS], by what a seat's hand was worth."""
    cribs: npt.NDArray[np.int64]
    """[BINS]."""
    thrown: npt.NDArray[np.float64]
    """[2, 2, 2, throws]: cribs that came of every throw that might have been made, and their
    points; by whose the crib was, whether suited, and the number of the throw's ranks."""


def tally(sides: int, seats: int, throws: int) -> Tally:
    """Nothing counted yet."""
    return Tally(
        np.zeros((sides, BINS), np.int64),
        np.zeros((seats, BINS), np.int64),
        np.zeros(BINS, np.int64),
        np.zeros((2, 2, 2, throws), np.float64),
    )


@njit(cache=True)
def start_play(
    deal: DealArrays,
    standing: Standing,
    hands: npt.NDArray[np.int8],
    dealer: int,
    starter: int,
    lying: npt.NDArray[np.int64],
) -> None:
    """The standing before the first lay, the starter turned and scored; scores stay as they are."""
    seats = len(hands)
    standing.held[:] = 0
    lying[:] = 0
    lying[deal.rank[starter]] = 1
    for seat in range(seats):
        standing.left[seat] = hands.shape[1]
        for piece in hands[seat]:
            standing.held[seat, deal.rank[piece]] += 1
    at = standing.at
    at[LENGTH], at[COUNT], at[LAST], at[GONE] = 0, 0, NOBODY, 0
    at[NEXT] = (dealer + 1) % seats
    if deal.starter[starter]:
        scorer = (dealer + deal.starter_to) % seats
        award(deal, standing.scores, deal.side[scorer], deal.starter[starter])


@njit(cache=True)
def play_out(
    play: PlayArrays,
    deal: DealArrays,
    habit: Habits,
    standing: Standing,
    lying: npt.NDArray[np.int64],
    room: Scratch,
) -> None:
    """Everybody lays by one look ahead until the play or the game is over."""
    while True:
        seat = to_lay(play, deal, standing)
        if seat == NOBODY:
            return
        rank = best_lay(play, deal, habit, standing, seat, lying, room)
        if rank == STOP:
            end_series(play, deal, standing)
            return
        lay(play, deal, standing, seat, rank)
        lying[rank] += 1


@njit(cache=True)
def count_deals(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    dice: Dice,
    deals: int,
    counted: Tally,
) -> None:
    """Play so many deals and add what they brought to ``counted``."""
    seats, kept = len(deal.side), play.kept
    pieces = np.arange(len(deal.rank)).astype(np.int8)
    hands = np.zeros((seats, kept), np.int8)
    thrown = np.zeros((seats, deal.throw), np.int8)
    crib, other = np.zeros(deal.crib, np.int8), np.zeros(deal.crib, np.int8)
    instead, rest = np.zeros(deal.throw, np.int8), np.zeros(kept, np.int8)
    points = np.zeros(len(pieces), np.int16)
    standing, room = empty_standing(seats, deal.sides, kept), scratch(play, seats)
    lying = np.zeros(RANKS, np.int64)
    dealt, habit = seats * deal.each, habits(deal)
    for _ in range(deals):
        draw(dice, pieces, 0, dealt + deal.to_crib + 1)
        starter = pieces[dealt + deal.to_crib]
        for seat in range(seats):
            own = int(deal.side[seat] == deal.side[0])
            hand = pieces[seat * deal.each : (seat + 1) * deal.each]
            discard(show, deal, keep, hand, own, thrown[seat], hands[seat], points)
            crib[seat * deal.throw : (seat + 1) * deal.throw] = thrown[seat]
        crib[seats * deal.throw :] = pieces[dealt : dealt + deal.to_crib]
        counted.cribs[min(BINS - 1, show_points(show, crib, starter, CRIB))] += 1
        for seat in range(seats):
            own = int(deal.side[seat] == deal.side[0])
            hand = pieces[seat * deal.each : (seat + 1) * deal.each]
            other[:] = crib
            for number in range(len(keep.splits)):
                split(keep, number, hand, instead, rest)
                other[seat * deal.throw : (seat + 1) * deal.throw] = instead
                shared = show.suits[instead[0]]
                for piece in instead:
                    shared &= show.suits[piece]
                suited = 1 if shared and deal.throw > 1 else 0
                sums = counted.thrown[:, own, suited, thrown_number(show, instead)]
                sums[0] += 1
                sums[1] += show_points(show, other, starter, CRIB)
            counted.hands[seat, min(BINS - 1, show_points(show, hands[seat], starter, HAND))] += 1
        standing.scores[:] = 0
        start_play(deal, standing, hands, 0, starter, lying)
        play_out(play, deal, habit, standing, lying, room)
        for side in range(deal.sides):
            counted.pegging[side, min(BINS - 1, standing.scores[side])] += 1
