"""What else can do the same work, to be measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.lowered import RANKS
from pegout.analysis.cribbage.show_arrays import ShowArrays
from pegout.pieces import CARDS, JACK

Hands = npt.NDArray[np.uint8]

NUMPY: Final = "numpy"
NUMPY_TABLES: Final = "numpy_tables"
REFERENCE: Final = "reference"
ENGINE: Final = "engine"
SCORER: Final = "cribbage_scorer"
OPEN_SPIEL: Final = "open_spiel"


def installed(module: str) -> Any | None:  # noqa: ANN401 - a module without types
    """The module, if it can be imported."""
    try:
        return import_module(module)
    except ImportError:
        return None


def numpy_points(show: ShowArrays, hands: Hands, starters: Hands) -> npt.NDArray[np.uint8]:
    """[n], hands of four by NumPy alone with the kernel's own tables, a look-up at a time."""
    one = show.pairs[hands[:, 0].astype(np.intp) << 6 | hands[:, 1]]
    other = show.pairs[hands[:, 2].astype(np.intp) << 6 | hands[:, 3]]
    turned = show.starters[starters]
    ranks = ((one & 0xFF) * 91 + (other & 0xFF)) << 4 | (turned & 0xFF)
    points: npt.NDArray[np.uint8] = show.fours[ranks]
    points += show.bonus[0][(one & other) >> 24 << 2 | turned >> 24]
    return points


class ByRanks:
    """NumPy alone as one writes it first: a table by five ranks; flush and nobs by comparing."""

    def __init__(self, show: ShowArrays) -> None:
        every = np.indices((RANKS,) * 5, np.uint8).reshape(5, -1)
        places = np.zeros(every.shape[1], np.int16)
        for ranks in every[:4]:
            places = show.more[places, ranks]
        self._points = show.points[places, every[4]].reshape((RANKS,) * 5)

    def points(self, hands: Hands, starters: Hands) -> npt.NDArray[np.uint8]:
        """[n], six-card hands with their starters."""
        ranks, suits = hands >> 2, hands & 3
        turned = starters & 3
        points: npt.NDArray[np.uint8] = self._points[(*ranks.T, starters >> 2)]
        flush = (suits == suits[:, :1]).all(axis=1)
        points += np.where(flush, 4 + (suits[:, 0] == turned), 0).astype(np.uint8)
        points += ((ranks == JACK - 1) & (suits == turned[:, None])).any(axis=1)
        return points


def scorer(hands: Hands, starters: Hands) -> Callable[[], list[int]] | None:
    """The same hands by cribbage-scorer from PyPI."""
    module = installed("cribbage_scorer.cribbage_scorer")
    if module is None:
        return None
    cards = [(number // 4 + 1, card.code[1]) for number, card in enumerate(CARDS.pieces)]
    shows = [
        (cards[starter], [cards[piece] for piece in hand])
        for hand, starter in zip(hands.tolist(), starters.tolist(), strict=True)
    ]
    points: Callable[[Any, Any], tuple[int, str]] = module.show_calc_score
    return lambda: [points(starter, list(hand))[0] for starter, hand in shows]


def open_spiel(games: int) -> Callable[[], None] | None:
    """Random games of OpenSpiel's cribbage, driven from Python as its examples do."""
    module = installed("pyspiel")
    if module is None:
        return None
    game, chance = module.load_game("cribbage"), Random(1)  # noqa: S311 - a benchmark

    def play() -> None:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))

    return play
