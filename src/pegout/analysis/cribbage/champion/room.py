"""Room for a walk, so that nothing is asked of memory while a player thinks."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.champion.history import Holdings, no_holdings
from pegout.analysis.cribbage.pegging.course import GO, LONGEST

FIELDS: Final = 11
"""Of a `Standing`."""
MOST_HANDS: Final = 2000
"""Hands that may come to one node."""


class Room(NamedTuple):
    """Room for a walk."""

    standing: npt.NDArray[np.int16]
    """[nodes, 11]."""
    series: npt.NDArray[np.int8]
    """[nodes, 16]."""
    node: npt.NDArray[np.int32]
    """[nodes], in the public tree, or `END`."""
    hand: npt.NDArray[np.int16]
    """[nodes], the place of what I hold."""
    scores: npt.NDArray[np.int16]
    """[nodes, 2], mine and the other's."""
    first: npt.NDArray[np.int32]
    """[nodes], the first of the holdings that come there."""
    size: npt.NDArray[np.int32]
    """[nodes], how many do."""
    parent: npt.NDArray[np.int32]
    act: npt.NDArray[np.int8]
    mine: npt.NDArray[np.int8]
    """[nodes], 1 where I choose, 0 where the other acts, -1 at an end."""
    value: npt.NDArray[np.float64]
    """[nodes], the sum over holdings of weight and worth."""
    holdings: Holdings
    acts: npt.NDArray[np.int8]
    """Room for what the holdings at one node do: the act, whose it is, what is left, how likely."""
    of: npt.NDArray[np.int32]
    left: npt.NDArray[np.int16]
    weight: npt.NDArray[np.float32]
    below: npt.NDArray[np.int64]
    """[14], room for the node after each act."""
    counts: npt.NDArray[np.int64]
    """[14], and for how many holdings come there."""
    shares: npt.NDArray[np.float32]
    """[5], room for how often a hand lays what."""
    ahead: npt.NDArray[np.int8]
    """[16], room for a series."""
    gained: npt.NDArray[np.int16]
    """[13], what laying each rank brings me at once, where `walk` has found it worth anything."""


def room(nodes: int = 200_000, holdings: int = 1_500_000) -> Room:
    """Room for so many nodes and holdings; a walk that needs more is given up."""
    return Room(
        np.zeros((nodes, FIELDS), np.int16),
        np.zeros((nodes, LONGEST), np.int8),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int16),
        np.zeros((nodes, 2), np.int16),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.float64),
        no_holdings(holdings),
        np.zeros(5 * MOST_HANDS, np.int8),
        np.zeros(5 * MOST_HANDS, np.int32),
        np.zeros(5 * MOST_HANDS, np.int16),
        np.zeros(5 * MOST_HANDS, np.float32),
        np.zeros(GO + 1, np.int64),
        np.zeros(GO + 1, np.int64),
        np.zeros(5, np.float32),
        np.zeros(LONGEST, np.int8),
        np.zeros(GO, np.int16),
    )
