"""From a played deal to large points (bingo 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from pegout.engine import Seat
from pegout.games.bingo.moves import Reason
from pegout.games.bingo.phases import Layout
from pegout.games.bingo.rules import BingoRules, RewardRules

Reward = tuple[Seat, int, Reason]
"""Who gets how many large points, and why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the reward of a deal depends on. Everything by seat is in order of seats."""

    small: tuple[int, ...]
    tricks: tuple[int, ...]
    closer: Seat | None
    closer_tricks: int
    """The closer's tricks that count for `RewardRules.closer_no_trick`."""
    first: Seat | None
    """Who was the first to have enough."""
    last_trick: Seat | None
    """Who took the last trick; needed only for `RewardRules.nobody`."""


def outcome(rules: BingoRules, layout: Layout) -> Outcome:
    """Of a deal that is over."""
    counted = layout.tricks
    if rules.rewards.closer_no_trick == "after_closing":
        counted = layout.since_closing
    return Outcome(
        small=layout.small,
        tricks=layout.tricks,
        closer=layout.closer,
        closer_tricks=0 if layout.closer is None else counted[layout.closer],
        first=layout.first,
        last_trick=layout.leader,
    )


def rewards(rules: BingoRules, played: Outcome) -> tuple[Reward, ...]:
    """In the order in which they are credited: one, two, or none."""
    closer, first = played.closer, played.first
    if closer is not None and first != closer:
        other = opponent(closer)
        failed: Reward = (other, 2 if played.closer_tricks else 3, "closer-failed")
        return (failed,) if first is None else (failed, _for_enough(rules.rewards, played, other))
    if first is not None:
        return (_for_enough(rules.rewards, played, first),)
    return _nobody(rules.rewards, played)


def opponent(seat: Seat) -> Seat:
    return Seat(1 - seat)


def _for_enough(rules: RewardRules, played: Outcome, winner: Seat) -> Reward:
    """By how little the other has (bingo 9.2)."""
    loser = opponent(winner)
    match rules.thresholds:
        case "20_0":
            double, triple = played.small[loser] < 20, played.small[loser] == 0
        case "30_no_trick":
            double, triple = played.small[loser] < 30, played.tricks[loser] == 0
        case _:
            assert_never(rules.thresholds)
    return winner, 3 if triple else 2 if double else 1, "enough"


def _nobody(rules: RewardRules, played: Outcome) -> tuple[Reward, ...]:
    """Nobody has enough, and nobody closed (bingo 9.6)."""
    match rules.nobody:
        case "none":
            return ()
        case "higher_total":
            if len(set(played.small)) == 1:
                return ()
            return ((_higher(played.small), 1, "higher-total"),)
        case "last_trick":
            assert played.last_trick is not None
            return ((played.last_trick, 1, "last-trick"),)
        case _:
            assert_never(rules.nobody)


def _higher(small: Sequence[int]) -> Seat:
    return Seat(small.index(max(small)))


def winner(rules: BingoRules, large: Sequence[int]) -> Seat | None:
    """Who has won the match; ``decide`` stops there, so it is one at most."""
    target = rules.match.large_target
    return next((Seat(seat) for seat, points in enumerate(large) if points >= target), None)


def next_dealer(rules: BingoRules, dealer: Seat, won_by: Seat | None) -> Seat:
    """The second player of the next deal (bingo 3.6, 11.2)."""
    alternate = opponent(dealer)
    match rules.match.next_dealer:
        case "alternate":
            return alternate
        case "winner":  # who leads
            return alternate if won_by is None else opponent(won_by)
        case "loser":
            return alternate if won_by is None else won_by
        case _:
            assert_never(rules.match.next_dealer)
