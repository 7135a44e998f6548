"""The course of the play on ranks, compiled: whose turn it is and what it scores.

Its twin is `games.cribbage.turns` with `games.cribbage.play`; a test walks both side by side.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.play_kernel import laid_points

PONE: Final = 0
DEALER: Final = 1
GO: Final = RANKS
"""The action beside the thirteen ranks: the player cannot lay. He says go, or, where he laid last
and the turn has come back to him, the series ends without a word."""
NOBODY: Final = -1
LONGEST: Final = 16
"""Room for the ranks of a series."""


class Standing(NamedTuple):
    """Where the play stands, with the ranks of the series kept beside it."""

    actor: int
    """Who lays, or cannot."""
    pone: int
    """Pieces that the pone holds."""
    dealer: int
    pone_low: int
    """The pone is known to hold no rank below it."""
    dealer_low: int
    count: int  # type: ignore[assignment]  # in place of `tuple.count`
    length: int
    """Pieces in the series."""
    goes: int
    """A bit for each role that cannot lay any more in this series."""
    last: int
    """Who laid last in this series, or `NOBODY`."""
    margin: int
    """The pone's points less the dealer's, since the play began."""
    over: int
    """1 when the play is at its end."""


@njit(cache=True)
def opening(play: PlayArrays) -> Standing:
    """The pone is to lead."""
    return Standing(0, play.kept, play.kept, 0, 0, 0, 0, 0, -1, 0, 0)


@njit(cache=True)
def fits(play: PlayArrays, now: Standing, rank: int) -> bool:
    """The rank can be laid on the series."""
    return bool(now.count + play.values[rank] <= play.limit)


@njit(cache=True)
def first_unfit(play: PlayArrays, now: Standing) -> int:
    """The lowest rank that cannot be laid; 13 where all can."""
    rank = RANKS
    while rank > 0 and not fits(play, now, rank - 1):
        rank -= 1
    return rank


@njit(cache=True)
def laid(play: PlayArrays, now: Standing, series: npt.NDArray[np.int8], rank: int) -> Standing:
    """After the actor has laid a rank that fits; ``series`` grows by it, or is empty again."""
    points = laid_points(play, series, now.length, now.count, rank)
    count = now.count + play.values[rank]
    if count == play.limit:
        points += play.limit_points
    series[now.length] = rank
    mine = 1 - now.actor
    return _settled(
        play,
        Standing(
            1 - now.actor,
            now.pone - mine,
            now.dealer - now.actor,
            now.pone_low,
            now.dealer_low,
            count,
            now.length + 1,
            now.goes,
            now.actor,
            now.margin + points * (mine - now.actor),
            0,
        ),
    )


@njit(cache=True)
def gone(play: PlayArrays, now: Standing) -> Standing:
    """After the actor could not lay."""
    low = first_unfit(play, now)
    ends = now.actor == now.last
    return _settled(
        play,
        Standing(
            now.actor if ends else 1 - now.actor,
            now.pone,
            now.dealer,
            now.pone_low if now.actor else max(low, now.pone_low),
            max(low, now.dealer_low) if now.actor else now.dealer_low,
            now.count,
            now.length,
            now.goes | 1 << now.actor,
            now.last,
            now.margin,
            int(ends),  # the series; `_settled` sees whether the play is
        ),
    )


@njit(cache=True)
def _settled(play: PlayArrays, now: Standing) -> Standing:
    """What happens by itself until somebody has to lay or cannot (turns.to_act)."""
    actor, count, length, goes = now.actor, now.count, now.length, now.goes
    ends = now.over == 1
    last, margin, over = now.last, now.margin, 0
    while True:
        if ends or count == play.limit or now.pone + now.dealer == 0:
            if count < play.limit:
                margin += play.last_points * (1 - 2 * last)
            if play.resumes == 0 or now.pone + now.dealer == 0:
                over = 1
                break
            other = now.pone if last else now.dealer
            actor = 1 - last if other > 0 else last
            count, length, goes, last, ends = 0, 0, 0, -1, False
        held = now.dealer if actor else now.pone
        if held > 0 and not goes >> actor & 1:
            break
        if actor == last:
            ends = True
        else:
            actor = 1 - actor  # passed over in silence
    return Standing(
        actor,
        now.pone,
        now.dealer,
        now.pone_low,
        now.dealer_low,
        count,
        length,
        goes,
        last,
        margin,
        over,
    )
