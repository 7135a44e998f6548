"""Shows and series of tests/facts, scored."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.facts import facts
from tests.scripted import six_card

from pegout.engine import ScoreLine, total
from pegout.games.cribbage import scoring
from pegout.pieces import CARDS, Piece, Suit, read_pieces


def by_rule(lines: tuple[ScoreLine, ...]) -> dict[str, int]:
    points: dict[str, int] = {}
    for line in lines:
        points[line.rule] = points.get(line.rule, 0) + line.points
    return points


@pytest.mark.parametrize("case", facts("shows"), ids=lambda case: case["why"])
def test_show(case: dict[str, Any]) -> None:
    rules: Any = six_card(**case.get("options", {}))
    (starter,) = read_pieces(case["starter"], CARDS)
    hand = read_pieces(case["hand"], CARDS)
    lines = scoring.show_lines(rules.rules, hand, starter, case["what"])
    assert by_rule(lines) == case["points"]
    assert total(lines) == case["total"]
    assert all(set(line.pieces) <= {*hand, starter} for line in lines)


def suited(series: str) -> tuple[Piece, ...]:
    """Ranks as cards: the first of a rank in clubs, the next in diamonds, and so on."""
    cards: list[Piece] = []
    for rank in series.split():
        before = sum(card.code[0] == rank for card in cards)
        cards += read_pieces(rank + list(Suit)[before], CARDS)
    return tuple(cards)


@pytest.mark.parametrize("case", facts("series"), ids=lambda case: case["series"])
def test_series(case: dict[str, Any]) -> None:
    rules: Any = six_card()
    laid = suited(case["series"])
    lines = (
        *scoring.lay_lines(rules.rules, laid[:-1], laid[-1]),
        *scoring.limit_lines(rules.rules, laid),
    )
    assert scoring.count(laid) == case["count"]
    assert by_rule(lines) == case["points"]
    assert total(lines) == case["total"]
