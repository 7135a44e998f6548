"""What is found in a record: words for programs, with what their sentences need."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from pegout.dealing import FaultCode
from pegout.engine import FactValue, NotationCode

LayoutCode = Literal[
    "not-a-record",
    "newer-record",
    "not-text",
    "too-long",
    "breaks-off",
    "misplaced",
    "unfit-value",
    "missing",
    "twice",
    "unfit-rules",
    "other-ruleset",
    "wrong-seats",
    "wrong-number",
    "no-such-seat",
]
"""How the text is made up, whatever the game."""

ReplayCode = Literal[
    "illegal-move",
    "wrong-game",
    "draw-missing",
    "draw-extra",
    "draw-differs",
    "draw-impossible",
    "event-missing",
    "event-extra",
    "event-differs",
]
"""How the moves follow from the rules."""

ProofCode = Literal[
    "digest-differs",
    "text-missing",
    "text-of-other-kind",
    "promise-missing",
    "secret-missing",
    "unpromised",
    "unpublished",
    "nobody-took-part",
]
"""How the dealing follows from what was promised; the faults of `dealing` stand beside these."""

FindingCode = LayoutCode | NotationCode | ReplayCode | ProofCode | FaultCode

UNPROVED: Final[frozenset[FindingCode]] = frozenset(
    {"unpromised", "unpublished", "nobody-took-part"}
)
"""Not wrong: it is only that nobody can know how this game was dealt."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that is not as it should be."""

    code: FindingCode
    line: int = 0
    """In the text, from 1; 0 where it is of no line, or the record does not come from a text."""
    game: int = 0
    """Which game of the match, from 1; 0 where it is of no game."""
    facts: dict[str, FactValue] = {}

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{where}{self.code}" + (f" ({told})" if told else "")


class FlawedRecord(ValueError):
    """A record that does not follow from its own rules."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding
        super().__init__(str(finding))
