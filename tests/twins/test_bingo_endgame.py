"""Twins: what compiled play of Bingo is worth, against plain code over the engine.

Mutants that die: a leader who is minimised; the next leader of the last deal's second player; a
double that may not be declared once nothing is drawn; a trick's bonus left out of what is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.twins.bingo_course import Course, acted
from tests.twins.bingo_rules import RULES

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.endgame import MOST_TILES, promising, solve
from pegout.analysis.bingo.lowered import NUMBER_OF, SET, tiles_of
from pegout.analysis.bingo.playout import ENOUGH, best_lead, best_reply
from pegout.analysis.bingo.prices import DRAWING, NOT_DRAWING, Reals
from pegout.analysis.bingo.tables import tables
from pegout.analysis.bingo.worth import LARGE, price
from pegout.engine import Seat, total
from pegout.games.bingo import Bingo
from pegout.games.bingo.legality import answers, stock
from pegout.games.bingo.phases import Dealing, Finished, Layout
from pegout.games.bingo.scoring import doubles, is_double, takes, trick_large, trick_lines
from pegout.pieces import Tile

FEW = 3
"""Tiles in a hand from which every course of a deal is tried."""


def minimax(rules: Bingo, state: Any, standing: Reals) -> float:  # noqa: ANN401 - any phase
    """The probability that seat 0 wins the match: everything that may be done is tried."""
    match state:
        case Finished(winner=winner):
            return 1.0 if winner == Seat(0) else 0.0
        case Dealing(match=match):
            return float(standing[*match.large, 1 - match.dealer])
        case _:
            (seat,) = rules.awaiting(state)
            after = (acted(rules, state, seat, each, []) for each in rules.actions(state, seat))
            values = [minimax(rules, each, standing) for each in after]
            return max(values) if seat == Seat(0) else min(values)


@pytest.mark.parametrize("number", range(len(RULES)))
def test_the_end_of_a_deal_is_solved_as_by_minimax(number: int) -> None:
    rules = RULES[number]
    course = Course(rules, Random(f"ends {number}"))  # noqa: S311 - deals nothing
    ready, compared = tables(rules.rules), 0
    values = set[float]()
    while compared < 10:
        course.deal()
        wanted = course.chance.randint(1, FEW)
        while course.playing:
            layout: Layout = course.state.layout
            if stock(layout) != "open" and len(layout.hands[course.seat]) == wanted:
                expected = minimax(rules, course.state, ready.standing)
                found = solve(
                    ready.deal, ready.prices, ready.standing, course.compiled, course.first_leader
                )
                assert found == pytest.approx(expected, abs=1e-12)
                values.add(expected)
                compared, wanted = compared + 1, 0
            course.act_at_random(close=0.1)
    assert len(values) > 3


def worth(layout: Layout, rules: Bingo, lead: Tile, declared: Sequence[Tile], reply: Tile) -> float:
    """What a reply is worth to who makes it."""
    leader, trump = layout.leader, layout.trump
    taken = takes(rules.rules, trump, lead, reply)
    paid = () if taken else tuple(declared)
    small = total(trick_lines(rules.rules, trump, lead, reply, paid))
    winner = 1 - leader if taken else leader
    captures = total_large(rules, trump, lead, reply, ())
    large = total_large(rules, trump, lead, reply, paid) - captures  # Bingo's own is not thought of
    gained = small + LARGE * large
    gained += ENOUGH * (layout.small[winner] + small >= rules.rules.rewards.enough)
    sign = 1 if taken else -1
    return sign * gained - price(rules.rules, trump, stock(layout), reply)


def total_large(
    rules: Bingo, trump: int, lead: Tile, reply: Tile, declared: tuple[Tile, ...]
) -> int:
    return sum(points for _, points in trick_large(rules.rules, trump, lead, reply, declared))


@pytest.mark.parametrize("number", range(len(RULES)))
def test_the_rule_of_thumb_of_playouts(number: int) -> None:
    rules = RULES[number]
    course = Course(rules, Random(f"thumb {number}"))  # noqa: S311 - deals nothing
    ready = tables(rules.rules)
    for _ in range(6):
        course.deal()
        while course.playing:
            layout, state = course.state.layout, course.compiled
            drawing = DRAWING if stock(layout) == "open" else NOT_DRAWING
            if state[deal.LED] < 0:
                hand, other = layout.hands[layout.leader], layout.hands[1 - layout.leader]
                found = SET[best_lead(ready.deal, ready.prices, state, drawing)]
                values = {lead: _lead_worth(rules, layout, lead, hand, other) for lead in hand}
                assert values[found] == pytest.approx(max(values.values()))
            else:
                lead, declared = course.state.lead, course.state.declared
                allowed = tiles_of(deal.legal_tiles(ready.deal, state))
                bits = int(state[deal.DECLARED])
                tiles = sum(1 << NUMBER_OF[tile] for tile in allowed)
                reply, value = best_reply(
                    ready.deal, ready.prices, state, drawing, NUMBER_OF[lead], bits, tiles
                )
                values = {each: worth(layout, rules, lead, declared, each) for each in allowed}
                assert value == pytest.approx(max(values.values()))
                assert values[SET[reply]] == pytest.approx(value)
            course.act_at_random(close=0.1)


def _lead_worth(
    rules: Bingo, layout: Layout, lead: Tile, hand: Sequence[Tile], other: Sequence[Tile]
) -> float:
    held = doubles(hand)
    declared = held if is_double(lead) and len(held) > 1 else ()
    allowed, _ = answers(rules.rules, layout.trump, lead, other, stock(layout))
    theirs = max(worth(layout, rules, lead, declared, reply) for reply in allowed)
    return -theirs - price(rules.rules, layout.trump, stock(layout), lead)


def test_every_move_is_among_the_promising() -> None:
    course = Course(RULES[0], Random("promising"))  # noqa: S311 - deals nothing
    ready, found = tables(RULES[0].rules), np.zeros(MOST_TILES, np.int64)
    for _ in range(20):
        course.deal()
        while course.playing:
            number = promising(ready.deal, ready.prices, course.compiled, found)
            tiles = tiles_of(deal.legal_tiles(ready.deal, course.compiled))
            assert sorted(found[:number]) == [NUMBER_OF[tile] for tile in tiles]
            course.act_at_random(close=0.1)
