"""Matches in the simulator: mirrored games of two players, with the standard error of the pairs.

    .venv/bin/python benchmarks/strength.py six-card champion points --games 20000

Players: champion, points, heuristic, at-once, greedy, random. Prints a row for
`benchmarks/results.md`, and the averages of a deal by role.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pegout import games
from pegout.analysis.cribbage.champion.mind import WHEN, Manner
from pegout.analysis.cribbage.champion.playing import simulate_champion
from pegout.analysis.cribbage.simulation.playing import Games, simulate
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.simulation.tally import PARTS
from pegout.games.cribbage import Cribbage

PLAYERS: dict[str, Policy | Manner] = {
    "champion": WHEN,
    "points": Policy(throws="all", lays="blueprint"),
    "heuristic": Policy(throws="all", lays="ahead"),
    "at-once": Policy(throws="all", lays="at once"),
    "greedy": Policy(throws="hand", lays="at once"),
    "random": Policy(throws="random", lays="random"),
}
AT_ONCE = 100
"""Sets of one piece of work."""


@dataclass(frozen=True)
class Asked:
    """A match."""

    rules: str
    a: str
    b: str
    seed: int


def play(asked: Asked, first: int, sets: int) -> Games:
    """Some of its sets."""
    ruleset = games.load(asked.rules)
    assert isinstance(ruleset, Cribbage)
    a, b = PLAYERS[asked.a], PLAYERS[asked.b]
    if isinstance(a, Policy) and isinstance(b, Policy):
        return simulate(a, b, ruleset.rules, seed=asked.seed, sets=sets, first=first)
    return simulate_champion(a, b, ruleset.rules, seed=asked.seed, sets=sets, first=first)


def told(asked: Asked, played: list[Games], seconds: float) -> str:
    """The row, and the averages."""
    winners = np.concatenate([each.winners for each in played])
    dealers = np.concatenate([each.dealers for each in played])
    share: npt.NDArray[np.float64] = (winners == 0).reshape(-1, 2).mean(axis=1)
    mean, error = 100 * share.mean(), 100 * share.std(ddof=1) / len(share) ** 0.5
    first = 100 * float((winners == dealers).mean())
    points = sum(each.points for each in played) / np.maximum(sum(each.times for each in played), 1)
    cells = (
        asked.rules,
        f"{asked.a} - {asked.b}",
        f"{len(winners):,}",
        f"{mean:.2f} ± {error:.2f} %",
        f"{first:.2f} %",
        f"{len(winners) / seconds:.1f}",
    )
    rows = ["| " + " | ".join(cells) + " |"]
    for player, name in enumerate((asked.a, asked.b)):
        for role, named in enumerate(("pone", "dealer")):
            parts = ", ".join(
                f"{part} {points[player, role, number]:.3f}" for number, part in enumerate(PARTS)
            )
            rows.append(f"    {name} as {named}: {parts}")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="?", default="five-card")
    parser.add_argument("a", nargs="?", default="champion", choices=PLAYERS)
    parser.add_argument("b", nargs="?", default="points", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    asked = Asked(wish.rules, wish.a, wish.b, wish.seed)
    play(asked, 0, 1)  # compiled and loaded, and nothing that counts
    began = time.perf_counter()
    firsts = range(0, wish.games // 2, AT_ONCE)
    sizes = [min(AT_ONCE, wish.games // 2 - first) for first in firsts]
    if wish.workers == 1:
        played = [play(asked, first, size) for first, size in zip(firsts, sizes, strict=True)]
    else:
        with ProcessPoolExecutor(wish.workers) as pool:
            played = list(pool.map(play, [asked] * len(sizes), firsts, sizes))
    sys.stdout.write(told(asked, played, time.perf_counter() - began) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
