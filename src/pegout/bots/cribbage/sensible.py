"""A player with sense: exact averages in the discard, one look ahead in the play."""

from __future__ import annotations

from pegout.bots.cribbage.attention import SHARP, Attention
from pegout.bots.cribbage.composed import Composed
from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.lays import Lays
from pegout.games.cribbage.rules import CribbageRules


class Sensible(Composed):
    """Discards and lays for the most points, or the fewest where points lose.

    The score matters to it only near the target.
    """

    def __init__(self, rules: CribbageRules, attention: Attention = SHARP) -> None:
        super().__init__(rules, attention, Discards(rules), Lays(rules))
