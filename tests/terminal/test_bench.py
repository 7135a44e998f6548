"""``pegout bench``: every kernel is measured, in words and as an object."""

from __future__ import annotations

import json

import numpy as np
import pytest
from tests.terminal.at_terminal import Terminal
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage.show_arrays import HAND, lower_show
from pegout.analysis.cribbage.show_kernel import score_shows
from pegout.terminal.bench import PEER_KEYS, ROW_KEYS
from pegout.terminal.bench_peers import NUMPY, REFERENCE, ByRanks, numpy_points, scorer


def test_numpy_scores_the_same_hands() -> None:
    """A peer that scores something else would not be one."""
    show, chance = lower_show(rules_of("six-card")), np.random.default_rng(3)
    dealt = np.array([chance.permutation(52)[:5] for _ in range(3000)], np.uint8)
    suited = np.array([chance.permutation(13)[:5] for _ in range(300)], np.uint8)
    dealt[:300] = 4 * suited + 2  # where flush and nobs are
    hands, starters = dealt[:, :4].copy(), dealt[:, 4].copy()
    points = score_shows(show, hands, starters, HAND)
    assert numpy_points(show, hands, starters).tolist() == points.tolist()
    assert ByRanks(show).points(hands, starters).tolist() == points.tolist()
    if (other := scorer(hands[:600], starters[:600])) is not None:
        assert other() == points[:600].tolist()


@pytest.mark.slow
def test_every_kernel_is_measured(terminal: Terminal) -> None:
    done = terminal.run("bench", "--seconds", "0.001", "--json")
    assert done.status == 0
    found = json.loads(done.out)
    rows = {row["name"]: row for row in found["kernels"]}
    assert list(rows) == list(ROW_KEYS)
    assert all(row["rate"] > 0 for row in rows.values())
    assert rows["hands"]["ratios"][REFERENCE] > rows["hands"]["ratios"][NUMPY] > 1
    for row in rows.values():
        ratios = {peer: row["rate"] / rate for peer, rate in row["peers"].items()}
        assert row["ratios"] == pytest.approx(ratios)
    told = terminal.run("bench", "--seconds", "0.001", "--language", "en")
    lines = told.out.splitlines()
    peers = sum(len(row["peers"]) for row in rows.values())
    assert len(lines) == 1 + len(rows) + peers
    assert "Pegout's reference" in told.out
    assert set(PEER_KEYS) >= {REFERENCE, NUMPY}


def test_a_time_that_makes_no_sense_is_refused(terminal: Terminal) -> None:
    assert terminal.run("bench", "--seconds", "0").err == (
        "pegout: --seconds: 0.0 is not above 0 and at most 600\n"
    )
