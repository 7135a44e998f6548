"""The worth of tiles in the hand and of replies, as arrays."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.bingo.lowered import NUMBERS, SET, DealArrays
from pegout.analysis.bingo.worth import price
from pegout.games.bingo.legality import Stock
from pegout.games.bingo.rules import BingoRules

Reals = npt.NDArray[np.float64]

DRAWING: Final = 0
NOT_DRAWING: Final = 1


class Prices(NamedTuple):
    """By whether tiles are drawn (`DRAWING`, `NOT_DRAWING`)."""

    kept: Reals
    """[drawing, trump, tile], what it costs to spend the tile."""
    replied: Reals
    """[drawing, trump, led tile, reply], the points of the trick to who replies, won or lost, with
    the price of the reply taken off."""


def prices(rules: BingoRules, arrays: DealArrays) -> Prices:
    """The prices under these rules; ``arrays`` are the same rules lowered."""
    stocks: tuple[Stock, Stock] = ("open", "gone")
    kept = np.array(
        [
            [[price(rules, trump, stock, tile) for tile in SET] for trump in range(NUMBERS)]
            for stock in stocks
        ]
    )
    both = arrays.value[:, :, None] + arrays.value[:, None, :]
    taken = arrays.taken_by[:, :, None] >> np.arange(len(SET)) & 1
    gained = np.where(taken, both, -both)
    return Prices(kept, gained - kept[:, :, None, :])
