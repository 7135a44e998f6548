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
    tree = blueprint.tree
    ranks, first = numbers.ranks[hand], FORCED
    if node != END:
        first = int(tree.weight[node])
    total, fitting, size = np.float32(0.0), 0, 0
    while size < len(ranks) and ranks[size] >= 0:
        size += 1
    acts, base, width = 0, 0, 0
    if first != FORCED:
        actor = tree.actor[node]
        acts = int(tree.acts[node]) & LAYS
        # Weights stand by what is left; its number counts from the first hand that may be left.
        low = int(tree.low[node, actor])
        base = _first_hand(numbers, size - 1, low)
        width = _STARTS[size] - base
    for i in range(size):
        shares[i] = 0.0
        rank = int(ranks[i])
        if rank >= unfit or (i > 0 and ranks[i - 1] == rank):
            continue
        fitting += 1
        if first != FORCED:
            left = int(numbers.less[hand, rank]) - base
            shares[i] = blueprint.weights[first + ones(acts & (1 << rank) - 1) * width + left]
            total += shares[i]
    for i in range(size, len(shares)):
        shares[i] = 0.0
    for i in range(size):
        rank = int(ranks[i])
        if rank >= unfit or (i > 0 and ranks[i - 1] == rank):
            continue
        shares[i] = shares[i] / total if total > 0 else np.float32(1.0) / np.float32(fitting)
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

    ``ranks`` and ``layers`` are what was laid in the whole play, `GO` where somebody said it, and
    by whom; ``acts`` of them, and ``count`` is the count now: 0 where the last series has ended
    without a word. ``series`` [16] is filled. Of the ``number`` `Holdings` those that cannot have
    played so are dropped, the others weighed. Where the play stands, the node (`END` below the
    tree) and how many holdings remain.
    """
    now, node = opening(play), 0
    shares = np.zeros(5, np.float32)
    done = 0
    while True:
        unfit = first_unfit(play, now)
        mine = now.actor == role
        if done < acts and layers[done] == now.actor:
            act = int(ranks[done])
            done += 1
        elif done == acts and mine and now.count == count:
            return now, node, number
        else:
            act = GO  # the series ends without a word
        if not mine:
            number = _narrow(blueprint, numbers, node, unfit, act, holdings, number, shares)
        now = gone(play, now) if act == GO else laid(play, now, series, act)
        if node != END:
            node = advance(blueprint.tree, node, act)


@njit(cache=True)
def _narrow(
    blueprint: Blueprint,
    numbers: HandNumbers,
    node: int,
    unfit: int,
    act: int,
    holdings: Holdings,
    number: int,
    shares: npt.NDArray[np.float32],
) -> int:
    """Weigh the holdings by what the other did; how many are left."""
    remain = 0
    for i in range(number):
        hand = int(holdings.left[i])
        fitting = lay_shares(blueprint, numbers, node, unfit, hand, shares)
        weight = holdings.weight[i]
        if act == GO:
            if fitting:
                continue
        else:
            at = 0
            while at < 5 and numbers.ranks[hand, at] != act:
                at += 1
            if at == 5:
                continue
            weight *= np.float32((1 - DOUBT) * shares[at] + DOUBT / fitting)
            hand = int(numbers.less[hand, act])
        holdings.kept[remain] = holdings.kept[i]
        holdings.left[remain] = hand
        holdings.weight[remain] = weight
        remain += 1
    return remain
