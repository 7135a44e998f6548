"""Makes the crib table of a two-player ruleset.

    python -m pegout.analysis.cribbage.crib_table six-card --hands 40000 --work DIR

The same arguments always give the same file. Work goes in steps that are kept in ``DIR``: ended and
started again, it goes on where it was. Three stages:

1. deal ``--hands`` hands from ``--seed`` and write each throw's class and the exact mean of what is
   kept, over every unseen starter;
2. for every two classes of throws, the mean of the crib they make together, over all pieces that
   could be meant and every starter;
3. let pone and dealer answer each other's throws with their best (mean of the hand, plus the crib
   for the dealer, minus it for the pone). Throws between which a hair decides would swing for ever,
   so each sweep is averaged with those before it, until no mean changes by a thousandth of a point.

Where points lose both throw for the fewest. The play and the score are not regarded. The kept hands
are measured under the ruleset's own flush rules; house rules about flushes change a crib by
hundredths.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from pegout.analysis.cribbage.cribs import OTHER, CribTable, Role, throw_name
from pegout.analysis.cribbage.shows import Shows, kinds
from pegout.games import load
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import SETS, Piece

SHIPPED: Final = Path(__file__).parent / "crib_tables"
STEP: Final = 500
"""Hands written at a time."""
MOST_SWEEPS: Final = 200
SETTLED: Final = 0.001
"""Points by which a mean may still change at the end."""
DIGITS: Final = 5
SIGN: Final[Mapping[Role, int]] = {"dealer": 1, "pone": -1}
"""What the crib's points are to each, beside those of the hand."""

Throw = tuple[str, float]
"""A class and the mean of what is kept with it."""
Row = dict[str, tuple[float, float]]
"""By the other player's class: the part of its throws that is still possible, and the mean crib."""


@dataclass(frozen=True)
class Making:
    """What a table is made from."""

    rules: CribbageRules
    seed: int
    hands: int
    work: Path

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return SETS[self.rules.pieces].pieces


def deals(making: Making) -> list[list[Throw]]:
    """Stage 1: the throws of every dealt hand."""
    kept = making.work / f"{making.rules.name}-{making.seed}.hands.jsonl"
    decoder = msgspec.json.Decoder(list[Throw])
    done = [decoder.decode(line) for line in _whole_lines(kept)][: making.hands]
    shows = Shows(making.rules)
    while len(done) < making.hands:
        fresh = [
            _throws(making, shows, number)
            for number in range(len(done), min(len(done) + STEP, making.hands))
        ]
        _write(kept, fresh)
        done += fresh
        sys.stderr.write(f"hands {len(done)} of {making.hands}\n")
    return done


def _throws(making: Making, shows: Shows, number: int) -> list[Throw]:
    chance = Random(f"{making.seed}/{number}")  # noqa: S311 - a sample, the same every time
    hand = chance.sample(making.pieces, making.rules.deal.each)
    unseen = [piece for piece in making.pieces if piece not in hand]
    best: dict[str, float] = {}
    for thrown in combinations(hand, making.rules.deal.throw):
        mean = shows.mean([piece for piece in hand if piece not in thrown], unseen, "hand")
        name = throw_name(thrown)
        better = max if making.rules.win.at_target == "wins" else min
        best[name] = better(best.get(name, mean), mean)
    return sorted(best.items())


def cribs(making: Making) -> dict[str, Row]:
    """Stage 2: the mean of the crib of every two classes, by the first one's name."""
    kept = making.work / f"{making.rules.name}.cribs.jsonl"
    decoder = msgspec.json.Decoder(tuple[str, Row])
    done = dict(decoder.decode(line) for line in _whole_lines(kept))
    shows = Shows(making.rules)
    for name, thrown in classes(making.rules).items():
        if name not in done:
            done[name] = companions(making.rules, shows, thrown)
            _write(kept, [(name, done[name])])
            sys.stderr.write(f"cribs {len(done)} of {len(classes(making.rules))}\n")
    return done


def classes(rules: CribbageRules) -> dict[str, tuple[Piece, ...]]:
    """Every class of throws with the first throw in it."""
    first: dict[str, tuple[Piece, ...]] = {}
    for thrown in combinations(SETS[rules.pieces].pieces, rules.deal.throw):
        first.setdefault(throw_name(thrown), thrown)
    return first


