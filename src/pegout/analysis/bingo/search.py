"""What every action of a seat is worth, over deals that the seat cannot tell apart, compiled.

A *world* is the other's hand and the order of the stock, drawn from the tiles that the seat has not
seen. Every action is tried in the same worlds and the deal then played out (`playout`), exactly
where both hands are known and few tiles are left (`endgame`). In rounds the worse half of the
actions is left out and the others are tried in more worlds (sequential halving: Karnin, Koren and
Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Once the stock is gone there is
one world, and all is exact.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from pegout.analysis.bingo.deal import (
    DRAWN,
    FIELDS,
    HAND,
    LEADER,
    LED,
    PLAYING,
    STATUS,
    TURNED,
    close,
    count_tiles,
    declarable,
    lead,
    legal_tiles,
    lowest_tile,
    open_stock,
    reply,
)
from pegout.analysis.bingo.endgame import MOST_TILES, match_value, promising, solve
from pegout.analysis.bingo.lowered import Integers
from pegout.analysis.bingo.playout import play_on
from pegout.analysis.bingo.prices import Reals
from pegout.analysis.bingo.tables import Tables
from pegout.analysis.chance_kernel import HALF, ONE, uniform, word

TILE: Final = 31
"""The bits of an action's code that name its tile."""
DECLARES: Final = 32
CLOSES: Final = 64
"""The stock is closed first: closing is judged with the lead that follows it."""
MOST_ACTIONS: Final = 4 * MOST_TILES
MOST_WORLDS: Final = 2048
EXACT: Final = 8
"""Tiles in a hand from which a deal without a stock is solved."""
SPREAD: Final = 64
"""Numbers of chance for a world."""
NOISE: Final = np.uint64(1 << 40)
"""Where in the stream of a decision the noise lies, above all worlds."""


class View(NamedTuple):
    """What a seat that has to act knows."""

    state: Integers
    """`deal`'s row; in the other's hand are only tiles that are known to be there."""
    seat: int
    unseen: int
    """Tiles that may lie in the other's hand or in the stock, as bits."""
    barred: int
    """Those of them that the other cannot hold."""
    held: int
    """Tiles in the other's hand, the known ones included."""
    first_leader: int
    """Who led to the first trick of the deal."""


class Effort(NamedTuple):
    """How a player thinks."""

    playouts: int
    """For one decision, shared by its actions."""
    known: int
    """Tiles in a hand from which a world is solved, where its stock is gone or closed."""
    closes: int
    """1 where closing is thought of."""
    solves: int
    """1 where the end is solved once the stock is gone."""
    noise: float
    """By how much a judgement may be wrong: the standard deviation, in matches won."""


class Judged(NamedTuple):
    """All actions, the best first."""

    codes: Integers
    """`TILE`, `DECLARES`, `CLOSES`."""
    won: Reals
    """The probability that the seat wins the match, as it sees it."""


@njit(cache=True)
def actions(tables: Tables, view: View, closes: int, codes: Integers) -> int:
    """Put the codes of all that may be done into ``codes``; returns their number.

    Of equals the first will be done: to declare, and to leave the stock open.
    """
    state = view.state
    leads, number = state[LED] < 0, 0
    for closing in (0, CLOSES):
        if closing and not (closes and leads and open_stock(state)):
            break
        tiles = legal_tiles(tables.deal, state)
        while tiles:
            tile = lowest_tile(tiles)
            tiles &= tiles - 1
            if leads and declarable(tables.deal, state[HAND + view.seat], tile):
                codes[number] = closing | DECLARES | tile
                number += 1
            codes[number] = closing | tile
            number += 1
    return number


@njit(cache=True)
def act(tables: Tables, state: Integers, stock: Integers, code: int) -> None:
    """Do what the code says."""
    tile = code & TILE
    if state[LED] >= 0:
        reply(tables.deal, state, stock, tile)
        return
    if code & CLOSES:
        close(state)
    hand = state[HAND + state[LEADER]]
    lead(state, tile, declarable(tables.deal, hand, tile) if code & DECLARES else 0)


@njit(cache=True)
def drawn_place(start: np.uint64, number: int, places: int) -> int:
    """One of so many places, by one number of a stream."""
    high = word(start, np.uint64(number)) >> HALF
    return int(high * np.uint64(places) >> HALF)


@njit(cache=True)
def make_world(view: View, start: np.uint64, number: int, world: Integers, stock: Integers) -> None:
    """The world of this number: every one that fits what the seat knows is as likely."""
    other = HAND + 1 - view.seat
    wanted = view.held - count_tiles(view.state[other])
    allowed = count_tiles(view.unseen & ~view.barred)
    pool, size = np.empty(28, np.int64), 0
    for tiles in (view.unseen & ~view.barred, view.unseen & view.barred):
        left = tiles
        while left:
            pool[size] = lowest_tile(left)
            left &= left - 1
            size += 1
    world[:] = view.state
    for place in range(wanted):
        at = place + drawn_place(start, number * SPREAD + place, allowed - place)
        pool[place], pool[at] = pool[at], pool[place]
        world[other] |= 1 << pool[place]
    below = view.state[DRAWN]
    for place in range(wanted, size):
        at = place + drawn_place(start, number * SPREAD + place, size - place)
        pool[place], pool[at] = pool[at], pool[place]
        if below < len(stock):
            stock[below] = pool[place]
            below += 1


