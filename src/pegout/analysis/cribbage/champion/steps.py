"""One step of the play with both scores beside it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.worth import DEALER
from pegout.analysis.cribbage.hand_numbers import HandNumbers
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.course import GO, Standing, gone, laid
from pegout.analysis.cribbage.pegging.payoffs import lone_lay

Scores = tuple[int, int]
"""Mine and the other's."""


@njit(cache=True)
def stepped(
    play: PlayArrays,
    now: Standing,
    series: npt.NDArray[np.int8],
    act: int,
    scores: Scores,
    role: int,
) -> tuple[Standing, Scores]:
    """After an act, a rank or `GO`; I am in that role. ``series`` grows by what is laid."""
    then = gone(play, now) if act == GO else laid(play, now, series, act)
    gained = then.margin - now.margin
    mine = -gained if role == DEALER else gained
    return then, (scores[0] + max(mine, 0), scores[1] + max(-mine, 0))


@njit(cache=True)
def one_left(
    play: PlayArrays,
    now: Standing,
    series: npt.NDArray[np.int8],
    mine: int,
    theirs: int,
    scores: Scores,
    role: int,
    target: int,
    ahead: npt.NDArray[np.int8],
) -> Scores:
    """The scores at the end of the play where neither holds more than one piece.

    These are their ranks. It ends where somebody reaches the target. ``ahead`` [16] is room.
    """
    then = now
    for k in range(now.length):
        ahead[k] = series[k]
    while not then.over and max(scores[0], scores[1]) < target:
        rank = mine if then.actor == role else theirs
        act = rank if then.count + play.values[rank] <= play.limit else GO
        then, scores = stepped(play, then, ahead, act, scores, role)
    return scores


@njit(cache=True)
def alone(
    play: PlayArrays,
    numbers: HandNumbers,
    now: Standing,
    series: npt.NDArray[np.int8],
    hand: int,
    scores: Scores,
    role: int,
    sense: int,
    target: int,
    ahead: npt.NDArray[np.int8],
) -> Scores:
    """The scores at the end of the play where only one of us holds pieces: the place ``hand``.

    He lays in the order that brings him most. It ends as in `one_left`.
    """
    then = now
    for k in range(now.length):
        ahead[k] = series[k]
    while not then.over and max(scores[0], scores[1]) < target:
        act = lone_lay(play, then, ahead, numbers.ranks[hand], sense)
        then, scores = stepped(play, then, ahead, act, scores, role)
        if act != GO:
            hand = int(np.int64(numbers.less[hand, act]))
    return scores
