"""From a text to its record, as far as it is one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pegout.records.body import GivenUp, read_games
from pegout.records.finding import Finding, FlawedRecord
from pegout.records.head import read_head
from pegout.records.record import Move, Record
from pegout.records.replay import moves
from pegout.records.text import Lines, decoded

LONGEST: Final = 32 * 2**20
"""Bytes of the longest text that is read: some thousand games."""
UNFINISHED: Final = frozenset({"event-missing", "draw-missing"})
"""What a move lacks when its next line cannot be read: then that line is the fault."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read, and the first thing that could not."""

    record: Record | None
    """The valid beginning: `replay` goes through it. ``None`` where not even the head is whole."""
    error: Finding | None
    """``None`` for a whole record."""


def read(data: str | bytes) -> Reading:
    """Read a record's text. Every text gets an answer; nothing is raised.

    The moves are decided again, and the record ends before the first that does not follow: what is
    returned can be shown and written. Whether it was dealt as promised is `verify`'s question.
    """
    text, broken = decoded(data, LONGEST)
    lines = Lines(text)
    try:
        head = read_head(lines)
    except FlawedRecord as flawed:
        return Reading(None, _first(flawed.finding, broken))
    games, given_up, error = read_games(lines, head)
    abandoned = None if given_up is None else given_up.seat
    record = replace(head, games=games, abandoned=abandoned)
    return _valid(record, given_up, _first(error, broken))


def _first(error: Finding | None, broken: Finding | None) -> Finding | None:
    """A text that breaks off because the rest is no text is told as that."""
    if broken is not None and (error is None or error.code in {"breaks-off", "missing"}):
        return broken
    return error


def _valid(record: Record, given_up: GivenUp | None, error: Finding | None) -> Reading:
    """The record up to the first move that does not follow, with what is wrong first."""
    whole: list[Move] = []
    state = record.ruleset.start(record.dealer)
    try:
        for steps in moves(record):
            events = tuple(step.event for step in steps)
            whole.append(replace(steps[-1].move, events=events))
            state = steps[-1].state
        if given_up is not None and record.ruleset.finished(state):
            given_up.line.misplaced()  # there was nothing left to give up
    except FlawedRecord as flawed:
        last = len(whole) + 1 == sum(1 for _ in record.numbered())
        if error is None or not last or flawed.finding.code not in UNFINISHED:
            error = flawed.finding
        record = _beginning(record, whole)
    return Reading(record, error)


def _beginning(record: Record, whole: list[Move]) -> Record:
    """The record with these moves, in as many games as they fill or begin."""
    games = []
    for game in record.games:
        games.append(replace(game, moves=tuple(whole[: len(game.moves)])))
        if len(whole) < len(game.moves):
            break
        whole = whole[len(game.moves) :]
    return replace(record, games=tuple(games), abandoned=None)
