"""What the champion knows besides what it sees: the tables of a ruleset, and room to think in."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.champion.beliefs import leanings
from pegout.analysis.cribbage.champion.endgame import MOST_HELD, Endgame, endgame_room
from pegout.analysis.cribbage.champion.history import Holdings, no_holdings
from pegout.analysis.cribbage.champion.pegs import Pegs
from pegout.analysis.cribbage.champion.room import Room, room
from pegout.analysis.cribbage.champion.throws import hand_to_come
from pegout.analysis.cribbage.champion.worth import next_deal
from pegout.analysis.cribbage.discard_arrays import DEALER, PONE, DiscardTables, lower_throws
from pegout.analysis.cribbage.discard_kernel import room_for
from pegout.analysis.cribbage.hand_numbers import STARTS, HandNumbers, hand_numbers, hands_of
from pegout.analysis.cribbage.lowered import RANKS, lower_play
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.show_arrays import HAND, ShowArrays, lower_show
from pegout.analysis.cribbage.show_kernel import place_of, starter_points
from pegout.analysis.cribbage.simulation.weighing import ThrowMind
from pegout.games.cribbage.rules import CribbageRules

ALWAYS: Final = 10_000
"""A window that is open from the first point on."""


class Manner(NamedTuple):
    """Where the champion thinks of the win and no longer of points."""

    throws_within: int
    """It weighs throws in games won where somebody needs no more points than these."""
    lays_within: int
    """It walks through the rest of the play where somebody needs no more points than these."""
    contenders: int
    """How many of the best throws by points are weighed in games won."""
    hands: int
    """How many hands of the other stand for all that he may hold in a walk."""
    solves: int
    """It solves the last lays where both still hold no more pieces than these, two or more each,"""
    solves_within: int
    """and somebody needs no more points than these."""
    own_hands: int
    """How many hands of mine stand there for all that the other may think I hold."""
    rounds: int
    """Of learning, where it solves."""
    trust: float
    """How sure it is there that the other lays by the blueprint, from 0 to 1."""


class Mind(NamedTuple):
    """Everything that decisions are made from."""

    throwing: ThrowMind
    numbers: HandNumbers
    blueprint: Blueprint
    between: npt.NDArray[np.float32]
    """[2, target + 1, target + 1], by my role in a deal: winning chances when it has been counted
    (`worth.next_deal`)."""
    to_come: npt.NDArray[np.float32]
    """The same with the other's hand still to be counted (`throws.hand_to_come`)."""
    leanings: npt.NDArray[np.float32]
    """[2, hands] (`beliefs.leanings`)."""
    pegs: Pegs
    suits: npt.NDArray[np.float32]
    """[hands], flush, groups and nobs of a hand of these ranks, on average."""
    sense: int
    """1 where points win, -1 where they lose."""
    manner: Manner
    work: Room
    shows: npt.NDArray[np.float32]
    """[places], room for `stake.Stake.shows`."""
    ways: npt.NDArray[np.float32]
    """[hands], room."""
    pair_ways: npt.NDArray[np.float32]
    """[throws of ranks], room."""
    worth: npt.NDArray[np.float64]
    """[13], room: what each lay is worth."""
    cribs: npt.NDArray[np.float32]
    """[13, bins], room (`crib.cribs_by_starter`)."""
    both: npt.NDArray[np.float32]
    """[bins, bins], room (`crib.hand_and_crib`)."""
    values: npt.NDArray[np.float64]
    """[28], room: what each throw is worth."""
    endgame: Endgame
    """Room for the last lays, and for the hands that either may hold as everybody sees it."""
    own_hands: Holdings
    other_hands: Holdings


WHEN: Final = Manner(
    throws_within=ALWAYS,
    lays_within=36,
    contenders=15,
    hands=320,
    solves=5,
    solves_within=9,
    own_hands=64,
    rounds=16,
    trust=0.5,
)
"""Throws from the first point on, lays from 85 of 121, as measured (`docs/strength.md`)."""


