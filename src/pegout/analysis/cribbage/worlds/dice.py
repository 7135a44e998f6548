"""Chance inside a kernel: the numbers of one stream, one after the other."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import word

Dice = npt.NDArray[np.uint64]
"""[2], where the stream starts and how many of its numbers are used."""

ONE = np.uint64(1)
HALF = np.uint64(32)


def dice(seed: int) -> Dice:
    """Chance that follows from the seed, a number of 64 bits."""
    return np.array([seed, 0], np.uint64)


@njit(cache=True)
def below(dice: Dice, number: int) -> int:
    """Any of 0 to ``number`` - 1."""
    high = word(dice[0], dice[1]) >> HALF
    dice[1] += ONE
    return int(np.int64(high * np.uint64(number) >> HALF))


@njit(cache=True)
def draw(dice: Dice, pool: npt.NDArray[np.int8], used: int, number: int) -> None:
    """Bring ``number`` of those from ``used`` on in ``pool`` to the place ``used``, by chance."""
    for place in range(used, used + number):
        other = place + below(dice, len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
