"""What a player of Bingo makes of its observation: all that the seat knows, and nothing else.

Mutants that die: tricks in the order of one pile after the other; a number of which the other has
shown that he holds none of it, thought to be in his hand; a forgetful player who counts.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.twins.bingo_course import Course
from tests.twins.bingo_rules import RULES

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import SET, bits, tiles_of
from pegout.analysis.bingo.search import View, make_world
from pegout.bots.bingo.knowledge import played, view_of
from pegout.games.bingo.phases import Layout, Replying
from pegout.pieces import TILES


def views(number: int, deals: int) -> Any:  # noqa: ANN401 - an iterator of course and view
    """Every turn of random deals, with what its seat knows."""
    course = Course(RULES[number], Random(f"views {number}"))  # noqa: S311 - deals nothing
    for _ in range(deals):
        course.deal()
        while course.playing:
            seen = course.rules.observe(course.state, course.seat)
            yield course, seen, view_of(course.arrays, seen, "all")
            course.act_at_random(close=0.15)


@pytest.mark.parametrize("number", range(len(RULES)))
def test_the_view_is_the_deal_without_what_is_hidden(number: int) -> None:
    for course, _, view in views(number, 12):
        layout: Layout = course.state.layout
        other = 1 - view.seat
        hand, known = bits(layout.hands[other]), int(view.state[deal.HAND + other])
        assert known == bits(layout.known[other])
        assert known | view.unseen & ~view.barred & hand == hand, "what he holds fits the view"
        assert view.held == len(layout.hands[other])
        assert view.first_leader == course.first_leader
        expected = course.compiled.copy()
        expected[deal.HAND + other] = known
        if min(layout.small) >= course.arrays.enough:
            expected[deal.FIRST] = view.state[deal.FIRST]  # changes nothing any more
        expected[deal.REWARDED] = -1
        assert view.state.tolist() == expected.tolist()


@pytest.mark.parametrize("number", [0, 2, 5])
def test_tricks_are_put_in_their_order(number: int) -> None:
    course = Course(RULES[number], Random(f"tricks {number}"))  # noqa: S311 - deals nothing
    for _ in range(10):
        course.deal()
        tricks: list[tuple[int, int]] = []
        while course.playing:
            if isinstance(course.state, Replying):
                leader = course.state.layout.leader
                course.act_at_random(close=0.1)
                if course.playing:
                    tricks.append((leader, course.state.layout.leader))
            else:
                course.act_at_random(close=0.1)
            if course.playing:
                seen = course.rules.observe(course.state, course.seat)
                found = played(course.arrays, seen)
                assert [(trick.leader, trick.winner) for trick in found] == tricks


def test_what_the_other_has_shown_bars_tiles() -> None:
    """Under every rule somewhere; where nothing bars, all that is unseen may be his."""
    barring = Counter[str]()
    for number in range(len(RULES)):
        for course, seen, view in views(number, 6):
            if view.barred:
                barring[RULES[number].name] += 1
                assert seen.closer is not None or seen.declared
            if seen.declared and seen.leader != view.seat:
                assert not view.unseen & course.arrays.doubles & ~view.barred
    assert min(barring[rules.name] for rules in RULES) > 5


def test_a_forgetful_player_thinks_that_what_was_played_is_still_out() -> None:
    for course, seen, view in views(0, 6):
        forgetful = view_of(course.arrays, seen, "none")
        taken = bits(tile for pile in seen.taken for tile in pile)
        assert forgetful.unseen == view.unseen | taken
        assert forgetful.barred == 0


def a_world(course: Course, view: View, number: int) -> tuple[list[int], list[int]]:
    world = np.zeros(deal.FIELDS, np.int64)
    stock = np.full(course.arrays.face_down, -1, np.int64)
    make_world(view, np.uint64(17), number, world, stock)
    return world.tolist(), stock.tolist()


@pytest.mark.parametrize("number", range(len(RULES)))
def test_worlds_fit_what_is_known(number: int) -> None:
    for course, seen, view in views(number, 3):
        other = deal.HAND + 1 - view.seat
        for at in range(3):
            world, stock = a_world(course, view, at)
            hand = world[other]
            assert hand & view.state[other] == view.state[other]
            assert hand.bit_count() == view.held
            assert hand & ~(view.unseen & ~view.barred) == view.state[other]
            drawn = stock[view.state[deal.DRAWN] :]
            assert bits(SET[tile] for tile in drawn) == view.unseen & ~hand
            assert len(set(drawn)) == len(drawn) == seen.stock - (seen.drawing != "gone")
            world[other] = int(view.state[other])
            assert world == view.state.tolist()


def test_every_tile_is_as_likely_in_the_other_s_hand_and_in_every_place() -> None:
    course, _, view = next(iter(views(0, 1)))
    worlds = 3000
    hands, first = Counter[int](), Counter[int]()
    for number in range(worlds):
        world, stock = a_world(course, view, number)
        hands.update(SET.index(t) for t in tiles_of(world[deal.HAND + 1 - view.seat]))
        first[stock[0]] += 1
    unseen = tiles_of(view.unseen)
    for tile in unseen:
        assert hands[TILES.index(tile)] == pytest.approx(worlds * 7 / len(unseen), rel=0.12)
        assert first[TILES.index(tile)] == pytest.approx(worlds / len(unseen), rel=0.3)
