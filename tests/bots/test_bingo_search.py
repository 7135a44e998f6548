"""The players of Bingo that play deals through: what they do in plain positions, and how well.

Mutants that die: the seat that wins a match taken for the other one; worlds that differ from
action to action; closing thought of by who never closes.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.bingo_script import LEADER, SECOND, Script, at_the_end, bingo, dealt, tile
from tests.bots.matches import match, winner

from pegout import bots, games
from pegout.analysis.bingo import deal
from pegout.analysis.bingo.search import Effort, View, act, actions, judge, make_world, value_in
from pegout.analysis.bingo.tables import Tables, tables
from pegout.bots.bingo import Sensible, searching
from pegout.bots.bingo.knowledge import view_of
from pegout.bots.bingo.levels import BY_NAME, Level
from pegout.bots.bingo.searching import Searching
from pegout.bots.roster import LEVELS
from pegout.engine import Seat
from pegout.games.bingo import Bingo
from pegout.games.bingo.moves import Close, Lead

QUICK = Level(playouts=200)


def chosen(script: Script, seat: Seat, level: Level = QUICK) -> Any:  # noqa: ANN401 - a choice
    player = Searching(script.rules.rules, level)
    seen = script.rules.observe(script.state, seat)
    offered = script.rules.actions(script.state, seat)
    return player.choose(seen, offered, random.Random("a choice"))  # noqa: S311 - a test


def test_it_takes_what_is_dear() -> None:
    script = dealt("6-6 5-4", "4-1 2-1 5-1 6-1 5-2 3-1 3-2")
    script.lead("6-6")
    assert chosen(script, SECOND).action.piece == tile("4-1")


def test_it_keeps_its_masters_from_a_trick_that_is_worth_nothing() -> None:
    script = dealt("6-1 5-4", "4-4 0-0 4-0 2-1 5-1 3-2 3-1")
    script.lead("6-1")
    assert chosen(script, SECOND).action.piece not in {tile("4-4"), tile("0-0")}


def test_it_declares_with_a_tile_that_takes_for_sure() -> None:
    script = dealt("0-0 5-5 1-1 6-5 3-2 3-1 2-1", "4-1")
    script.stand_at(small=(30, 30))
    assert chosen(script, LEADER).action == Lead(tile("0-0"), 3)


def a_hand_to_close_with(large: tuple[int, int] = (0, 0)) -> Script:
    """Seventy is near, and the other has nothing yet."""
    script = dealt("4-4 4-0 6-4 5-4 6-6 5-5 3-2", large=large)
    script.stand_at(small=(20, 0))
    return script


def test_it_closes_when_seventy_is_sure_and_not_on_a_bad_hand() -> None:
    assert chosen(a_hand_to_close_with(), LEADER).action == Close()
    bad = dealt("2-1 3-1 3-2 5-1 5-2 6-1 6-2", "4-4")
    bad.stand_at(small=(40, 20))
    assert chosen(bad, LEADER).action != Close()


def test_who_never_closes_does_not_think_of_it() -> None:
    ranking = chosen(a_hand_to_close_with(), LEADER, replace(QUICK, closing="never")).ranking
    assert Close() not in {each.action for each in ranking}


def the_end() -> Script:
    """Two tiles each, and all others have been played."""
    script = at_the_end("6-6 2-1", "6-1 4-1", small=(60, 55), large=(3, 3))
    left = {*script.layout.hands[0], *script.layout.hands[1]}
    played = tuple(t for t in script.rules.pieces if t not in left)
    script.stand_at(taken=(played[:12], played[12:]))
    return script


def test_the_end_is_solved() -> None:
    """The double is led while he must answer it; later his trump takes it, and the deal."""
    choice = chosen(the_end(), LEADER)
    assert choice.action.piece == tile("6-6")
    assert [each.figures["win"] > 0.5 for each in choice.ranking] == [True, False]


def test_the_score_of_the_match_decides_what_is_risked() -> None:
    """One large point wins: two cannot win more, and closing only risks it."""
    ahead = a_hand_to_close_with(large=(6, 0))
    assert chosen(ahead, LEADER).action != Close()
    behind = a_hand_to_close_with(large=(5, 6))
    assert chosen(behind, LEADER).action == Close()


def view_in(script: Script, seat: Seat) -> tuple[Tables, View]:
    ready = tables(script.rules.rules)
    seen = script.rules.observe(script.state, seat)
    return ready, view_of(ready.deal, seen, "all")


def test_every_action_is_tried_in_the_same_worlds() -> None:
    """Two replies, one round: the means are those of plain trials, world by world."""
    script = at_the_end("6-6 5-1 2-1", "4-1 3-1 6-2", closer=LEADER, small=(40, 40))
    script.lead("5-1")
    ready, view = view_in(script, SECOND)
    effort = Effort(playouts=60, known=2, closes=1, solves=1, noise=0.0)
    judged = judge(ready, view, effort, np.uint64(5))
    codes = np.zeros(8, np.int64)
    assert actions(ready, view, 1, codes) == 2
    expected = {}
    for code in map(int, codes[:2]):
        won = 0.0
        for number in range(30):
            world, stock = np.zeros(deal.FIELDS, np.int64), np.zeros(13, np.int64)
            make_world(view, np.uint64(5), number, world, stock)
            act(ready, world, stock, code)
            won += value_in(ready, view, 2, world, stock)
        expected[code] = won / 30
    found = dict(zip(judged.codes.tolist(), judged.won.tolist(), strict=True))
    assert found == pytest.approx(expected)
    assert judged.won[0] == max(judged.won)


def test_noise_is_as_large_as_it_says_and_worlds_stay_what_they_are() -> None:
    ready, view = view_in(the_end(), LEADER)
    sure = Effort(playouts=1, known=2, closes=1, solves=1, noise=0.0)
    exact = judge(ready, view, sure, np.uint64(1))
    wrong = [judge(ready, view, sure._replace(noise=0.05), np.uint64(seed)) for seed in range(2000)]
    for code, won in zip(exact.codes.tolist(), exact.won.tolist(), strict=True):
        seen = [float(each.won[each.codes == code][0]) - won for each in wrong]
        assert np.mean(seen) == pytest.approx(0.0, abs=0.005)
        assert np.std(seen) == pytest.approx(0.05, rel=0.06)


class Counting(random.Random):
    """Chance that counts what is asked of it."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()

    def getrandbits(self, _: int, /) -> int:
        raise AssertionError("one number and no other")


