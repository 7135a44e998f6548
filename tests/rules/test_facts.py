"""Shows and series of tests/facts, scored."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest
from tests.rules.facts import facts
from tests.rules.worth import by_rule, declared, suited
from tests.scripted import DEALER, PONE, in_play, ruleset

from pegout.engine import total
from pegout.games.cribbage import scoring
from pegout.games.cribbage.moves import Scored, SeriesEnded, Shown
from pegout.pieces import SETS, read_pieces


@pytest.mark.parametrize("case", facts("shows"), ids=lambda case: case["why"])
def test_show(case: dict[str, Any]) -> None:
    rules = declared(case.get("ruleset", "six-card"), **case.get("options", {}))
    pieces = SETS[rules.pieces]
    (starter,) = read_pieces(case["starter"], pieces)
    hand = read_pieces(case["hand"], pieces)
    lines = scoring.show_lines(rules, hand, starter, case["what"])
    assert by_rule(lines) == case["points"]
    assert total(lines) == case["total"]
    assert all(set(line.pieces) <= {*hand, starter} for line in lines)


@pytest.mark.parametrize("case", facts("series"), ids=lambda case: case["series"])
def test_series(case: dict[str, Any]) -> None:
    rules = declared(case.get("ruleset", "six-card"))
    tiles = rules.pieces == "tiles"
    laid = read_pieces(case["series"], SETS["tiles"]) if tiles else suited(case["series"])
    lines = (
        *scoring.lay_lines(rules, laid[:-1], laid[-1]),
        *scoring.limit_lines(rules, laid),
    )
    assert scoring.count(laid) == case["count"]
    assert by_rule(lines) == case["points"]
    assert total(lines) == case["total"]


@pytest.mark.parametrize("case", facts("plays"), ids=lambda case: case["why"])
def test_play(case: dict[str, Any]) -> None:
    """A whole play, card by card: its counts at the end of each series, and who scores what."""
    rules = ruleset(case["ruleset"])
    script = in_play(pone=case["pone"], dealer=case["dealer"], crib=case["crib"], rules=rules)
    before = len(script.log)
    script.course(case["play"])
    events = script.log[before:]
    events = list(takewhile(lambda event: not isinstance(event, Shown), events))
    points = [0, 0]
    for event in events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    assert [points[PONE], points[DEALER]] == case["points"]
    assert [e.count for e in events if isinstance(e, SeriesEnded)] == case["ends"]
