"""What the crib is worth, and what to bid for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final, Protocol

from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import own_hand, own_seat, unseen
from pegout.engine import Seat, Side, total
from pegout.games.cribbage.moves import Bid, Pass
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import starter_lines, starter_scorer
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece

GAIN: Final = 0.5
"""Points that a bid has to bring at least: a mean is not sure."""


class Throws(Protocol):
    """Knows what throws are worth."""

    def figures(
        self,
        observation: Observation,
        throws: Sequence[tuple[Piece, ...]],
        owner: Side,
        chance: Random,
    ) -> list[dict[str, float]]:
        """The ``points`` of each throw, hand and crib together, if that side owns the crib."""


class Bids:
    """Bids in the auction under one set of rules."""

    def __init__(self, rules: CribbageRules, throws: Throws) -> None:
        self._rules = rules
        self._throws = throws

    def choose(self, observation: Observation, bids: Sequence[Bid], chance: Random) -> Bid | Pass:
        """The least bid, if the crib is worth it to the seat; else it passes.

        Who passes leaves the crib to the highest bidder, for his bid. So a bid brings what the deal
        is worth with one's own crib, less the bid; what it is worth with the other's crib and his
        bid taken off him is the price of it. Two who reckon alike stop near the mean of a crib.
        """
        stakes = Stakes.of(self._rules, observation)
        if not bids:
            return Pass()
        bid = min(bids, key=lambda each: each.points)
        rival, offered = self._rival(observation)
        holder = stakes.side_of(rival)
        if observation.bids and holder == stakes.side:
            return Pass()  # the crib is the side's already, for less
        if self._rules.auction.payment == "give" and self._gives_the_game(stakes, bid.points):
            return Pass()
        with_it = self._worth(observation, own_seat(observation), chance)
        without = self._worth(observation, rival, chance)
        price = bid.points + offered * -stakes.weight(holder)
        return bid if with_it - without - price > GAIN else Pass()

    def _rival(self, observation: Observation) -> tuple[Seat, int]:
        """Who has the crib if nobody bids more, and what he pays for it."""
        if observation.bids:
            return observation.bids[-1]
        assert observation.dealer is not None
        return observation.dealer, 0

    def _gives_the_game(self, stakes: Stakes, points: int) -> bool:
        """The bid would bring another side to the target."""
        others = (Side(s) for s in range(len(stakes.scores)) if s != stakes.side)
        exact = self._rules.win.exact_finish
        return any(
            points == stakes.room(side) or (points > stakes.room(side) and not exact)
            for side in others
        )

    def _worth(self, observation: Observation, owner: Seat, chance: Random) -> float:
        """The mean of the deal to the seat, the play left out, with the best throw."""
        stakes = Stakes.of(self._rules, observation)
        throws = list(combinations(own_hand(observation), self._rules.deal.throw))
        side = stakes.side_of(owner)
        figures = self._throws.figures(observation, throws, side, chance)
        worth = max(each["points"] for each in figures)
        if self._rules.auction.roles == "winner_is_dealer":
            worth += self._starter(observation, owner, stakes)
        return worth

    def _starter(self, observation: Observation, dealer: Seat, stakes: Stakes) -> float:
        """The mean of what the starter brings, if that seat has the dealer's part."""
        scorer = starter_scorer(self._rules)
        step = 1 if scorer == "pone" else 0
        side = stakes.side_of(Seat((dealer + step) % self._rules.seats))
        may_come = unseen(self._rules, observation)
        points = sum(total(starter_lines(self._rules, starter)) for starter in may_come)
        return stakes.weight(side) * points / len(may_come)
