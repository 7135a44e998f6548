"""What one player may know of a deal. Every decision follows from it, and from one number."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.hand_numbers import MOST
from pegout.analysis.cribbage.simulation.deal import (
    LONGEST_PLAY,
    LONGEST_SERIES,
    Numbers,
    Pieces,
)
from pegout.analysis.cribbage.simulation.game import MOST_DEALT, MOST_THROWN, Game
from pegout.analysis.cribbage.simulation.records import record_type
from pegout.analysis.cribbage.simulation.table import Table


class Sight(Protocol):
    """The own pieces, and what lies open. Before the starter only the first four have a meaning."""

    role: int
    """0 for the pone, 1 for the dealer."""
    own: int
    """The own score."""
    other: int
    dealt: Pieces
    """[8], the own pieces in set order."""
    kept: Pieces
    """[5], those of them that were not thrown, laid or not."""
    ranks: Pieces
    """[5], of those."""
    thrown: Pieces
    """[2]."""
    worth: np.uint64
    """A byte for each piece kept, the first lowest: what it adds to the count."""
    held: int
    """Which of the kept are not laid yet: bit 1 << place."""
    fits: int
    """Which of those fit under the limit."""
    holds: Numbers
    """[2], by role: how many pieces each still holds."""
    starter: int
    series: Pieces
    """[16], ranks laid since the count was last nothing."""
    length: int
    count: int
    last: int
    """Who laid last in the series, by role; -1 before its first piece."""
    said_go: int
    """Who has said go in the series: bit 1 << role."""
    laid: Pieces
    """[32], pieces laid in the whole play, and `deal.GO`."""
    layers: Pieces
    """[32], whose each was, by role."""
    acts: int
    """How many they are."""


SIGHT: Final = record_type(
    [
        *((name, np.int64) for name in (
            "role", "own", "other", "held", "fits", "starter", "length", "count", "last",
            "said_go", "acts",
        )),
        ("worth", np.uint64),
        ("holds", np.int64, (2,)),
        ("dealt", np.int8, (MOST_DEALT,)),
        ("kept", np.int8, (MOST,)),
        ("ranks", np.int8, (MOST,)),
        ("thrown", np.int8, (MOST_THROWN,)),
        ("series", np.int8, (LONGEST_SERIES,)),
        ("laid", np.int8, (LONGEST_PLAY,)),
        ("layers", np.int8, (LONGEST_PLAY,)),
    ]
)  # fmt: skip


@njit(cache=True)
def see_hand(table: Table, sight: Sight) -> None:
    """What ``table.player`` knows before he throws."""
    sight.role = table.role
    sight.own = table.tally.scores[table.player]
    sight.other = table.tally.scores[1 - table.player]
    copy(table.deal.dealt[table.role], sight.dealt)


@njit(cache=True)
def see_play(game: Game, table: Table, sight: Sight) -> None:
    """What he knows when he is to lay."""
    see_hand(table, sight)
    deal, role = table.deal, table.role
    copy(deal.kept[role], sight.kept)
    copy(deal.ranks[role], sight.ranks)
    for i in range(game.throw):
        sight.thrown[i] = deal.crib[role * game.throw + i]
    sight.worth = deal.worth[role]
    sight.held = deal.held[role]
    sight.fits = table.fits
    sight.holds[0] = deal.holds[0]
    sight.holds[1] = deal.holds[1]
    sight.starter = deal.starter
    copy(deal.series, sight.series)
    sight.length = deal.length
    sight.count = deal.count
    sight.last = deal.last
    sight.said_go = deal.said_go
    copy(deal.laid, sight.laid)
    copy(deal.layers, sight.layers)
    sight.acts = deal.acts


@njit(cache=True)
def copy(from_: npt.NDArray[np.int8], to: npt.NDArray[np.int8]) -> None:
    for i in range(len(to)):
        to[i] = from_[i]
