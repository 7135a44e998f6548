"""What a trick is worth to a player, and what it costs him to spend a tile on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pegout.bots.bingo.view import Hand
from pegout.engine import total
from pegout.games.bingo.legality import Stock, answers
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import (
    BINGO,
    FEWEST_DOUBLES,
    bears,
    bonus_large,
    bonus_lines,
    doubles,
    is_double,
    rank,
    takes,
    trick_large,
    trick_lines,
    value,
)
from pegout.pieces import Tile

LARGE: Final = 60.0
"""What a large point is worth in small ones: a deal of seventy mostly gives one."""
MASTER: Final = 6.0
"""The double blank and the double of trump are kept for a trick that matters."""
TRUMP: Final = 2.0
DOUBLE: Final = 2.0
"""May be declared later."""
MASTER_TAKES: Final = 1.0
TRUMP_TAKES: Final = 0.6
OTHER_TAKES: Final = 0.35
"""How much of its own worth a tile brings home if it is kept."""
NO_MORE_DRAWN: Final = 0.4
"""Of what a tile is kept for this is left where nothing is drawn: every tile will be played."""


@dataclass(frozen=True, slots=True)
class Position:
    """What every trick of a deal is judged by."""

    rules: BingoRules
    trump: int
    drawing: Stock

    def price(self, tile: Tile) -> float:
        """What the tile is worth in the hand, in small points."""
        own = value(self.rules, self.trump, tile)
        kept_for = 0.1 * (rank(self.rules, tile.high) + rank(self.rules, tile.low))
        if tile == BINGO or (is_double(tile) and bears(tile, self.trump)):
            takes_home, kept_for = MASTER_TAKES, kept_for + MASTER
        elif bears(tile, self.trump):
            takes_home, kept_for = TRUMP_TAKES, kept_for + TRUMP
        else:
            takes_home = OTHER_TAKES
        if is_double(tile):
            kept_for += DOUBLE
        if self.drawing != "open":
            kept_for *= NO_MORE_DRAWN
        return takes_home * own + kept_for

    def points(self, lead: Tile, reply: Tile, declared: Hand) -> tuple[bool, int, float]:
        """The reply takes the trick; its small points; the same with large points in small."""
        taken = takes(self.rules, self.trump, lead, reply)
        paid = () if taken else declared
        small = total(trick_lines(self.rules, self.trump, lead, reply, paid))
        large = trick_large(self.rules, self.trump, lead, reply, paid)
        return taken, small, small + LARGE * sum(points for _, points in large)

    def reply(self, lead: Tile, reply: Tile, declared: Hand) -> float:
        """What this answer gives, the price of the tile taken off."""
        taken, _, gained = self.points(lead, reply, declared)
        denied = 0.0 if not taken else self.bonus(declared)
        return (gained + denied if taken else -gained) - self.price(reply)

    def bonus(self, declared: Hand) -> float:
        """What the declaration would have paid."""
        large = sum(points for _, points in bonus_large(self.rules, declared))
        return total(bonus_lines(self.rules, declared)) + LARGE * large

    def best_reply(self, lead: Tile, declared: Hand, hand: Hand) -> Tile:
        """What somebody with this hand answers who thinks as this player does."""
        allowed, _ = answers(self.rules, self.trump, lead, hand, self.drawing)
        return max(allowed, key=lambda tile: (self.reply(lead, tile, declared), -tile.pips))

    def lead(self, lead: Tile, declared: Hand, other: Hand) -> float:
        """What this lead gives against this hand, the price of the tile taken off."""
        reply = self.best_reply(lead, declared, other)
        taken, _, gained = self.points(lead, reply, declared)
        return (-gained if taken else gained + self.price(reply)) - self.price(lead)


def declarable(hand: Hand, lead: Tile) -> Hand:
    """The doubles that are declared with this lead; none where none can be."""
    held = doubles(hand)
    return held if is_double(lead) and len(held) >= FEWEST_DOUBLES else ()
