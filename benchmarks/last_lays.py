"""How much the last lays lose to a best response: walked through, and solved.

    .venv/bin/python benchmarks/last_lays.py six-card --games 400 --within 9

Champions play each other; where one is to lay near the end of a game and both hold two or three
pieces, what it would lay with every hand that it may hold there is answered as well as can be, by
who knows how it plays. Prints, by what both hold, how many games of a hundred that costs beside
lays that nobody can gain on (400 rounds of learning).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from pegout import games
from pegout.analysis.cribbage.champion.beliefs import fewer
from pegout.analysis.cribbage.champion.deciding import (
    champion_lay,
    champion_throw,
    needs,
    stake_of,
    suppose,
)
from pegout.analysis.cribbage.champion.endgame import ME, OTHER
from pegout.analysis.cribbage.champion.history import follow
from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.analysis.cribbage.champion.mind import WHEN, Mind
from pegout.analysis.cribbage.champion.resolving import fix_other, learn_endgame, price_ends
from pegout.analysis.cribbage.champion.response import best_response
from pegout.analysis.cribbage.champion.solving import set_up
from pegout.analysis.cribbage.champion.stake import Stake
from pegout.analysis.cribbage.champion.walk import walk
from pegout.analysis.cribbage.hand_numbers import STARTS
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, Standing, first_unfit
from pegout.analysis.cribbage.simulation.game import Game, lower_game
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.sight import SIGHT, Sight, see_hand, see_play
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    TABLE,
    THROW,
    lay_piece,
    next_choice,
    open_game,
    proceed,
    throw,
)
from pegout.games.cribbage import Cribbage

EVERY: Final = 2000
"""More hands of mine than there are."""
SOLVED: Final = {"solved": (WHEN.rounds, WHEN.trust), "solved, no trust": (WHEN.rounds, 0.0)}
FIRST: Final = np.array(STARTS)


@dataclass(frozen=True)
class Place:
    """Where somebody is to lay."""

    game: Game
    mind: Mind
    sight: Sight
    stake: Stake
    now: Standing
    node: int
    series: npt.NDArray[np.int8]
    nodes: int
    """Of the tree that has been grown there."""

    @property
    def held(self) -> tuple[int, int]:
        """Pieces that each holds: who lays, the other."""
        return int(self.mind.endgame.held[0, ME]), int(self.mind.endgame.held[0, OTHER])


def place_of(game: Game, mind: Mind, sight: Sight) -> Place | None:
    """The place with its tree and what everybody knows; `None` without room."""
    ranks, series = np.zeros(len(sight.laid), np.int8), np.zeros(LONGEST, np.int8)
    for i in range(sight.acts):
        ranks[i] = game.rank[sight.laid[i]] if sight.laid[i] >= 0 else GO
    number = suppose(game, mind, sight)
    now, node, number = follow(
        game.play, mind.numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count,
        sight.role, series, mind.work.holdings, number,
    )  # fmt: skip
    stake = stake_of(game, mind, sight)
    nodes = set_up(game, mind, sight, (now, node, 0, number), series, ranks)
    return Place(game, mind, sight, stake, now, node, series, nodes) if nodes else None


def losses(at: Place) -> dict[str, float]:
    """Games of a hundred that each way to lay loses to a best response, by its name."""
    work, numbers, play = at.mind.endgame, at.mind.numbers, at.game.play
    pairs = work.pairs.copy()
    price_ends(play, numbers, at.stake, work, at.nodes, -1)
    fix_other(play, numbers, at.mind.blueprint, work, at.nodes)
    ways = {}
    for name, (rounds, trust) in {"safe": (400, 0.0), **SOLVED}.items():
        learn_endgame(numbers, work, at.nodes, rounds, trust)
        ways[name] = work.average.copy()
    ways["walked"] = walked(at, pairs, ways["safe"])
    won = {name: best_response(numbers, work, at.nodes, lays, OTHER) for name, lays in ways.items()}
    return {name: 100 * (won["safe"] - each) for name, each in won.items() if name != "safe"}


def walked(
    at: Place, pairs: npt.NDArray[np.float32], lays: npt.NDArray[np.float32]
) -> npt.NDArray[np.float32]:
    """The same lays, but the first is what a walk finds best with each hand."""
    work, numbers, found = at.mind.endgame, at.mind.numbers, lays.copy()
    mine, theirs = (FIRST[held] for held in at.held)
    scores, worth = (int(at.sight.own), int(at.sight.other)), np.zeros(13)
    for row in np.flatnonzero(pairs.sum(axis=1)):
        hand = int(mine + row)
        if numbers.ranks[hand, 0] >= first_unfit(at.game.play, at.now):
            continue  # he says go
        others, holdings = np.flatnonzero(pairs[row]), at.mind.work.holdings
        holdings.kept[: len(others)] = work.kept[OTHER, others]
        holdings.left[: len(others)] = theirs + others
        holdings.weight[: len(others)] = pairs[row, others]
        number = fewer(holdings, len(others), at.mind.manner.hands)
        shown = round(float(at.stake.shows[work.kept[ME, row]]))
        walk(
            at.game.play, numbers, at.mind.blueprint, at.stake._replace(own_show=shown),
            at.mind.work, at.now, at.series, at.node, hand, scores, number, worth,
        )  # fmt: skip
        for child in range(work.first[0], work.first[0] + work.number[0]):
            act = int(work.act[child])
            left = numbers.less[hand, act] if act != GO else -1
            if left >= 0:
                best = act == int(np.nanargmax(worth))
                found[work.value_at[child, ME] + left - FIRST[at.held[ME] - 1]] = float(best)
    return found


def measure(
    name: str, number: int, seed: int, within: int
) -> dict[tuple[int, int], list[dict[str, float]]]:
    """By what both hold, what is lost in each place of so many games."""
    ruleset = games.load(name)
    assert isinstance(ruleset, Cribbage)
    game, found = (
        lower_game(ruleset.rules),
        defaultdict[tuple[int, int], list[dict[str, float]]](list),
    )
    mind = champion_mind(ruleset.rules, WHEN._replace(solves=0, own_hands=EVERY))
    assert mind is not None
    for each in range(number):
        table, sight = blank(TABLE), blank(SIGHT)
        open_game(table, np.uint64(seed), np.uint64(each), 0, each % 2)
        while (wanted := proceed(game, table)) != NOTHING:
            u = next_choice(table)
            if wanted == THROW:
                see_hand(table, sight)
                throw(game, table, champion_throw(game, mind, sight))
                continue
            see_play(game, table, sight)
            fits = [place for place in range(game.play.kept) if sight.fits >> place & 1]
            few = min(sight.holds) > 1 and sum(sight.holds) <= WHEN.solves
            if len(fits) > 1 and few and needs(game, sight) <= within:
                at = place_of(game, mind, sight)
                if at is not None:
                    found[at.held].append(losses(at))
            choice = champion_lay(game, mind, sight, u) if len(fits) > 1 else fits[0]
            lay_piece(game, table, choice)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What the last lays lose to a best response.")
    parser.add_argument("rules")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--within", type=int, default=WHEN.solves_within)
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args()
    found = measure(asked.rules, asked.games, asked.seed, asked.within)
    for held, places in sorted(found.items()):
        sys.stdout.write(f"{held[0]} and {held[1]} pieces, {len(places)} places\n")
        for way in places[0]:
            lost = np.array([place[way] for place in places])
            error = lost.std() / len(lost) ** 0.5
            told = f"{lost.mean():.4f} ± {error:.4f} of 100 games, at most {lost.max():.2f}"
            sys.stdout.write(f"  {way}: {told}\n")


if __name__ == "__main__":
    main()
