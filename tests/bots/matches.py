"""Matches between computer players, and positions from them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.strategies import Chance

from pegout.bots import AnyBot, Choice
from pegout.engine import CHANCE, AnyRuleset, Seat


@dataclass(frozen=True)
class Turn:
    """What a player was shown and what it chose; ``state`` is what it was not shown."""

    state: Any
    seat: Seat
    observation: Any
    actions: tuple[Any, ...]
    choice: Choice[Any]


def match(
    rules: AnyRuleset, players: Sequence[AnyBot], seed: str, dealer: int | None = None
) -> Iterator[Turn]:
    """Every turn of a match; the last one's state is not the match's last, see `winner`."""
    luck, chance = random.Random(f"luck of {seed}"), Chance(rules.pieces, seed)  # noqa: S311
    state = rules.start(None if dealer is None else Seat(dealer))
    while not rules.finished(state):
        seat = luck.choice(rules.awaiting(state))
        actions = rules.actions(state, seat)
        action = actions[0]
        if seat != CHANCE:
            observation = rules.observe(state, seat)
            choice = players[seat].choose(observation, actions, luck)
            yield Turn(state, seat, observation, actions, choice)
            action = choice.action
        drawn = chance.draw(rules.draw(state, seat, action))
        for event in rules.decide(state, seat, action, drawn):
            state = rules.evolve(state, event)


def winner(rules: AnyRuleset, players: Sequence[AnyBot], seed: str, dealer: int) -> int:
    """The side that wins."""
    chance = Chance(rules.pieces, seed)
    (*_, last) = match(rules, players, seed, dealer)
    state = last.state
    drawn = chance.draw(rules.draw(state, last.seat, last.choice.action))
    for event in rules.decide(state, last.seat, last.choice.action, drawn):
        state = rules.evolve(state, event)
    won: int = rules.observe(state, last.seat).winner
    return won