def companions(rules: CribbageRules, shows: Shows, thrown: Sequence[Piece]) -> Row:
    """The cribs that ``thrown`` makes with each class of the other player's throws.

    Whoever throws a kind seldom keeps another piece of it, so what he keeps is reckoned to be of
    other kinds: their pieces are a little less likely to be with the other player or in the pack.
    """
    pieces = SETS[rules.pieces]
    others = [piece for piece in pieces if piece not in thrown]
    same = [piece for piece in others if TRAITS[piece].kind in kinds(thrown)]
    out = (len(pieces) - rules.deal.each - len(same)) / (len(others) - len(same))
    likely = {piece: 1.0 if piece in same else out for piece in others}
    whole = Counter(map(throw_name, combinations(pieces, rules.deal.throw)))
    weights: defaultdict[str, float] = defaultdict(float)
    points: defaultdict[str, float] = defaultdict(float)
    for companion in combinations(others, rules.deal.throw):
        name, crib = throw_name(companion), (*thrown, *companion)
        starters = [piece for piece in others if piece not in companion]
        worth = sum(likely[each] * shows.points(crib, each, "crib") for each in starters)
        weight = prod(likely[piece] for piece in companion)
        weights[name] += weight
        points[name] += weight * worth / sum(likely[each] for each in starters)
    return {
        name: (weights[name] / whole[name], points[name] / weights[name])
        for name in sorted(weights)
    }


def crib_mean(row: Row, throws: Mapping[str, float]) -> float:
    """The mean crib beside a throw, when the other player throws as ``throws`` says."""
    weights = {name: throws[name] * possible for name, (possible, _) in row.items()}
    return sum(row[name][1] * weight for name, weight in weights.items()) / sum(weights.values())


def table(making: Making) -> CribTable:
    """All three stages."""
    hands, rows = deals(making), cribs(making)
    throws: dict[Role, dict[str, float]] = {role: _even(making.rules) for role in OTHER}
    before = _means(rows, throws)
    for sweep in range(1, MOST_SWEEPS + 1):
        for role in OTHER:
            answer = _counted(making.rules, hands, before[role], SIGN[role])
            throws[role] = _averaged(throws[role], answer, 2 / (sweep + 1))
        means = _means(rows, throws)
        if _change(before, means) < SETTLED:
            return CribTable(
                rules=making.rules.name,
                seed=making.seed,
                hands=making.hands,
                sweeps=sweep,
                throws=throws,
                means=means,
            )
        before = means
    raise RuntimeError(f"the throws still changed after {MOST_SWEEPS} sweeps")


def _means(
    rows: Mapping[str, Row], throws: Mapping[Role, Mapping[str, float]]
) -> dict[Role, dict[str, float]]:
    return {
        role: {name: round(crib_mean(row, throws[other]), DIGITS) for name, row in rows.items()}
        for role, other in OTHER.items()
    }


def _change(
    before: Mapping[Role, Mapping[str, float]], after: Mapping[Role, Mapping[str, float]]
) -> float:
    return max(
        abs(after[role][name] - mean) for role in OTHER for name, mean in before[role].items()
    )


def _averaged(
    before: Mapping[str, float], answer: Mapping[str, float], part: float
) -> dict[str, float]:
    return {
        name: round(often + part * (answer.get(name, 0.0) - often), DIGITS)
        for name, often in before.items()
    }


def _even(rules: CribbageRules) -> dict[str, float]:
    every = Counter(map(throw_name, combinations(SETS[rules.pieces], rules.deal.throw)))
    return {name: number / every.total() for name, number in sorted(every.items())}


def _counted(
    rules: CribbageRules, hands: Sequence[Sequence[Throw]], means: Mapping[str, float], sign: int
) -> dict[str, float]:
    wanted = 1 if rules.win.at_target == "wins" else -1
    best = Counter(
        max(hand, key=lambda t: (wanted * (t[1] + sign * means[t[0]]), t[0]))[0] for hand in hands
    )
    return {name: number / len(hands) for name, number in sorted(best.items())}


def _whole_lines(file: Path) -> Iterator[bytes]:
    """The lines that were written to their end: the last may have been cut off."""
    if not file.exists():
        return
    whole, _, rest = file.read_bytes().rpartition(b"\n")
    if rest:
        file.write_bytes(whole + b"\n" if whole else b"")
    yield from whole.splitlines()


def _write(file: Path, values: Sequence[object]) -> None:
    with file.open("ab") as out:
        out.write(b"".join(msgspec.json.encode(value) + b"\n" for value in values))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the crib table of a ruleset.")
    parser.add_argument("rules", help="a ruleset for two players")
    parser.add_argument("--hands", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, required=True, help="a folder for what is done so far")
    asked = parser.parse_args()
    ruleset = load(asked.rules)
    if not isinstance(ruleset, Cribbage) or ruleset.seats != 2:
        parser.error(f"{asked.rules} is not cribbage for two")
    asked.work.mkdir(parents=True, exist_ok=True)
    made = table(Making(ruleset.rules, asked.seed, asked.hands, asked.work))
    written = msgspec.json.format(msgspec.json.encode(made), indent=1)
    (SHIPPED / f"{asked.rules}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