@njit(cache=True)
def won_at_last(tables: Tables, view: View, state: Integers) -> float:
    """The probability that the seat wins the match: the deal is over, or both hands are known."""
    if state[STATUS] == PLAYING:
        won = solve(tables.deal, tables.prices, tables.standing, state, view.first_leader)
    else:
        won = match_value(tables.deal, tables.standing, state, view.first_leader)
    return won if view.seat == 0 else 1.0 - won


@njit(cache=True)
def value_in(tables: Tables, view: View, known: int, state: Integers, stock: Integers) -> float:
    """The probability that the seat wins the match from this state of a world, played on."""
    play_on(tables.deal, tables.prices, state, stock, known)
    return won_at_last(tables, view, state)


@njit(cache=True)
def sort_best_first(values: Reals, order: Integers, number: int) -> None:
    """Put so many of the places in ``order`` into the order of their values; equals stay."""
    for end in range(1, number):
        moved, place = order[end], end
        while place > 0 and values[order[place - 1]] < values[moved]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = moved


@njit(cache=True)
def arranged(codes: Integers, won: Reals, order: Integers) -> Judged:
    """Both in this order."""
    number = len(order)
    judged = Judged(np.empty(number, np.int64), np.empty(number, np.float64))
    for place in range(number):
        judged.codes[place] = codes[order[place]]
        judged.won[place] = won[order[place]]
    return judged


@njit(cache=True)
def solved(tables: Tables, view: View) -> Judged:
    """Every action, exactly: the stock is gone, so that the other holds all that is not seen."""
    state = view.state.copy()
    state[HAND + 1 - view.seat] |= view.unseen
    tiles, after = np.empty(MOST_TILES, np.int64), np.empty(FIELDS, np.int64)
    nothing = np.empty(0, np.int64)
    number = promising(tables.deal, tables.prices, state, tiles)
    codes, won = np.empty(number, np.int64), np.empty(number, np.float64)
    for place in range(number):
        codes[place] = tiles[place]
        if state[LED] < 0 and declarable(tables.deal, state[HAND + view.seat], tiles[place]):
            codes[place] |= DECLARES
        after[:] = state
        act(tables, after, nothing, codes[place])
        won[place] = won_at_last(tables, view, after)
    order = np.arange(number)
    sort_best_first(won, order, number)  # the more promising stays the better of equals
    return arranged(codes, won, order)


@njit(cache=True)
def sampled(tables: Tables, view: View, effort: Effort, start: np.uint64) -> Judged:
    """Every action over worlds, in rounds of halving."""
    codes, state = np.empty(MOST_ACTIONS, np.int64), np.empty(FIELDS, np.int64)
    number = actions(tables, view, effort.closes, codes)
    rounds = 1
    while 1 << rounds < number:
        rounds += 1
    worlds = np.empty((MOST_WORLDS, FIELDS), np.int64)
    stocks = np.empty((MOST_WORLDS, tables.deal.face_down), np.int64)
    sums, tried = np.zeros(number, np.float64), np.zeros(number, np.int64)
    order, alive, done = np.arange(number), number, 0
    for _ in range(rounds):
        until = min(MOST_WORLDS, done + max(1, effort.playouts // (rounds * alive)))
        for at in range(done, until):
            make_world(view, start, at, worlds[at], stocks[at])
        for place in range(alive):
            action = order[place]
            for at in range(done, until):
                state[:] = worlds[at]
                act(tables, state, stocks[at], codes[action])
                sums[action] += value_in(tables, view, effort.known, state, stocks[at])
            tried[action] = until
        done = until
        sort_best_first(sums, order, alive)  # which have been tried equally often
        alive = (alive + 1) // 2
    return arranged(codes, sums / tried, order)


@njit(cache=True)
def judge(tables: Tables, view: View, effort: Effort, start: np.uint64) -> Judged:
    """What the seat thinks of every action; all chance comes from the stream at ``start``."""
    missing = view.held - count_tiles(view.state[HAND + 1 - view.seat])
    known = view.state[TURNED] < 0 and count_tiles(view.unseen) == missing
    if effort.solves and known and view.held <= EXACT:
        judged = solved(tables, view)
    else:
        judged = sampled(tables, view, effort, start)
    if effort.noise == 0.0:
        return judged
    won = judged.won.copy()
    for place in range(len(won)):
        # Box and Muller's normal numbers.
        number = NOISE + np.uint64(2 * place)
        far, turn = uniform(start, number), uniform(start, number + ONE)
        normal = np.sqrt(-2.0 * np.log(1.0 - far)) * np.cos(2.0 * np.pi * turn)
        won[place] = min(1.0, max(0.0, won[place] + effort.noise * normal))
    order = np.arange(len(won))
    sort_best_first(won, order, len(won))
    return arranged(judged.codes, won, order)
