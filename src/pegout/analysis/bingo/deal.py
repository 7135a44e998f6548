"""The course of a deal, compiled. Its twin: `games.bingo.play`.

A deal is a row of `FIELDS` integers; what stands by seat takes two of them. Hands are bits, the
face-down stock is an array of tile numbers in the order in which it is drawn. The functions here
change the row and check nothing: `legal_tiles` says what may be done.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from pegout.analysis.bingo.lowered import FEW, DealArrays, Integers

HAND: Final = 0
"""By seat."""
SMALL: Final = 2
"""Small points by seat."""
TRICKS: Final = 4
"""By seat."""
SINCE: Final = 6
"""Tricks since closing by seat."""
LARGE: Final = 8
"""Large points of the match by seat."""
LEADER: Final = 10
"""Who leads or has led."""
CLOSER: Final = 11
"""-1 for nobody."""
LED: Final = 12
"""The tile that waits for its reply; -1 for none."""
DECLARED: Final = 13
"""The doubles declared with it, as bits."""
DRAWN: Final = 14
"""Face-down tiles that have been drawn."""
TURNED: Final = 15
"""The turned tile; -1 where it has been drawn."""
TRUMP: Final = 16
FIRST: Final = 17
"""Who was the first to have enough; -1 for nobody."""
STATUS: Final = 18
REWARDED: Final = 19
"""Who was rewarded at the end of the deal; -1 for nobody."""
FIELDS: Final = 20

PLAYING: Final = 0
ENDED: Final = 1
"""The deal is over."""
WON: Final = 2
"""The match is."""

_TILE_OF_BIT = np.array(
    [next((tile for tile in range(28) if (1 << tile) % 29 == rest), -1) for rest in range(29)],
    np.int64,
)
"""[bit mod 29]: 2 generates all that is not zero modulo 29, so that no two bits meet."""


@njit(cache=True)
def lowest_tile(tiles: int) -> int:
    """The number of the lowest of these tiles, of which there is at least one."""
    return int(_TILE_OF_BIT[(tiles & -tiles) % 29])


@njit(cache=True)
def count_tiles(tiles: int) -> int:
    """How many tiles these bits are."""
    number = 0
    while tiles:
        tiles &= tiles - 1
        number += 1
    return number


@njit(cache=True)
def open_stock(state: Integers) -> bool:
    """Tiles are drawn, and any tile may be replied."""
    return bool(state[TURNED] >= 0 and state[CLOSER] < 0)


@njit(cache=True)
def legal_tiles(rules: DealArrays, state: Integers) -> int:
    """What the one whose turn it is may lead or reply, as bits."""
    if state[LED] < 0:
        return int(state[HAND + state[LEADER]])
    hand = int(state[HAND + 1 - state[LEADER]])
    if open_stock(state):
        return hand
    return answers(rules, state[TRUMP], state[LED], hand)


@njit(cache=True)
def answers(rules: DealArrays, trump: int, led: int, hand: int) -> int:
    """The tiles of the hand that may answer the led tile where no more is drawn, as bits."""
    found = hand & rules.asked[trump, led, 0]
    if not found:
        found = hand & rules.asked[trump, led, 1]
    if not found:
        found = hand & rules.masters[trump]
    return int(found or hand)


@njit(cache=True)
def deal(rules: DealArrays, order: Integers, leader: int, state: Integers) -> None:
    """Deal the shuffled set, tile numbers in their order; large points of the match are kept."""
    for field in range(LARGE):
        state[field] = 0
    dealt = 2 * rules.each
    for place in range(dealt):
        seat = leader if place % 2 == 0 else 1 - leader
        state[HAND + seat] |= 1 << order[place]
    state[LEADER] = leader
    state[CLOSER] = state[LED] = state[FIRST] = state[REWARDED] = -1
    state[DECLARED] = state[DRAWN] = state[STATUS] = 0
    state[TURNED] = order[dealt]
    state[TRUMP] = rules.trump_of[order[dealt]]


@njit(cache=True)
def close(state: Integers) -> None:
    """The leader closes the stock."""
    state[CLOSER] = state[LEADER]


@njit(cache=True)
def declarable(rules: DealArrays, hand: int, tile: int) -> int:
    """The doubles that can be declared with this lead, as bits; 0 where none can."""
    held = hand & rules.doubles
    if held >> tile & 1 and held & (held - 1):
        return held
    return 0


@njit(cache=True)
def lead(state: Integers, tile: int, declared: int) -> None:
    """The leader leads a tile and declares these doubles."""
    state[HAND + state[LEADER]] &= ~(1 << tile)
    state[LED] = tile
    state[DECLARED] = declared


@njit(cache=True)
def trick_points(rules: DealArrays, trump: int, led: int, reply: int) -> int:
    """What both tiles are worth."""
    return int(rules.value[trump, led] + rules.value[trump, reply])


@njit(cache=True)
def declared_points(rules: DealArrays, declared: int) -> int:
    """Small points for declared doubles whose led one takes the trick."""
    if not declared:
        return 0
    points = int(rules.bonus[count_tiles(declared)])
    if declared & rules.bingo:
        points += rules.bingo_among
    return points


@njit(cache=True)
def reply(rules: DealArrays, state: Integers, stock: Integers, tile: int) -> None:
    """The other one replies: the trick, its points, the end of the deal or the draw (bingo 9.1)."""
    leader, trump, led, declared = state[LEADER], state[TRUMP], state[LED], state[DECLARED]
    state[HAND + 1 - leader] &= ~(1 << tile)
    state[LED], state[DECLARED] = -1, 0
    winner, large = leader, 0
    points = trick_points(rules, trump, led, tile)
    if rules.taken_by[trump, led] >> tile & 1:
        winner = 1 - leader
    elif declared:
        points += declared_points(rules, declared)
        large = rules.bonus_large[count_tiles(declared)]
    state[LEADER] = winner
    state[SMALL + winner] += points
    state[TRICKS + winner] += 1
    if state[CLOSER] >= 0:
        state[SINCE + winner] += 1
    if state[FIRST] < 0 and state[SMALL + winner] >= rules.enough:
        state[FIRST] = winner
    if large:
        _credit(rules, state, winner, large)
    if rules.bingo_takes and (1 << led | 1 << tile) == rules.captures[trump]:
        _credit(rules, state, winner, rules.bingo_takes)
    if state[STATUS] == WON:
        return
    if not state[HAND] | state[HAND + 1] or (state[FIRST] >= 0 and not rules.plays_out):
        _end(rules, state)
    elif open_stock(state):
        _draw(rules, state, stock)


@njit(cache=True)
def _credit(rules: DealArrays, state: Integers, seat: int, points: int) -> None:
    """Nothing is credited after the point that wins the match (bingo 10.2)."""
    if state[STATUS] == WON:
        return
    state[LARGE + seat] += points
    if state[LARGE + seat] >= rules.target:
        state[STATUS] = WON


@njit(cache=True)
def _draw(rules: DealArrays, state: Integers, stock: Integers) -> None:
    winner, drawn = state[LEADER], state[DRAWN]
    if rules.face_down - drawn > 1:
        state[HAND + winner] |= 1 << stock[drawn]
        state[HAND + 1 - winner] |= 1 << stock[drawn + 1]
        state[DRAWN] = drawn + 2
        return
    has_turned = 1 - winner if rules.loser_takes_turned else winner
    state[HAND + has_turned] |= 1 << state[TURNED]
    state[HAND + 1 - has_turned] |= 1 << stock[drawn]
    state[DRAWN] = drawn + 1
    state[TURNED] = -1


@njit(cache=True)
def _end(rules: DealArrays, state: Integers) -> None:
    """From small points to large ones (bingo 9.2 to 9.6)."""
    state[STATUS] = ENDED
    closer, rewarded = state[CLOSER], state[FIRST]
    if closer >= 0 and rewarded != closer:
        tricks = state[SINCE + closer] if rules.counts_since else state[TRICKS + closer]
        state[REWARDED] = 1 - closer
        _credit(rules, state, 1 - closer, rules.for_failing[min(tricks, 1)])
    if rewarded >= 0:
        few = min(state[SMALL + 1 - rewarded], FEW - 1)
        tricks = min(state[TRICKS + 1 - rewarded], 1)
        state[REWARDED] = rewarded
        _credit(rules, state, rewarded, rules.for_enough[tricks, few])
    elif closer < 0:
        _reward_nobody(rules, state)


@njit(cache=True)
def _reward_nobody(rules: DealArrays, state: Integers) -> None:
    if rules.nobody == 2:
        state[REWARDED] = state[LEADER]
    elif rules.nobody == 1 and state[SMALL] != state[SMALL + 1]:
        state[REWARDED] = 0 if state[SMALL] > state[SMALL + 1] else 1
    if state[REWARDED] >= 0:
        _credit(rules, state, state[REWARDED], 1)


@njit(cache=True)
def next_leader(rules: DealArrays, state: Integers, leader: int) -> int:
    """Who leads the next deal, where this one led the first trick of the deal that is over."""
    rewarded = int(state[REWARDED])
    if rules.next_leader == 0 or rewarded < 0:
        return 1 - leader
    return rewarded if rules.next_leader == 1 else 1 - rewarded
