"""What was written is read as the same record, and written as the same text."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.records.matches import MATCHES, abandoned, cut_short, match, short, with_move

from pegout.engine import CHANCE, Hidden, Seat
from pegout.games import load
from pegout.games import read as read_ruleset
from pegout.records import Game, Player, Record, read, verify, write


def again(record: Record) -> Record:
    text = write(record)
    for data in (text, text.encode()):
        reading = read(data)
        assert reading.error is None
        assert reading.record == record
    assert write(record) == text
    return record


@pytest.mark.parametrize("name", MATCHES)
def test_there_and_back(name: str) -> None:
    again(MATCHES[name]())


def test_a_match_stopped_anywhere_is_a_lawful_record() -> None:
    whole = short()
    for moves in range(len(whole.games[0].moves)):
        stopped = again(cut_short(whole, moves))
        assert verify(stopped) == ()


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@settings(deadline=None)
@given(NAMES, NAMES, st.integers(0, 253_402_300_799))
def test_names_and_dates(anna: str, bot: str, opened: int) -> None:
    players = (Player("person", anna), Player("computer", bot))
    again(replace(cut_short(MATCHES["short"](), 3), players=players, opened=opened))


@pytest.mark.parametrize(
    "name", ["", '"', "\\", "\n", "\r\n  0 lay 7H", "# no comment", "end", "\u2028", "\x85", "😀"]
)
def test_names_that_look_like_something_else(name: str) -> None:
    players = (Player("person", name), Player("computer", name))
    again(replace(cut_short(MATCHES["short"](), 3), players=players))
    again(replace(cut_short(MATCHES["short"](), 0), players=(players[0], Player("open", name))))


@pytest.mark.parametrize("more", ["", "\n", "\n\n\n", "  # no end of line", "# \t \n", "#\r\n"])
def test_the_text_of_the_rules_is_kept_to_the_byte(more: str) -> None:
    ruleset = read_ruleset(load("six-card", {"target": 31}).text + more, {"target": 31})
    again(replace(cut_short(MATCHES["short"](), 3), ruleset=ruleset, digest=ruleset.digest))


def test_the_same_in_the_ways_of_other_editors() -> None:
    record = MATCHES["match"]()
    text = write(record)
    head, _, rest = text.partition("\ngame 1")
    spaced = f"{head}\ngame 1{rest}".replace("\n0 ", "   \n0   ").replace("\n  ", " \t\n\t  ")
    commented = text.replace("\ngame", "\n# the next game\n\n  \ngame")
    for other in (
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        text.rstrip("\n"),
        text + "\n\n# that was all\n\n",
        text.replace("\n0 lay ", "\n00 lay ").replace("\ngame 1", "\ngame 01"),
        text.replace("\n  drawn ", "\n\u2003drawn 0"),
        text.replace("AC", "ac").replace("TD", "10d"),
        commented,
        spaced,
    ):
        assert other != text
        reading = read(other)
        assert reading.error is None
        assert reading.record == record
        assert write(reading.record) == text
        assert read(other.encode()) == reading


def test_it_reads_like_a_game() -> None:
    text = write(MATCHES["short"]())
    assert text.startswith("Pegout record 1\ntable ")
    assert text.endswith("\n\nend\n")
    assert '\nseat 0 person "Anna"\nseat 1 computer "random"\n' in text
    assert "\noption target 31\n" in text
    for line in text.splitlines():
        assert len(line) < 130
        assert line == line.rstrip()
        if line.startswith("|"):
            continue
        assert line == "" or line[0].isalnum() or line.startswith("  ")
    rules = [line[2:] for line in text.splitlines() if line.startswith("|")]
    assert tomllib.loads("\n".join(rules))["name"] == "six-card"


def test_chance_stands_apart_and_tells_where_each_piece_lay() -> None:
    record = MATCHES["short"]()
    move = next(move for move in record.games[0].moves if move.seat == CHANCE)
    assert move.drawn is not None
    pairs = zip(move.drawn.places, move.drawn.pieces, strict=True)
    drawn = " ".join(f"{place}={piece.code}" for place, piece in pairs)
    assert f"\n\nchance deal\n  drawn {move.drawn.shuffle}: {drawn}\n" in write(record)


def test_a_match_has_a_secret_a_game() -> None:
    record = match()
    assert len(record.games) > 1
    assert len({game.secret for game in record.games}) == len(record.games)
    assert write(record).count("\nsecret ") == len(record.games)


def test_who_gave_up_stands_before_the_end() -> None:
    assert write(abandoned()).endswith("\n\nabandoned 1\nend\n")


# --- what cannot be a record --------------------------------------------------------------------


def test_hidden_pieces_are_no_facts() -> None:
    record = short()
    number, deal = next(
        (number, move) for number, move in enumerate(record.games[0].moves) if move.seat == CHANCE
    )
    hidden = (replace_pieces(deal.events[0]), *deal.events[1:])
    with pytest.raises(ValueError, match="hides nothing"):
        write(with_move(record, number, events=hidden))


def replace_pieces(event: object) -> object:
    assert hasattr(event, "seat")
    return type(event)(event.seat, Hidden(6))  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"table": "Table 1"}, "not a table's id"),
        ({"table": "x\ny"}, "not a table's id"),
        ({"digest": "0" * 63}, "not a digest"),
        ({"players": (Player("person"),)}, "has 2 seats, not 1"),
        ({"dealer": Seat(2)}, "no seat 2"),
        ({"abandoned": Seat(-1)}, "no seat -1"),
        ({"opened": -1}, "not a time"),
        ({"games": (Game(texts=("absent",)),)}, "one a seat"),
        ({"games": (Game(promises=("0" * 64,) * 3),)}, "one a seat"),
    ],
)
def test_values_that_no_record_has(changes: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        replace(MATCHES["short"](), **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "values",
    [
        {"promise": "x"},
        {"secret": "0" * 64 + "\n"},
        {"promises": (None, "A" * 64)},
        {"texts": ("two words in the text", "computer")},
    ],
)
def test_promises_that_no_game_has(values: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is not"):
        Game(**values)  # type: ignore[arg-type]


def test_who_promised_nothing_is_nobody() -> None:
    assert Game(promises=(None, None), texts=(None, None)) == Game()
