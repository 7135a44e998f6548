"""Bingo, the domino Sixty-Six.

Six rooms answer six questions: `rules` (what may be declared?), `phases` (where are we?), `moves`
(what can be done or happen?), `play` (what follows?), `scoring` (what is it worth?), `sight` (who
may know?). Beside them `options`, `legality` and `rewards` keep `play` readable, and `bingo` binds
all to a ruleset.
"""

from pegout.games.bingo.bingo import Bingo

__all__ = ["Bingo"]
