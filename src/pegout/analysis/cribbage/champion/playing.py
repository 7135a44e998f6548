"""Many games of the champion, against itself or a player of the simulator."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.deciding import champion_lay, champion_throw
from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.analysis.cribbage.champion.mind import WHEN, Manner
from pegout.analysis.cribbage.champion.mind import Mind as Champion
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import Game, lower_game
from pegout.analysis.cribbage.simulation.knowledge import mind_of_players
from pegout.analysis.cribbage.simulation.playing import MIRRORED, Games, at_random, decide
from pegout.analysis.cribbage.simulation.policy import Policy, PolicyNumbers, policy_numbers
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

NOBODY = Policy(throws="random", lays="random")
"""In place of the policy of a champion."""


def simulate_champion(
    a: Policy | Manner,
    b: Policy | Manner,
    rules: CribbageRules,
    *,
    seed: int,
    sets: int,
    first: int = 0,
) -> Games:
    """`simulation.playing.simulate`, mirrored, where a champion is named by its `Manner`.

    Raises `NotLowered`, also where no stored tables fit the rules.
    """
    games = sets * MIRRORED
    numbers = first + np.arange(games) // MIRRORED
    seats = np.arange(games) % 2
    table = blank(TABLE)
    played = Games(
        winners=np.zeros(games, np.int8),
        dealers=(seats ^ numbers % 2).astype(np.int8),
        scores=np.zeros((games, 2), np.int16),
        deals=np.zeros(games, np.int16),
        points=table.tally.points,
        times=table.tally.times,
    )
    policies = [NOBODY if isinstance(each, Manner) else each for each in (a, b)]
    minds = [_mind(rules, each if isinstance(each, Manner) else WHEN) for each in (a, b)]
    play_champions(
        lower_game(rules),
        (minds[0], minds[1]),
        np.array([isinstance(each, Manner) for each in (a, b)], np.int8),
        mind_of_players(rules, *policies),
        policy_numbers(*policies),
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
    return played


def _mind(rules: CribbageRules, manner: Manner) -> Champion:
    found = champion_mind(rules, manner)
    if found is None:
        raise NotLowered(f"{rules.name}: no stored tables fit these rules")
    return found


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
                choice = at_random(game, policies[player], table, wanted, u)
                if choice < 0:
                    choice = decide(game, mind, policies[player], table, sight, wanted, u)
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
