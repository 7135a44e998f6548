"""Twin: the compiled `sensible` against the readable one, decision for decision.

Mutants that die: the mean cribs of the other role; the play weighed in a throw; the other's answer
to a lay does not win; where points lose he lays for the most; who lays on alone takes the first way
he finds; a piece of the own throw may be in the other's hand; of lays that are worth the same the
last is taken; the quick look ahead lets the other lay for the most where points lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
import pytest
from tests.twins.kernels import TWO_SEATS, rules_of

from pegout import games
from pegout.analysis import chance
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.simulation.deciding import decide_lay, decide_throw
from pegout.analysis.cribbage.simulation.game import lower_game
from pegout.analysis.cribbage.simulation.knowledge import mind_of_players
from pegout.analysis.cribbage.simulation.playing import simulate
from pegout.analysis.cribbage.simulation.policy import Policy, policy_numbers
from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.lays import Lays
from pegout.bots.cribbage.policies import PLAIN, SENSIBLE, player, policy
from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.cribbage.sighted import sight_of
from pegout.bots.cribbage.stakes import Stakes
from pegout.engine import CHANCE, Seat
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Action, Discard, Lay
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece

Options = dict[str, str | int | bool]

HOUSES: Final[tuple[tuple[str, Options], ...]] = (
    *((name, {}) for name in TWO_SEATS),
    ("six-card", {"target": 31}),
    ("seven-card", {"target": 31, "series": "single"}),
    ("lowball", {"target": 31}),
    ("domino-book2", {"target": 31}),
)
EXACT: Final[tuple[tuple[str, Options], ...]] = (
    ("six-card", {"target": 31, "exactFinish": True}),
    ("domino-mendelev", {"target": 31, "exactFinish": True}),
)
CLOSE: Final = 1e-4
"""Points between throws that may be taken for equal: the kernel's means are of single precision."""


def asked(
    name: str, options: Options, deals: int
) -> Iterator[tuple[Observation, tuple[Action, ...]]]:
    """What there is to choose in so many deals of games at random, and what may be known."""
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    pieces, rng, number = tuple(ruleset.pieces), Random(f"{name} {options}"), 0  # noqa: S311 - a test
    state = ruleset.start(Seat(0))
    while deals:
        awaiting = ruleset.awaiting(state)
        if not awaiting:
            number += 1
            state = ruleset.start(Seat(number % 2))
            continue
        seat, actions = awaiting[0], ruleset.actions(state, awaiting[0])
        deals -= seat == CHANCE
        if len(actions) > 1 and isinstance(actions[0], Discard | Lay):
            yield ruleset.observe(state, seat), actions
        action = rng.choice(actions)
        draw, drawn = ruleset.draw(state, seat, action), tuple[Piece, ...]()
        if draw is not None:
            pack = chance.order(11, number, draw.shuffle, len(pieces))
            drawn = tuple(pieces[pack[place]] for place in draw.places)
        for event in ruleset.decide(state, seat, action, drawn):
            state = ruleset.evolve(state, event)


def same_throw(
    rules: CribbageRules, observation: Observation, discards: list[Discard]
) -> tuple[bool, bool]:
    """Whether the kernel throws just what the readable player does; and whether as good."""
    game, mind, sight = (
        lower_game(rules),
        mind_of_players(rules, PLAIN),
        sight_of(rules, observation),
    )
    number = decide_throw(game, mind, policy_numbers(PLAIN)[0], sight, 0.5)
    pieces = SETS[rules.pieces].pieces
    thrown = {pieces[sight.dealt[game.thrown[number, place]]] for place in range(rules.deal.throw)}
    wanted = Stakes.of(rules, observation).wanted
    ranking = Discards(rules).rank(observation, discards, Random(1))  # noqa: S311 - a test
    worth = [wanted * each.figures["points"] for each in ranking]
    places = [
        place
        for place, each in enumerate(ranking)
        if isinstance(each.action, Discard) and set(each.action.pieces) == thrown
    ]
    assert mind.values[: game.throws].max() == pytest.approx(worth[0], abs=CLOSE)
    return places == [0], worth[places[0]] > worth[0] - CLOSE


