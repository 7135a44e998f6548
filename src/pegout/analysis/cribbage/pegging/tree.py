"""The public tree of the play: everything that both players see, on ranks.

A node is a point where somebody has to lay or is seen to be unable to. Its hidden side is what the
actor holds. Where at most one player has a choice left and sees everything (one piece each, or the
opponent has laid all), the play is worked out at once: such ends are leaves, not nodes.

Nodes are numbered level by level, the children of a node in the order of its actions, so that the
nodes below one node are one stretch of every level.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers, hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, NotLowered, PlayArrays
from pegout.analysis.cribbage.pegging.course import (
    GO,
    LONGEST,
    Standing,
    first_unfit,
    gone,
    laid,
    opening,
)
from pegout.analysis.cribbage.pegging.domains import LARGEST, Domains, domains

ROOT: Final = 0
END: Final = -1
"""In place of a node: from here on the play is worked out, not looked up."""
FORCED: Final = -1
"""In place of a node's first weight: nobody can choose there."""
LAYS: Final = (1 << RANKS) - 1


class PublicTree(NamedTuple):
    """The nodes."""

    acts: npt.NDArray[np.int16]
    """[nodes], a bit for each rank that can be laid, and bit `GO`."""
    inner: npt.NDArray[np.int16]
    """[nodes], the acts that lead to a node; the others lead to a leaf."""
    child: npt.NDArray[np.int32]
    """[nodes], the first child."""
    actor: npt.NDArray[np.int8]
    """[nodes], 0 for the pone, 1 for the dealer."""
    held: npt.NDArray[np.int8]
    """[nodes, 2], pieces that each holds."""
    low: npt.NDArray[np.int8]
    """[nodes, 2], the lowest rank that each may still hold."""
    unfit: npt.NDArray[np.int8]
    """[nodes], the lowest rank that does not fit; 13 where all do."""
    weight: npt.NDArray[np.int32]
    """[nodes], the place of the first of the node's weights, or `FORCED`. A node with a choice has
    a block of weights for each rank that can be laid: one for each hand that may then be left."""
    levels: npt.NDArray[np.int64]
    """[levels + 1], the first node of each level."""
    weights: int
    """How many weights there are."""


class Courses(NamedTuple):
    """How each node was come to. The solver needs it, the player does not."""

    standing: npt.NDArray[np.int16]
    """[nodes, 11], the fields of `Standing`."""
    series: npt.NDArray[np.int8]
    """[nodes, 16], the ranks of the series."""
    laid: npt.NDArray[np.int16]
    """[nodes, 2], the places of the hands that each has laid."""


@dataclass(frozen=True)
class Grown:
    """A public tree and how its nodes were come to."""

    tree: PublicTree
    courses: Courses


@njit(cache=True)
def ones(bits: int) -> int:
    """How many of 16 bits are set."""
    bits = bits - (bits >> 1 & 0x5555)
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333)
    bits = bits + (bits >> 4) & 0x0F0F
    return bits + (bits >> 8) & 0x1F


@njit(cache=True)
def advance(tree: PublicTree, node: int, act: int) -> int:
    """The node after an act, a rank or `GO`; `END` where the rest is worked out."""
    inner = int(tree.inner[node])
    if not inner >> act & 1:
        return END
    return int(tree.child[node]) + ones(inner & (1 << act) - 1)


def check(play: PlayArrays) -> None:
    """Raise `NotLowered` for a play that has no public tree."""
    if play.kept > LARGEST:
        raise NotLowered(f"deal: a hand of {play.kept} is too large for the public tree")
    if np.any(np.diff(play.values) < 0):
        raise NotLowered("pieces: values fall where ranks rise")


def grow(play: PlayArrays) -> Grown:
    """The whole tree; raises `NotLowered` for hands that are too large for it.

    Source: `docs/strength.md`. Six-card has 800,645 nodes.
    """
    check(play)
    start = opening(play)
    standing = np.array([start], np.int16)
    series = np.zeros((1, LONGEST), np.int8)
    laid_places = np.zeros((1, 2), np.int16)
    levels, nodes = [0], 0
    parts: list[tuple[npt.NDArray[np.generic], ...]] = []
    while len(standing):
        acts, inner, unfit, below = _look(play, hand_numbers(), standing, series, laid_places)
        nodes += len(standing)
        levels.append(nodes)
        children = np.cumsum(below) - below + nodes
        come_to = (standing, series, laid_places)
        parts.append((acts, inner, children.astype(np.int32), unfit, *come_to))
        standing, series, laid_places = _descend(
            play, hand_numbers(), standing, series, laid_places, inner, int(below.sum())
        )
    acts, inner, child, unfit, standing, series, laid_places = (
        np.concatenate(each) for each in zip(*parts, strict=True)
    )
    actor = standing[:, 0].astype(np.int8)
    held = np.ascontiguousarray(standing[:, 1:3]).astype(np.int8)
    low = np.ascontiguousarray(standing[:, 3:5]).astype(np.int8)
    weight, weights = _weights(domains(), acts, actor, held, low)
    tree = PublicTree(
        acts, inner, child, actor, held, low, unfit, weight, np.array(levels), weights
    )
    return Grown(tree, Courses(standing, series, laid_places))


@njit(cache=True)
def standing_at(standing: npt.NDArray[np.int16], node: int) -> Standing:
    """A row of `Courses.standing`, as numbers."""
    row = standing[node]
    return Standing(
        _wide(row[0]), _wide(row[1]), _wide(row[2]), _wide(row[3]), _wide(row[4]), _wide(row[5]),
        _wide(row[6]), _wide(row[7]), _wide(row[8]), _wide(row[9]), _wide(row[10]),
    )  # fmt: skip


