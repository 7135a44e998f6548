"""How a compiled player decides: a few words and numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, Literal, Protocol, get_args

import numpy as np

from pegout.analysis.cribbage.simulation.records import record_type

Throwing = Literal["random", "hand", "all", "plain"]
"""What is weighed: the mean of the hand kept, or with it the crib and the play; plain, the hand and
the crib as the readable `bots.cribbage.discards` has them."""
Laying = Literal["random", "at once", "ahead", "blueprint", "sampled", "plain"]
"""For most points at once; with one look ahead, at the answer to a lay and the answer to that;
mixed as the shipped equilibrium says; by hands dealt to the other (`sampler`); or plain, with the
look ahead of the readable `bots.cribbage.lays`, which minds the target (`plain_lays`)."""

RANDOM: Final = 0
HAND_ALONE: Final = 1
PLAIN_THROWS: Final = 3
AT_ONCE: Final = 1
AHEAD: Final = 2
BLUEPRINT: Final = 3
SAMPLED: Final = 4
PLAIN_LAYS: Final = 5


@dataclass(frozen=True, kw_only=True)
class Policy:
    """A player. The numbers cloud its view; at 0 it does as well as it can."""

    throws: Throwing
    lays: Laying
    throw_noise: float = 0.0
    """Points. A throw that seems so much worse than the best is taken 1/e as often as the best."""
    lay_noise: float = 0.0
    """The same for lays. Of a blueprint's mixture the chances p become p^(1 / (1 + noise)), in
    proportion."""
    overlooks: float = 0.0
    """From 0 to 1. How often it does not see that a lay scores; and of the worth of a hand it may
    overlook any part up to this."""


class PolicyNumbers(Protocol):
    """A policy in kernels."""

    throws: int
    lays: int
    throw_noise: float
    lay_noise: float
    overlooks: float


POLICY: Final = record_type(
    [
        ("throws", np.int64),
        ("lays", np.int64),
        ("throw_noise", np.float64),
        ("lay_noise", np.float64),
        ("overlooks", np.float64),
    ]
)

_WORDS: Final = {"throws": get_args(Throwing), "lays": get_args(Laying)}


def policy_numbers(*policies: Policy) -> Any:  # noqa: ANN401 - an array of `PolicyNumbers`
    """[policies], a record for each."""
    numbers = np.zeros(len(policies), POLICY)
    for row, policy in zip(numbers, policies, strict=True):
        for field in fields(policy):
            value = getattr(policy, field.name)
            words = _WORDS.get(field.name)
            row[field.name] = value if words is None else words.index(value)
    return numbers
