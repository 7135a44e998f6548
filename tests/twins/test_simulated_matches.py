"""Twin: a match on compiled kernels against the same match through the engine, game for game.

Mutants that die: a choice counted only where there is one; the sides of a mirrored pair exchanged
the other way round; a part counted for both players together.
"""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from tests.matches.arranged import timeless, wish

from pegout.engine import OptionValue
from pegout.matches import Tally, Wish
from pegout.matches.families import family
from pegout.matches.hall import Hall, Quick, hall

RULES: Final = (
    "six-card", "five-card", "seven-card", "lowball", "domino-mendelev", "domino-book2",
)  # fmt: skip
HOUSES: Final[tuple[tuple[str, dict[str, OptionValue]], ...]] = (
    ("six-card", {"series": "single", "handFlush": "none", "target": 61}),
    ("six-card", {"exactFinish": True, "target": 61}),
    ("six-card", {"compensation": 3, "compensationWhen": "every_deal", "target": 61}),
    ("domino-mendelev", {"doubleStarter": "pone", "target": 31}),
)
LEVELS: Final = ("beginner", "casual", "club", "expert")
PAIRS: Final = (("greedy", "at-once"), ("heuristic", "points"), ("beginner", "expert"))


def tallies(wished: Wish, sets: int) -> tuple[Tally, Tally]:
    """By kernels, and through the engine."""
    with hall(wished) as quick:
        assert isinstance(quick, Quick)
        by_kernels = quick.tally(0, sets)
    with hall(msgspec.structs.replace(wished, through="engine")) as slow:
        assert isinstance(slow, Hall)
        through_engine = timeless(slow.tally(0, sets))
    for thought in through_engine.thought.values():
        thought.decisions = 0  # kernels do not count them
    return by_kernels, through_engine


@pytest.mark.parametrize("mirrored", [True, False])
@pytest.mark.parametrize("name", RULES)
def test_the_same_games(name: str, mirrored: bool) -> None:  # noqa: FBT001
    for a, b in PAIRS:
        wished = wish(a, b, 4, name, mirrored=mirrored)
        sets = 2 if mirrored else 4
        by_kernels, through_engine = tallies(wished, sets)
        assert by_kernels == through_engine, (a, b)


@pytest.mark.parametrize(("name", "options"), HOUSES)
def test_under_house_rules(name: str, options: dict[str, OptionValue]) -> None:
    for a, b in PAIRS[1:]:
        by_kernels, through_engine = tallies(wish(a, b, 2, name, mirrored=True, **options), 1)
        assert by_kernels == through_engine, (a, b)


@pytest.mark.parametrize("name", RULES)
def test_the_readable_player(name: str) -> None:
    by_kernels, through_engine = tallies(wish("points", "sensible", 4, name, mirrored=True), 2)
    assert by_kernels == through_engine


@pytest.mark.slow
@pytest.mark.parametrize("name", ["six-card", "five-card", "domino-book2"])
def test_the_champion_and_every_level(name: str) -> None:
    for a, b in (
        ("champion", "points"),
        ("casual", "champion"),
        ("club", "champion"),
        ("champion", "sensible"),
    ):
        by_kernels, through_engine = tallies(wish(a, b, 4, name, mirrored=True), 2)
        assert by_kernels == through_engine, (a, b)


@pytest.mark.parametrize(
    ("a", "b", "options"),
    [
        ("sensible", "points", {"exactFinish": True}),
        ("random", "points", {}),
        ("points", "points", {"matchTo": 2}),
        ("points", "points", {"counting": "manual"}),
        ("points", "points", {"auction": "give"}),
        ("points", "points", {"exactFinish": True, "exactGranularity": "item"}),
    ],
)
def test_what_kernels_cannot_play_is_left_to_the_engine(
    a: str, b: str, options: dict[str, OptionValue]
) -> None:
    wished = wish(a, b, 2, "six-card", mirrored=True, **options)
    lineup = wished.lineup
    assert family(lineup.ruleset).simulator(lineup, a, b) is None
    three = wish("points", "points", 3, "six-card-3p", mirrored=True).lineup
    assert family(three.ruleset).simulator(three, "points", "points") is None
    bingo = wish("champion", "club", 2, "bingo", mirrored=True).lineup
    assert family(bingo.ruleset).simulator(bingo, "champion", "club") is None


def test_pieces_of_work_make_the_whole() -> None:
    with hall(wish("heuristic", "greedy", 60, "five-card", mirrored=True)) as quick:
        whole, parts = quick.tally(0, 30), quick.tally(0, 7)
        for first, sets in ((7, 11), (18, 12)):
            parts.add(quick.tally(first, sets))
        assert parts == whole
