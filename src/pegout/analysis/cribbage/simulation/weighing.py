"""What throws and lays are worth to a compiled player, and the choice among them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import uniform
from pegout.analysis.cribbage.discard_arrays import DiscardTables, Throws
from pegout.analysis.cribbage.discard_kernel import Room, discard_value, fill_means
from pegout.analysis.cribbage.play_kernel import laid_points
from pegout.analysis.cribbage.show_arrays import ShowArrays
from pegout.analysis.cribbage.simulation.deal import Numbers, Pieces
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.policy import HAND_ALONE, PolicyNumbers
from pegout.analysis.cribbage.simulation.sight import Sight

KEEP_LOW: Final = 0.01
"""What a pip laid early is worth: of like lays the higher piece goes and the low one stays."""
WINS: Final = 1000.0
"""More than anything else can be worth."""

Values = npt.NDArray[np.float64]


class ThrowMind(NamedTuple):
    """What a player knows of throws, and room to think in."""

    show: ShowArrays
    throws: Throws
    tables: DiscardTables
    pegging: npt.NDArray[np.float32]
    """[2, hands], own points less the other's in the play, by role and hand kept."""
    room: Room
    means: npt.NDArray[np.float32]
    """[throws, 3], of the last throw that was thought about: hand, crib, pegging."""


@njit(cache=True)
def weigh_throws(
    mind: ThrowMind, policy: PolicyNumbers, sight: Sight, chance: np.uint64, values: Values
) -> None:
    """Fill ``values`` [throws]: points, the more the better, also where points lose."""
    means, wanted = mind.means, mind.throws.wanted
    dealt = sight.dealt[: mind.throws.thrown.shape[1] + mind.throws.kept.shape[1]]
    fill_means(
        mind.show, mind.throws, mind.tables, dealt, sight.role, mind.pegging, mind.room, means
    )
    for throw in range(len(means)):
        hand: float = np.float64(means[throw, 0])
        seen = hand
        if policy.throws != HAND_ALONE:
            seen = wanted * discard_value(mind.throws, means, sight.role, throw)
        if policy.overlooks > 0.0:
            seen -= hand * policy.overlooks * uniform(chance, np.uint64(throw))
        values[throw] = wanted * seen


@njit(cache=True)
def weigh_points(game: Game, sight: Sight, points: Numbers, values: Values) -> None:
    """Fill ``points`` and ``values`` [kept] by place: what a lay that fits scores at once.

    Reaching the target is worth more than any points.
    """
    room = game.target - sight.own
    for place in range(game.play.kept):
        points[place] = 0
        if sight.fits >> place & 1:
            rank = sight.ranks[place]
            value = game.play.values[rank]
            scored = lay_points(game, room, sight.series, sight.length, sight.count, rank)
            points[place] = scored
            reached = WINS if scored >= room else 0.0
            values[place] = game.wins * (scored + reached + KEEP_LOW * value)


@njit(cache=True)
def lay_points(game: Game, room: int, series: Pieces, length: int, count: int, rank: int) -> int:
    """What laying a rank scores at once for somebody who has so much room to the target."""
    play = game.play
    limit = play.limit_points if count + play.values[rank] == play.limit else 0
    scored = counted(game, room, laid_points(play, series, length, count, rank))
    if scored < room:
        scored += counted(game, room - scored, limit)
    return scored


@njit(cache=True)
def counted(game: Game, room: int, points: int) -> int:
    """What may be scored of a scoring event."""
    return 0 if game.exact and points > room else points


@njit(cache=True)
def overlook(
    game: Game,
    policy: PolicyNumbers,
    sight: Sight,
    chance: np.uint64,
    points: Numbers,
    values: Values,
) -> None:
    """Take from ``values`` the points of lays that go unseen, and that they win."""
    number = 0
    for place in range(game.play.kept):
        if sight.fits >> place & 1:
            if points[place] and uniform(chance, np.uint64(number)) < policy.overlooks:
                values[place] -= game.wins * points[place]
                if abs(values[place]) > WINS / 2:
                    values[place] -= game.wins * WINS
            number += 1


@njit(cache=True)
def best(values: Values, allowed: int) -> int:
    """The place of the highest value among those allowed (bit 1 << place); of equals the first."""
    found = -1
    for place in range(len(values)):
        if allowed >> place & 1 and (found < 0 or values[place] > values[found]):
            found = place
    return found


@njit(cache=True)
def chosen(values: Values, allowed: int, noise: float, u: float) -> int:
    """`best`, or with noise each as often as e^(value / noise) says."""
    found = best(values, allowed)
    if noise == 0.0:
        return found
    most, total = values[found], 0.0
    for place in range(len(values)):
        if allowed >> place & 1:
            total += np.exp((values[place] - most) / noise)
    left = u * total
    for place in range(len(values)):
        if allowed >> place & 1:
            left -= np.exp((values[place] - most) / noise)
            if left < 0.0:
                return place
    return found
