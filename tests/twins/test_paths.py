"""Twin: a match in the engine and the same match in the simulator, decision for decision.

Mutants that die: a forced lay does not count as a choice; the simulator's other way of the seats in
every second game; of pieces alike the last is laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
import pytest

from pegout import games
from pegout.analysis.cribbage.simulation.knowledge import mind_for
from pegout.analysis.cribbage.simulation.playing import simulate
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.simulation.tally import PARTS
from pegout.analysis.cribbage.stored import tables
from pegout.bots import AnyBot
from pegout.bots.cribbage import Anything
from pegout.bots.cribbage.attention import SHARP
from pegout.bots.cribbage.clouded import CloudedDiscards, CloudedLays
from pegout.bots.cribbage.compiled import (
    CompiledDiscards,
    CompiledLays,
    MixedLays,
    SampledLays,
)
from pegout.bots.cribbage.composed import Composed, Laying
from pegout.bots.cribbage.levels import Level
from pegout.engine import OptionValue
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules
from pegout.matches.course import Course
from pegout.matches.lineup import Lineup
from pegout.matches.players import Own, Player
from pegout.matches.tally import WHO, Tally, Who

RANDOM: Final = Policy(throws="random", lays="random")
GREEDY: Final = Policy(throws="hand", lays="at once")
AHEAD: Final = Policy(throws="all", lays="ahead")
POINTS: Final = Policy(throws="all", lays="blueprint")
SAMPLER: Final = Policy(throws="all", lays="sampled")
CLOUDED: Final = Policy(throws="all", lays="ahead", throw_noise=0.6, lay_noise=0.4, overlooks=0.2)
BEGINNER: Final = Policy(
    throws="hand", lays="at once", throw_noise=2.0, lay_noise=1.0, overlooks=0.4
)

TABLES: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "six-card": {},
    "five-card": {},
    "seven-card": {"target": 61},
    "lowball": {"target": 61},
    "domino-mendelev": {},
    "domino-book2": {"exactFinish": True},
}


def player(policy: Policy, rules: CribbageRules) -> AnyBot:
    """The player of the engine that is to decide as the policy says."""
    if policy.throws == "random":
        return Anything(rules)
    mind = mind_for(rules)
    discarding = CompiledDiscards(rules, mind, policy.throws)
    if policy.lays == "blueprint":
        return Composed(rules, SHARP, discarding, MixedLays(rules, mind))
    if policy.lays == "sampled":
        return Composed(rules, SHARP, discarding, SampledLays(rules, mind))
    laying: Laying = CompiledLays(rules, mind, policy.lays)
    if policy.throw_noise == 0:
        return Composed(rules, SHARP, discarding, laying)
    level = Level(
        throws="hand" if policy.throws == "hand" else "all",
        lays="at once" if policy.lays == "at once" else "ahead",
        throw_noise=policy.throw_noise,
        lay_noise=policy.lay_noise,
        overlooks=policy.overlooks,
    )
    return Composed(
        rules, SHARP, CloudedDiscards(rules, level, discarding), CloudedLays(rules, level, laying)
    )


class Match(NamedTuple):
    """So many sets, each dealt once, or twice: once for each seat."""

    a: Policy
    b: Policy
    seed: int
    sets: int
    mirrored: bool = True


def the_same(name: str, match: Match) -> None:
    """Every game of the match, in the engine and in the simulator."""
    a, b, seed, sets, mirrored = match
    ruleset = games.load(name, TABLES[name])
    assert isinstance(ruleset, Cribbage)
    lineup, course = Lineup(ruleset, mirrored), Course(ruleset, seed)
    players: dict[Who, Player] = {
        who: Own(player(policy, ruleset.rules)) for who, policy in zip(WHO, (a, b), strict=True)
    }
    tally = Tally.empty(lineup.size)
    played = simulate(a, b, ruleset.rules, seed=seed, sets=sets, mirrored=mirrored)
    game = 0
    for number in range(sets):
        for sitting in lineup.sittings(number):
            ended = course.play(sitting, players, tally)
            who = sitting.seats
            assert who[ended.winner] == WHO[played.winners[game]]
            assert who[sitting.dealer] == WHO[played.dealers[game]]
            scores = {who[seat]: score for seat, score in enumerate(ended.scores)}
            assert tuple(scores[each] for each in WHO) == tuple(played.scores[game])
            assert ended.deals == played.deals[game]
            game += 1
    assert game == len(played.winners)
    for player_number, each in enumerate(WHO):
        for role_number, role in enumerate(("pone", "dealer")):
            for part_number, part in enumerate(PARTS):
                counted = tally.roles[each].get(role, {}).get(part)
                place = player_number, role_number, part_number
                assert (counted.points if counted else 0) == played.points[place]
                assert (counted.times if counted else 0) == played.times[place]


@pytest.mark.parametrize("name", TABLES)
def test_games_of_the_weak_are_the_same(name: str) -> None:
    the_same(name, Match(RANDOM, GREEDY, 1, 4))
    the_same(name, Match(BEGINNER, RANDOM, 2, 8, mirrored=False))


@pytest.mark.parametrize("name", TABLES)
def test_games_of_the_strong_are_the_same(name: str) -> None:
    ruleset = games.load(name, TABLES[name])
    assert isinstance(ruleset, Cribbage)
    best = AHEAD if tables(ruleset.rules) is None else POINTS
    the_same(name, Match(best, CLOUDED, 3, 4))


@pytest.mark.parametrize("name", ["five-card", "domino-book2"])
def test_games_of_who_samples_are_the_same(name: str) -> None:
    the_same(name, Match(SAMPLER, GREEDY, 6, 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_many_games_are_the_same(name: str) -> None:
    ruleset = games.load(name, TABLES[name])
    assert isinstance(ruleset, Cribbage)
    best = AHEAD if tables(ruleset.rules) is None else POINTS
    the_same(name, Match(best, AHEAD, 4, 25))
    the_same(name, Match(CLOUDED, BEGINNER, 2**64 - 1, 25))


def test_a_match_is_the_same_in_parts() -> None:
    ruleset = games.load("five-card")
    assert isinstance(ruleset, Cribbage)
    whole = simulate(CLOUDED, BEGINNER, ruleset.rules, seed=5, sets=20)
    parts = [
        simulate(CLOUDED, BEGINNER, ruleset.rules, seed=5, sets=10, first=first)
        for first in (0, 10)
    ]
    for name in ("winners", "dealers", "scores", "deals"):
        joined = np.concatenate([getattr(part, name) for part in parts])
        assert np.array_equal(getattr(whole, name), joined)
    assert np.array_equal(whole.points, parts[0].points + parts[1].points)
