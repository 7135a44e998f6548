"""The five levels of cribbage: what each sees, and how clouded its view is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal

from pegout.bots.cribbage.attention import SHARP, Attention

Throws = Literal["hand", "all"]
"""What it weighs in the discard: the hand that it keeps, or with it the crib and the play."""
Lays = Literal["at once", "ahead", "best"]
"""How it lays: for points at once, with one look ahead, or as well as the strongest can."""


MOST_OVERLOOKED: Final = 0.9


@dataclass(frozen=True, kw_only=True)
class Level:
    """A player: a strong one, and what clouds its view. At 0 nothing does."""

    throws: Throws
    lays: Lays
    throw_noise: float = 0.0
    """Points. A throw that seems so much worse than the best is taken 1/e as often as the best."""
    lay_noise: float = 0.0
    """The same for lays."""
    overlooks: float = 0.0
    """From 0 to 1. How often it does not see that a lay scores; and of the worth of a hand it may
    overlook any part up to this."""
    attention: Attention = SHARP
    """How closely it counts, where players count by hand."""

    def clouded(self, times: float) -> Level:
        """The same player with so many times the noise, and as much more overlooked."""
        return replace(
            self,
            throw_noise=self.throw_noise * times,
            lay_noise=self.lay_noise * times,
            overlooks=min(MOST_OVERLOOKED, self.overlooks * times),
        )


BY_NAME: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "beginner": Level(
            throws="hand",
            lays="at once",
            throw_noise=0.9,
            lay_noise=0.72,
            overlooks=0.25,
            attention=Attention(slip=0.15, invents=0.05),
        ),
        "casual": Level(
            throws="hand",
            lays="at once",
            throw_noise=0.64,
            lay_noise=0.48,
            overlooks=0.13,
            attention=Attention(slip=0.08, invents=0.03),
        ),
        "club": Level(
            throws="all",
            lays="ahead",
            throw_noise=0.68,
            lay_noise=0.63,
            overlooks=0.08,
            attention=Attention(slip=0.03, invents=0.01),
        ),
        "expert": Level(
            throws="all",
            lays="ahead",
            throw_noise=0.32,
            lay_noise=0.32,
            overlooks=0.01,
            attention=Attention(slip=0.005),
        ),
        "champion": Level(throws="all", lays="best"),
    }
)
"""From the weakest, as at six-card."""

CLOUDIER: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "five-card": {"beginner": 1.21, "casual": 1.28, "club": 1.17, "expert": 1.36},
        "domino-mendelev": {"beginner": 1.69, "casual": 1.78, "club": 1.47, "expert": 1.67},
        "domino-book2": {"beginner": 1.65, "casual": 1.73, "club": 1.49, "expert": 1.3},
        "seven-card": {"beginner": 1.14, "casual": 1.18, "club": 1.12, "expert": 0.8},
        "lowball": {"beginner": 0.78, "casual": 0.52, "club": 0.83, "expert": 0.57},
    }
)
"""By ruleset, how many times as clouded as at six-card a level's view is, so that there too each
wins about 59 of 100 games against the one below it, at seven-card 60 and at lowball 62: in a
shorter game luck decides more, and where a deal brings more points one of them means less. What is
not named, as the games of three and four, is played as six-card is."""


def level_at(name: str, ruleset: str) -> Level:
    """The level of that name at the ruleset of that name; house rules change nothing in it."""
    return BY_NAME[name].clouded(CLOUDIER.get(ruleset, {}).get(name, 1.0))
