"""The rest of the play, walked through exactly: my hand, and every hand that the other may hold.

The other lays by the blueprint; I lay what is best against that, seeing what a player may see. The
worth of an end is asked of a grid (`worth`), so that points before the end of the game count for
what they win.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.history import shares_of, weights_at
from pegout.analysis.cribbage.champion.room import FIELDS, Room
from pegout.analysis.cribbage.champion.stake import Stake, worth_at_end
from pegout.analysis.cribbage.champion.steps import alone, one_left, stepped
from pegout.analysis.cribbage.champion.worth import DEALER
from pegout.analysis.cribbage.hand_numbers import HandNumbers
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import GO, Standing, first_unfit
from pegout.analysis.cribbage.pegging.tree import END, PublicTree, advance, standing_at

TOO_RARE: Final = np.float32(0.01)
"""Lays that the other makes more seldom are passed over."""


@njit(cache=True)
def walk(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    stake: Stake,
    work: Room,
    start: Standing,
    series: npt.NDArray[np.int8],
    node: int,
    hand: int,
    scores: tuple[int, int],
    number: int,
    worth: npt.NDArray[np.float64],
) -> bool:
    """Fill ``worth`` [13] with what laying each rank is worth, where I can; nan elsewhere.

    I act at ``start``, holding ``hand``; the first ``number`` of ``work.holdings`` are what the
    other may hold. Worth is the chance of winning. False where the room does not do.
    """
    # A plain number is compiled for by itself, and then once more for any.
    nodes, used, at = int(np.int64(1)), int(np.int64(number)), int(np.int64(0))
    _put(work, at, start, series, node, hand, scores)
    work.first[0], work.size[0], work.parent[0], work.act[0] = 0, number, -1, GO
    role, target = stake.role, stake.grid.shape[0] - 1
    while at < nodes:
        now = standing_at(work.standing, at)
        reached = max(work.scores[at, 0], work.scores[at, 1]) >= target
        if reached or now.over or (at > 0 and _settled(now, role)):
            work.mine[at] = -1
            work.value[at] = _finished(play, numbers, stake, work, now, at)
        elif now.actor == role:
            work.mine[at] = 1
            work.value[at] = -np.inf
            nodes = _own(play, numbers, blueprint.tree, work, now, at, nodes, role)
        else:
            work.mine[at] = 0
            work.value[at] = 0.0
            nodes, used = _others(play, numbers, blueprint, work, now, at, nodes, used, role)
        if nodes < 0:
            return False
        at += 1
    return _gather(work, nodes, number, worth)


@njit(cache=True, forceinline=True)
def _gather(work: Room, nodes: int, number: int, worth: npt.NDArray[np.float64]) -> bool:
    """Values from the ends up."""
    weight = 0.0
    for i in range(number):
        weight += work.holdings.weight[i]
    worth[:] = np.nan
    for at in range(nodes - 1, 0, -1):
        above, value = work.parent[at], work.value[at]
        if above == 0:
            # Certainty is 1: grids and weights are rounded, and rounded up they would be more.
            worth[work.act[at]] = min(1.0, max(0.0, value / weight))
            work.gained[work.act[at]] = work.scores[at, 0] - work.scores[0, 0]
        if work.mine[above] == 1:
            work.value[above] = max(work.value[above], value)
        else:
            work.value[above] += value
    return weight > 0


@njit(cache=True, forceinline=True)
def _put(
    work: Room,
    at: int,
    now: Standing,
    series: npt.NDArray[np.int8],
    node: int,
    hand: int,
    scores: tuple[int, int],
) -> None:
    for field in range(FIELDS):
        work.standing[at, field] = now[field]
    for i in range(now.length):
        work.series[at, i] = series[i]
    work.node[at] = node
    work.hand[at] = hand
    work.scores[at, 0], work.scores[at, 1] = scores


@njit(cache=True, forceinline=True)
def _below(
    play: PlayArrays,
    tree: PublicTree,
    work: Room,
    now: Standing,
    at: int,
    nodes: int,
    act: int,
    role: int,
    hand: int,
) -> int:
    """A new node after an act; the number of nodes, or -1 where there is no room."""
    if nodes >= len(work.node):
        return -1
    series = work.series[nodes]
    for i in range(now.length):
        series[i] = work.series[at, i]
    before = int(work.scores[at, 0]), int(work.scores[at, 1])
    then, scores = stepped(play, now, series, act, before, role)
    node = int(np.int64(END))
    if work.node[at] != END:
        node = int(np.int64(advance(tree, int(np.int64(work.node[at])), act)))
    _put(work, nodes, then, series, node, hand, scores)
    work.parent[nodes] = at
    work.act[nodes] = act
    return nodes + 1


@njit(cache=True, forceinline=True)
def _own(
    play: PlayArrays,
    numbers: HandNumbers,
    tree: PublicTree,
    work: Room,
    now: Standing,
    at: int,
    nodes: int,
    role: int,
) -> int:
    """A node for each rank that I can lay: the same holdings come to all."""
    hand, unfit = int(np.int64(work.hand[at])), first_unfit(play, now)
    before = nodes
    for i in range(5):
        rank = int(np.int64(numbers.ranks[hand, i]))
        if rank < 0 or rank >= unfit or (i > 0 and numbers.ranks[hand, i - 1] == rank):
            continue
        left = int(np.int64(numbers.less[hand, rank]))
        nodes = _below(play, tree, work, now, at, nodes, rank, role, left)
        if nodes < 0:
            return -1
    if nodes == before:
        nodes = _below(play, tree, work, now, at, nodes, int(np.int64(GO)), role, hand)
        if nodes < 0:
            return -1
    for each in range(before, nodes):
        work.first[each], work.size[each] = work.first[at], work.size[at]
    return nodes


@njit(cache=True, forceinline=True)
def _others(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    work: Room,
    now: Standing,
    at: int,
    nodes: int,
    used: int,
    role: int,
) -> tuple[int, int]:
    """A node for each act of the other, with the holdings that come there."""
    unfit = first_unfit(play, now)
    first, size = int(work.first[at]), int(work.size[at])
    below, counts, shares = work.below, work.counts, work.shares
    counts[:] = 0
    held = now.pone if role == DEALER else now.dealer
    weights = weights_at(blueprint, numbers, int(np.int64(work.node[at])), held)
    if used + size * 5 > len(work.holdings.weight):
        return -1, used
    done = int(np.int64(0))
    for i in range(first, first + size):
        hand = int(np.int64(work.holdings.left[i]))
        fitting = shares_of(blueprint, numbers, weights, unfit, hand, shares)
        if fitting == 0:
            done = _do(work, counts, done, int(np.int64(GO)), i, hand, 1.0)
        else:
            for k in range(5):
                if shares[k] > TOO_RARE:
                    rank = int(np.int64(numbers.ranks[hand, k]))
                    left = int(np.int64(numbers.less[hand, rank]))
                    done = _do(work, counts, done, rank, i, left, float(shares[k]))
    for act in range(GO + 1):
        if counts[act]:
            below[act] = nodes
            nodes = _below(
                play, blueprint.tree, work, now, at, nodes, act, role, int(np.int64(work.hand[at]))
            )
            if nodes < 0:
                return -1, used
            work.first[below[act]], work.size[below[act]] = used, counts[act]
            used += counts[act]
            counts[act] = int(work.first[below[act]])  # from now on: where the next is written
    for i in range(done):
        to, come = counts[work.acts[i]], work.of[i]
        counts[work.acts[i]] += 1
        work.holdings.kept[to] = work.holdings.kept[come]
        work.holdings.left[to] = work.left[i]
        work.holdings.weight[to] = work.holdings.weight[come] * work.weight[i]
    return nodes, used


@njit(cache=True, forceinline=True)
def _do(
    work: Room,
    counts: npt.NDArray[np.int64],
    done: int,
    act: int,
    of: int,
    left: int,
    share: float,
) -> int:
    """Note what one of the holdings does; how many are noted."""
    work.acts[done] = act
    work.of[done] = of
    work.left[done] = left
    work.weight[done] = share
    counts[act] += 1
    return done + 1


@njit(cache=True, forceinline=True)
def _settled(now: Standing, role: int) -> bool:
    """Nobody has a choice any more, but for the other who lays all that he has left alone."""
    mine, theirs = (now.dealer, now.pone) if role == DEALER else (now.pone, now.dealer)
    return bool(mine == 0 or (mine == 1 and theirs <= 1))


@njit(cache=True, forceinline=True)
def _finished(
    play: PlayArrays, numbers: HandNumbers, stake: Stake, work: Room, now: Standing, at: int
) -> float:
    """What a node is worth where nobody has a choice: each of the holdings is played out."""
    target, role = stake.grid.shape[0] - 1, stake.role
    first, size = int(work.first[at]), int(work.size[at])
    theirs = now.pone if role == DEALER else now.dealer
    before = int(work.scores[at, 0]), int(work.scores[at, 1])
    mine, total, series = int(numbers.ranks[work.hand[at], 0]), 0.0, work.series[at]
    ends = now.over or max(before[0], before[1]) >= target
    for i in range(first, first + size):
        hand, scores = int(work.holdings.left[i]), before
        if theirs > 1 and not ends:
            scores = alone(
                play, numbers, now, series, hand, before, role, stake.sense, target, work.ahead
            )
        elif not ends:
            rank = int(numbers.ranks[hand, 0])
            scores = one_left(play, now, series, mine, rank, before, role, target, work.ahead)
        shown = stake.shows[work.holdings.kept[i]]
        worth = worth_at_end(stake, scores, float(stake.own_show), float(shown))
        total += work.holdings.weight[i] * worth
    return total
