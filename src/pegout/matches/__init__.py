"""Matches between computer players, for measuring them.

Every game is played through the rules as a table plays it; nothing is dealt but by a seed, so that
a match can be played again and comes out the same.
"""

from pegout.matches.course import Endless
from pegout.matches.figures import Share, elo, share
from pegout.matches.lineup import OUTSIDE, Lineup
from pegout.matches.program import OutsideFailed
from pegout.matches.result import Result, result
from pegout.matches.running import played
from pegout.matches.tally import Tally
from pegout.matches.wish import UnfitMatch, Wish

__all__ = [
    "OUTSIDE",
    "Endless",
    "Lineup",
    "OutsideFailed",
    "Result",
    "Share",
    "Tally",
    "UnfitMatch",
    "Wish",
    "elo",
    "played",
    "result",
    "share",
]
