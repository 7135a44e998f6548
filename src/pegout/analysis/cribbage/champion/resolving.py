"""The last lays solved for the win, where they stand and with what is known by then.

CFR+ on the public tree of `endgame`, as `pegging.solver` does for points, but that the other is
believed to lay by the blueprint with the chance ``trust``, and otherwise as is best against me: a
restricted Nash response, strong against the model and safe against everybody else.

Sources: O. Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014); M. Johanson, M.
Zinkevich, M. Bowling, "Computing Robust Counter-Strategies" (2007).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.endgame import ME, OTHER, OVER, Endgame
from pegout.analysis.cribbage.champion.history import shares_of, weights_at
from pegout.analysis.cribbage.champion.stake import Stake, worth_at_end
from pegout.analysis.cribbage.champion.steps import alone, one_left, stepped
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, first_unfit
from pegout.analysis.cribbage.pegging.tree import standing_at

_STARTS = np.array(STARTS, np.int64)
_SIZES = np.diff(_STARTS)


@njit(cache=True)
def price_ends(
    play: PlayArrays,
    numbers: HandNumbers,
    stake: Stake,
    work: Endgame,
    nodes: int,
    hand: int,
) -> None:
    """Fill the cells of all ends: the chance that I win, times how likely the pair is.

    ``hand`` is the place of what I hold at the root: its show is known. What my other hands would
    show is rounded: it matters to the other's beliefs alone.
    """
    target, role = stake.grid.shape[0] - 1, stake.role
    room = np.zeros((2, LONGEST), np.int8)
    rows, columns = np.zeros(_SIZES[3], np.int64), np.zeros(_SIZES[3], np.int64)
    for at in range(nodes):
        if work.whose[at] != OVER:
            continue
        _at_root(numbers, work, at, ME, rows)
        _at_root(numbers, work, at, OTHER, columns)
        now, series = standing_at(work.standing, at), work.series[at]
        before = int(work.scores[at, 0]), int(work.scores[at, 1])
        held = int(work.held[at, ME]), int(work.held[at, OTHER])
        ends = now.over or max(before[0], before[1]) >= target
        mine, theirs = _STARTS[held[0]], _STARTS[held[1]]
        i_act = now.actor == role
        for one in range(_SIZES[held[0] if i_act else held[1]]):
            # Who acts lays the same whatever the other holds.
            then, scores = now, before
            rank = int(numbers.ranks[(mine if i_act else theirs) + one, 0])
            if not ends and max(held[0], held[1]) == 1:
                room[0] = series
                act = rank if now.count + play.values[rank] <= play.limit else GO
                then, scores = stepped(play, now, room[0], act, before, role)
            for other in range(_SIZES[held[1] if i_act else held[0]]):
                i, j = (one, other) if i_act else (other, one)
                cell = work.cells_at[at] + i * _SIZES[held[1]] + j
                work.cells[cell] = 0
                if rows[i] < 0 or columns[j] < 0 or work.pairs[rows[i], columns[j]] == 0:
                    continue
                after = scores
                if not ends and max(held[0], held[1]) > 1:
                    alone_with = int(mine + i if held[0] else theirs + j)
                    after = alone(
                        play, numbers, now, series, alone_with, before, role, stake.sense, target,
                        room[1],
                    )  # fmt: skip
                elif not ends:
                    after = one_left(
                        play, then, room[0], int(numbers.ranks[mine + i, 0]),
                        int(numbers.ranks[theirs + j, 0]), scores, role, target, room[1],
                    )  # fmt: skip
                shown = float(np.round(stake.shows[work.kept[ME, rows[i]]]))
                if rows[i] == hand - _STARTS[work.held[0, ME]]:
                    shown = float(stake.own_show)
                worth = worth_at_end(
                    stake, after, shown, float(stake.shows[work.kept[OTHER, columns[j]]])
                )
                work.cells[cell] = work.pairs[rows[i], columns[j]] * np.float32(worth)


@njit(cache=True)
def _at_root(
    numbers: HandNumbers, work: Endgame, at: int, who: int, found: npt.NDArray[np.int64]
) -> None:
    """Fill ``found`` with the hand at the root of each that may be held here; -1 for none."""
    held = work.held[at, who]
    for hand in range(_SIZES[held]):
        place = joined(numbers, int(_STARTS[held] + hand), int(work.laid[at, who]))
        found[hand] = place - _STARTS[work.held[0, who]] if place >= 0 else -1


@njit(cache=True)
def joined(numbers: HandNumbers, place: int, laid: int) -> int:
    """The place of a hand with what was laid of it; -1 where that is more than a hand can hold."""
    for rank in numbers.ranks[laid]:
        if rank < 0 or place < 0:
            break
        place = int(numbers.more[place, rank])
    return place


@njit(cache=True)
def fix_other(
    play: PlayArrays, numbers: HandNumbers, blueprint: Blueprint, work: Endgame, nodes: int
) -> None:
    """Fill ``work.fixed``: how likely each hand of the other comes where by the blueprint."""
    shares = np.zeros(5, np.float32)
    work.fixed[work.reach_at[0, OTHER] :][: _SIZES[work.held[0, OTHER]]] = 1
    for at in range(nodes):
        if work.whose[at] != OTHER:
            continue
        now, held = standing_at(work.standing, at), int(work.held[at, OTHER])
        unfit = first_unfit(play, now)
        weights = weights_at(blueprint, numbers, int(np.int64(work.node[at])), held)
        base, first = int(work.reach_at[at, OTHER]), int(work.first[at])
        for child in range(first, first + work.number[at]):
            to, size = int(work.reach_at[child, OTHER]), _SIZES[work.held[child, OTHER]]
            work.fixed[to : to + size] = 0
        for number in range(_SIZES[held]):
            hand = int(_STARTS[held] + number)
            fitting = shares_of(blueprint, numbers, weights, unfit, hand, shares)
            for child in range(first, first + work.number[at]):
                act, to = int(work.act[child]), int(work.reach_at[child, OTHER])
                if act == GO:
                    if fitting == 0:
                        work.fixed[to + number] = work.fixed[base + number]
                    continue
                for k in range(held):
                    if numbers.ranks[hand, k] == act and shares[k] > 0:
                        left = int(numbers.less[hand, act]) - _STARTS[held - 1]
                        work.fixed[to + left] = work.fixed[base + number] * shares[k]


@njit(cache=True)
def learn_endgame(
    numbers: HandNumbers, work: Endgame, nodes: int, rounds: int, trust: float
) -> None:
    """So many rounds; ``work.average`` is what is learned, by the hand after each act.

    The values of the nodes after the root are left as means over the rounds, in ``work.value``.
    """
    ends = int(work.value_at[nodes - 1, OTHER] + _SIZES[work.held[nodes - 1, OTHER]])
    work.regret[:ends] = 0
    work.average[:ends] = 0
    size = _SIZES[work.held[0, ME]]
    mine, theirs = int(work.reach_at[0, ME]), int(work.reach_at[0, OTHER])
    work.reach[theirs : theirs + _SIZES[work.held[0, OTHER]]] = 1
    for hand in range(size):
        work.reach[mine + hand] = 1 if work.pairs[hand].max() > 0 else 0
    spread(numbers, work, nodes, ME)
    for at in range(nodes):
        base, held = int(work.reach_at[at, ME]), work.held[at, ME]
        work.fixed[base : base + _SIZES[held]] = work.reach[base : base + _SIZES[held]]
    means = np.zeros((work.number[0], size), np.float64)
    whole = np.float32(0.0)
    spread(numbers, work, nodes, OTHER)
    for number in range(1, rounds + 1):
        weight = np.float32(number * number)
        whole += weight
        _believe(work, nodes, np.float32(trust))
        _gather(numbers, work, nodes, ME, weight)
        for k in range(work.number[0]):
            child = work.first[0] + k
            base = int(work.value_at[child, ME])
            for hand in range(_SIZES[work.held[child, ME]]):
                means[k, hand] += weight * work.value[base + hand]
        spread(numbers, work, nodes, ME)
        _gather(numbers, work, nodes, OTHER, weight)
        spread(numbers, work, nodes, OTHER)
    for k in range(work.number[0]):
        child = work.first[0] + k
        base = int(work.value_at[child, ME])
        for hand in range(_SIZES[work.held[child, ME]]):
            work.value[base + hand] = means[k, hand] / whole


@njit(cache=True)
def _believe(work: Endgame, nodes: int, trust: np.float32) -> None:
    """What I believe of the other's reach at ends."""
    for at in range(nodes):
        if work.whose[at] == OVER:
            base = int(work.reach_at[at, OTHER])
            for hand in range(base, base + _SIZES[work.held[at, OTHER]]):
                work.believed[hand] = trust * work.fixed[hand] + (1 - trust) * work.reach[hand]


