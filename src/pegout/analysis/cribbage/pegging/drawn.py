"""The two kept hands as if drawn from the set, before anything is known of discards."""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays


def drawn_prior(play: PlayArrays) -> npt.NDArray[np.float32]:
    """[hands, hands] (pone, dealer): how likely both kept hands are, summing to 1.

    Zero where the set has too few copies.
    """
    kept = play.kept
    ranks = hand_numbers().ranks[STARTS[kept] : STARTS[kept + 1], :kept]
    held = (ranks[:, :, None] == np.arange(RANKS)).sum(axis=1)
    prior = np.ones((len(ranks), len(ranks)))
    for rank in range(RANKS):
        copies = int(play.copies[rank])
        ways = np.zeros((kept + 1, kept + 1))
        for pone, dealer in product(range(kept + 1), repeat=2):
            ways[pone, dealer] = comb(copies, pone) * comb(max(copies - pone, 0), dealer)
        prior *= ways[held[:, None, rank], held[None, :, rank]]
    weights: npt.NDArray[np.float32] = (prior / prior.sum()).astype(np.float32)
    return weights