@pytest.mark.parametrize("name", ["beginner", "expert"])
def test_a_decision_takes_one_number(name: str) -> None:
    rules = games.load("bingo")
    player, sensible = bots.bot(name, rules), bots.bot("sensible", rules)
    for turn in match(rules, [sensible] * 2, "one number"):
        chance = Counting(1)
        choice = player.choose(turn.observation, turn.actions, chance)
        assert chance.asked == 1
        assert choice.action in turn.actions


def test_rules_that_kernels_cannot_hold_are_played_all_the_same() -> None:
    text = games.load("bingo").text.replace("trump_double = 28", "trump_double = 100000", 1)
    rules = games.read(text, {})
    assert isinstance(bots.bot("champion", rules), Sensible)
    bots.warm(rules)


@pytest.mark.parametrize("name", ["bingo", "bingo-hoyle"])
def test_what_is_thought_of_beforehand_is_a_deal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kills: a deal whose stock nobody filled, of which any number is drawn as a tile."""
    judged: list[View] = []
    monkeypatch.setattr(searching, "judge", lambda _, view, *__: judged.append(view))
    ruleset = games.load(name)
    assert isinstance(ruleset, Bingo)
    searching.warm(ruleset.rules)
    (view,) = judged
    hand, other = int(view.state[deal.HAND]), int(view.state[deal.HAND + 1])
    assert (hand.bit_count(), other) == (view.held, 0)
    assert view.unseen.bit_count() == view.held + ruleset.rules.face_down
    assert not view.unseen & (hand | 1 << int(view.state[deal.TURNED]))


def test_the_levels_are_those_of_every_game() -> None:
    assert tuple(BY_NAME) == LEVELS
    bots.warm(bingo())


def won(strong: str, weak: str, number: int, rules_name: str = "bingo") -> int:
    """Matches that the stronger wins, leading first in every other one."""
    rules = games.load(rules_name)
    players = (bots.bot(strong, rules), bots.bot(weak, rules))
    return sum(winner(rules, players, f"search {n}", n % 2) == 0 for n in range(number))


@pytest.mark.parametrize("name", ["bingo", "bingo-hoyle"])
def test_a_few_matches(name: str) -> None:
    assert won("expert", "greedy", 10, name) >= 6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak", "matches", "fewest"),
    [
        ("champion", "greedy", 30, 22),
        ("champion", "club", 40, 24),
        ("club", "beginner", 120, 68),
        ("casual", "random", 60, 45),
    ],
)
def test_more_matches(strong: str, weak: str, matches: int, fewest: int) -> None:
    """Neighbours but one win about seven in ten of each other; the champion wins more."""
    assert won(strong, weak, matches) >= fewest
