"""How many shows of tiles score what.

Fifteens, pairs and runs look at the sums of the five tiles alone: each of their 4,045 patterns is
scored once. The flush looks at the halves, and is scored for every hand with every starter where
three tiles share a number. That this is all that matters is a law of its own, tried below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.facts import facts
from tests.rules.worth import declared

from pegout.engine import total
from pegout.games.cribbage.rules import CribbageRules, GroupFlush
from pegout.games.cribbage.scoring import show_lines, value
from pegout.pieces import TILES, Piece

CASES: Final[list[dict[str, Any]]] = facts("tile-distributions")
Pattern = tuple[int, ...]


def only(rules: CribbageRules, *, flush: bool) -> CribbageRules:
    """The same rules with the flush alone, or with all but the flush."""
    kept = tuple(c for c in rules.show.combinations if isinstance(c, GroupFlush) is flush)
    return msgspec.structs.replace(
        rules, show=msgspec.structs.replace(rules.show, combinations=kept)
    )


def pattern(pieces: tuple[Piece, ...]) -> Pattern:
    return tuple(sorted(map(value, pieces)))


@cache
def patterns(size: int) -> dict[Pattern, tuple[Piece, ...]]:
    """Some tiles for each pattern of sums."""
    return {pattern(tiles): tiles for tiles in combinations(TILES.pieces, size)}


def share_a_number(tiles: Iterable[Piece], least: int) -> bool:
    numbers = Counter(number for tile in tiles for number in {tile.code[0], tile.code[-1]})
    return max(numbers.values()) >= least


def slow(case: dict[str, Any]) -> bool:
    return bool(case["ruleset"] == "domino-book2" and case["hand"] == 4)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case["name"], marks=pytest.mark.slow if slow(case) else [])
        for case in CASES
    ],
)
def test_every_show_of_tiles(case: dict[str, Any]) -> None:
    rules = declared(case["ruleset"], **case["options"])
    plain, flush = only(rules, flush=False), only(rules, flush=True)
    size = case["hand"]
    sums = {
        each: total(show_lines(plain, tiles[:size], tiles[size], case["what"]))
        for each, tiles in patterns(size + 1).items()
    }
    found: Counter[int] = Counter()
    flushes: Counter[int] = Counter()
    for tiles in combinations(TILES.pieces, size + 1):
        without = sums[pattern(tiles)]
        shared = share_a_number(tiles, 3) and flush.show.combinations
        for turned in tiles:
            suited = 0
            if shared:
                hand = tuple(tile for tile in tiles if tile is not turned)
                suited = total(show_lines(flush, hand, turned, case["what"]))
            flushes[suited] += 1
            found[without + suited] += 1
    assert found.total() == case["shows"]
    if "counts" in case:
        assert {str(points): n for points, n in sorted(found.items())} == case["counts"]
        assert sum(points * n for points, n in found.items()) == case["points"]
    else:
        mean = sum(points * n for points, n in found.items()) / case["shows"]
        assert mean == pytest.approx(case["mean"], abs=1e-12)
        assert max(found) == case["most"]
    if "flush" in case:
        assert {str(points): n for points, n in sorted(flushes.items())} == case["flush"]


def test_there_are_4045_patterns_of_sums() -> None:
    assert len(patterns(5)) == 4045


SHOWS: Final = st.lists(st.sampled_from(TILES.pieces), min_size=5, max_size=5, unique=True)


@given(SHOWS, st.sampled_from(["group3", "whole", "any3", "none"]))
@settings(deadline=None)
def test_only_the_flush_looks_at_halves(pieces: list[Piece], reading: str) -> None:
    rules = declared("domino-book2", flush=reading)
    *hand, turned = pieces
    if not share_a_number(pieces, 3):
        assert show_lines(only(rules, flush=True), hand, turned, "hand") == ()
    *other, other_turned = patterns(5)[pattern(tuple(pieces))]
    whole = total(show_lines(rules, hand, turned, "hand"))
    flush = total(show_lines(only(rules, flush=True), hand, turned, "hand"))
    assert whole - flush == total(show_lines(only(rules, flush=False), other, other_turned, "hand"))


def test_run_shapes() -> None:
    """How many of the 98,280 sets hold how many runs of what length."""
    rules = declared("domino-mendelev")
    shapes: Counter[tuple[int, int]] = Counter()
    runs = {}
    for each, tiles in patterns(5).items():
        lines = [
            line for line in show_lines(rules, tiles[:4], tiles[4], "hand") if line.rule == "run"
        ]
        runs[each] = (len(lines), lines[0].points if lines else 0)
    for tiles in combinations(TILES.pieces, 5):
        shapes[runs[pattern(tiles)]] += 1
    del shapes[0, 0]
    assert shapes == {
        (1, 3): 16824,
        (2, 3): 7060,
        (3, 3): 212,
        (4, 3): 536,
        (1, 4): 5216,
        (2, 4): 1820,
        (1, 5): 1140,
    }


def test_sums_of_two_tiles() -> None:
    sums = Counter(value(one) + value(other) for one, other in combinations(TILES.pieces, 2))
    assert sums[15] == 28
    assert [sums[each] for each in (1, 2, 3, 12, 13, 23)] == [1, 2, 4, 34, 34, 1]
    assert Counter(map(value, TILES.pieces)) == dict(
        enumerate([1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1])
    )
