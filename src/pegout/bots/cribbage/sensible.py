"""A player with sense: exact averages in the discard, one look ahead in the play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pegout.bots.cribbage.attention import SHARP, Attention
from pegout.bots.cribbage.bids import Bids
from pegout.bots.cribbage.counts import Counts
from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.lays import rank_lays
from pegout.bots.player import Choice
from pegout.games.cribbage.moves import Action, Bid, Discard, Lay, Muggins, Pass, Stop
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.sight import Observation


class Sensible:
    """Discards and lays for the most points, or the fewest where points lose.

    The score matters to it only near the target. It cuts anywhere, bids no more for a crib than the
    crib is worth to it, and counts by hand as closely as ``attention`` says.
    """

    def __init__(self, rules: CribbageRules, attention: Attention = SHARP) -> None:
        self._rules = rules
        self._discards = Discards(rules)
        self._bids = Bids(rules, self._discards)
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
            ranking = self._discards.rank(observation, discards, chance)
            return Choice(ranking[0].action, ranking)
        lays = self._lays(observation, actions, chance)
        if lays:
            ranking = rank_lays(self._rules, observation, lays)
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
