"""What a deal of Bingo brings, by the part that a seat has in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from pegout.engine import AnyRuleset
from pegout.games.bingo.moves import (
    Action,
    DealEnded,
    Dealt,
    Event,
    GameEnded,
    LargeScored,
    StockClosed,
    TrickWon,
)
from pegout.games.bingo.phases import State
from pegout.matches.tally import Tally, Who

Part = Literal["large", "small", "tricks", "closings", "failures"]
"""Large and small points, tricks, how often the seat closed the stock, and how often in vain."""
PARTS: Final[tuple[Part, ...]] = ("large", "small", "tricks", "closings", "failures")


class Counting:
    """`matches.family.Follower` of a match of Bingo. Points are large points."""

    def __init__(self, seats: Sequence[Who], tally: Tally) -> None:
        self._seats = seats
        self._tally = tally
        self._dealer = 0
        self._deal: Counter[tuple[int, Part]] = Counter()
        self._playing = False

    @classmethod
    def of(cls, _: AnyRuleset, seats: Sequence[Who], tally: Tally) -> Counting:
        return cls(seats, tally)

    def chance(self, _: State) -> Action | None:
        return None

    def decides(self, _: Action) -> bool:
        return True

    def follow(self, events: Sequence[Event], state: State) -> None:
        for event in events:
            match event:
                case Dealt():
                    self._dealer, self._playing = state.match.dealer, True
                    self._deal.clear()
                case StockClosed(seat=seat):
                    self._deal[seat, "closings"] += 1
                case TrickWon(seat=seat, points=points):
                    self._deal[seat, "tricks"] += 1
                    self._deal[seat, "small"] += points
                case LargeScored(seat=seat, points=points, reason=reason):
                    self._tally.points[self._seats[seat]] += points
                    self._deal[seat, "large"] += points
                    self._deal[1 - seat, "failures"] += reason == "closer-failed"
                case DealEnded() | GameEnded():
                    self._deal_is_over()
                case _:
                    pass

    def _deal_is_over(self) -> None:
        """Once a deal: the one that ends the match ends it with or without a reward."""
        if not self._playing:
            return
        self._playing = False
        for seat, who in enumerate(self._seats):
            role = "second" if seat == self._dealer else "leader"
            for part in PARTS:
                counted = self._tally.part(who, role, part)
                counted.points += self._deal[seat, part]
                counted.times += 1
