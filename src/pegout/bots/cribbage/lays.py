"""Which piece to lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import comb
from typing import Final

from pegout.bots.cribbage.view import number, own_hand, own_seat, unseen
from pegout.bots.player import Ranked
from pegout.engine import total
from pegout.games.cribbage.moves import Action, Lay
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS, count, last_lines, lay_lines, limit_lines, value
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece

Series = tuple[Piece, ...]

KEEP_LOW: Final = 0.01
"""What a pip laid early is worth: between like moves the higher piece goes and the low one stays,
for a go or to make the limit."""
ANSWER_COUNTS: Final = 0.6
"""What a point of one's own answer is worth beside one of the opponent's lay: he sees further than
his own points, and seldom lays what brings him little and the answer much."""
WINS: Final = 1000.0
"""More than anything else can be worth."""


@dataclass(frozen=True)
class Prospect:
    """What the seat reckons with: the next opponent holds some of the unseen pieces, all alike."""

    rules: CribbageRules
    kinds: Counter[int]
    """Unseen pieces by kind."""
    stands_for: dict[int, Piece]
    """A piece of each unseen kind."""
    opponent: int
    """How many pieces the next one holds who can still lay in this series; 0 if nobody can."""

    def worth(self, series: Series, piece: Piece, rest: Series) -> float:
        """Points now, less what the next lay brings the opponent, plus the answer to it."""
        laid = (*series, piece)
        now = float(points(self.rules, series, piece))
        if count(laid) == self.rules.play.limit:
            return now
        if self.opponent == 0:
            return now + self.alone(laid, rest)
        replies = [
            (kind, reply)
            for kind, reply in self.stands_for.items()
            if count(laid) + value(reply) <= self.rules.play.limit
        ]
        scored = sorted(
            ((points(self.rules, laid, reply), kind, reply) for kind, reply in replies),
            key=lambda each: (-each[0], each[1]),
        )
        better = 0  # unseen pieces that would bring the opponent more
        for gain, alike in groupby(scored, key=lambda each: each[0]):
            group = [(kind, reply) for _, kind, reply in alike]
            size = sum(self.kinds[kind] for kind, _ in group)
            chance = self.none_of(better) - self.none_of(better + size)
            answer = sum(
                self.kinds[kind] * self.answer((*laid, reply), rest) for kind, reply in group
            )
            now += chance * (ANSWER_COUNTS * answer / size - gain)
            better += size
        return now + self.none_of(better) * self.alone(laid, rest)

    def none_of(self, wanted: int) -> float:
        """How likely the opponent holds none of so many unseen pieces."""
        every = self.kinds.total()
        return comb(every - wanted, self.opponent) / comb(every, self.opponent)

    def answer(self, laid: Series, rest: Series) -> float:
        """The best answer to the opponent's lay; without one the last point is his."""
        if count(laid) == self.rules.play.limit:
            return 0
        answers = [points(self.rules, laid, piece) for piece in self.fitting(laid, rest)]
        return max(answers, default=-self.rules.play.last_points)

    def alone(self, laid: Series, rest: Series) -> float:
        """The most that the seat gets by laying on until the series ends, the end included."""
        if count(laid) == self.rules.play.limit:
            return 0  # counted when the limit was made
        ways = [
            points(self.rules, laid, piece)
            + self.alone((*laid, piece), tuple(other for other in rest if other != piece))
            for piece in self.fitting(laid, rest)
        ]
        return max(ways, default=total(last_lines(self.rules, laid)))

    def fitting(self, laid: Series, rest: Series) -> list[Piece]:
        room = self.rules.play.limit - count(laid)
        return [piece for piece in rest if value(piece) <= room]


def points(rules: CribbageRules, series: Series, piece: Piece) -> int:
    """What laying the piece scores at once: fifteen, pair, run, and the limit."""
    lines = (*lay_lines(rules, series, piece), *limit_lines(rules, (*series, piece)))
    return total(lines)


def rank_lays(
    rules: CribbageRules, observation: Observation, lays: Sequence[Lay]
) -> tuple[Ranked[Action], ...]:
    """Best first by ``value``. ``points`` is what the piece scores at once."""
    prospect = _prospect(rules, observation)
    hand, needed = own_hand(observation), _needed(rules, observation)
    ranked = []
    for action in lays:
        now = points(rules, observation.series, action.piece)
        rest = tuple(piece for piece in hand if piece != action.piece)
        worth = prospect.worth(observation.series, action.piece, rest)
        worth += KEEP_LOW * value(action.piece)
        if now >= needed and not (rules.win.exact_finish and now > needed):
            worth += WINS
        ranked.append(Ranked[Action](action, {"points": now, "value": worth}))
    return tuple(sorted(ranked, key=lambda each: each.figures["value"], reverse=True))


def _needed(rules: CribbageRules, observation: Observation) -> int:
    seat = own_seat(observation)
    side = seat % len(observation.scores)  # partners sit opposite each other
    return rules.win.target - observation.scores[side]


def _prospect(rules: CribbageRules, observation: Observation) -> Prospect:
    may_be = unseen(rules, observation)
    seat, seats = own_seat(observation), len(observation.hands)
    holding = [
        number(observation.hands[other])
        for other in ((seat + step) % seats for step in range(1, seats))
        if other not in observation.said_go and number(observation.hands[other]) > 0
    ]
    return Prospect(
        rules=rules,
        kinds=Counter(TRAITS[piece].kind for piece in may_be),
        stands_for={TRAITS[piece].kind: piece for piece in may_be},
        opponent=holding[0] if holding else 0,
    )
