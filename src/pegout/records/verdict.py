"""Whether it was dealt as promised, and played by the rules that stand in the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from pegout.dealing import COMPUTER, Contribution, Fault, GameProof, faults, took_part
from pegout.engine import FactValue
from pegout.records.finding import Finding, FlawedRecord
from pegout.records.record import Game, Record
from pegout.records.replay import replay


def verify(record: Record) -> tuple[Finding, ...]:
    """All that is not as it should be; empty for a game that is proved to be fair.

    Findings of `UNPROVED` are no faults: nothing was promised, the secret is not published while
    the game goes on, or no person took part in the shuffles. A match that is not finished, or was
    abandoned, is a lawful one.
    """
    return tuple(_findings(record))


def _findings(record: Record) -> Iterator[Finding]:
    if record.digest != record.ruleset.digest:
        facts: dict[str, FactValue] = {"stated": record.digest, "found": record.ruleset.digest}
        yield Finding("digest-differs", facts=facts)
    state, flaw = record.ruleset.start(record.dealer), None
    try:
        for step in replay(record):
            state = step.state
    except FlawedRecord as flawed:
        flaw = flawed.finding
    all_over = record.abandoned is not None or record.ruleset.finished(state)
    for number, game in enumerate(record.games, start=1):
        over = all_over or number < max(record.ruleset.game(state), len(record.games))
        lacking = _lacking(number, game, "over" if over else "going on")
        yield from (lacking,) if lacking is not None else _dealing(record, number, game)
        yield from _kinds(record, number, game)
    if flaw is not None:
        yield flaw


def proof(record: Record, number: int) -> GameProof | None:
    """All that was published about the dealing of game ``number``, from 1.

    ``None`` while a promise, a text or the secret is missing.
    """
    game = record.games[number - 1]
    texts = [text for text in game.texts if text is not None]
    if game.promise is None or game.secret is None or len(texts) != record.ruleset.seats:
        return None
    promises = game.promises or (None,) * len(texts)
    return GameProof(
        table=record.table,
        game=number,
        set=record.ruleset.pieces.name,
        promise=game.promise,
        secret=game.secret,
        contributions=tuple(map(Contribution, texts, promises)),
        draws=tuple(move.drawn for move in game.moves if move.drawn is not None),
    )


def _lacking(number: int, game: Game, course: Literal["over", "going on"]) -> Finding | None:
    """What has to stand beside the other parts of the dealing, and does not."""
    if game.promise is None and (game.secret is not None or game.texts or game.promises):
        return Finding("promise-missing", game=number)
    if game.promise is not None and game.secret is None and course == "over":
        return Finding("secret-missing", game=number)
    return None


def _kinds(record: Record, number: int, game: Game) -> Iterator[Finding]:
    """The word `COMPUTER` stands at a computer player's seat, and only there."""
    for seat, (player, text) in enumerate(zip(record.players, game.texts, strict=False)):
        if text is not None and (player.kind == "computer") != (text == COMPUTER):
            facts: dict[str, FactValue] = {"seat": seat, "kind": player.kind}
            yield Finding("text-of-other-kind", game=number, facts=facts)


def _dealing(record: Record, number: int, game: Game) -> Iterator[Finding]:
    checked = proof(record, number)
    dealt = any(move.drawn for move in game.moves)
    if checked is not None:
        found = faults(checked)
        for fault in found:
            yield _finding(fault, number, game)
        if dealt and not found and not took_part(checked):
            yield Finding("nobody-took-part", game=number)
    elif not dealt:
        return  # nothing has been dealt that could be checked
    elif game.promise is None:
        yield Finding("unpromised", game=number)
    elif game.secret is None:
        yield Finding("unpublished", game=number)
    else:
        texts = game.texts or (None,) * record.ruleset.seats
        for seat, text in enumerate(texts):
            if text is None:
                yield Finding("text-missing", game=number, facts={"seat": seat})


def _finding(fault: Fault, number: int, game: Game) -> Finding:
    match fault.code:
        case "text-unfit" | "text-not-promised":
            return Finding(fault.code, 0, number, {"seat": fault.at, **fault.facts})
        case "draw-uneven" | "place-unknown" | "piece-differs" | "drawn-twice":
            draws = [move for move in game.moves if move.drawn is not None]
            return Finding(fault.code, draws[fault.at].line, number, dict(fault.facts))
        case "table-unfit" | "secret-unfit" | "secret-not-promised" | "set-unknown":
            return Finding(fault.code, 0, number, dict(fault.facts))
