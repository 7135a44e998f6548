"""The two sweeps of counterfactual regret minimisation over the public tree, compiled.

Going down, the chance that the opponent of the traverser plays to each node is carried along, for
each of his hands. Going up, the values of the traverser's hands are gathered, weighed by that
chance and the prior, and his regrets follow from them. Only the traverser's weights change; the
opponent's average is gathered on the way down, where the nodes that he never plays to are left out.

The sweeps take nodes by stretches of levels, so that the subtrees below two lays can be swept side
by side, and the result does not depend on how many are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.pegging.course import GO
from pegout.analysis.cribbage.pegging.domains import Domains
from pegout.analysis.cribbage.pegging.tree import FORCED, PublicTree, ones

LEARN: Final = 0
"""Add to the traverser's weights, which are his regrets, what he regrets now."""
FOLLOW: Final = 1
"""Both play by the weights."""
ANSWER: Final = 2
"""The traverser plays best against the weights."""


class Workspace(NamedTuple):
    """What the sweeps write down of each node."""

    reach_at: npt.NDArray[np.int32]
    """[nodes, 2], where the chances of each player's hands begin. A node that a player's hands come
    to unchanged shares its parent's."""
    value_at: npt.NDArray[np.int32]
    """[nodes, 2], where the values of each player's hands begin."""
    reach: npt.NDArray[np.float32]
    value: npt.NDArray[np.float32]
    dead: npt.NDArray[np.bool_]
    """[nodes], the opponent never plays to it."""


@njit(cache=True)
def workspace(tree: PublicTree, held_by: Domains, kept: int) -> Workspace:
    """Room for the sweeps over a tree."""
    nodes = len(tree.acts)
    reach_at, value_at = np.zeros((nodes, 2), np.int32), np.zeros((nodes, 2), np.int32)
    reach_size, value_size = held_by.size[kept], np.zeros(2, np.int64)
    for node in range(nodes):
        who = tree.actor[node]
        for role in range(2):
            value_at[node, role] = value_size[role]
            held, low = tree.held[node, role], tree.low[node, role]
            value_size[role] += held_by.size[held] - held_by.first[held, low]
        child = tree.child[node]
        for act in range(GO + 1):
            if not tree.inner[node] >> act & 1:
                continue
            for role in range(2):
                held, low = tree.held[child, role], tree.low[child, role]
                if role == who and act == GO:
                    shift = held_by.first[held, low] - held_by.first[held, tree.low[node, role]]
                    reach_at[child, role] = reach_at[node, role] + shift
                elif role == who:
                    reach_at[child, role] = reach_size
                    reach_size += held_by.size[held] - held_by.first[held, low]
                else:
                    reach_at[child, role] = reach_at[node, role]
            child += 1
    return Workspace(
        reach_at,
        value_at,
        np.zeros(reach_size, np.float32),
        np.zeros(max(value_size[0], value_size[1]), np.float32),
        np.zeros(nodes, np.bool_),
    )


