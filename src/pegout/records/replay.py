"""Deciding every move again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from pegout.dealing import Drawn
from pegout.engine import CHANCE, Draw, FactValue, IllegalAction
from pegout.records.finding import Finding, FlawedRecord, ReplayCode
from pegout.records.record import Move, Record


@dataclass(frozen=True, slots=True)
class Step:
    """One event, and the game as it then stands."""

    game: int
    """Which game of the match, from 1."""
    move: Move
    event: Any
    state: Any


def replay(record: Record) -> Iterator[Step]:
    """Every event with the state after it, each move decided anew from what was drawn.

    Raises `FlawedRecord` at the first move that the rules refuse, and at the first event that is
    not what follows from its move: an engine that would alter an old game is found out.
    """
    for steps in moves(record):
        yield from steps


def moves(record: Record) -> Iterator[tuple[Step, ...]]:
    """As `replay`, the steps of a move together, and only of a move that is whole.

    What follows from a move comes before the complaint that more is told of it.
    """
    state = record.ruleset.start(record.dealer)
    for game, move in record.numbered():
        decision = _Decision(record, game, move)
        steps = decision.steps(state)
        state = steps[-1].state
        yield steps
        decision.check_no_more(len(steps))


@dataclass(frozen=True, slots=True)
class _Decision:
    """One move, to be decided again."""

    record: Record
    game: int
    move: Move

    def steps(self, state: Any) -> tuple[Step, ...]:  # noqa: ANN401 - the family's own
        ruleset, move = self.record.ruleset, self.move
        if ruleset.game(state) != self.game:
            self._flaw("wrong-game", game=self.game, needed=ruleset.game(state))
        try:
            wanted = ruleset.draw(state, move.seat, move.action)
        except IllegalAction as error:
            self._flaw("illegal-move", move=self._written(), refused=error.code, **error.facts)
        self._check_draw(wanted)
        pieces = () if move.drawn is None else move.drawn.pieces
        try:
            decided = ruleset.decide(state, move.seat, move.action, pieces)
        except ValueError:
            self._flaw("draw-impossible", drawn=" ".join(piece.code for piece in pieces))
        self._check_events(decided)
        steps = []
        for event in decided:
            state = ruleset.evolve(state, event)
            steps.append(Step(self.game, move, event, state))
        return tuple(steps)

    def _check_draw(self, wanted: Draw | None) -> None:
        drawn = self.move.drawn
        if drawn is None and wanted is not None:
            self._flaw("draw-missing", needed=_places(wanted))
        if drawn is not None and wanted is None:
            self._flaw("draw-extra", drawn=_places(drawn))
        if drawn is not None and wanted is not None and _places(drawn) != _places(wanted):
            self._flaw("draw-differs", drawn=_places(drawn), needed=_places(wanted))

    def _check_events(self, decided: tuple[Any, ...]) -> None:
        stored, write = self.move.events, self.record.ruleset.notation.events.write
        for place, due in enumerate(decided):
            if place >= len(stored):
                self._flaw("event-missing", self._line(place), needed=write(due))
            if due != stored[place]:
                found = write(stored[place])
                self._flaw("event-differs", self._line(place), found=found, needed=write(due))

    def check_no_more(self, decided: int) -> None:
        """Nothing is told behind the events that were decided."""
        if len(self.move.events) > decided:
            found = self.record.ruleset.notation.events.write(self.move.events[decided])
            self._flaw("event-extra", self._line(decided), found=found)

    def _line(self, place: int) -> int:
        """Where an event stands, or the last line before the place where it should."""
        lines = (self.move.line, *self.move.event_lines)
        return lines[min(place + 1, len(lines) - 1)]

    def _written(self) -> str:
        who = "chance" if self.move.seat == CHANCE else str(self.move.seat)
        return f"{who} {self.record.ruleset.notation.actions.write(self.move.action)}"

    def _flaw(self, code: ReplayCode, line: int | None = None, /, **facts: FactValue) -> NoReturn:
        where = self.move.line if line is None else line
        raise FlawedRecord(Finding(code, where, self.game, facts))


def _places(draw: Draw | Drawn) -> str:
    return f"{draw.shuffle}: {' '.join(map(str, draw.places))}"
