"""Twin: the last lays as a tree with vectors, and played out in Python one pair of hands at a time.

Mutants that die: the other's pieces counted as mine; a go that may be said with something to lay;
the dealer's hand counted first; the row of my own hand left as others see it; the average taken of
values instead of lays; `trust` given to the wrong one of the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

import numpy as np
import pytest
from tests.twins.test_walk import TARGET, counted, padded, place_of

from pegout import games
from pegout.analysis.cribbage.champion.endgame import (
    ME,
    OTHER,
    OVER,
    Endgame,
    endgame_room,
    grow_endgame,
)
from pegout.analysis.cribbage.champion.history import Holdings, lay_shares
from pegout.analysis.cribbage.champion.ranges import weigh_own, weigh_pairs
from pegout.analysis.cribbage.champion.resolving import fix_other, learn_endgame, price_ends, spread
from pegout.analysis.cribbage.champion.response import best_response
from pegout.analysis.cribbage.champion.stake import Stake
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers, hand_numbers
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

FIRST: Final = np.array(STARTS)
SIZES: Final = np.diff(FIRST)


class Table(NamedTuple):
    play: PlayArrays
    numbers: HandNumbers
    blueprint: Blueprint
    stake: Stake
    work: Endgame


class Point(NamedTuple):
    """A point of the play, both hands open."""

    now: Standing
    series: list[int]
    node: int
    mine: int
    theirs: int
    scores: tuple[int, int]


class Ready(NamedTuple):
    """A tree of which the ends are priced, and where it begins."""

    table: Table
    nodes: int
    point: Point
    """Without hands."""
    pairs: dict[tuple[int, int], float]
    """How likely I hold and the other holds these, by place."""
    kept: tuple[dict[int, int], dict[int, int]]


def ready(name: str, role: int, number: int) -> Ready:
    chance = Random(f"{name} {role} {number}")  # noqa: S311 - made-up hands
    ruleset = games.load(name, {})
    assert isinstance(ruleset, Cribbage)
    play, numbers = lower_play(ruleset.rules), hand_numbers()
    tree = grow(play).tree
    dice = np.random.default_rng(number)
    weights = dice.integers(0, 255, tree.weights, np.uint8)
    weights[dice.random(tree.weights) < 0.4] = 0
    grid = dice.random((TARGET + 1, TARGET + 1), np.float32)
    grid[TARGET, :], grid[:, TARGET] = 1, 0
    shows = dice.integers(0, 6, len(numbers.ranks)).astype(np.float32)
    table = Table(
        play, numbers, Blueprint(tree, weights), Stake(grid, role, 3, shows, 1), endgame_room()
    )
    point = _after_some_lays(table, role, chance)
    held = (point.now.dealer, point.now.pone) if role else (point.now.pone, point.now.dealer)
    nodes = grow_endgame(
        play, numbers, tree, table.work, point.now, padded(point.series), point.node,
        point.scores, role, TARGET,
    )  # fmt: skip
    assert nodes > 0
    lows = point.now.pone_low, point.now.dealer_low  # who said go holds nothing lower
    hands = [
        sorted(
            {
                place_of(numbers, sorted(chance.choices(range(lows[who ^ role], 13), k=held[who])))
                for _ in range(9)
            }
        )
        for who in (ME, OTHER)
    ]
    kept: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for who in (ME, OTHER):
        for hand in hands[who]:
            kept[who][hand] = place_of(numbers, sorted(chance.choices(range(13), k=play.kept)))
            table.work.kept[who, hand - FIRST[held[who]]] = kept[who][hand]
    pairs = {(i, j): chance.random() for i in hands[ME] for j in hands[OTHER]}
    whole = sum(pairs.values())
    for (i, j), likely in pairs.items():
        table.work.pairs[i - FIRST[held[ME]], j - FIRST[held[OTHER]]] = likely / whole
    price_ends(play, numbers, table.stake, table.work, nodes, hands[ME][0])
    found = {pair: likely / whole for pair, likely in pairs.items()}
    return Ready(table, nodes, point, found, kept)


def _after_some_lays(table: Table, role: int, chance: Random) -> Point:
    """Both have two or three pieces left, and I am to act."""
    play = table.play
    now, series, node = opening(play), np.zeros(LONGEST, np.int8), 0
    while now.pone + now.dealer > 5 or now.actor != role:
        act = chance.randrange(first_unfit(play, now)) if first_unfit(play, now) else GO
        now = gone(play, now) if act == GO else laid(play, now, series, act)
        node = int(advance(table.blueprint.tree, node, act))
    return Point(now, series[: now.length].tolist(), node, 0, 0, (TARGET - 4, TARGET - 6))


def acts(at: Ready, point: Point) -> list[int]:
    """What the actor can do, from what he holds."""
    mine = point.now.actor == at.table.stake.role
    ranks = at.table.numbers.ranks[point.mine if mine else point.theirs]
    unfit = first_unfit(at.table.play, point.now)
    return sorted({int(rank) for rank in ranks if 0 <= rank < unfit}) or [GO]


def step(at: Ready, point: Point, act: int) -> Point:
    play, numbers, role = at.table.play, at.table.numbers, at.table.stake.role
    ahead, mine, theirs = padded(point.series), point.mine, point.theirs
    if act != GO and point.now.actor == role:
        mine = int(numbers.less[mine, act])
    elif act != GO:
        theirs = int(numbers.less[theirs, act])
    then = gone(play, point.now) if act == GO else laid(play, point.now, ahead, act)
    gained = int(then.margin - point.now.margin) * (1 if role == 0 else -1)
    scores = point.scores[0] + max(gained, 0), point.scores[1] + max(-gained, 0)
    tree, node = at.table.blueprint.tree, END
    if point.node != END:
        node = int(advance(tree, point.node, act))
    return Point(then, ahead[: then.length].tolist(), node, mine, theirs, scores)


Likely = Mapping[int, float]


def shares(at: Ready, point: Point, by: str) -> Likely:
    """How likely the actor does what: anything alike, or the other by the blueprint."""
    can = acts(at, point)
    if by == "alike" or can == [GO]:
        return {act: 1 / len(can) for act in can}
    found = np.zeros(5, np.float32)
    table, unfit = at.table, first_unfit(at.table.play, point.now)
    lay_shares(table.blueprint, table.numbers, point.node, unfit, point.theirs, found)
    return {
        int(table.numbers.ranks[point.theirs, i]): float(found[i]) for i in range(5) if found[i]
    }


def worth(at: Ready, point: Point, shown: tuple[int, int], *, mine: str, theirs: str) -> float:
    """My chance of winning with both hands open; ``mine`` is ``alike``, ``theirs`` or blueprint."""
    table = at.table
    if max(point.scores) >= TARGET:
        return float(point.scores[0] >= TARGET)
    if point.now.over:
        stake = table.stake._replace(own_show=shown[0])
        return counted(table._replace(stake=stake), point.scores, shown[1])  # type: ignore[arg-type]
    if min(point.now.pone, point.now.dealer) == 0:
        ranks = table.numbers.ranks[max(point.mine, point.theirs)]
        act = lone_lay(table.play, point.now, padded(point.series), ranks, 1)
        return worth(at, step(at, point, act), shown, mine=mine, theirs=theirs)
    by = mine if point.now.actor == table.stake.role else theirs
    return sum(
        likely * worth(at, step(at, point, act), shown, mine=mine, theirs=theirs)
        for act, likely in shares(at, point, by).items()
    )


def shown_by(at: Ready, mine: int, theirs: int) -> tuple[int, int]:
    shows, first = at.table.stake.shows, min(i for i, _ in at.pairs)
    own = at.table.stake.own_show if mine == first else int(shows[at.kept[ME][mine]])
    return own, int(shows[at.kept[OTHER][theirs]])


def lays_worth(at: Ready, hand: int, *, theirs: str) -> dict[int, float]:
    """The sum over the other's hands of likelihood and worth, by what I lay first."""
    found: dict[int, float] = {}
    for (mine, other), likely in at.pairs.items():
        if mine == hand:
            here = at.point._replace(mine=mine, theirs=other)
            for act in acts(at, here):
                value = worth(
                    at, step(at, here, act), shown_by(at, mine, other), mine="alike", theirs=theirs
                )
                found[act] = found.get(act, 0.0) + likely * value
    return found


