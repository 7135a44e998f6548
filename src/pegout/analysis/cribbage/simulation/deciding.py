"""The decisions of compiled players but for those that cannot be made at once (`sampler`).

Each follows from what the player may know (`Sight`) and from one number from 0 to 1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from pegout.analysis.cribbage.simulation.deal import Numbers
from pegout.analysis.cribbage.simulation.game import Game
from pegout.analysis.cribbage.simulation.mixing import LayMind, mixed_lay
from pegout.analysis.cribbage.simulation.plain_lays import weigh_plain
from pegout.analysis.cribbage.simulation.policy import (
    AHEAD,
    BLUEPRINT,
    PLAIN_LAYS,
    PLAIN_THROWS,
    PolicyNumbers,
)
from pegout.analysis.cribbage.simulation.prospect import look_ahead
from pegout.analysis.cribbage.simulation.sight import Sight
from pegout.analysis.cribbage.simulation.weighing import (
    ThrowMind,
    Values,
    chosen,
    overlook,
    weigh_points,
    weigh_throws,
)

TO_53_BITS = 2.0**53


class Mind(NamedTuple):
    """All that compiled players know besides what they see."""

    throwing: ThrowMind
    plain: ThrowMind
    """The same to whose throws are plain; it takes `knowledge.mind_of_players` to fill."""
    laying: LayMind
    values: Values
    """[28], room for what each choice is worth."""
    points: Numbers
    """[5], room for what each lay scores at once."""


@njit(cache=True)
def other_chance(u: float) -> np.uint64:
    """A stream of numbers that follow from a decision's own, for who needs more than that one."""
    return np.uint64(u * TO_53_BITS)


@njit(cache=True)
def decide_throw(game: Game, mind: Mind, policy: PolicyNumbers, sight: Sight, u: float) -> int:
    """The number of the throw (`Game.thrown`)."""
    values = mind.values[: game.throws]
    if policy.throws == PLAIN_THROWS:
        weigh_throws(mind.plain, policy, sight, other_chance(u), values)
    else:
        weigh_throws(mind.throwing, policy, sight, other_chance(u), values)
    return chosen(values, (1 << game.throws) - 1, policy.throw_noise, u)


@njit(cache=True)
def decide_lay(game: Game, mind: Mind, policy: PolicyNumbers, sight: Sight, u: float) -> int:
    """The place of the kept piece to lay; at least one fits."""
    if policy.lays == BLUEPRINT:
        return mixed_lay(game, mind.laying, policy, sight, u)
    values = mind.values[: game.play.kept]
    weigh_points(game, sight, mind.points, values)
    if policy.lays == AHEAD:
        look_ahead(game, sight, values)
    elif policy.lays == PLAIN_LAYS:
        weigh_plain(game, sight, values)
    if policy.overlooks > 0.0:
        overlook(game, policy, sight, other_chance(u), mind.points, values)
    return chosen(values, sight.fits, policy.lay_noise, u)
