"""Game values as JSON and back."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from pegout.engine import CHANCE, Hidden, IllegalAction, ScoreLine, Seat, Seen, total, wire
from pegout.engine.errors import Unreadable
from pegout.games.cribbage import moves
from pegout.games.cribbage.moves import Action
from pegout.pieces import CARDS, Card, Piece, Suit, Tile, read_pieces

WIRED: Any = Action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (moves.Deal(), '{"type":"deal"}'),
        (moves.Cut(17), '{"type":"cut","at":17}'),
        (
            moves.Discard(read_pieces("5H TD", CARDS)),
            '{"type":"discard","pieces":["5H","TD"]}',
        ),
        (moves.Lay(Card(1, Suit.SPADES)), '{"type":"lay","piece":"AS"}'),
        (moves.Lay(Tile(6, 4)), '{"type":"lay","piece":"6-4"}'),
        (moves.Go(), '{"type":"go"}'),
        (moves.Stop(), '{"type":"stop"}'),
    ],
)
def test_actions_have_the_words_of_the_protocol(action: Any, text: str) -> None:  # noqa: ANN401
    assert wire.encode(action) == text.encode()
    assert wire.decode(text, WIRED) == action
    assert wire.convert(wire.plain(action), WIRED) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "truncated"),
        ("nonsense", "malformed"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `type`"),
        ('{"type":"fold"}', "Invalid value 'fold' - at `$.type`"),
        ('{"type":"cut"}', "missing required field `at`"),
        ('{"type":"cut","at":true}', "Expected `int`, got `bool` - at `$.at`"),
        ('{"type":"cut","at":1.5}', "Expected `int`, got `float` - at `$.at`"),
        ('{"type":"cut","at":"3"}', "Expected `int`, got `str` - at `$.at`"),
        ('{"type":"cut","at":' + "9" * 5000 + "}", "out of range - at `$.at`"),
        ('{"type":"go","why":"because"}', "unknown field `why`"),
        ('{"type":"lay","piece":5}', "'5' is not a piece: a piece is text - at `$.piece`"),
        ('{"type":"lay","piece":"5X"}', "'5X' is not a card"),
        ('{"type":"lay","piece":["5H"]}', "is not a piece: a piece is text"),
        ('{"type":"discard","pieces":["5H",null]}', "at `$.pieces[1]`"),
        ('{"type":"discard","pieces":"5H 6H"}', "Expected `array`, got `str` - at `$.pieces`"),
        (b"\xff\xfe", "malformed"),
        ('{"type":' * 100_000, "recursion"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(text: str | bytes, message: str) -> None:
    with pytest.raises(Unreadable) as refused:
        wire.decode(text, WIRED)
    assert message in str(refused.value)
    assert len(str(refused.value)) < 200


def test_plain_values_that_cannot_be_read() -> None:
    with pytest.raises(Unreadable, match=r"at `\$\.at`"):
        wire.convert({"type": "cut", "at": None}, WIRED)


def test_hidden_pieces_and_seen_ones_are_told_apart() -> None:
    expected: Any = Seen
    for seen, text in (
        (Hidden(6), '{"hidden":6}'),
        (read_pieces("5H TD", CARDS), '["5H","TD"]'),
        ((), "[]"),
    ):
        assert wire.encode(seen) == text.encode()
        assert wire.decode(text, expected) == seen


def test_events_leave_out_what_was_not_lost() -> None:
    (ace,) = read_pieces("AS", CARDS)
    assert wire.encode(moves.Laid(Seat(1), ace, 1)) == (
        b'{"type":"laid","seat":1,"piece":"AS","count":1}'
    )
    lost = (ScoreLine("pair", (ace,), 2),)
    assert wire.plain(moves.Laid(Seat(1), ace, 1, lost))["lost"] == [
        {"rule": "pair", "pieces": ["AS"], "points": 2}
    ]
    assert total(lost) == 2


def test_only_pieces_travel() -> None:
    with pytest.raises(NotImplementedError, match="object does not travel"):
        wire.encode(object())
    with pytest.raises(NotImplementedError, match="Card does not travel"):
        wire.decode('"5H"', Card)


def test_the_schema_of_a_piece() -> None:
    _, schemas = msgspec.json.schema_components([moves.Lay], schema_hook=wire.piece_schema)
    assert schemas["Lay"]["properties"]["piece"] == {"type": "string", "title": "Piece"}
    with pytest.raises(NotImplementedError, match="object does not travel"):
        wire.piece_schema(object)


def test_a_refusal_says_its_code_and_facts() -> None:
    refusal = IllegalAction("over-the-limit", count=34, limit=31)
    assert str(refusal) == "over-the-limit (count=34, limit=31)"
    assert str(IllegalAction("not-now")) == "not-now"
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own bytes
    assert (again.code, again.facts) == (refusal.code, refusal.facts)


def test_chance_is_no_seat_at_the_table() -> None:
    assert CHANCE not in range(64)


def test_pieces_are_one_kind_to_the_wire() -> None:
    assert issubclass(Card, Piece)
    assert issubclass(Tile, Piece)