def mind(
    rules: CribbageRules,
    tables: DiscardTables,
    pegging: npt.NDArray[np.float32],
    blueprint: Blueprint,
    pegs: Pegs,
    board: npt.NDArray[np.float32],
    *,
    manner: Manner = WHEN,
) -> Mind:
    """A mind for these rules from their tables; raises `NotLowered`.

    Raises `ValueError` where more pieces are to be solved with than there is room for.
    """
    if manner.solves > MOST_HELD + 2:  # the other holds two at least
        raise ValueError(f"solves: {MOST_HELD + 2} pieces at most, not {manner.solves}")
    show, throws, play = lower_show(rules), lower_throws(rules), lower_play(rules)
    hands = hands_of(rules.kept)
    shows, suits = _shows(show, tables.kept, STARTS[rules.kept])
    at_target = 1.0 if throws.wanted > 0 else 0.0
    between = np.array([next_deal(board, role, at_target) for role in (PONE, DEALER)])
    to_come = [
        hand_to_come(between[role], shows[1 - role], role, at_target) for role in (PONE, DEALER)
    ]
    return Mind(
        throwing=ThrowMind(
            show, throws, tables, pegging, room_for(show, throws),
            np.zeros((len(throws.thrown), 3), np.float32),
        ),
        numbers=hand_numbers(),
        blueprint=blueprint,
        between=between,
        to_come=np.array(to_come),
        leanings=leanings(tables.kept, play.copies),
        pegs=pegs,
        suits=suits,
        sense=throws.wanted,
        manner=manner,
        work=room(),
        shows=np.zeros(STARTS[-1], np.float32),
        ways=np.zeros(hands, np.float32),
        pair_ways=np.zeros(hands_of(rules.deal.throw), np.float32),
        worth=np.zeros(13),
        cribs=np.zeros((RANKS, show.bins), np.float32),
        both=np.zeros((show.bins, show.bins), np.float32),
        values=np.zeros(28),
        endgame=endgame_room(),
        own_hands=no_holdings(hands),
        other_hands=no_holdings(hands),
    )  # fmt: skip


@njit(cache=True)
def _shows(
    show: ShowArrays, kept: npt.NDArray[np.float32], first: int
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """How likely the hand of each role is worth so many points, [2, bins], and `Mind.suits`.

    From every hand with every starter.
    """
    size = 0
    for n in range(1, 6):
        if _FIRST[n] == first:
            size = n
    hands, pieces = kept.shape[1], len(show.rank)
    worth = np.zeros((hands, show.bins), np.float64)
    suits = np.zeros(hands, np.float64)
    times = np.zeros(hands, np.int64)
    points = np.zeros(pieces, np.int16)
    hand = np.arange(size).astype(np.int8)
    while True:
        place = place_of(show.more, show.rank, hand)
        number = place - first
        starter_points(show, hand, HAND, points)
        for starter in range(pieces):
            if points[starter] >= 0:
                worth[number, points[starter]] += 1
                suits[number] += points[starter] - int(show.points[place, show.rank[starter]])
                times[number] += 1
        last = size - 1
        while last >= 0 and hand[last] == pieces - size + last:
            last -= 1
        if last < 0:
            break
        hand[last] += 1
        for i in range(last + 1, size):
            hand[i] = hand[i - 1] + 1
    shows = np.zeros((2, show.bins), np.float32)
    mean = np.zeros(hands, np.float32)
    for number in range(hands):
        if times[number]:
            mean[number] = suits[number] / times[number]
            for role in range(2):
                for n in range(show.bins):
                    shows[role, n] += kept[role, number] * worth[number, n] / times[number]
    for role in range(2):
        shows[role] /= shows[role].sum()
    return shows, mean


_FIRST: Final = np.array(STARTS, np.int64)
