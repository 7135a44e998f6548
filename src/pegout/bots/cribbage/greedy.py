"""The greedy player: what it holds and what it scores at once, and nothing behind that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.lays import KEEP_LOW
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.player import Ranked
from pegout.engine import Side
from pegout.games.cribbage.moves import Action, Discard, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import last_lines, lay_lines, limit_lines, value
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece


class HandAlone:
    """Discards for the mean of the hand kept. It bids for a crib as anybody does."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules
        self._discards = Discards(rules)

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        return self._discards.figures(observation, throws, owner, chance)

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``hand``."""
        wanted = Stakes.of(self._rules, observation).wanted
        ranking = self._discards.rank(observation, discards, chance)
        return tuple(sorted(ranking, key=lambda each: -wanted * each.figures["hand"]))


class AtOnce:
    """Lays for the most points at once; of like lays the higher piece goes."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules

    def rank(
        self,
        observation: Observation,
        lays: Sequence[Lay | Stop],
        chance: Random,  # noqa: ARG002 - leaves nothing to it
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``value``. ``points`` is what may be scored at once."""
        stakes = Stakes.of(self._rules, observation)
        series = observation.series
        ranked = []
        for action in lays:
            if isinstance(action, Stop):
                events, low = [last_lines(self._rules, series)], 0.0
            else:
                piece = action.piece
                low = KEEP_LOW * value(piece)
                events = [
                    lay_lines(self._rules, series, piece),
                    limit_lines(self._rules, (*series, piece)),
                ]
            now = stakes.points(stakes.side, *events)
            worth = stakes.gain(stakes.side, *events) + stakes.wanted * low
            ranked.append(Ranked[Action](action, {"points": now, "value": worth}))
        return tuple(sorted(ranked, key=lambda each: each.figures["value"], reverse=True))
