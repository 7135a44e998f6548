"""Every action and every event is one line, and that line is it again."""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Literal, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.engine import (
    Hidden,
    Lines,
    ScoreLine,
    Seat,
    Seen,
    Side,
    UnreadableLine,
)
from pegout.games import load, shipped
from pegout.pieces import SETS, Piece, read_card

PIECES: Final = st.sampled_from([piece for each in SETS.values() for piece in each])
NUMBERS: Final = st.integers(-(10**9) + 1, 10**9 - 1)
LINES: Final = st.builds(
    ScoreLine,
    st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True),
    st.lists(PIECES, max_size=8).map(tuple),
    NUMBERS,
)
SIMPLE: Final[dict[Any, st.SearchStrategy[Any]]] = {
    int: NUMBERS,
    Seat: NUMBERS.map(Seat),
    Side: NUMBERS.map(Side),
    Piece: PIECES,
    Seen: st.lists(PIECES, max_size=12).map(tuple),
    ScoreLine: LINES,
    type(None): st.none(),
}


def values(expected: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - an annotation
    """Everything a field of this type may hold."""
    if expected in SIMPLE:
        return SIMPLE[expected]
    arguments = get_args(expected)
    if isinstance(expected, type(Literal["a"])):
        return st.sampled_from(arguments)
    if arguments[1:] == (...,):
        return st.lists(values(arguments[0]), max_size=4).map(tuple)
    return st.one_of(list(map(values, arguments)))


def structs(union: UnionType) -> st.SearchStrategy[Any]:
    """Every struct of a union, with everything that its fields may hold."""
    each: list[st.SearchStrategy[Any]] = [
        st.builds(struct, **{name: values(hint) for name, hint in get_type_hints(struct).items()})
        for struct in get_args(union)
    ]
    return st.one_of(each)


@pytest.mark.parametrize("name", shipped())
@settings(deadline=None)
@given(data=st.data())
def test_actions_go_there_and_back(name: str, data: st.DataObject) -> None:
    ruleset = load(name)
    check(ruleset.notation.actions, data.draw(structs(ruleset.action_type)))


@pytest.mark.parametrize("name", shipped())
@settings(deadline=None, max_examples=50)
@given(data=st.data())
def test_events_go_there_and_back(name: str, data: st.DataObject) -> None:
    ruleset = load(name)
    check(ruleset.notation.events, data.draw(structs(ruleset.event_type)))


def check(lines: Lines[Any], value: object) -> None:
    text = lines.write(value)
    assert lines.read(text) == value
    assert text == text.strip()
    assert text.isprintable()


@pytest.mark.parametrize("name", shipped())
def test_no_line_hides_a_piece(name: str) -> None:
    """By types: what a viewer may have been denied cannot be written."""
    ruleset = load(name)
    hiding = [
        struct(**{field: Hidden(2) if hint == Seen else 0 for field, hint in hints.items()})
        for struct in get_args(ruleset.event_type)
        for hints in [get_type_hints(struct)]
        if Seen in hints.values()
    ]
    assert hiding
    for event in hiding:
        with pytest.raises(ValueError, match="a record hides nothing"):
            ruleset.notation.events.write(event)


# --- bad lines ----------------------------------------------------------------------------------


def wrong(text: str) -> tuple[str, dict[str, str]]:
    with pytest.raises(UnreadableLine) as told:
        load("six-card").notation.events.read(text)
    return told.value.code, told.value.facts


def test_an_unknown_word() -> None:
    for text in ("1 laidd 7H, count 15", "", "1", "7H", "()", "LAID"):
        assert wrong(text) == ("unknown-word", {"text": text})


def test_a_known_word_with_something_else() -> None:
    code, facts = wrong("1 laid 7H")
    assert code == "unfit-form"
    assert facts == {
        "text": "1 laid 7H",
        "form": "{seat} laid {piece}, count {count}[; lost {lost}]",
    }
    assert wrong("1 laid 7H, count 15 and more")[0] == "unfit-form"
    assert wrong("laid 7H, count 15")[0] == "unfit-form"


def test_an_unknown_piece() -> None:
    assert wrong("1 laid 1H, count 15") == ("unknown-piece", {"text": "1H"})
    assert wrong("1 shown hand: 7H 8X")[0] == "unknown-piece"
    assert wrong("1 scored 2: fifteen 2 (7H 9Z) -> side 1 at 2")[0] == "unknown-piece"


def test_what_is_not_a_number() -> None:
    for number in ("x", "9999999999", "1.5", "١٥"):
        assert wrong(f"1 laid 7H, count {number}") == ("not-a-number", {"text": number})


def test_a_word_that_is_none_of_its_place() -> None:
    assert wrong("1 shown boot: 7H 8H") == ("unfit-word", {"text": "boot", "words": "hand crib"})


def test_pieces_may_be_written_as_people_do() -> None:
    actions = load("six-card").notation.actions
    assert actions.write(actions.read("discard 10h 5♠")) == "discard TH 5S"


# --- declaring forms ----------------------------------------------------------------------------


class Sung(msgspec.Struct, frozen=True):
    seat: Seat
    song: Literal["high", "low"]
    verses: tuple[int, ...] = ()


class Hummed(msgspec.Struct, frozen=True):
    seat: Seat


class Played(msgspec.Struct, frozen=True):
    pipe: float


Heard = Sung | Hummed
Piped = Played | Hummed
GOOD: Final[dict[type, str]] = {
    Sung: "{seat} sung {song}[; verses {verses}]",
    Hummed: "{seat} hummed",
}


def test_what_has_its_default_is_left_out() -> None:
    lines: Lines[Heard] = Lines(Heard, GOOD)
    assert lines.write(Sung(Seat(1), "low")) == "1 sung low"
    assert lines.write(Sung(Seat(1), "low", (1, 3))) == "1 sung low; verses 1 3"
    assert lines.read("1 sung low; verses ()") == Sung(Seat(1), "low")
    assert lines.forms == tuple(GOOD.values())


@pytest.mark.parametrize(
    ("forms", "why"),
    [
        ({Sung: GOOD[Sung]}, "not those of the union"),
        ({**GOOD, Played: "{pipe} played"}, "not those of the union"),
        ({**GOOD, Sung: "{seat} sung {song}"}, "does not have each field of Sung once"),
        ({**GOOD, Sung: "{seat} sung {song} {song} {verses}"}, "each field of Sung once"),
        ({**GOOD, Hummed: "{seat} hummed {tune}"}, "each field of Hummed once"),
        ({**GOOD, Hummed: "{seat} sung"}, "two forms have the same word"),
        ({**GOOD, Hummed: "{seat}"}, "has no word"),
    ],
)
def test_forms_that_do_not_fit(forms: dict[type, str], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        Lines(Heard, forms)


def test_a_type_without_a_notation() -> None:
    with pytest.raises(TypeError, match=r"no notation for .*float"):
        Lines(Piped, {Played: "{pipe} played", Hummed: "{seat} hummed"})


def test_a_card_reads_as_a_card() -> None:
    lines = load("six-card").notation.actions
    assert lines.read("lay 7H").piece == read_card("7H")
