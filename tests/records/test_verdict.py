"""Was it dealt as promised? `verify` says what is not.

Mutants that must die: a game is not checked, the promises are not handed on, the digest is not
compared, the moves are not replayed, an unproved game passes for a proved one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct
from tests.records.matches import MATCHES, cut_short, match, short, with_move

from pegout.dealing import COMPUTER
from pegout.engine import FactValue, Seat
from pegout.games.cribbage.moves import StarterTurned
from pegout.records import UNPROVED, Finding, Record, proof, read, verify, write


@pytest.mark.parametrize("name", [name for name in MATCHES if name != "going_on"])
def test_what_was_dealt_fairly_has_no_findings(name: str) -> None:
    assert verify(MATCHES[name]()) == ()


def codes(record: Record) -> list[tuple[str, int]]:
    return [(found.code, found.game) for found in verify(record)]


def with_game(record: Record, number: int, **changes: Any) -> Record:  # noqa: ANN401
    games = list(record.games)
    games[number - 1] = replace(games[number - 1], **changes)
    return replace(record, games=tuple(games))


def test_another_digest() -> None:
    record = replace(short(), digest="0" * 64)
    facts = {"stated": "0" * 64, "found": record.ruleset.digest}
    assert verify(record) == (Finding("digest-differs", facts=facts),)  # type: ignore[arg-type]


def test_each_game_is_checked() -> None:
    record = match()
    for number in range(1, len(record.games) + 1):
        assert codes(with_game(record, number, promise="0" * 64)) == [
            ("secret-not-promised", number)
        ]
    swapped = with_game(
        with_game(record, 1, secret=record.games[1].secret), 2, secret=record.games[0].secret
    )
    assert {game for _, game in codes(swapped)} == {1, 2}
    assert {code for code, _ in codes(swapped)} == {"secret-not-promised", "piece-differs"}


def test_another_text() -> None:
    found = verify(with_game(short(), 1, texts=("another-text-of-anna", COMPUTER)))
    assert found[0] == Finding("text-not-promised", game=1, facts={"seat": 0})
    assert {each.code for each in found[1:]} == {"piece-differs"}


def test_promises_that_are_missing() -> None:
    assert codes(with_game(short(), 1, promises=())) == [("text-not-promised", 1)]


def test_another_starter_is_told_with_its_line() -> None:
    """A starter of one's choice: the rules have nothing against it, the promise has."""
    text = write(short())
    record = read(text).record
    assert record is not None
    number = next(
        number
        for number, move in enumerate(record.games[0].moves)
        if any(isinstance(event, StarterTurned) for event in move.events)
    )
    move = record.games[0].moves[number]
    assert move.drawn is not None
    (lies,) = move.drawn.pieces
    dealt = {
        piece
        for each in record.games[0].moves[:number]
        if each.drawn is not None
        for piece in each.drawn.pieces
    }
    other = next(piece for piece in record.ruleset.pieces if piece not in {lies, *dealt})
    drawn = replace_struct(move.drawn, pieces=(other,))
    found = verify(cut_short(with_move(record, number, drawn=drawn), number + 1))
    facts: dict[str, FactValue] = {"place": drawn.places[0], "piece": other.code, "lies": lies.code}
    assert found[0] == Finding("piece-differs", move.line, 1, facts)
    assert [each.code for each in found[1:]] == ["event-differs"]
    assert text.splitlines()[move.line - 1].split()[1] == "cut"


def test_moves_are_replayed() -> None:
    record = short()
    assert codes(with_move(record, 0, events=())) == [("event-missing", 1)]


def test_a_game_that_nobody_promised_is_not_proved() -> None:
    for record in (MATCHES["going_on"](), with_game(short(), 1, promise=None)):
        assert codes(record) == [("unpromised", 1)]
    assert "unpromised" in UNPROVED


def test_a_secret_that_is_not_published_proves_nothing() -> None:
    assert codes(with_game(short(), 1, secret=None)) == [("unpublished", 1)]
    assert "unpublished" in UNPROVED


@pytest.mark.parametrize("texts", [(None, COMPUTER), (None, None)])
def test_texts_that_are_missing(texts: tuple[str | None, ...]) -> None:
    found = verify(with_game(short(), 1, texts=texts))
    assert [each.code for each in found] == ["text-missing"] * texts.count(None)
    assert found[0].facts == {"seat": 0}
    assert "text-missing" not in UNPROVED


def test_nothing_dealt_is_nothing_to_prove() -> None:
    begun = cut_short(short(), 0)
    assert verify(with_game(begun, 1, promise=None, secret=None, texts=(), promises=())) == ()
    assert verify(with_game(begun, 1, secret=None)) == ()
    assert codes(with_game(begun, 1, promise="0" * 64)) == [("secret-not-promised", 1)]


def test_an_abandoned_match_is_lawful() -> None:
    assert verify(replace(short(), abandoned=Seat(0))) == ()


def test_the_proof_is_all_that_was_published() -> None:
    record = match()
    for number, game in enumerate(record.games, start=1):
        published = proof(record, number)
        assert published is not None
        assert (published.table, published.game) == (record.table, number)
        assert (published.promise, published.secret) == (game.promise, game.secret)
        assert tuple(part.text for part in published.contributions) == game.texts
        assert tuple(part.promise for part in published.contributions) == game.promises
        assert published.draws == tuple(move.drawn for move in game.moves if move.drawn)
    assert proof(MATCHES["going_on"](), 1) is None
    assert proof(MATCHES["not_begun"](), 1) is None
