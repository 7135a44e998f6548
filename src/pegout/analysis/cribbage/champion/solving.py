"""The champion's last lays, where the other still has a choice: solved for the win, and mixed."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import fewer, ways_of
from pegout.analysis.cribbage.champion.endgame import ME, grow_endgame
from pegout.analysis.cribbage.champion.history import Holdings, followed
from pegout.analysis.cribbage.champion.mind import Mind
from pegout.analysis.cribbage.champion.ranges import weigh_own, weigh_pairs
from pegout.analysis.cribbage.champion.resolving import fix_other, learn_endgame, price_ends
from pegout.analysis.cribbage.champion.stake import Stake
from pegout.analysis.cribbage.hand_numbers import STARTS
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.course import LONGEST, Standing
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.sight import Sight

WORSE = 0.003
"""A lay that loses so many games more than the best is not mixed in: learning has not ended yet."""
EVEN = 1e-5
"""Chances that differ by no more are the same: they are reckoned in float32."""
_STARTS = np.array(STARTS, np.int64)


@njit(cache=True, nogil=True)
def solve_lays(
    game: Game,
    mind: Mind,
    sight: Sight,
    stake: Stake,
    here: tuple[Standing, int, int, int],
    series: npt.NDArray[np.int8],
    ranks: npt.NDArray[np.int8],
    shares: npt.NDArray[np.float32],
) -> bool:
    """Fill ``shares`` [5] by the place of what is held, and ``mind.worth`` [13] by rank.

    ``here`` is what `follow` found: the standing, the node, what I hold, and how many of
    ``mind.work.holdings`` the other may hold; ``ranks`` is what was laid. Worth is my chance of
    winning. False where there is no room, or where no lay wins more than another.
    """
    hand, number = here[2], here[3]
    work, play, numbers = mind.endgame, game.play, mind.numbers
    nodes = set_up(game, mind, sight, here, series, ranks)
    if nodes == 0:
        return False
    held = int(work.held[0, 0]), int(work.held[0, 1])
    kept = int(np.int64(0))
    for place in range(play.kept):
        kept = int(np.int64(numbers.more[kept, sight.ranks[place]]))
    likely = weigh_own(work, hand, kept, mind.work.holdings, number, held)
    price_ends(play, numbers, stake, work, nodes, hand)
    fix_other(play, numbers, mind.blueprint, work, nodes)
    learn_endgame(numbers, work, nodes, mind.manner.rounds, mind.manner.trust)
    return _answer(mind, hand, likely, shares)


@njit(cache=True, nogil=True)
def set_up(
    game: Game,
    mind: Mind,
    sight: Sight,
    here: tuple[Standing, int, int, int],
    series: npt.NDArray[np.int8],
    ranks: npt.NDArray[np.int8],
) -> int:
    """Grow the tree and weigh what both may hold, as everybody sees it; 0 where there is no room.

    The arguments are those of `solve_lays`; how many nodes there are.
    """
    now, node = here[0], here[1]
    role, work, play, numbers = sight.role, mind.endgame, game.play, mind.numbers
    nodes: int = grow_endgame(
        play, numbers, mind.blueprint.tree, work, now, series, node, (sight.own, sight.other),
        role, game.target,
    )  # fmt: skip
    if nodes == 0:
        return 0
    held = int(work.held[0, 0]), int(work.held[0, 1])
    starter = int(game.rank[sight.starter])
    theirs = _by_all(game, mind, sight, ranks, mind.other_hands, 1 - role)
    mine = _by_all(game, mind, sight, ranks, mind.own_hands, role)
    _deal(mind, play, starter, mine)
    mine = fewer(mind.own_hands, mine, mind.manner.own_hands)
    weigh_pairs(
        play, numbers, work, starter, mind.own_hands, mine, mind.other_hands, theirs, held
    )  # fmt: skip
    return nodes


@njit(cache=True, nogil=True)
def _by_all(
    game: Game,
    mind: Mind,
    sight: Sight,
    ranks: npt.NDArray[np.int8],
    holdings: Holdings,
    whose: int,
) -> int:
    """What a role may hold by what it keeps and by what it laid; how many hands that are."""
    number = 0
    for hand in range(len(mind.ways)):
        if mind.leanings[whose, hand] > 0:
            holdings.kept[number] = _STARTS[game.play.kept] + hand
            holdings.left[number] = _STARTS[game.play.kept] + hand
            holdings.weight[number] = mind.leanings[whose, hand]
            number += 1
    series = np.zeros(LONGEST, np.int8)
    _, _, number = followed(
        game.play, mind.numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count,
        sight.role, whose, series, holdings, number,
    )  # fmt: skip
    return number


@njit(cache=True, nogil=True)
def _deal(mind: Mind, play: PlayArrays, starter: int, number: int) -> None:
    """Weigh hands of mine by the ways to be dealt them, as everybody sees it."""
    left = play.copies.copy()
    left[starter] -= 1
    for i in range(number):
        kept = mind.numbers.ranks[mind.own_hands.kept[i]]
        mind.own_hands.weight[i] *= np.float32(ways_of(kept, left, play.kept))


@njit(cache=True, nogil=True)
def _answer(mind: Mind, hand: int, likely: float, shares: npt.NDArray[np.float32]) -> bool:
    """What was learned of the hand that I hold; False where no lay is better than another."""
    work, numbers, most = mind.endgame, mind.numbers, 0.0
    mind.worth[:] = np.nan
    held = work.held[0, ME]
    learned = np.zeros(len(shares), np.float32)
    for child in range(work.first[0], work.first[0] + work.number[0]):
        rank = int(work.act[child])
        for place in range(held):
            if numbers.ranks[hand, place] == rank:
                at = work.value_at[child, ME] + numbers.less[hand, rank] - _STARTS[held - 1]
                worth = np.float64(work.value[at]) / likely
                mind.worth[rank] = min(1.0, max(0.0, worth))
                most = max(most, mind.worth[rank])
                learned[place] = work.average[at]
                break
    if most - np.nanmin(mind.worth) <= EVEN:
        return False
    shares[:] = learned
    total = np.float32(0.0)
    for place in range(held):
        rank = numbers.ranks[hand, place]
        if shares[place] > 0 and mind.worth[rank] < most - WORSE:
            shares[place] = 0
        total += shares[place]
    for place in range(held):
        rank = numbers.ranks[hand, place]
        if total > 0:
            shares[place] /= total
        elif mind.worth[rank] == most:
            shares[place] = 1
            break
    return True
