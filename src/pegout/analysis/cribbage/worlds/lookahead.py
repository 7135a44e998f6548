"""One look ahead in the play, compiled: how everybody lays in a playout.

The seat knows its own hand and what lies open. It reckons with what the lay brings at once, with
the reply of the next who can lay, from unseen pieces, with its own answer to that where it comes
next, and with the point for last where nobody can lay.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.worlds.course import (
    COUNT,
    LENGTH,
    NOBODY,
    Standing,
    fits,
    has_gone,
    may_stop,
)
from pegout.analysis.cribbage.worlds.deals import DealArrays

UNFIT: Final = -1
STOP: Final = RANKS
"""Beside the ranks: to end the series where that is allowed."""
NEVER: Final = -1e9
MOST_GAIN: Final = 32
"""More than any lay brings."""

LAST: Final = 0.6
"""What the point for last is worth beside one of the next lay."""


DOUBT: Final = 0.7
"""Points by which a lay may be worse and still be laid e times less often."""
ANYTHING: Final = 0.15
"""How often somebody lays for reasons that are not known here."""


class Habits(NamedTuple):
    """What tells lays from each other beside the points: the best of a few dozen tried."""

    keep_low: float
    """What a pip laid early is worth: the low piece stays, for a go or to make the limit."""
    answer: float
    """What the own answer to the next lay is worth beside a point at once."""


@njit(cache=True)
def habits(deal: DealArrays) -> Habits:
    """Those that serve best at this table."""
    if len(deal.side) > 2:
        return Habits(0.04, 0.0)  # somebody else answers before
    return Habits(0.02 if deal.wanted > 0 else 0.0, 0.6)


@njit(cache=True)
def count_gains(play: PlayArrays) -> npt.NDArray[np.int8]:
    """[limit + 1, 13]: what a rank scores by the count alone, `UNFIT` beyond the limit."""
    gains = np.zeros((play.limit + 1, RANKS), np.int8)
    for count in range(play.limit + 1):
        for rank in range(RANKS):
            value = play.values[rank]
            reached = count + value
            if reached > play.limit:
                gains[count, rank] = UNFIT
                continue
            if reached == play.fifteen and (value > 0 or play.fifteen_of_zero):
                gains[count, rank] += play.fifteen_points
            if reached == play.limit:
                gains[count, rank] += play.limit_points
    return gains


@njit(cache=True)
def next_gains(
    play: PlayArrays,
    by_count: npt.NDArray[np.int8],
    series: npt.NDArray[np.int8],
    length: int,
    count: int,
    gains: npt.NDArray[np.int8],
) -> None:
    """Fill ``gains`` [13]: what each rank would score on the series, the limit included.

    `UNFIT` where it would go beyond the limit; ``by_count`` is `count_gains`. The twin of
    `laid_points` for all ranks at once.
    """
    gains[:] = by_count[count]
    if length == 0:
        return
    last = series[length - 1]
    if gains[last] != UNFIT:
        alike = 1
        while alike < length and series[length - 1 - alike] == last:
            alike += 1
        gains[last] += play.alike_points * (alike * (alike + 1) // 2)
    if length + 1 >= play.shortest_run:
        _add_runs(play, series, length, gains)


@njit(cache=True)
def _add_runs(
    play: PlayArrays, series: npt.NDArray[np.int8], length: int, gains: npt.NDArray[np.int8]
) -> None:
    """Backwards over the last pieces while all differ: what completes them, and how long it is."""
    met, low, high = 0, RANKS, -1
    runs = 0  # four bits a rank; the longest of several comes last and counts
    for back in range(length):
        rank = series[length - 1 - back]
        if met >> rank & 1:
            break
        met |= 1 << rank
        low, high = min(low, rank), max(high, rank)
        made = back + 2
        if made < play.shortest_run:
            continue
        if high - low == back:
            if low > 0:
                runs = _with_run(runs, low - 1, made)
            if high < RANKS - 1:
                runs = _with_run(runs, high + 1, made)
        elif high - low == back + 1:
            missing = low + 1
            while met >> missing & 1:
                missing += 1
            runs = _with_run(runs, missing, made)
    rank = 0
    while runs:
        if gains[rank] != UNFIT:
            gains[rank] += runs & 15
        runs >>= 4
        rank += 1


@njit(cache=True)
def _with_run(runs: int, rank: int, length: int) -> int:
    return runs & ~(15 << 4 * rank) | length << 4 * rank


class Scratch(NamedTuple):
    """Room for `best_lay`, so that it asks for no memory."""

    by_count: npt.NDArray[np.int8]
    """`count_gains`."""
    now: npt.NDArray[np.int8]
    """[13]."""
    reply: npt.NDArray[np.int8]
    """[13]."""
    answer: npt.NDArray[np.int8]
    """[13]."""
    unseen: npt.NDArray[np.int64]
    """[13]."""
    others: npt.NDArray[np.int64]
    """[seats]."""
    alike: npt.NDArray[np.int64]
    """[MOST_GAIN], unseen pieces by what they would gain."""
    answers: npt.NDArray[np.float64]
    """[MOST_GAIN], by the same: what the own answers to them bring, all together."""
    worth: npt.NDArray[np.float64]
    """[14], by rank and `STOP`: what `weigh_lays` found; `NEVER` for what may not be laid."""


@njit(cache=True)
def scratch(play: PlayArrays, seats: int) -> Scratch:
    return Scratch(
        count_gains(play),
        np.zeros(RANKS, np.int8),
        np.zeros(RANKS, np.int8),
        np.zeros(RANKS, np.int8),
        np.zeros(RANKS, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(MOST_GAIN, np.int64),
        np.zeros(MOST_GAIN, np.float64),
        np.zeros(RANKS + 1, np.float64),
    )


@njit(cache=True)
def best_lay(
    play: PlayArrays,
    deal: DealArrays,
    habit: Habits,
    standing: Standing,
    seat: int,
    lying: npt.NDArray[np.int64],
    room: Scratch,
) -> int:
    """The rank that the seat lays, or `STOP`. ``lying`` [13]: pieces that lie open, all series."""
    only, choices = NOBODY, 0
    for rank in range(RANKS):
        if standing.held[seat, rank] and fits(play, standing, rank):
            only, choices = rank, choices + 1
    if choices == 1 and not may_stop(deal, standing, seat):
        return only
    weigh_lays(play, deal, habit, standing, seat, lying, room)
    best = STOP
    for rank in range(RANKS):
        if room.worth[rank] > room.worth[best]:
            best = rank
    return best


@njit(cache=True)
def weigh_lays(
    play: PlayArrays,
    deal: DealArrays,
    habit: Habits,
    standing: Standing,
    seat: int,
    lying: npt.NDArray[np.int64],
    room: Scratch,
) -> None:
    """Fill ``room.worth`` for what the seat may lay."""
    at = standing.at
    length, count = at[LENGTH], at[COUNT]
    next_gains(play, room.by_count, standing.series, length, count, room.now)
    unseen = int(np.int64(0))  # a plain number is compiled for by itself
    for rank in range(RANKS):
        room.unseen[rank] = play.copies[rank] - lying[rank] - standing.held[seat, rank]
        unseen += room.unseen[rank]
    others = _who_may_answer(standing, seat, room)
    room.worth[STOP] = NEVER
    if may_stop(deal, standing, seat):
        room.worth[STOP] = deal.wanted * LAST * play.last_points
    for rank in range(RANKS):
        room.worth[rank] = NEVER
        if standing.held[seat, rank] == 0 or room.now[rank] == UNFIT:
            continue
        worth = room.now[rank] + habit.keep_low * play.values[rank]
        reached = count + play.values[rank]
        if reached != play.limit:
            standing.series[length] = rank
            standing.held[seat, rank] -= 1
            next_gains(play, room.by_count, standing.series, length + 1, reached, room.reply)
            worth += _replies(play, deal, habit, standing, seat, reached, room, others, unseen)
            standing.held[seat, rank] += 1
        room.worth[rank] = deal.wanted * worth


@njit(cache=True)
def _who_may_answer(standing: Standing, seat: int, room: Scratch) -> int:
    seats, others = len(standing.left), 0
    for step in range(1, seats):
        other = (seat + step) % seats
        if standing.left[other] and not has_gone(standing, other):
            room.others[others] = other
            others += 1
    return others


@njit(cache=True)
def _replies(
    play: PlayArrays,
    deal: DealArrays,
    habit: Habits,
    standing: Standing,
    seat: int,
    count: int,
    room: Scratch,
    others: int,
    unseen: int,
) -> float:
    """What follows a lay, to the seat that laid: the reply and its answer, or the point for last.

    ``count`` is the count with the piece laid, which is in the series but not in its length.
    """
    room.alike[:] = 0
    room.answers[:] = 0.0
    most = 0
    answered = habit.answer > 0.0 and others == 1
    for rank in range(RANKS):
        gain = room.reply[rank]
        if gain != UNFIT and room.unseen[rank]:
            room.alike[gain] += room.unseen[rank]
            most = max(most, gain)
            if answered:
                answer = _answer(play, deal, standing, seat, count, rank, room)
                room.answers[gain] += room.unseen[rank] * answer
    worth, reached = 0.0, 1.0
    for i in range(others):
        other = room.others[i]
        own = deal.side[other] == deal.side[seat]
        weight = 1.0 if own else -1.0 / (deal.sides - 1)
        better, none_before = 0, 1.0
        for step in range(most + 1):
            gain = most - step if deal.wanted > 0 else step
            if room.alike[gain] == 0:
                continue
            better += room.alike[gain]
            part, none = 1.0 - better / unseen, 1.0
            for _ in range(standing.left[other]):
                none *= part
            answer = habit.answer * room.answers[gain] / room.alike[gain]
            worth += reached * (none_before - none) * (weight * gain + answer)
            none_before = none
        reached *= none_before
    return worth + reached * LAST * play.last_points


@njit(cache=True)
def _answer(
    play: PlayArrays,
    deal: DealArrays,
    standing: Standing,
    seat: int,
    count: int,
    reply: int,
    room: Scratch,
) -> float:
    """The best answer of the seat to the reply; without one the point for last is the other's."""
    length = standing.at[LENGTH] + 1
    reached = count + play.values[reply]
    if reached == play.limit:
        return 0.0
    standing.series[length] = reply
    next_gains(play, room.by_count, standing.series, length + 1, reached, room.answer)
    best, can = 0, False
    for rank in range(RANKS):
        gain = room.answer[rank]
        if standing.held[seat, rank] and gain != UNFIT:
            if not can or deal.wanted * gain > deal.wanted * best:
                best = gain
            can = True
    return float(best) if can else -float(play.last_points)


@njit(cache=True)
def likelihood(room: Scratch, laid: int) -> float:
    """How likely a seat lays this rank, after `weigh_lays`; beside the likelihood of the others."""
    best = NEVER
    for rank in range(RANKS + 1):
        best = max(best, room.worth[rank])
    whole, choices = 0.0, 0
    for rank in range(RANKS + 1):
        if room.worth[rank] != NEVER:
            whole += np.exp((room.worth[rank] - best) / DOUBT)
            choices += 1
    often = np.exp((room.worth[laid] - best) / DOUBT) / whole
    return float((1.0 - ANYTHING) * often + ANYTHING / choices)
