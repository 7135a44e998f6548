"""A player who does not always do what seems best to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from pegout.bots.player import AnyBot, Choice
from pegout.games.bingo.moves import Action
from pegout.games.bingo.sight import Observation


@dataclass(frozen=True)
class Softened:
    """Takes an action that seems worth ``noise`` small points less 1/e as often as the best."""

    sharp: AnyBot
    noise: float

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        u = chance.random()
        choice = self.sharp.choose(observation, actions, chance)
        if choice.ranking is None or not self.noise:
            return choice
        most = choice.ranking[0].figures["points"]
        odds = [exp((each.figures["points"] - most) / self.noise) for each in choice.ranking]
        left, chosen = u * sum(odds), choice.ranking[0]
        for odd, each in zip(odds, choice.ranking, strict=True):
            left -= odd
            if left < 0:
                chosen = each
                break
        others = tuple(each for each in choice.ranking if each is not chosen)
        return Choice(chosen.action, (chosen, *others))
