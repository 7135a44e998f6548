"""The mixed strategies of both players as they are stored: a byte for each lay of each hand.

A byte is how many times in 255 a hand lays that rank. What a player's own play comes to less often
than `SELDOM` is not mixed: the hand lays the rank that it would lay most. Such a rank was still
learned against an opponent who slips now and then, so that there is an answer everywhere.
"""

from __future__ import annotations

import lzma
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.pegging.course import GO
from pegout.analysis.cribbage.pegging.domains import Domains, domains
from pegout.analysis.cribbage.pegging.tree import FORCED, PublicTree

Bytes = npt.NDArray[np.uint8]

ALL: Final = 255
"""The bytes of a hand that can lay anything add up to this."""
SELDOM: Final = 0.01
"""Own play that is rarer than this is stored as the one rank that is laid most."""
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 4, "lp": 0, "pb": 0}]


class Blueprint(NamedTuple):
    """The public tree and weights that each lay of each hand is played in proportion to."""

    tree: PublicTree
    weights: Bytes
    """[tree.weights], laid out as `PublicTree.weight` says."""


@njit(cache=True)
def quantised(
    tree: PublicTree,
    held_by: Domains,
    averages: npt.NDArray[np.float32],
    whole: float,
    seldom: float,
) -> Bytes:
    """Average strategies as bytes; ``whole`` is what a hand that is always come to adds up to."""
    weights = np.zeros(tree.weights, np.uint8)
    owners = np.zeros(RANKS * held_by.size[-2], np.int64)
    total = np.zeros(held_by.size[-1], np.float64)
    best = np.zeros(held_by.size[-1], np.float64)
    rest = np.zeros(held_by.size[-1], np.int64)
    most = np.zeros(held_by.size[-1], np.int64)
    for node in range(len(tree.acts)):
        first = int(tree.weight[node])
        if first == FORCED:
            continue
        number = _owners(tree, held_by, node, owners)
        total[:], best[:], rest[:], most[:] = 0.0, -1.0, ALL, -1
        for at in range(number):
            hand, average = owners[at], averages[first + at]
            total[hand] += average
            if average >= best[hand]:  # of ranks laid as often, the highest
                best[hand], most[hand] = average, at
        for at in range(number):
            hand = owners[at]
            if at != most[hand] and total[hand] >= seldom * whole:
                share = int(np.round(ALL * averages[first + at] / total[hand]))
                share = min(share, rest[hand])
                weights[first + at] = share
                rest[hand] -= share
        for at in range(number):
            if at == most[owners[at]]:
                weights[first + at] = rest[owners[at]]
    return weights


@njit(cache=True)
def _owners(tree: PublicTree, held_by: Domains, node: int, owners: npt.NDArray[np.int64]) -> int:
    """Which hand each weight of a node belongs to, from the first that may be held; how many."""
    who = int(tree.actor[node])
    held, low = int(tree.held[node, who]), int(tree.low[node, who])
    base, at = held_by.first[held, low], 0
    for act in range(GO):
        if int(tree.acts[node]) >> act & 1:
            for number in range(held_by.first[held - 1, low], held_by.size[held - 1]):
                owners[at] = held_by.joined[held - 1, act, number] - base
                at += 1
    return at


@njit(cache=True)
def _tell(tree: PublicTree, held_by: Domains, weights: Bytes, told: Bytes) -> int:
    """Write to ``told`` what does not follow from the rest, if there is room; its length.

    Of a hand's bytes the last follows from the others: they add up to `ALL`.
    """
    owners = np.zeros(RANKS * held_by.size[-2], np.int64)
    last = np.zeros(held_by.size[-1], np.int64)
    length = 0
    for node in range(len(tree.acts)):
        first = int(tree.weight[node])
        if first == FORCED:
            continue
        number = _owners(tree, held_by, node, owners)
        for at in range(number):
            last[owners[at]] = at
        for at in range(number):
            if at != last[owners[at]]:
                if length < len(told):
                    told[length] = weights[first + at]
                length += 1
    return length


@njit(cache=True)
def _hear(tree: PublicTree, held_by: Domains, told: Bytes, weights: Bytes) -> int:
    """Write to ``weights`` what `_tell` told; how long it should have been."""
    owners = np.zeros(RANKS * held_by.size[-2], np.int64)
    last = np.zeros(held_by.size[-1], np.int64)
    rest = np.zeros(held_by.size[-1], np.int64)
    length = 0
    for node in range(len(tree.acts)):
        first = int(tree.weight[node])
        if first == FORCED:
            continue
        number = _owners(tree, held_by, node, owners)
        rest[:] = ALL
        for at in range(number):
            last[owners[at]] = at
        for at in range(number):
            hand = owners[at]
            if at == last[hand]:
                weights[first + at] = rest[hand]
                continue
            if length < len(told):
                weights[first + at] = told[length]
                rest[hand] -= told[length]
            length += 1
    return length


def packed(blueprint: Blueprint) -> bytes:
    """The weights of a blueprint, compressed."""
    tree, weights = blueprint
    told = np.zeros(tree.weights, np.uint8)
    length = _tell(tree, domains(), weights, told)
    return lzma.compress(told[:length].tobytes(), lzma.FORMAT_XZ, filters=_FILTERS)


def unpacked(tree: PublicTree, data: bytes) -> Blueprint:
    """What `packed` was given; raises `ValueError` where the data are of another tree."""
    told = np.frombuffer(bytearray(lzma.decompress(data)), np.uint8)
    weights = np.zeros(tree.weights, np.uint8)
    if len(told) != _hear(tree, domains(), told, weights):
        raise ValueError("these strategies are of another tree")
    return Blueprint(tree, weights)
