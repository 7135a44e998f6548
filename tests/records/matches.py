"""Matches for the tests of records: each is a full one, dealt fairly, and always the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

from tests.golden.regenerate import played

from pegout.engine import OptionValue, Seat
from pegout.games import load
from pegout.records import Game, Player, Record


def short(seed: str = "short") -> Record:
    """One game to 31: a few deals."""
    return played(load("six-card", {"target": 31}), seed)


def given_dealer() -> Record:
    return played(load("six-card", {"target": 31}), "dealer", dealer=Seat(1))


def match() -> Record:
    """Several games, each with its own secret."""
    return played(load("six-card", {"target": 31, "matchTo": 3}), "match")


def exact() -> Record:
    """Points lost to an exact finish stand in the events that lose them."""
    options: dict[str, OptionValue] = {
        "target": 61,
        "exactFinish": True,
        "exactGranularity": "item",
        "lurch": "none",
    }
    return played(load("six-card", options), "exact")


def full() -> Record:
    return played(load("six-card"), "full")


def by_hand() -> Record:
    """Claims, calls of muggins, and who lets a count stand."""
    return played(load("six-card-3p", {"target": 31, "counting": "muggins"}), "by hand")


def auction() -> Record:
    """Bids, and a score below nothing."""
    return played(load("five-card", {"target": 31, "auction": "deduct"}), "auction")


def tiles() -> Record:
    return played(load("domino-book2", {"target": 31, "compensationWhen": "every_deal"}), "tiles")


def partners() -> Record:
    return played(load("six-card-4p", {"target": 31}), "partners")


def abandoned() -> Record:
    """Given up in the middle of the play."""
    return replace(cut_short(short(), 12), abandoned=Seat(1))


def going_on() -> Record:
    """As `pegout engine` gives it out: nothing was promised, nothing is published."""
    whole = cut_short(short(), 20)
    (game,) = whole.games
    return replace(
        whole,
        table="g1",
        games=(Game(moves=game.moves),),
        players=(Player("person"), Player("person")),
        opened=None,
    )


def not_begun() -> Record:
    """Abandoned while the texts were still awaited."""
    whole = short()
    (game,) = whole.games
    waiting = Game(promise=game.promise, promises=game.promises, secret=game.secret)
    return replace(whole, games=(waiting,), abandoned=Seat(0))


def cut_short(record: Record, moves: int) -> Record:
    """The first moves of a record of one game."""
    (game,) = record.games
    return replace(record, games=(replace(game, moves=game.moves[:moves]),))


MATCHES: Final[dict[str, Callable[[], Record]]] = {
    each.__name__: cache(each)
    for each in (
        short,
        given_dealer,
        match,
        exact,
        full,
        by_hand,
        auction,
        tiles,
        partners,
        abandoned,
        going_on,
        not_begun,
    )
}


def with_move(record: Record, number: int, **changes: Any) -> Record:  # noqa: ANN401
    """The record of one game with one of its moves changed."""
    (game,) = record.games
    moves = list(game.moves)
    moves[number] = replace(moves[number], **changes)
    return replace(record, games=(replace(game, moves=tuple(moves)),))
