"""What each game is: seats, deal, and the values that its options have by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Book:
    """A game as its rule book has it."""

    options: Options
    seats: int = 2
    tiles: bool = False
    dealt: int = 6
    thrown: int = 2
    to_crib: int = 0
    at_once: bool = False
    """Each hand is dealt whole, one player after the other."""
    target_loses: bool = False


CRIBBAGE: Final[Options] = {
    "target": 121,
    "lurch": "half",
    "matchTo": None,
    "matchScale": "one_two",
    "nextDealer": "alternate",
    "exactFinish": False,
    "exactGranularity": "event",
    "counting": "automatic",
    "overclaim": "correct",
    "series": "resume",
    "forcedContinue": True,
    "nextLead": "left_of_last",
    "sides": "singles",
    "compensation": 0,
    "compensationWhen": "first_deal",
    "auction": "none",
    "auctionRoles": "crib_only",
}
CARDS: Final[Options] = {**CRIBBAGE, "handFlush": "whole", "cribFlush": "five_only"}
TILES: Final[Options] = {
    **CRIBBAGE,
    "target": 61,
    "doubleStarter": "dealer",
    "zeroInFifteens": True,
    "zeroRepeats15": True,
}

BOOKS: Final[Mapping[str, Book]] = {
    "six-card": Book(CARDS),
    "six-card-3p": Book(CARDS, seats=3, dealt=5, thrown=1, to_crib=1),
    "six-card-4p": Book({**CARDS, "sides": "partners"}, seats=4, dealt=5, thrown=1),
    "five-card": Book(
        {**CARDS, "target": 61, "series": "single", "cribFlush": "four_flat4", "compensation": 3},
        dealt=5,
        at_once=True,
    ),
    "seven-card": Book({**CARDS, "target": 181}, dealt=7),
    "lowball": Book({**CARDS, "lurch": "none"}, target_loses=True),
    "domino-mendelev": Book(TILES, tiles=True),
    "domino-book2": Book(
        {
            **TILES,
            "series": "single",
            "compensation": 3,
            "flush": "group3",
            "suitRule": "either_half",
            "deal": 6,
        },
        tiles=True,
    ),
}
