"""What holds for every computer player under every shipped ruleset and set of house rules.

Mutants that die: `sight.observe` that leaves the other hands open; a player who is told what a
count by hand has left over.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, Final

import pytest
from tests.bots.matches import Turn, match
from tests.families import bingo
from tests.strategies import QUICK, Table, tables

from pegout import bots, games
from pegout.bots import AnyBot, UnknownBot
from pegout.engine import AnyRuleset, ScoreLine, Seat
from pegout.games.cribbage.phases import (
    Bidding,
    Cutting,
    Discarding,
    Layout,
    Match,
    Pegging,
    Showing,
)
from pegout.pieces import Piece

BETWEEN: Final = frozenset({"casual", "club", "expert", "sampler"})
"""Made as those above and below them: under house rules these stand for them."""
PLAYERS: Final = tuple(
    pytest.param(
        table,
        name,
        id=f"{name} {table}",
        marks=[] if str(table) in QUICK and name not in BETWEEN else [pytest.mark.slow],
    )
    for table in tables()
    for name in bots.names(table.rules)
    if name not in BETWEEN or not table.options
)

each_player = pytest.mark.parametrize(("table", "name"), PLAYERS)

ENOUGH: Final = 60
"""Turns that are looked at: of one match, or of several short ones."""


def player(table: Table, name: str) -> AnyBot:
    return bots.bot(name, table.rules)


def turns(table: Table, name: str) -> list[Turn]:
    """Turns of a player in matches against random: a whole match, or more if it was short."""
    rules = table.rules
    seats = [player(table, name), *(bots.bot("random", rules) for _ in range(1, rules.seats))]
    played: list[Turn] = []
    for number in count():
        seed = f"{name} at {table} {number}"
        played += [turn for turn in match(rules, seats, seed) if turn.seat == Seat(0)]
        if len(played) >= ENOUGH:
            break
    return played


@each_player
def test_plays_a_match_by_the_actions_it_is_offered(table: Table, name: str) -> None:
    played = turns(table, name)
    assert played
    for turn in played:
        assert turn.choice.action in turn.actions
        if turn.choice.ranking is not None:
            ranked = [each.action for each in turn.choice.ranking]
            assert ranked[0] == turn.choice.action
            assert len(set(ranked)) == len(ranked)
            assert set(ranked) <= set(turn.actions)


@each_player
def test_keeps_nothing_from_one_choice_to_the_next(table: Table, name: str) -> None:
    fresh = player(table, name)
    used = player(table, name)
    for number, turn in enumerate(turns(table, name)[:ENOUGH]):
        once = used.choose(turn.observation, turn.actions, random.Random(number))  # noqa: S311
        again = used.choose(turn.observation, turn.actions, random.Random(number))  # noqa: S311
        other = fresh.choose(turn.observation, turn.actions, random.Random(number))  # noqa: S311
        assert once == again == other


@each_player
def test_what_is_hidden_changes_no_choice(table: Table, name: str) -> None:
    """Other pieces in the other hands, in the crib and in the pack: the same choice."""
    rules, chooser = table.rules, player(table, name)
    swapped = 0
    for number, turn in enumerate(turns(table, name)[:ENOUGH]):
        other = SWAPS[rules.family](rules, turn.state, turn.seat, random.Random(number))  # noqa: S311
        swapped += other != turn.state
        seen = rules.observe(other, turn.seat)
        assert rules.actions(other, turn.seat) == turn.actions
        first = chooser.choose(turn.observation, turn.actions, random.Random(number))  # noqa: S311
        assert chooser.choose(seen, turn.actions, random.Random(number)) == first  # noqa: S311
    assert swapped > 10, "hardly any position had something hidden"


Swap = Callable[[AnyRuleset, Any, Seat, random.Random], Any]


def _swap_cribbage(rules: AnyRuleset, state: Any, seat: Seat, rng: random.Random) -> Any:  # noqa: ANN401, PLR0911 - one case a phase
    """The same position for the seat, with other pieces where it cannot look."""
    match state:
        case Bidding(hands=hands, dealt_crib=dealt_crib):
            others = _others(rules, set(hands[seat]), rng)
            return replace(
                state,
                hands=tuple(h if s == seat else others(len(h)) for s, h in enumerate(hands)),
                dealt_crib=others(len(dealt_crib)),
            )
        case Discarding(hands=hands, thrown=thrown, dealt_crib=dealt_crib):
            known = {*hands[seat], *(thrown[seat] or ())}
            others = _others(rules, known, rng)
            return replace(
                state,
                hands=tuple(h if s == seat else others(len(h)) for s, h in enumerate(hands)),
                thrown=tuple(
                    t if t is None or s == seat else others(len(t)) for s, t in enumerate(thrown)
                ),
                dealt_crib=others(len(dealt_crib)),
            )
        case Cutting(layout=layout):
            others = _others(rules, {*layout.hands[seat], *layout.thrown[seat]}, rng)
            return replace(state, layout=_swapped_layout(layout, seat, others))
        case Pegging(layout=layout, starter=starter, laid=laid, said_go=gone):
            on_table = {piece for pieces in laid for piece in pieces}
            known = {*layout.hands[seat], *layout.thrown[seat], starter, *on_table}
            state = replace(state, match=_otherwise_missed(state.match))
            if set(gone) - {seat}:
                return state  # who has said go cannot hold any piece: leave him what he has
            others = _others(rules, known, rng)
            held = tuple(h if s == seat else others(len(h)) for s, h in enumerate(state.held))
            hands = tuple((*h, *lying) for h, lying in zip(held, laid, strict=True))
            rest = _swapped_layout(layout, seat, others)
            return replace(state, held=held, layout=replace(rest, hands=hands))
        case Showing(layout=layout, starter=starter, shown=shown):
            open_hands = {seat, *shown}
            known = {piece for s in open_hands for piece in layout.hands[s]}
            on_table = {piece for pieces in state.laid for piece in pieces}
            others = _others(rules, {*known, *layout.thrown[seat], starter, *on_table}, rng)
            rest = _swapped_layout(layout, seat, others)
            crib = layout.crib if state.crib_shown else rest.crib
            rest = replace(rest, hands=layout.hands, crib=crib)
            return replace(state, match=_otherwise_missed(state.match), layout=rest)
        case _:
            return state


def _otherwise_missed(match: Match) -> Match:
    """What a count by hand has left over is told to nobody while it can be taken."""
    if match.window is None:
        return match
    missed = () if match.window.missed else (ScoreLine("pair", (), 2),)
    return replace(match, window=replace(match.window, missed=missed))


def _swapped_layout(
    layout: Layout, seat: Seat, others: Callable[[int], tuple[Piece, ...]]
) -> Layout:
    return Layout(
        hands=tuple(h if s == seat else others(len(h)) for s, h in enumerate(layout.hands)),
        thrown=tuple(t if s == seat else others(len(t)) for s, t in enumerate(layout.thrown)),
        crib=(*layout.thrown[seat], *others(len(layout.crib) - len(layout.thrown[seat]))),
    )


def _others(
    rules: AnyRuleset, known: set[Piece], rng: random.Random
) -> Callable[[int], tuple[Piece, ...]]:
    """Draws from what the seat has not seen. A draw may come twice: nobody looks."""
    unseen = [piece for piece in rules.pieces if piece not in known]
    return lambda number: tuple(rng.sample(unseen, number))


SWAPS: Final[Mapping[str, Swap]] = {"cribbage": _swap_cribbage, "bingo": bingo.swap}


@pytest.mark.parametrize("name", games.shipped())
def test_names_and_an_unknown_name(name: str) -> None:
    rules = games.load(name)
    assert bots.names(rules)[0] == "random"
    with pytest.raises(
        UnknownBot, match=r"six-card has no player 'nobody'; there are random, greedy, s"
    ):
        bots.bot("nobody", games.load("six-card"))
