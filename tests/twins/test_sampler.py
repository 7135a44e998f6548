"""Twin: the open play solved with a line of its own against plain recursion without a window.

Mutants that die: the window closes one point too soon; a value is kept of a lay cut short; who
cannot lay ends the play.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pegout import games
from pegout.analysis.cribbage.lowered import PlayArrays, lower_play
from pegout.analysis.cribbage.pegging.course import (
    LONGEST,
    Standing,
    fits,
    gone,
    laid,
    opening,
)
from pegout.analysis.cribbage.simulation.sampler import solved, stack
from pegout.games.cribbage import Cribbage

TWO_SEATS = (
    "six-card", "five-card", "seven-card", "lowball", "domino-mendelev", "domino-book2",
)  # fmt: skip
Hands = tuple[tuple[int, ...], tuple[int, ...]]


def plain(
    play: PlayArrays, now: Standing, series: tuple[int, ...], hands: Hands, sense: int
) -> int:
    """The margin times ``sense``, all lays tried."""
    if now.over:
        return sense * int(now.margin)
    array = np.zeros(LONGEST, np.int8)
    array[: len(series)] = series
    mine = hands[now.actor]
    values = []
    for place, rank in enumerate(mine):
        if fits(play, now, rank):
            copied = array.copy()
            after = Standing(*laid(play, now, copied, rank))
            rest = (*mine[:place], *mine[place + 1 :])
            both = (hands[0], rest) if now.actor else (rest, hands[1])
            values.append(plain(play, after, tuple(copied[: after.length]), both, sense))
    if not values:
        after = Standing(*gone(play, now))
        return plain(play, after, series[: after.length], hands, sense)
    return min(values) if now.actor else max(values)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_the_open_play_is_solved(name: str) -> None:
    ruleset = games.load(name)
    assert isinstance(ruleset, Cribbage)
    play, rng = lower_play(ruleset.rules), Random(name)  # noqa: S311 - a test
    sense = 1 if ruleset.rules.win.at_target == "wins" else -1
    line = stack()
    for _ in range(40):
        pack = [rank for rank in range(13) for _ in range(play.copies[rank])]
        rng.shuffle(pack)
        size = min(play.kept, 3)
        hands = tuple(pack[:size]), tuple(pack[size : 2 * size])
        start = Standing(*opening(play))._replace(pone=size, dealer=size)
        array = np.zeros((2, 5), np.int8)
        for role, hand in enumerate(hands):
            array[role, :size] = hand
        line.standing[0] = np.array(start, np.int16)
        line.held[0] = (1 << size) - 1
        line.next[0], line.best[0] = 0, -10_000
        assert solved(play, line, array, sense) == plain(play, start, (), hands, sense)
