"""``pegout score``.

Mutant that dies: a command that loads the server's room at its beginning.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.terminal.at_terminal import Terminal, process


def test_every_point_is_explained_with_a_running_total(terminal: Terminal) -> None:
    done = terminal.run("score", "5H 5S 5C JD", "--starter", "5D")
    assert done.status == 0
    assert done.out.splitlines() == [
        "5♥ 5♠ 5♣ J♦ · starter: 5♦",
        "  fifteen two                          5♥ J♦",
        "  fifteen four                         5♠ J♦",
        "  fifteen six                          5♣ J♦",
        "  fifteen eight                        J♦ 5♦",
        "  fifteen ten                          5♥ 5♠ 5♣",
        "  fifteen twelve                       5♥ 5♠ 5♦",
        "  fifteen fourteen                     5♥ 5♣ 5♦",
        "  fifteen sixteen                      5♠ 5♣ 5♦",
        "  a double pair royal is twenty-eight  5♥ 5♠ 5♣ 5♦",
        "  and one for his nob is twenty-nine   J♦",
        "29 points",
    ]


@pytest.mark.parametrize(
    ("language", "line", "sum_"),
    [
        ("en", "and a run of three is seven", "7 points"),
        ("ru", "и секвенция из трёх — семь", "7 очков"),
        ("cs", "a postupka tří karet je sedm", "7 bodů"),
    ],
)
def test_in_each_language(terminal: Terminal, language: str, line: str, sum_: str) -> None:
    done = terminal.run("score", "7H 8C 9D KS", "--starter", "8S", "--language", language)
    lines = done.out.splitlines()
    assert sum("8" in each for each in lines) > 3
    done = terminal.run("score", "7H 8C 9D 2S", "--starter", "2C", "--language", language)
    assert line in done.out
    assert done.out.splitlines()[-1] == sum_


@pytest.mark.parametrize(
    ("rules", "hand", "starter", "points"),
    [
        ("five-card", "5H 5S JD", "5D", 15),
        ("six-card-3p", "5H 5S 5C JD", "5D", 29),
        ("six-card-4p", "5H 5S 5C JD", "5D", 29),
        ("seven-card", "5H 6H 7H 8H 9H", "TH", 18),
        ("lowball", "5H 5S 5C JD", "5D", 29),
        ("domino-mendelev", "6-4 6-3 5-2 4-1", "3-1", 2),
        ("domino-mendelev", "64 36 52 41", "13", 2),
        ("domino-book2", "64 63 62 61", "66", 11),
    ],
)
def test_hands_of_every_ruleset(
    terminal: Terminal, rules: str, hand: str, starter: str, points: int
) -> None:
    done = terminal.run("score", "--rules", rules, hand, "--starter", starter)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[-1] == f"{points} points"


def test_a_card_is_not_taken_for_a_tile(terminal: Terminal) -> None:
    done = terminal.run("score", "64 5H 5S 5C", "--starter", "5D")
    assert done.status == 2
    assert "“64” (piece 1) is not a card" in done.err


def test_the_language_of_the_machine(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    hand = ("score", "7H 8C 9D KS", "--starter", "8S")
    assert "bodů" in terminal.run(*hand).out
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "очк" in terminal.run(*hand).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "points" in terminal.run(*hand).out


def test_a_hand_without_points_is_told_too(terminal: Terminal) -> None:
    done = terminal.run("score", "2H 4S 6C KS", "--starter", "8H")
    assert done.out.splitlines()[1:] == ["  nineteen", "0 points"]


def test_a_crib_and_house_rules(terminal: Terminal) -> None:
    suited = ("score", "2S 6S 8S QS", "--starter", "KD")
    assert terminal.run(*suited).out.endswith("4 points\n")
    assert terminal.run(*suited, "--crib").out.endswith("0 points\n")
    flat = terminal.run(*suited, "--crib", "--option", "cribFlush=four_flat4")
    assert flat.out.endswith("4 points\n")
    none = terminal.run(*suited, "--option", "handFlush=none", "--option", "target=61")
    assert none.out.endswith("0 points\n")


def test_json(terminal: Terminal) -> None:
    done = terminal.run("score", "7H 8C 8D 9S", "--starter", "AH", "--json")
    answer = json.loads(done.out)
    assert answer["points"] == 12
    assert answer["lines"][0] == {"rule": "fifteen", "pieces": ["7H", "8C"], "points": 2}


@pytest.mark.parametrize("hand", ["5H 5S 5C JD", "5h,5s,5c,jd", "5♥ 5♠ 5♣ J♦"])
def test_ways_to_write_a_hand(terminal: Terminal, hand: str) -> None:
    assert terminal.run("score", hand, "--starter", "5d").out.endswith("29 points\n")
    assert terminal.run("score", *hand.split(), "--starter", "5d").out.endswith("29 points\n")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["5H 5S 5C 1D", "--starter", "5D"], "“1D” (piece 4) is not a card"),
        (["5H X 5C JD", "--starter", "5D"], "“X” (piece 2) is not a card"),
        (["5H 5S 5C 6-4", "--starter", "5D"], "“6-4” (piece 4) does not belong"),
        (["5H 5S 5C 5H", "--starter", "5D"], "“5H” (piece 4) is there already, as piece 1"),
        (["5H 5S 5C JD", "--starter", "JD"], "“JD” (the starter) is there already, as piece 4"),
        (["5H 5S 5C JD", "--starter", "hello"], "“hello” (the starter) is not a card"),
        (["5H 5S 5C JD", "--starter", ""], "“” (the starter) is not a card"),
        (["5H 5S 5C JD", "--starter", "5D 6D"], "“5D 6D” (the starter) is not a card"),
        (["5H 5S 5C", "--starter", "5D"], "A hand has 4 pieces, not 3."),
        (["5H 5S 5C JD 6D", "--starter", "5D", "--crib"], "A crib has 4 pieces, not 5."),
        (["--starter", "5D"], "A hand has 4 pieces, not 0."),
        (["x" * 500, "--starter", "5D"], "…” (piece 1) is not a card"),
        (["5H 5S 5C JD"], "starter"),
        (["5H", "--starter", "5D", "--rules", "whist"], "there is no ruleset 'whist'"),
        (
            ["5H", "--starter", "5D", "--option", "cribFlush=any"],
            "--option cribFlush: 'any' is not five_only | four_flat4 | four_or_five | none",
        ),
        (["5H", "--starter", "5D", "--option", "target=20"], "--option target: 20 is not a whole"),
        (
            ["5H", "--starter", "5D", "--option", "jokers=2"],
            "--option jokers: six-card has no such",
        ),
        (["5H", "--starter", "5D", "--option", "target"], "an option is name=value"),
        (["5H", "--starter", "5D", "--option", "=5"], "an option is name=value"),
        (
            ["5H", "--starter", "5D", "--option", "target=61", "--option", "target=121"],
            "--option target: given twice",
        ),
        (["5H", "--starter", "5D", "--language", "de"], "de"),
        (["5H", "--starter", "5D", "--clubs"], "--clubs"),
    ],
)
def test_what_is_wrong_is_named_on_standard_error(
    terminal: Terminal, arguments: list[str], named: str
) -> None:
    done = terminal.run("score", *arguments)
    assert done.status == 2
    assert done.out == ""
    assert named in done.err
    assert done.err.startswith("pegout: ")
    assert done.err.count("\n") == 1


def test_what_is_wrong_in_other_languages(terminal: Terminal) -> None:
    bad = ("score", "5H 5S 5C 1D", "--starter", "5D", "--language")
    assert "«1D» (место 4) — не карта" in terminal.run(*bad, "ru").err
    assert "„1D“ (místo 4) není karta" in terminal.run(*bad, "cs").err


def test_values_of_options(terminal: Terminal) -> None:
    hand = ("score", "7H 8C 9D KS", "--starter", "8S")
    for option in ("exactFinish=true", "matchTo=null", "matchTo=7", "lurch=none", " target = 61 "):
        assert terminal.run(*hand, "--option", option).status == 0, option
    assert "exactFinish: 1 is not" in terminal.run(*hand, "--option", "exactFinish=1").err


def test_a_process_of_its_own_ends_without_a_traceback() -> None:
    done = process("score", "5H 5S 5C 1D", "--starter", "5D", "--language", "en")
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        "pegout: “1D” (piece 4) is not a card. "
        "A card is a rank (A 2–9 10 J Q K) and a suit (C D H S).\n"
    )


HEAVY = ("numpy", "numba", "litestar", "uvicorn", "websockets", "sqlite3", "asyncio")
ROOMS = ("pegout.server", "pegout.storage", "pegout.tables", "pegout.bots", "pegout.analysis")


def test_counting_loads_no_more_than_it_needs() -> None:
    code = (
        "import sys; from pegout.terminal import main;"
        "status = main(['score', '5H 5S 5C JD', '--starter', '5D']);"
        f"sys.stderr.write(' '.join(n for n in {HEAVY + ROOMS} if n in sys.modules));"
        "sys.exit(status)"
    )
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, check=True)
    assert done.stdout.decode().endswith("29 points\n")
    assert done.stderr == b""


def test_a_terminal_without_suit_signs() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "pegout", "score", "5H 5S 5C JD", "--starter", "5D"),
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PATH": ""},
    )
    assert b"29 points" in done.stdout
    assert done.stdout.isascii()


def test_help_and_version(terminal: Terminal) -> None:
    done = terminal.run("--help")
    for command in ("score", "play", "serve", "verify", "replay", "engine"):
        assert command in done.out
        assert terminal.run(command, "--help").status == 0
    assert terminal.run("--version").out.strip()
    assert terminal.run("scroe").status == 2
    assert "scroe" in terminal.run("scroe").err
