"""Bingo at the terminal: whole matches in three languages, and what is typed wrongly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from tests.bingo_script import SECOND, Script, dealt
from tests.families.bingo import CODES
from tests.terminal.at_terminal import Terminal

from pegout import games, records
from pegout.engine import IllegalAction, Onlooker, Seat
from pegout.games.bingo.moves import Close, LargeScored, Lead, Reason, Reply
from pegout.pieces import read_piece
from pegout.terminal.bingo.answers import REFUSAL_KEYS
from pegout.terminal.bingo.story import REASON_KEYS
from pegout.terminal.company import Company, Sitter
from pegout.terminal.families import speaker
from pegout.terminal.family import Happened, Unclear
from pegout.terminal.voice import Voice
from pegout.words import LANGUAGES

ANY_ANSWER: Final = ("1!", "2!", "3!", "1", "2", "3", "4", "5", "6", "7", "")
"""In turn: something of it is accepted at every question, the rest is refused with a reason."""
PLAYERS: Final = [Sitter("person"), Sitter("computer", "sensible")]


class Dealt:
    """`ports.Entropy` that is the same in every run of a test."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def secret(self, size: int) -> bytes:
        return self._chance.randbytes(size)


@pytest.fixture(autouse=True)
def _the_same_tiles_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("dealt")  # noqa: S311 - a test
    monkeypatch.setattr("pegout.terminal.own_table.MachineEntropy", lambda: Dealt(chance))
    monkeypatch.setattr("pegout.terminal.own_table.own_text", lambda: "x" * 20)


def answers(close: str) -> Iterator[str]:
    return (f"{answer}\n" for answer in cycle((*ANY_ANSWER, *ANY_ANSWER, close)))


@pytest.mark.parametrize(
    ("language", "close"), [("en", "close"), ("ru", "закрыть"), ("cs", "ZAVŘÍT")]
)
def test_a_whole_match(terminal: Terminal, tmp_path: Path, language: str, close: str) -> None:
    path = tmp_path / "match.pegout"
    command = ("play", "--rules", "bingo", "--language", language, "--record", str(path))
    done = terminal.run(*command, typed=answers(close))
    assert (done.status, done.err) == (0, "")
    reading = records.read(path.read_text(encoding="utf-8"))
    assert reading.error is None
    assert reading.record is not None
    assert records.verify(reading.record) == ()
    assert max(list(records.replay(reading.record))[-1].state.match.large) >= 7
    for word in ("verify", "replay"):
        told = terminal.run(word, str(path), "--language", language)
        assert (told.status, told.err) == (0, "")


def voiced(script: Script, language: str = "en", you: Seat | None = SECOND) -> str:
    """The script's last events as one viewer is told them."""
    (spoken,) = (each for each in LANGUAGES if each == language)
    voice = Voice(spoken, pieces="tiles")
    viewer = Onlooker.SPECTATOR if you is None else you
    seen = script.rules.observe(script.state, viewer)
    happened = []
    for event in script.events:
        told = script.rules.redact(event, viewer)
        happened.append(Happened(told, seen))
    company = Company(voice, PLAYERS, script.rules.side, you)
    tells = speaker(voice, script.rules)
    return "\n".join(tells.told(company, happened, at) for at in range(len(happened)))


HAND: Final = "6-6 5-5 1-1 6-5 6-2 5-2 2-1"


def test_a_declaration_is_told_with_its_tiles() -> None:
    script = dealt(HAND, "3-2", stock="4-1 3-1")
    script.lead("6-6", declare=3)
    assert voiced(script).splitlines()[-1].endswith("declares 3 doubles: 1-1 5-5 6-6.")
    script.reply("3-2")
    assert "52 points (tiles 12 and doubles 40). That makes 52." in voiced(script)
    assert "draws a tile." in voiced(script)
    assert "You draw the three-one." in voiced(script)
    assert "three-one" not in voiced(script, you=None)


def test_king_emperor_and_invincible_are_called_so() -> None:
    doubles = ["6-6", "5-5", "3-3", "2-2", "1-1", "0-0", "4-4"]
    for number, name in ((5, "король"), (6, "«император»"), (7, "«непобедимый»")):
        rest = ["6-5", "5-2", "2-1"][: 7 - number]
        script = dealt(" ".join([*doubles[:number], *rest]), "3-2", turned="4-2")
        script.lead("6-6", declare=number)
        assert name in voiced(script, "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_of_large_points_is_told(language: str, reason: Reason) -> None:
    script = dealt()
    script.events = (LargeScored(SECOND, 2, reason, 5),)
    assert "5" in voiced(script, language)
    assert REASON_KEYS.keys() == set(get_args(Reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    """What a script can be refused in, told; and a table for all of them."""
    assert REFUSAL_KEYS.keys() == CODES
    (spoken,) = (each for each in LANGUAGES if each == language)
    voice = Voice(spoken, pieces="tiles")
    rules = games.load("bingo")
    tells = speaker(voice, rules)
    facts: dict[str, str | int] = {
        "piece": "6-4",
        "number": 4,
        "held": 1,
        "given": 3,
        "at": 30,
        "most": 27,
    }
    told = {tells.refusal(code, facts) for code in CODES}
    assert None not in told
    assert len(told) == len(CODES)
    assert tells.refusal("stale", {}) is None


def read(script: Script, typed: str) -> Any:  # noqa: ANN401 - an action
    voice = Voice("en", pieces="tiles")
    (seat,) = script.rules.awaiting(script.state)
    seen = script.rules.observe(script.state, seat)
    return speaker(voice, script.rules).read(typed, seen, script.rules.actions(script.state, seat))


def test_what_can_be_typed() -> None:
    script = dealt(HAND, "3-2 2-0")
    six, five = read_piece("6-6"), read_piece("5-5")
    assert read(script, "6-6") == Lead(six) == read(script, " 66 ") == read(script, "7")
    assert read(script, "6-6!") == Lead(six, 3) == read(script, "7 !")
    assert read(script, "55!") == Lead(five, 3)
    assert read(script, "Close") == Close()
    script.lead("6-6")
    assert read(script, "23") == Reply(read_piece("3-2"))
    for typed, told in (
        ("", "Name a tile by its place"),
        ("6-6 5-5", "One tile at a time."),
        ("9", "There is no tile 9 in your hand; the last one is 7."),
        ("77", "There is no tile 77"),
        ("queen", "“queen” is not a tile."),
    ):
        with pytest.raises(Unclear) as unclear:
            read(script, typed)
        assert str(unclear.value).startswith(told)


def test_a_foreign_card_is_refused_by_the_rules() -> None:
    script = dealt(HAND, "3-2")
    with pytest.raises(IllegalAction, match=r"not-in-hand \(piece=QH\)"):
        script.rules.draw(script.state, Seat(0), read(script, "QH"))


def test_no_hand_is_counted(terminal: Terminal) -> None:
    done = terminal.run("score", "6-6", "5-5", "--starter", "4-4", "--rules", "bingo")
    assert done.status != 0
    assert "In Bingo no hand is counted" in done.err
