"""Bingo as the match runner counts it."""

from __future__ import annotations

from typing import Final

from pegout.engine import AnyRuleset
from pegout.matches.bingo.counting import Counting
from pegout.matches.family import Family, Request
from pegout.matches.lineup import Lineup
from pegout.matches.players import Turn

__all__ = ["BINGO", "Counting"]


def no_request(_: AnyRuleset, __: Turn) -> Request | None:
    """A decision depends on all that was played: there is no request for it without its game."""
    return None


def no_simulator(_: Lineup, __: str, ___: str) -> None:
    """The players of Bingo search: the rules take little of their time."""


BINGO: Final = Family(Counting.of, no_request, no_simulator)
