"""Who reaches the target first: from what deals bring to the probability of winning a game.

A game is a row of stages: in each deal the play, the hands in the order of counting, the crib. Each
side is reckoned for itself, with what its stages bring among ordinary players (`Parts`), and one
side is ahead of another if it gets there in an earlier stage; in the play, where all score, each is
as likely to be first. That sides hinder each other is left out: beyond the deal at hand it
matters little, and the deal at hand is played out.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.worlds.deals import ANY_FINISH, DealArrays
from pegout.games.cribbage.rules import CribbageRules

Chances = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Parts:
    """How likely so many points are in each part of a deal; rows sum to 1."""

    pegging: Chances
    """[sides, points], the dealing side first: the starter and the play."""
    hands: Chances
    """[seats, points], the dealer first."""
    crib: Chances
    """[points]."""


class Race(NamedTuple):
    """The game from the next deal on."""

    short: npt.NDArray[np.float32]
    """[sides, target + 1, stages + 1]: how likely a side is still short of the target after so many
    stages; by its place after the dealing side, and the points that it needs."""
    of_deal: int
    """Stages of a deal."""


SLOWEST: Final = 1.6
"""Times the usual number of deals after which a game is reckoned to be over."""
MORE_DEALS: Final = 6
EARLY: Final = 0.5 - 0.5 / sqrt(3)
"""How much of the play is over at the earlier of two times."""
WAITING: Final = 24
"""Deals more where an exact finish has to be waited for."""


def race(rules: CribbageRules, deal: DealArrays, parts: Parts) -> Race:
    """The race to the ruleset's target."""
    steps = [_steps(rules, deal, parts, place) for place in range(deal.sides)]
    of_deal = len(deal.side) + 2
    points = np.arange(parts.crib.size)
    means = [
        sum(float(chances @ points) for chances in row if chances is not None)
        for row in _rows(rules, deal, parts)
    ]
    deals = ceil(SLOWEST * deal.target / (sum(means) / deal.sides)) + MORE_DEALS
    if deal.finish != ANY_FINISH:
        deals += WAITING
    stages = deals * of_deal
    short = np.zeros((deal.sides, deal.target + 1, stages + 1), np.float32)
    # Backwards: still[stage][place] is the same after `number` stages from this stage on.
    still = np.ones((of_deal, deal.sides, deal.target + 1))
    still[:, :, 0] = 0
    short[:, :, 0] = still[0]
    for number in range(1, stages + 1):
        before = still.copy()
        for stage in range(of_deal):
            for place in range(deal.sides):
                last = stage == of_deal - 1
                after = before[0, place - 1] if last else before[stage + 1, place]
                step = steps[place][stage]
                still[stage, place] = after if step is None else step @ after
        short[:, :, number] = still[0]
    return Race(short, of_deal)


def _rows(rules: CribbageRules, deal: DealArrays, parts: Parts) -> list[list[Chances | None]]:
    """By place of a side after the dealing side: the chances of each stage, where it scores."""
    seats = len(deal.side)
    rows: list[list[Chances | None]] = []
    for place in range(deal.sides):
        row: list[Chances | None] = [parts.pegging[place]]
        for step in range(1, seats + 1):
            seat = step % seats
            row.append(parts.hands[seat] if deal.side[seat] == place else None)
        row.append(parts.crib if place == 0 else None)
        rows.append(row)
    due = rules.compensation
    if due is not None and due.points and due.when == "every_deal":
        pone = np.zeros_like(parts.crib)
        pone[due.points :] = parts.pegging[1][: len(pone) - due.points]
        rows[1][0] = pone
    return rows


def _steps(
    rules: CribbageRules, deal: DealArrays, parts: Parts, place: int
) -> list[npt.NDArray[np.float64] | None]:
    """By stage, where the side scores: [needed, needed after], how likely."""
    steps: list[npt.NDArray[np.float64] | None] = []
    for chances in _rows(rules, deal, parts)[place]:
        if chances is None:
            steps.append(None)
            continue
        step = np.zeros((deal.target + 1, deal.target + 1))
        for points, often in enumerate(chances):
            for needed in range(1, deal.target + 1):
                if points <= needed:
                    step[needed, needed - points] += often
                elif deal.finish == ANY_FINISH:
                    step[needed, 0] += often
                else:
                    step[needed, needed] += often
        steps.append(step)
    return steps


@njit(cache=True)
def chance_to_win(
    deal: DealArrays, race: Race, scores: npt.NDArray[np.int64], dealer: int, side: int
) -> float:
    """How likely the side wins from these scores; ``dealer`` deals next, unless it is over."""
    sides = deal.sides
    for other in range(sides):
        if scores[other] >= deal.target:
            return 1.0 if (other == side) == (deal.wanted > 0) else 0.0
    # The side that is there first: where points lose, with two sides, the other one.
    first = side if deal.wanted > 0 else 1 - side
    dealing = deal.side[dealer]
    won, last = 0.0, race.short.shape[2] - 1
    own = race.short[(first - dealing) % sides, min(deal.target, deal.target - scores[first])]
    for number in range(1, last + 1):
        there = own[number - 1] - own[number]
        if there > 0.0:
            early, late = 0.5 * there, 0.5 * there
            for other in range(sides):
                if other != first:
                    needed = min(deal.target, deal.target - scores[other])
                    theirs = race.short[(other - dealing) % sides, needed]
                    # In the play all score, at any time of it; the mean over these two times is
                    # that over all, with up to three others (Gauss).
                    during = theirs[number - 1] - theirs[number]
                    play = during if number % race.of_deal == 1 else 0.0
                    early *= theirs[number] + play * (1.0 - EARLY)
                    late *= theirs[number] + play * EARLY
            won += early + late
        if own[number] < 1e-4:
            break
    return won
