"""All that the kernels of Bingo need of a ruleset."""

from __future__ import annotations

from typing import NamedTuple

from pegout.analysis.bingo.lowered import DealArrays, lower
from pegout.analysis.bingo.prices import Prices, Reals, prices
from pegout.analysis.bingo.standing import LIKE, counted_outcomes, match_standing
from pegout.games.bingo.rules import BingoRules


class Tables(NamedTuple):
    deal: DealArrays
    prices: Prices
    standing: Reals
    """`standing.match_standing`: what is played for."""


def tables(rules: BingoRules) -> Tables:
    """For this ruleset, house rules included; raises `NotLowered`."""
    deal, counted = lower(rules), counted_outcomes()
    outcomes = counted.get(rules.name, counted[LIKE])
    return Tables(deal, prices(rules, deal), match_standing(deal, outcomes))
