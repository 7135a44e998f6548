"""Perfect-information Monte Carlo: hands dealt to the other, each played out in the open.

For every hand that the other may hold, drawn at random, the rest of the play is solved as if both
hands lay open; what is laid does best on the average. That is what most programs do, and it is
weaker than it looks: it takes the other for one who sees the own hand, and itself for one who will
see his.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import word
from pegout.analysis.cribbage.champion.history import follow
from pegout.analysis.cribbage.hand_numbers import MOST
from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, Standing, fits, gone, laid
from pegout.analysis.cribbage.pegging.tree import standing_at
from pegout.analysis.cribbage.simulation.deciding import Mind, other_chance
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.mixing import LayMind
from pegout.analysis.cribbage.simulation.playing import at_random, decide, ended
from pegout.analysis.cribbage.simulation.policy import SAMPLED, PolicyNumbers
from pegout.analysis.cribbage.simulation.prospect import unseen_ranks
from pegout.analysis.cribbage.simulation.sight import Sight, see_play
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
from pegout.analysis.cribbage.simulation.weighing import best

WORLDS: Final = 200
"""Hands that are drawn for the other at each decision."""
DEEPEST: Final = 32
"""Acts from a decision to the end of the play, those of who cannot lay among them."""
FIELDS: Final = len(Standing._fields)
FAR: Final = 10_000
"""More than any margin."""
HALF: Final = np.uint64(32)


class Stack(NamedTuple):
    """One line of play and what was found at each of its nodes."""

    standing: npt.NDArray[np.int16]
    """[32, 11], `Standing`."""
    series: npt.NDArray[np.int8]
    """[32, 16]."""
    held: npt.NDArray[np.int64]
    """[32, 2], by role: places of pieces still held, bit 1 << place."""
    next: npt.NDArray[np.int64]
    """[32], the place to be tried next."""
    best: npt.NDArray[np.int64]
    """[32], the best value so far."""
    low: npt.NDArray[np.int64]
    """[32], what the pone is sure of; values are his."""
    high: npt.NDArray[np.int64]
    """[32], what the dealer lets him have at most."""


def stack() -> Stack:
    """Room for a line."""
    return Stack(
        standing=np.zeros((DEEPEST, FIELDS), np.int16),
        series=np.zeros((DEEPEST, LONGEST), np.int8),
        held=np.zeros((DEEPEST, 2), np.int64),
        next=np.zeros(DEEPEST, np.int64),
        best=np.zeros(DEEPEST, np.int64),
        low=np.zeros(DEEPEST, np.int64),
        high=np.zeros(DEEPEST, np.int64),
    )


@njit(cache=True, nogil=True)
def _stand(line: Stack, depth: int, now: Standing) -> None:
    """Put a standing on the line."""
    row = line.standing[depth]
    row[0], row[1], row[2], row[3], row[4] = (
        now.actor, now.pone, now.dealer, now.pone_low, now.dealer_low,
    )  # fmt: skip
    row[5], row[6], row[7], row[8], row[9], row[10] = (
        now.count, now.length, now.goes, now.last, now.margin, now.over,
    )  # fmt: skip
    line.next[depth] = 0
    line.best[depth] = FAR if now.actor else -FAR


@njit(cache=True, nogil=True)
def solved(play: PlayArrays, line: Stack, hands: npt.NDArray[np.int8], sense: int) -> int:
    """The margin for the pone at the end, times ``sense``, both hands [2, 5] open.

    The line holds the standing, the series and what is held, at depth 0. Alpha-beta.
    """
    line.low[0], line.high[0] = -FAR, FAR
    depth, value, back = 0, 0, False
    while True:
        now = standing_at(line.standing, depth)
        if back:
            back = False
            if now.actor:
                line.best[depth] = min(line.best[depth], value)
                line.high[depth] = min(line.high[depth], value)
            else:
                line.best[depth] = max(line.best[depth], value)
                line.low[depth] = max(line.low[depth], value)
            if line.low[depth] >= line.high[depth]:
                line.next[depth] = MOST + 1
        if now.over:
            value, back = sense * now.margin, True
        elif not _down(play, line, hands, depth, now):
            value, back = line.best[depth], True
        if not back:
            depth += 1
        elif depth == 0:
            return value
        else:
            depth -= 1


@njit(cache=True, nogil=True)
def _down(
    play: PlayArrays, line: Stack, hands: npt.NDArray[np.int8], depth: int, now: Standing
) -> bool:
    """Put the next thing to try on the line; whether there was one."""
    who, held = now.actor, line.held[depth, now.actor]
    first = line.next[depth] == 0 and abs(line.best[depth]) == FAR
    tried = 0
    for place in range(line.next[depth]):
        if place < MOST and held >> place & 1:
            tried |= 1 << hands[who, place]
    for place in range(line.next[depth], MOST):
        rank = hands[who, place]
        if held >> place & 1 and not tried >> rank & 1 and fits(play, now, rank):
            line.next[depth] = place + 1
            _copy(line, depth)
            _stand(line, depth + 1, laid(play, now, line.series[depth + 1], rank))
            line.held[depth + 1, who] &= ~(1 << place)
            return True
    line.next[depth] = MOST + 1
    if not first:
        return False
    for place in range(MOST):
        if held >> place & 1 and fits(play, now, hands[who, place]):
            return False
    _copy(line, depth)
    _stand(line, depth + 1, gone(play, now))
    return True


@njit(cache=True, nogil=True)
def _copy(line: Stack, depth: int) -> None:
    for i in range(LONGEST):
        line.series[depth + 1, i] = line.series[depth, i]
    for role in range(2):
        line.held[depth + 1, role] = line.held[depth, role]
    line.low[depth + 1] = line.low[depth]
    line.high[depth + 1] = line.high[depth]


@njit(cache=True, nogil=True)
def weigh_worlds(
    game: Game,
    mind: LayMind,
    sight: Sight,
    u: float,
    worlds: int,
    line: Stack,
    values: npt.NDArray[np.float64],
) -> None:
    """Fill ``values`` [kept] by place: the mean margin for who decides, in the rest of the play."""
    play, role = game.play, sight.role
    ranks = mind.ranks
    for i in range(sight.acts):
        ranks[i] = game.rank[sight.laid[i]] if sight.laid[i] >= 0 else GO
    now, _, _ = follow(
        play, mind.numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count, role,
        mind.series, mind.nobody, 0,
    )  # fmt: skip
    unseen = np.empty(RANKS, np.int64)
    unseen_ranks(game, sight, unseen)
    low = now.pone_low if role else now.dealer_low
    pool = np.empty(game.pieces, np.int8)
    size = 0
    for rank in range(low, RANKS):
        for _ in range(unseen[rank]):
            pool[size] = rank
            size += 1
    hands = np.zeros((2, MOST), np.int8)
    for place in range(play.kept):
        hands[role, place] = sight.ranks[place]
        values[place] = 0.0
    holds, start = sight.holds[1 - role], other_chance(u)
    margin = game.wins * now.margin
    for world in range(worlds):
        for i in range(holds):
            high = word(start, np.uint64(world * MOST + i)) >> HALF
            other = i + np.int64(high * np.uint64(size - i) >> HALF)
            pool[i], pool[other] = pool[other], pool[i]
            hands[1 - role, i] = pool[i]
        seen = 0
        for place in range(play.kept):
            rank = sight.ranks[place]
            if not sight.fits >> place & 1:
                continue
            if seen >> rank & 1:
                continue
            seen |= 1 << rank
            for i in range(LONGEST):
                line.series[0, i] = mind.series[i]
            _stand(line, 0, laid(play, now, line.series[0], rank))
            line.held[0, role] = sight.held & ~(1 << place)
            line.held[0, 1 - role] = (1 << holds) - 1
            rest = solved(play, line, hands, game.wins) - margin
            values[place] += (rest if role == 0 else -rest) / worlds
    for place in range(play.kept):
        if sight.fits >> place & 1:
            values[place] = values[_first(sight, sight.ranks[place])]


@njit(cache=True, nogil=True)
def _first(sight: Sight, rank: int) -> int:
    """The first place of that rank that fits."""
    for place in range(MOST):
        if sight.fits >> place & 1 and sight.ranks[place] == rank:
            return place
    return -1


@njit(cache=True, nogil=True)
def sampled_lay(game: Game, mind: Mind, sight: Sight, u: float, worlds: int, line: Stack) -> int:
    """The place of the kept piece to lay."""
    values = mind.values[: game.play.kept]
    weigh_worlds(game, mind.laying, sight, u, worlds, line, values)
    return best(values, sight.fits)


@njit(cache=True, nogil=True)
def play_sampled(
    game: Game,
    mind: Mind,
    policies: Sequence[PolicyNumbers],
    worlds: int,
    line: Stack,
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
    """`playing.play_games` with players who sample among the others."""
    for i in range(len(numbers)):
        open_game(table, seed, numbers[i], seats[i], dealers[i])
        wanted = proceed(game, table)
        while wanted != NOTHING:
            u = next_choice(table)
            policy = policies[table.player]
            choice = at_random(game, policy, table, wanted, u)
            if choice < 0 and wanted != THROW and policy.lays == SAMPLED:
                see_play(game, table, sight)
                choice = sampled_lay(game, mind, sight, u, worlds, line)
            elif choice < 0:
                choice = decide(game, mind, policy, table, sight, wanted, u)
            if wanted == THROW:
                throw(game, table, choice)
            else:
                lay_piece(game, table, choice)
            wanted = proceed(game, table)
        ended(game, table, i, winners, scores, deals)
