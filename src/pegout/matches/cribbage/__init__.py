"""Cribbage as the match runner counts it, and asks other programs about it."""

from __future__ import annotations

from typing import Final

from pegout.matches.cribbage.asking import request
from pegout.matches.cribbage.counting import Counting
from pegout.matches.family import Family

CRIBBAGE: Final = Family(Counting.of, request)
