"""The five levels of cribbage: what each sees, and how clouded its view is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from pegout.bots.cribbage.attention import SHARP, Attention

Throws = Literal["hand", "all"]
"""What it weighs in the discard: the hand that it keeps, or with it the crib and the play."""
Lays = Literal["at once", "ahead", "best"]
"""How it lays: for points at once, with one look ahead, or as well as the strongest can."""


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


BY_NAME: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "beginner": Level(
            throws="hand",
            lays="at once",
            throw_noise=2.4,
            lay_noise=1.2,
            overlooks=0.35,
            attention=Attention(slip=0.15, invents=0.05),
        ),
        "casual": Level(
            throws="hand",
            lays="at once",
            throw_noise=0.8,
            lay_noise=0.6,
            overlooks=0.15,
            attention=Attention(slip=0.08, invents=0.03),
        ),
        "club": Level(
            throws="all",
            lays="at once",
            throw_noise=0.5,
            lay_noise=0.3,
            overlooks=0.05,
            attention=Attention(slip=0.03, invents=0.01),
        ),
        "expert": Level(
            throws="all",
            lays="ahead",
            throw_noise=0.25,
            lay_noise=0.25,
            attention=Attention(slip=0.005),
        ),
        "champion": Level(throws="all", lays="best"),
    }
)
"""From the weakest."""
