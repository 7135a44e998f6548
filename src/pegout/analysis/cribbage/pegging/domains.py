"""Which hands a player may hold at a node, as slices of the numbered hands."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import RANKS

LARGEST: Final = 4
"""Pieces in the largest hand that the public tree takes."""


class Domains(NamedTuple):
    """Hands of up to four pieces by size and number, as the sweeps walk through them.

    Who cannot lay holds no rank below a bound. The hands of one size are in the order of their
    sorted ranks, so that those with no rank below ``low`` are the last ones: from ``first`` on.
    """

    size: npt.NDArray[np.int64]
    """[5], hands of that many pieces."""
    first: npt.NDArray[np.int64]
    """[5, 14], the number of the first hand with no rank below the second index."""
    joined: npt.NDArray[np.int16]
    """[4, 13, 455], the number of the hand with one piece more: pieces, rank, number."""


@cache
def domains() -> Domains:
    """The same for all rules."""
    numbers = hand_numbers()
    size = np.array([hands_of(pieces) for pieces in range(LARGEST + 1)], np.int64)
    first = np.zeros((LARGEST + 1, RANKS + 1), np.int64)
    joined = np.zeros((LARGEST, RANKS, hands_of(LARGEST - 1)), np.int16)
    for pieces in range(LARGEST + 1):
        lowest = numbers.ranks[STARTS[pieces] : STARTS[pieces + 1], 0]
        first[pieces] = np.searchsorted(lowest, np.arange(RANKS + 1)) if pieces else 0
        if pieces < LARGEST:
            more = numbers.more[STARTS[pieces] : STARTS[pieces + 1], :RANKS]
            joined[pieces, :, : size[pieces]] = more.T - STARTS[pieces + 1]
    return Domains(size, first, joined)
