"""Which pieces to put in the crib."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pegout.analysis.cribbage import Role, Shows, chance_cribs, shipped_table
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import own_hand, unseen
from pegout.bots.player import Ranked
from pegout.engine import Side
from pegout.games.cribbage.moves import Action, Discard
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import most_claimed, show_lines
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece

LANDS: Final = 5.0
"""Where only an exact finish wins: what a hand that lands on the target is worth besides. The play
comes between, so that it is no more than likely."""


class Discards:
    """Ranks discards under one set of rules."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules
        self._shows = Shows(rules)
        self._table = shipped_table(rules.name)

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``points``; fewest first where points lose.

        They are the exact mean of what is kept, and the mean of the crib added to it or taken off.
        """
        assert observation.owner is not None
        stakes = Stakes.of(self._rules, observation)
        owner = stakes.side_of(observation.owner)
        throws = [action.pieces for action in discards]
        figures = self.figures(observation, throws, owner, chance)
        ranked = [
            Ranked[Action](action, each) for action, each in zip(discards, figures, strict=True)
        ]
        ranked.sort(key=lambda each: stakes.wanted * each.figures["points"], reverse=True)
        return tuple(ranked)

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        """``points``, ``hand`` and ``crib`` of each throw, if that side owns the crib."""
        stakes = Stakes.of(self._rules, observation)
        hand, may_come = own_hand(observation), unseen(self._rules, observation)
        cribs = self._cribs(throws, may_come, stakes, owner, chance)
        figures = []
        for thrown, crib in zip(throws, cribs, strict=True):
            kept = [piece for piece in hand if piece not in thrown]
            mean, lands = self._hand(kept, may_come, stakes)
            points = mean + LANDS * stakes.wanted * lands + stakes.weight(owner) * crib
            figures.append({"points": points, "hand": mean, "crib": crib})
        return figures

    def _hand(
        self, kept: Sequence[Piece], may_come: Sequence[Piece], stakes: Stakes
    ) -> tuple[float, float]:
        """The mean of the points that may be scored, and how often they are just what is needed."""
        room = stakes.room(stakes.side)
        if not self._rules.win.exact_finish or room > most_claimed(self._rules, "hand"):
            return self._shows.mean(kept, may_come, "hand"), 0.0
        every = []
        for starter in may_come:
            points = self._shows.points(kept, starter, "hand")
            if points > room:  # only then an exact finish takes anything
                lines = show_lines(self._rules, kept, starter, "hand")
                points = stakes.points(stakes.side, lines)
            every.append(points)
        return sum(every) / len(every), every.count(room) / len(every)

    def _cribs(
        self,
        throws: Sequence[tuple[Piece, ...]],
        may_come: Sequence[Piece],
        stakes: Stakes,
        owner: Side,
        chance: Random,
    ) -> list[float]:
        if self._table is None:
            return chance_cribs(self._shows, throws, may_come, self._rules.crib, chance)
        role: Role = "dealer" if owner == stakes.side else "pone"
        return [self._table.mean(role, thrown) for thrown in throws]
