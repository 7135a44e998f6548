"""Counting by hand: what a player claims, what he calls, and how he overlooks.

Mutants that die: a claim that leaves out the point for last; one that leaves the exact finish out
of account; an objection to a right count.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bots.matches import match
from tests.scripted import DEALER, PONE, Script, in_play, six_card

from pegout import games
from pegout.bots import bot
from pegout.bots.cribbage import CARELESS, SHARP, Attention
from pegout.bots.cribbage.counts import Counts
from pegout.engine import CHANCE, AnyRuleset, Seat
from pegout.games.cribbage import Cribbage, moves
from pegout.games.cribbage.scoring import show_lines
from pegout.pieces import CARDS, read_pieces


def choice(script: Script, seat: Seat, player: str = "sensible") -> Any:  # noqa: ANN401
    rules = script.rules
    observation, actions = rules.observe(script.state, seat), rules.actions(script.state, seat)
    chosen = bot(player, rules).choose(observation, actions, random.Random(1))  # noqa: S311
    assert chosen.action in actions
    return chosen.action


def by_hand(pone: str, dealer: str, *, scores: tuple[int, int] = (0, 0), **options: Any) -> Script:  # noqa: ANN401
    rules = six_card(counting="muggins", **options)
    return in_play(pone=pone, dealer=dealer, scores=scores, rules=rules)


def lay(script: Script, seat: Seat, piece: str, claim: int) -> None:
    (laid,) = script.pieces(piece)
    script.act(seat, moves.Lay(laid, claim))


def test_what_is_laid_is_claimed() -> None:
    script = by_hand(pone="8C KD KC QD", dealer="7D 9C 2D 3C")
    lay(script, PONE, "8C", 0)
    (seven,) = script.pieces("7D")
    assert choice(script, DEALER) == moves.Lay(seven, 2)


def test_missed_points_are_called_before_the_next_piece() -> None:
    script = by_hand(pone="8C KD KC QD", dealer="7D 9C 2D 3C")
    lay(script, PONE, "8C", 0)
    lay(script, DEALER, "7D", 0)
    assert choice(script, PONE) == moves.Muggins(2)
    script.act(PONE, moves.Muggins(2))
    assert isinstance(choice(script, PONE), moves.Lay)


def test_a_right_count_is_not_objected_to() -> None:
    script = by_hand(pone="8C KD KC QD", dealer="7D 9C 2D 3C")
    lay(script, PONE, "8C", 0)
    lay(script, DEALER, "7D", 2)
    assert isinstance(choice(script, PONE), moves.Lay)


def test_no_more_is_called_than_may_be_scored() -> None:
    """At 120 one point wins, and two would be lost to the exact finish."""
    script = by_hand(pone="8C KD KC QD", dealer="7D 9C 2D 3C", scores=(0, 120), exactFinish=True)
    lay(script, PONE, "8C", 0)
    lay(script, DEALER, "7D", 0)
    assert choice(script, PONE) == moves.Muggins(1)


def test_what_an_exact_finish_takes_is_not_claimed() -> None:
    script = by_hand(pone="8C KD KC QD", dealer="7D 9C 2D 3C", scores=(120, 0), exactFinish=True)
    lay(script, PONE, "8C", 0)
    assert isinstance(script.rules, Cribbage)
    counts, seen = Counts(script.rules.rules, SHARP), script.rules.observe(script.state, DEALER)
    (fifteen,) = script.pieces("7D")
    assert counts.lay(seen, fifteen, random.Random(1)) == 0  # noqa: S311


def everybody_counts_right(rules: AnyRuleset, players: list[Any], seed: str) -> int:
    """How many counts there were in a match; each must leave nothing over."""
    assert isinstance(rules, Cribbage)
    counts = 0
    for turn in match(rules, players, seed):
        if turn.seat != CHANCE and isinstance(turn.choice.action, moves.Lay | moves.Claim):
            events = rules.decide(turn.state, turn.seat, turn.choice.action)
            (claimed,) = [each for each in events if isinstance(each, moves.Claimed)]
            assert (claimed.missed, claimed.excess) == ((), 0), (seed, turn.choice.action)
            counts += 1
    return counts


COUNTED = [
    name
    for name in games.shipped()
    if "counting" in {rule.name for rule in games.load(name).house_rules}
]
"""The rulesets in which players may count by hand."""


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("exact", [False, True])
def test_sensible_leaves_nothing_over(name: str, exact: bool) -> None:  # noqa: FBT001
    rules = games.load(name, {"counting": "muggins", "exactFinish": exact, "target": 61})
    players = [bot("sensible", rules)] * rules.seats
    assert everybody_counts_right(rules, players, f"counts {name}") > 20


def test_a_careless_player_is_caught() -> None:
    """``random`` overlooks points, and ``sensible`` takes every one of them."""
    rules = games.load("six-card", {"counting": "muggins"})
    players = [bot("sensible", rules), bot("random", rules)]
    missed = called = 0
    for seed in range(4):
        for turn in match(rules, players, f"careless {seed}"):
            window = turn.state.match.window if turn.seat == Seat(0) else None
            if window is not None and window.missed and Seat(0) not in window.answered:
                missed += 1
                assert isinstance(turn.choice.action, moves.Muggins)
                called += turn.choice.action.points >= sum(each.points for each in window.missed)
    assert missed > 3
    assert called == missed


def overlooked(attention: Attention, hand: str, starter: str) -> float:
    """How many points of a hand a player overlooks on average."""
    rules = six_card()
    assert isinstance(rules, Cribbage)
    pieces = read_pieces(hand, CARDS)
    (turned,) = read_pieces(starter, CARDS)
    lines = show_lines(rules.rules, pieces, turned, "hand")
    rng = random.Random(hand)  # noqa: S311
    whole = sum(line.points for line in lines)
    return whole - sum(attention.notices(lines, rng) for _ in range(4000)) / 4000


def test_hard_combinations_are_overlooked_more_often() -> None:
    """A fifteen of three beside one of two, of four beside three; the second of two runs."""
    attention = Attention(slip=0.1)
    two = overlooked(attention, "9C 6D KH QS", "2S")
    three = overlooked(attention, "9C 4D 2H KS", "QD")
    four = overlooked(attention, "8C 4D 2H AS", "KD")
    assert 0.1 < two < three < four
    one_run = overlooked(attention, "9C TD JH AS", "KD")
    two_runs = overlooked(attention, "9C TD JH JS", "KD")
    assert two_runs > 2.5 * one_run


def test_who_looks_closely_overlooks_nothing() -> None:
    for hand in ("5H 5S 5D JC", "4C 4D 5H 6S"):
        assert overlooked(SHARP, hand, "5C") == 0
        assert 0 < overlooked(CARELESS, hand, "5C") < 6
