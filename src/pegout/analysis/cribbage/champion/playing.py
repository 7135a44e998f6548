"""Many games of the champion, against itself or a player of the simulator."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.deciding import champion_lay, champion_throw
from pegout.analysis.cribbage.champion.mind import Mind as Champion
from pegout.analysis.cribbage.simulation.deciding import Mind, decide_lay, decide_throw
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.policy import RANDOM, PolicyNumbers
from pegout.analysis.cribbage.simulation.sight import Sight, see_hand, see_play
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    THROW,
    Table,
    lay_piece,
    next_choice,
    open_game,
    proceed,
    throw,
)


@njit(cache=True, nogil=True)
def play_champions(
    game: Game,
    champions: tuple[Champion, Champion],
    which: npt.NDArray[np.int8],
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
    """As `simulation.playing.play_games`; player i decides as ``champions[i]`` if ``which[i]``."""
    for i in range(len(numbers)):
        open_game(table, seed, numbers[i], seats[i], dealers[i])
        wanted = proceed(game, table)
        while wanted != NOTHING:
            u = next_choice(table)
            player = table.player
            if which[player]:
                champion = champions[0] if player == 0 else champions[1]
                choice = _championed(game, champion, table, sight, wanted, u)
            else:
                choice = _clouded(game, mind, policies[player], table, sight, wanted, u)
            if wanted == THROW:
                throw(game, table, choice)
            else:
                lay_piece(game, table, choice)
            wanted = proceed(game, table)
        reached = table.tally.scores[1] == game.target
        winners[i] = reached if game.wins > 0 else 1 - reached
        scores[i, 0] = table.tally.scores[0]
        scores[i, 1] = table.tally.scores[1]
        deals[i] = table.deals


@njit(cache=True, nogil=True)
def _championed(
    game: Game, champion: Champion, table: Table, sight: Sight, wanted: int, u: float
) -> int:
    if wanted == THROW:
        see_hand(table, sight)
        return champion_throw(game, champion, sight)
    if game.number[table.fits] == 1:
        return int(game.places[table.fits, 0])
    see_play(game, table, sight)
    return champion_lay(game, champion, sight, u)


@njit(cache=True, nogil=True)
def _clouded(
    game: Game, mind: Mind, policy: PolicyNumbers, table: Table, sight: Sight, wanted: int, u: float
) -> int:
    if wanted == THROW:
        if policy.throws == RANDOM:
            return int(u * game.throws)
        see_hand(table, sight)
        return decide_throw(game, mind, policy, sight, u)
    number = game.number[table.fits]
    if number == 1 or policy.lays == RANDOM:
        return int(game.places[table.fits, int(u * number)])
    see_play(game, table, sight)
    return decide_lay(game, mind, policy, sight, u)