def told(at: Ready, hand: int) -> dict[int, float]:
    """The same by the tree: what stands there after learning."""
    work, numbers = at.table.work, at.table.numbers
    held, first, found = int(work.held[0, ME]), int(work.first[0]), {}
    for child in range(first, first + int(work.number[0])):
        act, base = int(work.act[child]), int(work.value_at[child, ME])
        if act in acts(at, at.point._replace(mine=hand)):
            left = hand - FIRST[held] if act == GO else numbers.less[hand, act] - FIRST[held - 1]
            found[act] = float(work.value[base + left])
    return found


CASES: Final = [
    (name, role, number)
    for name in ("five-card", "six-card")
    for role in (0, 1)
    for number in range(2)
]


@pytest.mark.parametrize(("name", "role", "number"), CASES)
def test_what_lays_are_worth_where_both_lay_anything(name: str, role: int, number: int) -> None:
    at = ready(name, role, number)
    learn_endgame(at.table.numbers, at.table.work, at.nodes, 1, 0.0)
    for hand in sorted({mine for mine, _ in at.pairs}):
        assert told(at, hand) == pytest.approx(lays_worth(at, hand, theirs="alike"), abs=1e-5)


@pytest.mark.parametrize(("name", "role", "number"), CASES[::2])
def test_what_lays_are_worth_against_the_blueprint(name: str, role: int, number: int) -> None:
    at = ready(name, role, number)
    fix_other(at.table.play, at.table.numbers, at.table.blueprint, at.table.work, at.nodes)
    learn_endgame(at.table.numbers, at.table.work, at.nodes, 1, 1.0)
    for hand in sorted({mine for mine, _ in at.pairs}):
        assert told(at, hand) == pytest.approx(lays_worth(at, hand, theirs="blueprint"), abs=1e-5)


