"""What a deal of cribbage brings, by the part that a seat has in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pegout.engine import AnyRuleset, Seat
from pegout.games.cribbage.moves import (
    Action,
    CribOwned,
    Cut,
    Dealt,
    Event,
    Go,
    Scored,
    Shown,
    StarterTurned,
)
from pegout.games.cribbage.phases import Cutting, Finished, State
from pegout.matches.tally import Sum, Tally, Who

Part = Literal["hand", "crib", "pegging", "starter", "compensation", "muggins", "bid"]

OF_RULES: Final[dict[str, Part]] = {
    "heels": "starter",
    "double-starter": "starter",
    "compensation": "compensation",
    "muggins": "muggins",
    "overclaim": "muggins",
    "bid": "bid",
}
"""Lines that say themselves where they belong; of others it follows from when they are scored."""
ALWAYS_SCORED: Final[frozenset[Part]] = frozenset({"compensation", "muggins", "bid"})
"""What is counted only where it is scored."""


class Counting:
    """`matches.family.Follower` of a game of cribbage.

    A hand or a crib is counted whenever it is shown, the pegging whenever a play begins, the
    starter whenever it is turned: the means would be too small if they were taken over deals, of
    which the last one ends in the middle. With more than two seats all but the dealer are pones.
    """

    def __init__(self, seats: Sequence[Who], tally: Tally) -> None:
        self._seats = seats
        self._tally = tally
        self._dealer = Seat(0)
        self._now: Part = "pegging"

    @classmethod
    def of(cls, _: AnyRuleset, seats: Sequence[Who], tally: Tally) -> Counting:
        return cls(seats, tally)

    def chance(self, state: State) -> Action | None:
        """A pack is cut anywhere: every piece in it is as likely at every place."""
        return Cut(0) if isinstance(state, Cutting) else None

    def decides(self, action: Action) -> bool:
        return not isinstance(action, Go | Cut)

    def follow(self, events: Sequence[Event], state: State) -> None:
        for event in events:
            match event:
                case Dealt() | CribOwned():
                    self._dealer = state.match.dealer
                case StarterTurned():
                    self._now = "pegging"
                    self._begins("starter")
                    if not isinstance(state, Finished):
                        self._begins("pegging")
                case Shown(seat=seat, what=what):
                    self._now = what
                    self._part(seat, what).times += 1
                case Scored(seat=seat, lines=lines, points=points):
                    part = OF_RULES.get(lines[0].rule, self._now)
                    self._tally.points[self._seats[seat]] += points
                    counted = self._part(seat, part)
                    counted.points += points
                    counted.times += part in ALWAYS_SCORED
                case _:
                    pass

    def _begins(self, part: Part) -> None:
        """Every seat may score there from now on."""
        for seat in range(len(self._seats)):
            self._part(seat, part).times += 1

    def _part(self, seat: int, part: Part) -> Sum:
        role = "dealer" if seat == self._dealer else "pone"
        return self._tally.part(self._seats[seat], role, part)
