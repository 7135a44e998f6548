"""A deal as kernels hold it: shuffled, dealt, thrown. All in it goes by role, 0 pone, 1 dealer."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import shuffle_top
from pegout.analysis.cribbage.discard_arrays import PONE
from pegout.analysis.cribbage.hand_numbers import MOST
from pegout.analysis.cribbage.show_arrays import PIECES
from pegout.analysis.cribbage.simulation.game import MOST_DEALT, MOST_THROWN, Game
from pegout.analysis.cribbage.simulation.records import record_type

Pieces = npt.NDArray[np.int8]
"""Numbers of pieces as in their set, or ranks."""
Numbers = npt.NDArray[np.int64]

NOBODY: Final = -1
GO: Final = -1
"""Stands among the pieces laid where somebody said go."""
BEYOND: Final = 127
"""Behind every piece, in a hand that has fewer than there is room for."""
LONGEST_SERIES: Final = 16
LONGEST_PLAY: Final = 32
"""Pieces laid and goes said, of which there is one a series at most."""


class Deal(Protocol):
    """A whole deal, the pieces that nobody sees among it."""

    pack: Pieces
    """[64], the set's own order but for the places that have been dealt."""
    arrived: Pieces
    """[8], room for a hand before it is put in order."""
    dealt: Pieces
    """[2, 8], in set order."""
    kept: Pieces
    """[2, 5], in set order."""
    ranks: Pieces
    """[2, 5], of those."""
    crib: Pieces
    """[4], what the pone threw and then what the dealer did."""
    worth: npt.NDArray[np.uint64]
    """[2], a byte for each piece kept, the first lowest: what it adds to the count."""
    held: Numbers
    """[2], which of the kept are not laid yet: bit 1 << place."""
    holds: Numbers
    """[2], how many they are."""
    starter: int
    series: Pieces
    """[16], ranks laid since the count was last nothing."""
    length: int
    """How many they are."""
    count: int
    next: int
    """Who comes next, before he is perhaps passed over."""
    last: int
    """Who laid last in the series; `NOBODY` before its first piece."""
    said_go: int
    """Who has said go in the series: bit 1 << role."""
    laid: Pieces
    """[32], pieces laid in the whole play, and `GO`."""
    layers: Pieces
    """[32], whose each was."""
    acts: int
    """How many they are."""
    over: int
    """1 once the play is over."""


DEAL: Final = record_type(
    [
        *((name, np.int64) for name in (
            "starter", "length", "count", "next", "last", "said_go", "acts", "over",
        )),
        ("held", np.int64, (2,)),
        ("holds", np.int64, (2,)),
        ("worth", np.uint64, (2,)),
        ("pack", np.int8, (PIECES,)),
        ("arrived", np.int8, (MOST_DEALT,)),
        ("dealt", np.int8, (2, MOST_DEALT)),
        ("kept", np.int8, (2, MOST)),
        ("ranks", np.int8, (2, MOST)),
        ("crib", np.int8, (2 * MOST_THROWN,)),
        ("series", np.int8, (LONGEST_SERIES,)),
        ("laid", np.int8, (LONGEST_PLAY,)),
        ("layers", np.int8, (LONGEST_PLAY,)),
    ]
)  # fmt: skip


@njit(cache=True)
def deal_hands(game: Game, deal: Deal, start: np.uint64) -> None:
    """Shuffle and deal; ``start`` is the stream of this shuffle (`chance.order`)."""
    pack, each = deal.pack, game.each
    for place in range(PIECES):
        pack[place] = place
    shuffle_top(start, pack[: game.pieces], 2 * each + 1)
    for role in range(2):
        first, step = (role, 2) if game.by_turns else (role * each, 1)
        hand_over(deal.arrived, deal.dealt[role], pack, first, step, each)


@njit(cache=True)
def hand_over(
    arrived: Pieces, hand: Pieces, pack: Pieces, first: int, step: int, each: int
) -> None:
    """Every ``step``-th piece of the pack from ``first`` on into the hand, in set order."""
    for i in range(MOST_DEALT):
        arrived[i] = pack[first + step * i] if i < each else BEYOND
    for i in range(each):
        lower = 0
        for other in range(MOST_DEALT):
            lower += arrived[other] < arrived[i]
        hand[lower] = arrived[i]


@njit(cache=True)
def throw_away(game: Game, deal: Deal, role: int, throw: int) -> None:
    """Into the crib with the pieces of that number in `Game.thrown`."""
    dealt, first = deal.dealt[role], role * game.throw
    for i in range(game.throw):
        deal.crib[first + i] = dealt[game.thrown[throw, i]]
    worth = np.uint64(0)
    for i in range(game.play.kept):
        piece = dealt[game.kept[throw, i]]
        rank = game.rank[piece]
        deal.kept[role, i] = piece
        deal.ranks[role, i] = rank
        worth |= np.uint64(game.play.values[rank]) << np.uint64(8 * i)
    deal.worth[role] = worth


@njit(cache=True)
def begin_play(game: Game, deal: Deal, starter: int) -> None:
    """The starter is turned, and the pone is to lead."""
    deal.starter = starter
    deal.length = 0
    deal.count = 0
    deal.next = PONE
    deal.last = NOBODY
    deal.said_go = 0
    deal.acts = 0
    deal.over = 0
    for role in range(2):
        deal.held[role] = (1 << game.play.kept) - 1
        deal.holds[role] = game.play.kept
