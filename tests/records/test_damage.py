"""A damaged record yields its valid beginning and the first thing that is wrong, with its line."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.records.matches import MATCHES

from pegout.engine import Seat
from pegout.records import LONGEST, Finding, Reading, Record, read, verify, write

SHORT: Final = MATCHES["short"]()
TEXT: Final = write(SHORT)
LINES: Final = TEXT.splitlines()
BODY: Final = LINES.index("game 1") + 1
"""The line where the games begin."""
MOVES: Final = [move for game in (read(TEXT).record or SHORT).games for move in game.moves]


def numbered(wanted: Callable[[str], bool]) -> int:
    """The first line that is like this."""
    return next(number for number, line in enumerate(LINES, start=1) if wanted(line))


def begins(start: str) -> int:
    return numbered(lambda line: line.startswith(start))


def with_lines(changes: dict[int, str | None]) -> str:
    """The text with some of its lines changed, or taken away."""
    lines = [changes.get(number, line) for number, line in enumerate(LINES, start=1)]
    return "".join(f"{line}\n" for line in lines if line is not None)


def error(data: str | bytes) -> tuple[str, int]:
    reading = read(data)
    assert_valid(reading)
    assert reading.error is not None
    return reading.error.code, reading.error.line


def assert_valid(reading: Reading) -> None:
    """What was read can be shown, written and read again."""
    if reading.record is None:
        assert reading.error is not None
        return
    again = read(write(reading.record))
    assert again == Reading(reading.record, None)
    verify(reading.record)


def whole_moves_before(line: int) -> int:
    return sum(1 for move in MOVES if move.event_lines[-1] < line)


def assert_beginning(reading: Reading, line: int) -> None:
    """All moves that are whole before the line, and none that were never made."""
    assert reading.record is not None
    found = tuple(move for game in reading.record.games for move in game.moves)
    assert found == SHORT.games[0].moves[: len(found)]
    assert len(found) >= whole_moves_before(line)


# --- the head -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "breaks-off"),
        ("\n\n\n", "breaks-off"),
        ("# only a comment\n", "breaks-off"),
        ("Pegout record 2\n", "newer-record"),
        ("Pegout record 10\ntable x\n", "newer-record"),
        ("Pegout record\n", "not-a-record"),
        ("Pegout record one\n", "not-a-record"),
        ("Pegout record 1 2\n", "not-a-record"),
        ('[Event "Hastings"]\n1. e4 e5\n', "not-a-record"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "not-text"),
        ("Pegout record 1\n".encode("utf-16"), "not-text"),
        (b"\x00" * 3000, "not-a-record"),
        (b"\xff" * 5000, "not-text"),
        ("x" * 10_000_000, "too-long"),
        ("{}", "not-a-record"),
    ],
    ids=range(15),
)
def test_what_is_no_record(data: str | bytes, code: str) -> None:
    reading = read(data)
    assert reading.record is None
    assert reading.error is not None
    assert reading.error.code == code
    assert reading.error.line in {1, 3}
    assert all(len(str(fact)) < 100 for fact in reading.error.facts.values())
    assert all(str(fact).isprintable() for fact in reading.error.facts.values())


@pytest.mark.slow
def test_a_huge_text_is_refused_at_once() -> None:
    begun = time.monotonic()
    assert error(b"Pegout record 1\n" + b"#" * 2 * LONGEST) == ("too-long", 2)
    assert error("Pegout record 1\n" + "#\n" * LONGEST) == ("too-long", LONGEST // 2 - 6)
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("line", "instead", "code"),
    [
        ("table ", "table K7", "unfit-value"),
        ("table ", "table", "unfit-value"),
        ("table ", None, "missing"),
        ("opened ", "opened yesterday", "unfit-value"),
        ("opened ", "opened 2026-02-30T20:00:00Z", "unfit-value"),
        ("opened ", "opened 2026-02-03T20:00:00+01:00", "unfit-value"),
        ("seat 0", 'seat 0 person "Anna', "unfit-value"),
        ("seat 0", "seat 0 person Anna", "unfit-value"),
        ("seat 0", 'seat 0 ghost "Anna"', "unfit-value"),
        ("seat 0", 'seat x person "Anna"', "unfit-value"),
        ("seat 0", 'seat 1 person "Anna"', "twice"),
        ("seat 0", 'seat 2 person "Anna"', "wrong-seats"),
        ("seat 0", None, "wrong-seats"),
        ("ruleset ", None, "missing"),
        ("ruleset ", "ruleset five-card", "other-ruleset"),
        ("option ", "option target 30", "unfit-rules"),
        ("option ", "option target", "unfit-value"),
        ("option ", "option target 31.5", "unfit-value"),
        ("option ", "option aim 31", "unfit-rules"),
        ("option ", "option target 31\noption target 61", "twice"),
        ("digest ", "digest 12", "unfit-value"),
        ("digest ", None, "missing"),
        ("digest ", f"digest {'0' * 64}\ndigest {'0' * 64}", "twice"),
        ("rules", None, "missing"),
        ('| game = "cribbage"', '| game = "whist"', "unfit-rules"),
        ('| game = "cribbage"', "| game = ", "unfit-rules"),
        ('| game = "cribbage"', f"| game = {'[' * 3000}", "unfit-rules"),
        ("| limit = 31", f"| limit = {'9' * 5000}", "unfit-rules"),
        ("| limit = 31", "| limit = 31\n| limit = 31", "unfit-rules"),
        ("| limit = 31", "| limits = 31", "unfit-rules"),
    ],
)
def test_a_damaged_head(line: str, instead: str | None, code: str) -> None:
    number = begins(line)
    text = with_lines({number: instead})
    reading = read(text)
    assert reading.error is not None
    assert reading.error.code == code
    assert all(len(str(fact)) <= 300 for fact in reading.error.facts.values())
    assert all(str(fact).isprintable() for fact in reading.error.facts.values())
    if code not in {"missing", "wrong-seats", "unfit-rules"}:
        assert reading.error.line - number in {0, 1}


@pytest.mark.parametrize(
    ("number", "code", "facts"),
    [
        ("dealer 2", "no-such-seat", {"seat": 2, "most": 1}),
        ("dealer x", "unfit-value", {"word": "dealer", "text": "x"}),
    ],
)
def test_a_dealer_who_is_nobody(number: str, code: str, facts: dict[str, int | str]) -> None:
    line = begins("ruleset ")
    reading = read(with_lines({line: f"{number}\n{LINES[line - 1]}"}))
    assert reading.record is None
    assert reading.error == Finding(code, line, facts=facts)  # type: ignore[arg-type]


def test_who_gives_up_a_finished_match_is_misplaced() -> None:
    """Kills: not looking, and looking at the kind of the last event instead of the match."""
    for name in ("short", "match"):
        text = write(MATCHES[name]())
        reading = read(text.replace("\nend\n", "\nabandoned 1\nend\n"))
        line = text.count("\n")
        assert reading.error == Finding("misplaced", line, facts={"text": "abandoned 1"})
        assert reading.record == MATCHES[name]()
    whole = MATCHES["match"]()
    unfinished = replace(whole, games=whole.games[:-1], abandoned=Seat(0))
    assert read(write(unfinished)).error is None


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_dealt_while_a_seat_is_open(seat: int) -> None:
    at = begins(f"seat {seat}")
    reading = read(with_lines({at: f'seat {seat} open ""'}))
    # The text of the seat is the first that cannot be; a computer's word would be no text.
    first = begins("seat 0 promise") if seat == 0 else begins("0 cut")
    assert reading.error is not None
    assert (reading.error.code, reading.error.line) == ("misplaced", first)


@pytest.mark.parametrize("instead", ["- [compensation]", "end"])
def test_house_rules_offer_what_the_damage_has_taken(instead: str) -> None:
    """The ruleset breaks off before a table that its house rules go through."""
    reading = read(with_lines({begins("| [compensation]"): instead}))
    assert reading.record is None
    line = numbered(lambda line: line == "rules")
    why = "house_rules: compensation needs the entry compensation.points"
    assert reading.error == Finding("unfit-rules", line, facts={"why": why})


def test_a_wrong_digest_does_not_hide_the_game() -> None:
    reading = read(with_lines({begins("digest "): f"digest {'0' * 64}"}))
    assert reading.error is None
    assert reading.record is not None
    assert reading.record.games == SHORT.games
    assert [found.code for found in verify(reading.record)] == ["digest-differs"]


# --- the games ----------------------------------------------------------------------------------

LAID: Final = numbered(lambda line: " laid " in line)
LAY: Final = numbered(lambda line: " lay " in line)
DRAWN: Final = numbered(lambda line: line.startswith("  drawn 1:"))
CHANCE_LINE: Final = begins("chance deal")


@pytest.mark.parametrize(
    ("line", "instead", "code"),
    [
        (BODY, None, "misplaced"),
        (BODY, "game 2", "wrong-number"),
        (BODY, "game one", "unfit-value"),
        (BODY + 1, "promise 12", "unfit-value"),
        (BODY + 1, f"promise {'0' * 64}\npromise {'0' * 64}", "twice"),
        (BODY + 2, "seat 0 promise 12", "unfit-value"),
        (BODY + 2, "seat 2 text computer", "no-such-seat"),
        (BODY + 2, "seat 0 text short", "unfit-value"),
        (BODY + 2, "seat 0 sang a song", "unfit-value"),
        (BODY + 3, "seat 1 text computer", "twice"),
        (BODY + 1, "  0 laid 7H, count 7", "misplaced"),
        (LAY, "2 lay 7H", "no-such-seat"),
        (LAY, "1 sing 7H", "unknown-word"),
        (LAY, "1 lay 7X", "unknown-piece"),
        (LAY, "1 lay 7H 8H", "unfit-form"),
        (LAY, "١ lay 7H", "unknown-word"),
        (LAY, "1 lay 6-4", "illegal-move"),
        (LAY, "chance lay 7H", "illegal-move"),
        (LAY, f"secret {'0' * 64}", "misplaced"),
        (LAY, "game 2", "misplaced"),
        (LAY, "end", "misplaced"),
        (LAY, "abandoned 0", "misplaced"),
        (LAY, "abandoned 2", "no-such-seat"),
        (LAY, "\x1b[2J\x07", "unknown-word"),
        (LAY, "x" * 5000, "too-long"),
        (LAID, "  1 laid 7H, count many", "not-a-number"),
        (LAID, None, "event-missing"),
        (LAID, "  deal-ended", "event-differs"),
        (LAID, f"{LINES[LAID - 1]}\n  deal-ended", "event-extra"),
        (DRAWN, None, "draw-missing"),
        (DRAWN, "  drawn 1: 0=5H 1=", "unfit-form"),
        (DRAWN, "  drawn 1:", "unfit-form"),
        (DRAWN, "  drawn 1: 0=5X", "unknown-piece"),
        (DRAWN, "  drawn 1: 0=5H", "draw-differs"),
        (DRAWN, f"{LINES[DRAWN - 1]}\n{LINES[DRAWN - 1]}", "misplaced"),
    ],
)
def test_damaged_games(line: int, instead: str | None, code: str) -> None:
    reading = read(with_lines({line: instead}))
    assert_valid(reading)
    assert_beginning(reading, line)
    assert reading.error is not None
    assert reading.error.code == code
    assert abs(reading.error.line - line) <= 1
    assert all(str(fact).isprintable() for fact in reading.error.facts.values())


def test_a_word_that_is_known_tells_how_it_is_written() -> None:
    reading = read(with_lines({LAY: "1 lay"}))
    assert reading.error == Finding(
        "unfit-form", LAY, facts={"text": "lay", "form": "lay {piece}[, claim {claim}]"}
    )


def test_an_illegal_move_is_told_in_the_words_of_the_rules() -> None:
    seat = LINES[LAY - 1][0]
    reading = read(with_lines({LAY: f"{seat} go"}))
    assert reading.error == Finding(
        "illegal-move",
        LAY,
        1,
        {"move": f"{seat} go", "refused": "can-lay", "count": 0, "limit": 31},
    )
    assert_beginning(reading, LAY)
    assert reading.record is not None
    assert len(reading.record.games[0].moves) == whole_moves_before(LAY)


def test_the_first_of_two_faults_is_told() -> None:
    later = numbered(lambda line: line == "  deal-ended")
    assert error(with_lines({LAID: "  deal-ended", later: "  deal-endet"})) == (
        "event-differs",
        LAID,
    )
    assert error(with_lines({LAID: "  rubbish", later: "  deal-endet"})) == ("unknown-word", LAID)
    assert error(with_lines({DRAWN: "  rubbish", LAID: "  deal-ended"})) == ("unknown-word", DRAWN)


def test_a_record_without_an_end_breaks_off() -> None:
    assert error(TEXT.removesuffix("end\n")) == ("breaks-off", len(LINES) - 1)
    assert error(TEXT.removesuffix("nd\n")) == ("unknown-word", len(LINES))


def test_nothing_follows_the_end() -> None:
    for more in ("0 lay 7H\n", "end\n", "  0 said-go\n", "Pegout record 1\n"):
        assert error(TEXT + more) == ("misplaced", len(LINES) + 1)


def test_bytes_that_are_no_text_in_the_middle() -> None:
    at = TEXT.index(LINES[LAY - 1])
    data = TEXT[:at].encode() + b"\xff\xfe" + TEXT[at:].encode()
    reading = read(data)
    assert reading.error == Finding("not-text", LAY)
    assert_valid(reading)
    assert_beginning(reading, LAY)


def test_a_record_that_goes_wrong_after_a_game_keeps_that_game() -> None:
    record = MATCHES["match"]()
    text = write(record)
    second = text.index("chance deal", text.index("\ngame 2"))
    reading = read(text[:second] + "rubbish\n" + text[second:])
    assert_valid(reading)
    assert reading.record is not None
    assert reading.record.games[0] == record.games[0]
    assert reading.record.games[1].secret == record.games[1].secret
    assert reading.record.games[1].moves == ()
    assert len(reading.record.games) == 2


def test_who_gave_up_is_not_told_of_a_beginning() -> None:
    text = write(MATCHES["abandoned"]())
    assert read(text).record == MATCHES["abandoned"]()
    chosen = next(line for line in text.splitlines() if line.endswith("dealer-chosen"))
    other = chosen.translate({ord("0"): "1", ord("1"): "0"})
    for damaged in (text.replace("chance deal", "chance dealt"), text.replace(chosen, other)):
        reading = read(damaged)
        assert reading.error is not None
        assert reading.record is not None
        assert reading.record.abandoned is None


# --- any damage ---------------------------------------------------------------------------------

LETTERS: Final = (
    "0123456789 \n\r\t|#-=:,;()[]{}\"'AKQJTCDHSabcdefghijklmnopqrstuvwxyzЖ\x00\x1b\u2028"
)
PLACES: Final = st.integers(0, len(TEXT) - 1)
NUMBERS: Final = st.integers(0, len(LINES) - 1)
DAMAGE: Final[dict[str, st.SearchStrategy[str]]] = {
    "cut": st.builds(lambda at: TEXT[:at], PLACES),
    "changed": st.builds(
        lambda at, letter: TEXT[:at] + letter + TEXT[at + 1 :], PLACES, st.sampled_from(LETTERS)
    ),
    "put in": st.builds(
        lambda at, letter: TEXT[:at] + letter + TEXT[at:], PLACES, st.sampled_from(LETTERS)
    ),
    "left out": st.builds(
        lambda at, size: TEXT[:at] + TEXT[at + size :], PLACES, st.integers(1, 5)
    ),
    "line left out": st.builds(lambda at: joined(LINES[:at], LINES[at + 1 :]), NUMBERS),
    "line twice": st.builds(lambda at: joined(LINES[: at + 1], LINES[at:]), NUMBERS),
    "line moved": st.builds(
        lambda at, to: joined(LINES[:at], LINES[at + 1 :][:to], [LINES[at]], LINES[at + 1 :][to:]),
        NUMBERS,
        st.integers(0, 5),
    ),
    "lines changed round": st.builds(
        lambda at, to: joined([LINES[{at: to, to: at}.get(n, n)] for n in range(len(LINES))]),
        NUMBERS,
        NUMBERS,
    ),
}


def joined(*parts: list[str]) -> str:
    return "".join(f"{line}\n" for part in parts for line in part)


@pytest.mark.slow
@pytest.mark.parametrize("how", DAMAGE)
@settings(deadline=None, max_examples=80)
@given(data=st.data())
def test_any_damage(how: str, data: st.DataObject) -> None:
    text = data.draw(DAMAGE[how])
    reading = read(text)
    assert_valid(reading)
    first = next((n for n, (a, b) in enumerate(zip(TEXT, text, strict=False)) if a != b), len(text))
    line = TEXT[:first].count("\n") + 1
    if reading.record is None:
        assert line < BODY + 1
    elif line >= BODY and reading.record.ruleset == SHORT.ruleset:
        assert_beginning(reading, line)
    if reading.error is None:
        assert reading.record is not None
        assert_lawful(reading.record)


def assert_lawful(record: Record) -> None:
    """Without an error all the moves are there: only what no rule follows from can be other."""
    assert [move for game in record.games for move in game.moves] == MOVES


@settings(deadline=None, max_examples=120)
@given(
    st.binary(max_size=200), st.sampled_from([0, len("Pegout record 1\n"), TEXT.index("game 1")])
)
def test_any_bytes(rubbish: bytes, behind: int) -> None:
    assert_valid(read(TEXT[:behind].encode() + rubbish))


@pytest.mark.parametrize("name", MATCHES)
@settings(deadline=None, max_examples=10)
@given(share=st.floats(0, 1))
def test_cut_anywhere(name: str, share: float) -> None:
    text = write(MATCHES[name]()).rstrip("\n")
    cut = text[: int(share * (len(text) - 1))]
    reading = read(cut)
    assert_valid(reading)
    assert reading.error is not None


@pytest.mark.slow
def test_every_line_of_the_games_matters() -> None:
    """A line that is left out is noticed by the reader or, where it is a promise, by `verify`."""
    for number in range(BODY, len(LINES) + 1):
        if LINES[number - 1] == "":
            continue
        reading = read(with_lines({number: None}))
        assert reading.error is not None or verify(reading.record or SHORT) != ()


def test_names_in_errors_are_json() -> None:
    """Findings travel: their facts are numbers and texts."""
    finding = read(with_lines({LAY: "1 lay 9X"})).error
    assert finding is not None
    assert json.loads(json.dumps(finding.facts)) == finding.facts
    assert str(finding) == f"line {LAY}: unknown-piece (text=9X)"
