"""Which rules the champion plays by its tables, and which board it has for them.

Mutants that die: a board to another target taken for this one; points beyond the target that are
lost and count nevertheless; a bought crib taken for the dealer's.
"""

from __future__ import annotations

import numpy as np
import pytest
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage.board import win_table
from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.analysis.cribbage.champion.mind import WHEN
from pegout.analysis.cribbage.manifests import plays_by_tables
from pegout.analysis.cribbage.simulation.policy import Policy


@pytest.mark.slow
def test_another_target_has_a_board_of_its_own() -> None:
    mind = champion_mind(rules_of("five-card", target=31))
    usual = champion_mind(rules_of("five-card"))
    assert mind is not None
    assert usual is not None
    found, longer = np.array(mind.between), np.array(usual.between)
    assert found.shape == (2, 32, 32)
    assert longer.shape == (2, 62, 62)
    # Who needs as much has the same to expect, but for what no deal brings.
    assert found == pytest.approx(longer[:, 30:, 30:], abs=0.02)
    plain = win_table(
        rules_of("five-card", target=31), policy=Policy(throws="hand", lays="at once"), deals=5_000
    )
    assert np.abs(found[:, :31, :31] - plain[::-1]).max() < 0.1, "the roles change"


@pytest.mark.parametrize(
    ("options", "by_tables"),
    [
        ({}, True),
        ({"target": 61}, True),
        ({"counting": "muggins"}, True),
        ({"lurch": "none"}, True),
        ({"auction": "give"}, False),
        ({"exactFinish": True}, False),
        ({"series": "single"}, False),
    ],
)
def test_rules_that_tables_fit(options: dict[str, str | int | bool], by_tables: bool) -> None:  # noqa: FBT001
    rules = rules_of("six-card", **options)
    assert plays_by_tables(rules) is by_tables
    if not by_tables:
        assert champion_mind(rules) is None


@pytest.mark.parametrize("name", ["six-card-3p", "six-card-4p", "seven-card", "lowball"])
def test_rules_without_tables(name: str) -> None:
    assert not plays_by_tables(rules_of(name))
    assert champion_mind(rules_of(name)) is None


def test_no_more_is_solved_than_there_is_room_for() -> None:
    """A kernel would write beyond its arrays."""
    with pytest.raises(ValueError, match=r"^solves: 5 pieces at most, not 6$"):
        champion_mind(rules_of("five-card"), WHEN._replace(solves=6))
