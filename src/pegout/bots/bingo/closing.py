"""Whether to close: the rest of the deal played out against hands that the other may hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pegout.bots.bingo.tricks import Position, declarable
from pegout.bots.bingo.view import Hand

SURE_ENOUGH: Final = 0.85
"""Failing costs two or three large points, reaching seventy is worth as many or fewer."""


def worth_closing(
    position: Position, hand: Hand, others: Sequence[Hand], small: tuple[int, int]
) -> bool:
    """Nearly always the closer comes to enough first; ``small`` are his points and the other's."""
    closed = replace(position, drawing="closed")
    reached = sum(reaches(closed, hand, other, small) for other in others)
    return reached >= SURE_ENOUGH * len(others)


def reaches(position: Position, mine: Hand, theirs: Hand, small: tuple[int, int]) -> bool:
    """Whoever leads first comes to enough before the other, both seeing all tiles."""
    hands, points, leader = [mine, theirs], list(small), 0
    enough = position.rules.rewards.enough
    while all(hands) and max(points) < enough:
        hand, other = hands[leader], hands[1 - leader]
        lead = max(hand, key=lambda tile: position.lead(tile, declarable(hand, tile), other))
        declared = declarable(hand, lead)
        reply = position.best_reply(lead, declared, other)
        taken, gained, _ = position.points(lead, reply, declared)
        hands[leader] = tuple(tile for tile in hand if tile != lead)
        hands[1 - leader] = tuple(tile for tile in other if tile != reply)
        if taken:
            leader = 1 - leader
        points[leader] += gained
    return points[0] >= enough
