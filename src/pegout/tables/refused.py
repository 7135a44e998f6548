"""What a table answers when it does not do what was wished."""

from __future__ import annotations

from typing import Literal, get_args

from pegout.engine import FactValue

TableCode = Literal[
    "action-id-used",
    "already-ended",
    "already-promised",
    "bad-invitation",
    "no-seat",
    "not-ended",
    "not-promised",
    "not-started",
    "not-stored",
    "seat-taken",
    "stale",
    "too-early",
    "too-late",
    "unfit-name",
    "unfit-promise",
    "unfit-text",
    "unknown-bot",
    "unreadable-action",
    "wrong-opponents",
    "wrong-promise",
]
"""Why a table refuses; the game's own refusals come beside them (docs/protocol.md)."""

CODES: tuple[str, ...] = get_args(TableCode)


class Refused(Exception):
    """A wish that was not carried out; nothing has changed.

    ``code`` is a word for programs and the key of the sentence for people; ``facts`` are what that
    sentence needs.
    """

    def __init__(self, code: str, /, **facts: FactValue) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


def refused(code: TableCode, /, **facts: FactValue) -> Refused:
    """A table's own refusal: only the codes that are listed here."""
    return Refused(code, **facts)
