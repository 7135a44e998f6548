"""What can be wrong with a request."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "unreadable",
    "unknown-request",
    "bad-argument",
    "unknown-ruleset",
    "illegal-action",
    "unknown-game",
]


class Wrong(Exception):
    """A request that is answered with an error. The engine goes on."""

    def __init__(self, code: Code, message: str) -> None:
        self.code: Code = code
        self.message = message
        super().__init__(f"{code}: {message}")
