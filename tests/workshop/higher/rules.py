"""What a ruleset file may say."""

from __future__ import annotations

from typing import Literal

import msgspec


class HigherRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["higher"]
    name: str
    target: int
