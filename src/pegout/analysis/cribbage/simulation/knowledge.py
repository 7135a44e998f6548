"""What compiled players know of a ruleset: the tables that fit it, or what does without them."""

from __future__ import annotations

from functools import cache

import numpy as np

from pegout.analysis.cribbage.discard_arrays import lower_throws, no_pegging, no_tables
from pegout.analysis.cribbage.discard_kernel import room_for
from pegout.analysis.cribbage.hand_numbers import MOST
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import MOST_THROWS
from pegout.analysis.cribbage.simulation.weighing import ThrowMind
from pegout.games.cribbage.rules import CribbageRules


@cache
def mind_for(rules: CribbageRules) -> Mind:
    """All that players know; raises `NotLowered`. It has room to think in: one game at a time."""
    show, throws = lower_show(rules), lower_throws(rules)
    return Mind(
        throwing=ThrowMind(
            show=show,
            throws=throws,
            tables=no_tables(rules),
            pegging=no_pegging(rules),
            room=room_for(show, throws),
            means=np.zeros((len(throws.thrown), 3), np.float32),
        ),
        values=np.zeros(MOST_THROWS),
        points=np.zeros(MOST, np.int64),
    )
