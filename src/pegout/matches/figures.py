"""From counts to what they say: shares with their intervals, and differences of rating."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from typing import Final

import msgspec

Z: Final = 1.959963984540054
"""Standard errors on each side of a 95 % interval."""


class Share(msgspec.Struct, frozen=True):
    """A part of all games, from 0 to 1, and where it lies with 95 % confidence."""

    share: float
    error: float | None
    """The standard error; ``None`` where a single set says nothing of it."""
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A difference of Elo ratings with its interval; ``None`` where it has no bound."""

    elo: float | None
    low: float | None
    high: float | None


def share(sets: Sequence[int]) -> Share:
    """The share of games won, from how many sets had 0, 1, 2 ... games won.

    ``sets[k]`` is the number of sets with ``k`` games won; every set has ``len(sets) - 1`` games,
    which are dealt the same and so say less than as many others: the error is taken over sets.

    The interval is Wilson's (1927), with as many games as would have this error if they were
    independent. It keeps inside 0 and 1, and is right also where nearly all games are won. Where
    the sets say nothing of the error, because all were won or there is one, sets count as games.
    """
    size, number = len(sets) - 1, sum(sets)
    if number == 0:
        return Share(0.5, None, 0.0, 1.0)
    won = sum(k * times for k, times in enumerate(sets)) / (size * number)
    error: float | None = None
    independent: float = number
    if size == 1:
        error = sqrt(won * (1 - won) / number)
    elif number > 1:
        spread = sum(times * (k / size - won) ** 2 for k, times in enumerate(sets))
        error = sqrt(spread / (number - 1) / number)
        if 0 < won < 1:
            independent = won * (1 - won) / error**2 if error else inf
    return Share(won, error, *_wilson(won, independent))


def _wilson(won: float, games: float) -> tuple[float, float]:
    if games == inf:
        return won, won
    shrink = 1 / (1 + Z**2 / games)
    middle = (won + Z**2 / (2 * games)) * shrink
    reach = Z * sqrt(won * (1 - won) / games + Z**2 / (4 * games**2)) * shrink
    return 0.0 if won == 0 else middle - reach, 1.0 if won == 1 else middle + reach


def elo(won: float, sides: int = 2) -> float | None:
    """The difference of rating at which a side wins that share against equal others.

    With two sides Elo's own: 400 points for odds of ten to one. With more, the side wins with odds
    in proportion to its strength and the strength of each of the others (Luce, 1959). ``None`` at
    0 and 1.
    """
    if not 0 < won < 1:
        return None
    return 400 * log10(won / (1 - won) * (sides - 1))


def rating(won: Share, sides: int) -> Rating:
    """The difference of rating that follows from a share, with its interval."""
    return Rating(elo(won.share, sides), elo(won.low, sides), elo(won.high, sides))
