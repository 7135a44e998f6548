"""Twin: what every rank would score, at once and one by one; and the look ahead, by hand.

Mutants that die: a run that goes on past a repeated rank; a limit that is not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest

from pegout import games
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.play_kernel import laid_points
from pegout.analysis.cribbage.worlds import course, lookahead
from pegout.analysis.cribbage.worlds.deals import Lowered, lower_deal
from pegout.games.cribbage import Cribbage

RULESETS: Final = ("six-card", "lowball", "domino-mendelev", "six-card-3p", "six-card-4p")


def lowered(name: str, **options: str | int | bool) -> Lowered:
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    return lower_deal(ruleset.rules)


@pytest.mark.parametrize("name", RULESETS)
def test_gains_of_all_ranks_are_those_of_each(name: str) -> None:
    play, chance = lowered(name).play, Random(name)  # noqa: S311 - deals nothing
    by_count, gains = lookahead.count_gains(play), np.zeros(RANKS, np.int8)
    for _ in range(2000):
        ranks = chance.choice((range(4), range(RANKS)))
        series: list[int] = []
        for _ in range(8):
            rank = chance.choice(ranks)
            if sum(int(play.values[each]) for each in (*series, rank)) > play.limit:
                break
            series.append(rank)
            check(play, series, by_count, gains)


def check(
    play: PlayArrays,
    series: list[int],
    by_count: npt.NDArray[np.int8],
    gains: npt.NDArray[np.int8],
) -> None:
    ranks, count = np.array(series, np.int8), sum(int(play.values[each]) for each in series)
    lookahead.next_gains(play, by_count, ranks, len(ranks), count, gains)
    for rank in range(RANKS):
        reached = count + int(play.values[rank])
        if reached > play.limit:
            assert gains[rank] == lookahead.UNFIT
            continue
        points = laid_points(play, ranks, len(ranks), count, rank)
        points += play.limit_points if reached == play.limit else 0
        assert gains[rank] == points, (series, rank)


def laid(name: str, hand: Sequence[int], series: Sequence[int], **options: str | int | bool) -> int:
    """What seat 1 lays of these ranks; everybody else holds as many pieces."""
    rules = lowered(name, **options)
    seats = len(rules.deal.side)
    standing = course.empty_standing(seats, rules.deal.sides, rules.play.kept)
    lying = np.zeros(RANKS, np.int64)
    for rank in hand:
        standing.held[1, rank] += 1
    standing.left[:] = len(hand)
    for place, rank in enumerate(series):
        standing.series[place] = rank
        lying[rank] += 1
        standing.at[course.COUNT] += rules.play.values[rank]
    standing.at[course.LENGTH] = len(series)
    standing.at[course.LAST] = 0 if series else course.NOBODY
    habit, room = lookahead.habits(rules.deal), lookahead.scratch(rules.play, seats)
    return lookahead.best_lay(rules.play, rules.deal, habit, standing, 1, lying, room)


ACE, FIVE, SIX, SEVEN, NINE, JACK, QUEEN, KING = 0, 4, 5, 6, 8, 10, 11, 12


def test_points_at_once_are_taken() -> None:
    assert laid("six-card", (FIVE, NINE, KING), (QUEEN,)) == FIVE
    assert laid("six-card", (ACE, NINE, KING), (KING, QUEEN, QUEEN)) == ACE
    assert laid("six-card", (SEVEN, NINE, JACK), (SEVEN,)) == SEVEN


def test_a_five_is_not_led_and_nothing_is_left_for_a_fifteen() -> None:
    assert laid("six-card", (FIVE, NINE), ()) == NINE
    assert laid("six-card-4p", (FIVE, NINE, JACK), ()) != FIVE


def test_where_points_lose_they_are_avoided() -> None:
    assert laid("lowball", (FIVE, NINE), (QUEEN,)) == NINE
    assert laid("lowball", (SEVEN, KING), (SEVEN,)) == KING


def test_who_may_stop_does_so_where_points_lose() -> None:
    rules = lowered("lowball", series="single", forcedContinue=False)
    standing = course.empty_standing(2, 2, 4)
    standing.held[1, ACE], standing.held[1, 1] = 2, 1
    standing.left[:] = 3, 3
    standing.series[:2] = KING, ACE
    standing.at[course.LENGTH], standing.at[course.COUNT], standing.at[course.LAST] = 2, 11, 1
    standing.at[course.GONE], standing.gone[0] = 1, 0
    habit, room = lookahead.habits(rules.deal), lookahead.scratch(rules.play, 2)
    lying = np.zeros(RANKS, np.int64)
    found = lookahead.best_lay(rules.play, rules.deal, habit, standing, 1, lying, room)
    assert found == lookahead.STOP


def test_a_likelier_lay_is_the_better_one() -> None:
    rules = lowered("six-card")
    room = lookahead.scratch(rules.play, 2)
    room.worth[:] = lookahead.NEVER
    room.worth[FIVE], room.worth[NINE], room.worth[KING] = 2.0, 0.5, 0.0
    chances = [lookahead.likelihood(room, rank) for rank in (FIVE, NINE, KING)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] > lookahead.ANYTHING / 4
