"""What scores are worth: how likely a game is won, before a deal, by both scores.

Deals are played by players who want points, whatever the score, and each is remembered as the list
of what was scored by whom, one scoring after another. The same deal then ends in a different way
from every pair of scores: the first to reach the target in the order of counting has won. One pass
from the highest scores down gives the whole board, for every deal raises a score.

Source: docs/strength.md, "The board".
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.discard_arrays import DEALER, PONE
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import Game, lower_game
from pegout.analysis.cribbage.simulation.knowledge import best_policy, mind_for
from pegout.analysis.cribbage.simulation.playing import at_random, decide
from pegout.analysis.cribbage.simulation.policy import Policy, PolicyNumbers, policy_numbers
from pegout.analysis.cribbage.simulation.records import blank, copied
from pegout.analysis.cribbage.simulation.sight import SIGHT, Sight
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    TABLE,
    THROW,
    Table,
    lay_piece,
    next_choice,
    open_game,
    proceed,
    throw,
)
from pegout.analysis.cribbage.simulation.tally import MOST_SCORINGS, PARTS
from pegout.games.cribbage.rules import CribbageRules

WinTable = npt.NDArray[np.float32]

DEALS: Final = 60_000
"""How many are played for a board."""
SEED: Final = 4
OUT_OF_SIGHT: Final = 1 << 40
"""A target that no deal reaches."""
NEVER: Final = 255
"""In place of the number of a scoring."""


class Deals(NamedTuple):
    """Played deals."""

    scorings: npt.NDArray[np.int8]
    """[deals, 32, 2], role and points of each scoring in order; after the last 0 points."""
    points: npt.NDArray[np.int64]
    """[2, 5], all points by role and part (`tally.PARTS`)."""


def win_table(
    rules: CribbageRules, *, policy: Policy | None = None, deals: int = DEALS, seed: int = SEED
) -> WinTable:
    """[2, target, target], float32: how likely who has that role in the deal to come wins.

    By role (0 pone, 1 dealer), the own score and the other's. The deal is not the first of its
    game: compensation for it alone is not paid any more (`first_dealer_wins`). Both play as
    ``policy`` says, or as well for points as is known. Raises `NotLowered`. Five seconds or so.
    """
    game = lower_game(rules)
    scorings = play_deals(rules, policy=policy, deals=deals, seed=seed).scorings
    if game.exact:
        first = _replayed(scorings.astype(np.int64), game.target)
    else:
        first = _counted_out(*_reached(scorings, game.target), game.target)
    table = np.empty((2, game.target, game.target), np.float32)
    table[PONE] = first if game.wins > 0 else 1 - first
    table[DEALER] = 1 - table[PONE].T
    return table


def first_dealer_wins(table: WinTable, rules: CribbageRules) -> float:
    """How likely who deals first wins a game, all compensation paid."""
    game = lower_game(rules)
    once = game.compensation if not game.compensation_later else 0
    return float(table[DEALER, 0, once])


def deal_means(deals: Deals) -> dict[str, dict[str, float]]:
    """The mean points of a deal by role, ``pone`` and ``dealer``, and part."""
    means = deals.points / len(deals.scorings)
    return {
        role: dict(zip(PARTS, map(float, row), strict=True))
        for role, row in zip(("pone", "dealer"), means, strict=True)
    }


def play_deals(
    rules: CribbageRules, *, policy: Policy | None = None, deals: int = DEALS, seed: int = SEED
) -> Deals:
    """Whole deals, none of them the first of a game, between equal players; `NotLowered`."""
    both = policy or best_policy(rules)
    game: Game = copied(lower_game(rules))
    game.target, game.exact = OUT_OF_SIGHT, 0
    table = blank(TABLE)
    scorings = np.zeros((deals, MOST_SCORINGS, 2), np.int8)
    numbers = policy_numbers(both)[0]
    _play(game, mind_for(rules), numbers, table, blank(SIGHT), np.uint64(seed), scorings)
    return Deals(scorings, table.tally.points.sum(axis=0))


@njit(cache=True, nogil=True)
def _play(
    game: Game,
    mind: Mind,
    policy: PolicyNumbers,
    table: Table,
    sight: Sight,
    seed: np.uint64,
    scorings: npt.NDArray[np.int8],
) -> None:
    """Fill ``scorings`` [deals, 32, 2]."""
    table.tally.telling = 1
    for number in range(len(scorings)):
        open_game(table, seed, np.uint64(number), 0, 0)
        table.deals = 1  # the first of the game is past
        table.ends_after = 2
        wanted = proceed(game, table)
        while wanted != NOTHING:
            u = next_choice(table)
            choice = at_random(game, policy, table, wanted, u)
            if choice < 0:
                choice = decide(game, mind, policy, table, sight, wanted, u)
            if wanted == THROW:
                throw(game, table, choice)
            else:
                lay_piece(game, table, choice)
            wanted = proceed(game, table)
        for i in range(table.tally.told):
            scorings[number, i, 0] = table.tally.scorings[i, 0]
            scorings[number, i, 1] = table.tally.scorings[i, 1]


def _reached(
    scorings: npt.NDArray[np.int8], target: int
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8], npt.NDArray[np.int16]]:
    """When each deal gives each role so many points.

    [points, deals] for pone and dealer, the number of the scoring or `NEVER`; a row more than
    anybody gets, or up to the target. [2, deals], what each gets in all.
    """
    total = np.zeros((2, len(scorings)), np.int16)
    for of in (PONE, DEALER):
        total[of] = np.where(scorings[..., 0] == of, scorings[..., 1], 0).sum(axis=1)
    rows = [min(int(total[of].max()) + 2, target + 1) for of in (PONE, DEALER)]
    pone, dealer = (np.full((number, len(scorings)), NEVER, np.uint8) for number in rows)
    _when(scorings, PONE, pone)
    _when(scorings, DEALER, dealer)
    return pone, dealer, total


@njit(cache=True)
def _when(scorings: npt.NDArray[np.int8], of: int, when: npt.NDArray[np.uint8]) -> None:
    """Fill ``when`` [points, deals] with the number of the scoring that reaches them."""
    rows, deals = when.shape
    for i in range(deals):
        points, needed = 0, 1
        for k in range(scorings.shape[1]):
            if scorings[i, k, 0] == of:
                points += scorings[i, k, 1]
                while needed <= min(points, rows - 1):
                    when[needed, i] = k
                    needed += 1


@njit(cache=True)
def _counted_out(
    pone: npt.NDArray[np.uint8],
    dealer: npt.NDArray[np.uint8],
    total: npt.NDArray[np.int16],
    target: int,
) -> npt.NDArray[np.float64]:
    """How likely the pone of the deal to come gets there first, from the arrays of `_reached`.

    [target, target], by the pone's score and the dealer's.
    """
    deals = total.shape[1]
    most_pone, most_dealer = len(pone) - 1, len(dealer) - 1
    together = np.zeros((most_pone + 1, most_dealer + 1), np.int64)
    for i in range(deals):
        if total[0, i] <= most_pone and total[1, i] <= most_dealer:
            together[total[0, i], total[1, i]] += 1
    first = np.zeros((target, target))
    for both in range(2 * target - 2, -1, -1):
        for mine in range(max(0, both - target + 1), min(both, target - 1) + 1):
            theirs = both - mine
            won = 0.0
            if target - mine > most_pone - 1 and target - theirs > most_dealer - 1:
                for more in range(most_pone):
                    for other in range(most_dealer):
                        times = together[more, other]
                        if times:  # the pone deals next
                            won += times * (1.0 - first[theirs + other, mine + more])
            else:
                own = pone[min(target - mine, most_pone)]
                rest = dealer[min(target - theirs, most_dealer)]
                for i in range(deals):
                    if own[i] < rest[i]:
                        won += 1.0
                    elif own[i] == rest[i]:  # neither gets there
                        won += 1.0 - first[theirs + total[1, i], mine + total[0, i]]
            first[mine, theirs] = won / deals
    return first


@njit(cache=True)
def _replayed(scorings: npt.NDArray[np.int64], target: int) -> npt.NDArray[np.float64]:
    """The same where points beyond the target are lost: every deal is counted from every score.

    From a score where both lose all that they get the deal passes on and nothing else changes: the
    two boards of such a pair follow from each other.
    """
    deals = len(scorings)
    first = np.zeros((target, target))
    won = np.zeros(2)
    same = np.zeros(2)
    for both in range(2 * target - 2, -1, -1):
        for mine in range(max(0, both - target + 1), min(both, target - 1) + 1):
            theirs = both - mine
            if mine > theirs:
                continue
            for turned in range(2):
                pone, dealer = (theirs, mine) if turned else (mine, theirs)
                won[turned], same[turned] = 0.0, 0.0
                for i in range(deals):
                    one, other = pone, dealer
                    for k in range(MOST_SCORINGS):
                        points = scorings[i, k, 1]
                        if points == 0 or target in (one, other):
                            break
                        if scorings[i, k, 0] == PONE:
                            one += points if one + points <= target else 0
                        else:
                            other += points if other + points <= target else 0
                    if one == target:
                        won[turned] += 1.0
                    elif other != target and (one, other) == (pone, dealer):
                        same[turned] += 1.0
                    elif other != target:
                        won[turned] += 1.0 - first[other, one]
                won[turned] /= deals
                same[turned] /= deals
            if mine == theirs:
                # What it is worth is what is won, and where all is lost what it is not worth.
                first[mine, mine] = (won[0] + same[0]) / (1.0 + same[0])
                continue
            # The same for x, and for y with the scores exchanged.
            free = won[0] + same[0] * (1.0 - won[1] - same[1])
            x = free / (1.0 - same[0] * same[1])
            first[mine, theirs] = x
            first[theirs, mine] = won[1] + same[1] * (1.0 - x)
    return first
