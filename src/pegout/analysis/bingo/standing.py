"""Where a match stands: how likely it is won, by both large scores and who leads next.

What a deal brings was counted in deals of the champion against itself (`outcomes.json`); the rest
follows from it deal by deal, backwards from the end of the match.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from pegout.analysis.bingo.lowered import DealArrays
from pegout.analysis.bingo.prices import Reals

NOBODY: Final = -1
LIKE: Final = "bingo"
"""The ruleset whose deals stand in for those of a ruleset that was never counted."""


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What a deal brought, and how often."""

    leader: int
    """Large points of who led to the first trick."""
    other: int
    rewarded: int
    """0 where the leader was rewarded at the end, 1 where the other was, -1 for nobody."""
    times: int


@cache
def counted_outcomes() -> dict[str, tuple[Outcome, ...]]:
    """By ruleset. House rules change the deals little and are not counted by themselves."""
    text = files("pegout.analysis.bingo").joinpath("outcomes.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[Outcome, ...]])


def match_standing(rules: DealArrays, outcomes: tuple[Outcome, ...]) -> Reals:
    """The probability that seat 0 wins the match.

    float64[large points of seat 0, of seat 1, the seat that leads the next deal], both below the
    target of the match.
    """
    target, deals = rules.target, sum(each.times for each in outcomes)
    won = np.zeros((target, target, 2))
    for mine in reversed(range(target)):
        for theirs in reversed(range(target)):
            settled, again = np.zeros(2), np.zeros((2, 2))
            for leader in (0, 1):
                for each in outcomes:
                    chance = each.times / deals
                    after = (
                        mine + (each.other if leader else each.leader),
                        theirs + (each.leader if leader else each.other),
                    )
                    leads = _next_leader(rules, leader, each.rewarded)
                    if min(after) >= target:
                        settled[leader] += chance * _earlier(leader, each.rewarded)
                    elif max(after) >= target:
                        settled[leader] += chance * (after[0] >= target)
                    elif after == (mine, theirs):
                        again[leader, leads] += chance
                    else:
                        settled[leader] += chance * won[after[0], after[1], leads]
            won[mine, theirs] = np.linalg.solve(np.eye(2) - again, settled)
    return won


def _earlier(leader: int, rewarded: int) -> float:
    """How likely seat 0 wins where both have enough: who is rewarded at the end comes too late."""
    if rewarded == NOBODY:
        return 0.5
    return 1.0 if leader != rewarded else 0.0


def _next_leader(rules: DealArrays, leader: int, rewarded: int) -> int:
    """As `deal.next_leader`, from a counted outcome."""
    if rules.next_leader == 0 or rewarded == NOBODY:
        return 1 - leader
    winner = leader if rewarded == 0 else 1 - leader
    return winner if rules.next_leader == 1 else 1 - winner
