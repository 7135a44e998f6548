"""The strong player for any table: it deals the hidden pieces as they may lie, and plays them out.

Two to four seats, everyone for himself or partners, any house rules; what the tables of stored
strategies do not fit is its business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.worlds.dice import dice
from pegout.analysis.cribbage.worlds.figures import (
    PEGGING,
    POINTS,
    WIN,
    discard_figures,
    evened,
    lay_figures,
    throw_means,
)
from pegout.analysis.cribbage.worlds.guess import View
from pegout.analysis.cribbage.worlds.lookahead import STOP
from pegout.analysis.cribbage.worlds.model import Model, model
from pegout.bots.cribbage.attention import SHARP, Attention
from pegout.bots.cribbage.composed import Composed
from pegout.bots.cribbage.knowledge import view_of
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.player import Ranked
from pegout.engine import Seat, Side
from pegout.games.cribbage.moves import Action, Discard, Lay, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece

LAY_WORLDS: Final = 150
THROW_WORLDS: Final = 300
LIKELY_THROWS: Final = 6
"""Throws that are played out: those with the best means of hand and crib."""
BEHIND: Final = 3.0
"""Points behind the best mean of hand and crib at which a throw is not played out."""
TIE: Final = 1e-4
"""What a point is worth beside winning: it decides where the game is as good as won or lost."""


@dataclass(frozen=True)
class Effort:
    """How much is tried for a decision."""

    lay_worlds: int = LAY_WORLDS
    throw_worlds: int = THROW_WORLDS


class Worlds(Composed):
    """Discards and lays for the win, by the mean over worlds that agree with what it knows."""

    def __init__(
        self, rules: CribbageRules, attention: Attention = SHARP, effort: Effort | None = None
    ) -> None:
        effort = effort or Effort()
        known = model(rules)
        super().__init__(
            rules, attention, WorldDiscards(rules, known, effort), WorldLays(rules, known, effort)
        )


class WorldDiscards:
    """Ranks discards: the exact mean of the hand, that of the crib, and the rest by worlds."""

    def __init__(self, rules: CribbageRules, known: Model, effort: Effort) -> None:
        self._rules = rules
        self._model = known
        self._effort = effort

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``win``, and behind them by ``points`` those that were not played out.

        ``points`` is ``hand``, and ``crib`` added or taken off, and what is pegged.
        """
        dice_of = _dice(chance)
        assert observation.owner is not None
        stakes = Stakes.of(self._rules, observation)
        view = view_of(self._rules, observation, self._model.lowered.deal)
        numbers = self._numbers(view, [action.pieces for action in discards])
        means, worth = self._means(view, stakes, observation.owner)
        means, worth = means[numbers], worth[numbers]
        order = np.argsort(-stakes.wanted * worth, kind="stable")
        close = stakes.wanted * worth[order] > stakes.wanted * worth[order[0]] - BEHIND
        likely = order[close][:LIKELY_THROWS]
        model = self._model
        played = discard_figures(
            model.lowered.play,
            model.show,
            model.lowered.deal,
            model.keep,
            model.race,
            view,
            dice_of,
            numbers[likely],
            self._effort.throw_worlds,
        )
        win, pegging = evened(played, worth[likely]), played[:, PEGGING]
        ranked: list[tuple[float, Ranked[Action]]] = []
        for place, i in enumerate(likely):
            points = worth[i] + pegging[place]
            figures = {
                "win": float(win[place]),
                "points": float(points),
                "hand": float(means[i, 0]),
                "crib": float(means[i, 1]),
                "pegging": float(pegging[place]),
            }
            key = win[place] + TIE * stakes.wanted * points
            ranked.append((key, Ranked(discards[i], figures)))
        ranked.sort(key=lambda each: each[0], reverse=True)
        rest = [
            Ranked[Action](
                discards[i],
                {
                    "points": float(worth[i]),
                    "hand": float(means[i, 0]),
                    "crib": float(means[i, 1]),
                },
            )
            for i in order
            if i not in likely
        ]
        return (*(each for _, each in ranked), *rest)

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,  # noqa: ARG002 - leaves nothing to it
    ) -> list[dict[str, float]]:
        """``points``, ``hand`` and ``crib`` of each throw, if that side owns the crib."""
        stakes = Stakes.of(self._rules, observation)
        view = view_of(self._rules, observation, self._model.lowered.deal)
        seat = next(
            Seat(seat) for seat in range(self._rules.seats) if stakes.side_of(Seat(seat)) == owner
        )
        means, worth = self._means(view, stakes, seat)
        numbers = self._numbers(view, throws)
        return [
            {
                "points": float(worth[each]),
                "hand": float(means[each, 0]),
                "crib": float(means[each, 1]),
            }
            for each in numbers
        ]

    def _numbers(self, view: View, throws: Sequence[tuple[Piece, ...]]) -> npt.NDArray[np.int64]:
        """The numbers of the throws of this hand."""
        places = {int(piece): place for place, piece in enumerate(view.hand)}
        index = SETS[self._rules.pieces].index
        order = combinations(range(len(view.hand)), self._rules.deal.throw)
        number = {throw: at for at, throw in enumerate(order)}
        return np.array(
            [number[tuple(sorted(places[index(piece)] for piece in each))] for each in throws],
            np.int64,
        )

    def _means(
        self, view: View, stakes: Stakes, owner: Seat
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """[throws, 2], hand and crib; and [throws], both together as the seat values them."""
        own = int(stakes.side_of(owner) == stakes.side)
        model = self._model
        means = throw_means(model.show, model.lowered.deal, model.keep, view, own)
        return means, means[:, 0] + stakes.weight(stakes.side_of(owner)) * means[:, 1]


class WorldLays:
    """Ranks lays by worlds."""

    def __init__(self, rules: CribbageRules, known: Model, effort: Effort) -> None:
        self._rules = rules
        self._model = known
        self._effort = effort

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first by ``win``. ``points`` are those of the rest of the deal."""
        dice_of = _dice(chance)
        model, wanted = self._model, self._model.lowered.deal.wanted
        index = SETS[self._rules.pieces].index
        ranks = [
            STOP if isinstance(action, Stop) else int(model.lowered.deal.rank[index(action.piece)])
            for action in lays
        ]
        different = sorted(set(ranks))
        if len(different) == 1:
            return tuple(Ranked[Action](action, {}) for action in lays)
        played = lay_figures(
            model.lowered.play,
            model.show,
            model.lowered.deal,
            model.keep,
            model.race,
            view_of(self._rules, observation, model.lowered.deal),
            dice_of,
            np.array(different, np.int64),
            self._effort.lay_worlds,
        )
        row = {rank: played[at] for at, rank in enumerate(different)}
        ranked = [
            (
                row[rank][WIN] + TIE * wanted * row[rank][POINTS],
                Ranked[Action](
                    action,
                    {
                        "win": float(row[rank][WIN]),
                        "points": float(row[rank][POINTS]),
                        "pegging": float(row[rank][PEGGING]),
                    },
                ),
            )
            for action, rank in zip(lays, ranks, strict=True)
        ]
        ranked.sort(key=lambda each: each[0], reverse=True)
        return tuple(each for _, each in ranked)


def _dice(chance: Random) -> npt.NDArray[np.uint64]:
    """The one number that a decision takes, as the start of a kernel's chance."""
    return dice(int(chance.random() * 2**53))
