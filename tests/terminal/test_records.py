"""``pegout verify`` and ``pegout replay``: whole records, damaged ones, and what is none."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from tests.records.matches import MATCHES
from tests.terminal.at_terminal import Terminal, process

from pegout.adapters.engine.game import Game
from pegout.engine import Seat
from pegout.games import load
from pegout.records import Finding, FindingCode, Record, read, verify, write
from pegout.terminal.findings import FINDING_KEYS, in_words
from pegout.terminal.voice import Voice
from pegout.words import LANGUAGES

TEXT: Final = write(MATCHES["short"]())
LINES: Final = TEXT.splitlines()


def in_file(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", MATCHES)
def test_every_lawful_record(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = in_file(tmp_path / name, write(MATCHES[name]()))
    done = terminal.run("verify", file)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("Played by the rules: ")
    done = terminal.run("replay", file)
    assert (done.status, done.err) == (0, "")


def test_what_verify_says(terminal: Terminal, tmp_path: Path) -> None:
    file = in_file(tmp_path / "short", TEXT)
    lines = terminal.run("verify", file).out.splitlines()
    assert re.fullmatch(r"Played by the rules: \d+ moves\.", lines[0])
    assert re.fullmatch(r"Game 1: dealt as promised, \d+ draws checked\.", lines[1])
    assert lines[2] == "Game 1: without a text of its own: seat 1 (a computer player)."
    unpublished = "".join(f"{line}\n" for line in LINES if not line.startswith("secret "))
    done = terminal.run("verify", in_file(tmp_path / "kept", unpublished))
    assert (done.status, done.out) == (1, "")
    assert "Game 1 has ended, but its secret is missing." in done.err


def test_what_verify_says_where_nobody_took_part(terminal: Terminal, tmp_path: Path) -> None:
    """Kills: saying that it was dealt as promised where the server alone has shuffled."""
    file = in_file(tmp_path / "engine", _record_of_the_engine())
    done = terminal.run("verify", file)
    assert (done.status, done.err) == (0, "")
    assert "as promised" not in done.out
    assert done.out.splitlines()[-1] == (
        f"{file}: Game 1: nobody took part: this proves only that nothing was changed afterwards."
    )


def _record_of_the_engine() -> str:
    """A game that the engine has dealt to its end."""
    game = Game(load("six-card", {"target": 31}), None, scripted=False)
    while not game.finished:
        for seat in map(Seat, range(2)):
            if actions := game.actions(seat):
                game.act(seat, actions[0])
    return write(game.record())


def test_a_record_from_standard_input(terminal: Terminal) -> None:
    assert terminal.run("verify", "-", typed=TEXT.encode()).status == 0
    assert terminal.run("replay", "-", typed=TEXT.encode()).status == 0
    done = terminal.run("verify", "-", typed=b"Pegout record 1\nnonsense\n")
    assert done.status == 1
    assert done.err.startswith("<stdin>:2: ")


def test_replay_shows_every_hand_and_counts(terminal: Terminal, tmp_path: Path) -> None:
    record = MATCHES["short"]()
    done = terminal.run("replay", in_file(tmp_path / "short", TEXT))
    dealt = [event for event in record.games[0].moves[0].events if hasattr(event, "pieces")]
    assert done.out.count(" 6 cards. ") >= len(dealt)
    assert "fifteen" in done.out
    assert re.search(r"wins \d+ to \d+\.", done.out)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_at_a_terminal_replay_goes_step_by_step(tmp_path: Path) -> None:
    """A line waits for Enter, and ``q`` is enough."""
    file = in_file(tmp_path / "short", TEXT)
    ours, theirs = os.openpty()
    command = (sys.executable, "-m", "pegout", "replay", file, "--language", "en")
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as replaying:
        os.close(theirs)
        os.write(ours, b"\n\nq\n")
        shown = b""
        with contextlib.suppress(OSError):  # so ends what is read from a terminal
            while part := os.read(ours, 1024):
                shown += part
        assert replaying.wait(timeout=30) == 0
    os.close(ours)
    told = [line for line in shown.decode().splitlines() if " cuts " in line or "dealt" in line]
    assert 1 <= len(told) <= 3
    assert "Enter goes on, “q” ends." in shown.decode()
    assert "wins" not in shown.decode()


def test_who_gave_up_is_told(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal.run("replay", in_file(tmp_path / "x", write(MATCHES["abandoned"]())))
    assert re.search(r"gave up\.$", done.out)


def test_a_damaged_record_is_told_to_the_damage(terminal: Terminal, tmp_path: Path) -> None:
    at = next(n for n, line in enumerate(LINES) if " laid " in line)
    bad = [*LINES[:at], LINES[at].replace("laid", "lied"), *LINES[at + 1 :]]
    file = in_file(tmp_path / "bad", "\n".join(bad) + "\n")
    done = terminal.run("replay", file)
    assert done.status == 1
    assert "The starter is" in done.out
    assert done.err.startswith(f"{file}:{at + 1}: “")
    assert done.err.count("\n") == 1
    done = terminal.run("verify", file)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(f"{file}:{at + 1}: “")


def test_cards_that_were_not_dealt_as_promised(terminal: Terminal, tmp_path: Path) -> None:
    """Another secret: every draw is told with its line."""
    other = re.sub(r"^secret .*$", f"secret {'0' * 64}", TEXT, flags=re.MULTILINE)
    file = in_file(tmp_path / "unfair", other)
    done = terminal.run("verify", file)
    assert (done.status, done.out) == (1, "")
    lines = done.err.splitlines()
    assert lines[0] == f"{file}: Game 1: the secret is not the one that was promised."
    drawn = next(n for n, line in enumerate(LINES, start=1) if line.startswith("  drawn"))
    assert re.match(rf"{re.escape(file)}:{drawn - 1}: \S+ was drawn at place \d+, where ", lines[1])


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_file(terminal: Terminal, tmp_path: Path, command: str) -> None:
    for name in (str(tmp_path / "nothing"), str(tmp_path), "a\0b"):
        done = terminal.run(command, name)
        assert (done.status, done.out) == (2, "")
        assert done.err.startswith(f"pegout: {name}: ")
    assert terminal.run(command).status == 2
    (tmp_path / "empty").touch()
    done = terminal.run(command, str(tmp_path / "empty"))
    assert (done.status, done.out) == (1, "")
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 50)
    done = terminal.run(command, str(tmp_path / "noise"))
    assert (done.status, done.out) == (1, "")
    assert done.err.count("\n") == 1


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    file = in_file(tmp_path / "full", write(MATCHES["match"]()))
    done = process("replay", file, "--language", "en")
    assert done.status == 0
    assert len(done.out) > 1000


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk at hand")
def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = in_file(tmp_path / "short", TEXT)
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            (sys.executable, "-m", "pegout", "verify", file),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert done.stderr.startswith(b"pegout: standard output: ")


# --- every finding has its sentence -------------------------------------------------------------


def damaged() -> Iterator[str]:
    """The short record with every line left out, doubled, cut, and with other words and numbers."""
    for at, line in enumerate(LINES[:120]):
        before, after = LINES[:at], LINES[at + 1 :]
        yield "\n".join([*before, *after]) + "\n"
        yield "\n".join([*before, line, line, *after]) + "\n"
        yield "\n".join([*before, line[: len(line) // 2], *after]) + "\n"
        yield "\n".join([*before, line + " 7 x", *after]) + "\n"
        yield "\n".join([*before, re.sub(r"\d+", "9", line), *after]) + "\n"
        yield "\n".join([*before, re.sub(r"[A-Z0-9][CDHS]\b", "KC", line), *after]) + "\n"
        yield "\n".join([*before, re.sub(r"[a-f0-9]{64}", "0" * 64, line), *after]) + "\n"
    yield "\n".join(LINES[:-4])
    yield "x" * 5000 + TEXT
    yield TEXT.replace("Pegout record 1", "Pegout record 2")
    yield TEXT.replace("lay ", f"lay {'x' * 5000} ", 1)


@cache
def found() -> dict[FindingCode, Finding]:
    """A finding of every code that comes up, as it really is."""
    every: dict[FindingCode, Finding] = {}
    for text in damaged():
        reading = read(text)
        record: Record | None = reading.record
        findings = [] if reading.error is None else [reading.error]
        findings += [] if record is None else list(verify(record))
        for finding in findings:
            every.setdefault(finding.code, finding)
    error = read(b"Pegout record 1\n\xff\n").error
    assert error is not None
    every.setdefault(error.code, error)
    return every


RARE: Final[dict[FindingCode, dict[str, Any]]] = {
    "draw-extra": {"drawn": "1: 5"},
    "not-a-number": {"text": "many"},
    "unfit-word": {"text": "foot", "words": "hand crib"},
    "set-unknown": {"set": "stones"},
    "secret-unfit": {},
    "table-unfit": {},
    "text-unfit": {"seat": 1},
    "draw-uneven": {},
    "place-unknown": {"place": 60},
    "drawn-twice": {"place": 3},
    "nobody-took-part": {},
    "unpromised": {},
    "unpublished": {},
    "text-of-other-kind": {"seat": 0, "kind": "person"},
    "wrong-game": {"game": 2, "needed": 1},
}
"""Findings that the damage above does not lead to."""


def test_every_code_has_a_key_and_every_key_its_sentences() -> None:
    codes: set[Any] = {each for union in get_args(FindingCode) for each in _codes(union)}
    assert set(FINDING_KEYS) == codes
    assert not set(RARE) & set(found())
    for language in LANGUAGES:
        voice, said = Voice(language), set()
        for code in codes:
            finding = found().get(code) or Finding(code, 5, 1, RARE[code])
            said.add(in_words(voice, finding))
        assert len(said) == len(codes)


def _codes(union: Any) -> set[Any]:  # noqa: ANN401
    parts = get_args(union)
    return {union} if not parts else {each for part in parts for each in _codes(part)}
