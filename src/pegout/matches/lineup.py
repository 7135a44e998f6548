"""Who is compared, and who sits where in which game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pegout.engine import AnyRuleset, Seat
from pegout.matches.tally import Who

OUTSIDE: Final = "engine"
"""``engine:COMMAND`` or ``engine[BOT]:COMMAND``: a program that speaks the engine protocol."""


@dataclass(frozen=True)
class Sitting:
    """One game of a match."""

    set: int
    """Games of one set are dealt the same."""
    dealer: Seat
    """Who deals first."""
    seats: tuple[Who, ...]
    """By seat."""


@dataclass(frozen=True)
class Lineup:
    """Who sits where, game by game: A has one side, B all others, and each side in turn is A's."""

    ruleset: AnyRuleset
    mirrored: bool
    """Every deal is played once with A on each side: a set has as many games as there are sides."""

    @property
    def sides(self) -> int:
        return len({self.ruleset.side(Seat(seat)) for seat in range(self.ruleset.seats)})

    @property
    def size(self) -> int:
        """How many games a set has."""
        return self.sides if self.mirrored else 1

    def sittings(self, number: int) -> tuple[Sitting, ...]:
        """The games of a set, counted from 0. The first deal goes round the seats."""
        seats = self.ruleset.seats
        if self.mirrored:
            dealer = Seat(number % seats)
            return tuple(Sitting(number, dealer, self._seats(side)) for side in range(self.sides))
        dealer = Seat(number // self.sides % seats)
        return (Sitting(number, dealer, self._seats(number % self.sides)),)

    def _seats(self, own: int) -> tuple[Who, ...]:
        return tuple(
            "a" if self.ruleset.side(Seat(seat)) == own else "b"
            for seat in range(self.ruleset.seats)
        )
