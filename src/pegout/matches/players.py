"""Those who play: what they are shown, and what each of them is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from pegout.bots import AnyBot
from pegout.engine import AnyRuleset, Seat
from pegout.pieces import Piece


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was shuffled, and dealt from as the rules say."""

    order: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    seat: Seat
    action: Any


@dataclass(slots=True)
class Story:
    """A game from its beginning: with it any other program can play the same game again."""

    ruleset: AnyRuleset
    dealer: Seat
    happened: list[Dealt | Acted] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    """One decision."""

    seat: Seat
    observation: Any
    """What the seat may know."""
    actions: Sequence[Any]
    """What it may do: more than one."""
    chance: Random
    story: Story
    """For players who have to be told a game whole; a bot is not shown it."""


class Player(Protocol):
    def choose(self, turn: Turn) -> Any:  # noqa: ANN401 - the family's own
        """An action of the turn's; raises `OutsideFailed`."""

    def close(self) -> None:
        """There are no more turns."""


class Own:
    """One of Pegout's own players."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def choose(self, turn: Turn) -> Any:  # noqa: ANN401 - as above
        return self._bot.choose(turn.observation, turn.actions, turn.chance).action

    def close(self) -> None:
        """It holds nothing."""
