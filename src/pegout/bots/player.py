"""What every computer player is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

A = TypeVar("A")
O_contra = TypeVar("O_contra", contravariant=True)


@dataclass(frozen=True)
class Ranked(Generic[A]):
    """An action and what the player thinks of it."""

    action: A
    figures: Mapping[str, float]
    """By the words of the engine protocol's rankings: ``points``, ``hand``, ``crib`` ..."""


@dataclass(frozen=True)
class Choice(Generic[A]):
    """What a player does, and how it ranked what it might have done."""

    action: A
    ranking: tuple[Ranked[A], ...] | None = None
    """Best first; ``None`` from a player that does not rank."""


class Bot(Protocol[O_contra, A]):
    """A player. It keeps nothing from one choice to the next.

    The observation is the one of the seat whose turn it is, so a choice follows from what that seat
    may know, the actions and ``chance``, and from nothing else.
    """

    def choose(self, observation: O_contra, actions: Sequence[A], chance: Random) -> Choice[A]:
        """One of ``actions``, of which there is at least one."""


AnyBot = Bot[Any, Any]
"""A player of whichever family."""
