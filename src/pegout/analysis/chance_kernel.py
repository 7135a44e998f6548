"""`chance`, compiled. The same numbers; what each means is said there."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis import chance

GOLDEN = np.uint64(chance.GOLDEN)
FIRST_MIX = np.uint64(chance.FIRST_MIX)
SECOND_MIX = np.uint64(chance.SECOND_MIX)
CHOICES = np.uint64(chance.CHOICES)
ONE = np.uint64(1)
HALF = np.uint64(32)
OF_53 = np.uint64(11)


@njit(cache=True)
def mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * FIRST_MIX
    word = (word ^ (word >> np.uint64(27))) * SECOND_MIX
    return word ^ (word >> np.uint64(31))


@njit(cache=True)
def word(start: np.uint64, number: np.uint64) -> np.uint64:
    return mixed(start + GOLDEN * (number + ONE))


@njit(cache=True)
def stream(seed: np.uint64, game: np.uint64, room: np.uint64) -> np.uint64:
    return word(word(mixed(seed), game), room)


@njit(cache=True)
def unit(bits: np.uint64) -> float:
    return np.float64(bits >> OF_53) * 2.0**-53


@njit(cache=True)
def uniform(start: np.uint64, number: np.uint64) -> float:
    return unit(word(start, number))


@njit(cache=True)
def shuffle_top(start: np.uint64, pack: npt.NDArray[np.int8], places: int) -> None:
    """Bring the first ``places`` of `chance.order` to the top of ``pack``, in set order before."""
    size = len(pack)
    for place in range(places):
        high = word(start, np.uint64(place)) >> HALF
        other = place + np.int64(high * np.uint64(size - place) >> HALF)
        pack[place], pack[other] = pack[other], pack[place]