def answered(at: Ready, who: int) -> float:
    """My chance of winning where ``who`` answers as well as he can what the other has learned."""
    work = at.table.work
    return best_response(at.table.numbers, work, at.nodes, work.average.copy(), who)


@pytest.mark.parametrize(("name", "role", "number"), CASES)
def test_no_answer_gains_on_what_is_learned(name: str, role: int, number: int) -> None:
    at = ready(name, role, number)
    learn_endgame(at.table.numbers, at.table.work, at.nodes, 1, 0.0)
    before = answered(at, ME) - answered(at, OTHER)
    learn_endgame(at.table.numbers, at.table.work, at.nodes, 100, 0.0)
    gains = answered(at, ME) - answered(at, OTHER)
    assert -1e-5 < gains < min(0.002, before / 5)


def test_who_is_believed_to_lay_by_the_blueprint_is_answered_so() -> None:
    at = ready("five-card", 1, 1)
    fix_other(at.table.play, at.table.numbers, at.table.blueprint, at.table.work, at.nodes)
    won = []
    for trust in (0.0, 0.5, 1.0):
        learn_endgame(at.table.numbers, at.table.work, at.nodes, 100, trust)
        work = at.table.work
        work.regret[:] = work.average
        spread(at.table.numbers, work, at.nodes, ME)
        by_blueprint = 0.0
        for node in range(at.nodes):
            if work.whose[node] == OVER:
                rows, columns = SIZES[work.held[node, ME]], SIZES[work.held[node, OTHER]]
                begin = int(work.cells_at[node])
                mine, theirs = (int(each) for each in work.reach_at[node])
                cells = work.cells[begin : begin + rows * columns].reshape(rows, columns)
                reach = work.reach[mine : mine + rows]
                by_blueprint += float(reach @ cells @ work.fixed[theirs : theirs + columns])
        won.append((by_blueprint, answered(at, OTHER)))
    against_model, at_worst = zip(*won, strict=True)
    assert against_model[0] < against_model[1] <= against_model[2] + 1e-4
    assert at_worst[0] + 1e-4 >= at_worst[1] > at_worst[2]


def test_pairs_of_hands_are_taken_from_one_set() -> None:
    ruleset = games.load("six-card", {})
    assert isinstance(ruleset, Cribbage)
    play, numbers, work = lower_play(ruleset.rules), hand_numbers(), endgame_room()
    threes = place_of(numbers, [2, 2, 2, 4]), place_of(numbers, [2, 2])
    kings = place_of(numbers, [2, 4, 12, 12]), place_of(numbers, [2, 12])
    nines = place_of(numbers, [4, 5, 8, 8]), place_of(numbers, [8, 8])

    def holdings(*hands: tuple[int, int]) -> Holdings:
        kept, left = zip(*hands, strict=True)
        weights = np.arange(1, len(hands) + 1, dtype=np.float32)
        return Holdings(np.array(kept, np.int16), np.array(left, np.int16), weights)

    own = holdings(threes, kings)
    own.weight[:] *= (1 * 4, 3 * 4 * 6)  # the ways to be dealt them beside the starter
    weigh_pairs(play, numbers, work, 2, own, 2, holdings(threes, nines), 2, (2, 2))
    first = FIRST[2]
    # Three threes are left beside the starter: who holds all of them leaves none to the other.
    expected = {
        (threes, nines): 1 * 2 * (1 * 4) * (3 * 4 * 6),
        (kings, nines): 2 * 2 * (3 * 4 * 6) * (3 * 4 * 6),
    }
    whole = sum(expected.values())
    for mine in (threes, kings):
        for theirs in (threes, nines):
            found = work.pairs[mine[1] - first, theirs[1] - first]
            assert found == pytest.approx(expected.get((mine, theirs), 0) / whole, rel=1e-5)
    known = Holdings(
        np.array([nines[0]], np.int16), np.array([nines[1]], np.int16), np.ones(1, np.float32)
    )
    row = work.pairs[kings[1] - first].sum()
    assert weigh_own(work, kings[1], kings[0], known, 1, (2, 2)) == pytest.approx(row)
    assert work.pairs[kings[1] - first, nines[1] - first] == pytest.approx(row)


def test_a_tree_without_room_is_not_grown() -> None:
    at = ready("six-card", 1, 0)
    small = endgame_room(nodes=40)
    assert not grow_endgame(
        at.table.play, at.table.numbers, at.table.blueprint.tree, small, at.point.now,
        padded(at.point.series), at.point.node, at.point.scores, 1, TARGET,
    )  # fmt: skip