@njit(cache=True)
def _weigh_acts(numbers: HandNumbers, work: Endgame, at: int, who: int) -> None:
    """Fill ``work.sums`` with the regrets of each hand's lays, ``work.options`` with their number.

    A hand with no option says go.
    """
    held, first = int(work.held[at, who]), int(work.first[at])
    base, below = _STARTS[held], _STARTS[held - 1]
    work.sums[: _SIZES[held]] = 0
    work.options[: _SIZES[held]] = 0
    for child in range(first, first + work.number[at]):
        act, regrets = int(work.act[child]), int(work.value_at[child, who])
        if act != GO:
            for left in range(_SIZES[held - 1]):
                hand = int(numbers.more[below + left, act]) - base
                work.sums[hand] += work.regret[regrets + left]
                work.options[hand] += 1


@njit(cache=True)
def spread(numbers: HandNumbers, work: Endgame, nodes: int, who: int) -> None:
    """How likely each hand of a player comes where, as he has learned to play."""
    for at in range(nodes):
        if work.whose[at] != who:
            continue
        _weigh_acts(numbers, work, at, who)
        held, first, from_ = int(work.held[at, who]), int(work.first[at]), work.reach_at[at, who]
        base, below = _STARTS[held], _STARTS[held - 1]
        for child in range(first, first + work.number[at]):
            act, to = int(work.act[child]), int(work.reach_at[child, who])
            if act == GO:
                for hand in range(_SIZES[held]):
                    passes = work.options[hand] == 0
                    work.reach[to + hand] = work.reach[from_ + hand] if passes else 0
                continue
            regrets = int(work.value_at[child, who])
            for left in range(_SIZES[held - 1]):
                hand = int(numbers.more[below + left, act]) - base
                share = np.float32(1.0) / np.float32(work.options[hand])
                if work.sums[hand] > 0:
                    share = work.regret[regrets + left] / work.sums[hand]
                work.reach[to + left] = work.reach[from_ + hand] * share


