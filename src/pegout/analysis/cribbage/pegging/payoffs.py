"""What the leaves of the public tree are worth, compiled: the play worked out to its end."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.pegging.course import (
    GO,
    LONGEST,
    Standing,
    first_unfit,
    fits,
    gone,
    laid,
)
from pegout.analysis.cribbage.pegging.domains import LARGEST, Domains
from pegout.analysis.cribbage.pegging.tree import (
    Courses,
    PublicTree,
    ones,
    standing_at,
)
from pegout.analysis.cribbage.play_kernel import laid_points

_ORDERS: Final = np.array(
    [
        (*order, *range(pieces, LARGEST))
        for pieces in range(LARGEST + 1)
        for order in permutations(range(pieces))
    ],
    np.int64,
)
"""Every order of 0, 1, ... 4 pieces; the places behind them are empty."""
_ORDERS_OF: Final = (0, 1, 2, 4, 10, 34)
"""The first order of so many pieces."""


@njit(cache=True)
def played_out(
    play: PlayArrays,
    start: Standing,
    series: npt.NDArray[np.int8],
    pone: npt.NDArray[np.int8],
    dealer: npt.NDArray[np.int8],
    order: npt.NDArray[np.int64],
    ahead: npt.NDArray[np.int8],
) -> int:
    """The margin at the end of the play, where each lays in this order what fits.

    ``pone`` and ``dealer`` are the ranks that each still holds, ``order`` their places. ``ahead``
    [16] is room for a series.
    """
    now = start
    ahead[: now.length] = series[: now.length]
    pone_out, dealer_out = 0, 0
    while now.over == 0:
        who = now.actor
        hand, out = (dealer, dealer_out) if who else (pone, pone_out)
        held = (now.dealer if who else now.pone) + ones(out)
        chosen = -1
        for at in range(held):
            place = order[at]
            if not out >> place & 1 and fits(play, now, hand[place]):
                chosen = place
                break
        if chosen < 0:
            now = gone(play, now)
        else:
            if who:
                dealer_out |= 1 << chosen
            else:
                pone_out |= 1 << chosen
            now = laid(play, now, ahead, hand[chosen])
    return now.margin


@njit(cache=True)
def best_order(
    play: PlayArrays,
    now: Standing,
    series: npt.NDArray[np.int8],
    pone: npt.NDArray[np.int8],
    dealer: npt.NDArray[np.int8],
    sense: int,
) -> tuple[int, int]:
    """The margin where only one of them holds pieces, and the number of the order he lays in.

    He lays as is best for him; of orders that are worth the same, the first. ``sense`` is 1 where
    points are good for who scores them, -1 where they are bad.
    """
    pieces, ahead = max(now.pone, now.dealer), series.copy()
    sign = sense if now.pone else -sense
    best, chosen = 0, -1
    for number in range(_ORDERS_OF[pieces], _ORDERS_OF[pieces + 1]):
        margin = played_out(play, now, series, pone, dealer, _ORDERS[number], ahead)
        if chosen < 0 or sign * margin > sign * best:
            best, chosen = margin, number
    return best, chosen


@njit(cache=True)
def lone_lay(
    play: PlayArrays,
    now: Standing,
    series: npt.NDArray[np.int8],
    hand: npt.NDArray[np.int8],
    sense: int,
) -> int:
    """What the actor lays when the other has nothing left, or `GO`; ``hand`` are his ranks."""
    _, number = best_order(play, now, series, hand, hand, sense)
    held = now.dealer if now.actor else now.pone
    for at in _ORDERS[number, :held]:
        if fits(play, now, hand[at]):
            return int(hand[at])
    return GO


@njit(cache=True)
def leaf_domains(tree: PublicTree, node: int, act: int) -> tuple[int, int, int, int]:
    """Pieces that the pone and the dealer hold at a leaf, and the lowest rank of each."""
    who = int(tree.actor[node])
    pone, dealer = int(tree.held[node, 0]), int(tree.held[node, 1])
    pone_low, dealer_low = int(tree.low[node, 0]), int(tree.low[node, 1])
    if act == GO:
        bound = int(tree.unfit[node])
        if who:
            dealer_low = max(bound, dealer_low)
        else:
            pone_low = max(bound, pone_low)
    else:
        pone -= 1 - who
        dealer -= who
    return pone, dealer, pone_low, dealer_low


@njit(cache=True)
def payoff_places(tree: PublicTree, held_by: Domains) -> npt.NDArray[np.int64]:
    """[nodes + 1], where the payoffs of each node's leaves begin.

    They follow each other in the order of the acts: for each a row for each hand of the pone, a
    column for each hand of the dealer.
    """
    places = np.zeros(len(tree.acts) + 1, np.int64)
    for node in range(len(tree.acts)):
        size = 0
        leaves = int(tree.acts[node]) & ~int(tree.inner[node])
        for act in range(GO + 1):
            if leaves >> act & 1:
                pone, dealer, pone_low, dealer_low = leaf_domains(tree, node, act)
                pones = held_by.size[pone] - held_by.first[pone, pone_low]
                size += pones * (held_by.size[dealer] - held_by.first[dealer, dealer_low])
        places[node + 1] = places[node] + size
    return places


@njit(cache=True, nogil=True)
def price(
    play: PlayArrays,
    sense: int,
    prior: npt.NDArray[np.float32],
    tree: PublicTree,
    courses: Courses,
    numbers: HandNumbers,
    held_by: Domains,
    places: npt.NDArray[np.int64],
    first: int,
    last: int,
    payoffs: npt.NDArray[np.float32],
) -> None:
    """Fill in what the leaves of the nodes ``first`` to ``last`` are worth to the pone.

    Each payoff is what the play has brought him more than the dealer, times the prior of the two
    kept hands; ``sense`` is -1 where points are bad.
    """
    starts = np.array(STARTS)
    ahead, worths = np.zeros(LONGEST, np.int8), np.zeros((RANKS, RANKS), np.int64)
    for node in range(first, last):
        at = places[node]
        leaves = int(tree.acts[node]) & ~int(tree.inner[node])
        before = standing_at(courses.standing, node)
        for act in range(GO + 1):
            if not leaves >> act & 1:
                continue
            series = courses.series[node].copy()
            out = courses.laid[node].astype(np.int64)
            if act == GO:
                now = gone(play, before)
            else:
                now = laid(play, before, series, act)
                out[before.actor] = numbers.more[out[before.actor], act]
            pone, dealer, pone_low, dealer_low = leaf_domains(tree, node, act)
            pone_from = starts[pone] + held_by.first[pone, pone_low]
            dealer_from = starts[dealer] + held_by.first[dealer, dealer_low]
            dealers = np.zeros(starts[dealer + 1] - dealer_from, np.int64)
            for i in range(len(dealers)):
                dealers[i] = _kept(numbers, out[1], dealer_from + i) - starts[play.kept]
            if pone == 1 and dealer == 1 and not now.over:
                two_left(play, now, series, worths, ahead)
            for hand in range(pone_from, starts[pone + 1]):
                kept = _kept(numbers, out[0], hand) - starts[play.kept]
                mine = numbers.ranks[hand]
                for i in range(len(dealers)):
                    worth = now.margin
                    if not now.over:
                        other = numbers.ranks[dealer_from + i]
                        if min(pone, dealer) == 0:
                            worth, _ = best_order(play, now, series, mine, other, sense)
                        else:
                            worth = worths[mine[0], other[0]]
                    payoffs[at] = np.float32(sense * worth) * prior[kept, dealers[i]]
                    at += 1


@njit(cache=True)
def two_left(
    play: PlayArrays,
    start: Standing,
    series: npt.NDArray[np.int8],
    worths: npt.NDArray[np.int64],
    ahead: npt.NDArray[np.int8],
) -> None:
    """Fill ``worths`` [13, 13] with the margin at the end where each holds one piece.

    The ranks that the actor can lay are settled, then the other answers those that he cannot.
    ``ahead`` [16] is room for a series. Its twin: `played_out`.
    """
    now = start
    waiting = np.full(2, (1 << RANKS) - 1)
    worth = np.zeros(RANKS, np.int64)
    while True:
        who, unfit = now.actor, first_unfit(play, now)
        for rank in range(unfit):
            if waiting[who] >> rank & 1:
                ahead[: now.length] = series[: now.length]
                _one_left(play, laid(play, now, ahead, rank), ahead, worth)
                for other in range(RANKS):
                    if waiting[1 - who] >> other & 1:
                        if who:
                            worths[other, rank] = worth[other]
                        else:
                            worths[rank, other] = worth[other]
        waiting[who] &= -1 << unfit
        if waiting[who] == 0:
            break
        now = gone(play, now)
        if now.over:
            for pone in range(RANKS):
                for dealer in range(RANKS):
                    if waiting[0] >> pone & waiting[1] >> dealer & 1:
                        worths[pone, dealer] = now.margin
            break


@njit(cache=True)
def _one_left(
    play: PlayArrays,
    start: Standing,
    series: npt.NDArray[np.int8],
    worth: npt.NDArray[np.int64],
) -> None:
    """The margin at the end for each rank that the last piece may have."""
    now, settled = start, 0
    sign = 1 if now.pone else -1
    if now.over:
        worth[:] = now.margin
        return
    while settled < RANKS:
        unfit = first_unfit(play, now)
        for rank in range(settled, unfit):
            points = laid_points(play, series, now.length, now.count, rank)
            reached = now.count + play.values[rank] == play.limit
            points += play.limit_points if reached else play.last_points
            worth[rank] = now.margin + sign * points
        settled = max(settled, unfit)
        if settled < RANKS:
            now = gone(play, now)
            if now.over:
                worth[settled:] = now.margin
                break


@njit(cache=True)
def _kept(numbers: HandNumbers, laid_place: int, hand_place: int) -> int:
    """The place of the hand that was kept: what has been laid of it and what is left."""
    place = laid_place
    for rank in numbers.ranks[hand_place]:
        if rank < 0:
            break
        place = int(numbers.more[place, rank])
    return place
