"""A ruleset as arrays and numbers: what compiled kernels need of it, and nothing else.

Cards and tiles both have thirteen ranks (ace to king; pip sums 0 to 12), so one set of kernels
serves them. A kernel has no rules of its own: what it cannot express is refused here, and the
caller goes on with `games.cribbage.scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.lowering import NotLowered
from pegout.games.cribbage.rules import Alike, CribbageRules, Runs, Totals
from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import SETS

__all__ = [
    "NO_RUNS",
    "RANKS",
    "Lowered",
    "NotLowered",
    "PieceArrays",
    "PlayArrays",
    "lower",
    "lower_play",
    "piece_arrays",
    "play_arrays",
    "rank_arrays",
]

RANKS: Final = 13
"""Ranks of either set."""

_SUITS: Final = {name: bit for bit, name in enumerate("CDHS")}
_HALVES: Final = {str(pips): pips for pips in range(7)}


class PieceArrays(NamedTuple):
    """A set of pieces by index (`PieceSet.index`)."""

    rank: npt.NDArray[np.int8]
    """[pieces], 0 to 12: what pairs, and the place in runs."""
    suits: npt.NDArray[np.uint8]
    """[pieces], a bit for each suit, or for the number of each half of a tile."""
    high_suit: npt.NDArray[np.uint8]
    """[pieces], the same where a tile belongs to its higher half alone."""


class PlayArrays(NamedTuple):
    """The rules of the play, on ranks."""

    values: npt.NDArray[np.int8]
    """[13], what a rank adds to the count."""
    copies: npt.NDArray[np.int8]
    """[13], pieces of that rank in the set."""
    kept: int
    """Pieces in a hand when the play begins."""
    limit: int
    limit_points: int
    last_points: int
    resumes: int
    """1 where a new series follows until all is laid, 0 where there is one series."""
    fifteen: int
    """The count that scores; 0 where none does."""
    fifteen_points: int
    fifteen_of_zero: int
    """1 where a piece of value 0, laid when the count stands there, scores it again."""
    alike_points: int
    """For every two alike."""
    shortest_run: int
    """More than any series holds where runs score nothing."""


@dataclass(frozen=True)
class Lowered:
    """What all kernels share of a ruleset."""

    pieces: PieceArrays
    play: PlayArrays


NO_RUNS: Final = 99


def lower(rules: CribbageRules) -> Lowered:
    """The ruleset for kernels of two players; raises `NotLowered`."""
    return Lowered(piece_arrays(rules), lower_play(rules))


def piece_arrays(rules: CribbageRules) -> PieceArrays:
    """The set that the rules play with."""
    traits = [TRAITS[piece] for piece in SETS[rules.pieces]]
    bits = _SUITS if rules.pieces == "cards" else _HALVES
    lowest = min(each.kind for each in traits)
    return PieceArrays(
        rank=np.array([each.kind - lowest for each in traits], np.int8),
        suits=np.array([sum(1 << bits[suit] for suit in each.suits) for each in traits], np.uint8),
        high_suit=np.array(
            [sum(1 << bits[suit] for suit in each.high_suit) for each in traits], np.uint8
        ),
    )


def lower_play(rules: CribbageRules) -> PlayArrays:
    """The play of two players; raises `NotLowered`."""
    if rules.seats != 2:
        raise NotLowered(f"seats: kernels play two, not {rules.seats}")
    if not rules.play.forced_continue:
        raise NotLowered("forcedContinue: kernels do not stop a series of their own will")
    return play_arrays(rules)


def play_arrays(rules: CribbageRules) -> PlayArrays:
    """The points of the play, whoever plays it; raises `NotLowered`."""
    play = rules.play
    totals = [each for each in play.combinations if isinstance(each, Totals)]
    alike = [each for each in play.combinations if isinstance(each, Alike)]
    runs = [each for each in play.combinations if isinstance(each, Runs)]
    for found in (totals, alike, runs):
        if len(found) > 1:
            raise NotLowered(f"play.combinations: two of the type of {found[0]}")
    values, copies = rank_arrays(rules)
    return PlayArrays(
        values=values,
        copies=copies,
        kept=rules.kept,
        limit=play.limit,
        limit_points=play.limit_points,
        last_points=play.last_points,
        resumes=int(play.series == "resume"),
        fifteen=totals[0].sum if totals else 0,
        fifteen_points=totals[0].points if totals else 0,
        fifteen_of_zero=int(totals[0].zero_counts) if totals else 0,
        alike_points=alike[0].points if alike else 0,
        shortest_run=runs[0].shortest if runs else NO_RUNS,
    )


def rank_arrays(
    rules: CribbageRules,
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """What each rank adds to the count, and its pieces in the set: both [13]."""
    values, copies = np.zeros(RANKS, np.int8), np.zeros(RANKS, np.int8)
    ranks = piece_arrays(rules).rank
    for piece, rank in zip(SETS[rules.pieces], ranks, strict=True):
        values[rank] = TRAITS[piece].value
        copies[rank] += 1
    return values, copies
