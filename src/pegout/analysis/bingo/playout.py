"""A deal played out by a rule of thumb, compiled; both players see all tiles.

Whoever leads or replies takes the most points of the trick, the price of the tile taken off, as
``sensible`` does. He who leads looks at the other's hand: in trials a playout without that look
made a weaker player of the search that it serves, and so did prices that won more playouts.
"""

from __future__ import annotations

from typing import Final

from numba import njit

from pegout.analysis.bingo.deal import (
    DECLARED,
    HAND,
    LEADER,
    LED,
    PLAYING,
    SMALL,
    STATUS,
    TRUMP,
    answers,
    count_tiles,
    declarable,
    declared_points,
    lead,
    legal_tiles,
    lowest_tile,
    open_stock,
    reply,
)
from pegout.analysis.bingo.lowered import DealArrays, Integers
from pegout.analysis.bingo.prices import DRAWING, NOT_DRAWING, Prices
from pegout.analysis.bingo.worth import LARGE

ENOUGH: Final = 60.0
"""What it is worth to end the deal, in small points."""


@njit(cache=True)
def best_reply(
    rules: DealArrays,
    prices: Prices,
    state: Integers,
    drawing: int,
    led: int,
    declared: int,
    tiles: int,
) -> tuple[int, float]:
    """The best of these replies to a lead, and what it is worth to who replies."""
    leader, trump = state[LEADER], state[TRUMP]
    worths, taken = prices.replied[drawing, trump, led], rules.taken_by[trump, led]
    bonus, large = 0, 0.0
    if declared:
        bonus = declared_points(rules, declared)
        large = LARGE * rules.bonus_large[count_tiles(declared)]
    # What the reply must be worth to bring the leader, or him who replies, to enough.
    to_leader = rules.enough - state[SMALL + leader] - rules.value[trump, led] - bonus
    to_replier = rules.enough - state[SMALL + 1 - leader] - rules.value[trump, led]
    found, best = -1, -1e9
    while tiles:
        tile = lowest_tile(tiles)
        tiles &= tiles - 1
        worth = worths[tile]
        if taken >> tile & 1:
            if rules.value[trump, tile] >= to_replier:
                worth += ENOUGH
        else:
            worth -= bonus + large
            if rules.value[trump, tile] >= to_leader:
                worth -= ENOUGH
        if worth > best:
            found, best = tile, worth
    return found, best


@njit(cache=True)
def best_lead(rules: DealArrays, prices: Prices, state: Integers, drawing: int) -> int:
    """The lead that is best against the reply that is; what can be declared is."""
    trump = state[TRUMP]
    hand, other = state[HAND + state[LEADER]], state[HAND + 1 - state[LEADER]]
    found, best = -1, -1e9
    tiles = hand
    while tiles:
        tile = lowest_tile(tiles)
        tiles &= tiles - 1
        replies = other if drawing == DRAWING else answers(rules, trump, tile, other)
        declared = declarable(rules, hand, tile)
        _, theirs = best_reply(rules, prices, state, drawing, tile, declared, replies)
        worth = -theirs - prices.kept[drawing, trump, tile]
        if worth > best:
            found, best = tile, worth
    return found


@njit(cache=True)
def play_on(
    rules: DealArrays, prices: Prices, state: Integers, stock: Integers, known: int
) -> None:
    """Play the deal to its end, or until nothing is drawn and who acts has ``known`` tiles left.

    Nobody closes on the way. With ``known`` 0 it is always the end.
    """
    while state[STATUS] == PLAYING:
        drawing = DRAWING if open_stock(state) else NOT_DRAWING
        leads = state[LED] < 0
        hand = state[HAND + (state[LEADER] if leads else 1 - state[LEADER])]
        if drawing == NOT_DRAWING and count_tiles(hand) <= known:
            return
        if leads:
            tile = best_lead(rules, prices, state, drawing)
            lead(state, tile, declarable(rules, hand, tile))
        else:
            led, declared = state[LED], state[DECLARED]
            tiles = legal_tiles(rules, state)
            tile, _ = best_reply(rules, prices, state, drawing, led, declared, tiles)
            reply(rules, state, stock, tile)
