"""Many games between two compiled players, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.simulation.deciding import Mind, decide_lay, decide_throw
from pegout.analysis.cribbage.simulation.game import Game, lower_game
from pegout.analysis.cribbage.simulation.knowledge import mind_of_players
from pegout.analysis.cribbage.simulation.policy import RANDOM, Policy, PolicyNumbers, policy_numbers
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.sight import SIGHT, Sight, see_hand, see_play
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
from pegout.games.cribbage.rules import CribbageRules


@dataclass(frozen=True)
class Games:
    """What came of some games of A (0) against B (1)."""

    winners: npt.NDArray[np.int8]
    """[games]."""
    dealers: npt.NDArray[np.int8]
    """[games], who dealt first."""
    scores: npt.NDArray[np.int16]
    """[games, 2]."""
    deals: npt.NDArray[np.int16]
    """[games], how many each took, the last included."""
    points: npt.NDArray[np.int64]
    """[2, 2, 5], by player, role (0 pone, 1 dealer) and part (`tally.PARTS`), of all games."""
    times: npt.NDArray[np.int64]
    """[2, 2, 5], how often there was that part to score in (`Tally.times`)."""


MIRRORED: Final = 2
"""Games of a set that is dealt alike for both."""


def simulate(
    a: Policy,
    b: Policy,
    rules: CribbageRules,
    *,
    seed: int,
    sets: int,
    first: int = 0,
    mirrored: bool = True,
) -> Games:
    """The games of ``sets`` sets, from number ``first`` on; raises `NotLowered`.

    Mirrored, a set are two games that are dealt alike, A having seat 0 in the one and seat 1 in the
    other. The first deal goes round the seats from set to set. Everything follows from the seed and
    the number of the set (`analysis.chance`), as in a match that is played by the engine.
    """
    games = sets * (MIRRORED if mirrored else 1)
    numbers = first + np.arange(games) // (MIRRORED if mirrored else 1)
    seats = np.arange(games) % 2 if mirrored else numbers % 2
    first_seat = numbers % 2 if mirrored else numbers // 2 % 2
    table = blank(TABLE)
    played = Games(
        winners=np.zeros(games, np.int8),
        dealers=(seats ^ first_seat).astype(np.int8),
        scores=np.zeros((games, 2), np.int16),
        deals=np.zeros(games, np.int16),
        points=table.tally.points,
        times=table.tally.times,
    )
    arrays = (
        table,
        blank(SIGHT),
        np.uint64(seed),
        numbers.astype(np.uint64),
        seats.astype(np.int8),
        played.dealers,
        played.winners,
        played.scores,
        played.deals,
    )
    game, mind, policies = lower_game(rules), mind_of_players(rules, a, b), policy_numbers(a, b)
    if "sampled" in (a.lays, b.lays):
        # Compiled only for who asks for it.
        from pegout.analysis.cribbage.simulation.sampler import (  # noqa: PLC0415
            WORLDS,
            play_sampled,
            stack,
        )

        play_sampled(game, mind, policies, WORLDS, stack(), *arrays)
    else:
        play_games(game, mind, policies, *arrays)
    return played


@njit(cache=True, nogil=True)
def play_games(
    game: Game,
    mind: Mind,
    policies: Sequence[PolicyNumbers],
    table: Table,
    sight: Sight,
    seed: np.uint64,
    numbers: npt.NDArray[np.uint64],
    seats: npt.NDArray[np.int8],
    dealers: npt.NDArray[np.int8],
    winners: npt.NDArray[np.int8],
    scores: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int16],
) -> None:
    """Fill the last three for games of these numbers, in which A has these seats."""
    for i in range(len(numbers)):
        open_game(table, seed, numbers[i], seats[i], dealers[i])
        wanted = proceed(game, table)
        while wanted != NOTHING:
            u = next_choice(table)
            policy = policies[table.player]
            choice = at_random(game, policy, table, wanted, u)
            if choice < 0:
                choice = decide(game, mind, policy, table, sight, wanted, u)
            if wanted == THROW:
                throw(game, table, choice)
            else:
                lay_piece(game, table, choice)
            wanted = proceed(game, table)
        ended(game, table, i, winners, scores, deals)


@njit(cache=True, nogil=True)
def ended(
    game: Game,
    table: Table,
    i: int,
    winners: npt.NDArray[np.int8],
    scores: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int16],
) -> None:
    """Write down how game ``i`` ended."""
    reached = table.tally.scores[1] == game.target
    winners[i] = reached if game.wins > 0 else 1 - reached
    scores[i, 0] = table.tally.scores[0]
    scores[i, 1] = table.tally.scores[1]
    deals[i] = table.deals


@njit(cache=True, nogil=True)
def at_random(game: Game, policy: PolicyNumbers, table: Table, wanted: int, u: float) -> int:
    """The choice of who leaves it to chance or has no other; -1 for who has to think."""
    if wanted == THROW:
        return int(u * game.throws) if policy.throws == RANDOM else -1
    number = game.number[table.fits]
    if number == 1 or policy.lays == RANDOM:
        return int(game.places[table.fits, int(u * number)])
    return -1


@njit(cache=True, nogil=True)
def decide(
    game: Game, mind: Mind, policy: PolicyNumbers, table: Table, sight: Sight, wanted: int, u: float
) -> int:
    """The choice of who has to think: a throw's number, or the place of a piece to lay."""
    if wanted == THROW:
        see_hand(table, sight)
        return decide_throw(game, mind, policy, sight, u)
    see_play(game, table, sight)
    return decide_lay(game, mind, policy, sight, u)
