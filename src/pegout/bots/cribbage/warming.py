"""A deal played for nobody, so that all that players need is compiled and loaded before a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pegout.bots.player import AnyBot
from pegout.engine import CHANCE, AnyRuleset, Seat

MOST_ACTS: Final = 200
"""More than a deal has."""


def play_a_deal(ruleset: AnyRuleset, players: Sequence[AnyBot]) -> None:
    """Every player decides for every seat; what the first of them wants is done."""
    state = ruleset.start(Seat(0))
    chance, pieces, deals = Random(0), tuple(ruleset.pieces), 0  # noqa: S311 - deals nothing
    for _ in range(MOST_ACTS):
        awaiting = ruleset.awaiting(state)
        if not awaiting or (awaiting[0] == CHANCE and deals):
            return
        seat = awaiting[0]
        actions = ruleset.actions(state, seat)
        action = actions[0]
        if seat == CHANCE:
            deals += 1
        elif len(actions) > 1:
            seen = ruleset.observe(state, seat)
            wishes = [player.choose(seen, actions, chance).action for player in players]
            action = wishes[0]
        draw = ruleset.draw(state, seat, action)
        drawn = () if draw is None else tuple(pieces[place] for place in draw.places)
        for event in ruleset.decide(state, seat, action, drawn):
            state = ruleset.evolve(state, event)
