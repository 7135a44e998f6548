"""A whole game of two as one record: what is dealt, what all is worth, when the game is won."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.discard_arrays import DEALER, PONE, lower_throws
from pegout.analysis.cribbage.hand_numbers import MOST, ROW, STARTS
from pegout.analysis.cribbage.lowered import RANKS, NotLowered, PlayArrays, lower_play
from pegout.analysis.cribbage.show_arrays import PIECES, ShowArrays, lower_show
from pegout.analysis.cribbage.simulation.records import blank, fill, record_type
from pegout.engine import total
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import compensation_lines, starter_lines, starter_scorer
from pegout.pieces import SETS

MOST_DEALT: Final = 8
MOST_THROWN: Final = 2
MOST_THROWS: Final = 28
"""Ways to throw two of eight."""
SETS_OF_PLACES: Final = 1 << MOST
"""Sets of places in a hand kept, as bits."""

Table = npt.NDArray[np.int8]


class Game(Protocol):
    """The rules of a game for two without bidding and with the table counting."""

    play: PlayArrays
    show: ShowArrays
    pieces: int
    """How many there are in the set."""
    each: int
    """Pieces dealt to each hand."""
    throw: int
    """How many of them each throws into the crib."""
    throws: int
    """In how many ways."""
    thrown: Table
    """[28, 2], by throw: places in the dealt hand, in the order of ``itertools.combinations``."""
    kept: Table
    """[28, 5], by throw: the other places."""
    by_turns: int
    """1 where pieces are dealt one at a time, the pone first; 0 where hand by hand."""
    rank: Table
    """[64], by piece."""
    starter: Table
    """[64], by piece: points for turning it."""
    starter_role: int
    """Who scores them."""
    compensation: int
    """Points to the pone on the first deal of a game."""
    compensation_later: int
    """The same on every later deal."""
    target: int
    exact: int
    """1 where points beyond the target are lost, a whole scoring event at a time."""
    wins: int
    """1 where reaching the target wins, -1 where it loses."""
    places: Table
    """[32, 5], by a set of places (bit 1 << place): its places in order."""
    number: Table
    """[32], by a set of places: how many they are."""


PLAY: Final = record_type(
    [
        ("values", np.int8, (RANKS,)),
        ("copies", np.int8, (RANKS,)),
        *((name, np.int64) for name in PlayArrays._fields if name not in {"values", "copies"}),
    ]
)

SHOW: Final = record_type(
    [
        ("rank", np.uint8, (PIECES,)),
        ("suits", np.uint8, (PIECES,)),
        ("more", np.int16, (STARTS[-1], ROW)),
        ("points", np.uint8, (STARTS[-1], ROW)),
        ("flush", np.int16, (2, MOST + 1, 2)),
        ("nobs", np.uint8, (PIECES, PIECES)),
        ("for_nobs", np.uint8, (PIECES,)),
        ("groups", np.uint32, (PIECES,)),
        ("group_rule", np.int64),
        ("grouped", np.int64),
    ]
)
"""Of `ShowArrays` what `show_points` looks at."""

GAME: Final = record_type(
    [
        ("play", PLAY),
        ("show", SHOW),
        *(
            (name, np.int64)
            for name in (
                "pieces", "each", "throw", "throws", "by_turns", "starter_role", "compensation",
                "compensation_later", "target", "exact", "wins",
            )
        ),
        ("thrown", np.int8, (MOST_THROWS, MOST_THROWN)),
        ("kept", np.int8, (MOST_THROWS, MOST)),
        ("rank", np.int8, (PIECES,)),
        ("starter", np.int8, (PIECES,)),
        ("places", np.int8, (SETS_OF_PLACES, MOST)),
        ("number", np.int8, (SETS_OF_PLACES,)),
    ]
)  # fmt: skip


@cache
def lower_game(rules: CribbageRules) -> Game:
    """The whole game for kernels; raises `NotLowered`. The same record for equal rules.

    The lurch and the match around the game are left to who asks: they follow from the scores.
    """
    if rules.auction.payment != "none":
        raise NotLowered("auction: kernels do not bid")
    if rules.counting.by != "automatic":
        raise NotLowered(f"counting: kernels do not count by hand, {rules.counting.by}")
    if rules.win.exact_finish and rules.win.exact_granularity != "event":
        raise NotLowered("exactGranularity: kernels lose points by the event, not by the item")
    return deciding_game(rules)


@cache
def deciding_game(rules: CribbageRules) -> Game:
    """The same for who only decides; raises `NotLowered`.

    Bids and counts are then others' business, and points beyond an exact finish are taken to be
    lost all together.
    """
    play = lower_play(rules)
    if rules.deal.to_crib:
        raise NotLowered("deal.to_crib: kernels of two players deal nothing to the crib")
    if rules.deal.each > MOST_DEALT or rules.deal.throw > MOST_THROWN:
        raise NotLowered(
            f"deal: kernels throw {MOST_THROWN} of {MOST_DEALT} pieces at most,"
            f" not {rules.deal.throw} of {rules.deal.each}"
        )
    game: Game = blank(GAME)
    fill(game.play, play)
    fill(game.show, lower_show(rules))
    throws, pieces = lower_throws(rules), SETS[rules.pieces].pieces
    game.pieces, game.each, game.throw = len(pieces), rules.deal.each, rules.deal.throw
    game.throws = len(throws.thrown)
    game.thrown[: game.throws, : game.throw] = throws.thrown
    game.kept[: game.throws, : rules.kept] = throws.kept
    game.by_turns = int(rules.deal.manner == "one_at_a_time")
    game.rank[: len(pieces)] = game.show.rank[: len(pieces)]
    game.starter[: len(pieces)] = [total(starter_lines(rules, piece)) for piece in pieces]
    game.starter_role = PONE if starter_scorer(rules) == "pone" else DEALER
    game.compensation = total(compensation_lines(rules, 1))
    game.compensation_later = total(compensation_lines(rules, 2))
    game.target, game.exact = rules.win.target, int(rules.win.exact_finish)
    game.wins = throws.wanted
    for places in range(SETS_OF_PLACES):
        held = [place for place in range(MOST) if places >> place & 1]
        game.places[places, : len(held)] = held
        game.number[places] = len(held)
    return game
