"""What a seat knows, as kernels take it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.worlds import course
from pegout.analysis.cribbage.worlds.course import Standing, empty_standing
from pegout.analysis.cribbage.worlds.deals import DealArrays
from pegout.analysis.cribbage.worlds.guess import NO_PIECE, View
from pegout.bots.cribbage.view import number, own_hand, own_seat, seen, unseen
from pegout.engine import Seat
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import value
from pegout.games.cribbage.sight import Observation
from pegout.pieces import SETS, Piece


def view_of(rules: CribbageRules, observation: Observation, deal: DealArrays) -> View:
    """What the seat knows, for the kernels."""
    index, seat = SETS[rules.pieces].index, own_seat(observation)
    assert observation.dealer is not None
    assert observation.owner is not None
    laid = np.full((rules.seats, rules.kept), NO_PIECE, np.int8)
    for other, pieces in enumerate(observation.laid):
        laid[other, : len(pieces)] = [index(piece) for piece in pieces]
    lies = np.array([len(pieces) for pieces in observation.laid], np.int64)
    lying = np.zeros(RANKS, np.int64)
    open_to_all = [piece for pieces in observation.laid for piece in pieces]
    starter = NO_PIECE if observation.starter is None else index(observation.starter)
    for piece in (*map(index, open_to_all), *([starter] if starter != NO_PIECE else [])):
        lying[deal.rank[piece]] += 1
    standing, least = _standing(rules, observation, deal)
    return View(
        seat=int(seat),
        dealer=int(observation.dealer),
        owner=int(observation.owner),
        starter=starter,
        hand=_pieces(rules, (*observation.laid[seat], *own_hand(observation))),
        thrown=_pieces(rules, seen(observation.thrown[seat])),
        unseen=_pieces(rules, unseen(rules, observation)),
        laid=laid,
        lies=lies,
        least=least,
        standing=standing,
        lying=lying,
    )


def _pieces(rules: CribbageRules, pieces: Sequence[Piece]) -> npt.NDArray[np.int8]:
    return np.array([SETS[rules.pieces].index(piece) for piece in pieces], np.int8)


def _standing(
    rules: CribbageRules, observation: Observation, deal: DealArrays
) -> tuple[Standing, npt.NDArray[np.int64]]:
    """The play as it stands, and what the gos of this series say of those who said them."""
    index, seat = SETS[rules.pieces].index, own_seat(observation)
    standing = empty_standing(rules.seats, deal.sides, rules.kept)
    standing.scores[:] = observation.scores
    for other, hand in enumerate(observation.hands):
        standing.left[other] = number(hand)
    for piece in own_hand(observation):
        standing.held[seat, deal.rank[index(piece)]] += 1
    at, series = standing.at, observation.series
    standing.series[: len(series)] = [deal.rank[index(piece)] for piece in series]
    at[course.LENGTH], at[course.COUNT] = len(series), observation.count
    at[course.NEXT] = seat
    at[course.LAST] = observation.layers[-1] if series else course.NOBODY
    least = np.zeros(rules.seats, np.int64)
    count = 0
    following = (*observation.layers[1:], seat) if series else ()
    for piece, layer, then in zip(series, observation.layers, following, strict=True):
        count += value(piece)
        for step in range(1, rules.seats):
            other = (layer + step) % rules.seats
            if other == then:
                break
            gone = standing.gone[: at[course.GONE]]
            if Seat(other) in observation.said_go and other not in gone:
                standing.gone[at[course.GONE]] = other
                at[course.GONE] += 1
                least[other] = rules.play.limit - count + 1
    return standing, least
