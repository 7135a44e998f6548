"""What the kernels of this folder reckon with under a ruleset: cribs, and the parts of a deal.

    python -m pegout.analysis.cribbage.worlds.model six-card-4p

makes the file of a shipped ruleset. Deals are played among players who all discard by the same rule
(the mean of the hand, and that of the crib) and lay by one look ahead. Every throw that might have
been made is tried in them, which gives the mean of the crib for each class of throws; with these
means the next round of deals is played, until they stand still. The same arguments always give the
same file. Rules that no file fits get a model of fewer deals, made where they are first met.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.hand_numbers import hands_of
from pegout.analysis.cribbage.show_arrays import ShowArrays, lower_show
from pegout.analysis.cribbage.worlds.deals import Lowered, lower_deal
from pegout.analysis.cribbage.worlds.dice import dice
from pegout.analysis.cribbage.worlds.keeping import Keeping, keeping
from pegout.analysis.cribbage.worlds.race import Parts, Race, race
from pegout.analysis.cribbage.worlds.typical import FAR, Tally, count_deals, tally
from pegout.games import load
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

SHIPPED: Final = Path(__file__).parent / "models"
ROUNDS: Final = 8
DEALS: Final = 200_000
"""In each round of a shipped model."""
FEWER_ROUNDS: Final = 4
FEWER_DEALS: Final = 4_000
DIGITS: Final = 4


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model as its file has it."""

    rules: str
    """The ruleset's name."""
    digest: str
    """Of all entries that a deal follows from (`digest`)."""
    seed: int
    rounds: int
    deals: int
    """In each round."""
    change: float
    """By how much the mean of a crib changed in the last round, at most."""
    cribs: list[list[list[float]]]
    """[2, 2, throws], see `Keeping.cribs`."""
    pegging: list[list[float]]
    hands: list[list[float]]
    crib: list[float]
    """See `Parts`; bins of no deal at the end are left out."""


@dataclass(frozen=True)
class Model:
    """A ruleset, ready for the kernels."""

    lowered: Lowered
    show: ShowArrays
    keep: Keeping
    race: Race


@cache
def model(rules: CribbageRules) -> Model:
    """The shipped model if it fits the rules, else one made now; raises `NotLowered`."""
    lowered, show = lower_deal(rules), lower_show(rules)
    stored = shipped(rules.name)
    if stored is None or stored.digest != digest(rules):
        stored = made(rules, seed=1, rounds=FEWER_ROUNDS, deals=FEWER_DEALS)
    keep = keeping(rules, show, lowered.deal.sides, np.array(stored.cribs, np.float32))
    return Model(lowered, show, keep, race(rules, lowered.deal, parts(stored)))


def parts(stored: Stored) -> Parts:
    """How likely so many points are in each part of a deal."""
    rows = [*stored.pegging, *stored.hands, stored.crib]
    chances = np.zeros((len(rows), max(map(len, rows))))
    for row, given in zip(chances, rows, strict=True):
        row[: len(given)] = given
    chances /= chances.sum(axis=1, keepdims=True)
    sides = len(stored.pegging)
    return Parts(chances[:sides], chances[sides:-1], chances[-1])


def digest(rules: CribbageRules) -> str:
    """Of the entries that a deal follows from: not who wins when, nor who counts or bids."""
    entries = (rules.pieces, rules.seats, rules.sides, rules.deal, rules.starter, rules.play)
    shaping = (*entries, rules.show, rules.win.at_target)
    return sha256(msgspec.json.encode(shaping, order="deterministic")).hexdigest()


@cache
def shipped(name: str) -> Stored | None:
    """The model that comes with Pegout for the ruleset of this name, if there is one."""
    file = files(__package__) / "models" / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=Stored) if file.is_file() else None


def made(rules: CribbageRules, *, seed: int, rounds: int, deals: int) -> Stored:
    """A model from so many rounds of deals."""
    lowered, show = lower_deal(rules), lower_show(rules)
    endless = lowered.deal._replace(target=FAR)
    cribs: npt.NDArray[np.float32] = np.zeros((2, 2, hands_of(rules.deal.throw)), np.float32)
    change = 0.0
    counted = tally(lowered.deal.sides, rules.seats, cribs.shape[2])
    for number in range(rounds):
        keep = keeping(rules, show, lowered.deal.sides, cribs)
        counted = tally(lowered.deal.sides, rules.seats, cribs.shape[2])
        count_deals(lowered.play, show, endless, keep, dice(seed << 16 | number), deals, counted)
        fresh = _means(counted)
        change = float(np.abs(fresh - cribs).max())
        # Throws between which a hair decides would swing for ever.
        cribs = fresh if number < 2 else (cribs + fresh) / np.float32(2)
    return Stored(
        rules=rules.name,
        digest=digest(rules),
        seed=seed,
        rounds=rounds,
        deals=deals,
        change=round(change, DIGITS),
        cribs=np.round(cribs.astype(np.float64), DIGITS).tolist(),
        pegging=[_chances(row) for row in counted.pegging],
        hands=[_chances(row) for row in counted.hands],
        crib=_chances(counted.cribs),
    )


def _means(counted: Tally) -> npt.NDArray[np.float32]:
    """[2, 2, throws]; a class that never came up has the mean of the others."""
    times, points = counted.thrown
    mean = points.sum(axis=(1, 2)) / times.sum(axis=(1, 2))
    means = np.where(times > 0, points / np.maximum(times, 1), mean[:, None, None])
    return np.asarray(means, np.float32)


def _chances(counted: npt.NDArray[np.int64]) -> list[float]:
    last = int(np.flatnonzero(counted)[-1])
    return [round(float(number / counted.sum()), DIGITS + 2) for number in counted[: last + 1]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the model of a ruleset.")
    parser.add_argument("rules", nargs="+", help="rulesets of cribbage")
    parser.add_argument("--deals", type=int, default=DEALS, help="in each round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.rules:
        ruleset = load(name)
        if not isinstance(ruleset, Cribbage):
            parser.error(f"{name} is not cribbage")
        stored = made(ruleset.rules, seed=asked.seed, rounds=ROUNDS, deals=asked.deals)
        (SHIPPED / f"{name}.json").write_bytes(msgspec.json.encode(stored) + b"\n")


if __name__ == "__main__":
    main()
