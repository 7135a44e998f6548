"""The play, step by step: whose turn it is, a piece laid, a go said, a series ended.

The twin of `games.cribbage.turns` and of the play in `games.cribbage.play`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from pegout.analysis.cribbage.lowered import PlayArrays
from pegout.analysis.cribbage.play_kernel import laid_points
from pegout.analysis.cribbage.simulation.deal import GO, NOBODY, Deal, Pieces

EACH_BYTE: Final = np.uint64(0x0101010101010101)
HIGH_BITS: Final = np.uint64(0x8080808080808080)
TO_THE_TOP: Final = np.uint64(0x0102040810204080)
"""Times a word with only the lowest bit of some bytes set: those bits, one after the other, in the
highest byte."""


@njit(cache=True)
def fitting(worth: np.uint64, held: int, room: int) -> int:
    """Which of the held pieces can be laid with that much room under the limit: bit 1 << place.

    All at once: 128 + room - worth of each byte keeps its high bit where the piece fits.
    """
    fits = ((np.uint64(room) * EACH_BYTE | HIGH_BITS) - worth) & HIGH_BITS
    places: int = int(np.int64((fits >> np.uint64(7)) * TO_THE_TOP >> np.uint64(56)) & held)
    return places


@njit(cache=True)
def to_act(play: PlayArrays, deal: Deal) -> tuple[int, int]:
    """Who acts now, and with which pieces (`fitting`); none of them is a go.

    `NOBODY` where the series is at its end.
    """
    room = play.limit - deal.count
    if room == 0:
        return NOBODY, 0
    role = deal.next
    for _ in range(2):
        fits = fitting(deal.worth[role], deal.held[role], room)
        if fits:
            return role, fits
        if role == deal.last:
            return NOBODY, 0
        if deal.held[role] and not deal.said_go >> role & 1:
            return role, 0
        role = 1 - role
    return NOBODY, 0


@njit(cache=True)
def lay(play: PlayArrays, deal: Deal, role: int, place: int) -> int:
    """Lay the kept piece of that place; the points for it, without those for the limit."""
    rank = deal.ranks[role, place]
    points: int = laid_points(play, deal.series, deal.length, deal.count, rank)
    deal.series[deal.length] = rank
    deal.length += 1
    deal.count += play.values[rank]
    deal.laid[deal.acts] = deal.kept[role, place]
    deal.layers[deal.acts] = role
    deal.acts += 1
    deal.held[role] &= ~(1 << place)
    deal.holds[role] -= 1
    deal.next = 1 - role
    deal.last = role
    return points


@njit(cache=True)
def say_go(deal: Deal, role: int) -> None:
    deal.laid[deal.acts] = GO
    deal.layers[deal.acts] = role
    deal.acts += 1
    deal.said_go |= 1 << role
    deal.next = 1 - role


@njit(cache=True)
def last_points(play: PlayArrays, deal: Deal) -> int:
    """What the end of the series brings to who laid last."""
    return play.limit_points if deal.count == play.limit else play.last_points


@njit(cache=True)
def end_series(play: PlayArrays, deal: Deal) -> None:
    """The next series begins, or the play is over."""
    if not play.resumes or deal.holds[0] + deal.holds[1] == 0:
        deal.over = 1
        return
    leader = 1 - deal.last
    deal.next = leader if deal.holds[leader] else deal.last
    deal.length = 0
    deal.count = 0
    deal.last = NOBODY
    deal.said_go = 0


@njit(cache=True)
def laid_and_limit(play: PlayArrays, series: Pieces, length: int, count: int, rank: int) -> int:
    """What laying a rank scores at once: fifteen, alike, run, and the limit."""
    points: int = laid_points(play, series, length, count, rank)
    if count + play.values[rank] == play.limit:
        points += play.limit_points
    return points
