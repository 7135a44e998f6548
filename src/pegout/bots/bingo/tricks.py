"""What a trick is worth to a player, and what it costs him to spend a tile on it."""

from __future__ import annotations

from dataclasses import dataclass

from pegout.analysis.bingo.worth import LARGE, price
from pegout.bots.bingo.view import Hand
from pegout.engine import total
from pegout.games.bingo.legality import Stock, answers
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import (
    FEWEST_DOUBLES,
    bonus_large,
    bonus_lines,
    doubles,
    is_double,
    takes,
    trick_large,
    trick_lines,
)
from pegout.pieces import Tile


@dataclass(frozen=True, slots=True)
class Position:
    """What every trick of a deal is judged by."""

    rules: BingoRules
    trump: int
    drawing: Stock
    thrift: float = 1.0
    """How much a tile kept counts beside a point at once."""

    def price(self, tile: Tile) -> float:
        """What the tile is worth in the hand, in small points."""
        return self.thrift * price(self.rules, self.trump, self.drawing, tile)

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
