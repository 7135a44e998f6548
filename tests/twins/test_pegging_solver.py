"""Solving the play against the same game in plain Python over the engine.

A mutant that dies: regrets gathered for the opponent of the traverser too.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from tests.scripted import altered, ruleset
from tests.twins.hidden_play import Hand, HiddenPlay, Seen, Strategy, points, rank_of
from tests.twins.kernels import rules_of

from pegout import games
from pegout.analysis.cribbage.hand_numbers import STARTS, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.pegging.domains import domains
from pegout.analysis.cribbage.pegging.drawn import drawn_prior
from pegout.analysis.cribbage.pegging.solver import Solver
from pegout.analysis.cribbage.pegging.tree import FORCED, LAYS, ROOT, PublicTree, advance, ones
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.pieces import SETS


def cribbage(rules: AnyRuleset) -> Cribbage:
    assert isinstance(rules, Cribbage)
    return rules


RULES: Final = {
    "one series of three": cribbage(ruleset("five-card")),
    "series that resume": cribbage(altered(("each = 6", "each = 5"))),
    "tiles": cribbage(
        games.read(ruleset("domino-mendelev").text.replace("each = 6", "each = 5"), {})
    ),
}
HANDS: Final = 5
"""Hands of each in the small games."""


def hand_place(hand: Hand) -> int:
    place = 0
    for rank in hand:
        place = int(hand_numbers().more[place, rank])
    return place


@cache
def small(name: str) -> tuple[HiddenPlay, npt.NDArray[np.float32]]:
    """A few hands of low pieces, each pair with some chance; and their prior for the kernel."""
    rules = RULES[name]
    kept, chance = rules.rules.kept, Random(name)  # noqa: S311 - a test
    pieces = sorted(SETS[rules.rules.pieces], key=rank_of)
    pairs = {}
    prior = np.zeros((hands_of(kept), hands_of(kept)), np.float32)
    pones = [chance.sample(pieces[0::2], kept) for _ in range(HANDS)]
    dealers = [chance.sample(pieces[1::2], kept) for _ in range(HANDS)]
    for pone in pones:
        for dealer in dealers:
            pair = (
                tuple(sorted(map(rank_of, pone))),
                tuple(sorted(map(rank_of, dealer))),
            )
            if pair in pairs:
                continue
            weight = chance.random()
            pairs[pair] = (weight, points(rules, pone, dealer))
            prior[hand_place(pair[0]) - STARTS[kept], hand_place(pair[1]) - STARTS[kept]] = weight
    whole = sum(weight for weight, _ in pairs.values())
    scaled = {pair: (weight / whole, point) for pair, (weight, point) in pairs.items()}
    return HiddenPlay(scaled), prior / np.float32(whole)


@cache
def solver(name: str) -> Solver:
    return Solver(lower_play(RULES[name].rules), small(name)[1])


def strategy_of(tree: PublicTree, weights: npt.NDArray[np.float32]) -> Strategy:
    """Weights of the kernel, read slowly."""

    def weight(node: int, role: int, hand: Hand, act: int) -> float:
        lays, held = int(tree.acts[node]) & LAYS, int(tree.held[node, role])
        first = int(domains().first[held - 1, tree.low[node, role]])
        left = list(hand)
        left.remove(act)
        block = int(domains().size[held - 1]) - first
        number = hand_place(tuple(left)) - STARTS[held - 1] - first
        return float(weights[tree.weight[node] + ones(lays & (1 << act) - 1) * block + number])

    def strategy(role: int, seen: Seen, hand: Hand, act: int) -> float:
        node = ROOT
        for each in seen:
            node = advance(tree, node, each)
        acts = [each for each in sorted(set(hand)) if tree.acts[node] >> each & 1]
        assert act in acts
        assert tree.weight[node] != FORCED
        found = [weight(node, role, hand, each) for each in acts]
        return found[acts.index(act)] / sum(found) if sum(found) else 1 / len(acts)

    return strategy


@pytest.mark.parametrize("name", RULES)
def test_values_and_best_responses_of_any_strategy(name: str) -> None:
    play, found = small(name)[0], solver(name)
    weights = np.random.default_rng(1).random(found.tree.weights, np.float32)
    weights *= weights > np.float32(0.3)  # some hands have no weight at all: any rank alike
    strategy, responses = strategy_of(found.tree, weights), found.responses(weights)
    kept = int(found.tree.held[ROOT, 0])
    values = found.values(weights)
    hands = sorted({pair[0] for pair in play.pairs})
    for role in (0, 1):
        for hand in sorted({pair[role] for pair in play.pairs}):
            chance = sum(each for pair, (each, _) in play.pairs.items() if pair[role] == hand)
            expected = play.worth(strategy, role, hand) / chance
            assert values[role, hand_place(hand) - STARTS[kept]] == pytest.approx(
                expected, abs=1e-5
            )
    value = sum(play.worth(strategy, 0, hand) for hand in hands)
    assert responses.value == pytest.approx(value, abs=1e-5)
    assert responses.pone == pytest.approx(play.best(strategy, 0), abs=1e-5)
    assert responses.dealer == pytest.approx(play.best(strategy, 1), abs=1e-5)
    assert responses.exploitability > 0


@pytest.mark.parametrize("name", ["one series of three", "series that resume"])
def test_both_ways_of_solving_find_the_same_value(name: str) -> None:
    play, found = small(name)[0], solver(name)
    slow = play.solved(60)
    lower, upper = -play.best(slow, 1), play.best(slow, 0)
    for _ in range(300):
        found.learn()
    quick = found.responses(found.averages)
    assert quick.exploitability < 1e-3
    assert -quick.dealer <= upper + 1e-5
    assert lower <= quick.pone + 1e-5
    assert upper - lower < 0.05
    strategy = strategy_of(found.tree, found.averages)
    assert play.best(strategy, 0) == pytest.approx(quick.pone, abs=1e-5)
    assert play.best(strategy, 1) == pytest.approx(quick.dealer, abs=1e-5)


def test_five_card_is_solved() -> None:
    play = lower_play(rules_of("five-card"))
    found = Solver(play, drawn_prior(play))
    for _ in range(60):
        found.learn()
    responses = found.responses(found.averages)
    assert responses.exploitability < 0.0005
    assert responses.value == pytest.approx(-0.5734, abs=0.0005)


def test_workers_change_nothing() -> None:
    play = lower_play(rules_of("five-card"))
    solvers = [Solver(play, drawn_prior(play), workers=workers) for workers in (1, 3)]
    for each in solvers:
        each.learn()
        each.learn()
    assert np.array_equal(solvers[0].regrets, solvers[1].regrets)
    assert np.array_equal(solvers[0].averages, solvers[1].averages)


def test_a_prior_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="455 hands"):
        solver("tiles").expect(np.ones((91, 91), np.float32))
