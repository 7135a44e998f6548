"""Cribbage with cards or dominoes.

Six rooms answer six questions: `rules` (what may be declared?), `phases` (where are we?), `moves`
(what can be done or happen?), `play` (what follows?), `scoring` (what is it worth?), `sight` (who
may know?). Beside them `options`, `legality`, `turns` and `winning` keep `play` readable, and
`cribbage` binds all to a ruleset.
"""

from pegout.games.cribbage.cribbage import Cribbage

__all__ = ["Cribbage"]