@njit(cache=True, nogil=True)
def sweep_down(  # noqa: PLR0915 - one pass over a node
    tree: PublicTree,
    held_by: Domains,
    room: Workspace,
    payoffs: npt.NDArray[np.float32],
    payoff_at: npt.NDArray[np.int64],
    weights: npt.NDArray[np.float32],
    averages: npt.NDArray[np.float32],
    portion: float,
    slips: float,
    traverser: int,
    stretches: npt.NDArray[np.int64],
) -> None:
    """Carry the opponent's chances down, and work out the leaves behind his lays.

    ``stretches`` [levels, 2] are the nodes to go through, from the top. To ``averages`` is added
    ``portion`` of each chance, unless it is 0. With the chance ``slips`` the opponent lays any rank
    that fits, each alike, instead of what the weights say.
    """
    other = 1 - traverser
    total = np.zeros(held_by.size[-1], np.float32)
    number = np.zeros(held_by.size[-1], np.float32)
    passed = np.zeros(held_by.size[-2], np.float32)
    slipped = np.zeros(held_by.size[-1], np.float32)
    meant = np.float32(1.0 - slips)
    for level in range(len(stretches)):
        for node in range(stretches[level, 0], stretches[level, 1]):
            acts, inner = int(tree.acts[node]), int(tree.inner[node])
            child = int(tree.child[node])
            if room.dead[node] or tree.actor[node] == traverser:
                room.dead[child : child + ones(inner)] = room.dead[node]
                continue
            held, low = int(tree.held[node, other]), int(tree.low[node, other])
            base, left_base = held_by.first[held, low], held_by.first[held - 1, low]
            hands, left = held_by.size[held] - base, held_by.size[held - 1] - left_base
            before = room.reach[room.reach_at[node, other] :][:hands]
            weight = int(tree.weight[node])
            if weight != FORCED:
                _shares(held_by, weights, weight, acts, held, base, left_base, total, number)
                for hand in range(hands):
                    alike = before[hand] / max(number[hand], np.float32(1.0))
                    slipped[hand] = np.float32(slips) * alike
                    if total[hand] > 0:
                        number[hand], total[hand] = 0.0, before[hand] / total[hand]
                    else:
                        total[hand] = alike
                        number[hand] = 1.0
            # The values of the traverser's hands, here and at the leaves: the domains are the same.
            own, own_low = int(tree.held[node, traverser]), int(tree.low[node, traverser])
            own_hands = held_by.size[own] - held_by.first[own, own_low]
            value = room.value[room.value_at[node, traverser] :][:own_hands]
            value[:] = 0.0
            payoff = payoff_at[node]
            for act in range(GO):
                if not acts >> act & 1:
                    continue
                joined = held_by.joined[held - 1, act, left_base : left_base + left]
                is_inner = inner >> act & 1
                after = passed[:left]
                if is_inner:
                    after = room.reach[room.reach_at[child, other] :][:left]
                if weight == FORCED:
                    for i in range(left):
                        after[i] = before[joined[i] - base]
                else:
                    mine = weights[weight : weight + left]
                    for i in range(left):
                        hand = joined[i] - base
                        after[i] = (mine[i] + number[hand]) * total[hand]
                    if portion > 0:
                        kept = averages[weight : weight + left]
                        for i in range(left):
                            kept[i] += np.float32(portion) * after[i]
                    if slips > 0:
                        for i in range(left):
                            after[i] = meant * after[i] + slipped[joined[i] - base]
                    weight += left
                if is_inner:
                    room.dead[child] = not _any(after)
                    child += 1
                else:
                    payoff = _add_leaf(payoffs, payoff, traverser, after, value)
            if acts >> GO & 1:
                bound = max(low, int(tree.unfit[node]))
                after = before[held_by.first[held, bound] - base :]
                if inner >> GO & 1:
                    room.dead[child] = not _any(after)
                else:
                    _add_leaf(payoffs, payoff, traverser, after, value)


