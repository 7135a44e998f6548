"""What lays and discards bring over many worlds, each played out by everybody, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from pegout.analysis.cribbage.lowered import RANKS, PlayArrays
from pegout.analysis.cribbage.show_arrays import CRIB, HAND, ShowArrays
from pegout.analysis.cribbage.show_kernel import show_points, starter_points
from pegout.analysis.cribbage.worlds.course import (
    award,
    copy_standing,
    empty_standing,
    end_series,
    lay,
    over,
)
from pegout.analysis.cribbage.worlds.deals import EXACT_ITEM, DealArrays
from pegout.analysis.cribbage.worlds.dice import Dice, below
from pegout.analysis.cribbage.worlds.guess import (
    View,
    World,
    dealing_room,
    empty_world,
    guess,
)
from pegout.analysis.cribbage.worlds.keeping import Keeping, split, thrown_number
from pegout.analysis.cribbage.worlds.lookahead import STOP, habits, scratch
from pegout.analysis.cribbage.worlds.race import Race, chance_to_win
from pegout.analysis.cribbage.worlds.typical import play_out, start_play

WIN: Final = 0
POINTS: Final = 1
PEGGING: Final = 2
SHOWN: Final = 3
SHOWN_SQUARED: Final = 4
SHOWN_WINS: Final = 5
"""The mean of `SHOWN` times `WIN`."""
FIGURES: Final = 6


@njit(cache=True)
def _count_out(
    deal: DealArrays,
    scores: npt.NDArray[np.int64],
    shown: npt.NDArray[np.int64],
    dealer: int,
    owner: int,
) -> None:
    """Hands from the left of the dealer, then the crib; no further once the target is reached."""
    seats = len(deal.side)
    for step in range(1, seats + 2):
        if over(deal, scores):
            return
        seat = (dealer + step) % seats if step <= seats else owner
        points = shown[seat] if step <= seats else shown[seats]
        if deal.finish == EXACT_ITEM:
            # Most lines are pairs and fifteens of two: they are scored as far as they go.
            points = min(points, (deal.target - scores[deal.side[seat]]) // 2 * 2)
        award(deal, scores, deal.side[seat], points)


@njit(cache=True)
def _show(show: ShowArrays, world: World, starter: int, shown: npt.NDArray[np.int64]) -> None:
    """Fill ``shown`` [seats + 1]: what the hands and the crib are worth."""
    seats = len(world.hands)
    for seat in range(seats):
        shown[seat] = show_points(show, world.hands[seat], starter, HAND)
    shown[seats] = show_points(show, world.crib, starter, CRIB)


@njit(cache=True)
def _ahead(
    deal: DealArrays, scores: npt.NDArray[np.int64], before: npt.NDArray[np.int64], side: int
) -> float:
    """Points of the side, less those of the others: of several others the mean."""
    points = 0.0
    for other in range(deal.sides):
        weight = 1.0 if other == side else -1.0 / (deal.sides - 1)
        points += weight * (scores[other] - before[other])
    return points


@njit(cache=True)
def lay_figures(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    race: Race,
    view: View,
    dice: Dice,
    ranks: npt.NDArray[np.int64],
    worlds: int,
) -> npt.NDArray[np.float64]:
    """[ranks, FIGURES]: the means of each lay over so many worlds; `STOP` among ``ranks`` stops.

    Worlds and all that others do in them are the same for every lay. `WIN` is the probability of
    winning the game, `PEGGING` what is pegged from now on to the end of the play, `POINTS` the same
    with all that is shown, both less those of the others. The other figures are not filled.
    """
    seats, kept = len(deal.side), play.kept
    side, dealer = deal.side[view.seat], view.dealer
    world, room = empty_world(play, deal, view), dealing_room(play, deal)
    standing, known = (
        empty_standing(seats, deal.sides, kept),
        empty_standing(seats, deal.sides, kept),
    )
    copy_standing(view.standing, known)
    thinking, habit = scratch(play, seats), habits(deal)
    lying = np.zeros(RANKS, np.int64)
    shown = np.zeros(seats + 1, np.int64)
    figures, weights = np.zeros((len(ranks), FIGURES), np.float64), 0.0
    for _ in range(worlds):
        weight = guess(play, show, deal, keep, view, dice, world, room)
        weights += weight
        _show(show, world, view.starter, shown)
        for seat in range(seats):
            if seat != view.seat:
                known.held[seat] = 0
                for piece in world.hands[seat]:
                    known.held[seat, deal.rank[piece]] += 1
                for i in range(view.lies[seat]):
                    known.held[seat, deal.rank[view.laid[seat, i]]] -= 1
        for i in range(len(ranks)):
            copy_standing(known, standing)
            lying[:] = view.lying
            if ranks[i] == STOP:
                end_series(play, deal, standing)
            else:
                lay(play, deal, standing, view.seat, ranks[i])
                lying[ranks[i]] += 1
                play_out(play, deal, habit, standing, lying, thinking)
            figures[i, PEGGING] += weight * _ahead(deal, standing.scores, known.scores, side)
            _count_out(deal, standing.scores, shown, dealer, view.owner)
            figures[i, POINTS] += weight * _ahead(deal, standing.scores, known.scores, side)
            figures[i, WIN] += weight * chance_to_win(
                deal, race, standing.scores, (dealer + 1) % seats, side
            )
    return figures / weights


@njit(cache=True)
def discard_figures(
    play: PlayArrays,
    show: ShowArrays,
    deal: DealArrays,
    keep: Keeping,
    race: Race,
    view: View,
    dice: Dice,
    throws: npt.NDArray[np.int64],
    worlds: int,
) -> npt.NDArray[np.float64]:
    """[throws, FIGURES]: the means of each throw (its number, see `Keeping`) over so many worlds.

    Worlds are the same for every throw. `WIN` is the probability of winning the game, `PEGGING`
    what is pegged, `SHOWN` what the own hand and the crib count, `POINTS` all points of the deal,
    each less those of the others.

    Hand and crib are lucky in these worlds or unlucky; as their means are known better, `evened`
    takes that out.
    """
    seats, kept = len(deal.side), play.kept
    side, dealer = deal.side[view.seat], view.dealer
    world, room = empty_world(play, deal, view), dealing_room(play, deal)
    standing = empty_standing(seats, deal.sides, kept)
    thinking, habit = scratch(play, seats), habits(deal)
    lying = np.zeros(RANKS, np.int64)
    shown = np.zeros(seats + 1, np.int64)
    figures = np.zeros((len(throws), FIGURES), np.float64)
    own = 1.0 if deal.side[view.owner] == side else -1.0 / (deal.sides - 1)
    for _ in range(worlds):
        guess(play, show, deal, keep, view, dice, world, room)
        used = world.used[0]
        starter = int(np.int64(world.pool[used + below(dice, len(world.pool) - used)]))
        for i in range(len(throws)):
            split(keep, throws[i], view.hand, room.thrown, world.hands[view.seat])
            world.crib[: deal.throw] = room.thrown
            _show(show, world, starter, shown)
            standing.scores[:] = view.standing.scores
            start_play(deal, standing, world.hands, dealer, starter, lying)
            play_out(play, deal, habit, standing, lying, thinking)
            figures[i, PEGGING] += _ahead(deal, standing.scores, view.standing.scores, side)
            counted = shown[view.seat] + own * shown[seats]
            figures[i, SHOWN] += counted
            figures[i, SHOWN_SQUARED] += counted * counted
            _count_out(deal, standing.scores, shown, dealer, view.owner)
            figures[i, POINTS] += _ahead(deal, standing.scores, view.standing.scores, side)
            win = chance_to_win(deal, race, standing.scores, (dealer + 1) % seats, side)
            figures[i, WIN] += win
            figures[i, SHOWN_WINS] += counted * win
    return figures / worlds


@njit(cache=True)
def throw_means(
    show: ShowArrays, deal: DealArrays, keep: Keeping, view: View, own: int
) -> npt.NDArray[np.float64]:
    """[throws, 2]: the mean of what is kept and the mean of the crib, whosever it is.

    That of the hand is exact, over every unseen starter; ``own`` is 1 where the crib is one's own.
    """
    hand = view.hand
    thrown = np.zeros(deal.throw, np.int8)
    kept = np.zeros(deal.each - deal.throw, np.int8)
    points = np.zeros(len(deal.rank), np.int16)
    means = np.zeros((len(keep.splits), 2), np.float64)
    for number in range(len(keep.splits)):
        split(keep, number, hand, thrown, kept)
        starter_points(show, kept, HAND, points)
        whole = 0
        for piece in view.unseen:
            whole += points[piece]
        means[number, 0] = whole / len(view.unseen)
        shared = show.suits[thrown[0]]
        for piece in thrown:
            shared &= show.suits[piece]
        suited = 1 if shared and deal.throw > 1 else 0
        means[number, 1] = keep.cribs[own, suited, thrown_number(show, thrown)]
    return means


def evened(
    figures: npt.NDArray[np.float64], shown: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """[throws]: `WIN` as it would be if `SHOWN` had the means ``shown`` [throws]: by regression."""
    spread = figures[:, SHOWN_SQUARED] - figures[:, SHOWN] ** 2
    together = figures[:, SHOWN_WINS] - figures[:, SHOWN] * figures[:, WIN]
    slope = together.sum() / spread.sum() if spread.sum() > 0 else 0.0
    wins: npt.NDArray[np.float64] = figures[:, WIN] - slope * (figures[:, SHOWN] - shown)
    return wins
