"""Twin: the points of a laid rank. A mutant that dies: a run goes on past a repeated rank."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from pegout import games
from pegout.analysis.cribbage.lowered import RANKS, NotLowered, lower, lower_play
from pegout.analysis.cribbage.play_kernel import laid_points, score_lays
from pegout.engine import total
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.scoring import TRAITS, count, lay_lines, value
from pegout.pieces import SETS, Piece

TWO_SEATS = (
    "six-card", "five-card", "seven-card", "lowball", "domino-mendelev", "domino-book2",
)  # fmt: skip


def cribbage(name: str, **options: str | int | bool) -> Cribbage:
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    return ruleset


def agree(ruleset: Cribbage, series: tuple[Piece, ...], piece: Piece) -> None:
    pieces, play = SETS[ruleset.rules.pieces], lower_play(ruleset.rules)
    rank = lower(ruleset.rules).pieces.rank
    ranks = np.array([rank[pieces.index(each)] for each in series] or [0], np.int8)
    laid = int(rank[pieces.index(piece)])
    compiled = laid_points(play, ranks, len(series), count(series), laid)
    assert compiled == total(lay_lines(ruleset.rules, series, piece)), (series, piece)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_every_short_series_scores_alike(name: str) -> None:
    ruleset = cribbage(name)
    every = {TRAITS[piece].kind: piece for piece in SETS[ruleset.rules.pieces]}.values()
    assert len(every) == RANKS
    for *series, piece in product(every, repeat=3):
        if count(series) + value(piece) <= ruleset.rules.play.limit:
            agree(ruleset, tuple(series), piece)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_random_long_series_score_alike(name: str) -> None:
    ruleset, chance = cribbage(name), Random(name)  # noqa: S311 - deals nothing
    pieces = sorted(SETS[ruleset.rules.pieces], key=value)
    for _ in range(1500):
        within = chance.choice((4, 8, len(pieces)))
        series: list[Piece] = []
        for piece in chance.sample(pieces[: max(within, 8)], 8):
            if count(series) + value(piece) > ruleset.rules.play.limit:
                continue
            agree(ruleset, tuple(series), piece)
            series.append(piece)


def test_a_fifteen_is_not_scored_again_by_nothing_where_the_option_says_so() -> None:
    ruleset = cribbage("domino-book2", zeroRepeats15=False)
    nothing, *rest = sorted(SETS["tiles"], key=value)
    nine = next(piece for piece in rest if value(piece) == 9)
    six = next(piece for piece in rest if value(piece) == 6)
    agree(ruleset, (nine, six), nothing)
    agree(cribbage("domino-book2", zeroRepeats15=True), (nine, six), nothing)


def test_what_kernels_cannot_express_is_refused() -> None:
    with pytest.raises(NotLowered, match=r"^seats:"):
        lower(cribbage("six-card-3p").rules)
    with pytest.raises(NotLowered, match=r"^forcedContinue:"):
        lower(cribbage("five-card", forcedContinue=False).rules)


def test_lays_of_an_array_one_by_one() -> None:
    play, chance = lower_play(cribbage("domino-mendelev").rules), Random(6)  # noqa: S311 - a test
    rows = [[chance.randrange(5) for _ in range(chance.randrange(7))] for _ in range(500)]
    series = np.array([[*row, *[-1] * (7 - len(row))] for row in rows], np.int8)
    ranks = np.array([chance.randrange(5) for _ in rows], np.int8)
    for points, row, rank in zip(score_lays(play, series, ranks), rows, ranks, strict=True):
        laid = np.array([*row, 0], np.int8)
        assert points == laid_points(play, laid, len(row), sum(row), int(rank))
