"""The play: what has been laid, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from tests.referee.pieces import worth


class Play:
    """The series of one deal, one after the other."""

    def __init__(self, hands: Sequence[Sequence[str]], leader: int) -> None:
        self.held = [list(hand) for hand in hands]
        self.series: list[tuple[int, str]] = []
        self.said_go: list[int] = []
        self.comes = leader
        """Who comes next, if he has anything to do."""

    @property
    def count(self) -> int:
        return sum(worth(piece) for _, piece in self.series)

    @property
    def pieces(self) -> list[str]:
        return [piece for _, piece in self.series]

    @property
    def last(self) -> int:
        return self.series[-1][0]

    def round_from(self, seat: int) -> list[int]:
        return [(seat + step) % len(self.held) for step in range(len(self.held))]

    def can_lay(self, seat: int) -> bool:
        return any(self.count + worth(piece) <= 31 for piece in self.held[seat])

    def turn(self) -> int | None:
        """Who lays or says go; nobody when the series is at its end.

        A series goes on while anybody can lay, or has still to say go. The last layer never says it
        to his own piece.
        """
        if self.count == 31:
            return None
        for seat in self.round_from(self.comes):
            last = bool(self.series) and seat == self.last
            silent = seat not in self.said_go and not last
            if self.can_lay(seat) or (self.held[seat] and silent):
                return seat
        return None

    def lay(self, seat: int, piece: str) -> None:
        self.held[seat].remove(piece)
        self.series.append((seat, piece))
        self.comes = (seat + 1) % len(self.held)

    def go(self, seat: int) -> None:
        self.said_go.append(seat)
        self.comes = (seat + 1) % len(self.held)

    def begin_again(self, next_lead: str) -> None:
        """A new series: who leads it."""
        after_last = self.round_from((self.last + 1) % len(self.held))
        callers = self.said_go if next_lead == "first_go_caller" else []
        self.comes = next(seat for seat in (*callers, *after_last) if self.held[seat])
        self.series, self.said_go = [], []
