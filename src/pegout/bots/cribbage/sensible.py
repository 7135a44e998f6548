"""A player with sense: exact averages in the discard, one look ahead in the play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.lays import rank_lays
from pegout.bots.player import Choice
from pegout.games.cribbage.moves import Action, Discard, Lay
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation


class Sensible:
    """Discards and lays for the most points. The score matters to it only in the last few points.

    It cuts anywhere. Where a house rule lets it stop the play it goes on: more can only help.
    """

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules
        self._discards = Discards(rules)

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        discards = [action for action in actions if isinstance(action, Discard)]
        lays = [action for action in actions if isinstance(action, Lay)]
        if discards:
            ranking = self._discards.rank(observation, discards, chance)
        elif lays:
            ranking = rank_lays(self._rules, observation, lays)
        else:
            return Choice(chance.choice(actions))
        return Choice(ranking[0].action, ranking)
