"""One look ahead in the play: what a piece brings, what the next may answer, and the answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from math import comb
from typing import Final

from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import number, own_seat, unseen
from pegout.engine import Seat, Side
from pegout.games.cribbage.scoring import TRAITS, count, last_lines, lay_lines, limit_lines, value
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece

Series = tuple[Piece, ...]

ANSWER_COUNTS: Final = 0.6
"""What a point of one's own answer is worth beside one of the opponent's lay: he sees further than
his own points, and seldom lays what brings him little and the answer much."""


@dataclass(frozen=True)
class Other:
    """Somebody who can still lay in this series."""

    side: Side
    holds: int
    """How many pieces, each of them as likely any unseen one."""


@dataclass(frozen=True)
class Prospect:
    """What the seat reckons with. Everything is worth what it is worth to the seat."""

    stakes: Stakes
    kinds: Counter[int]
    """Unseen pieces by kind."""
    stands_for: dict[int, Piece]
    """A piece of each unseen kind."""
    others: tuple[Other, ...]
    """Clockwise from the seat."""

    @classmethod
    def of(cls, stakes: Stakes, observation: Observation) -> Prospect:
        may_be = unseen(stakes.rules, observation)
        seat, seats = own_seat(observation), len(observation.hands)
        after = (Seat((seat + step) % seats) for step in range(1, seats))
        return cls(
            stakes=stakes,
            kinds=Counter(TRAITS[piece].kind for piece in may_be),
            stands_for={TRAITS[piece].kind: piece for piece in may_be},
            others=tuple(
                Other(stakes.side_of(other), number(observation.hands[other]))
                for other in after
                if other not in observation.said_go and number(observation.hands[other]) > 0
            ),
        )

    def worth(self, series: Series, piece: Piece, rest: Series) -> float:
        """Points now, less what the next lay brings an opponent, plus the answer to it."""
        laid = (*series, piece)
        now = self.gain(self.stakes.side, series, piece)
        if self.at_limit(laid):
            return now
        return now + self.replies(laid, rest, self.others)

    def gain(self, side: Side, series: Series, piece: Piece) -> float:
        """What laying the piece scores at once: fifteen, pair, run, and the limit."""
        rules = self.stakes.rules
        return self.stakes.gain(
            side, lay_lines(rules, series, piece), limit_lines(rules, (*series, piece))
        )

    def at_limit(self, laid: Series) -> bool:
        return count(laid) == self.stakes.rules.play.limit

    def replies(self, laid: Series, rest: Series, others: tuple[Other, ...]) -> float:
        """What follows when each of the others in turn lays what serves him best, if he can."""
        if not others:
            return self.alone(laid, rest)
        other, *later = others
        room = self.stakes.rules.play.limit - count(laid)
        scored = sorted(
            (
                (self.gain(other.side, laid, reply), kind, reply)
                for kind, reply in self.stands_for.items()
                if value(reply) <= room
            ),
            key=lambda each: (-each[0], each[1]),
        )
        worth, better = 0.0, 0  # unseen pieces that would serve him better
        for gain, alike in groupby(scored, key=lambda each: each[0]):
            group = [(kind, reply) for _, kind, reply in alike]
            size = sum(self.kinds[kind] for kind, _ in group)
            chance = self.none_of(better, other) - self.none_of(better + size, other)
            worth += chance * self.stakes.weight(other.side) * gain
            if not later:
                answer = sum(
                    self.kinds[kind] * self.answer(other, (*laid, reply), rest)
                    for kind, reply in group
                )
                worth += chance * ANSWER_COUNTS * answer / size
            better += size
        return worth + self.none_of(better, other) * self.replies(laid, rest, tuple(later))

    def none_of(self, wanted: int, other: Other) -> float:
        """How likely somebody holds none of so many unseen pieces."""
        every = self.kinds.total()
        return comb(every - wanted, other.holds) / comb(every, other.holds)

    def answer(self, other: Other, laid: Series, rest: Series) -> float:
        """The best answer to the other's lay; without one the last point is his."""
        if self.at_limit(laid):
            return 0
        answers = [self.gain(self.stakes.side, laid, piece) for piece in self.fitting(laid, rest)]
        if answers:
            return max(answers)
        lines = last_lines(self.stakes.rules, laid)
        return self.stakes.weight(other.side) * self.stakes.gain(other.side, lines)

    def alone(self, laid: Series, rest: Series) -> float:
        """The most that the seat gets by laying on until the series ends, the end included."""
        if self.at_limit(laid):
            return 0  # counted when the limit was made
        ways = [
            self.gain(self.stakes.side, laid, piece)
            + self.alone((*laid, piece), tuple(other for other in rest if other != piece))
            for piece in self.fitting(laid, rest)
        ]
        return max(ways) if ways else self.end(laid)

    def end(self, laid: Series) -> float:
        """What the end of the series is worth to the seat, if it laid last."""
        return self.stakes.gain(self.stakes.side, last_lines(self.stakes.rules, laid))

    def fitting(self, laid: Series, rest: Series) -> list[Piece]:
        room = self.stakes.rules.play.limit - count(laid)
        return [piece for piece in rest if value(piece) <= room]
