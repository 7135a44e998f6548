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

from pegout.dealing import ABSENT, COMPUTER, Mixture, pack
from pegout.engine import FactValue
from pegout.games.cribbage.moves import StarterTurned
from pegout.records import UNPROVED, Finding, Player, Record, proof, read, verify, write
from pegout.records.record import PlayerKind


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
    unpromised = with_game(short(), 1, promise=None, promises=(), texts=(), secret=None)
    for record in (MATCHES["going_on"](), unpromised):
        assert codes(record) == [("unpromised", 1)]
    assert "unpromised" in UNPROVED


@pytest.mark.parametrize("kept", ["promises", "texts", "secret"])
def test_parts_without_the_promise_of_the_secret(kept: str) -> None:
    """Kills: taking off the promise, so that the dealing is not checked any more."""
    parts: dict[str, Any] = {"promise": None, "promises": (), "texts": (), "secret": None}
    del parts[kept]
    assert codes(with_game(short(), 1, **parts)) == [("promise-missing", 1)]
    assert "promise-missing" not in UNPROVED


def test_a_secret_that_is_not_published_while_the_game_goes_on_proves_nothing() -> None:
    assert codes(with_game(cut_short(short(), 20), 1, secret=None)) == [("unpublished", 1)]
    assert "unpublished" in UNPROVED


def test_a_secret_that_is_kept_when_the_game_has_ended() -> None:
    """Kills: looking at the match alone, at the last game alone, or not at who gave up."""
    record = match()
    for number in range(1, len(record.games) + 1):
        assert codes(with_game(record, number, secret=None)) == [("secret-missing", number)]
    first = replace(record, games=record.games[:1])
    assert verify(first) == ()
    assert codes(with_game(first, 1, secret=None)) == [("secret-missing", 1)]
    for name in ("abandoned", "not_begun"):
        assert codes(with_game(MATCHES[name](), 1, secret=None)) == [("secret-missing", 1)]
    assert "secret-missing" not in UNPROVED


def dealt_with(texts: tuple[str, ...], *kinds: PlayerKind) -> Record:
    """The short match as a server deals it that has these texts, and tells the truth of it."""
    record = cut_short(short(), 2)
    (game,) = record.games
    assert game.secret is not None
    mixture = Mixture(bytes.fromhex(game.secret), record.table, 1, texts)
    moves = []
    for move in game.moves:
        assert move.drawn is not None
        order = pack(mixture, move.drawn.shuffle, record.ruleset.pieces)
        pieces = tuple(order[place] for place in move.drawn.places)
        moves.append(replace(move, drawn=replace_struct(move.drawn, pieces=pieces)))
    game = replace(game, moves=tuple(moves), texts=texts, promises=())
    return replace(record, games=(game,), players=tuple(map(Player, kinds)))


def dealing(record: Record) -> list[str]:
    return [found.code for found in verify(record) if found.code != "event-differs"]


@pytest.mark.parametrize(
    ("texts", "kinds"),
    [
        ((ABSENT, COMPUTER), ("person", "computer")),
        ((ABSENT, ABSENT), ("person", "person")),
        ((COMPUTER, COMPUTER), ("computer", "computer")),
    ],
)
def test_where_nobody_took_part_it_is_not_proved(
    texts: tuple[str, ...], kinds: tuple[PlayerKind, ...]
) -> None:
    assert dealing(dealt_with(texts, *kinds)) == ["nobody-took-part"]
    assert "nobody-took-part" in UNPROVED


@pytest.mark.parametrize(
    ("texts", "kinds", "seats"),
    [
        ((COMPUTER, COMPUTER), ("person", "computer"), [0]),
        ((ABSENT, ABSENT), ("person", "computer"), [1]),
        ((ABSENT, COMPUTER), ("person", "person"), [1]),
        ((COMPUTER, ABSENT), ("person", "computer"), [0, 1]),
    ],
)
def test_a_text_at_a_seat_of_another_kind(
    texts: tuple[str, ...], kinds: tuple[PlayerKind, ...], seats: list[int]
) -> None:
    found = verify(dealt_with(texts, *kinds))
    told = [each for each in found if each.code == "text-of-other-kind"]
    assert [each.facts for each in told] == [{"seat": seat, "kind": kinds[seat]} for seat in seats]
    assert "text-of-other-kind" not in UNPROVED


def test_a_computers_text_is_the_servers_choice() -> None:
    players = (Player("computer"), Player("computer"))
    assert codes(replace(short(), players=players)) == [("text-of-other-kind", 1)]


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
    assert verify(MATCHES["abandoned"]()) == ()


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
