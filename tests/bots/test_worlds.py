"""The player by worlds: for the win, at every table, from nothing but what its seat may know.

Mutants that die: points that are counted from the wrong side; a count that goes on after the
target; a hidden hand that is looked at; a second number of chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import pytest
from tests.bots.matches import Turn, match
from tests.bots.test_every_player import SWAPS
from tests.scripted import DEALER, PONE, Script, in_play
from tests.strategies import Table

from pegout import bots, games
from pegout.bots import Choice
from pegout.bots.cribbage.worlds import Effort, Worlds
from pegout.engine import AnyRuleset, OptionValue, Seat
from pegout.games.cribbage import Cribbage, moves

TABLES: Final = (
    Table("six-card-3p", {"target": 61}),
    Table("six-card-4p", {"target": 61}),
    Table("six-card-4p", {"target": 61, "sides": "singles", "counting": "muggins"}),
    Table("seven-card", {"target": 61, "auction": "deduct"}),
    Table("lowball", {"target": 61}),
    Table("six-card", {"target": 61, "exactFinish": True, "exactGranularity": "item"}),
    Table("domino-book2", {"forcedContinue": False, "deal": 5, "counting": "manual"}),
)
FEW: Final = Effort(lay_worlds=10, throw_worlds=10)


def worlds(rules: AnyRuleset, effort: Effort | None = None) -> Worlds:
    assert isinstance(rules, Cribbage)
    return Worlds(rules.rules, effort=effort)


def turns(table: Table, number: int) -> list[Turn]:
    """Its turns in a match against random; it sits at one side of the table."""
    rules = table.rules
    anything = bots.bot("random", rules)
    seats = [worlds(rules, FEW), *(anything for _ in range(1, rules.seats))]
    played = match(rules, seats, f"worlds at {table} {number}")
    return [turn for turn in played if turn.seat == Seat(0)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_plays_whole_matches_and_looks_into_no_hand(table: Table) -> None:
    rules, chooser = table.rules, worlds(table.rules, FEW)
    swapped = 0
    for number, turn in enumerate(turns(table, 0)):
        assert turn.choice.action in turn.actions
        other = SWAPS["cribbage"](rules, turn.state, turn.seat, random.Random(number))  # noqa: S311
        swapped += other != turn.state
        seen = rules.observe(other, turn.seat)
        first = chooser.choose(turn.observation, turn.actions, random.Random(number))  # noqa: S311
        again = chooser.choose(seen, turn.actions, random.Random(number))  # noqa: S311
        assert first == again
    assert swapped > 10


class Counted(random.Random):
    """Chance that counts how often it is asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_a_decision_takes_one_number_of_chance(table: Table) -> None:
    chooser = worlds(table.rules, FEW)
    for turn in turns(table, 1)[:20]:
        if isinstance(turn.choice.action, moves.Lay | moves.Discard):
            chance = Counted(1)
            chooser.choose(turn.observation, turn.actions, chance)
            assert chance.asked == 1


def choice(script: Script, effort: Effort | None = None) -> Choice[Any]:
    (seat,) = script.rules.awaiting(script.state)[:1]
    observation, actions = (
        script.rules.observe(script.state, seat),
        script.rules.actions(script.state, seat),
    )
    return worlds(script.rules, effort).choose(observation, actions, random.Random(1))  # noqa: S311


def laid(script: Script) -> str:
    action = choice(script).action
    assert isinstance(action, moves.Lay)
    return action.piece.code


def test_what_wins_now_is_laid() -> None:
    script = in_play(pone="4C 9D KC QD", dealer="4D 9C 2D 3C", scores=(119, 119))
    script.play("4C")
    assert laid(script) == "4D"
    best, *others = choice(script).ranking or ()
    assert best.figures["win"] == 1.0
    assert all(each.figures["win"] < 1.0 for each in others)


