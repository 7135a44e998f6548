"""With a sensible player in every seat every match ends, bids and exact finishes included."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest
from tests.bots.matches import match
from tests.strategies import QUICK, Table, tables

from pegout import bots

LONGEST: Final = 6_000
"""Turns; a match of sensible players that is longer does not end."""


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=[] if str(table) in QUICK else [pytest.mark.slow], id=str(table))
        for table in tables()
    ],
)
def test_a_match_of_sensible_players_ends(table: Table) -> None:
    rules = table.rules
    players = [bots.bot("sensible", rules) for _ in range(rules.seats)]
    turns = sum(1 for _ in islice(match(rules, players, f"ends at {table}"), LONGEST + 1))
    assert turns <= LONGEST
