"""Cribbage as the match runner counts it, and asks other programs about it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from pegout.matches.cribbage.asking import request
from pegout.matches.cribbage.counting import Counting
from pegout.matches.family import Family, Simulator
from pegout.matches.lineup import Lineup

__all__ = ["CRIBBAGE", "Counting"]

KERNELS: Final = "pegout.matches.cribbage.simulated"
"""Needs compiled code, and is loaded when a match begins."""


def simulator(lineup: Lineup, a: str, b: str) -> Simulator | None:
    found: Simulator | None = import_module(KERNELS).simulator(lineup, a, b)
    return found


CRIBBAGE: Final = Family(Counting.of, request, simulator)
