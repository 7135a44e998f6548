"""A player with sense: it knows what tricks are worth, keeps trumps, declares, and closes late.

And one without: it takes what it can get.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal

from pegout.bots.bingo.closing import worth_closing
from pegout.bots.bingo.tricks import Position
from pegout.bots.bingo.view import a_hand_of_the_other, own_hand, own_seat
from pegout.bots.player import Choice, Ranked
from pegout.games.bingo.moves import Action, Close, Lead, Reply
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import doubles
from pegout.games.bingo.sight import Observation
from pegout.pieces import Piece, Tile

HANDS: Final = 16
"""How many hands of the other it thinks of before a lead."""
CLOSE_FROM: Final = 20
"""Small points that it has before it thinks of closing."""

Style = Literal["careful", "greedy"]
THRIFT: Final[Mapping[Style, float]] = {"careful": 1.0, "greedy": 0.001}
"""Who is greedy parts with the cheapest of tiles that bring the same, and keeps nothing else."""


class Sensible:
    """Leads and replies for the most points of the trick, the price of the tile taken off.

    It does not look beyond the trick, but for closing. The score of the match changes nothing.
    """

    def __init__(self, rules: BingoRules, style: Style = "careful") -> None:
        """Who is greedy looks at the points of the trick alone, and never closes."""
        self._rules = rules
        self._style = style

    def choose(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Choice[Action]:
        leads = [action for action in actions if isinstance(action, Lead)]
        replies = [action for action in actions if isinstance(action, Reply)]
        if replies:
            ranking = self._rank_replies(observation, replies)
        elif leads:
            others = [a_hand_of_the_other(observation, chance) for _ in range(HANDS)]
            if (
                self._style == "careful"
                and Close() in actions
                and self._closes(observation, others)
            ):
                return Choice(Close())
            ranking = self._rank_leads(observation, leads, others)
        else:
            return Choice(chance.choice(actions))
        return Choice(ranking[0].action, ranking)

    def _position(self, observation: Observation) -> Position:
        assert observation.trump is not None
        assert observation.drawing is not None
        thrift = THRIFT[self._style]
        return Position(self._rules, observation.trump, observation.drawing, thrift)

    def _rank_replies(
        self, observation: Observation, replies: Sequence[Reply]
    ) -> tuple[Ranked[Action], ...]:
        position, lead = self._position(observation), _tile(observation.led)
        declared = tuple(_tile(piece) for piece in observation.declared)
        worth = {each: position.reply(lead, _tile(each.piece), declared) for each in replies}
        return _best_first(worth)

    def _rank_leads(
        self,
        observation: Observation,
        leads: Sequence[Lead],
        others: Sequence[tuple[Tile, ...]],
    ) -> tuple[Ranked[Action], ...]:
        position = self._position(observation)
        held = doubles(own_hand(observation))
        worth: dict[Lead, float] = {}
        for lead in leads:
            tile = _tile(lead.piece)
            declared = () if lead.declare is None else held
            worth[lead] = sum(position.lead(tile, declared, other) for other in others) / HANDS
        return _best_first(worth)

    def _closes(self, observation: Observation, others: Sequence[tuple[Tile, ...]]) -> bool:
        me = own_seat(observation)
        mine, theirs = observation.small[me], observation.small[opponent(me)]
        if mine < CLOSE_FROM or self._style == "greedy":
            return False
        position = self._position(observation)
        return worth_closing(position, own_hand(observation), others, (mine, theirs))


def _best_first(worth: dict[Lead, float] | dict[Reply, float]) -> tuple[Ranked[Action], ...]:
    ranked: list[Ranked[Action]] = [
        Ranked(action, {"points": points}) for action, points in worth.items()
    ]
    return tuple(sorted(ranked, key=lambda each: -each.figures["points"]))


def _tile(piece: Piece | None) -> Tile:
    assert isinstance(piece, Tile)
    return piece
