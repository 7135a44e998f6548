"""What a deal is worth in which both hands are known and nothing is drawn any more: exactly.

Alpha-beta over the rest of the deal (Knuth and Moore, "An analysis of alpha-beta pruning", 1975)
with a stack in place of recursion. Its twin is a plain minimax over the engine.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from pegout.analysis.bingo.deal import (
    FIELDS,
    HAND,
    LARGE,
    LEADER,
    LED,
    PLAYING,
    STATUS,
    TRUMP,
    WON,
    declarable,
    lead,
    legal_tiles,
    lowest_tile,
    next_leader,
    reply,
)
from pegout.analysis.bingo.lowered import DealArrays, Integers
from pegout.analysis.bingo.prices import NOT_DRAWING, Prices, Reals

MOST_TILES: Final = 14
"""In a hand at most, and so moves of a position."""
DEPTH: Final = 2 * MOST_TILES
LOSES: Final = 50.0
"""A lead that can be taken is tried after all that cannot."""


@njit(cache=True)
def match_value(rules: DealArrays, standing: Reals, state: Integers, first_leader: int) -> float:
    """The probability that seat 0 wins the match, at the end of a deal.

    ``first_leader`` led to its first trick.
    """
    if state[STATUS] == WON:
        return 1.0 if state[LARGE] >= rules.target else 0.0
    follows = next_leader(rules, state, first_leader)
    return float(standing[state[LARGE], state[LARGE + 1], follows])


@njit(cache=True)
def promising(rules: DealArrays, prices: Prices, state: Integers, found: Integers) -> int:
    """Put all that may be led or replied into ``found``, the most promising first; how many."""
    trump, led = state[TRUMP], state[LED]
    other = state[HAND + 1 - state[LEADER]]
    worths = np.empty(MOST_TILES, np.float64)
    number, tiles = 0, legal_tiles(rules, state)
    while tiles:
        tile = lowest_tile(tiles)
        tiles &= tiles - 1
        if led >= 0:
            worth = prices.replied[NOT_DRAWING, trump, led, tile]
        else:
            worth = float(rules.value[trump, tile])
            if other & rules.taken_by[trump, tile]:
                worth -= LOSES
        place = number
        while place > 0 and worths[place - 1] < worth:
            worths[place], found[place] = worths[place - 1], found[place - 1]
            place -= 1
        worths[place], found[place] = worth, tile
        number += 1
    return number


@njit(cache=True)
def solve(
    rules: DealArrays, prices: Prices, standing: Reals, root: Integers, first_leader: int
) -> float:
    """The probability that seat 0 wins the match if both play the rest of the deal best.

    Nothing is drawn in it: the stock is closed or gone. Whoever can declare does: nobody is worse
    off for more points, and there is nothing left to hide.
    """
    states = np.empty((DEPTH + 1, FIELDS), np.int64)
    moves = np.empty((DEPTH, MOST_TILES), np.int64)
    number, tried = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    low, high = np.empty(DEPTH, np.float64), np.empty(DEPTH, np.float64)
    nothing = np.empty(0, np.int64)
    states[0] = root
    depth, low[0], high[0] = 0, 0.0, 1.0
    number[0] = promising(rules, prices, root, moves[0])
    while True:
        state = states[depth]
        leads = state[LED] < 0
        actor = state[LEADER] if leads else 1 - state[LEADER]
        if tried[depth] == number[depth] or low[depth] >= high[depth]:
            value = low[depth] if actor == 0 else high[depth]
            if depth == 0:
                return float(value)
            depth -= 1
        else:
            tile, after = moves[depth, tried[depth]], states[depth + 1]
            tried[depth] += 1
            after[:] = state
            if leads:
                lead(after, tile, declarable(rules, state[HAND + actor], tile))
            else:
                reply(rules, after, nothing, tile)
            if after[STATUS] == PLAYING:
                low[depth + 1], high[depth + 1] = low[depth], high[depth]
                depth += 1
                number[depth], tried[depth] = promising(rules, prices, after, moves[depth]), 0
                continue
            value = match_value(rules, standing, after, first_leader)
        above = states[depth]
        if (above[LEADER] if above[LED] < 0 else 1 - above[LEADER]) == 0:
            low[depth] = max(low[depth], value)
        else:
            high[depth] = min(high[depth], value)
