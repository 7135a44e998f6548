"""A game of two players in compiled steps, from one decision to the next.

    open_game(game, table, seed, number, seat, dealer)
    while True:
        wanted = proceed(game, table)
        if wanted == NOTHING:
            break
        u = next_choice(table)
        ...  # decide for `table.player`, from `see_hand` or `see_play`
        throw(game, table, choice)  # or `lay_piece`, as wanted

Players are 0 and 1, whoever sits where; in a deal all goes by role, 0 for the pone. Every rule is
here and in `laying`; the twin is the engine itself.
"""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.chance_kernel import CHOICES, stream, uniform
from pegout.analysis.cribbage.discard_arrays import DEALER, PONE
from pegout.analysis.cribbage.show_arrays import CRIB, HAND
from pegout.analysis.cribbage.show_kernel import show_points
from pegout.analysis.cribbage.simulation import tally as parts
from pegout.analysis.cribbage.simulation.deal import (
    DEAL,
    Deal,
    Numbers,
    begin_play,
    deal_hands,
    throw_away,
)
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.laying import end_series, last_points, lay, say_go, to_act
from pegout.analysis.cribbage.simulation.records import record_type
from pegout.analysis.cribbage.simulation.tally import TALLY, Tally, award

NOTHING: Final = 0
"""The game is over."""
THROW: Final = 1
LAY: Final = 2

NEW: Final = 0
"""`Table.stage`: the next deal is to be dealt."""
PONE_THROWS: Final = 1
DEALER_THROWS: Final = 2
PLAYS: Final = 3
WON: Final = 4


class Table(Protocol):
    """Where a game stands."""

    deal: Deal
    tally: Tally
    stage: int
    dealer: int
    """The player who deals now."""
    deals: int
    """How many deals there have been, this one among them."""
    ends_after: int
    """The deal after which the game is broken off; 0 for none."""
    player: int
    """Who is to decide."""
    role: int
    fits: int
    """For a lay: which of his kept pieces fit, bit 1 << place."""
    seed: np.uint64
    number: np.uint64
    """Of the game, as `analysis.chance` counts."""
    streams: npt.NDArray[np.uint64]
    """[2], of each player's choices."""
    made: Numbers
    """[2], how many each has made: throws and lays, forced or not."""


TABLE: Final = record_type(
    [
        ("deal", DEAL),
        ("tally", TALLY),
        *(
            (name, np.int64)
            for name in ("stage", "dealer", "deals", "ends_after", "player", "role", "fits")
        ),
        ("seed", np.uint64),
        ("number", np.uint64),
        ("streams", np.uint64, (2,)),
        ("made", np.int64, (2,)),
    ]
)


@njit(cache=True)
def open_game(table: Table, seed: np.uint64, number: np.uint64, seat: int, dealer: int) -> None:
    """A new game, in which player 0 has that seat and player ``dealer`` deals first.

    What is counted in the tally goes on being counted, but for the scores.
    """
    table.stage = NEW
    table.dealer = dealer
    table.deals = 0
    table.seed = seed
    table.number = number
    for player in range(2):
        table.streams[player] = stream(seed, number, CHOICES + np.uint64(seat ^ player))
        table.made[player] = 0
        table.tally.scores[player] = 0
    table.tally.told = 0
    table.ends_after = 0


@njit(cache=True)
def next_choice(table: Table) -> float:
    """The number that the choice of ``table.player`` is made with."""
    player = table.player
    number = np.uint64(table.made[player])
    table.made[player] += 1
    return uniform(table.streams[player], number)


