"""The player that does anything allowed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from pegout.bots.player import Choice

A = TypeVar("A")


class RandomPlayer:
    """Every action is as likely. Plays every game."""

    def choose(self, observation: object, actions: Sequence[A], chance: Random) -> Choice[A]:  # noqa: ARG002
        return Choice(chance.choice(actions))
