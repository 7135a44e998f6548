"""What points are worth to the seat that chooses, whoever scores them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pegout.bots.cribbage.view import own_seat
from pegout.engine import ScoreLine, Seat, Side, total
from pegout.games.cribbage import winning
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation

WINS: Final = 1000.0
"""More than anything else can be worth."""


@dataclass(frozen=True)
class Stakes:
    """The scores as one seat looks at them."""

    rules: CribbageRules
    side: Side
    """The seat's own."""
    scores: tuple[int, ...]

    @classmethod
    def of(cls, rules: CribbageRules, observation: Observation) -> Stakes:
        side = winning.side_of(rules, own_seat(observation))
        return cls(rules, side, observation.scores)

    @property
    def wanted(self) -> int:
        """1 where points win, -1 where they lose."""
        return 1 if self.rules.win.at_target == "wins" else -1

    def side_of(self, seat: Seat) -> Side:
        return winning.side_of(self.rules, seat)

    def weight(self, side: Side) -> float:
        """What a gain of that side is worth to the seat: of several others, each a part."""
        return 1.0 if side == self.side else -1 / (len(self.scores) - 1)

    def room(self, side: Side) -> int:
        """Points to the target."""
        return self.rules.win.target - self.scores[side]

    def points(self, side: Side, *events: Sequence[ScoreLine]) -> int:
        """What that side may score of these lines, one scoring event after another."""
        points, room = 0, self.room(side)
        for lines in events:
            if points >= room:
                break
            counted, _ = winning.countable(self.rules.win, room - points, lines)
            points += total(counted)
        return points

    def gain(self, side: Side, *events: Sequence[ScoreLine]) -> float:
        """The same as that side values it: reaching the target is worth more than any points."""
        points = self.points(side, *events)
        return self.wanted * (points + WINS * (points >= self.room(side)))
