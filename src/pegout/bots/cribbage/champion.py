"""The champion of two seats: for points while the end is far, then for the win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.champion.deciding import (
    BY_POINTS,
    champion_throw,
    pick_lay,
    weigh_lays,
    weigh_throws,
)
from pegout.analysis.cribbage.champion.mind import ALWAYS, Mind
from pegout.analysis.cribbage.simulation.game import Game, deciding_game
from pegout.analysis.cribbage.simulation.sight import Sight
from pegout.bots.cribbage.sighted import sight_of
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import own_hand
from pegout.bots.player import Ranked
from pegout.engine import Side
from pegout.games.cribbage.moves import Action, Discard, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS, lay_lines, limit_lines
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece


@dataclass(frozen=True)
class ChampionDiscards:
    """`composed.Discarding`."""

    rules: CribbageRules
    mind: Mind

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        """``points``, ``hand``, ``crib`` and ``pegging``; ``win`` for the best of them."""
        del owner, chance  # the crib is the dealer's, and nothing is left to chance
        return self._figures(sight_of(self.rules, observation), throws)

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """What is thrown first, the best but for rounding; then by ``win``, then by ``points``."""
        chance.random()  # every decision takes one number, needed or not
        game, sight = deciding_game(self.rules), sight_of(self.rules, observation)
        chosen = champion_throw(game, self.mind, sight)
        figures = self._figures(sight, [each.pieces for each in discards])
        thrown = self._throw_numbers(game, sight)
        ranked = [
            Ranked[Action](action, each) for action, each in zip(discards, figures, strict=True)
        ]
        wanted = Stakes.of(self.rules, observation).wanted

        def worth(each: Ranked[Action]) -> tuple[bool, float, float]:
            assert isinstance(each.action, Discard)
            first = thrown[frozenset(each.action.pieces)] == chosen
            return first, each.figures.get("win", -1.0), wanted * each.figures["points"]

        return tuple(sorted(ranked, key=worth, reverse=True))

    def _figures(self, sight: Sight, throws: Sequence[tuple[Piece, ...]]) -> list[dict[str, float]]:
        game = deciding_game(self.rules)
        told = self.mind._replace(manner=self.mind.manner._replace(throws_within=ALWAYS))
        weigh_throws(game, told, sight)
        means, wins = self.mind.throwing.means, self.mind.values.copy()
        numbers, figures = self._throw_numbers(game, sight), []
        for pieces in throws:
            number = numbers[frozenset(pieces)]
            hand, crib, pegging = (float(each) for each in means[number])
            points = hand + (crib if sight.role else -crib) + pegging
            told_of = {"points": points, "hand": hand, "crib": crib, "pegging": pegging}
            win = {"win": float(wins[number])} if wins[number] >= 0 else {}
            figures.append({**win, **told_of})
        return figures

    def _throw_numbers(self, game: Game, sight: Sight) -> dict[frozenset[Piece], int]:
        pieces = SETS[self.rules.pieces].pieces
        dealt = [pieces[index] for index in sight.dealt[: game.each]]
        return {
            frozenset(dealt[place] for place in game.thrown[number, : game.throw]): number
            for number in range(game.throws)
        }


@dataclass(frozen=True)
class ChampionLays:
    """`composed.Laying`."""

    rules: CribbageRules
    mind: Mind

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """What is laid first; then by ``win``. Far from the end that is drawn by ``share``.

        ``points`` are those scored at once, ``share`` how often it is laid where that is drawn.
        """
        u = chance.random()
        rules, game, sight = (
            self.rules,
            deciding_game(self.rules),
            sight_of(self.rules, observation),
        )
        kept = [SETS[rules.pieces].pieces[index] for index in sight.kept[: game.play.kept]]
        pieces = [lay.piece for lay in lays if isinstance(lay, Lay)]
        shares = np.zeros(5, np.float32)
        how, hand = weigh_lays(game, self.mind, sight, shares)
        chosen = pieces[0]
        if len(pieces) > 1:
            chosen = kept[pick_lay(game, self.mind, sight, how, hand, shares, u)]
        if how == BY_POINTS:  # the ranking tells chances all the same
            told = self.mind._replace(manner=self.mind.manner._replace(lays_within=ALWAYS))
            weigh_lays(game, told, sight, shares)
        wins, mixture = self._by_kind(hand, shares)
        ranked = []
        for action in lays:
            assert isinstance(action, Lay)  # a ruleset where one may stop has no champion's tables
            kind = TRAITS[action.piece].kind
            series = observation.series
            lines = (
                *lay_lines(rules, series, action.piece),
                *limit_lines(rules, (*series, action.piece)),
            )
            win = wins.get(kind)
            figures = {"win": win} if win is not None else {}
            figures |= {"share": mixture[kind], "points": float(sum(each.points for each in lines))}
            ranked.append(Ranked[Action](action, figures))
        # The chosen piece stands first; of pieces alike it is the first of the hand that is laid.
        assert chosen in own_hand(observation)
        ranked.sort(
            key=lambda each: (
                isinstance(each.action, Lay) and each.action.piece == chosen,
                each.figures.get("win", -1.0),
                each.figures["share"],
            ),
            reverse=True,
        )
        return tuple(ranked)

    def _by_kind(
        self, hand: int, shares: npt.NDArray[np.float32]
    ) -> tuple[dict[int, float], dict[int, float]]:
        """Winning chances, and shares of the mixture that is laid by."""
        lowest = min(TRAITS[piece].kind for piece in SETS[self.rules.pieces])
        ranks = self.mind.numbers.ranks[hand]
        wins: dict[int, float] = {}
        mixture: dict[int, float] = {}
        for place, rank in enumerate(ranks):
            if rank < 0:
                break
            worth = float(self.mind.worth[rank])
            if not np.isnan(worth):
                wins[int(rank) + lowest] = worth
            kind = int(rank) + lowest
            mixture[kind] = mixture.get(kind, 0.0) + float(shares[place])
        return wins, mixture
