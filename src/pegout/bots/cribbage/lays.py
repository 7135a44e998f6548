"""Which piece to lay."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pegout.bots.cribbage.prospect import Prospect
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import own_hand
from pegout.bots.player import Ranked
from pegout.games.cribbage.moves import Action, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import last_lines, lay_lines, limit_lines, value
from pegout.games.cribbage.sight import Observation

KEEP_LOW: Final = 0.01
"""What a pip laid early is worth: between like moves the higher piece goes and the low one stays,
for a go or to make the limit. Where points lose it is the other way about."""


class Lays:
    """Ranks lays under one set of rules."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules

    def rank(
        self,
        observation: Observation,
        lays: Sequence[Lay | Stop],
        chance: Random,  # noqa: ARG002 - leaves nothing to it
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``value``. ``points`` is what may be scored at once."""
        rules = self._rules
        stakes = Stakes.of(rules, observation)
        prospect = Prospect.of(stakes, observation)
        hand, series = own_hand(observation), observation.series
        ranked = []
        for action in lays:
            if isinstance(action, Stop):
                now = stakes.points(stakes.side, last_lines(rules, series))
                worth = prospect.end(series)
            else:
                piece = action.piece
                now = stakes.points(
                    stakes.side,
                    lay_lines(rules, series, piece),
                    limit_lines(rules, (*series, piece)),
                )
                rest = tuple(other for other in hand if other != piece)
                worth = prospect.worth(series, piece, rest)
                worth += stakes.wanted * KEEP_LOW * value(piece)
            ranked.append(Ranked[Action](action, {"points": now, "value": worth}))
        return tuple(sorted(ranked, key=lambda each: each.figures["value"], reverse=True))
