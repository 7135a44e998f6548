"""Hands that no player keeps: what is learned of them, and what the stored tables know.

Mutants that die: the weight of the other's hands by ways alone; hands that cannot be dealt given a
weight; the value of an unkept hand left at nothing.
"""

from __future__ import annotations

import numpy as np
import pytest
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage.champion.beliefs import leanings, open_ways
from pegout.analysis.cribbage.discard_arrays import DEALER, PONE, DiscardTables
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.pegging.solver import Solver
from pegout.analysis.cribbage.prior import UNKEPT, kept_prior, with_unkept
from pegout.analysis.cribbage.stored import Tables, tables

SOLVED = ("six-card", "five-card", "domino-mendelev", "domino-book2")


def stored(name: str) -> Tables:
    found = tables(rules_of(name))
    assert found is not None
    return found


def ways_of_all(name: str) -> np.typing.NDArray[np.float32]:
    """How many ways there are to be dealt each hand."""
    rules = rules_of(name)
    ways = np.zeros(hands_of(rules.kept), np.float32)
    open_ways(hand_numbers().ranks, lower_play(rules).copies, rules.kept, ways)
    return ways


@pytest.mark.parametrize("name", SOLVED)
def test_every_hand_that_can_be_dealt_has_a_value_in_the_play(name: str) -> None:
    can_be, found = ways_of_all(name) > 0, stored(name)
    assert (found.pegging[:, can_be] != 0).all()
    assert (found.pegging[:, ~can_be] == 0).all()
    # What is never kept is worth about as much as what is: nothing is wrong with its order.
    for role in (PONE, DEALER):
        unkept = can_be & (found.discards.kept[role] == 0)
        mean = np.average(found.pegging[role], weights=found.discards.kept[role])
        assert not unkept.any() or abs(found.pegging[role, unkept].mean() - mean) < 1.2


def without(kept: DiscardTables, role: int, hand: int) -> DiscardTables:
    """Tables of players who never keep that hand in that role."""
    often = kept.kept.copy()
    often[role, hand] = 0
    return kept._replace(kept=often)


def test_only_hands_that_can_be_dealt_are_learned() -> None:
    """Of tiles one holds no two doubles of nothing, nor what the other has in his hand."""
    rules, found = rules_of("domino-mendelev"), stored("domino-mendelev")
    joint = np.zeros((hands_of(4), hands_of(4)), np.float32)
    pone, dealer = (int(np.argmax(found.discards.kept[role])) for role in (PONE, DEALER))
    joint[pone, dealer] = 1
    learned, possible = with_unkept(rules, found.discards, joint), ways_of_all(rules.name) > 0
    assert not possible.all()
    assert ((learned.sum(axis=1) > 0) == possible).all()
    assert ((learned.sum(axis=0) > 0) == possible).all()
    ranks = hand_numbers().ranks[STARTS[4] : STARTS[5], :4]
    held = (ranks[:, :, None] == np.arange(13)).sum(axis=1)
    both = np.argwhere(learned > 0)
    copies = lower_play(rules).copies
    assert (held[both[:, 0]] + held[both[:, 1]] <= copies).all()


@pytest.mark.parametrize("role", [PONE, pytest.param(DEALER, marks=pytest.mark.slow)])
def test_a_hand_that_is_never_kept_is_learned_as_if_it_were(role: int) -> None:
    rules, found = rules_of("five-card"), stored("five-card")
    prior = kept_prior(rules, found.discards, found.pegging)
    hand = int(np.argsort(prior.sum(axis=1 - role))[-9])  # one of those that are kept most
    gone = prior.copy()
    np.moveaxis(gone, role, 0)[hand] = 0
    unkept = with_unkept(rules, without(found.discards, role, hand), gone)
    assert unkept.sum() == pytest.approx(1, abs=1e-5)
    possible = ways_of_all("five-card") > 0
    assert ((unkept.sum(axis=1) > 0) == possible).all()
    assert ((unkept.sum(axis=0) > 0) == possible).all()
    row = np.moveaxis(unkept, role, 0)[hand]
    assert 0 < row.sum() < UNKEPT
    ranks = hand_numbers().ranks[STARTS[3] + hand, :3]
    left, others = lower_play(rules).copies.copy(), np.zeros(len(row), np.float32)
    np.subtract.at(left, ranks, 1)
    open_ways(hand_numbers().ranks, left, 3, others)
    expected = others * leanings(found.discards.kept, lower_play(rules).copies)[1 - role]
    assert row / row.sum() == pytest.approx(expected / expected.sum(), abs=1e-6)
    values = []
    for each in (prior, unkept, gone):
        solver = Solver(lower_play(rules), each)
        for _ in range(40):
            solver.learn()
        values.append(float(solver.values(solver.averages)[role, hand]))
    kept, as_if, nothing = values
    assert nothing == 0
    # Who is not thought to hold it may gain by that, and loses nothing.
    assert -0.05 < as_if - kept < 0.8
    assert abs(kept) > 0.5
