"""The random player at cribbage: anything allowed, but he counts, and bids, as a person might."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pegout.bots.cribbage.attention import CARELESS
from pegout.bots.cribbage.counts import Counts
from pegout.bots.player import Choice
from pegout.bots.random_player import RandomPlayer
from pegout.games.cribbage.moves import Action, Bid, Lay, Muggins, Pass
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation

BIDS: Final = 0.1
"""How often he bids at all."""
HIGHEST: Final = 3
"""How far above the least he goes."""


class Anything:
    """`RandomPlayer`, except for numbers.

    Bids and claims drawn from all numbers would take games nowhere: a player would pay for a crib
    more than he ever scores. He bids seldom and little, and counts with little attention.
    """

    def __init__(self, rules: CribbageRules) -> None:
        self._counts = Counts(rules, CARELESS)
        self._anything = RandomPlayer()

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        answer = self._counts.answer(observation, actions, chance)
        if answer is not None:
            return Choice(answer)
        if Pass() in actions:
            return Choice(self._bid(actions, chance))
        others = [action for action in actions if not isinstance(action, Muggins)]
        # Each piece once, however many claims there are for it.
        once = [action for action in others if not isinstance(action, Lay) or not action.claim]
        action = self._anything.choose(observation, once, chance).action
        if isinstance(action, Lay) and action.claim is not None:
            action = Lay(action.piece, self._counts.lay(observation, action.piece, chance))
        return Choice(action)

    def _bid(self, actions: Sequence[Action], chance: Random) -> Action:
        bids = [action for action in actions if isinstance(action, Bid)]
        if not bids or chance.random() >= BIDS:
            return Pass()
        return chance.choice(sorted(bids, key=lambda each: each.points)[:HIGHEST])
