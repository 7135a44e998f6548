"""The table of cribs: what it says of each role, and how it is made.

Mutants that die: a role's mean taken from its own throws; a cut-off line of the work that is kept.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pegout import games
from pegout.analysis.cribbage import OTHER, CribTable, Role, Shows, crib_table, shipped_table
from pegout.games.cribbage import Cribbage
from pegout.pieces import CARDS, read_pieces


def six_card() -> Cribbage:
    ruleset = games.load("six-card")
    assert isinstance(ruleset, Cribbage)
    return ruleset


def table() -> CribTable:
    shipped = shipped_table("six-card")
    assert shipped is not None
    return shipped


@pytest.mark.parametrize("role", OTHER)
def test_ux095_a_crib_is_completed_by_the_other_role(role: Role) -> None:
    """The mean of a throw follows from how the *other* role throws."""
    shipped, rules = table(), six_card().rules
    thrown = read_pieces("KC 9D", CARDS)
    row = crib_table.companions(rules, Shows(rules), thrown)
    from_other = crib_table.crib_mean(row, shipped.throws[OTHER[role]])
    from_own = crib_table.crib_mean(row, shipped.throws[role])
    assert shipped.mean(role, thrown) == pytest.approx(from_other, abs=1e-4)
    assert abs(from_other - from_own) > 0.5


def test_a_dealer_gives_more_to_the_crib_than_a_pone() -> None:
    shipped = table()
    for name in ("5-5", "7-8", "2-3", "5-11"):
        assert shipped.throws["dealer"].get(name, 0) > shipped.throws["pone"].get(name, 0)
    for name in ("10-13", "1-13", "9-13"):
        assert shipped.throws["dealer"].get(name, 0) < shipped.throws["pone"].get(name, 0)


def test_every_throw_is_in_the_table() -> None:
    shipped = table()
    names = set(crib_table.classes(six_card().rules))
    assert len(names) == 13 * 12 // 2 * 2 + 13
    for role in OTHER:
        assert set(shipped.means[role]) == names
        assert set(shipped.throws[role]) <= names
        assert sum(shipped.throws[role].values()) == pytest.approx(1, abs=1e-3)


def test_the_making_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crib_table, "STEP", 3)

    def making(name: str, hands: int) -> crib_table.Making:
        (tmp_path / name).mkdir(exist_ok=True)
        return crib_table.Making(six_card().rules, seed=5, hands=hands, work=tmp_path / name)

    at_once = crib_table.deals(making("at once", 8))
    assert crib_table.deals(making("in parts", 3)) == at_once[:3]
    (kept,) = (tmp_path / "in parts").iterdir()
    kept.write_bytes(kept.read_bytes() + b'[["5-5",3')  # the power went while it was written
    assert crib_table.deals(making("in parts", 8)) == at_once
    (other,) = (tmp_path / "at once").iterdir()
    assert kept.read_bytes() == other.read_bytes()
    assert {len(hand) <= 15 for hand in at_once} == {True}
