"""The parts of players whose decisions are those of the simulator's kernels.

Figures and choices are the kernels' own, so that a game of such players is the same game in the
engine and in `analysis.cribbage.simulation`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from pegout.analysis.cribbage.discard_arrays import DEALER, PONE
from pegout.analysis.cribbage.discard_kernel import discard_means, discard_value
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import deciding_game
from pegout.analysis.cribbage.simulation.mixing import fill_shares, mixed_lay
from pegout.analysis.cribbage.simulation.policy import Laying as LayingWord
from pegout.analysis.cribbage.simulation.policy import Policy, Throwing, policy_numbers
from pegout.analysis.cribbage.simulation.prospect import look_ahead
from pegout.analysis.cribbage.simulation.sampler import WORLDS, stack, weigh_worlds
from pegout.analysis.cribbage.simulation.sight import Sight
from pegout.analysis.cribbage.simulation.weighing import weigh_points
from pegout.bots.cribbage.sighted import sight_of
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.player import Ranked
from pegout.engine import Side
from pegout.games.cribbage.moves import Action, Discard, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece


@dataclass(frozen=True)
class CompiledDiscards:
    """`composed.Discarding`: what is kept exactly, and cribs and the play as the tables say."""

    rules: CribbageRules
    mind: Mind
    weighs: Throwing = "all"
    """``hand`` alone, or ``all``."""

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        """``points``, ``hand``, ``crib`` and ``pegging`` of each throw."""
        del chance
        throwing, sight = self.mind.throwing, sight_of(self.rules, observation)
        stakes = Stakes.of(self.rules, observation)
        role = DEALER if owner == stakes.side else PONE
        # After an auction the crib may be another's than the dealer's; the play is not.
        pegging = throwing.pegging if role == sight.role else throwing.pegging[::-1].copy()
        dealt = sight.dealt[: self.rules.deal.each]
        means = discard_means(
            throwing.show, throwing.throws, throwing.tables, dealt.copy(), role, pegging
        )
        numbers, figures = self._numbers(dealt), []
        for pieces in throws:
            number = numbers[frozenset(pieces)]
            points = stakes.wanted * discard_value(throwing.throws, means, role, number)
            hand, crib, in_play = map(float, means[number])
            figures.append({"points": points, "hand": hand, "crib": crib, "pegging": in_play})
        return figures

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by what is weighed."""
        assert observation.owner is not None
        stakes = Stakes.of(self.rules, observation)
        throws = [action.pieces for action in discards]
        figures = self.figures(observation, throws, stakes.side_of(observation.owner), chance)
        by = "hand" if self.weighs == "hand" else "points"
        return _ranked(discards, figures, by, stakes.wanted)

    def _numbers(self, dealt: np.ndarray) -> dict[frozenset[Piece], int]:
        """The numbers of throws by what is thrown."""
        pieces = SETS[self.rules.pieces].pieces
        return {
            frozenset(pieces[dealt[place]] for place in places): number
            for number, places in enumerate(self.mind.throwing.throws.thrown)
        }


@dataclass(frozen=True)
class CompiledLays:
    """`composed.Laying`: points at once, or with one look ahead."""

    rules: CribbageRules
    mind: Mind
    looks: LayingWord = "ahead"
    """``at once`` or ``ahead``."""

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``value``. ``points`` is what may be scored at once."""
        del chance
        game, sight = deciding_game(self.rules), sight_of(self.rules, observation)
        values, points = self.mind.values[: game.play.kept], self.mind.points
        weigh_points(game, sight, points, values)
        if self.looks == "ahead":
            look_ahead(game, sight, values)
        figures = [
            {"points": float(points[place]), "value": float(values[place])}
            for place in _places(self.rules, sight, lays)
        ]
        return _ranked(lays, figures, "value", 1)


@dataclass(frozen=True)
class MixedLays:
    """`composed.Laying`: as the stored equilibrium mixes, for points."""

    rules: CribbageRules
    mind: Mind

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """What is laid now first, then by ``share``: how often each is laid."""
        u = chance.random()
        game, sight = deciding_game(self.rules), sight_of(self.rules, observation)
        weigh_points(game, sight, self.mind.points, self.mind.values[: game.play.kept])
        fill_shares(game, self.mind.laying, sight)
        places = list(_places(self.rules, sight, lays))
        figures = [
            {
                "points": float(self.mind.points[place]),
                "share": float(self.mind.laying.shares[place]),
            }
            for place in places
        ]
        chosen = places.index(mixed_lay(game, self.mind.laying, POINTS, sight, u))
        ranking = _ranked(lays, figures, "share", 1)
        first = [each for each in ranking if each.action == lays[chosen]]
        return (*first, *(each for each in ranking if each.action != lays[chosen]))


@dataclass(frozen=True)
class SampledLays:
    """`composed.Laying`: the best on the average over hands dealt to the other (`sampler`)."""

    rules: CribbageRules
    mind: Mind

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``value``: points, one's own less the other's, to the end of the play."""
        u = chance.random()
        game, sight = deciding_game(self.rules), sight_of(self.rules, observation)
        values = self.mind.values[: game.play.kept]
        weigh_points(game, sight, self.mind.points, values)
        weigh_worlds(game, self.mind.laying, sight, u, WORLDS, stack(), values)
        figures = [
            {"points": float(self.mind.points[place]), "value": float(values[place])}
            for place in _places(self.rules, sight, lays)
        ]
        return _ranked(lays, figures, "value", 1)


POINTS = policy_numbers(Policy(throws="all", lays="blueprint"))[0]


def _places(rules: CribbageRules, sight: Sight, lays: Sequence[Lay | Stop]) -> Iterator[int]:
    """Of each lay the place of its piece in the hand kept."""
    pieces = SETS[rules.pieces].pieces
    kept = [pieces[index] for index in sight.kept[: rules.kept]]
    for action in lays:
        assert isinstance(action, Lay)  # where one may stop, kernels do not play
        yield kept.index(action.piece)


def _ranked(
    actions: Sequence[Action], figures: Sequence[dict[str, float]], by: str, wanted: int
) -> tuple[Ranked[Action], ...]:
    ranking = [Ranked[Action](action, each) for action, each in zip(actions, figures, strict=True)]
    return tuple(sorted(ranking, key=lambda each: wanted * each.figures[by], reverse=True))