@njit(cache=True)
def _wide(number: np.int16) -> int:
    return int(0 + number)  # numba's `int` alone leaves it narrow


@njit(cache=True)
def is_leaf(now: Standing) -> bool:
    """From here on nobody has to choose without seeing everything."""
    return now.over == 1 or min(now.pone, now.dealer) == 0 or max(now.pone, now.dealer) == 1


@njit(cache=True)
def _acts(
    play: PlayArrays, numbers: HandNumbers, now: Standing, laid_places: npt.NDArray[np.int16]
) -> int:
    low = now.dealer_low if now.actor else now.pone_low
    used = np.zeros(RANKS, np.int64)
    for role in range(2):
        pieces = play.kept - (now.dealer if role else now.pone)
        for at in range(pieces):
            used[numbers.ranks[laid_places[role], at]] += 1
    acts = 0
    for rank in range(low, first_unfit(play, now)):
        if used[rank] < play.copies[rank]:
            acts |= 1 << rank
    if first_unfit(play, now) < RANKS:
        acts |= 1 << GO
    return acts


@njit(cache=True)
def _look(
    play: PlayArrays,
    numbers: HandNumbers,
    standing: npt.NDArray[np.int16],
    series: npt.NDArray[np.int8],
    laid_places: npt.NDArray[np.int16],
) -> tuple[
    npt.NDArray[np.int16], npt.NDArray[np.int16], npt.NDArray[np.int8], npt.NDArray[np.int64]
]:
    """The acts of one level's nodes, which lead to nodes, what does not fit, and how many do."""
    nodes = len(standing)
    acts, inner = np.zeros(nodes, np.int16), np.zeros(nodes, np.int16)
    unfit, below = np.zeros(nodes, np.int8), np.zeros(nodes, np.int64)
    ahead = np.zeros(LONGEST, np.int8)
    for node in range(nodes):
        now = standing_at(standing, node)
        legal = _acts(play, numbers, now, laid_places[node])
        acts[node] = legal
        unfit[node] = first_unfit(play, now)
        for act in range(GO + 1):
            if legal >> act & 1:
                ahead[: now.length] = series[node, : now.length]
                then = gone(play, now) if act == GO else laid(play, now, ahead, act)
                if not is_leaf(then):
                    inner[node] |= np.int16(1 << act)
                    below[node] += 1
    return acts, inner, unfit, below


@njit(cache=True)
def _descend(
    play: PlayArrays,
    numbers: HandNumbers,
    standing: npt.NDArray[np.int16],
    series: npt.NDArray[np.int8],
    laid_places: npt.NDArray[np.int16],
    inner: npt.NDArray[np.int16],
    nodes: int,
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int8], npt.NDArray[np.int16]]:
    """The courses of the next level."""
    standings = np.zeros((nodes, standing.shape[1]), np.int16)
    serieses = np.zeros((nodes, series.shape[1]), np.int8)
    places = np.zeros((nodes, 2), np.int16)
    at = 0
    for node in range(len(standing)):
        now = standing_at(standing, node)
        for act in range(GO + 1):
            if not inner[node] >> act & 1:
                continue
            serieses[at] = series[node]
            places[at] = laid_places[node]
            if act == GO:
                then = gone(play, now)
            else:
                then = laid(play, now, serieses[at], act)
                places[at, now.actor] = numbers.more[places[at, now.actor], act]
            serieses[at, then.length :] = 0
            for field in range(standing.shape[1]):
                standings[at, field] = then[field]
            at += 1
    return standings, serieses, places


@njit(cache=True)
def _weights(
    held_by: Domains,
    acts: npt.NDArray[np.int16],
    actor: npt.NDArray[np.int8],
    held: npt.NDArray[np.int8],
    low: npt.NDArray[np.int8],
) -> tuple[npt.NDArray[np.int32], int]:
    weight, weights = np.full(len(acts), FORCED, np.int32), 0
    for node in range(len(acts)):
        who = actor[node]
        pieces, ranks = held[node, who], ones(int(acts[node]) & LAYS)
        if pieces > 1 and ranks > 1:
            weight[node] = weights
            left = held_by.size[pieces - 1] - held_by.first[pieces - 1, low[node, who]]
            weights += ranks * left
    return weight, weights


@njit(cache=True)
def choices(tree: PublicTree, courses: Courses, numbers: HandNumbers, play: PlayArrays) -> int:
    """The information sets with a real choice: nodes with each hand that can lay different ranks.

    Counted are hands that the set still has pieces for and that the actor has not denied by a go.
    """
    found = 0
    for node in range(len(tree.acts)):
        who = int(tree.actor[node])
        lays, held = int(tree.acts[node]) & LAYS, int(tree.held[node, who])
        if held < 2 or ones(lays) < 2:
            continue
        used = np.zeros(RANKS, np.int64)
        for role in range(2):
            for rank in numbers.ranks[courses.laid[node, role]]:
                if rank >= 0:
                    used[rank] += 1
        for place in range(STARTS[held], STARTS[held + 1]):
            hand = numbers.ranks[place]
            if hand[0] < tree.low[node, who]:
                continue
            ranks, same, dealt = 0, 0, True
            for at in range(held):
                same = same + 1 if at > 0 and hand[at] == hand[at - 1] else 1
                dealt = dealt and used[hand[at]] + same <= play.copies[hand[at]]
                ranks |= 1 << hand[at]
            if dealt and ones(ranks & lays) > 1:
                found += 1
    return found
