"""The last lays as a public tree: what both may lay from here on, whoever holds what.

A node has a vector over the hands that each may still hold, numbered as `hand_numbers` does within
their size. Who does not act holds the same before and after, so that his vector is shared.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.room import FIELDS
from pegout.analysis.cribbage.champion.steps import Scores, stepped
from pegout.analysis.cribbage.champion.worth import DEALER
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers, hands_of
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, Standing, first_unfit
from pegout.analysis.cribbage.pegging.tree import END, PublicTree, advance, standing_at

ME: Final = 0
OTHER: Final = 1
OVER: Final = 2
"""Who acts at a node; or nobody has a choice any more."""
MOST_HELD: Final = 3
"""Pieces that either may hold where a tree is grown."""
_STARTS: Final = np.array(STARTS, np.int64)
_SIZES: Final = np.diff(_STARTS)

Floats = npt.NDArray[np.float32]


class Endgame(NamedTuple):
    """Room for a tree of the last lays, and for what is learned in it."""

    standing: npt.NDArray[np.int16]
    """[nodes, 11]."""
    series: npt.NDArray[np.int8]
    """[nodes, 16]."""
    node: npt.NDArray[np.int32]
    """[nodes], in the public tree of the blueprint, or `END`."""
    scores: npt.NDArray[np.int16]
    """[nodes, 2], mine and the other's."""
    whose: npt.NDArray[np.int8]
    """[nodes], `ME`, `OTHER` or `OVER`."""
    act: npt.NDArray[np.int8]
    """[nodes], the rank that was laid before it, or `GO`."""
    first: npt.NDArray[np.int32]
    """[nodes], the first of the nodes after it, which follow each other."""
    number: npt.NDArray[np.int32]
    """[nodes], how many they are."""
    held: npt.NDArray[np.int8]
    """[nodes, 2], pieces that I hold and the other."""
    laid: npt.NDArray[np.int16]
    """[nodes, 2], the place of what each has laid since the root."""
    reach_at: npt.NDArray[np.int32]
    """[nodes, 2], where the reach of each begins in ``reach``."""
    value_at: npt.NDArray[np.int32]
    """[nodes, 2], where values, regrets and averages of each begin: those of a node are by the
    hands that are left after the act that leads to it."""
    cells_at: npt.NDArray[np.int32]
    """[nodes], where the payoffs of an end begin."""
    reach: Floats
    """By hand: how likely its holder plays as far as a node."""
    fixed: Floats
    """The same where the other plays by the blueprint; of my hands, whether they come there."""
    believed: Floats
    """The same as I believe in both."""
    value: Floats
    regret: Floats
    average: Floats
    cells: Floats
    """Payoffs of ends: a row for each hand of mine, a column for each of the other's."""
    pairs: Floats
    """[455, 455], how likely I hold which and the other which, at the root."""
    kept: npt.NDArray[np.int16]
    """[2, 455], the place of the hand kept of which that is left at the root; 0 where none is."""
    sums: Floats
    """[455], room."""
    options: npt.NDArray[np.int16]
    """[455], room: how many lays a hand has."""


def endgame_room(nodes: int = 8000, vectors: int = 400_000, cells: int = 900_000) -> Endgame:
    """Room for so many nodes; a tree that needs more is not grown."""
    most = hands_of(MOST_HELD)
    return Endgame(
        standing=np.zeros((nodes, FIELDS), np.int16),
        series=np.zeros((nodes, LONGEST), np.int8),
        node=np.zeros(nodes, np.int32),
        scores=np.zeros((nodes, 2), np.int16),
        whose=np.zeros(nodes, np.int8),
        act=np.zeros(nodes, np.int8),
        first=np.zeros(nodes, np.int32),
        number=np.zeros(nodes, np.int32),
        held=np.zeros((nodes, 2), np.int8),
        laid=np.zeros((nodes, 2), np.int16),
        reach_at=np.zeros((nodes, 2), np.int32),
        value_at=np.zeros((nodes, 2), np.int32),
        cells_at=np.zeros(nodes, np.int32),
        reach=np.zeros(vectors, np.float32),
        fixed=np.zeros(vectors, np.float32),
        believed=np.zeros(vectors, np.float32),
        value=np.zeros(vectors, np.float32),
        regret=np.zeros(vectors, np.float32),
        average=np.zeros(vectors, np.float32),
        cells=np.zeros(cells, np.float32),
        pairs=np.zeros((most, most), np.float32),
        kept=np.zeros((2, most), np.int16),
        sums=np.zeros(most, np.float32),
        options=np.zeros(most, np.int16),
    )


