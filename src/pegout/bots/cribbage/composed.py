"""A player put together: how it discards and how it lays; all else is alike in every player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from pegout.bots.cribbage.attention import Attention
from pegout.bots.cribbage.bids import Bids, Throws
from pegout.bots.cribbage.counts import Counts
from pegout.bots.player import Choice, Ranked
from pegout.games.cribbage.moves import Action, Bid, Discard, Lay, Muggins, Pass, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation


class Discarding(Throws, Protocol):
    """Ranks discards."""

    def rank(
        self, observation: Observation, discards: Sequence[Discard], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first."""


class Laying(Protocol):
    """Ranks lays."""

    def rank(
        self, observation: Observation, lays: Sequence[Lay | Stop], chance: Random
    ) -> tuple[Ranked[Action], ...]:
        """Best first. Where players count by hand each piece comes with one claim."""


class Composed:
    """Discards and lays as its parts rank.

    It cuts anywhere, bids no more for a crib than the crib is worth to it, and counts by hand as
    closely as ``attention`` says.
    """

    def __init__(
        self, rules: CribbageRules, attention: Attention, discarding: Discarding, laying: Laying
    ) -> None:
        self._rules = rules
        self._discarding = discarding
        self._laying = laying
        self._bids = Bids(rules, discarding)
        self._counts = Counts(rules, attention)

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        answer = self._counts.answer(observation, actions, chance)
        if answer is not None:
            return Choice(answer)
        if Pass() in actions:
            bids = [action for action in actions if isinstance(action, Bid)]
            return Choice(self._bids.choose(observation, bids, chance))
        discards = [action for action in actions if isinstance(action, Discard)]
        if discards:
            ranking = self._discarding.rank(observation, discards, chance)
            return Choice(ranking[0].action, ranking)
        lays = self._lays(observation, actions, chance)
        if lays:
            ranking = self._laying.rank(observation, lays, chance)
            return Choice(ranking[0].action, ranking)
        return Choice(chance.choice([each for each in actions if not isinstance(each, Muggins)]))

    def _lays(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> list[Lay | Stop]:
        """Every piece that fits, with its claim where players count by hand; and a stop."""
        if self._rules.counting.by == "automatic":
            return [action for action in actions if isinstance(action, Lay | Stop)]
        pieces = dict.fromkeys(action.piece for action in actions if isinstance(action, Lay))
        stops = [action for action in actions if isinstance(action, Stop)]
        return [
            *(Lay(piece, self._counts.lay(observation, piece, chance)) for piece in pieces),
            *stops,
        ]
