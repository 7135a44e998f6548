"""The board: scores, an exact finish, games won and matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.referee.books import Book, Options
from tests.referee.points import Line, line, total

SCALES: Final = {
    "one_two": {None: 1, "lurch": 2, "skunk": 2, "double-skunk": 2},
    "acc": {None: 2, "lurch": 3, "skunk": 3, "double-skunk": 3},
    "one_two_three": {None: 1, "skunk": 2, "double-skunk": 3},
    "one_two_four": {None: 1, "skunk": 2, "double-skunk": 4},
    "three_four_four": {None: 3, "skunk": 4, "double-skunk": 4},
}


class Over(Exception):
    """A side has reached the target: the rest of what would follow does not happen."""


class Board:
    """Who stands where. ``tell`` is given each event."""

    def __init__(self, book: Book, options: Options, tell: Callable[..., None]) -> None:
        self.seats = book.seats
        self.target_loses = book.target_loses
        self.options = options
        self.target: int = options["target"]
        self.tell = tell
        self.partners = options["sides"] == "partners"
        self.sides = 2 if self.partners else book.seats
        self.scores = [0] * self.sides
        self.won = [0] * self.sides

    def side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def against(self, seat: int) -> list[int]:
        """The seats of other sides, in turn."""
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in around if self.side(other) != self.side(seat)]

    def first_of_each_other_side(self, seat: int) -> list[int]:
        found: dict[int, int] = {}
        for other in self.against(seat):
            found.setdefault(self.side(other), other)
        return list(found.values())

    def divide(self, score: int, lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
        """At this score: what may be scored, and what is lost to an exact finish."""
        if not self.options["exactFinish"]:
            return list(lines), []
        room = self.target - score
        if self.options["exactGranularity"] == "event":
            return (list(lines), []) if total(lines) <= room else ([], list(lines))
        counted: list[Line] = []
        lost: list[Line] = []
        for each in lines:
            if room == 0:
                break
            if each["points"] > room:
                lost.append(each)
            else:
                counted.append(each)
                room -= each["points"]
        return counted, lost

    def due(self, seat: int, lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
        return self.divide(self.scores[self.side(seat)], lines)

    def peg(self, seat: int, lines: Sequence[Line]) -> None:
        if not lines:
            return
        side, points = self.side(seat), total(lines)
        self.scores[side] = min(self.scores[side] + points, self.target)
        self._scored(seat, lines, points)
        if self.scores[side] == self.target:
            raise Over

    def pay(self, seat: int, points: int) -> None:
        """A bid is taken off, whatever there is to take it from."""
        self.scores[self.side(seat)] -= points
        self._scored(seat, [line("bid", [], -points)], -points)

    def _scored(self, seat: int, lines: Sequence[Line], points: int) -> None:
        side = self.side(seat)
        self.tell(
            "scored",
            seat=seat,
            side=side,
            lines=list(lines),
            points=points,
            score=self.scores[side],
        )

    def end_game(self) -> int:
        """Who has won; the game's events are told."""
        there = self.scores.index(self.target)
        winner = 1 - there if self.target_loses else there
        defeats = [
            None if side == winner else self._defeat(score)
            for side, score in enumerate(self.scores)
        ]
        worst = next((d for d in ("double-skunk", "skunk", "lurch") if d in defeats), None)
        self.won[winner] += SCALES[self.options["matchScale"]][worst]
        self.tell(
            "game-ended",
            winner=winner,
            scores=list(self.scores),
            lurch=worst,
            lurches=defeats,
            match=list(self.won),
        )
        if self.options["matchTo"] is not None and self.won[winner] >= self.options["matchTo"]:
            self.tell("match-ended", winner=winner, match=list(self.won))
        return winner

    @property
    def match_over(self) -> bool:
        to = self.options["matchTo"]
        return to is None or max(self.won) >= to

    def next_dealer(self, winner: int, first_dealer: int) -> int:
        """Who deals first in the next game, counted from the left of who did in this one."""
        around = [(first_dealer + step) % self.seats for step in range(1, self.seats + 1)]
        match self.options["nextDealer"]:
            case "winner":
                return next(seat for seat in around if self.side(seat) == winner)
            case "loser":
                losing = [seat for seat in around if self.side(seat) != winner]
                fewest = min(self.scores[self.side(seat)] for seat in losing)
                return next(seat for seat in losing if self.scores[self.side(seat)] == fewest)
        return around[0]

    def clear(self) -> None:
        self.scores = [0] * self.sides

    def _defeat(self, score: int) -> str | None:
        match self.options["lurch"]:
            case "half":
                return "lurch" if score < self.target / 2 else None
            case "parlett":
                return "lurch" if score <= 90 else None
            case "acc":
                return "double-skunk" if score <= 60 else "skunk" if score <= 90 else None
        return None
