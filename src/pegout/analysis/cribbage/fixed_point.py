"""Discards of two players who each answer the other as well as they can.

Each role's throws follow from the cribs it expects, and those from the other's throws: a fixed
point. It is found by answering in turn.

* The cribs of a sweep are counted in dealt deals, both hands and their true throws known, for every
  throw that either hand could make, over all starters that are left: what the other holds depends
  on the own hand, and no formula has to say how.
* `DiscardTables.crib_held` is a least-squares fit for each class of throws on the ranks kept.
* Sweeps after the first two are averaged with the one before, so that throws between which a hair
  decides do not swing.
* How often each hand is kept and each class thrown is counted over all hands that can be dealt.

The same arguments give the same tables, whatever the number of workers. The play comes in as a
value for each kept hand; the score is not regarded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.crib_kernel import (
    CribCounts,
    ThrowCounts,
    count_cribs,
    count_throws,
    no_cribs,
    no_throws,
)
from pegout.analysis.cribbage.dealt_hands import dealt_hands
from pegout.analysis.cribbage.discard_arrays import (
    DiscardTables,
    Throws,
    lower_throws,
    no_pegging,
    no_tables,
)
from pegout.analysis.cribbage.lowered import RANKS, NotLowered
from pegout.analysis.cribbage.show_arrays import CRIB, ShowArrays, lower_show
from pegout.games.cribbage.rules import CribbageRules

T = TypeVar("T")
Counts = CribCounts | ThrowCounts
Pegging = npt.NDArray[np.float32]

SWEEPS: Final = 6
DEALS: Final = 4_000_000
SWEEP: Final = 8
"""The last sweep deals so many times the deals of those before it."""
AT_ONCE: Final = 20_000
"""Deals, or hands, that one worker counts before its counts are added to the others."""
STEADY: Final = 1_000.0
"""Pieces of data that a fit must outweigh: a class that is seldom dealt is not fitted to chance."""


@dataclass(frozen=True)
class Discards:
    """Tables, and what was seen in the deals that they were counted in."""

    tables: DiscardTables
    change: float
    """By how much the mean cribs of throws changed in the last sweep, on the average of what is
    thrown, by chance or because there was still something to answer; of both roles the greater."""
    averages: tuple[float, float, float]
    """Points a deal: the pone's hand, the dealer's hand, the crib."""
    kept: npt.NDArray[np.int16]
    """[deals, 2], the numbers of the hands that pone and dealer kept in each deal of the last
    sweep."""


@dataclass(frozen=True)
class Making:
    """What tables are made from."""

    rules: CribbageRules
    pegging: Pegging
    seed: int
    workers: int
    tell: Callable[[float], None]
    """Told how much is done, from 0 to 1."""
    show: ShowArrays = field(init=False)
    throws: Throws = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "show", lower_show(self.rules))
        object.__setattr__(self, "throws", lower_throws(self.rules))


def discard_fixed_point(
    rules: CribbageRules,
    pegging: Pegging | None = None,
    *,
    deals: int = DEALS,
    sweeps: int = SWEEPS,
    seed: int = 1,
    workers: int = 1,
    start: DiscardTables | None = None,
    tell: Callable[[float], None] = lambda _: None,
) -> Discards:
    """The tables of a ruleset for two; raises `NotLowered`.

    ``pegging`` [2, hands] is what the play brings with each kept hand, own points less the other's;
    without it the play is not regarded. ``deals`` are those of the last sweep. ``start`` are tables
    to begin with: those of the round before.
    """
    if rules.seats != 2:
        raise NotLowered(f"seats: crib tables are for two, not {rules.seats}")
    if rules.deal.to_crib:
        raise NotLowered("deal.to_crib: crib tables are for cribs that the players throw")
    worth = no_pegging(rules) if pegging is None else pegging
    making = Making(rules, worth, seed, workers, tell)
    tables = no_tables(rules) if start is None else start
    few = max(1, deals // SWEEP)
    whole, done, dealt = sweeps * few + deals, 0, 0
    for sweep in range(sweeps):
        counts, _ = _cribs(making, tables, few, dealt, bins=0)
        found = _fitted(tables, counts)
        settled = start is not None or sweep > 1
        tables = _between(tables, found) if settled else found
        dealt, done = dealt + few, done + few
        tell(done / whole)
    counts, kept = _cribs(making, tables, deals, dealt, bins=making.show.bins)
    before, tables = tables, _fitted(tables, counts)
    tables = _finished(tables, counts, _throws(making, tables))
    change = (np.abs(tables.crib_mean - before.crib_mean) * tables.thrown).sum(axis=1)
    pone, dealer, crib = counts.averages / deals
    return Discards(tables, float(change.max()), (float(pone), float(dealer), float(crib)), kept)


def _cribs(
    making: Making, tables: DiscardTables, deals: int, first: int, *, bins: int
) -> tuple[CribCounts, npt.NDArray[np.int16]]:
    """Count the cribs of so many deals from that number."""
    kept = np.empty((deals, 2), np.int16)

    def count(part: slice) -> CribCounts:
        counts = no_cribs(making.rules.deal.throw, bins)
        count_cribs(
            making.show, making.throws, tables, making.pegging,
            making.seed, first + part.start, kept[part], counts,
        )  # fmt: skip
        return counts

    whole = no_cribs(making.rules.deal.throw, bins)
    for counts in _in_parts(making, deals, count):
        _add(whole, counts)
    if not _suits_matter(making.show):
        _pool(whole)
    return whole, kept


def _suits_matter(show: ShowArrays) -> bool:
    return bool(show.flush[CRIB].any() or show.nobs.any() or show.grouped)


def _pool(counts: CribCounts) -> None:
    """Let both classes of each ranks thrown, suited and not, count what either has counted."""
    for each in counts[:-1]:
        both = each[:, 0::2] + each[:, 1::2]
        each[:, 0::2] = both
        each[:, 1::2] = both


def _throws(making: Making, tables: DiscardTables) -> ThrowCounts:
    """Count what is thrown from all hands."""
    hands, times = dealt_hands(making.rules)

    def count(part: slice) -> ThrowCounts:
        counts = no_throws(making.rules.deal.throw, making.rules.kept)
        count_throws(
            making.show, making.throws, tables, making.pegging, hands[part], times[part], counts
        )
        return counts

    whole = no_throws(making.rules.deal.throw, making.rules.kept)
    for counts in _in_parts(making, len(hands), count):
        _add(whole, counts)
    return whole


def _add(whole: Counts, part: Counts) -> None:
    for total, more in zip(whole, part, strict=True):
        np.add(total, more, out=total)


def _in_parts(making: Making, number: int, count: Callable[[slice], T]) -> Iterator[T]:
    """Count part after part, by all workers, and give the counts in their order."""
    parts = [slice(at, min(at + AT_ONCE, number)) for at in range(0, number, AT_ONCE)]
    with ThreadPoolExecutor(making.workers) as pool:
        yield from pool.map(count, parts)


def _fitted(tables: DiscardTables, counts: CribCounts) -> DiscardTables:
    """The means of cribs, and how they depend on what is kept."""
    times = np.maximum(counts.times, 1)
    mean, held = counts.points / times, counts.held / times[..., None]
    with_points = counts.points_held - held * counts.points[..., None]
    squares = counts.held_held - times[..., None, None] * held[..., None] * held[..., None, :]
    squares += STEADY * np.eye(RANKS)
    slopes = np.linalg.solve(squares, with_points[..., None])[..., 0]
    # Any number may be added to all slopes of a class and taken from the mean of each kept piece.
    kept = np.maximum(held.sum(axis=-1, keepdims=True), 1)
    slopes -= (slopes * held).sum(axis=-1, keepdims=True) / kept
    return tables._replace(crib_mean=mean.astype(np.float32), crib_held=slopes.astype(np.float32))


def _between(one: DiscardTables, other: DiscardTables) -> DiscardTables:
    return one._replace(
        crib_mean=((one.crib_mean + other.crib_mean) / 2).astype(np.float32),
        crib_held=((one.crib_held + other.crib_held) / 2).astype(np.float32),
    )


def _finished(tables: DiscardTables, cribs: CribCounts, throws: ThrowCounts) -> DiscardTables:
    """The tables with all that is counted beside the means."""
    times = np.maximum(cribs.spread.sum(axis=-1, keepdims=True), 1)
    often = np.maximum(throws.thrown[..., None], 1)
    return tables._replace(
        crib_points=(cribs.spread / times).astype(np.float32),
        thrown=(throws.thrown / throws.thrown.sum(axis=-1, keepdims=True)).astype(np.float32),
        beside=(throws.beside / often).astype(np.float32),
        kept=(throws.kept / throws.kept.sum(axis=-1, keepdims=True)).astype(np.float32),
    )
