"""Twin: the board of win probabilities against deals counted out one by one, in plain Python.

Mutants that die: the dealer counts first; the roles do not change from deal to deal; the totals of
a deal that nobody wins are taken the wrong way about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest

from pegout import games
from pegout.analysis.cribbage.board import first_dealer_wins, play_deals, win_table
from pegout.analysis.cribbage.simulation.playing import simulate
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.engine import OptionValue
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

QUICK = Policy(throws="random", lays="random")
DEALS = 60


@cache
def rules_of(name: str, **options: OptionValue) -> CribbageRules:
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    return ruleset.rules


def counted(
    rules: CribbageRules, deals: Sequence[Sequence[tuple[int, int]]]
) -> dict[tuple[int, int], float]:
    """How likely the pone gets to the target first, from every pair of scores."""
    target, exact = rules.win.target, rules.win.exact_finish
    first: dict[tuple[int, int], float] = {}
    pairs = sorted(
        ((mine, theirs) for mine in range(target) for theirs in range(target)),
        key=sum,
        reverse=True,
    )
    for pair in pairs:
        won = 0.0
        for deal in deals:
            scores = list(pair)
            for role, points in deal:
                if max(scores) == target:
                    break
                room = target - scores[role]
                scores[role] += points if points <= room else 0 if exact else room
            if scores[0] == target:
                won += 1
            elif scores[1] != target:
                assert sum(scores) > sum(pair)
                won += 1 - first[scores[1], scores[0]]
        first[pair] = won / len(deals)
    return first


@pytest.mark.parametrize("name", ["six-card", "five-card", "domino-mendelev"])
def test_every_pair_of_scores(name: str) -> None:
    rules = rules_of(name, target=31)
    table = win_table(rules, policy=QUICK, deals=DEALS)
    deals = [
        [(int(role), int(points)) for role, points in deal if points]
        for deal in play_deals(rules, policy=QUICK, deals=DEALS).scorings
    ]
    expected = counted(rules, deals)
    for mine in range(31):
        for theirs in range(31):
            assert table[0, mine, theirs] == pytest.approx(expected[mine, theirs], abs=1e-6)
            assert table[1, theirs, mine] == pytest.approx(1 - expected[mine, theirs], abs=1e-6)


@pytest.mark.parametrize(
    "options",
    [
        {"exactFinish": True},
        {"compensation": 5, "compensationWhen": "every_deal"},
        {"compensation": 4, "exactFinish": True},
        {},
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["five-card", "domino-book2", "lowball"])
def test_the_first_dealer_wins_as_often_as_in_whole_games(
    name: str, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(name, target=31, **options)
    table = win_table(rules, policy=QUICK, deals=8000)
    sets = 8000
    played = simulate(QUICK, QUICK, rules, seed=9, sets=sets, mirrored=False)
    won = float(np.mean(played.winners == played.dealers))
    assert first_dealer_wins(table, rules) == pytest.approx(won, abs=4 * 0.5 / sets**0.5)


def test_a_board_is_a_probability_and_more_is_better() -> None:
    rules = rules_of("five-card")
    table = win_table(rules, policy=QUICK, deals=3000)
    assert table.shape == (2, 61, 61)
    assert table.dtype == np.float32
    assert np.all((table >= 0) & (table <= 1))
    assert np.all(table[:, 20:, 30] - table[:, :-20, 30] > 0)
    assert np.allclose(table[0] + table[1].T, 1, atol=1e-6)
    lost = win_table(rules_of("lowball", target=61), policy=QUICK, deals=3000)
    assert np.all(lost[:, 20:, 30] - lost[:, :-20, 30] < 0)
