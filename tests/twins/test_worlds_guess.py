"""What worlds may be: they agree with all that a seat knows, and are found soon.

Mutants that die: a go of an earlier series that is forgotten; a throw that may be among what was
laid; a try without end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

import numpy as np
import pytest
from tests.strategies import Step, Table, random_match

from pegout.analysis.cribbage import Shows
from pegout.analysis.cribbage.worlds.dice import dice
from pegout.analysis.cribbage.worlds.guess import (
    HAND_TRIES,
    HARDLY,
    WORLD_TRIES,
    View,
    World,
    dealing_room,
    empty_world,
    guess,
)
from pegout.analysis.cribbage.worlds.keeping import OWN, discard
from pegout.analysis.cribbage.worlds.model import Model, model
from pegout.bots.cribbage.knowledge import view_of
from pegout.engine import Seat
from pegout.games.cribbage import Cribbage, moves
from pegout.games.cribbage.phases import Discarding, Pegging
from pegout.games.cribbage.scoring import value
from pegout.pieces import SETS, Piece

TABLES: Final = (
    Table("six-card", {}),
    Table("six-card-3p", {"nextLead": "first_go_caller"}),
    Table("six-card-4p", {}),
    Table("domino-mendelev", {}),
    Table("five-card", {"forcedContinue": False}),
)
POSITIONS: Final = 60
WORLDS: Final = 4


def cribbage(table: Table) -> Cribbage:
    ruleset = table.rules
    assert isinstance(ruleset, Cribbage)
    return ruleset


@dataclass
class Known:
    """What everybody has seen of a deal: each go, with what who said it had laid before it."""

    gos: list[tuple[Seat, int, int]] = field(default_factory=list)
    """Seat, the count, and how many pieces it had laid."""


def positions(rules: Cribbage) -> Iterator[tuple[Step, Known]]:
    """Decisions of random matches, with the gos of their deal so far."""
    number = 0
    while True:
        known = Known()
        for step in random_match(rules, f"worlds {rules.name} {number}", dealer=Seat(0)):
            if isinstance(step.action, moves.Discard):
                known = Known()
            if isinstance(step.action, moves.Discard | moves.Lay | moves.Stop):
                yield step, known
            if isinstance(step.action, moves.Go):
                state: Any = step.before
                known.gos.append((step.seat, state.count, len(state.laid[step.seat])))
        number += 1


def some_positions(table: Table) -> list[tuple[Step, Known]]:
    rules, found = cribbage(table), []
    for place, position in enumerate(positions(rules)):
        if place % 3 == 0:
            found.append((position[0], Known(list(position[1].gos))))
        if len(found) == POSITIONS:
            return found
    raise AssertionError


def worlds(
    known: Model, view: View, seed: int, number: int = WORLDS
) -> Iterator[tuple[World, float]]:
    chance, play, deal = dice(seed), known.lowered.play, known.lowered.deal
    world, room = empty_world(play, deal, view), dealing_room(play, deal)
    for _ in range(number):
        weight = guess(play, known.show, deal, known.keep, view, chance, world, room)
        yield world, weight


def pieces_of(rules: Cribbage, numbers: Iterable[int]) -> list[Piece]:
    pieces = SETS[rules.rules.pieces].pieces
    return [pieces[number] for number in numbers]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_agree_with_what_a_seat_knows(table: Table) -> None:
    rules = cribbage(table)
    known = model(rules.rules)
    agreed = 0
    for number, (step, seen) in enumerate(some_positions(table)):
        view = view_of(rules.rules, rules.observe(step.before, step.seat), known.lowered.deal)
        for world, weight in worlds(known, view, number):
            places(rules, step, world)
            if weight > HARDLY:
                agreed += 1
                for seat, count, laid in seen.gos:
                    lying = step.before.laid[seat][:laid]
                    hand = pieces_of(rules, world.hands[seat])
                    if seat != step.seat:
                        held = [piece for piece in hand if piece not in lying]
                        assert all(count + value(piece) > 31 for piece in held)
    assert agreed > 0.9 * POSITIONS * WORLDS


def places(rules: Cribbage, step: Step, world: World) -> None:
    """Every piece once, the right numbers, and what is known where it is known."""
    state = step.before
    hands = [pieces_of(rules, hand) for hand in world.hands]
    crib, dealing = pieces_of(rules, world.crib), isinstance(state, Discarding)
    others = [hand for seat, hand in enumerate(hands) if seat != step.seat]
    if dealing:
        own = list(state.hands[step.seat])
        crib = crib[rules.rules.deal.throw :]
    else:
        own = [*state.layout.hands[step.seat], state.starter]
        assert sorted(hands[step.seat], key=str) == sorted(state.layout.hands[step.seat], key=str)
        assert crib[: rules.rules.deal.throw] == list(state.layout.thrown[step.seat])
        for seat, laid in enumerate(state.laid):
            assert set(laid) <= set(hands[seat])
    every = [*own, *crib, *(piece for hand in others for piece in hand)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_rule_keeps_what_is_held(table: Table) -> None:
    """The mean of hand and crib, exactly, is at most a little better with another throw."""
    rules = cribbage(table)
    known, shows = model(rules.rules), Shows(rules.rules)
    pieces, chance = SETS[rules.rules.pieces].pieces, np.random.default_rng(1)
    deal, keep = known.lowered.deal, known.keep
    thrown, kept = np.zeros(deal.throw, np.int8), np.zeros(known.lowered.play.kept, np.int8)
    room = np.zeros(len(pieces), np.int16)
    for _ in range(12):
        dealt = chance.permutation(len(pieces))[: deal.each].astype(np.int8)
        discard(known.show, deal, keep, dealt, OWN, thrown, kept, room)
        assert sorted([*thrown, *kept]) == sorted(dealt)
        worth = {
            each: shows.mean(
                [p for p in pieces_of(rules, dealt) if p not in each],
                _rest(pieces, each, dealt),
                "hand",
            )
            + crib(known, [pieces.index(piece) for piece in each])
            for each in combinations(pieces_of(rules, dealt), deal.throw)
        }
        found = frozenset(pieces_of(rules, thrown))
        (own,) = (points for each, points in worth.items() if frozenset(each) == found)
        assert own > max(worth.values()) - 0.1


def _rest(pieces: Sequence[Piece], thrown: Sequence[Piece], dealt: Iterable[int]) -> list[Piece]:
    """Starters, as the rule reckons: all but what is kept."""
    kept = {pieces[number] for number in dealt} - set(thrown)
    return [piece for piece in pieces if piece not in kept]


def crib(known: Model, thrown: list[int]) -> float:
    suits = np.bitwise_and.reduce([known.show.suits[piece] for piece in thrown])
    place = 0
    for piece in thrown:
        place = int(known.show.more[place, known.show.rank[piece]])
    start = {1: 1, 2: 14}[len(thrown)]
    return float(known.keep.cribs[OWN, int(bool(suits) and len(thrown) > 1), place - start])


def test_a_world_is_found_where_none_can_be() -> None:
    """Gos that nobody can have said: the tries end, and the pieces are still in their places."""
    rules = cribbage(Table("six-card-4p", {}))
    known = model(rules.rules)
    played = some_positions(Table("six-card-4p", {}))
    step = next(step for step, _ in played if isinstance(step.before, Pegging))
    view = view_of(rules.rules, rules.observe(step.before, step.seat), known.lowered.deal)
    impossible = view._replace(least=np.full(4, 11, np.int64))
    chance, play, deal = dice(1), known.lowered.play, known.lowered.deal
    world, room = empty_world(play, deal, impossible), dealing_room(play, deal)
    guess(play, known.show, deal, known.keep, impossible, chance, world, room)
    places(rules, step, world)
    draws = int(chance[1])
    assert draws <= WORLD_TRIES * (3 * HAND_TRIES * deal.each + 1 + deal.to_crib)


def test_what_is_laid_makes_hands_likelier() -> None:
    """A world's weight is how likely the play went so: nothing laid, all alike."""
    rules = cribbage(Table("six-card", {}))
    known = model(rules.rules)
    weights: dict[bool, set[float]] = {True: set(), False: set()}
    for number, (step, _) in enumerate(some_positions(Table("six-card", {}))):
        view = view_of(rules.rules, rules.observe(step.before, step.seat), known.lowered.deal)
        laid_by_other = bool(view.lies.sum() - view.lies[step.seat])
        weights[laid_by_other] |= {weight for _, weight in worlds(known, view, number)}
    assert weights[False] == {1.0}
    assert len(weights[True]) > 20
    assert max(weights[True]) < 1.0
