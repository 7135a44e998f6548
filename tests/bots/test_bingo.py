"""``sensible`` at Bingo: what it does in plain positions, and that it beats ``random``.

It won all of the first 150 seeds that were tried.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bingo_script import LEADER, SECOND, Script, at_the_end, dealt, tile
from tests.bots.matches import match, winner

from pegout import bots, games
from pegout.engine import Seat
from pegout.games.bingo.moves import Close, Lead


def chosen(script: Script, seat: Seat) -> Any:  # noqa: ANN401 - an action
    player = bots.bot("sensible", script.rules)
    seen = script.rules.observe(script.state, seat)
    actions = script.rules.actions(script.state, seat)
    return player.choose(seen, actions, random.Random("a choice"))  # noqa: S311 - a test


def test_it_takes_what_is_dear_and_leaves_what_is_cheap() -> None:
    script = dealt("6-6 5-4", "4-1 2-1 5-1 6-1 5-2 3-1 3-2")
    script.lead("6-6")
    assert chosen(script, SECOND).action.piece == tile("4-1")
    script = dealt("6-2 5-4", "4-1 2-1 5-1 6-1 5-2 3-1 3-2")
    script.lead("6-2")
    assert chosen(script, SECOND).action.piece != tile("4-1")


def test_it_keeps_its_masters_from_a_trick_that_is_worth_nothing() -> None:
    script = dealt("6-1 5-4", "4-4 0-0 4-0 2-1 5-1 3-2 3-1")
    script.lead("6-1")
    assert chosen(script, SECOND).action.piece not in {tile("4-4"), tile("0-0")}


def test_a_declaration_is_dear_to_break() -> None:
    """Taking the led tile is worth the bonus more to it than if nothing were declared."""
    worth: list[dict[str, float]] = []
    for declare in (None, 3):
        script = dealt("6-6 5-5 3-3 6-5 6-2 5-3 6-3", "4-0 2-1 5-1 6-1 5-2 3-1 3-2")
        script.lead("6-6", declare=declare)
        ranking = chosen(script, SECOND).ranking
        worth.append({each.action.piece.code: each.figures["points"] for each in ranking})
        assert ranking[0].action.piece == tile("4-0")
    silent, declared = worth
    assert declared["4-0"] - silent["4-0"] == pytest.approx(40)
    assert declared["3-2"] - silent["3-2"] == pytest.approx(-40)


def test_it_declares_with_a_tile_that_takes_for_sure() -> None:
    script = dealt("0-0 5-5 1-1 6-5 3-2 3-1 2-1", "4-1")
    action = chosen(script, LEADER).action
    assert action == Lead(tile("0-0"), 3)


def test_declaring_is_never_worse_than_leading_the_same_in_silence() -> None:
    ranking = chosen(dealt("6-6 5-5 1-1 6-5 3-2 3-1 2-1", "4-1"), LEADER).ranking
    worth = {each.action: each.figures["points"] for each in ranking}
    for action, points in worth.items():
        if action.declare is None and Lead(action.piece, 3) in worth:
            assert points <= worth[Lead(action.piece, 3)]


def test_it_closes_when_seventy_is_sure_and_not_on_a_bad_hand() -> None:
    sure = dealt("0-0 4-4 6-6 4-0 5-4 6-4 4-3", "2-1")
    sure.stand_at(small=(40, 20))
    assert chosen(sure, LEADER).action == Close()
    bad = dealt("2-1 3-1 3-2 5-1 5-2 6-1 6-2", "4-4")
    bad.stand_at(small=(40, 20))
    assert chosen(bad, LEADER).action != Close()


def test_late_in_a_deal_it_sees_through_the_other_s_hand() -> None:
    """All tiles are known: the six is led to who holds a six that is lower."""
    script = at_the_end("6-5 2-2", "6-1 4-1", small=(50, 50))
    assert chosen(script, LEADER).action.piece == tile("6-5")


@pytest.mark.parametrize("name", ["bingo", "bingo-hoyle"])
def test_it_finds_occasions_to_declare_and_to_close(name: str) -> None:
    rules = games.load(name)
    players = (bots.bot("sensible", rules), bots.bot("sensible", rules))
    actions = [t.choice.action for n in range(4) for t in match(rules, players, f"both {n}", n % 2)]
    assert any(isinstance(action, Close) for action in actions)
    assert any(isinstance(action, Lead) and action.declare for action in actions)


def won(name: str, number: int, first: int = 0) -> int:
    """Matches that ``sensible`` wins against ``random``, leading first in every other one."""
    rules = games.load(name)
    players = (bots.bot("sensible", rules), bots.bot("random", rules))
    seeds = range(first, first + number)
    return sum(winner(rules, players, f"strength {seed}", seed % 2) == 0 for seed in seeds)


@pytest.mark.parametrize("name", ["bingo", "bingo-hoyle"])
def test_a_few_matches(name: str) -> None:
    assert won(name, 12, first=1000) >= 10


@pytest.mark.slow
def test_a_hundred_matches() -> None:
    assert won("bingo", 100) >= 95
