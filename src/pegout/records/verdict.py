"""Whether it was dealt as promised, and played by the rules that stand in the record."""

from __future__ import annotations

from collections.abc import Iterator

from pegout.dealing import Contribution, Fault, GameProof, faults
from pegout.engine import FactValue
from pegout.records.finding import Finding, FlawedRecord
from pegout.records.record import Game, Record
from pegout.records.replay import replay


def verify(record: Record) -> tuple[Finding, ...]:
    """All that is not as it should be; empty for a game that is proved to be fair.

    Findings of `UNPROVED` are no faults: nothing was promised, or the secret is not published. A
    match that is not finished, or was abandoned, is a lawful one.
    """
    return tuple(_findings(record))


def _findings(record: Record) -> Iterator[Finding]:
    if record.digest != record.ruleset.digest:
        facts: dict[str, FactValue] = {"stated": record.digest, "found": record.ruleset.digest}
        yield Finding("digest-differs", facts=facts)
    for number, game in enumerate(record.games, start=1):
        yield from _dealing(record, number, game)
    try:
        for _ in replay(record):
            pass
    except FlawedRecord as flawed:
        yield flawed.finding


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


def _dealing(record: Record, number: int, game: Game) -> Iterator[Finding]:
    checked = proof(record, number)
    if checked is not None:
        for fault in faults(checked):
            yield _finding(fault, number, game)
    elif not any(move.drawn for move in game.moves):
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
