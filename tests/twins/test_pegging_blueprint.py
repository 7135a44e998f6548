"""Strategies as they are stored, against the same in plain Python."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import numpy as np
import numpy.typing as npt
import pytest
from tests.scripted import altered
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.pegging.blueprint import ALL, Blueprint, packed, quantised, unpacked
from pegout.analysis.cribbage.pegging.domains import domains
from pegout.analysis.cribbage.pegging.tree import FORCED, LAYS, PublicTree, grow
from pegout.games.cribbage import Cribbage

WHOLE = 10.0


@cache
def small_tree() -> PublicTree:
    """Two pieces each."""
    rules = altered(("each = 6", "each = 4"))
    assert isinstance(rules, Cribbage)
    return grow(lower_play(rules.rules)).tree


def some_averages(tree: PublicTree) -> npt.NDArray[np.float32]:
    rng = np.random.default_rng(2)
    averages = rng.random(tree.weights, np.float32) ** 4
    averages[rng.random(tree.weights) < 0.2] = 0
    return averages


def places(tree: PublicTree, node: int) -> list[tuple[int, int]]:
    """Every weight of a node as (hand, place), hand by hand."""
    actor = int(tree.actor[node])
    held, low = int(tree.held[node, actor]), int(tree.low[node, actor])
    numbers, place, found = hand_numbers(), int(tree.weight[node]), []
    for rank in range(13):
        if (int(tree.acts[node]) & LAYS) >> rank & 1:
            for left in range(STARTS[held - 1], STARTS[held]):
                if held == 1 or numbers.ranks[left, 0] >= low:
                    found.append((int(numbers.more[left, rank]), place))
                    place += 1
    return sorted(found)


def test_bytes_of_each_hand() -> None:
    tree = small_tree()
    averages = some_averages(tree)
    weights = quantised(tree, domains(), averages, WHOLE, 0.05)
    mixed = pure = 0
    for node in np.flatnonzero(tree.weight != FORCED).tolist():
        for _, of_hand in groupby(places(tree, node), key=lambda found: found[0]):
            own = [place for _, place in of_hand]
            laid, found = averages[own].astype(float), weights[own].astype(int)
            assert found.sum() == ALL
            if laid.sum() < 0.05 * WHOLE:
                pure += len(own) > 1
                assert found[laid == laid.max()].max() == ALL
            else:
                mixed += len(own) > 1
                assert found == pytest.approx(ALL * laid / laid.sum(), abs=len(own) / 2 + 1e-4)
    assert mixed > 100
    assert pure > 100


def test_what_is_packed_comes_back() -> None:
    tree = small_tree()
    weights = quantised(tree, domains(), some_averages(tree), WHOLE, 0.05)
    data = packed(Blueprint(tree, weights))
    assert len(data) < len(weights)
    assert np.array_equal(unpacked(tree, data).weights, weights)


def test_strategies_of_another_tree_are_refused() -> None:
    tree = small_tree()
    data = packed(Blueprint(tree, np.zeros(tree.weights, np.uint8)))
    with pytest.raises(ValueError, match="another tree"):
        unpacked(grow(lower_play(rules_of("five-card"))).tree, data)
