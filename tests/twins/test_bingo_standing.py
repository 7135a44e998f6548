"""The table of won matches, against matches reckoned deal by deal.

Mutants that die: large points of the second player given to the leader; the lead that goes on
alternating where the winner has it; of two who have enough seat 0 always the first.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest
from tests.bingo_script import bingo

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import lower
from pegout.analysis.bingo.search import Effort
from pegout.analysis.bingo.self_play import FIRST, outcomes, play_deal, settled_outcomes
from pegout.analysis.bingo.standing import (
    NOBODY,
    Outcome,
    counted_outcomes,
    match_standing,
)
from pegout.analysis.bingo.tables import tables
from pegout.engine import OptionValue

SOME = (Outcome(2, 0, 0, 5), Outcome(0, 1, 1, 3), Outcome(1, 3, 1, 1), Outcome(0, 0, NOBODY, 1))


@pytest.mark.parametrize(
    "options", [{}, {"nextDealer": "winner", "largeTarget": 8}, {"nextDealer": "loser"}]
)
def test_the_table_is_what_matches_come_to(options: dict[str, OptionValue]) -> None:
    rules = bingo(**options).rules
    table = match_standing(lower(rules), SOME)
    target = rules.match.large_target

    @cache
    def won(mine: int, theirs: int, leader: int, drawn: int) -> float:
        """After so many deals without a point one more is out of the question."""
        if max(mine, theirs) >= target:
            return float(mine >= target)
        if drawn > 30:
            return 0.5
        chance = 0.0
        for each in SOME:
            gains = (each.leader, each.other)
            winner = None if each.rewarded == NOBODY else (leader + each.rewarded) % 2
            follows = 1 - leader
            if winner is not None and rules.match.next_dealer != "alternate":
                follows = winner if rules.match.next_dealer == "winner" else 1 - winner
            after = mine + gains[leader], theirs + gains[1 - leader]
            if min(after) >= target:  # the reward is the last that is credited in a deal
                chance += each.times / 10 * (0.5 if winner is None else winner)
                continue
            nothing = drawn + 1 if after == (mine, theirs) else 0
            chance += each.times / 10 * won(*after, follows, nothing)
        return chance

    for mine in range(target):
        for theirs in range(target):
            for leader in (0, 1):
                found = table[mine, theirs, leader]
                assert found == pytest.approx(won(mine, theirs, leader, 0), abs=1e-9)


@pytest.mark.parametrize("name", counted_outcomes())
def test_counted_deals_make_a_fair_table(name: str) -> None:
    table = match_standing(lower(bingo().rules), counted_outcomes()[name])
    other_side = 1 - table.transpose(1, 0, 2)[:, :, ::-1]
    assert table == pytest.approx(other_side)
    assert (np.diff(table, axis=0) > 0).all(), "a point more is better"
    assert 0.4 < table[0, 0, 0] < 0.6


def test_deals_are_counted_as_they_were_played() -> None:
    ready = tables(bingo().rules)
    effort, deals = Effort(20, known=3, closes=1, solves=1, noise=0.0), 40
    played = Counter[tuple[int, int, int]]()
    for game in range(deals):
        state = play_deal(ready, effort, np.uint64(5), np.uint64(game))
        assert state[deal.STATUS] == deal.ENDED
        assert not int(state[deal.HAND]) & int(state[deal.HAND + 1])
        gained = state[[deal.LARGE, deal.LARGE + 1, deal.REWARDED]].tolist()
        assert (gained[2] == NOBODY) == (max(gained[:2]) == 0)
        played[tuple(gained)] += 1
    counted = outcomes(ready, effort, 5, deals)
    assert {(each.leader, each.other, each.rewarded): each.times for each in counted} == played


def test_a_round_is_played_for_what_the_one_before_has_counted() -> None:
    ready = tables(bingo().rules)
    effort, counted = Effort(20, known=3, closes=1, solves=1, noise=0.0), FIRST
    found = []
    for _ in range(2):
        standing = match_standing(ready.deal, counted)
        counted = outcomes(ready._replace(standing=standing), effort, 5, 20)
        found.append(counted)
    assert found[0] != found[1]
    for rounds, expected in enumerate(found, start=1):
        assert settled_outcomes(ready, effort, 5, 20, rounds) == expected
