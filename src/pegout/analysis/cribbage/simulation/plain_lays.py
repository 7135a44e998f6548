"""What lays are worth to the readable player: `bots.cribbage.lays` on ranks, number for number.

Unlike `prospect` it minds the target: the other's lay may win, or one's own answer. Where points
lose the other lays for the fewest, and of the ways to lay on alone the best is taken.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.simulation.deal import LONGEST_SERIES, Numbers, Pieces
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.prospect import ANSWER_COUNTS, unseen_ranks
from pegout.analysis.cribbage.simulation.sight import Sight
from pegout.analysis.cribbage.simulation.weighing import (
    KEEP_LOW,
    WINS,
    Values,
    counted,
    lay_points,
)

NO_LAY: Final = -1e9
"""Less than any lay is worth."""
WAYS: Final = 16
"""More than the ways to lay on that are left aside while one of them is tried: 4 + 3 + 2 + 1."""


@njit(cache=True)
def weigh_plain(game: Game, sight: Sight, values: Values) -> None:
    """Fill ``values`` [kept] by place: of each lay that fits, what it brings and what follows."""
    play, room = game.play, game.target - sight.own
    unseen = np.empty(RANKS, np.int64)
    series = np.empty(LONGEST_SERIES, np.int8)
    unseen_ranks(game, sight, unseen)
    for i in range(sight.length):
        series[i] = sight.series[i]
    for place in range(play.kept):
        if not sight.fits >> place & 1:
            continue
        rank = sight.ranks[place]
        value = play.values[rank]
        worth = _gain(game, room, series, sight.length, sight.count, rank)
        if sight.count + value < play.limit:
            series[sight.length] = rank
            rest = sight.held & ~(1 << place)
            worth += _replies(
                game, sight, unseen, series, sight.length + 1, sight.count + value, rest
            )
        values[place] = worth + game.wins * KEEP_LOW * value


@njit(cache=True)
def _gain(game: Game, room: int, series: Pieces, length: int, count: int, rank: int) -> float:
    """What laying a rank is worth to who scores it."""
    return _valued(game, room, lay_points(game, room, series, length, count, rank))


@njit(cache=True)
def _valued(game: Game, room: int, points: int) -> float:
    reached = WINS if points >= room else 0.0
    return float(game.wins * (points + reached))


@njit(cache=True)
def _last(game: Game, room: int) -> float:
    """What the end of a series below the limit is worth to who laid last."""
    return _valued(game, room, counted(game, room, game.play.last_points))


@njit(cache=True)
def _replies(
    game: Game, sight: Sight, unseen: Numbers, series: Pieces, length: int, count: int, rest: int
) -> float:
    """The other lays what serves him best of what he may hold, and is answered."""
    play, other = game.play, 1 - sight.role
    holds, room = sight.holds[other], game.target - sight.other
    if holds == 0 or sight.said_go >> other & 1:
        return _alone(game, sight, series, length, count, rest)
    gains = np.full(RANKS, NO_LAY)
    every = 0
    for rank in range(RANKS):
        every += unseen[rank]
        if unseen[rank] and count + play.values[rank] <= play.limit:
            gains[rank] = _gain(game, room, series, length, count, rank)
    worth, better, none_before = 0.0, 0, 1.0
    most = gains.max()
    while most > NO_LAY:
        size, answers = 0, 0.0
        for rank in range(RANKS):
            if gains[rank] == most:
                size += unseen[rank]
                series[length] = rank
                after = count + play.values[rank]
                answers += unseen[rank] * _answer(game, sight, series, length + 1, after, rest)
                gains[rank] = NO_LAY
        better += size
        none = _hands_of(every - better, holds) / _hands_of(every, holds)
        chance = none_before - none
        worth -= chance * most
        worth += chance * ANSWER_COUNTS * answers / size
        none_before = none
        most = gains.max()
    return worth + none_before * _alone(game, sight, series, length, count, rest)


@njit(cache=True)
def _hands_of(pieces: int, holds: int) -> int:
    """How many hands of so many pieces there are: ``math.comb``."""
    hands = 1
    for i in range(holds):
        hands = hands * (pieces - i) // (i + 1)
    return hands


@njit(cache=True)
def _answer(game: Game, sight: Sight, series: Pieces, length: int, count: int, rest: int) -> float:
    """The best answer to the other's lay; without one the last point is his."""
    play = game.play
    if count == play.limit:
        return 0.0
    most = NO_LAY
    for place in range(play.kept):
        rank = sight.ranks[place]
        if rest >> place & 1 and count + play.values[rank] <= play.limit:
            gain = _gain(game, game.target - sight.own, series, length, count, rank)
            most = max(most, gain)
    return most if most > NO_LAY else -_last(game, game.target - sight.other)


@njit(cache=True)
def _alone(game: Game, sight: Sight, series: Pieces, length: int, count: int, rest: int) -> float:
    """The most that the player gets by laying on until the series ends, the end included."""
    play, room = game.play, game.target - sight.own
    # Ways begun: pieces laid, their count, the places left, the rank laid last; and their gain.
    aside = np.empty((WAYS, 4), np.int64)
    gained = np.zeros(WAYS)
    aside[0, 0], aside[0, 1], aside[0, 2], aside[0, 3] = length, count, rest, series[length - 1]
    ways, most = 1, NO_LAY
    while ways:
        ways -= 1
        laid, now, left, last = aside[ways, 0], aside[ways, 1], aside[ways, 2], aside[ways, 3]
        series[laid - 1] = last
        so_far, goes_on = gained[ways], False
        for place in range(play.kept):
            rank = sight.ranks[place]
            if left >> place & 1 and now + play.values[rank] <= play.limit and now < play.limit:
                goes_on = True
                aside[ways, 0], aside[ways, 1] = laid + 1, now + play.values[rank]
                aside[ways, 2], aside[ways, 3] = left & ~(1 << place), rank
                gained[ways] = so_far + _gain(game, room, series, laid, now, rank)
                ways += 1
        if not goes_on:
            most = max(most, so_far if now == play.limit else so_far + _last(game, room))
    return most