@njit(cache=True)
def proceed(game: Game, table: Table) -> int:
    """Up to the next decision; what is wanted of whom, or `NOTHING` once the game is over."""
    while True:
        if table.stage == PLAYS:
            if _play_on(game, table):
                return LAY
            if table.stage == PLAYS and show(game, table.deal, table.tally, table.dealer):
                table.stage = WON
            if table.stage == PLAYS:
                table.dealer = 1 - table.dealer
                table.stage = NEW
        elif table.stage == NEW:
            if table.deals and table.deals == table.ends_after:
                return NOTHING
            _deal(game, table)
        elif table.stage == WON:
            return NOTHING
        else:
            dealer = table.stage == DEALER_THROWS
            table.role = DEALER if dealer else PONE
            table.player = table.dealer if dealer else 1 - table.dealer
            return THROW


@njit(cache=True)
def throw(game: Game, table: Table, choice: int) -> None:
    """Who is asked throws the pieces of that number (`Game.thrown`)."""
    throw_away(game, table.deal, table.role, choice)
    if table.stage == PONE_THROWS:
        table.stage = DEALER_THROWS
        return
    deal, tally = table.deal, table.tally
    # Where to cut makes no difference, and the top is shuffled first.
    begin_play(game, deal, deal.pack[2 * game.each])
    table.stage = PLAYS
    _begin(table, parts.STARTER)
    points = game.starter[deal.starter]
    scorer = table.dealer if game.starter_role == DEALER else 1 - table.dealer
    if points and award(game, tally, scorer, game.starter_role, parts.STARTER, points):
        table.stage = WON
    else:
        _begin(table, parts.PEGGING)


@njit(cache=True)
def lay_piece(game: Game, table: Table, place: int) -> None:
    """Who is asked lays his kept piece of that place."""
    points = lay(game.play, table.deal, table.role, place)
    if points and award(game, table.tally, table.player, table.role, parts.PEGGING, points):
        table.stage = WON


@njit(cache=True)
def _deal(game: Game, table: Table) -> None:
    tally, pone = table.tally, 1 - table.dealer
    deal_hands(game, table.deal, stream(table.seed, table.number, np.uint64(table.deals)))
    table.deals += 1
    table.stage = PONE_THROWS
    due = game.compensation if table.deals == 1 else game.compensation_later
    if due:
        before = tally.points[pone, PONE, parts.COMPENSATION]
        if award(game, tally, pone, PONE, parts.COMPENSATION, due):
            table.stage = WON
        scored = tally.points[pone, PONE, parts.COMPENSATION] > before
        tally.times[pone, PONE, parts.COMPENSATION] += scored


@njit(cache=True)
def _begin(table: Table, part: int) -> None:
    """Both may score there from now on."""
    table.tally.times[1 - table.dealer, PONE, part] += 1
    table.tally.times[table.dealer, DEALER, part] += 1


@njit(cache=True)
def _play_on(game: Game, table: Table) -> bool:
    """Goes are said and series end; whether somebody is to lay."""
    deal = table.deal
    while not deal.over and table.stage == PLAYS:
        role, fits = to_act(game.play, deal)
        if role < 0:
            player = table.dealer if deal.last == DEALER else 1 - table.dealer
            points = last_points(game.play, deal)
            if award(game, table.tally, player, deal.last, parts.PEGGING, points):
                table.stage = WON
            else:
                end_series(game.play, deal)
        elif fits == 0:
            say_go(deal, role)
        else:
            table.role = role
            table.player = table.dealer if role == DEALER else 1 - table.dealer
            table.fits = fits
            return True
    return False


@njit(cache=True)
def show(game: Game, deal: Deal, tally: Tally, dealer: int) -> bool:
    """Hands and crib are counted, the pone's first; whether somebody has reached the target."""
    kept = game.play.kept
    for role in range(2):
        player = dealer if role == DEALER else 1 - dealer
        tally.times[player, role, parts.HAND] += 1
        points = show_points(game.show, deal.kept[role][:kept], deal.starter, HAND)
        if points and award(game, tally, player, role, parts.HAND, points):
            return True
    tally.times[dealer, DEALER, parts.CRIB] += 1
    points = show_points(game.show, deal.crib[: 2 * game.throw], deal.starter, CRIB)
    return bool(points and award(game, tally, dealer, DEALER, parts.CRIB, points))
