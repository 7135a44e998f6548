"""Solving the play: CFR+ on the public tree, and exact best responses to what it finds.

Sources: O. Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014); M. Johanson and
others, "Accelerating Best Response Calculation in Large Extensive Games" (2011), for vectors of
hands on the public tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.hand_numbers import hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.pegging.course import DEALER, PONE
from pegout.analysis.cribbage.pegging.domains import domains
from pegout.analysis.cribbage.pegging.payoffs import payoff_places, price
from pegout.analysis.cribbage.pegging.sweeps import (
    ANSWER,
    FOLLOW,
    LEARN,
    sweep_down,
    sweep_up,
    workspace,
)
from pegout.analysis.cribbage.pegging.tree import PublicTree, grow

Part = TypeVar("Part")
Floats = npt.NDArray[np.float32]
SLIPS: Final = 0.001
"""While they learn both expect the other to lay any rank alike so often. It costs them next to
nothing and teaches them what to do where only a slip leads."""
TOP: Final = 2
"""Levels that are swept before and after the subtrees below them."""


@dataclass(frozen=True)
class Responses:
    """How well a pair of strategies does, in points a deal to the pone's margin."""

    value: float
    """What the pone gains on the dealer where both play by them."""
    pone: float
    """What he gains where he plays best against the dealer's."""
    dealer: float
    """What the dealer gains on the pone where he plays best against the pone's."""

    @property
    def exploitability(self) -> float:
        """Points a deal and player that best responses gain on them."""
        return (self.pone + self.dealer) / 2


class Solver:
    """The play under one set of rules, with regrets and average strategies so far.

    ``prior`` [hands, hands] is how likely each pair of kept hands (pone, dealer) is. ``sense`` is
    -1 where points are bad for who scores them.
    """

    def __init__(
        self,
        play: PlayArrays,
        prior: Floats,
        *,
        sense: int = 1,
        workers: int = 1,
        slips: float = SLIPS,
    ) -> None:
        grown = grow(play)
        self.tree: PublicTree = grown.tree
        self._courses = grown.courses
        self._play, self._sense, self._workers, self._slips = play, sense, workers, slips
        self._numbers, self._held_by = hand_numbers(), domains()
        self._room = workspace(self.tree, self._held_by, play.kept)
        self._payoff_at = payoff_places(self.tree, self._held_by)
        self._payoffs = np.zeros(self._payoff_at[-1], np.float32)
        self._top, self._below = _stretches(self.tree)
        self.regrets = np.zeros(self.tree.weights, np.float32)
        self.averages = np.zeros(self.tree.weights, np.float32)
        self.rounds = 0
        self.expect(prior)

    def expect(self, prior: Floats) -> None:
        """Go on with another prior; averages begin anew."""
        size = hands_of(self._play.kept)
        if prior.shape != (size, size):
            raise ValueError(f"the prior is over {size} hands each, not {prior.shape}")
        prior = np.ascontiguousarray(prior, np.float32)
        self._marginals = (prior.sum(axis=1), prior.sum(axis=0))

        def part(ends: tuple[int, int]) -> None:
            price(
                self._play, self._sense, prior, self.tree, self._courses, self._numbers,
                self._held_by, self._payoff_at, *ends, self._payoffs,
            )  # fmt: skip

        nodes = np.linspace(0, len(self.tree.acts), 65).astype(int).tolist()
        self._each(part, list(pairwise(nodes)))
        self.averages[:] = 0
        self.rounds = 0

    def go_on(self, averages: Floats, rounds: int) -> None:
        """Go on from averages over so many rounds; the regrets are set beside them."""
        self.averages[:] = averages
        self.rounds = rounds

    @property
    def whole(self) -> float:
        """What the averages of a hand add up to that is always come to."""
        return sum(float(number**2) for number in range(1, self.rounds + 1))

    def learn(self) -> None:
        """One round: the pone learns, then the dealer."""
        self.rounds += 1
        for traverser in (PONE, DEALER):
            self._sweep(self.regrets, LEARN, traverser, float(self.rounds**2), self._slips)

    def responses(self, weights: Floats) -> Responses:
        """What play in proportion to the weights is worth, and exact best responses to it."""
        value = self._sweep(weights, FOLLOW, PONE).sum(dtype=np.float64)
        pone = self._sweep(weights, ANSWER, PONE).sum(dtype=np.float64)
        dealer = self._sweep(weights, ANSWER, DEALER).sum(dtype=np.float64)
        return Responses(float(value), float(pone), float(dealer))

    def values(self, weights: Floats) -> Floats:
        """[2, hands]: what a kept hand wins more than the other, as pone and as dealer.

        The mean over the other's hands; 0 for a hand that is never kept.
        """
        found = np.zeros((2, hands_of(self._play.kept)), np.float32)
        for role in (PONE, DEALER):
            worth = self._sweep(weights, FOLLOW, role)
            chance = self._marginals[role]
            np.divide(worth, chance, out=found[role], where=chance > 0)
        return found

    def _sweep(
        self,
        weights: Floats,
        mode: int,
        traverser: int,
        portion: float = 0.0,
        slips: float = 0.0,
    ) -> Floats:
        """One walk down and up for one of the players; the values of his hands at the root."""
        room, tree = self._room, self.tree
        room.reach[: hands_of(self._play.kept)] = 1
        room.dead[0] = False
        down = (tree, self._held_by, room, self._payoffs, self._payoff_at, weights)
        averages = self.averages

        def subtree(stretches: npt.NDArray[np.int64]) -> None:
            sweep_down(*down, averages, portion, slips, traverser, stretches)
            sweep_up(*down, mode, traverser, stretches)

        sweep_down(*down, averages, portion, slips, traverser, self._top)
        self._each(subtree, self._below)
        sweep_up(*down, mode, traverser, self._top)
        return room.value[: hands_of(self._play.kept)].copy()

    def _each(self, task: Callable[[Part], None], over: Sequence[Part]) -> None:
        if self._workers == 1:
            for each in over:
                task(each)
        else:
            with ThreadPoolExecutor(self._workers) as pool:
                list(pool.map(task, over))


def _stretches(
    tree: PublicTree,
) -> tuple[npt.NDArray[np.int64], list[npt.NDArray[np.int64]]]:
    """The levels at the top, and the levels of each subtree below them."""
    bounds = np.stack([tree.levels[:-1], tree.levels[1:]], axis=1)
    below = []
    for root in range(tree.levels[TOP], tree.levels[TOP + 1]):
        first, last, levels = root, root + 1, []
        while first < last:
            levels.append((first, last))
            end = len(tree.acts) if last == len(tree.acts) else int(tree.child[last])
            first, last = int(tree.child[first]), end
        below.append(np.array(levels, np.int64))
    return np.ascontiguousarray(bounds[:TOP]), below
