"""Twin: winning chances at the end of a deal, as grids and counted out one outcome at a time.

Mutants that die: the dealer's hand counted before the pone's; the crib counted for the pone; a
count that wins after the other has won.
"""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from pegout.analysis.cribbage.champion.throws import Prospects, hand_to_come, throw_worth
from pegout.analysis.cribbage.champion.worth import DEALER, PONE, counted, next_deal

TARGET = 31


def chances(chance: Random, bins: int) -> npt.NDArray[np.float32]:
    weights = np.array([chance.random() for _ in range(bins)], np.float32)
    weights /= weights.sum()
    return weights


def one_by_one(
    board: npt.NDArray[np.float32],
    role: int,
    scores: tuple[int, int],
    events: list[tuple[int, npt.NDArray[np.float32]]],
) -> float:
    """Every outcome of ``events`` (whose: 0 mine, the points' chances) in their order."""
    worth = 0.0
    for points in product(*(range(len(each)) for _, each in events)):
        likely, score = 1.0, list(scores)
        won: int | None = None
        for (whose, each), scored in zip(events, points, strict=True):
            likely *= float(each[scored])
            score[whose] += scored
            if won is None and score[whose] >= TARGET:
                won = whose
        if won is None:
            worth += likely * float(board[1 - role, score[0], score[1]])
        else:
            worth += likely * (won == 0)
    return worth


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("scores", [(3, 9), (22, 24), (28, 20), (30, 30)])
def test_grids_count_out_in_order(role: int, scores: tuple[int, int]) -> None:
    chance = Random(f"{role} {scores}")  # noqa: S311 - made-up distributions
    board = np.array(
        [[[chance.random() for _ in range(TARGET)] for _ in range(TARGET)] for _ in range(2)],
        np.float32,
    )
    hand, crib, other = (chances(chance, 7) for _ in range(3))
    starter = np.array([0.9, 0.0, 0.1], np.float32)
    pegs = np.zeros((5, 1), np.float32)
    pegs[:, 0] = chances(chance, 5)
    grid = hand_to_come(next_deal(board, role, 1.0), other, role, 1.0)
    prospects = Prospects(grid, starter, DEALER, 1.0)
    worth = throw_worth(prospects, role, *scores, np.outer(hand, crib), pegs)
    dealer, pone = (0, 1) if role == DEALER else (1, 0)
    hands = {0: hand, 1: other}
    events = [
        (dealer, starter),
        (0, pegs[:, 0]),
        (pone, hands[pone]),
        (dealer, hands[dealer]),
        (dealer, crib),
    ]
    assert worth == pytest.approx(one_by_one(board, role, scores, events), abs=1e-5)


@pytest.mark.parametrize("whose", [0, 1])
def test_a_count_before_a_grid(whose: int) -> None:
    dice = np.random.default_rng(whose)
    grid = dice.random((TARGET + 1, TARGET + 1), np.float32)
    grid[TARGET, :], grid[:TARGET, TARGET] = 1, 0
    points = dice.random(9, np.float32)
    points[4] = 0
    before = counted(grid, points, whose, 5, 11)
    for mine, theirs in product(range(5, TARGET + 1), range(11, TARGET + 1)):
        expected = float(grid[mine, theirs])
        if max(mine, theirs) < TARGET:
            after = [(mine + n, theirs) if whose == 0 else (mine, theirs + n) for n in range(9)]
            expected = sum(
                float(likely * grid[min(own, TARGET), min(other, TARGET)])
                for likely, (own, other) in zip(points, after, strict=True)
            )
        assert before[mine, theirs] == pytest.approx(expected, rel=1e-5)


def test_where_the_target_loses_who_gets_there_has_lost() -> None:
    board = np.zeros((2, TARGET, TARGET), np.float32)
    nothing = np.array([1.0], np.float32)
    two = np.array([0.0, 0.0, 1.0], np.float32)
    for at_target, expected in ((1.0, 1.0), (0.0, 0.0)):
        grid = hand_to_come(next_deal(board, PONE, at_target), nothing, PONE, at_target)
        prospects = Prospects(grid, nothing, DEALER, at_target)
        pegs = np.ones((1, 1), np.float32)
        both = np.outer(two, nothing)
        worth = throw_worth(prospects, PONE, TARGET - 2, 0, both, pegs)
        assert worth == pytest.approx(expected)
