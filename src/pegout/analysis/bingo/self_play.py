"""Counts what deals bring that the champion plays against itself, for `standing`.

    python -m pegout.analysis.bingo.self_play bingo --deals 3000 --playouts 300 --rounds 2

Stored are the counts of these arguments, for every ruleset; the same arguments always give the same
counts. The champion needs them to play: in the first round every deal is worth one point to either,
in each round after it what the round before has counted. Every deal begins at no large points, and
what was declared in it is forgotten by the next trick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numba import njit

from pegout.analysis.bingo.deal import (
    DRAWN,
    FIELDS,
    HAND,
    LARGE,
    LEADER,
    LED,
    PLAYING,
    REWARDED,
    STATUS,
    TURNED,
    count_tiles,
    deal,
)
from pegout.analysis.bingo.lowered import Integers
from pegout.analysis.bingo.search import Effort, View, act, judge
from pegout.analysis.bingo.standing import Outcome, counted_outcomes, match_standing
from pegout.analysis.bingo.tables import Tables, tables
from pegout.analysis.chance_kernel import shuffle_top, stream, word
from pegout.games import load
from pegout.games.bingo import Bingo

MOST: Final = 16
"""More large points than a deal brings to one side."""
FIRST: Final[tuple[Outcome, ...]] = (Outcome(1, 0, 0, 1), Outcome(0, 1, 1, 1))
"""What is believed before anything was counted."""
STORED: Final = Path(__file__).with_name("outcomes.json")


@njit(cache=True)
def seen_by_actor(tables: Tables, state: Integers, stock: Integers) -> View:
    """What the seat whose turn it is sees, where seat 0 led first."""
    seat = state[LEADER] if state[LED] < 0 else 1 - state[LEADER]
    seen, unseen = state.copy(), state[HAND + 1 - seat]
    seen[HAND + 1 - seat] = 0
    if state[TURNED] >= 0:
        for place in range(state[DRAWN], tables.deal.face_down):
            unseen |= 1 << stock[place]
    return View(seen, seat, unseen, 0, count_tiles(state[HAND + 1 - seat]), 0)


@njit(cache=True)
def play_deal(tables: Tables, effort: Effort, seed: np.uint64, game: np.uint64) -> Integers:
    """The row of `deal` at the end of a deal; seat 0 leads first."""
    pack, state = np.arange(len(tables.deal.trump_of)).astype(np.int8), np.zeros(FIELDS, np.int64)
    shuffle_top(stream(seed, game, np.uint64(0)), pack, len(pack))
    order = pack.astype(np.int64)
    deal(tables.deal, order, 0, state)
    stock, choices, number = order[2 * tables.deal.each + 1 :].copy(), np.uint64(1), 0
    start = stream(seed, game, choices)
    while state[STATUS] == PLAYING:
        view = seen_by_actor(tables, state, stock)
        judged = judge(tables, view, effort, word(start, np.uint64(number)))
        act(tables, state, stock, judged.codes[0])
        number += 1
    return state


def settled_outcomes(
    ready: Tables, effort: Effort, seed: int, deals: int, rounds: int
) -> tuple[Outcome, ...]:
    """`outcomes` of the last round: each is played for what the round before has counted."""
    counted = FIRST
    for _ in range(rounds):
        standing = match_standing(ready.deal, counted)
        counted = outcomes(ready._replace(standing=standing), effort, seed, deals)
    return counted


def outcomes(ready: Tables, effort: Effort, seed: int, deals: int) -> tuple[Outcome, ...]:
    """What so many deals brought, in order."""
    counts = np.zeros((MOST, MOST, 3), np.int64)
    for game in range(deals):
        state = play_deal(ready, effort, np.uint64(seed), np.uint64(game))
        counts[state[LARGE], state[LARGE + 1], state[REWARDED]] += 1
    return tuple(_counted(counts))


def _counted(counts: Integers) -> Iterator[Outcome]:
    for leader, other, rewarded in np.argwhere(counts).tolist():
        who = rewarded if rewarded < 2 else -1  # nobody is the last of the three
        yield Outcome(leader, other, who, int(counts[leader, other, rewarded]))


def main(arguments: list[str]) -> None:
    asked = argparse.ArgumentParser(prog="self_play", description="Count what deals bring.")
    asked.add_argument("ruleset")
    asked.add_argument("--deals", type=int, default=3000)
    asked.add_argument("--playouts", type=int, default=300)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args(arguments)
    rules = load(told.ruleset)
    assert isinstance(rules, Bingo)
    effort = Effort(told.playouts, known=4, closes=1, solves=1, noise=0.0)
    ready = tables(rules.rules)
    counted = settled_outcomes(ready, effort, told.seed, told.deals, told.rounds)
    stored = {**counted_outcomes(), rules.name: counted}
    STORED.write_bytes(msgspec.json.encode(dict(sorted(stored.items()))) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
