"""What has been laid, as a way through the public tree, and what it tells of the other's hand."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import GO, Standing, first_unfit, gone, laid, opening
from pegout.analysis.cribbage.pegging.tree import END, FORCED, LAYS, advance, ones

DOUBT: Final = 0.1
"""How often the other is thought to lay anything that fits, whatever the blueprint says: who plays
otherwise must not be believed to hold what he cannot."""

_STARTS: Final = np.array(STARTS, np.int64)


class Holdings(NamedTuple):
    """Hands that the other may have kept. Only the first ones count, how many is said beside it."""

    kept: npt.NDArray[np.int16]
    """The place of the hand as it was kept (`hand_numbers`)."""
    left: npt.NDArray[np.int16]
    """The place of what is left of it."""
    weight: npt.NDArray[np.float32]
    """How likely it is; the sum is nothing in particular."""


def no_holdings(number: int) -> Holdings:
    """Room for so many."""
    return Holdings(
        np.zeros(number, np.int16), np.zeros(number, np.int16), np.zeros(number, np.float32)
    )


class Weights(NamedTuple):
    """Where the weights of a node of the blueprint stand."""

    first: int
    """The first of them, or `FORCED`."""
    lays: int
    """A bit for each rank that has a block of weights."""
    base: int
    """The place of the hand that a block begins with."""
    width: int
    """Weights in a block."""


@njit(cache=True)
def weights_at(blueprint: Blueprint, numbers: HandNumbers, node: int, size: int) -> Weights:
    """The weights of a node whose actor holds ``size`` pieces; none at `END`."""
    tree, first = blueprint.tree, FORCED
    if node != END:
        first = int(tree.weight[node])
    if first == FORCED:
        return Weights(FORCED, 0, 0, 0)
    # Weights stand by what is left; its number counts from the first hand that may be left.
    base = _first_hand(numbers, size - 1, int(tree.low[node, tree.actor[node]]))
    return Weights(first, int(tree.acts[node]) & LAYS, base, int(_STARTS[size]) - base)


@njit(cache=True)
def lay_shares(
    blueprint: Blueprint,
    numbers: HandNumbers,
    node: int,
    unfit: int,
    hand: int,
    shares: npt.NDArray[np.float32],
) -> int:
    """Fill ``shares`` [5] with how often each piece of ``hand`` is laid at ``node``.

    They stand by the place of the piece in `HandNumbers.ranks`; of pieces alike the first has all.
    ``unfit`` is the lowest rank that does not fit. A hand with no weights there lays anything as
    often. The number of different ranks that can be laid; 0 is a go.
    """
    size = 0
    while size < 5 and numbers.ranks[hand, size] >= 0:
        size += 1
    at = weights_at(blueprint, numbers, node, size)
    return shares_of(blueprint, numbers, at, unfit, hand, shares)


@njit(cache=True)
def shares_of(
    blueprint: Blueprint,
    numbers: HandNumbers,
    at: Weights,
    unfit: int,
    hand: int,
    shares: npt.NDArray[np.float32],
) -> int:
    """`lay_shares` where the weights of the node are found already."""
    total, fitting, before = np.float32(0.0), 0, -1
    for i in range(5):
        rank = int(numbers.ranks[hand, i])
        shares[i] = 0.0
        if rank < 0 or rank >= unfit or rank == before:
            continue
        before = rank
        fitting += 1
        shares[i] = 1.0
        if at.first != FORCED:
            left = int(numbers.less[hand, rank]) - at.base
            place = at.first + ones(at.lays & (1 << rank) - 1) * at.width + left
            shares[i] = blueprint.weights[place]
        total += shares[i]
    if total > 0:
        for i in range(5):
            shares[i] /= total
    elif fitting > 0:
        before = -1
        for i in range(5):
            rank = int(numbers.ranks[hand, i])
            if 0 <= rank < unfit and rank != before:
                shares[i] = np.float32(1.0) / np.float32(fitting)
                before = rank
    return fitting


@njit(cache=True)
def _first_hand(numbers: HandNumbers, size: int, low: int) -> int:
    """The place of the first hand of that size with no rank below ``low``."""
    place = 0
    for _ in range(size):
        place = int(numbers.more[place, low])
    return place


@njit(cache=True)
def follow(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    ranks: npt.NDArray[np.int8],
    layers: npt.NDArray[np.int8],
    acts: int,
    count: int,
    role: int,
    series: npt.NDArray[np.int8],
    holdings: Holdings,
    number: int,
) -> tuple[Standing, int, int]:
    """Walk down to the decision of ``role``, who can lay.

    The holdings are the other's. ``ranks`` and ``layers`` are what was laid in the whole play, `GO`
    where somebody said it, and by whom; ``acts`` of them, and ``count`` is the count now: 0 where
    the last series has ended without a word. ``series`` [16] is filled. Of the ``number``
    `Holdings` those that cannot have played so are dropped, the others weighed. Where the play
    stands, the node (`END` below the tree) and how many holdings remain.
    """
    return followed(
        play, numbers, blueprint, ranks, layers, acts, count, role, 1 - role, series, holdings,
        number,
    )  # fmt: skip


@njit(cache=True)
def followed(
    play: PlayArrays,
    numbers: HandNumbers,
    blueprint: Blueprint,
    ranks: npt.NDArray[np.int8],
    layers: npt.NDArray[np.int8],
    acts: int,
    count: int,
    role: int,
    whose: int,
    series: npt.NDArray[np.int8],
    holdings: Holdings,
    number: int,
) -> tuple[Standing, int, int]:
    """`follow` with holdings that the role ``whose`` may have kept, my own or the other."""
    now, node = opening(play), int(np.int64(0))
    shares = np.zeros(5, np.float32)
    done = 0
    while True:
        unfit = first_unfit(play, now)
        mine = now.actor == role
        if done < acts and layers[done] == now.actor:
            act = int(np.int64(ranks[done]))
            done += 1
        elif done == acts and mine and now.count == count:
            return now, node, number
        else:
            act = int(np.int64(GO))  # the series ends without a word
        if now.actor == whose:
            number = _narrow(blueprint, numbers, now, node, unfit, act, holdings, number, shares)
        now = gone(play, now) if act == GO else laid(play, now, series, act)
        if node != END:
            node = int(np.int64(advance(blueprint.tree, node, act)))


@njit(cache=True)
def _narrow(
    blueprint: Blueprint,
    numbers: HandNumbers,
    now: Standing,
    node: int,
    unfit: int,
    act: int,
    holdings: Holdings,
    number: int,
    shares: npt.NDArray[np.float32],
) -> int:
    """Weigh the holdings by what the other did; how many are left."""
    remain, size = 0, now.dealer if now.actor else now.pone
    weights = weights_at(blueprint, numbers, node, size)
    for i in range(number):
        hand = int(np.int64(holdings.left[i]))
        weight = holdings.weight[i]
        if act == GO:
            if numbers.ranks[hand, 0] < unfit:
                continue
        else:
            at = 0
            while at < size and numbers.ranks[hand, at] != act:
                at += 1
            if at == size:
                continue
            fitting = shares_of(blueprint, numbers, weights, unfit, hand, shares)
            weight *= np.float32((1 - DOUBT) * shares[at] + DOUBT / fitting)
            hand = int(np.int64(numbers.less[hand, act]))
        holdings.kept[remain] = holdings.kept[i]
        holdings.left[remain] = hand
        holdings.weight[remain] = weight
        remain += 1
    return remain