def test_who_counts_first_is_reckoned_with() -> None:
    """With ten points in hand and eight needed the pone has won, unless the dealer pegs four."""
    wins = []
    for score in (113, 100):
        script = in_play(pone="5C 5D JC QS", dealer="7D 8D 9D KH", scores=(117, score))
        assert laid(script) not in {"5C", "5D"}
        ranking = choice(script).ranking
        assert ranking is not None
        wins.append(ranking[0].figures["win"])
    assert wins[0] > 0.5
    assert wins[1] < 0.15


def test_where_points_lose_nobody_runs_into_the_target() -> None:
    lowball = games.load("lowball")
    script = in_play(pone="8C KD KC QD", dealer="7D 8D TD 9H", rules=lowball, scores=(119, 30))
    script.play("8C")
    assert laid(script) in {"TD", "9H"}


@pytest.mark.parametrize(("score", "lays"), [(119, {"4D"}), (120, {"9C", "TD", "JC", "4D"})])
def test_an_exact_finish_is_landed_on(score: int, lays: set[str]) -> None:
    rules = games.load("six-card", {"exactFinish": True})
    script = in_play(pone="4C 6C KC QD", dealer="4D 9C TD JC", scores=(score, 0), rules=rules)
    script.play("4C")
    assert laid(script) in lays


def discard(hands: Sequence[str], name: str, **options: OptionValue) -> Choice[Any]:
    """What the first to discard of these hands by seat does."""
    script = Script(games.load(name, options))
    to_crib = "KS" if name == "six-card-3p" else ""
    script.deal(*hands, to_crib=to_crib)
    return choice(script)


def test_a_partner_of_the_dealer_throws_a_five_and_an_opponent_does_not() -> None:
    hands = ["2C 4S 6C 8C TC", "2D 4D 6D 8D TD", "5H TS JS QD KD", "2H 4H 6H 8S TH"]
    for dealer, thrown in ((0, True), (1, False)):
        script = Script(games.load("six-card-4p"), dealer=Seat(dealer))
        script.deal(*hands)
        for seat in (0, 1):
            script.discard(Seat(seat), hands[seat].split()[0])
        action = choice(script).action
        figures = {each.action: each.figures for each in choice(script).ranking or ()}
        five = next(each for each in figures if each.pieces[0].code == "5H")
        other = next(each for each in figures if each.pieces[0].code == "KD")
        swing = figures[five]["crib"] - figures[other]["crib"]
        assert swing > 1.5
        assert figures[five]["hand"] < figures[other]["hand"]
        sign = 1 if thrown else -1
        for each in (figures[five], figures[other]):
            total = each["hand"] + sign * each["crib"] + each.get("pegging", 0)
            assert each["points"] == pytest.approx(total)
        assert action.pieces[0].code != "5H"


def test_figures_of_throws_are_in_order() -> None:
    six = ["2C 4C 6C 8C TC QC", "5H 5S 5C JD 2D 9H"]
    ranking = discard(six, "six-card").ranking
    assert ranking is not None
    assert len(ranking) == 15
    wins = [each.figures["win"] for each in ranking if "win" in each.figures]
    assert wins == sorted(wins, reverse=True)
    assert 1 < len(wins) < 15
    behind = [each.figures["points"] for each in ranking[len(wins) :]]
    assert behind == sorted(behind, reverse=True)


@pytest.mark.parametrize(
    ("hand", "seat", "keeps"),
    [
        ("5H 5S 5C JD 2C 9H", PONE, "5H 5S 5C JD"),
        ("4C 5D 6H 6S KC 2D", PONE, "4C 5D 6H 6S"),
        ("7C 8D 8H 9S KC 2D", DEALER, "7C 8D 8H 9S"),
    ],
)
def test_the_good_hand_is_kept(hand: str, seat: Seat, keeps: str) -> None:
    script = Script(games.load("six-card"))
    other = "AC 3C 3D TC TD QS"
    script.deal(*((hand, other) if seat == DEALER else (other, hand)))
    observation = script.rules.observe(script.state, seat)
    actions = script.rules.actions(script.state, seat)
    action = worlds(script.rules).choose(observation, actions, random.Random(1)).action  # noqa: S311
    assert isinstance(action, moves.Discard)
    assert {piece.code for piece in action.pieces} == set(hand.split()) - set(keeps.split())
