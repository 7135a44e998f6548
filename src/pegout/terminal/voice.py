"""Sentences and pieces as one person reads them at a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final, Literal, Self, assert_never

from pegout.pieces import RANKS, Card, Piece, Suit, Tile
from pegout.words import Language, Words, closest

LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set is the person's language."""
SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
RED: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})
RED_INK: Final = "\x1b[31m"
BOLD_INK: Final = "\x1b[1m"
PLAIN_INK: Final = "\x1b[0m"
RANK_WORDS: Final = (
    *("ace", "deuce", "trey", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
PIP_WORDS: Final = ("blank", "ace", "deuce", "trey", "four", "five", "six")
SUIT_WORDS: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}


def own_language() -> Language:
    """The language that the environment asks for, or English."""
    wanted = next((os.environ[each] for each in LANGUAGE_VARIABLES if os.environ.get(each)), "")
    return closest([wanted])


def wants_colour() -> bool:
    """Somebody looks at it, and has not asked to be spared (https://no-color.org)."""
    return (
        sys.stdout.isatty()
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM") not in {None, "dumb"}
    )


class Voice:
    """One language, with or without colour, speaking of cards or of tiles."""

    def __init__(
        self,
        language: Language,
        *,
        colour: bool = False,
        pieces: Literal["cards", "tiles"] = "cards",
    ) -> None:
        self._words = Words(language)
        self._colour = colour
        self._set = "tile" if pieces == "tiles" else "card"

    def of(self, pieces: Literal["cards", "tiles"]) -> Self:
        """The same voice, speaking of these pieces."""
        return type(self)(self._words.language, colour=self._colour, pieces=pieces)

    def say(self, key: str, /, **facts: int | str) -> str:
        """The sentence; ``$set`` is what the game is played with, unless it is among the facts."""
        return self._words.say(key, **{"set": self._set, **facts})

    def sentence(self, key: str, /, **facts: int | str) -> str:
        """As `say`, with a capital first letter: it may begin with somebody's name."""
        said = self.say(key, **facts)
        return said[:1].upper() + said[1:]

    def listed(self, texts: Sequence[str]) -> str:
        """``a, b and c``."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("terminal-list", first=", ".join(texts[:-1]), last=texts[-1])

    def face(self, piece: Piece) -> str:
        """The piece as it lies on the table: ``10♥``, ``6-4``."""
        match piece:
            case Card(rank=rank, suit=suit):
                rank_text = "10" if RANKS[rank - 1] == "T" else RANKS[rank - 1]
                shown = f"{rank_text}{SIGNS[suit]}"
                return self._ink(shown, RED_INK) if suit in RED else shown
            case Tile():
                return piece.code
            case _:
                assert_never(piece)

    def faces(self, pieces: Sequence[Piece]) -> str:
        return " ".join(map(self.face, pieces))

    def name(self, piece: Piece) -> str:
        """The piece in words."""
        return self.say("pieces-name", **piece_facts(piece))

    def names(self, pieces: Sequence[Piece]) -> str:
        return self.listed([self.name(piece) for piece in pieces])

    def bold(self, text: str) -> str:
        return self._ink(text, BOLD_INK)

    def _ink(self, text: str, ink: str) -> str:
        return f"{ink}{text}{PLAIN_INK}" if self._colour else text


def piece_facts(piece: Piece) -> dict[str, str]:
    """What sentences need to know of a piece (``words/*/pieces.ftl``)."""
    match piece:
        case Card(rank=rank, suit=suit):
            return {"set": "card", "rank": RANK_WORDS[rank - 1], "suit": SUIT_WORDS[suit]}
        case Tile(high=high, low=low):
            return {"set": "tile", "rank": PIP_WORDS[high], "suit": PIP_WORDS[low]}
        case _:
            assert_never(piece)
