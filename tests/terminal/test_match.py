"""``pegout match`` as somebody types it."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.matches.arranged import wish
from tests.matches.programs import PEGOUT, Program, alive
from tests.terminal.at_terminal import Terminal

from pegout import games
from pegout.matches import Result, Tally, result
from pegout.terminal.match import PART_KEYS, ROLE_KEYS, _lines
from pegout.terminal.progress import Progress
from pegout.terminal.voice import Voice
from pegout.words import LANGUAGES, Language

QUICK = ("match", "random", "random", "--rules", "five-card", "--games", "6")
COMMAND = [sys.executable, "-m", "pegout", "match", "random", "random", "--language", "en"]


def test_what_it_tells(terminal: Terminal) -> None:
    done = terminal.run(*QUICK, "--duplicate", "--seed", "3")
    assert (done.status, done.err) == (0, "")
    lines = done.out.split("\n")
    assert lines[:2] == [
        "random (A) against random (B): five-card, seed 3",
        "Every deal is played once from each side.",
    ]
    assert re.fullmatch(r"6 games, \d+ deals", lines[3])
    assert lines[4] == "won by random (A): 3, by random (B): 3"
    assert lines[5] == "random (A) wins 50.00 % (50.00 to 50.00 %)"
    assert lines[6] == "Elo difference +0.0 (+0.0 to +0.0)"
    assert re.fullmatch(r"the first dealer wins \d+\.\d\d % \(.* to .* %\)", lines[7])
    assert re.fullmatch(r"points a deal: random \(A\) \d+\.\d\d, random \(B\) \d+\.\d\d", lines[8])
    assert lines[11].split() == ["hand", "crib", "pegging", "starter", "compensation"]
    (pone,) = [line for line in lines if line.startswith("random (A)  pone")]
    assert re.fullmatch(r"random \(A\)  pone +\d\.\d{3} +– +\d\.\d{3} +0\.000 +3\.000", pone)


def test_json(terminal: Terminal) -> None:
    done = terminal.run(*QUICK, "--option", "target=31", "--json")
    assert (done.status, done.err) == (0, "")
    told = msgspec.json.decode(done.out, type=Result)
    assert (told.rules, told.options) == ("five-card", {"target": 31})
    assert (told.a, told.b, told.games, told.wanted) == ("random", "random", 6, 6)
    assert sum(told.won.values()) == 6
    assert told.roles["a"]["pone"]["hand"].times > 0


def test_kernels_play_the_same_games_and_measure_no_time(terminal: Terminal) -> None:
    command = ("match", "greedy", "heuristic", "--rules", "five-card", "--games", "4")
    quick = terminal.run(*command, "--duplicate").out
    slow = terminal.run(*command, "--duplicate", "--through", "engine").out
    timed = [line for line in slow.split("\n") if line.startswith("a decision takes greedy ")]
    assert len(timed) == 1
    assert quick == slow.replace(f"{timed[0]}\n", "")


def test_the_same_seed_is_the_same_match(terminal: Terminal) -> None:
    def told(*options: str) -> object:
        outcome = json.loads(terminal.run(*QUICK, "--json", *options).out)
        del outcome["time"]
        return outcome

    assert told("--seed", "4") == told("--seed", "4", "--workers", "2") != told("--seed", "5")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["bingo", "five-card"])
def test_every_language_tells_every_number(language: Language, name: str) -> None:
    """All parts and roles, no game and very many."""
    wished = wish("champion", "club", 20_000, name)
    tally = Tally([9_000, 11_000], [8_000, 12_000], deals=90_000)
    tally.points["a"] = 123
    for role in ROLE_KEYS:
        for part in PART_KEYS:
            tally.part("b", role, part).times = 3
    told = "\n".join(_lines(Voice(language), result(wished, tally)))
    assert ("55.00" if language == "en" else "55,00") in told
    assert told.count("0.000" if language == "en" else "0,000") == len(ROLE_KEYS) * len(PART_KEYS)
    interrupted = list(_lines(Voice(language), result(wished, Tally.empty(1))))
    assert len(interrupted) == 2


def test_all_and_none(terminal: Terminal) -> None:
    done = terminal.run("match", "sensible", "random", "--games", "2", "--option", "target=121")
    assert "Elo difference +∞ (" in done.out
    assert "to +∞)" in done.out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nobody", "random"), "six-card has no player 'nobody'; there are random, "),
        (("random", "random", "--games", "0"), "0 games: it has to be 1 game at least"),
        (("random", "random", "--games", "3", "--duplicate"), "it has to be a multiple of 2"),
        (("random", "random", "--workers", "0"), "--workers: 0 is not 1 at least"),
        (("random", "random", "--rules", "whist"), "--rules: there is no ruleset 'whist'"),
        (("random", "random", "--option", "target=x"), "--option target: 'x' is not"),
        (("random", "engine:no-such-program"), "engine:no-such-program cannot be started"),
    ],
)
def test_what_cannot_be_done(terminal: Terminal, arguments: tuple[str, ...], why: str) -> None:
    done = terminal.run("match", *arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("pegout: ")
    assert why in done.err
    assert done.err.count("\n") == 1


def test_a_program_that_dies_leaves_what_was_played(terminal: Terminal, tmp_path: Path) -> None:
    deed = "if request['do'] == 'end': os.kill(os.getpid(), signal.SIGKILL)"
    program = Program(tmp_path, deed)
    done = terminal.run("match", program.named("random"), "random", "--rules", "bingo")
    assert done.status == 2
    assert "Interrupted: 1 of 1000 games were played." in done.out
    assert "does not answer `end`: it has ended without an answer (status -9)" in done.err


@pytest.mark.parametrize("seconds", ["nan", "0", "-1", "inf"])
def test_what_is_no_time_limit(terminal: Terminal, seconds: str) -> None:
    done = terminal.run("match", "random", "random", "--time-limit", seconds)
    assert done.status == 2
    assert "--time-limit" in done.err


def test_the_time_limit(terminal: Terminal, tmp_path: Path) -> None:
    program = Program(tmp_path, "if asked == 2: time.sleep(1000)")
    done = terminal.run("match", program.named("random"), "random", "--time-limit", "0.3")
    assert done.status == 2
    assert "no answer within 0.3 s" in done.err


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_tells_what_was_played(tmp_path: Path, workers: int) -> None:
    """As the terminal does it: the interrupt goes to every process of the command."""
    program = Program(tmp_path)
    command = [*COMMAND, "--games", "100000", "--workers", str(workers)]
    command[4] = program.named("random")
    begun = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    with begun as playing:
        while program.asked.count("choose-discard") < 80:  # more than a game or two
            assert playing.poll() is None
        os.killpg(playing.pid, signal.SIGINT)
        out, err = playing.communicate(timeout=30)
    assert (playing.returncode, err) == (130, b"")
    assert re.search(rb"Interrupted: \d+ of 100000 games were played\.\n", out)
    assert b"pegging" in out
    assert not any(map(alive, program.processes))


def test_a_bar_where_somebody_looks() -> None:
    watching, screen = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "--games", "8"],
        stdout=subprocess.PIPE,
        stderr=screen,
        check=True,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(screen)
    seen = os.read(watching, 1 << 16).decode()
    os.close(watching)
    assert re.search(r"\[#{24}\] 8 of 8, random \d+\.\d %, 0:00 left", seen)
    assert seen.endswith("\r\x1b[K")
    assert b"\x1b" not in done.stdout


def test_how_long_the_rest_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("pegout.terminal.progress.monotonic", lambda: now[0])
    progress = Progress(1000)
    now[0] += 10
    assert progress.left(100) == "1:30"
    now[0] += 990
    assert progress.left(100) == "2:30:00"
    assert progress.left(1000) == "0:00"


def test_the_engine_of_this_house_plays_itself(terminal: Terminal) -> None:
    command = f"engine[sensible]:{PEGOUT}"
    done = terminal.run("match", command, "sensible", "--games", "2", "--duplicate")
    assert done.status == 0
    assert "(50.00 to 50.00 %)" in done.out or "wins 50.00 %" in done.out
    assert shlex.split(PEGOUT)[1:] == ["-m", "pegout", "engine"]
    assert games.shipped()
