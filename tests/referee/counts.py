"""Counting by hand: what is claimed and missed, and who may object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.referee.board import Board
from tests.referee.points import Line, line, total


@dataclass
class Count:
    """The last count, while it can be objected to."""

    seat: int
    what: str
    missed: list[Line]
    excess: int
    silent: set[int] = field(default_factory=set)
    """Who lets it stand, or has called in vain."""


def most(what: str, pieces: int) -> int:
    """No count is higher; ``pieces`` in the hand or crib."""
    if what == "lay":
        return 15
    return 60 if pieces >= 5 else 29


class Counting:
    """What players claim. Muggins takes what was missed; a penalty what was too much."""

    def __init__(self, board: Board, tell: Callable[..., None]) -> None:
        self.board = board
        self.tell = tell
        self.by_hand = board.options["counting"] != "automatic"
        self.muggins = board.options["counting"] == "muggins"
        self.penalty = board.options["overclaim"] == "penalty"
        self.open: Count | None = None

    @property
    def objectors(self) -> list[int]:
        if self.open is None:
            return []
        silent = self.open.silent
        return [seat for seat in self.board.against(self.open.seat) if seat not in silent]

    def holds_up(self, following: int | None) -> bool:
        """Who comes next could not object, so that the others are asked first."""
        if self.open is None or not self.objectors:
            return False
        return following is None or following not in self.board.against(self.open.seat)

    def close(self) -> None:
        """The next count begins, or everybody lets this one stand."""
        if self.open is not None and self.open.missed:
            self.tell("missed", seat=self.open.seat, lines=self.open.missed)
        self.open = None

    def close_if_all_are_silent(self) -> None:
        if self.open is not None and not self.objectors:
            self.close()

    def silence(self, seat: int) -> None:
        if seat in self.objectors:
            assert self.open is not None
            self.open.silent.add(seat)

    def claim(self, seat: int, what: str, claim: int, parts: Sequence[Sequence[Line]]) -> None:
        """A claim for scorings that follow each other, each with its lines."""
        due, lost = self._due(seat, parts)
        taken, missed = self._allot(seat, due, claim)
        excess = max(0, claim - sum(map(total, parts)))
        self.tell("claimed", seat=seat, what=what, points=claim, **_some(missed, excess, lost))
        self.open = None
        to_first = self.penalty and self.board.sides > 2
        if self.muggins or to_first:
            self.open = Count(seat, what, missed if self.muggins else [], excess if to_first else 0)
        for lines in taken:
            self.board.peg(seat, lines)
        if excess and self.penalty and not to_first:
            other = self.board.first_of_each_other_side(seat)[0]
            counted, _ = self.board.due(other, [line("overclaim", [], excess)])
            self.board.peg(other, counted)
        if missed and not self.muggins:
            self.tell("missed", seat=seat, lines=missed)
            self.open = None  # who has missed points has not claimed too many

    def _due(
        self, seat: int, parts: Sequence[Sequence[Line]]
    ) -> tuple[list[list[Line]], list[Line]]:
        """What may be scored, for one who counts everything; the rest an exact finish takes."""
        score = self.board.scores[self.board.side(seat)]
        due, lost = [], []
        for lines in parts:
            counted, gone = self.board.divide(score, lines)
            due.append(counted)
            lost += gone
            score += total(counted)
            if score == self.board.target and self.board.options["exactFinish"]:
                break  # out: no point after it can be scored
        return due, lost

    def _allot(
        self, seat: int, due: Sequence[Sequence[Line]], claim: int
    ) -> tuple[list[list[Line]], list[Line]]:
        """The claim covers what is due from the first line on; what it does not cover is missed."""
        score = self.board.scores[self.board.side(seat)]
        taken: list[list[Line]] = []
        missed: list[Line] = []
        for lines in due:
            if score >= self.board.target:
                break  # he is out: nothing later is counted
            part: list[Line] = []
            for each in lines:
                covered = min(claim, each["points"])
                claim -= covered
                if covered:
                    part.append({**each, "points": covered})
                if covered < each["points"]:
                    missed.append({**each, "points": each["points"] - covered})
            taken.append(part)
            score += total(part)
        return taken, missed

    def object(self, seat: int, points: int) -> None:
        """Somebody calls muggins."""
        count = self.open
        assert count is not None
        missed = list(count.missed)
        available, rule = min(points, total(missed)), "muggins"
        if count.excess:
            available, rule = count.excess, "overclaim"
        named = list(dict.fromkeys(piece for each in missed for piece in each["pieces"]))
        lines = [line(rule, named, available)] if available else []
        counted, lost = self.board.due(seat, lines)
        self.tell("called", seat=seat, points=points, taken=available, **_some([], 0, lost))
        if not available:
            self.silence(seat)
            return
        self.open = None
        self.board.peg(seat, counted)
        if missed:
            self.tell("missed", seat=count.seat, lines=missed)


def _some(missed: list[Line], excess: int, lost: list[Line]) -> dict[str, object]:
    every = {"missed": missed, "excess": excess, "lost": lost}
    return {name: value for name, value in every.items() if value}
