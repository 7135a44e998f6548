"""From a table's log to the record of its match (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pegout.engine import AnyRuleset
from pegout.engine.wire import decode
from pegout.records import Game, Move, Player, Record
from pegout.tables.facts import Cause, Happened
from pegout.tables.journal import damage_told
from pegout.tables.listing import kind, name
from pegout.tables.refused import refused
from pegout.tables.standing import Moment, Shuffling, Standing


def record(standing: Standing, moments: Iterable[Moment]) -> Record:
    """Everything, for everybody; raises `Refused` while the match goes on, or `DamagedLog`.

    ``moments`` is the whole log.
    """
    if not standing.ended:
        raise refused("not-ended")
    with damage_told(standing.table):
        return _record(standing, moments)


def _record(standing: Standing, moments: Iterable[Moment]) -> Record:
    moves: dict[int, list[Move]] = {}
    for game, move in _moves(standing.ruleset, moments):
        moves.setdefault(game, []).append(move)
    return Record(
        table=standing.table,
        ruleset=standing.ruleset,
        digest=standing.opened.digest,
        players=tuple(Player(kind(chair), name(chair)) for chair in standing.chairs),
        games=tuple(
            _game(shuffling, moves.get(shuffling.game, ())) for shuffling in standing.shufflings
        ),
        dealer=standing.opened.dealer,
        opened=int(standing.opened.at),
        abandoned=standing.abandoned,
    )


def _moves(ruleset: AnyRuleset, moments: Iterable[Moment]) -> Iterator[tuple[int, Move]]:
    """Every action with its events, which follow each other in the log."""
    cause: Cause | None = None
    events: list[Any] = []
    for moment in moments:
        if not isinstance(moment.entry, Happened):
            continue
        if moment.entry.cause is not None:
            if cause is not None:
                yield cause.game, _move(ruleset, cause, events)
            cause, events = moment.entry.cause, []
        events.append(moment.event)
    if cause is not None:
        yield cause.game, _move(ruleset, cause, events)


def _move(ruleset: AnyRuleset, cause: Cause, events: Iterable[Any]) -> Move:
    action = decode(bytes(cause.action), ruleset.action_type)
    return Move(seat=cause.seat, action=action, events=tuple(events), drawn=cause.drawn)


def _game(shuffling: Shuffling, moves: Iterable[Move]) -> Game:
    return Game(
        moves=tuple(moves),
        promise=shuffling.promise,
        promises=shuffling.promises,
        texts=shuffling.texts,
        secret=shuffling.secret if shuffling.published else None,
    )
