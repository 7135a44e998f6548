"""One look ahead in the play: what a lay scores, what the other may answer, and the answer to it.

The quick form of `bots.cribbage.prospect`, on ranks.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.simulation.deal import GO, LONGEST_SERIES, Numbers, Pieces
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.laying import laid_and_limit
from pegout.analysis.cribbage.simulation.sight import Sight
from pegout.analysis.cribbage.simulation.weighing import Values

ANSWER_COUNTS: Final = 0.6
"""What a point of one's own answer is worth beside one of the other's lay: he sees further than his
own points, and seldom lays what brings him little and the answer much."""
NOTHING: Final = -1000
"""Less than any lay is worth: there is none."""


@njit(cache=True)
def unseen_ranks(game: Game, sight: Sight, unseen: Numbers) -> None:
    """Fill ``unseen`` [13] with how many pieces of each rank the other may hold."""
    for rank in range(RANKS):
        unseen[rank] = game.play.copies[rank]
    for i in range(game.each):
        unseen[game.rank[sight.dealt[i]]] -= 1
    unseen[game.rank[sight.starter]] -= 1
    for i in range(sight.acts):
        if sight.laid[i] != GO and sight.layers[i] != sight.role:
            unseen[game.rank[sight.laid[i]]] -= 1


@njit(cache=True)
def look_ahead(game: Game, sight: Sight, values: Values) -> None:
    """Add to ``values`` [kept] what follows the lay of each place that fits."""
    play = game.play
    unseen = np.empty(RANKS, np.int64)
    series = np.empty(LONGEST_SERIES, np.int8)
    unseen_ranks(game, sight, unseen)
    for i in range(sight.length):
        series[i] = sight.series[i]
    for place in range(play.kept):
        if not sight.fits >> place & 1:
            continue
        rank = sight.ranks[place]
        series[sight.length] = rank
        count = sight.count + play.values[rank]
        if count < play.limit:
            rest = sight.held & ~(1 << place)
            values[place] += _replies(game, sight, unseen, series, sight.length + 1, count, rest)


@njit(cache=True)
def _gain(game: Game, series: Pieces, length: int, count: int, rank: int) -> int:
    """What laying the rank is worth to who lays it: points lose where ``game.wins`` is -1."""
    gain: int = game.wins * laid_and_limit(game.play, series, length, count, rank)
    return gain


@njit(cache=True)
def _replies(
    game: Game,
    sight: Sight,
    unseen: Numbers,
    series: Pieces,
    length: int,
    count: int,
    rest: int,
) -> float:
    """The other lays what serves him best of what he may hold, and is answered."""
    play, other = game.play, 1 - sight.role
    holds = sight.holds[other]
    alone = _alone(game, sight, series, length, count, rest)
    if holds == 0 or sight.said_go >> other & 1:
        return alone
    gains = np.empty(RANKS, np.int64)
    every, most = 0, NOTHING
    for rank in range(RANKS):
        every += unseen[rank]
        gains[rank] = NOTHING
        if unseen[rank] and count + play.values[rank] <= play.limit:
            gains[rank] = _gain(game, series, length, count, rank)
            most = max(most, gains[rank])
    worth, better, none_before = 0.0, 0, 1.0
    while most > NOTHING:
        size, answers, next_most = 0, 0.0, NOTHING
        for rank in range(RANKS):
            if gains[rank] == most:
                size += unseen[rank]
                series[length] = rank
                after = count + play.values[rank]
                answers += unseen[rank] * _answer(game, sight, series, length + 1, after, rest)
            elif gains[rank] < most:
                next_most = max(next_most, gains[rank])
        better += size
        none = _none_of(every, better, holds)
        worth += (none_before - none) * (ANSWER_COUNTS * answers / size - most)
        none_before, most = none, next_most
    return worth + none_before * alone


@njit(cache=True)
def _none_of(every: int, wanted: int, holds: int) -> float:
    """How likely somebody holds none of so many of the unseen pieces."""
    none = 1.0
    for i in range(holds):
        none *= max(0.0, (every - wanted - i) / (every - i))
    return none


@njit(cache=True)
def _answer(game: Game, sight: Sight, series: Pieces, length: int, count: int, rest: int) -> float:
    """The best answer to the other's lay; without one the last point is his."""
    play, most = game.play, NOTHING
    if count == play.limit:
        return 0.0
    for place in range(play.kept):
        if rest >> place & 1 and count + play.values[sight.ranks[place]] <= play.limit:
            most = max(most, _gain(game, series, length, count, sight.ranks[place]))
    return float(most if most > NOTHING else -game.wins * play.last_points)


@njit(cache=True)
def _alone(game: Game, sight: Sight, series: Pieces, length: int, count: int, rest: int) -> float:
    """What the player gets by laying on until the series ends, what serves him most first."""
    play, total = game.play, 0
    while count < play.limit:
        found, most = -1, NOTHING
        for place in range(play.kept):
            if rest >> place & 1 and count + play.values[sight.ranks[place]] <= play.limit:
                gain = _gain(game, series, length, count, sight.ranks[place])
                if gain > most:
                    found, most = place, gain
        if found < 0:
            return float(total + game.wins * play.last_points)
        total += most
        series[length] = sight.ranks[found]
        length += 1
        count += play.values[sight.ranks[found]]
        rest &= ~(1 << found)
    return float(total)
