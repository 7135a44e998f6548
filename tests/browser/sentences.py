"""What the page should say, from the catalogues that it reads too."""

from __future__ import annotations

from pegout.pieces import read_piece
from pegout.terminal.voice import piece_facts
from pegout.words import Language, Words


def say(key: str, language: Language = "en", /, **facts: int | str) -> str:
    """``$set`` is cards, as at most tables, unless it is among the facts."""
    return Words(language).say(key, **{"set": "card", **facts})


def sentence(key: str, language: Language = "en", /, **facts: int | str) -> str:
    """With a capital first letter: it may begin with somebody's name."""
    said = say(key, language, **facts)
    return said[:1].upper() + said[1:]


def facts_of(code: str) -> dict[str, str]:
    return piece_facts(read_piece(code))


def name_of(code: str, language: Language = "en") -> str:
    """The piece in words, as its button is called."""
    return say("pieces-name", language, **facts_of(code))


def player(seat: int, language: Language = "en") -> dict[str, str]:
    """Facts of the two at a table against the computer, for whoever sits at seat 0."""
    if seat == 0:
        name, owner = "cribbage-player-you", "cribbage-player-you-of"
    else:
        name, owner = "cribbage-player-computer", "cribbage-player-computer-of"
    who = "you" if seat == 0 else "other"
    return {"who": who, "name": say(name, language), "owner": say(owner, language)}
