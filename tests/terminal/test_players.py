"""``pegout players``: who can be played against, and whether they know the house rules.

Mutant that dies: house rules that are not asked about.
"""

from __future__ import annotations

import pytest
from tests.terminal.at_terminal import Terminal

from pegout import bots, games
from pegout.terminal.voice import Voice


@pytest.mark.parametrize("name", ["six-card", "bingo"])
def test_every_player_has_a_line(terminal: Terminal, name: str) -> None:
    done = terminal.run("players", name)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert [line.split()[0] for line in lines[: len(bots.LEVELS)]] == list(bots.LEVELS)
    told = {line.split()[0] for line in lines if line}
    assert set(bots.names(games.load(name))) <= told


def test_players_get_ready(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kills: another game than the one that is named."""
    warmed: list[str] = []
    monkeypatch.setattr(bots, "warm", lambda ruleset: warmed.append(ruleset.name))
    done = terminal.run("ready", "five-card", "bingo")
    assert (done.status, done.err) == (0, "")
    assert warmed == ["five-card", "bingo"]
    assert [line.split(":")[0] for line in done.out.splitlines()] == warmed
    assert terminal.run("ready").status == 0
    assert sorted(warmed[2:]) == sorted(games.shipped())


def test_players_get_ready_beside_each_other(terminal: Terminal) -> None:
    done = terminal.run("ready", "five-card", "bingo", "--workers", "2")
    assert (done.status, done.err) == (0, "")
    assert {line.split(":")[0] for line in done.out.splitlines()} == {"five-card", "bingo"}
    assert terminal.run("ready", "--workers", "0").status == 2


@pytest.mark.parametrize(
    ("option", "told"), [("target=61", False), ("series=single", True), ("exactFinish=true", True)]
)
def test_house_rules_that_nobody_is_prepared_for(
    terminal: Terminal, option: str, *, told: bool
) -> None:
    done = terminal.run("players", "six-card", "--option", option)
    assert (done.status, done.err) == (0, "")
    assert (Voice("en").say("cribbage-computers-unprepared") in done.out) is told
