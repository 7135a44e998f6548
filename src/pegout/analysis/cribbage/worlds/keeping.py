"""How everybody is reckoned to discard, compiled: the mean of the hand and the mean of the crib."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, rank_arrays
from pegout.analysis.cribbage.show_arrays import HAND, ShowArrays
from pegout.analysis.cribbage.show_kernel import add_suit_points, hand_place
from pegout.analysis.cribbage.worlds.deals import DealArrays
from pegout.games.cribbage.rules import CribbageRules

OTHERS: Final = 0
OWN: Final = 1
"""Whose side the crib is."""

Pieces = npt.NDArray[np.int8]


class Keeping(NamedTuple):
    """The rule of discarding."""

    splits: npt.NDArray[np.int8]
    """[throws, each], places in a dealt hand: first those thrown, then those kept. The throws come
    in the order of `itertools.combinations`."""
    ranked: npt.NDArray[np.float32]
    """[8568], by place of what is kept: the mean of its fifteens, pairs and runs."""
    nobs: npt.NDArray[np.float32]
    """[pieces], how often a piece is nobs, times its points."""
    flush: float
    """The mean of a flush that is kept."""
    cribs: npt.NDArray[np.float32]
    """[2, 2, throws], mean of the crib by whose it is (`OTHERS`, `OWN`), whether all that is thrown
    shares a suit, and the number of its ranks."""
    weights: npt.NDArray[np.float32]
    """[2], what a point of the crib is to the thrower, by whose it is."""


def keeping(
    rules: CribbageRules,
    show: ShowArrays,
    sides: int,
    cribs: npt.NDArray[np.float32],
) -> Keeping:
    """The rule for these means of the crib [2, 2, throws]."""
    every = range(rules.deal.each)
    splits = [
        (*thrown, *(place for place in every if place not in thrown))
        for thrown in combinations(every, rules.deal.throw)
    ]
    _, copies = rank_arrays(rules)
    ranks = hand_numbers().ranks
    held = (ranks[:, :, None] == np.arange(RANKS)).sum(axis=1)
    left = np.maximum(copies - held, 0)
    ranked = (left * show.points[:, :RANKS]).sum(axis=1) / left.sum(axis=1)
    pieces = len(show.rank)
    suit = int((show.suits == show.suits[0]).sum())
    alone, beside = show.flush[HAND, rules.kept]
    often = (suit - rules.kept) / (pieces - rules.kept)
    return Keeping(
        splits=np.array(splits, np.int8),
        ranked=ranked.astype(np.float32),
        nobs=(show.nobs.sum(axis=1) / (pieces - 1)).astype(np.float32),
        flush=float(alone + (beside - alone) * often),
        cribs=cribs,
        weights=np.array([-1 / (sides - 1), 1], np.float32),
    )


@njit(cache=True)
def thrown_number(show: ShowArrays, thrown: Pieces) -> int:
    """The number of the ranks thrown among throws of this size."""
    return hand_place(show, thrown) - STARTS[len(thrown)]


@njit(cache=True)
def split(keep: Keeping, number: int, hand: Pieces, thrown: Pieces, kept: Pieces) -> None:
    """Fill ``thrown`` and ``kept`` from the dealt ``hand`` by the throw of this number."""
    for i in range(len(thrown)):
        thrown[i] = hand[keep.splits[number, i]]
    for i in range(len(kept)):
        kept[i] = hand[keep.splits[number, len(thrown) + i]]


@njit(cache=True)
def discard(
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    hand: Pieces,
    own: int,
    thrown: Pieces,
    kept: Pieces,
    points: npt.NDArray[np.int16],
) -> None:
    """Fill ``thrown`` and ``kept`` as the rule has it; ``own`` is 1 where the crib is."""
    each, throw, start = len(hand), len(thrown), STARTS[len(thrown)]
    nobs = 0.0
    for piece in hand:
        nobs += keep.nobs[piece]
    best, found = -1e9, 0
    for number in range(len(keep.splits)):
        place, shared, worth = 0, 255, nobs
        for i in range(throw):
            piece = hand[keep.splits[number, i]]
            place = show.more[place, show.rank[piece]]
            shared &= show.suits[piece]
            worth -= keep.nobs[piece]
        suited = 1 if shared and throw > 1 else 0
        worth += keep.weights[own] * keep.cribs[own, suited, place - start]
        place, shared = 0, 255
        for i in range(throw, each):
            piece = hand[keep.splits[number, i]]
            place = show.more[place, show.rank[piece]]
            shared &= show.suits[piece]
        worth += keep.ranked[place]
        if shared:
            worth += keep.flush
        if show.grouped:
            split(keep, number, hand, thrown, kept)
            points[:] = 0
            add_suit_points(show, kept, HAND, points)
            worth += points.sum() / len(points)
        worth *= deal.wanted
        if worth > best:
            best, found = worth, number
    split(keep, found, hand, thrown, kept)