@njit(cache=True, nogil=True)
def sweep_up(  # noqa: PLR0915 - one pass over a node
    tree: PublicTree,
    held_by: Domains,
    room: Workspace,
    payoffs: npt.NDArray[np.float32],
    payoff_at: npt.NDArray[np.int64],
    weights: npt.NDArray[np.float32],
    mode: int,
    traverser: int,
    stretches: npt.NDArray[np.int64],
) -> None:
    """Gather the values of the traverser's hands, and in `LEARN` his regrets, from the bottom."""
    other = 1 - traverser
    total = np.zeros(held_by.size[-1], np.float32)
    number = np.zeros(held_by.size[-1], np.float32)
    leaves = np.zeros(RANKS * held_by.size[-2], np.float32)
    for level in range(len(stretches) - 1, -1, -1):
        for node in range(stretches[level, 0], stretches[level, 1]):
            if room.dead[node]:
                continue
            acts, inner = int(tree.acts[node]), int(tree.inner[node])
            child = int(tree.child[node])
            held, low = int(tree.held[node, traverser]), int(tree.low[node, traverser])
            base = held_by.first[held, low]
            hands = held_by.size[held] - base
            value = room.value[room.value_at[node, traverser] :][:hands]
            if tree.actor[node] == other:
                for below in range(child, child + ones(inner)):
                    if not room.dead[below]:
                        value += room.value[room.value_at[below, traverser] :][:hands]
                continue
            left_base = held_by.first[held - 1, low]
            left = held_by.size[held - 1] - left_base
            other_held, other_low = (
                int(tree.held[node, other]),
                int(tree.low[node, other]),
            )
            others = held_by.size[other_held] - held_by.first[other_held, other_low]
            reach = room.reach[room.reach_at[node, other] :][:others]
            weight = int(tree.weight[node])
            mixed = weight != FORCED and mode != ANSWER
            value[:] = -np.inf if mode == ANSWER else 0.0
            if mixed:
                _shares(held_by, weights, weight, acts, held, base, left_base, total, number)
                for hand in range(hands):
                    if total[hand] > 0:
                        number[hand], total[hand] = 0.0, np.float32(1.0) / total[hand]
                    else:
                        total[hand] = np.float32(1.0) / max(number[hand], np.float32(1.0))
                        number[hand] = 1.0
            payoff, block, below = payoff_at[node], 0, child
            for act in range(GO):
                if not acts >> act & 1:
                    continue
                joined = held_by.joined[held - 1, act, left_base : left_base + left]
                if inner >> act & 1:
                    after = room.value[room.value_at[below, traverser] :][:left]
                    below += 1
                else:
                    after = leaves[block : block + left]
                    after[:] = 0.0
                    payoff = _add_leaf(payoffs, payoff, traverser, reach, after)
                if mode == ANSWER:
                    for i in range(left):
                        hand = joined[i] - base
                        value[hand] = max(value[hand], after[i])
                elif mixed:
                    mine = weights[weight + block : weight + block + left]
                    for i in range(left):
                        hand = joined[i] - base
                        value[hand] += (mine[i] + number[hand]) * total[hand] * after[i]
                else:
                    for i in range(left):
                        value[joined[i] - base] += after[i]
                block += left
            if acts >> GO & 1:
                bound = max(low, int(tree.unfit[node]))
                stuck = value[held_by.first[held, bound] - base :]
                if inner >> GO & 1:
                    stuck[:] = room.value[room.value_at[below, traverser] :][: len(stuck)]
                else:
                    stuck[:] = 0.0
                    _add_leaf(payoffs, payoff, traverser, reach, stuck)
            if mode == ANSWER:
                for hand in range(hands):
                    if value[hand] == -np.inf:
                        value[hand] = 0.0  # the set cannot deal it
            elif mixed and mode == LEARN:
                block, below = 0, child
                for act in range(GO):
                    if not acts >> act & 1:
                        continue
                    joined = held_by.joined[held - 1, act, left_base : left_base + left]
                    if inner >> act & 1:
                        after = room.value[room.value_at[below, traverser] :][:left]
                        below += 1
                    else:
                        after = leaves[block : block + left]
                    mine = weights[weight + block : weight + block + left]
                    for i in range(left):
                        regret = mine[i] + after[i] - value[joined[i] - base]
                        mine[i] = max(regret, np.float32(0.0))
                    block += left


@njit(cache=True)
def _shares(
    held_by: Domains,
    weights: npt.NDArray[np.float32],
    first: int,
    acts: int,
    held: int,
    base: int,
    left_base: int,
    total: npt.NDArray[np.float32],
    number: npt.NDArray[np.float32],
) -> None:
    """For each hand the sum of its weights, and how many ranks it can lay."""
    left = held_by.size[held - 1] - left_base
    total[:] = 0.0
    number[:] = 0.0
    for act in range(GO):
        if acts >> act & 1:
            joined = held_by.joined[held - 1, act, left_base : left_base + left]
            mine = weights[first : first + left]
            for i in range(left):
                total[joined[i] - base] += mine[i]
                number[joined[i] - base] += 1
            first += left


@njit(cache=True)
def _any(chances: npt.NDArray[np.float32]) -> bool:
    for chance in chances:
        if chance > 0:
            return True
    return False


@njit(cache=True, fastmath={"reassoc", "contract", "nsz"})
def _add_leaf(
    payoffs: npt.NDArray[np.float32],
    first: int,
    traverser: int,
    reach: npt.NDArray[np.float32],
    value: npt.NDArray[np.float32],
) -> int:
    """Add what a leaf is worth to each hand of the traverser; where the next leaf begins."""
    if traverser == 0:
        dealers = len(reach)
        for i in range(len(value)):
            row = payoffs[first : first + dealers]
            worth = np.float32(0.0)
            for k in range(dealers):
                worth += row[k] * reach[k]
            value[i] += worth
            first += dealers
    else:
        dealers = len(value)
        for i in range(len(reach)):
            row = payoffs[first : first + dealers]
            for k in range(dealers):
                value[k] -= row[k] * reach[i]
            first += dealers
    return first


__all__ = ["ANSWER", "FOLLOW", "LEARN", "Workspace", "sweep_down", "sweep_up", "workspace"]
