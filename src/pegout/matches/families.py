"""The families that can be measured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pegout.engine import AnyRuleset
from pegout.matches.bingo import BINGO
from pegout.matches.cribbage import CRIBBAGE
from pegout.matches.family import Family

FAMILIES: Final[Mapping[str, Family]] = {"cribbage": CRIBBAGE, "bingo": BINGO}
"""By the family's name."""


def family(ruleset: AnyRuleset) -> Family:
    return FAMILIES[ruleset.family]
