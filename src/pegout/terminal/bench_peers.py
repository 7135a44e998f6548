"""What else can do the same work, to be measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.show_arrays import ShowArrays
from pegout.pieces import CARDS

Hands = npt.NDArray[np.uint8]

NUMPY: Final = "numpy"
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


def numpy_points(show: ShowArrays, hands: Hands, starters: Hands) -> npt.NDArray[np.int64]:
    """[n], hands of four as arrays of NumPy alone: the same tables, a look-up at a time."""
    one = show.pairs[hands[:, 0].astype(np.intp) << 6 | hands[:, 1]]
    other = show.pairs[hands[:, 2].astype(np.intp) << 6 | hands[:, 3]]
    turned = show.starters[starters]
    both, suits = one & other, turned >> 16
    pairs = (one & 0xFFFF).astype(np.intp) * 91 + (other & 0xFFFF)
    points: npt.NDArray[np.int64] = show.fours[pairs << 4 | (turned & 0xFFFF)].astype(np.int64)
    shared = both >> 16 & 0xFF
    alone, beside = (int(each) for each in show.flush[0, 4])
    points += np.where(shared & suits != 0, beside, np.where(shared != 0, alone, 0))
    points += np.where(~(both >> 24) & suits != 0, show.nobs_points, 0)
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
