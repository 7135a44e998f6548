"""The player who plays the deal through before every tile: `analysis.bingo.search` at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import SET
from pegout.analysis.bingo.search import CLOSES, DECLARES, TILE, Effort, View, judge
from pegout.analysis.bingo.tables import Tables, tables
from pegout.bots.bingo.knowledge import view_of
from pegout.bots.bingo.levels import Level
from pegout.bots.bingo.view import own_hand
from pegout.bots.player import Choice, Ranked
from pegout.games.bingo.moves import Action, Close, Lead, Reply
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import doubles
from pegout.games.bingo.sight import Observation

KNOWN: Final = 4
"""Tiles in a hand from which a deal is solved that is only thought of."""
EVERY_TILE: Final = (1 << len(SET)) - 1
SEEDS: Final = 2**53
"""A float from 0 to 1 is one of so many."""


@lru_cache(maxsize=16)
def tables_of(rules: BingoRules) -> Tables:
    """One for all players of a ruleset."""
    return tables(rules)


def warm(rules: BingoRules) -> None:
    """Compile the kernels, or load them, and lower the rules; raises `NotLowered`."""
    ready = tables_of(rules)
    order, state = np.arange(len(SET)), np.zeros(deal.FIELDS, np.int64)
    deal.deal(ready.deal, order, 0, state)
    seen = int(state[deal.HAND]) | 1 << int(state[deal.TURNED])
    view = View(state, 0, EVERY_TILE & ~seen, 0, ready.deal.each, 0)
    state[deal.HAND + 1] = 0
    judge(ready, view, Effort(playouts=1, known=KNOWN, closes=1, solves=1, noise=0.0), np.uint64(0))


class Searching:
    """Judges all it may do by how often the match is won from there. It keeps nothing.

    A decision takes one number of chance, and the worlds it thinks of follow from that.
    """

    def __init__(self, rules: BingoRules, level: Level) -> None:
        """Raises `NotLowered`."""
        self._tables = tables_of(rules)
        self._memory = level.memory
        self._effort = Effort(
            playouts=level.playouts,
            known=KNOWN,
            closes=int(level.closing == "weighed"),
            solves=int(level.ending == "solved"),
            noise=level.noise,
        )

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        start = np.uint64(int(chance.random() * SEEDS))
        if len(actions) == 1 or not isinstance(actions[0], Lead | Reply):
            return Choice(actions[int(start) % len(actions)])
        view = view_of(self._tables.deal, observation, self._memory)
        judged = judge(self._tables, view, self._effort, start)
        held = len(doubles(own_hand(observation)))
        won: dict[Action, float] = {}
        for code, share in zip(judged.codes.tolist(), judged.won.tolist(), strict=True):
            won.setdefault(_action(code, held, replies=observation.led is not None), share)
        ranking = tuple(Ranked(action, {"win": share}) for action, share in won.items())
        return Choice(ranking[0].action, ranking)


def _action(code: int, held: int, *, replies: bool) -> Action:
    """What a code says, with so many doubles in the hand; whoever closes leads after it."""
    tile = SET[code & TILE]
    if replies:
        return Reply(tile)
    if code & CLOSES:
        return Close()
    return Lead(tile, held if code & DECLARES else None)
