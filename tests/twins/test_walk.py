"""Twin: the rest of the play walked by a kernel, and played out one hand of the other at a time.

Mutants that die: the holdings of one rank sent to another; the dealer's hand counted first; a game
that is over and goes on; a series cut short and gone on with; the best of my lays taken for each
hand of the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from pegout import games
from pegout.analysis.cribbage.champion.history import Holdings, follow, lay_shares
from pegout.analysis.cribbage.champion.room import Room, room
from pegout.analysis.cribbage.champion.stake import Stake
from pegout.analysis.cribbage.champion.walk import TOO_RARE, walk
from pegout.analysis.cribbage.hand_numbers import HandNumbers, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import PlayArrays, lower_play
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import (
    GO,
    LONGEST,
    Standing,
    first_unfit,
    gone,
    laid,
    opening,
)
from pegout.analysis.cribbage.pegging.payoffs import lone_lay
from pegout.analysis.cribbage.pegging.tree import END, advance, grow
from pegout.games.cribbage import Cribbage

TARGET = 20


class Table(NamedTuple):
    play: PlayArrays
    numbers: HandNumbers
    blueprint: Blueprint
    stake: Stake
    work: Room


def table(role: int, chance: Random) -> Table:
    ruleset = games.load("five-card", {})
    assert isinstance(ruleset, Cribbage)
    play, numbers = lower_play(ruleset.rules), hand_numbers()
    tree = grow(play).tree
    dice = np.random.default_rng(chance.randrange(1 << 30))
    weights = dice.integers(0, 255, tree.weights, np.uint8)
    weights[dice.random(tree.weights) < 0.4] = 0
    grid = dice.random((TARGET + 1, TARGET + 1), np.float32)
    grid[TARGET, :], grid[:, TARGET] = 1, 0
    shows = (dice.random(len(numbers.ranks)) * 6).astype(np.float32)
    stake = Stake(grid, role, 3, shows, 1)
    return Table(play, numbers, Blueprint(tree, weights), stake, room(60_000, 400_000))


def place_of(numbers: HandNumbers, ranks: list[int]) -> int:
    place = 0
    for rank in ranks:
        place = int(numbers.more[place, rank])
    return place


Others = Mapping[tuple[int, int], float]
"""Weights by the hand kept and what is left of it."""


class Here(NamedTuple):
    """A point of the play as I see it."""

    now: Standing
    series: list[int]
    node: int
    hand: int
    scores: tuple[int, int]


def worth(at: Table, here: Here, others: Others) -> float:
    """The sum of weight and worth, all told in Python."""
    if max(here.scores) >= TARGET:
        return sum(others.values()) * (here.scores[0] >= TARGET)
    if here.now.over:
        return sum(weight * shown(at, here.scores, kept) for (kept, _), weight in others.items())
    if here.now.actor == at.stake.role:
        return max(after(at, here, others).values())
    by_act: dict[int, dict[tuple[int, int], float]] = {}
    for (kept, left), weight in others.items():
        for act, share in lays(at, here, left).items():
            then = left if act == GO else int(at.numbers.less[left, act])
            by_act.setdefault(act, {})[kept, then] = weight * share
    return sum(step(at, here, here.hand, some, act) for act, some in by_act.items())


def lays(at: Table, here: Here, left: int) -> dict[int, float]:
    """How often the other lays what of this hand."""
    ranks, unfit = at.numbers.ranks[left], first_unfit(at.play, here.now)
    shares = np.zeros(5, np.float32)
    fitting = lay_shares(at.blueprint, at.numbers, here.node, unfit, left, shares)
    if fitting == 0:
        return {GO: 1.0}
    if min(here.now.pone, here.now.dealer) == 0 and fitting > 1:
        return {int(lone_lay(at.play, here.now, padded(here.series), ranks, 1)): 1.0}
    return {int(ranks[i]): float(shares[i]) for i in range(5) if shares[i] > TOO_RARE}


def after(at: Table, here: Here, others: Others) -> dict[int, float]:
    """The worth of each of my lays."""
    ranks = {int(rank) for rank in at.numbers.ranks[here.hand] if rank >= 0}
    acts = sorted(rank for rank in ranks if rank < first_unfit(at.play, here.now))
    left = {rank: int(at.numbers.less[here.hand, rank]) for rank in acts} or {GO: here.hand}
    return {act: step(at, here, hand, others, act) for act, hand in left.items()}


def step(at: Table, here: Here, hand: int, others: Others, act: int) -> float:
    ahead = padded(here.series)
    then = gone(at.play, here.now) if act == GO else laid(at.play, here.now, ahead, act)
    gained = int(then.margin - here.now.margin) * (1 if at.stake.role == 0 else -1)
    scores = here.scores[0] + max(gained, 0), here.scores[1] + max(-gained, 0)
    node = END if here.node == END else int(advance(at.blueprint.tree, here.node, act))
    return worth(at, Here(then, ahead[: then.length].tolist(), node, hand, scores), others)


def padded(series: list[int]) -> npt.NDArray[np.int8]:
    return np.array([*series, *[0] * (LONGEST - len(series))], np.int8)


def shown(at: Table, scores: tuple[int, int], kept: int) -> float:
    points = float(at.stake.shows[kept])
    part = points - int(points)
    return (1 - part) * counted(at, scores, int(points)) + part * counted(
        at, scores, int(points) + 1
    )


def counted(at: Table, scores: tuple[int, int], shows: int) -> float:
    order = [(0, at.stake.own_show), (1, shows)]
    reached = list(scores)
    for whose, points in order if at.stake.role == 0 else reversed(order):
        reached[whose] += points
        if reached[whose] >= TARGET:
            return float(whose == 0)
    return float(at.stake.grid[reached[0], reached[1]])


@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize("scores", [(2, 5), (16, 17), (19, 12)])
def test_a_kernel_walks_as_python_does(role: int, scores: tuple[int, int]) -> None:
    chance = Random(f"{role} {scores}")  # noqa: S311 - made-up hands
    at = table(role, chance)
    for low in (0, 0, 0, 8):  # high hands do not all come out: the series is cut short
        hand = sorted(chance.choices(range(low, 13), k=3))
        others = {place_of(at.numbers, chance.choices(range(low, 13), k=3)): chance.random()
                  for _ in range(12)}  # fmt: skip
        for i, (kept, weight) in enumerate(others.items()):
            at.work.holdings.kept[i] = at.work.holdings.left[i] = kept
            at.work.holdings.weight[i] = weight
        now, series, node, number = opening(at.play), np.zeros(LONGEST, np.int8), 0, len(others)
        acts = np.zeros(0, np.int8)
        if role == 1:  # the pone has led something that one of his hands holds
            led = int(at.numbers.ranks[next(iter(others)), 0])
            acts = np.array([led], np.int8)
        now, node, number = follow(
            at.play, at.numbers, at.blueprint, acts, np.zeros(1, np.int8), len(acts),
            int(at.play.values[acts].sum()), role, series, at.work.holdings, number,
        )  # fmt: skip
        holds = at.work.holdings
        these = {
            (int(holds.kept[i]), int(holds.left[i])): float(holds.weight[i]) for i in range(number)
        }
        found = np.zeros(13)
        place = place_of(at.numbers, hand)
        assert walk(
            at.play, at.numbers, at.blueprint, at.stake, at.work, now, series, node, place,
            scores, number, found,
        )  # fmt: skip
        here = Here(now, series[: now.length].tolist(), node, place, scores)
        expected = after(at, here, these)
        weight = sum(these.values())
        assert {rank for rank in range(13) if not np.isnan(found[rank])} == set(expected)
        for rank, value in expected.items():
            assert found[rank] == pytest.approx(value / weight, rel=1e-4)


def test_a_walk_without_room_is_given_up() -> None:
    at = table(0, Random(1))  # noqa: S311 - as above
    small = room(30, 400)
    for i in range(40):
        small.holdings.kept[i] = small.holdings.left[i] = 560 - hands_of(3) + 10 * i
        small.holdings.weight[i] = 1
    found = np.zeros(13)
    assert not walk(
        at.play, at.numbers, at.blueprint, at.stake, small, opening(at.play),
        np.zeros(LONGEST, np.int8), 0, 200, (0, 0), 40, found,
    )  # fmt: skip


def test_what_cannot_have_been_held_is_dropped() -> None:
    at = table(1, Random(2))  # noqa: S311 - as above
    kept = [place_of(at.numbers, [4, 4, 9]), place_of(at.numbers, [3, 9, 12])]
    holdings = Holdings(np.array(kept, np.int16), np.array(kept, np.int16), np.ones(2, np.float32))
    series = np.zeros(LONGEST, np.int8)
    now, _, number = follow(
        at.play, at.numbers, at.blueprint, np.array([4], np.int8), np.zeros(1, np.int8), 1, 5, 1,
        series, holdings, 2,
    )  # fmt: skip
    assert (now.actor, now.count, number) == (1, 5, 1)
    assert holdings.left[0] == place_of(at.numbers, [4, 9])
