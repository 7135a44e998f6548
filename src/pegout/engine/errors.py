"""What can be wrong with a wish: it cannot be read, or it is not allowed here."""

from __future__ import annotations

import json
from typing import Final

LONGEST_SHOWN: Final = 60


def told(value: object) -> str:
    """Somebody's value in a message about it: as JSON writes it, and no longer than is read."""
    text = repr(value) if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


class Unreadable(ValueError):
    """A text or message that is not what it should be. The message says what and where."""


FactValue = int | str
"""What a sentence about a refusal may need."""


class IllegalAction(ValueError):
    """A readable action that the rules refuse now.

    ``code`` is a word for programs and the key of the sentence for people; ``facts`` are what that
    sentence needs (``total=34, limit=31``).
    """

    def __init__(self, code: str, /, **facts: FactValue) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


class UnfitRules(ValueError):
    """A ruleset or house rule that makes no sense. The message names the entry and says why."""

    @property
    def entry(self) -> str:
        """What the message names: ``lurch``."""
        return str(self).partition(":")[0]
