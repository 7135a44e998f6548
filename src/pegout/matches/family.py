"""What the runner needs to know of a game family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pegout.engine import AnyRuleset
from pegout.matches.lineup import Lineup
from pegout.matches.players import Turn
from pegout.matches.tally import Tally, Who


class Follower(Protocol):
    """Counts one game as it goes."""

    def chance(self, state: Any) -> Any:  # noqa: ANN401 - the family's own
        """What is done where any choice is as good, as cutting; ``None`` elsewhere."""

    def decides(self, action: Any) -> bool:  # noqa: ANN401 - as above
        """The action counts among the seat's decisions (`analysis.chance`)."""

    def follow(self, events: Sequence[Any], state: Any) -> None:  # noqa: ANN401 - as above
        """Count what has happened; ``state`` is after it."""


@dataclass(frozen=True)
class Request:
    """A decision put as a stateless request of the engine protocol."""

    fields: Mapping[str, Any]
    """Without ``id``, ``rules``, ``options`` and ``bot``."""
    read: Callable[[Mapping[str, Any]], Any]
    """From the answer to the action that it names, as plain JSON; raises `Unreadable`."""


class Simulator(Protocol):
    """Plays sets of a match on compiled kernels: the same games that the engine plays."""

    @property
    def sets_at_once(self) -> int:
        """How many make a piece of work."""

    def tally(self, seed: int, first: int, sets: int) -> Tally:
        """The sets from number ``first`` on, without the time of decisions."""


@dataclass(frozen=True)
class Family:
    follower: Callable[[AnyRuleset, Sequence[Who], Tally], Follower]
    """For a game with these players by seat; what it counts goes to the tally."""
    request: Callable[[AnyRuleset, Turn], Request | None]
    """The decision without its game; ``None`` where the protocol has no request for it."""
    simulator: Callable[[Lineup, str, str], Simulator | None]
    """For two players by name; ``None`` where the engine has to play."""
