"""The course of the play for two to four seats, compiled. Its twins: `turns` and `play.course`.

Only ranks matter in the play, so a hand is how many of each rank it holds. Who has to say go says
it by himself, and a series that is at its end is scored and followed by the next: a kernel is asked
for nothing but which rank to lay, or whether to stop.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.play_kernel import laid_points
from pegout.analysis.cribbage.worlds.deals import ANY_FINISH, EXACT_ITEM, DealArrays

NOBODY: Final = -1

LENGTH: Final = 0
COUNT: Final = 1
LAST: Final = 2
"""Who laid last in this series; `NOBODY` before."""
NEXT: Final = 3
"""Who comes next, before those who cannot lay are passed over."""
GONE: Final = 4
"""How many have said go in this series."""


class Standing(NamedTuple):
    """Where the play stands. Kernels change it in place."""

    held: npt.NDArray[np.int8]
    """[seats, 13], pieces of each rank that are still held."""
    left: npt.NDArray[np.int64]
    """[seats], how many that are."""
    series: npt.NDArray[np.int8]
    """[seats x kept], ranks laid in this series, oldest first."""
    gone: npt.NDArray[np.int64]
    """[seats], who has said go in this series, in order."""
    at: npt.NDArray[np.int64]
    """[5], by `LENGTH`, `COUNT`, `LAST`, `NEXT`, `GONE`."""
    scores: npt.NDArray[np.int64]
    """[sides]."""


@njit(cache=True)
def empty_standing(seats: int, sides: int, kept: int) -> Standing:
    """Nobody holds or has laid anything; seat 0 comes next."""
    standing = Standing(
        np.zeros((seats, RANKS), np.int8),
        np.zeros(seats, np.int64),
        np.zeros(seats * kept, np.int8),
        np.zeros(seats, np.int64),
        np.zeros(5, np.int64),
        np.zeros(sides, np.int64),
    )
    standing.at[LAST] = NOBODY
    return standing


@njit(cache=True)
def copy_standing(source: Standing, target: Standing) -> None:
    """Make ``target`` the same; the two come from one `empty_standing` size."""
    target.held[:] = source.held
    target.left[:] = source.left
    length = source.at[LENGTH]
    target.series[:length] = source.series[:length]
    target.gone[:] = source.gone
    target.at[:] = source.at
    target.scores[:] = source.scores


@njit(cache=True)
def award(deal: DealArrays, scores: npt.NDArray[np.int64], side: int, points: int) -> None:
    """One scoring event; an exact finish takes what goes beyond the target."""
    score = scores[side] + points
    if score <= deal.target:
        scores[side] = score
    elif deal.finish == ANY_FINISH:
        scores[side] = deal.target


@njit(cache=True)
def over(deal: DealArrays, scores: npt.NDArray[np.int64]) -> bool:
    """Somebody has reached the target."""
    for score in scores:
        if score >= deal.target:
            return True
    return False


@njit(cache=True)
def fits(play: PlayArrays, standing: Standing, rank: int) -> bool:
    """A piece of this rank can be laid now."""
    return bool(standing.at[COUNT] + play.values[rank] <= play.limit)


@njit(cache=True)
def can_lay(play: PlayArrays, standing: Standing, seat: int) -> bool:
    """The seat holds a piece that fits. No rank is worth more than a higher one."""
    for rank in range(RANKS):
        if standing.held[seat, rank]:
            return fits(play, standing, rank)
    return False


@njit(cache=True)
def has_gone(standing: Standing, seat: int) -> bool:
    """The seat has said go in this series."""
    for i in range(standing.at[GONE]):
        if standing.gone[i] == seat:
            return True
    return False


@njit(cache=True)
def _in_turn(play: PlayArrays, standing: Standing) -> int:
    """Who lays now, after the gos of those who cannot; `NOBODY` at the end of the series."""
    if standing.at[COUNT] == play.limit:
        return NOBODY
    seats = len(standing.left)
    seat, passed = int(standing.at[NEXT]), 0
    while passed < seats:
        if can_lay(play, standing, seat):
            standing.at[NEXT] = seat
            return seat
        if seat == standing.at[LAST]:
            return NOBODY
        passed += 1
        if standing.left[seat] and not has_gone(standing, seat):
            standing.gone[standing.at[GONE]] = seat
            standing.at[GONE] += 1
            passed = 0
        seat = seat + 1 if seat + 1 < seats else 0
    return NOBODY


@njit(cache=True)
def _leader(deal: DealArrays, standing: Standing) -> int:
    """Who leads the next series; `NOBODY` where all is laid."""
    if deal.caller_leads:
        for i in range(standing.at[GONE]):
            if standing.left[standing.gone[i]]:
                return int(standing.gone[i])
    seats = len(standing.left)
    for step in range(1, seats + 1):
        seat = int(standing.at[LAST] + step) % seats
        if standing.left[seat]:
            return seat
    return NOBODY


@njit(cache=True)
def end_series(play: PlayArrays, deal: DealArrays, standing: Standing) -> bool:
    """Score the end of the series. True if another follows; it then stands at nothing."""
    at = standing.at
    points = play.limit_points if at[COUNT] == play.limit else play.last_points
    award(deal, standing.scores, deal.side[at[LAST]], points)
    leader = _leader(deal, standing)
    if not play.resumes or leader == NOBODY:
        return False
    at[LENGTH], at[COUNT], at[LAST], at[NEXT], at[GONE] = 0, 0, NOBODY, leader, 0
    return True


@njit(cache=True)
def to_lay(play: PlayArrays, deal: DealArrays, standing: Standing) -> int:
    """Who has to lay now; `NOBODY` once the play or the game is over.

    Gos are said and series are ended on the way.
    """
    while not over(deal, standing.scores):
        seat = _in_turn(play, standing)
        if seat != NOBODY:
            return seat
        if not end_series(play, deal, standing):
            break
    return NOBODY


@njit(cache=True)
def may_stop(deal: DealArrays, standing: Standing, seat: int) -> bool:
    """Who has to lay may end the series instead."""
    return deal.may_stop == 1 and standing.at[GONE] > 0 and standing.at[LAST] == seat


@njit(cache=True)
def lay(play: PlayArrays, deal: DealArrays, standing: Standing, seat: int, rank: int) -> None:
    """The seat lays a piece of this rank, which it holds and which fits."""
    at, side = standing.at, deal.side[seat]
    length, count = at[LENGTH], at[COUNT]
    points = laid_points(play, standing.series, length, count, rank)
    if points:
        if deal.finish == EXACT_ITEM:
            _award_items(play, deal, standing, seat, rank, points)
        else:
            award(deal, standing.scores, side, points)
    standing.held[seat, rank] -= 1
    standing.left[seat] -= 1
    standing.series[length] = rank
    at[LENGTH] = length + 1
    at[COUNT] = count + play.values[rank]
    at[LAST] = seat
    at[NEXT] = seat + 1 if seat + 1 < len(standing.left) else 0


@njit(cache=True)
def _award_items(
    play: PlayArrays, deal: DealArrays, standing: Standing, seat: int, rank: int, points: int
) -> None:
    """Each of fifteen, pair and run for itself, in this order."""
    side, scores = deal.side[seat], standing.scores
    value = play.values[rank]
    fifteen = 0
    if standing.at[COUNT] + value == play.fifteen and (value > 0 or play.fifteen_of_zero):
        fifteen = play.fifteen_points
    alike = 0
    while alike < standing.at[LENGTH] and standing.series[standing.at[LENGTH] - 1 - alike] == rank:
        alike += 1
    pair = play.alike_points * (alike * (alike + 1) // 2)
    award(deal, scores, side, fifteen)
    award(deal, scores, side, pair)
    award(deal, scores, side, points - fifteen - pair)
