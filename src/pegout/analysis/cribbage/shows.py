"""The worth of hands and cribs over every starter that may be turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from pegout.engine import total
from pegout.games.cribbage.moves import What
from pegout.games.cribbage.rules import (
    Alike,
    Combination,
    CribbageRules,
    Flush,
    GroupFlush,
    Runs,
    ShowRules,
    StarterMatch,
    Totals,
)
from pegout.games.cribbage.scoring import TRAITS, show_lines
from pegout.pieces import SETS, Piece

Kinds = tuple[int, ...]
"""The kinds of some pieces, from the lowest."""


def kinds(pieces: Iterable[Piece]) -> Kinds:
    """What fifteens, pairs and runs follow from: a kind fixes value and order."""
    return tuple(sorted(TRAITS[piece].kind for piece in pieces))


class Shows:
    """The points of shows under one set of rules, each pattern of kinds scored once.

    Fifteens, pairs and runs follow from the kinds alone (6,175 patterns of five cards); flush and
    nobs follow from the suits. Both parts are scored by `games.cribbage.scoring`, under the rules
    with the other part's combinations left out.
    """

    def __init__(self, rules: CribbageRules) -> None:
        self._kinds = _only(rules, of_suits=False)
        self._suits = _only(rules, of_suits=True)
        self._stands_for = {TRAITS[piece].kind: piece for piece in SETS[rules.pieces]}
        self._known: dict[Kinds, int] = {}

    def points(self, hand: Sequence[Piece], starter: Piece, what: What) -> int:
        """What the hand or crib is worth with this starter."""
        return self.of_kinds(kinds((*hand, starter))) + self.of_suits(hand, starter, what)

    def mean(self, hand: Sequence[Piece], unseen: Sequence[Piece], what: What) -> float:
        """The exact mean over the unseen pieces, each as likely to be the starter."""
        held = kinds(hand)
        times = Counter(TRAITS[piece].kind for piece in unseen)
        of_kinds = sum(
            number * self.of_kinds(tuple(sorted((*held, kind)))) for kind, number in times.items()
        )
        of_suits = sum(self.of_suits(hand, starter, what) for starter in unseen)
        return (of_kinds + of_suits) / len(unseen)

    def of_kinds(self, pattern: Kinds) -> int:
        """The fifteens, pairs and runs of a hand or crib with its starter."""
        known = self._known.get(pattern)
        if known is None:
            *hand, starter = (self._stands_for[kind] for kind in pattern)
            # "hand" or "crib", and which is the starter: only flush and nobs would ask.
            known = total(show_lines(self._kinds, hand, starter, "hand"))
            self._known[pattern] = known
        return known

    def of_suits(self, hand: Sequence[Piece], starter: Piece, what: What) -> int:
        """The flush and his nobs."""
        if not self._suits.show.combinations:
            return 0
        return total(show_lines(self._suits, hand, starter, what))


def _only(rules: CribbageRules, *, of_suits: bool) -> CribbageRules:
    chosen = tuple(each for each in rules.show.combinations if _needs_suits(each) is of_suits)
    return msgspec.structs.replace(rules, show=ShowRules(chosen))


def _needs_suits(combination: Combination) -> bool:
    match combination:
        case Totals() | Alike() | Runs():
            return False
        case Flush() | GroupFlush() | StarterMatch():
            return True
        case _:
            assert_never(combination)