@njit(cache=True)
def _gather(numbers: HandNumbers, work: Endgame, nodes: int, who: int, weight: np.float32) -> None:
    """Values of a player's hands from the ends up, and what he learns from them."""
    for at in range(nodes - 1, -1, -1):
        to, held = int(work.value_at[at, who]), int(work.held[at, who])
        size, first = _SIZES[held], int(work.first[at])
        if work.whose[at] == OVER:
            _gather_end(work, at, who)
        elif work.whose[at] != who:
            work.value[to : to + size] = 0
            for child in range(first, first + work.number[at]):
                below = int(work.value_at[child, who])
                for hand in range(size):
                    work.value[to + hand] += work.value[below + hand]
        else:
            _learn_at(numbers, work, at, who, weight)


@njit(cache=True)
def _gather_end(work: Endgame, at: int, who: int) -> None:
    mine, theirs = _SIZES[work.held[at, ME]], _SIZES[work.held[at, OTHER]]
    to, cell = int(work.value_at[at, who]), int(work.cells_at[at])
    if who == ME:
        reach = work.believed[work.reach_at[at, OTHER] :]
        ever = work.fixed[work.reach_at[at, ME] :]
        for i in range(mine):
            row, value = work.cells[cell + i * theirs :], np.float32(0.0)
            if ever[i] > 0:
                for j in range(theirs):
                    value += row[j] * reach[j]
            work.value[to + i] = value
        return
    reach = work.reach[work.reach_at[at, ME] :]
    value_of = work.value[to:]
    for j in range(theirs):
        value_of[j] = 0
    for i in range(mine):
        row, likely = work.cells[cell + i * theirs :], reach[i]
        if likely > 0:
            for j in range(theirs):
                value_of[j] -= row[j] * likely


@njit(cache=True)
def _learn_at(numbers: HandNumbers, work: Endgame, at: int, who: int, weight: np.float32) -> None:
    """The value of each hand as he plays there; regrets and averages grow by what comes of it."""
    _weigh_acts(numbers, work, at, who)
    to, held, first = int(work.value_at[at, who]), int(work.held[at, who]), int(work.first[at])
    base, below, size = _STARTS[held], _STARTS[held - 1], _SIZES[held]
    work.value[to : to + size] = 0
    for child in range(first, first + work.number[at]):
        act, from_ = int(work.act[child]), int(work.value_at[child, who])
        if act == GO:
            for hand in range(size):
                if work.options[hand] == 0:
                    work.value[to + hand] += work.value[from_ + hand]
            continue
        for left in range(_SIZES[held - 1]):
            hand = int(numbers.more[below + left, act]) - base
            share = np.float32(1.0) / np.float32(work.options[hand])
            if work.sums[hand] > 0:
                share = work.regret[from_ + left] / work.sums[hand]
            work.value[to + hand] += share * work.value[from_ + left]
    for child in range(first, first + work.number[at]):
        act, from_ = int(work.act[child]), int(work.value_at[child, who])
        if act == GO:
            continue
        reach = int(work.reach_at[child, who])
        for left in range(_SIZES[held - 1]):
            hand = int(numbers.more[below + left, act]) - base
            regret = work.regret[from_ + left] + work.value[from_ + left] - work.value[to + hand]
            work.regret[from_ + left] = max(regret, np.float32(0.0))
            work.average[from_ + left] += weight * work.reach[reach + left]
