"""What a tile is worth in the hand, in small points: a rule of thumb, plainly."""

from __future__ import annotations

from typing import Final

from pegout.games.bingo.legality import Stock
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import BINGO, bears, is_double, pips, value
from pegout.pieces import Tile

LARGE: Final = 60.0
"""What a large point is worth in small ones: a deal of seventy mostly gives one."""
MASTER: Final = 6.0
"""The double blank and the double of trump are kept for a trick that matters."""
TRUMP: Final = 2.0
DOUBLE: Final = 2.0
"""May be declared later."""
PIP: Final = 0.1
"""More pips take more tricks."""
MASTER_TAKES: Final = 1.0
TRUMP_TAKES: Final = 0.6
OTHER_TAKES: Final = 0.35
"""How much of its own worth a tile brings home if it is kept."""
NO_MORE_DRAWN: Final = 0.4
"""Of what a tile is kept for this is left where nothing is drawn: every tile will be played."""


def price(rules: BingoRules, trump: int, drawing: Stock, tile: Tile) -> float:
    """What it costs to spend the tile."""
    kept_for = PIP * pips(rules, tile)
    if tile == BINGO or (is_double(tile) and bears(tile, trump)):
        takes_home, kept_for = MASTER_TAKES, kept_for + MASTER
    elif bears(tile, trump):
        takes_home, kept_for = TRUMP_TAKES, kept_for + TRUMP
    else:
        takes_home = OTHER_TAKES
    if is_double(tile):
        kept_for += DOUBLE
    if drawing != "open":
        kept_for *= NO_MORE_DRAWN
    return takes_home * value(rules, trump, tile) + kept_for