def same_lay(rules: CribbageRules, observation: Observation, lays: list[Lay]) -> None:
    """The kernel lays what the readable player does, and values every lay alike."""
    game, mind, sight = lower_game(rules), mind_of_players(rules), sight_of(rules, observation)
    place = decide_lay(game, mind, policy_numbers(PLAIN)[0], sight, 0.5)
    pieces = SETS[rules.pieces].pieces
    ranking = Lays(rules).rank(observation, lays, Random(1))  # noqa: S311 - a test
    assert ranking[0].action == Lay(pieces[sight.kept[place]])
    values = {
        Lay(pieces[sight.kept[each]]): mind.values[each]
        for each in range(rules.kept)
        if sight.fits >> each & 1
    }
    assert values == {each.action: each.figures["value"] for each in ranking}


def throws_are_the_same(name: str, options: Options, deals: int) -> None:
    rules, same, dealer = rules_of(name, **options), [], set()
    for observation, actions in asked(name, options, deals):
        discards = [each for each in actions if isinstance(each, Discard)]
        if discards:
            just, as_good = same_throw(rules, observation, discards)
            assert as_good
            same.append(just)
            dealer.add(sight_of(rules, observation).role)
    assert np.mean(same) > 0.99  # a hair decides seldom
    assert dealer == {0, 1}


def lays_are_the_same(name: str, options: Options, deals: int) -> None:
    rules, chosen = rules_of(name, **options), 0
    for observation, actions in asked(name, options, deals):
        lays = [each for each in actions if isinstance(each, Lay)]
        if lays:
            same_lay(rules, observation, lays)
            chosen += 1
    assert chosen > deals


@pytest.mark.parametrize("name", TWO_SEATS)
def test_throws_of_the_readable_player(name: str) -> None:
    throws_are_the_same(name, {}, 25)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), HOUSES)
def test_many_throws(name: str, options: Options) -> None:
    throws_are_the_same(name, options, 150)


@pytest.mark.parametrize(("name", "options"), HOUSES + EXACT)
def test_lays_of_the_readable_player(name: str, options: Options) -> None:
    lays_are_the_same(name, options, 25)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_the_quick_look_ahead_lays_as_the_readable_one(name: str) -> None:
    """But where somebody may reach the target, and where one lays on alone."""
    rules, ahead = rules_of(name), policy_numbers(Policy(throws="hand", lays="ahead"))[0]
    game, mind, same = lower_game(rules), mind_of_players(rules), []
    for observation, actions in asked(name, {}, 40):
        lays = [each for each in actions if isinstance(each, Lay)]
        if lays:
            sight = sight_of(rules, observation)
            place = decide_lay(game, mind, ahead, sight, 0.5)
            ranking = Lays(rules).rank(observation, lays, Random(1))  # noqa: S311 - a test
            same.append(ranking[0].action == Lay(SETS[rules.pieces].pieces[sight.kept[place]]))
    assert np.mean(same) > 0.95


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), HOUSES + EXACT)
def test_many_lays(name: str, options: Options) -> None:
    lays_are_the_same(name, options, 300)


def test_where_the_readable_player_looks_at_more_there_is_no_twin() -> None:
    for name in TWO_SEATS:
        assert policy(SENSIBLE, rules_of(name)) == PLAIN
        assert policy(SENSIBLE, rules_of(name, target=61)) == PLAIN
        assert policy(SENSIBLE, rules_of(name, exactFinish=True)) is None
    exact = rules_of("six-card", exactFinish=True)
    with pytest.raises(NotLowered, match=r"^exactFinish:"):
        simulate(PLAIN, PLAIN, exact, seed=1, sets=1)
    readable = Sensible(exact)
    for observation, actions in asked("six-card", {"exactFinish": True}, 2):
        draws = Random(1), Random(1)  # noqa: S311 - a test
        choices = [
            each.choose(observation, actions, chance)
            for each, chance in zip((player(PLAIN, exact), readable), draws, strict=True)
        ]
        assert choices[0] == choices[1]
