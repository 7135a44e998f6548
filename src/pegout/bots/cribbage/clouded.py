"""A strong player's rankings as somebody weaker sees them.

Each decision follows from one number of chance, whatever is overlooked: the more that are needed
follow from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from pegout.analysis.chance import uniform
from pegout.bots.cribbage.composed import Discarding, Laying
from pegout.bots.cribbage.levels import Level
from pegout.bots.cribbage.stakes import WINS, Stakes
from pegout.bots.player import Ranked
from pegout.engine import Side
from pegout.games.cribbage.moves import Action, Discard, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece

TO_53_BITS: Final = 2**53


@dataclass(frozen=True)
class CloudedDiscards:
    """`composed.Discarding` of a level."""

    rules: CribbageRules
    level: Level
    sharp: Discarding

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        return self.sharp.figures(observation, throws, owner, chance)

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """What is chosen first, the others as the strong player ranks them."""
        u = chance.random()
        ranking = self.sharp.rank(observation, discards, chance)
        wanted = Stakes.of(self.rules, observation).wanted
        worth = []
        for place, each in enumerate(_in_order(ranking, discards)):
            hand = each.figures["hand"]
            seen = hand if self.level.throws == "hand" else each.figures["points"]
            worth.append(wanted * (seen - hand * self.level.overlooks * _more(u, place)))
        return _with_first(ranking, discards[drawn(worth, self.level.throw_noise, u)])


@dataclass(frozen=True)
class CloudedLays:
    """`composed.Laying` of a level."""

    rules: CribbageRules
    level: Level
    sharp: Laying

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """As `CloudedDiscards.rank`."""
        u = chance.random()
        ranking = self.sharp.rank(observation, lays, chance)
        wanted = Stakes.of(self.rules, observation).wanted
        worth = []
        for place, each in enumerate(_in_order(ranking, lays)):
            value, points = each.figures["value"], each.figures["points"]
            if points and _more(u, place) < self.level.overlooks:
                value -= wanted * points
                if wanted * value > WINS / 2:
                    value -= wanted * WINS  # nor that it wins; where points lose, that it loses
            worth.append(value)
        return _with_first(ranking, lays[drawn(worth, self.level.lay_noise, u)])


def drawn(worth: Sequence[float], noise: float, u: float) -> int:
    """The place of the most; with noise each as often as e^(worth / noise) says, by ``u``."""
    most = max(worth)
    if not noise:
        return worth.index(most)
    odds = [exp((each - most) / noise) for each in worth]
    left = u * sum(odds)
    for place, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return place
    return worth.index(most)


def _more(u: float, place: int) -> float:
    """Another number from 0 to 1, which follows from the first."""
    return uniform(int(u * TO_53_BITS), place)


def _in_order(ranking: Sequence[Ranked[Action]], actions: Sequence[Action]) -> list[Ranked[Action]]:
    by_action = {each.action: each for each in ranking}
    return [by_action[action] for action in actions]


def _with_first(ranking: Sequence[Ranked[Action]], first: Action) -> tuple[Ranked[Action], ...]:
    chosen = [each for each in ranking if each.action == first]
    return (*chosen, *(each for each in ranking if each.action != first))
