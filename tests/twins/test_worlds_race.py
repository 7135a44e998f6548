"""Twin: the race to the target, reckoned and run stage by stage.

Mutants that die: a dealer who stays dealer; an exact finish that is passed.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from tests.strategies import Table

from pegout.analysis.cribbage.worlds.deals import ANY_FINISH, lower_deal
from pegout.analysis.cribbage.worlds.model import Stored, digest, made, model, parts, shipped
from pegout.analysis.cribbage.worlds.race import Parts, chance_to_win, race
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

TABLES: Final = (
    Table("six-card", {}),
    Table("six-card", {"exactFinish": True, "target": 61}),
    Table("six-card-3p", {}),
    Table("six-card-4p", {}),
    Table("six-card-4p", {"sides": "singles"}),
    Table("lowball", {}),
    Table("five-card", {"compensationWhen": "every_deal", "compensation": 5}),
)
GAMES: Final = 4000


def rules_of(table: Table) -> CribbageRules:
    ruleset = table.rules
    assert isinstance(ruleset, Cribbage)
    return ruleset.rules


def parts_of(rules: CribbageRules) -> Parts:
    stored = shipped(rules.name)
    if stored is None or stored.digest != digest(rules):
        stored = made(rules, seed=1, rounds=2, deals=2000)
    return parts(stored)


def run(
    rules: CribbageRules, of: Parts, scores: list[int], dealer: int, seed: int
) -> npt.NDArray[np.float64]:
    """How often each side wins of so many races, all run together."""
    chance, deal = np.random.default_rng(seed), lower_deal(rules).deal
    seats = len(deal.side)
    score = np.tile(np.array(scores), (GAMES, 1))
    first = np.full(GAMES, -1)

    def add(side: int, chances: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
        """Which races the side has just won, if no other has."""
        points = chance.choice(len(chances), GAMES, p=chances)
        reached = score[:, side] + points
        if deal.finish != ANY_FINISH:
            reached = np.where(reached > deal.target, score[:, side], reached)
        score[:, side] = reached
        return (reached >= deal.target) & (first < 0)

    for _ in range(200):
        if (first >= 0).all():
            break
        due, when = rules.compensation, np.ones((GAMES, deal.sides))
        for side in range(deal.sides):
            place = (side - deal.side[dealer]) % deal.sides
            chances = of.pegging[place]
            if due is not None and due.when == "every_deal" and place == 1:
                chances = np.concatenate([np.zeros(due.points), chances])
            # In the play several may be there at once: each is as likely to have been first.
            there = add(side, chances)
            when[there, side] = chance.random(there.sum())
        first[(when < 1).any(axis=1)] = when.argmin(axis=1)[(when < 1).any(axis=1)]
        for step in range(1, seats + 1):
            seat = (dealer + step) % seats
            first[add(int(deal.side[seat]), of.hands[step % seats])] = deal.side[seat]
        first[add(int(deal.side[dealer]), of.crib)] = deal.side[dealer]
        dealer = (dealer + 1) % seats
    winner = first if deal.wanted > 0 else 1 - first
    return np.bincount(winner, minlength=deal.sides) / GAMES


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_race_is_won_as_often_as_is_reckoned(table: Table) -> None:
    rules = rules_of(table)
    deal, of = lower_deal(rules).deal, parts_of(rules)
    reckoned = race(rules, deal, of)
    chance = np.random.default_rng(5)
    for number in range(4):
        room = 5 if number else rules.win.target
        scores = [
            rules.win.target - int(chance.integers(1, 1 + room * 6)) for _ in range(deal.sides)
        ]
        scores = [max(0, score) if number else 0 for score in scores]
        dealer = int(chance.integers(len(deal.side)))
        won = run(rules, of, scores, dealer, number)
        for side in range(deal.sides):
            likely = chance_to_win(deal, reckoned, np.array(scores, np.int64), dealer, side)
            assert likely == pytest.approx(won[side], abs=0.035), (scores, dealer, side)


def test_who_is_there_has_won_or_lost() -> None:
    for name, wins in (("six-card", 1.0), ("lowball", 0.0)):
        known = model(rules_of(Table(name, {})))
        at_target = np.array([121, 60], np.int64)
        deal = known.lowered.deal
        assert chance_to_win(deal, known.race, at_target, 0, 0) == wins
        assert chance_to_win(deal, known.race, at_target, 0, 1) == 1 - wins


def test_a_bid_taken_off_below_nothing_is_no_error() -> None:
    known = model(rules_of(Table("six-card-3p", {"auction": "deduct"})))
    deal, below = known.lowered.deal, np.array([-25, 30, 30], np.int64)
    assert 0 < chance_to_win(deal, known.race, below, 0, 0) < 0.3


def test_the_same_model_comes_of_the_same_arguments() -> None:
    rules = rules_of(Table("six-card-3p", {}))
    once = made(rules, seed=3, rounds=2, deals=500)
    assert once == made(rules, seed=3, rounds=2, deals=500)
    assert once != made(rules, seed=4, rounds=2, deals=500)


@pytest.mark.parametrize("name", ["six-card-3p", "six-card-4p", "seven-card"])
def test_a_shipped_model_is_what_few_deals_say_more_exactly(name: str) -> None:
    rules = rules_of(Table(name, {}))
    stored = shipped(name)
    assert stored is not None
    assert stored.digest == digest(rules)
    again = made(rules, seed=stored.seed + 1, rounds=3, deals=3000)
    assert means(again) == pytest.approx(means(stored), abs=0.35)


def means(stored: Stored) -> list[float]:
    of = parts(stored)
    every = [*of.pegging, *of.hands, of.crib]
    return [float(chances @ np.arange(len(chances))) for chances in every]


def test_house_rules_that_change_a_deal_have_their_own_model() -> None:
    plain = rules_of(Table("domino-book2", {}))
    assert digest(plain) == digest(rules_of(Table("domino-book2", {"target": 121})))
    assert digest(plain) != digest(rules_of(Table("domino-book2", {"deal": 5})))
    assert model(rules_of(Table("domino-book2", {"deal": 5}))).keep.splits.shape == (10, 5)
