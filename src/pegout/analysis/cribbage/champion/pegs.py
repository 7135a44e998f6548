"""What the play brings to both, by the hand kept: played out many times by the blueprint."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import stream, uniform
from pegout.analysis.cribbage.champion.beliefs import open_ways
from pegout.analysis.cribbage.champion.history import lay_shares
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, first_unfit, gone, laid, opening
from pegout.analysis.cribbage.pegging.payoffs import lone_lay
from pegout.analysis.cribbage.pegging.tree import END, advance

MOST_PEGS: Final = 20
"""Points in the play beyond these are counted as these."""

Pegs = npt.NDArray[np.float32]
"""[2, hands, 20, 20], by role and kept hand: how likely the play brings so many points to the hand
and so many to the other."""

_STARTS: Final = np.array(STARTS, np.int64)


def pegs(
    play: PlayArrays,
    blueprint: Blueprint,
    leanings: npt.NDArray[np.float32],
    *,
    plays: int = 400,
    seed: int = 1,
) -> Pegs:
    """Each hand played so many times in each role against hands the other keeps (`leanings`)."""
    return _played(play, hand_numbers(), blueprint, leanings, plays, np.uint64(seed))


@njit(cache=True)
def _played(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    leanings: npt.NDArray[np.float32],
    plays: int,
    seed: np.uint64,
) -> Pegs:
    hands, size = leanings.shape[1], play.kept
    found = np.zeros((2, hands, MOST_PEGS, MOST_PEGS), np.float32)
    weights = np.zeros(hands, np.float32)
    left = np.zeros(RANKS, np.int8)
    both = np.zeros(2, np.int64)
    scored = np.zeros(2, np.int64)
    for role in range(2):
        for hand in range(hands):
            left[:] = play.copies
            for i in range(size):
                left[numbers.ranks[_STARTS[size] + hand, i]] -= 1
            if left.min() < 0:
                continue
            open_ways(numbers.ranks, left, size, weights)
            running = 0.0
            for other in range(hands):
                running += weights[other] * leanings[1 - role, other]
                weights[other] = running
            chances = stream(seed, np.uint64(role), np.uint64(hand))
            for number in range(plays):
                # Spread evenly over the other's hands, so that few plays stand for all of them.
                at = (number + uniform(chances, np.uint64(2 * number))) / plays * running
                other = min(np.searchsorted(weights, at), hands - 1)
                both[role] = _STARTS[size] + hand
                both[1 - role] = _STARTS[size] + other
                once = stream(seed, chances, np.uint64(2 * number + 1))
                _play_out(play, numbers, blueprint, both, once, scored)
                mine = min(scored[role], MOST_PEGS - 1)
                found[role, hand, mine, min(scored[1 - role], MOST_PEGS - 1)] += 1
            found[role, hand] /= np.float32(plays)
    return found


@njit(cache=True)
def _play_out(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    hands: npt.NDArray[np.int64],
    chances: np.uint64,
    scored: npt.NDArray[np.int64],
) -> None:
    """One play of these two hands; ``scored`` [2] is filled by role."""
    now, node, done = opening(play), 0, 0
    series = np.zeros(LONGEST, np.int8)
    shares = np.zeros(5, np.float32)
    scored[:] = 0
    while not now.over:
        hand = hands[now.actor]
        unfit = first_unfit(play, now)
        fitting = lay_shares(blueprint, numbers, node, unfit, hand, shares)
        act = GO
        if fitting > 1 and min(now.pone, now.dealer) == 0:
            act = lone_lay(play, now, series, numbers.ranks[hand], 1)
        elif fitting > 0:
            u = uniform(chances, np.uint64(done))
            done += 1
            for i in range(5):
                if shares[i] > 0:
                    act = int(numbers.ranks[hand, i])
                    u -= shares[i]
                    if u < 0:
                        break
        if act == GO:
            then = gone(play, now)
        else:
            hands[now.actor] = numbers.less[hand, act]
            then = laid(play, now, series, act)
        gained = then.margin - now.margin
        scored[0] += max(gained, 0)
        scored[1] += max(-gained, 0)
        if node != END:
            node = advance(blueprint.tree, node, act)
        now = then
