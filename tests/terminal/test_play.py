"""``pegout play``: a whole match, leaving and coming back, and what is typed wrongly.

Mutants that die: a story told from the referee's place; a match that begins anew with ``--data``.
"""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import IO

import pytest
from tests.terminal.at_terminal import Terminal

from pegout import records
from pegout.bots import LEVELS, names
from pegout.games import load
from pegout.terminal.voice import Voice

ANY_ANSWER = ("1 2", "1", "2", "3", "4", "5", "pass", "")
"""In turn, something that is accepted at every question; the rest is refused with a reason."""
SHORT = ("--option", "target=31")


class Dealt:
    """`ports.Entropy` that is the same in every run of a test."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def secret(self, size: int) -> bytes:
        return self._chance.randbytes(size)


@pytest.fixture(autouse=True)
def _the_same_cards_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("dealt")  # noqa: S311 - a test
    monkeypatch.setattr("pegout.terminal.own_table.MachineEntropy", lambda: Dealt(chance))
    monkeypatch.setattr("pegout.terminal.own_table.own_text", lambda: "x" * 20)
    monkeypatch.setattr("pegout.terminal.cribbage.answers.anywhere", lambda places: places[0])


def until_asked(out: IO[bytes]) -> None:
    """Read until the prompt stands there."""
    while out.read(1) != b">":
        pass


def answers(number: int | None = None) -> Iterator[str]:
    return islice((f"{answer}\n" for answer in cycle(ANY_ANSWER)), number)


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_a_whole_match(terminal: Terminal, tmp_path: Path, language: str) -> None:
    path = tmp_path / "match.pegout"
    done = terminal.run(
        "play", *SHORT, "--language", language, "--record", str(path), typed=answers()
    )
    assert (done.status, done.err) == (0, "")
    assert str(path) in done.out
    reading = records.read(path.read_text(encoding="utf-8"))
    assert reading.error is None
    assert reading.record is not None
    assert records.verify(reading.record) == ()
    assert max(list(records.replay(reading.record))[-1].state.match.scores) == 31
    for command, needed in (("verify", "1"), ("replay", "♥")):
        told = terminal.run(command, str(path), "--language", language)
        assert (told.status, told.err) == (0, "")
        assert needed in told.out


@pytest.mark.parametrize(
    ("rules", "options", "needed"),
    [
        ("six-card-3p", (), r"Player 3 scores \d+ points?"),
        ("six-card-4p", (), r"You and player 3 \d+ · player 2 and player 4 \d+"),
        ("six-card-4p", ("sides=singles",), r"you \d+ · player 2 \d+ · player 3 \d+ · player 4"),
        ("domino-mendelev", (), r"lay a tile"),
        ("five-card", (), r"The series ends at \d+\."),
        ("six-card", ("counting=muggins", "overclaim=penalty"), r"Missed, \d+ points?: "),
        ("six-card", ("counting=manual",), r"The computer claims \d+ points?\."),
        ("six-card-3p", ("auction=deduct",), r"passes\."),
        ("six-card", ("auction=deduct",), r"pays? \d+ points? for the crib\. That makes -?\d+\."),
    ],
)
def test_a_whole_match_of_other_rules(
    terminal: Terminal, tmp_path: Path, rules: str, options: tuple[str, ...], needed: str
) -> None:
    """For any number of seats; its record verifies and can be replayed."""
    path = tmp_path / "match.pegout"
    asked = [word for option in ("target=31", *options) for word in ("--option", option)]
    play = ("play", "--rules", rules, *asked, "--record", str(path))
    done = terminal.run(*play, "--against", "random", typed=answers())
    assert (done.status, done.err) == (0, "")
    assert re.search(needed, done.out, re.IGNORECASE)
    for command in ("verify", "replay"):
        told = terminal.run(command, str(path))
        assert (told.status, told.err) == (0, "")
        assert told.out


def test_partners_are_named(terminal: Terminal) -> None:
    """With whom one plays, and who wins with him."""
    play = ("play", "--rules", "six-card-4p", *SHORT)
    done = terminal.run(*play, "--against", "random", typed=answers())
    assert "player 3 (partner)" in done.out
    assert re.search(r"(You|Player 2 and player 4) win \d+ to \d+\.", done.out)


def test_each_seat_has_the_computer_that_was_named_for_it(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "match.pegout"
    against = ("--against", "random", "--against", "sensible")
    play = ("play", "--rules", "six-card-3p", *SHORT, "--record", str(path))
    assert terminal.run(*play, *against, typed=answers()).status == 0
    record = records.read(path.read_text(encoding="utf-8")).record
    assert record is not None
    assert [player.name for player in record.players] == ["", "random", "sensible"]


@pytest.mark.slow
def test_a_whole_match_to_121_against_a_computer(terminal: Terminal) -> None:
    for opponent in ("random", "sensible", "club", "champion"):
        done = terminal.run("play", "--opponent", opponent, typed=answers())
        assert (done.status, done.err) == (0, "")
        assert re.search(r"wins? 121 to \d+\.", done.out)


def test_no_card_of_the_other_hand_is_shown_before_it_lies_on_the_table(
    terminal: Terminal, tmp_path: Path
) -> None:
    """Cards that the computer never laid nor showed are nowhere in what was written until then."""
    path = tmp_path / "match.pegout"
    done = terminal.run("play", *SHORT, "--record", str(path), typed=answers())
    record = records.read(path.read_text(encoding="utf-8")).record
    assert record is not None
    dealt = next(move.events for move in record.games[0].moves if move.seat == -1)
    theirs = next(event.pieces for event in dealt if event.seat == 1)
    beginning = done.out[: done.out.index("The computer puts 2 cards in the crib.")]
    hand = re.search(r"Your hand:(.*)", beginning)
    assert hand is not None
    voice = Voice("en")
    for piece in theirs:
        shown = re.search(rf"(?<!1){voice.face(piece)}", beginning)
        assert shown is None, piece


def test_leaving_and_coming_back(terminal: Terminal, tmp_path: Path) -> None:
    data = tmp_path / "kept"
    play = ("play", *SHORT, "--data", str(data))
    left = terminal.run(*play, typed=answers(25))
    assert (left.status, left.err) == (0, "")
    assert left.out.endswith(
        f"You leave the table. “pegout play --data {data}” goes on with this game.\n"
    )
    scene = [line for line in left.out.splitlines() if " · dealer: " in line][-1]
    back = terminal.run("play", "--data", str(data), typed=answers())
    assert back.out.startswith("The game goes on.")
    assert "It keeps the house rules that it was begun with." in back.out
    assert next(line for line in back.out.splitlines() if " · dealer: " in line) == scene
    assert re.search(r"wins? 31 to \d+\.", back.out)
    again = terminal.run(*play, typed="")
    assert again.out.startswith("A new game.")


def test_without_a_folder_nothing_is_kept(terminal: Terminal) -> None:
    done = terminal.run("play", typed="")
    assert done.status == 0
    assert done.out.endswith("You leave the table. This game is not kept.\n")


@pytest.mark.parametrize("data", [[], ["--data", "kept"]])
def test_an_interrupt_is_a_polite_goodbye(data: list[str], tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    command = (sys.executable, "-m", "pegout", "play", "--language", "en", *data)
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        until_asked(playing.stdout)
        playing.send_signal(signal.SIGINT)
        out, err = playing.stdout.read().decode(), playing.stderr.read().decode()
        assert playing.wait(timeout=30) == 0
    assert err == ""
    assert "You leave the table." in out
    assert ("pegout play --data kept" in out) is bool(data)


def test_what_is_typed_wrongly_is_told_and_asked_again(terminal: Terminal) -> None:
    typed = ["?", "0", "53", "many", "1 2", "17", "?", "1", "1 2 3", "1 1", "9 1", "6-4 1", "zz 1"]
    typed += ["go", "KC KD KH", "1 2", "5", "?", "1 2", "7", "", "nonsense"]
    done = terminal.run("play", typed=(f"{each}\n" for each in typed))
    assert done.status == 0
    for told in (
        "Type a number from 1 to 52, or only press Enter. Ctrl-D leaves the table.",
        "Where? Type a number from 1 to 52",
        "2 cards go to the crib, not 1.",
        "2 cards go to the crib, not 3.",
        "is named twice.",
        "There is no card 9 in your hand; the last one is 6.",
        "Six-four is not in your hand.",
        "“zz” is not a card. Name it by its place",
        "That cannot be done now.",
    ):
        assert told in done.out, told


def test_go_is_said_when_nothing_fits_and_not_before(terminal: Terminal) -> None:
    done = terminal.run(
        "play",
        "--against",
        "sensible",
        "--option",
        "target=61",
        typed=(f"{each}\n" for each in cycle(["go", "1 2", "4", "3", "2", "1"])),
    )
    assert "you hold a card that fits, so lay it." in done.out
    assert "Nothing you hold fits: say “go”." in done.out
    assert "You say “go”." in done.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--opponent", "nobody"], "--against: six-card has no player 'nobody'; there are random"),
        (
            ["--rules", "six-card-4p", "--against", "random", "--against", "random"],
            "--against: six-card-4p has 3 further seats, but 2 are named",
        ),
        (["--rules", "whist"], "--rules: there is no ruleset 'whist'"),
        (["--option", "target=1"], "--option target: 1 is not"),
        (["--data", "file/within"], "the data folder file/within cannot be used"),
    ],
)
def test_what_cannot_be_played(
    terminal: Terminal,
    arguments: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("not a folder", encoding="utf-8")
    done = terminal.run("play", *arguments)
    assert (done.status, done.out) == (2, "")
    assert named in done.err


def test_a_house_that_is_open_elsewhere_and_one_that_is_damaged(
    terminal: Terminal, tmp_path: Path
) -> None:
    database = tmp_path / "pegout.sqlite"
    command = (sys.executable, "-m", "pegout", "play", "--data", str(tmp_path))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        until_asked(other.stdout)
        done = terminal.run("play", "--data", str(tmp_path))
        other.kill()
    assert (done.status, done.out) == (2, "")
    assert f"{database} is in use by another Pegout" in done.err
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "pegout.sqlite").write_bytes(b"not a database" * 100)
    done = terminal.run("play", "--data", str(damaged))
    assert (done.status, done.out) == (2, "")
    assert "is damaged" in done.err


@pytest.mark.parametrize("name", ["six-card", "six-card-4p", "bingo"])
def test_the_players_of_a_game_are_named_with_a_sentence_each(
    terminal: Terminal, name: str
) -> None:
    done = terminal.run("players", name)
    levels, measuring = done.out.split("\n\n")
    assert [line.split()[0] for line in levels.split("\n")] == list(LEVELS)
    told = [line.split()[0] for line in (*levels.split("\n"), *measuring.split("\n")[1:-1])]
    assert sorted(told) == sorted(names(load(name)))
    sentences = [line.split(maxsplit=1)[1] for line in levels.split("\n")]
    assert all(re.fullmatch(r"[A-Z].*[a-z]\.", each) for each in sentences)
    assert len(set(sentences)) == len(LEVELS)
