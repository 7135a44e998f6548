"""Twin: the course of Bingo's deals, by the engine and compiled, under every house rule.

Mutants that die: the tricks of the whole deal counted for a closer where only those since closing
do; a reply that may be any tile once the stock is closed; an emperor that is paid where the led
tile is taken; points that are credited after the one that wins the match.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.twins.bingo_course import Course, agree_on_layout
from tests.twins.bingo_rules import RULES, read

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import SET, bits, lower
from pegout.analysis.lowering import NotLowered

DEALS = 50


@pytest.mark.parametrize("number", range(len(RULES)))
def test_random_matches_take_the_same_course(number: int) -> None:
    course = Course(RULES[number], Random(f"course {number}"))  # noqa: S311 - deals nothing
    compiled = course.compiled
    for played in range(DEALS):
        course.deal()
        leader = course.first_leader
        while course.playing:
            agree_on_layout(course.state.match, course.state.layout, compiled)
            assert course.offered_by_kernels() == course.offered()
            course.act_at_random(close=0.1 * (played % 3))
        assert compiled[deal.STATUS] != deal.PLAYING
        large = tuple(compiled[deal.LARGE : deal.LARGE + 2])
        assert large == course.state.match.large
        if course.rules.finished(course.state):
            assert compiled[deal.STATUS] == deal.WON
            assert large[course.state.winner] >= course.arrays.target
        else:
            follows = deal.next_leader(course.arrays, compiled, leader)
            assert follows == course.first_leader


def test_tiles_are_bits() -> None:
    for number, tile in enumerate(SET):
        assert deal.lowest_tile(bits([tile]) | 1 << 28) == number
        assert deal.count_tiles(bits(SET[: number + 1])) == number + 1


def test_sums_that_kernels_cannot_hold_are_refused() -> None:
    with pytest.raises(NotLowered, match=r"^values.bingo:"):
        lower(read("bingo", ("bingo = 14", "bingo = 10000000000000000000")).rules)
