"""The champion's decisions. Each follows from what it may know (`Sight`) and one number."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import fewer, open_ways, unseen_ranks
from pegout.analysis.cribbage.champion.crib import (
    cribs_by_starter,
    hand_and_crib,
    move,
    suppose_throws,
    unsaid,
)
from pegout.analysis.cribbage.champion.history import Holdings, follow, lay_shares
from pegout.analysis.cribbage.champion.mind import Mind
from pegout.analysis.cribbage.champion.solving import EVEN, solve_lays
from pegout.analysis.cribbage.champion.stake import Stake
from pegout.analysis.cribbage.champion.throws import Prospects, throw_worth
from pegout.analysis.cribbage.champion.walk import walk
from pegout.analysis.cribbage.champion.worth import Chances, Grid, counted
from pegout.analysis.cribbage.discard_kernel import discard_value, fill_means
from pegout.analysis.cribbage.hand_numbers import STARTS
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, Standing, first_unfit
from pegout.analysis.cribbage.pegging.tree import END
from pegout.analysis.cribbage.show_arrays import HAND
from pegout.analysis.cribbage.show_kernel import place_of, show_points, starter_points
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.sight import Sight

_STARTS = np.array(STARTS, np.int64)

BY_POINTS = 0
"""How a decision was come to: throws by points, lays as the blueprint mixes."""
BY_WINS = 1
BY_SOLVING = 2


@njit(cache=True, nogil=True)
def needs(game: Game, sight: Sight) -> int:
    """Points that who is nearer to the target still needs."""
    return int(game.target - max(sight.own, sight.other))


@njit(cache=True, nogil=True)
def weigh_throws(game: Game, mind: Mind, sight: Sight) -> int:
    """Fill ``mind.values`` by throw: points, or winning chances (`BY_WINS`).

    Where it is winning chances, throws that were not weighed so have -1.
    """
    throwing, values = mind.throwing, mind.values
    means, number = throwing.means, game.throws
    dealt = sight.dealt[: game.each]
    fill_means(
        throwing.show, throwing.throws, throwing.tables, dealt, sight.role, throwing.pegging,
        throwing.room, means,
    )  # fmt: skip
    for throw in range(number):
        values[throw] = discard_value(throwing.throws, means, sight.role, throw)
    if needs(game, sight) > mind.manner.throws_within:
        return BY_POINTS
    weighed = np.full(number, -1.0)
    prospects = _prospects(game, mind, sight)
    left = unseen_ranks(game.play.copies, game.rank, dealt, -1)
    suppose_throws(
        game.play.copies, left, mind.numbers.ranks, throwing.tables.thrown[1 - sight.role],
        game.throw, mind.pair_ways,
    )  # fmt: skip
    points = np.zeros(game.pieces, np.int16)
    for _ in range(min(number, mind.manner.contenders)):
        best = int(np.int64(-1))  # a plain number is compiled for by itself, and then once more
        for throw in range(number):
            if weighed[throw] < 0 and (best < 0 or values[throw] > values[best]):
                best = throw
        weighed[best] = _throw_worth(game, mind, sight, prospects, best, left, points)
    values[:number] = weighed
    return BY_WINS


@njit(cache=True, nogil=True)
def _prospects(game: Game, mind: Mind, sight: Sight) -> Prospects:
    """What will follow whichever throw."""
    left = 0
    starter = np.zeros(game.starter.max() + 1, np.float32)
    for piece in range(game.pieces):
        seen = False
        for i in range(game.each):
            seen |= sight.dealt[i] == piece
        if not seen:
            starter[game.starter[piece]] += 1
            left += 1
    starter /= np.float32(left)
    at_target = 1.0 if mind.sense > 0 else 0.0
    return Prospects(mind.to_come[sight.role], starter, game.starter_role, at_target)


@njit(cache=True, nogil=True)
def _throw_worth(
    game: Game,
    mind: Mind,
    sight: Sight,
    prospects: Prospects,
    throw: int,
    left: npt.NDArray[np.int8],
    points: npt.NDArray[np.int16],
) -> float:
    """The winning chance of one throw, after `suppose_throws`."""
    show, kept, dealt = mind.throwing.show, game.play.kept, sight.dealt[: game.each]
    hand, thrown = np.zeros(kept, np.int8), np.zeros(game.throw, np.int8)
    for i in range(kept):
        hand[i] = dealt[game.kept[throw, i]]
    for i in range(game.throw):
        thrown[i] = dealt[game.thrown[throw, i]]
    starter_points(show, hand, HAND, points)
    for piece in thrown:
        points[piece] = -1
    cribs_by_starter(show, mind.numbers.ranks, mind.pair_ways, left, thrown, mind.cribs)
    more = unsaid(show, mind.throwing.tables, sight.role, hand, thrown, mind.cribs)
    hand_and_crib(points, game.rank, mind.cribs, more, mind.both)
    number = place_of(show.more, show.rank, hand) - _STARTS[kept]
    worth = throw_worth(
        prospects, sight.role, sight.own, sight.other, mind.both, mind.pegs[sight.role, number]
    )
    return float(min(1.0, max(0.0, worth)))


@njit(cache=True, nogil=True)
def champion_throw(game: Game, mind: Mind, sight: Sight) -> int:
    """The number of the throw: the most wins, and of those the most points."""
    how = weigh_throws(game, mind, sight)
    enough = mind.values[: game.throws].max() - (EVEN if how == BY_WINS else 0.0)
    best, points = 0, -np.inf
    for throw in range(game.throws):
        means = mind.throwing.means
        worth = discard_value(mind.throwing.throws, means, sight.role, throw)
        if mind.values[throw] >= enough and worth > points:
            best, points = throw, worth
    return best


@njit(cache=True, nogil=True)
def weigh_lays(
    game: Game, mind: Mind, sight: Sight, shares: npt.NDArray[np.float32]
) -> tuple[int, int]:
    """Fill ``shares`` [5] with the blueprint's mixture, and ``mind.worth`` by rank `BY_WINS`.

    `BY_SOLVING` it fills both, the shares with what is best for the win. How it is decided, and the
    place of what is held, whose ranks the shares stand for.
    """
    play, numbers, role = game.play, mind.numbers, sight.role
    mind.worth[:] = np.nan  # of an earlier decision
    ranks = np.zeros(len(sight.laid), np.int8)
    for i in range(sight.acts):
        ranks[i] = game.rank[sight.laid[i]] if sight.laid[i] >= 0 else GO
    near = needs(game, sight) <= mind.manner.lays_within
    series = np.zeros(LONGEST, np.int8)
    number = suppose(game, mind, sight) if near else int(np.int64(0))
    now, node, number = follow(
        play, numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count, role, series,
        mind.work.holdings, number,
    )  # fmt: skip
    hand = int(np.int64(0))
    for place in range(play.kept):
        if sight.held >> place & 1:
            hand = int(np.int64(numbers.more[hand, sight.ranks[place]]))
    lay_shares(mind.blueprint, numbers, node, first_unfit(play, now), hand, shares)
    if not near and node == END:  # the blueprint ends where the other has nothing left
        number = suppose(game, mind, sight)
        now, node, number = follow(
            play, numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count, role,
            series, mind.work.holdings, number,
        )  # fmt: skip
        near = True
    if not near or number == 0:
        return BY_POINTS, hand
    stake = stake_of(game, mind, sight)
    if _solves(game, mind, sight) and solve_lays(
        game, mind, sight, stake, (now, node, hand, number), series, ranks, shares
    ):
        return BY_SOLVING, hand
    if _walk(game, mind, sight, stake, now, series, node, hand, number):
        return BY_WINS, hand
    return BY_POINTS, hand


@njit(cache=True, nogil=True)
def _solves(game: Game, mind: Mind, sight: Sight) -> bool:
    """The end is so near that the last lays are solved, and the other has a choice in them."""
    both, manner = sight.holds[0] + sight.holds[1], mind.manner
    few = min(sight.holds[0], sight.holds[1]) > 1 and both <= manner.solves
    return bool(few and needs(game, sight) <= manner.solves_within)


@njit(cache=True, nogil=True)
def _walk(
    game: Game,
    mind: Mind,
    sight: Sight,
    stake: Stake,
    now: Standing,
    series: npt.NDArray[np.int8],
    node: int,
    hand: int,
    number: int,
) -> bool:
    number = fewer(mind.work.holdings, number, mind.manner.hands)
    return bool(
        walk(
            game.play, mind.numbers, mind.blueprint, stake, mind.work, now, series, node, hand,
            (sight.own, sight.other), number, mind.worth,
        )
    )  # fmt: skip


@njit(cache=True, nogil=True)
def suppose(game: Game, mind: Mind, sight: Sight) -> int:
    """Every hand that the other may have kept, before he laid; how many they are."""
    size, holdings = game.play.kept, mind.work.holdings
    left = unseen_ranks(game.play.copies, game.rank, sight.dealt[: game.each], sight.starter)
    open_ways(mind.numbers.ranks, left, size, mind.ways)
    number = 0
    for hand in range(len(mind.ways)):
        weight = mind.ways[hand] * mind.leanings[1 - sight.role, hand]
        if weight > 0:
            holdings.kept[number] = _STARTS[size] + hand
            holdings.left[number] = _STARTS[size] + hand
            holdings.weight[number] = weight
            number += 1
    return number


@njit(cache=True, nogil=True)
def stake_of(game: Game, mind: Mind, sight: Sight) -> Stake:
    """What the ends of this play are worth, the crib to be counted after it."""
    show, role, kept = mind.throwing.show, sight.role, game.play.kept
    crib = _crib_points(game, mind, sight)
    grid = counted(mind.between[role], crib, 1 - role, sight.own, sight.other)
    turned, first = game.rank[sight.starter], _STARTS[kept]
    for hand in range(len(mind.suits)):
        mind.shows[first + hand] = np.float32(show.points[first + hand, turned]) + mind.suits[hand]
    own = show_points(show, sight.kept[:kept], sight.starter, HAND)
    return Stake(grid, role, own, mind.shows, mind.sense)


@njit(cache=True, nogil=True)
def _crib_points(game: Game, mind: Mind, sight: Sight) -> Chances:
    """How likely the crib is worth what, now that the starter is known."""
    role, dealt = sight.role, sight.dealt[: game.each]
    kept, thrown = sight.kept[: game.play.kept], sight.thrown[: game.throw]
    show, tables, ranks = mind.throwing.show, mind.throwing.tables, mind.numbers.ranks
    left = unseen_ranks(game.play.copies, game.rank, dealt, -1)
    suppose_throws(
        game.play.copies, left, ranks, tables.thrown[1 - role], game.throw, mind.pair_ways
    )
    cribs_by_starter(show, ranks, mind.pair_ways, left, thrown, mind.cribs)
    more = unsaid(show, tables, role, kept, thrown, mind.cribs)
    turned, whole = mind.cribs[game.rank[sight.starter]], np.float32(0.0)
    points = np.zeros(len(turned), np.float32)
    for likely in turned:
        whole += likely
    for n in range(len(turned)):
        points[n] = turned[n] / whole
    move(points, more)
    return points


@njit(cache=True, nogil=True)
def champion_lay(game: Game, mind: Mind, sight: Sight, u: float) -> int:
    """The place of the kept piece to lay; at least one fits."""
    shares = np.zeros(5, np.float32)
    how, hand = weigh_lays(game, mind, sight, shares)
    return pick_lay(game, mind, sight, how, hand, shares, u)


@njit(cache=True, nogil=True)
def pick_lay(
    game: Game,
    mind: Mind,
    sight: Sight,
    how: int,
    hand: int,
    shares: npt.NDArray[np.float32],
    u: float,
) -> int:
    """What `champion_lay` lays after `weigh_lays`."""
    ranks = mind.numbers.ranks[hand]
    chosen = -1
    if how == BY_WINS:
        enough, most = np.nanmax(mind.worth) - EVEN, -np.inf
        for i in range(5):
            if ranks[i] < 0:
                break
            if mind.worth[ranks[i]] >= enough:  # not where that is nan
                points = mind.sense * mind.work.gained[ranks[i]]
                if points > most:
                    chosen, most = int(ranks[i]), points
    if chosen < 0:
        for i in range(5):
            if shares[i] > 0:
                chosen = int(ranks[i])
                u -= shares[i]
                if u < 0:
                    break
    for place in range(game.play.kept):
        if sight.fits >> place & 1 and sight.ranks[place] == chosen:
            return place
    return -1


__all__ = ["BY_POINTS", "BY_WINS", "Grid", "Holdings", "champion_lay", "champion_throw"]
