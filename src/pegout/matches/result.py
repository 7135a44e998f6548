"""What a match says, as numbers."""

from __future__ import annotations

import msgspec

from pegout.engine import OptionValue
from pegout.matches.figures import Rating, Share, rating, share
from pegout.matches.tally import WHO, Tally, Who
from pegout.matches.wish import Wish


class Mean(msgspec.Struct, frozen=True):
    """A mean and of how many; ``None`` of nothing."""

    mean: float | None
    times: int


class Time(msgspec.Struct, frozen=True):
    """How long decisions took; turns with one action are not counted."""

    decisions: int
    mean_ms: float | None
    longest_ms: float


class Result(msgspec.Struct, frozen=True):
    """A match of A against B, as ``pegout match --json`` writes it."""

    rules: str
    options: dict[str, OptionValue]
    a: str
    b: str
    """At a larger table all seats that are not A's."""
    seed: int
    mirrored: bool
    """Each deal was played with A on each side."""
    games: int
    wanted: int
    """Fewer were played where the match was interrupted."""
    deals: int
    won: dict[Who, int]
    share: Share
    """Of the games that A has won."""
    elo: Rating
    """By how much A is rated above B."""
    first_dealer: Share
    """Of the games won by the side of whoever dealt first."""
    points: dict[Who, float | None]
    """All points of a deal, the ends of games included; at a larger table of all seats of B."""
    roles: dict[Who, dict[str, dict[str, Mean]]]
    """What a seat has from each part of a deal: at cribbage a hand that is shown, a crib that is
    shown, the pegging of a whole play, a starter that is turned; at Bingo of a whole deal."""
    time: dict[Who, Time]


def result(wish: Wish, tally: Tally) -> Result:
    """The match as far as it was counted."""
    won = share(tally.sets)
    return Result(
        rules=wish.ruleset.name,
        options=wish.options,
        a=wish.a,
        b=wish.b,
        seed=wish.seed,
        mirrored=wish.mirrored,
        games=tally.games,
        wanted=wish.games,
        deals=tally.deals,
        won=tally.won,
        share=won,
        elo=rating(won, wish.lineup.sides),
        first_dealer=share(tally.first_dealer),
        points={who: _mean(tally.points[who], tally.deals) for who in WHO},
        roles={
            who: {
                role: {
                    part: Mean(_mean(counted.points, counted.times), counted.times)
                    for part, counted in parts.items()
                }
                for role, parts in tally.roles[who].items()
            }
            for who in WHO
        },
        time={who: _time(tally, who) for who in WHO},
    )


def _mean(points: float, times: int) -> float | None:
    return points / times if times else None


def _time(tally: Tally, who: Who) -> Time:
    thought = tally.thought[who]
    mean = _mean(1000 * thought.seconds, thought.decisions)
    return Time(thought.decisions, mean, 1000 * thought.longest)
