"""Laying as a blueprint mixes: the same hand lays this today and that tomorrow."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.history import Holdings, follow, lay_shares
from pegout.analysis.cribbage.hand_numbers import MOST, HandNumbers
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, first_unfit
from pegout.analysis.cribbage.pegging.payoffs import lone_lay
from pegout.analysis.cribbage.pegging.tree import END
from pegout.analysis.cribbage.simulation.deal import LONGEST_PLAY
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.policy import PolicyNumbers
from pegout.analysis.cribbage.simulation.sight import Sight

Shares = npt.NDArray[np.float32]


class LayMind(NamedTuple):
    """What a player knows of the play, and room to think in."""

    numbers: HandNumbers
    blueprint: Blueprint
    ranks: npt.NDArray[np.int8]
    """[32], what was laid in the whole play, by rank, and goes."""
    series: npt.NDArray[np.int8]
    """[16]."""
    nobody: Holdings
    """None: the other's hand is not thought about."""
    shares: Shares
    """[5]."""


def lay_mind(numbers: HandNumbers, blueprint: Blueprint) -> LayMind:
    nothing = np.zeros(1, np.int16)
    return LayMind(
        numbers=numbers,
        blueprint=blueprint,
        ranks=np.zeros(LONGEST_PLAY, np.int8),
        series=np.zeros(LONGEST, np.int8),
        nobody=Holdings(nothing, nothing.copy(), np.zeros(1, np.float32)),
        shares=np.zeros(MOST, np.float32),
    )


@njit(cache=True, nogil=True)
def fill_shares(game: Game, mind: LayMind, sight: Sight) -> None:
    """Fill ``mind.shares`` by place of the hand kept: how often the blueprint lays that piece.

    Of pieces alike the first has all. Where the blueprint ends, because the other has nothing left,
    one piece has all: the first of the best order.
    """
    play, numbers, ranks = game.play, mind.numbers, mind.ranks
    for i in range(sight.acts):
        ranks[i] = game.rank[sight.laid[i]] if sight.laid[i] >= 0 else GO
    now, node, _ = follow(
        play, numbers, mind.blueprint, ranks, sight.layers, sight.acts, sight.count, sight.role,
        mind.series, mind.nobody, 0,
    )  # fmt: skip
    hand = 0
    for place in range(play.kept):
        if sight.held >> place & 1:
            hand = int(numbers.more[hand, sight.ranks[place]])
    shares, held = mind.shares, numbers.ranks[hand]
    if node == END:
        chosen = lone_lay(play, now, mind.series, held, game.wins)
        for i in range(len(shares)):
            shares[i] = 1.0 if held[i] == chosen else 0.0
    else:
        lay_shares(mind.blueprint, numbers, node, first_unfit(play, now), hand, shares)
    _by_place(game, sight, held, shares)


@njit(cache=True, nogil=True)
def _by_place(game: Game, sight: Sight, held: npt.NDArray[np.int8], shares: Shares) -> None:
    """From the places of the ranks held to the places of the hand kept."""
    by_place = np.zeros(len(shares), np.float32)
    seen = 0
    for place in range(game.play.kept):
        rank = sight.ranks[place]
        if sight.fits >> place & 1 and not seen >> rank & 1:
            seen |= 1 << rank
            for i in range(len(held)):
                if held[i] == rank:
                    by_place[place] = shares[i]
                    break
    for place in range(len(shares)):
        shares[place] = by_place[place]


@njit(cache=True, nogil=True)
def mixed_lay(game: Game, mind: LayMind, policy: PolicyNumbers, sight: Sight, u: float) -> int:
    """The place of the kept piece to lay."""
    fill_shares(game, mind, sight)
    shares, total = mind.shares, 0.0
    if policy.lay_noise > 0.0:
        for place in range(len(shares)):
            if sight.fits >> place & 1:
                flat = np.float64(shares[place]) ** (1.0 / (1.0 + policy.lay_noise))
                shares[place] = flat
                total += flat
        for place in range(len(shares)):
            shares[place] /= total
    chosen = -1
    for place in range(len(shares)):
        if shares[place] > 0.0:
            chosen = place
            u -= shares[place]
            if u < 0.0:
                break
    return chosen