@njit(cache=True)
def grow_endgame(
    play: PlayArrays,
    numbers: HandNumbers,
    tree: PublicTree,
    work: Endgame,
    start: Standing,
    series: npt.NDArray[np.int8],
    node: int,
    scores: Scores,
    role: int,
    target: int,
) -> int:
    """Grow the tree from where the play stands, parents first; how many nodes, 0 without room."""
    nodes, reaches, values, cells = int(np.int64(1)), 0, 0, 0
    _put(work, 0, start, series, node, scores, role)
    work.laid[0] = 0
    for who in range(2):
        work.reach_at[0, who] = reaches
        reaches += _SIZES[work.held[0, who]]
    at = int(np.int64(0))
    while at < nodes:
        now = standing_at(work.standing, at)
        mine, theirs = int(work.held[at, ME]), int(work.held[at, OTHER])
        for who in range(2):
            work.value_at[at, who] = values
            values += _SIZES[work.held[at, who]]
        work.first[at], work.number[at] = nodes, 0
        reached = max(work.scores[at, 0], work.scores[at, 1]) >= target
        if reached or now.over or min(mine, theirs) == 0 or max(mine, theirs) == 1:
            work.whose[at], work.cells_at[at] = OVER, cells
            cells += _SIZES[mine] * _SIZES[theirs]
        else:
            who = ME if now.actor == role else OTHER
            work.whose[at] = who
            unfit, low = first_unfit(play, now), now.dealer_low if now.actor else now.pone_low
            for act in range(low, GO + 1):
                if (unfit <= act < GO) or (act == GO and unfit == RANKS):
                    continue
                if nodes == len(work.node) or reaches + _SIZES[MOST_HELD] > len(work.reach):
                    return 0
                _grown(play, numbers, tree, work, now, at, nodes, act, role)
                work.reach_at[nodes] = work.reach_at[at]
                work.reach_at[nodes, who] = reaches
                reaches += _SIZES[work.held[nodes, who]]
                nodes += 1
            work.number[at] = nodes - work.first[at]
        if values + 2 * _SIZES[MOST_HELD] > len(work.value) or cells > len(work.cells):
            return 0
        at += 1
    return nodes


@njit(cache=True)
def _grown(
    play: PlayArrays,
    numbers: HandNumbers,
    tree: PublicTree,
    work: Endgame,
    now: Standing,
    above: int,
    at: int,
    act: int,
    role: int,
) -> None:
    """The node after an act."""
    series = work.series[at]
    for i in range(now.length):
        series[i] = work.series[above, i]
    before = int(work.scores[above, 0]), int(work.scores[above, 1])
    then, scores = stepped(play, now, series, act, before, role)
    node = int(np.int64(END))
    if work.node[above] != END:
        node = int(np.int64(advance(tree, int(np.int64(work.node[above])), act)))
    _put(work, at, then, series, node, scores, role)
    work.act[at] = act
    work.laid[at] = work.laid[above]
    if act != GO:
        who = work.whose[above]
        work.laid[at, who] = numbers.more[work.laid[above, who], act]


@njit(cache=True)
def _put(
    work: Endgame,
    at: int,
    now: Standing,
    series: npt.NDArray[np.int8],
    node: int,
    scores: Scores,
    role: int,
) -> None:
    for field in range(FIELDS):
        work.standing[at, field] = now[field]
    for i in range(now.length):
        work.series[at, i] = series[i]
    work.node[at] = node
    work.scores[at, 0], work.scores[at, 1] = scores
    work.held[at, ME], work.held[at, OTHER] = now.pone, now.dealer
    if role == DEALER:
        work.held[at, ME], work.held[at, OTHER] = now.dealer, now.pone
