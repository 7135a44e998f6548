"""A stateless request to a player of one family."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from pegout.bots import AnyBot
from pegout.engine import AnyRuleset


@dataclass(frozen=True)
class FamilyRequest:
    asked: Any
    """The struct that the request is read into, without ``rules`` and ``options``. It has a
    ``bot``."""
    answer: Callable[[AnyRuleset, Any, AnyBot, Random], dict[str, Any]]
    """Raises `Wrong`."""
