"""What the terminal needs of a game family: to tell of a game, to draw it, to read a wish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pegout.engine import FactValue
from pegout.terminal.company import Company


class Unclear(Exception):
    """A typed answer that cannot be read; the message is a sentence in the person's language."""


@dataclass(frozen=True)
class Happened:
    """An event as the viewer may know it, and what the viewer may know after it."""

    event: Any
    observation: Any


@dataclass(frozen=True)
class Counted:
    """A hand that was counted."""

    answer: Any
    """As the engine protocol answers."""
    told: str
    """In words, a line for each reason."""


class Speaker(Protocol):
    """A family in one person's language, bound to a ruleset."""

    def told(self, company: Company, happened: Sequence[Happened], at: int) -> str:
        """The event at that place in words, one line or several; empty for what needs none."""

    def scene(self, company: Company, observation: Any) -> str:  # noqa: ANN401 - the family's own
        """What lies on the table and in one's own hand."""

    def question(
        self,
        company: Company,
        observation: Any,  # noqa: ANN401 - the family's own
        actions: Sequence[Any],
    ) -> str:
        """What somebody is asked who may do these actions."""

    def explanation(self, actions: Sequence[Any]) -> str:
        """What can be typed as an answer."""

    def read(self, text: str, observation: Any, actions: Sequence[Any]) -> Any:  # noqa: ANN401
        """The action that is meant, allowed or not; raises `Unclear`."""

    def refusal(self, code: str, facts: Mapping[str, FactValue]) -> str | None:
        """Why the rules refuse an action; ``None`` for a code that is not the game's."""

    def count(self, hand: Sequence[str], starter: str, *, crib: bool) -> Counted:
        """What a hand is worth; raises `Unclear`."""
