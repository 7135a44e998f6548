"""Which pieces to put in the crib."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pegout.analysis.cribbage import Role, Shows, chance_cribs, shipped_table
from pegout.bots.cribbage.view import own_hand, own_seat, unseen
from pegout.bots.player import Ranked
from pegout.games.cribbage.moves import Action, Discard
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece


class Discards:
    """Ranks discards under one set of rules."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules
        self._shows = Shows(rules)
        self._table = shipped_table(rules.name)

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``points``.

        They are the exact mean of what is kept, and the mean of the crib added to it or taken off.
        """
        hand, may_come = own_hand(observation), unseen(self._rules, observation)
        sign = 1 if self._owns_crib(observation) else -1
        cribs = self._means(observation, [action.pieces for action in discards], may_come, chance)
        ranked = []
        for action, crib in zip(discards, cribs, strict=True):
            kept = [piece for piece in hand if piece not in action.pieces]
            mean = self._shows.mean(kept, may_come, "hand")
            figures = {"points": mean + sign * crib, "hand": mean, "crib": crib}
            ranked.append(Ranked[Action](action, figures))
        return tuple(sorted(ranked, key=lambda each: each.figures["points"], reverse=True))

    def _owns_crib(self, observation: Observation) -> bool:
        assert observation.dealer is not None
        between = own_seat(observation) - observation.dealer
        return between % (2 if self._rules.sides == "partners" else self._rules.seats) == 0

    def _means(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        may_come: Sequence[Piece],
        chance: Random,
    ) -> list[float]:
        if self._table is None:
            return chance_cribs(self._shows, throws, may_come, self._rules.crib, chance)
        role: Role = "dealer" if own_seat(observation) == observation.dealer else "pone"
        return [self._table.mean(role, thrown) for thrown in throws]
