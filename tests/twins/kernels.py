"""What twins of compiled kernels share: rulesets, and pieces as their numbers."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from pegout import games
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS, Piece

TWO_SEATS = (
    "six-card", "five-card", "seven-card", "lowball", "domino-mendelev", "domino-book2",
)  # fmt: skip


def rules_of(name: str, **options: str | int | bool) -> CribbageRules:
    """A shipped cribbage ruleset under house rules."""
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    return ruleset.rules


def numbers(rules: CribbageRules, pieces: Iterable[Piece]) -> npt.NDArray[np.int8]:
    """The pieces' numbers in their set."""
    return np.array([SETS[rules.pieces].index(piece) for piece in pieces], np.int8)
