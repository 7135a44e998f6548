"""Tables as they are shipped, and the making of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage import manifests, stored
from pegout.analysis.cribbage.hand_numbers import hands_of
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.making import make, verified
from pegout.analysis.cribbage.manifests import FOLDER, Made, Manifest
from pegout.analysis.cribbage.simulation.knowledge import few_cribs

SMALL = Made(seed=3, deals=20_000, rounds=(2, 2, 3, 2), plays=4, board_deals=2_000)


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


@cache
def shipped() -> tuple[str, ...]:
    return tuple(each.ruleset for each in manifests.manifests())


def test_the_rulesets_with_tables() -> None:
    assert set(shipped()) >= {"five-card"}


@pytest.mark.parametrize("name", shipped())
def test_stored_tables_fit_their_ruleset(name: str) -> None:
    rules = rules_of(name)
    found = stored.tables(rules)
    assert found is not None
    assert found.manifest.ruleset == name
    assert found.manifest.solved.exploitability <= manifests.limits(found.manifest).solved
    assert found.manifest.shipped.exploitability <= manifests.limits(found.manifest).shipped
    hands = hands_of(rules.kept)
    assert found.pegging.shape == found.discards.kept.shape == (2, hands)
    assert found.pegs.sum(axis=(2, 3))[found.discards.kept > 0] == pytest.approx(1, abs=1e-4)
    assert found.board is not None
    assert found.board.shape == (2, rules.win.target, rules.win.target)
    assert len(found.blueprint.weights) == found.blueprint.tree.weights


def test_all_shipped_tables_are_small() -> None:
    whole = sum(file.stat().st_size for file in FOLDER.glob("*/*"))
    assert 0 < whole < 25_000_000


def test_shipped_strategies_lose_what_their_manifest_says() -> None:
    rules = rules_of("five-card")
    found = stored.tables(rules)
    assert found is not None
    anew = verified(rules, found)
    assert anew.value == pytest.approx(found.manifest.shipped.value, abs=1e-5)
    assert anew.pone_loses == pytest.approx(found.manifest.shipped.pone_loses, abs=1e-5)
    assert anew.dealer_loses == pytest.approx(found.manifest.shipped.dealer_loses, abs=1e-5)


def test_house_rules_that_do_not_fit() -> None:
    assert stored.tables(rules_of("five-card", handFlush="none")) is None
    assert stored.tables(rules_of("five-card", series="resume")) is None
    longer = stored.tables(rules_of("five-card", target=121))
    assert longer is not None
    assert longer.board is None


@pytest.mark.slow
def test_a_stopped_making_goes_on_and_workers_change_nothing(tmp_path: Path) -> None:
    rules = rules_of("five-card")
    whole = make(rules, tmp_path / "work", made=SMALL, to=tmp_path / "whole")
    found = stored.tables(rules, tmp_path / "whole")
    assert found is not None
    assert found.manifest == whole
    stops = {("discards", 0.3), ("play", 0.0), ("play", 0.55), ("play", 0.93), ("board", 0.98)}
    seen: list[str] = []

    def tell(stage: str, done: float) -> None:
        seen.append(stage)
        for stop in sorted(stops):
            if stage == stop[0] and done >= stop[1]:
                stops.remove(stop)
                raise Stopped

    manifest: Manifest | None = None
    while manifest is None:
        try:
            manifest = make(
                rules, tmp_path / "other", made=SMALL, workers=2, tell=tell, to=tmp_path / "stopped"
            )
        except Stopped:
            continue
    assert not stops
    assert manifest == whole
    for file in sorted((tmp_path / "whole").rglob("*")):
        if file.is_file():
            again = tmp_path / "stopped" / file.relative_to(tmp_path / "whole")
            assert again.read_bytes() == file.read_bytes(), file.name
    assert set(seen) == {"discards", "play", "pegs", "board"}


def test_no_tables_for_what_is_not_lowered(tmp_path: Path) -> None:
    for name in ("seven-card", "six-card-3p"):
        with pytest.raises(NotLowered):
            make(rules_of(name), tmp_path, made=SMALL, to=tmp_path)


@pytest.mark.parametrize("name", [*shipped(), "lowball", "seven-card"])
def test_stored_cribs_fit_rules_with_another_play(name: str) -> None:
    """Kills: a digest of the cribs that the play is in."""
    rules = rules_of(name)
    other = replace(rules, play=replace(rules.play, limit=rules.play.limit + 1))
    found = stored.stored_cribs(other)
    assert found is not None
    assert found.kept.shape == (2, hands_of(rules.kept))
    assert found.crib_points.sum(axis=2)[found.thrown > 0] == pytest.approx(1, abs=1e-5)


def test_stored_cribs_are_those_that_are_reckoned() -> None:
    """Kills: cribs of another ruleset. From few deals they differ by chance alone."""
    rules = rules_of("lowball")
    found = stored.stored_cribs(rules)
    assert found is not None
    few = few_cribs(rules, deals=100_000)
    assert np.average(np.abs(found.crib_mean - few.crib_mean), weights=few.thrown) < 0.1


def test_cribs_of_who_wants_no_points_are_of_no_use_to_who_wants_them() -> None:
    """Kills: a digest without the sense, or without the deal."""
    rules = rules_of("lowball")
    won = replace(rules, win=replace(rules.win, at_target="wins"))
    assert stored.stored_cribs(won) is not stored.stored_cribs(rules)
    assert stored.stored_cribs(replace(rules, deal=replace(rules.deal, each=7))) is None
