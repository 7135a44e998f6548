"""Random pieces, house rules, wishes and matches, for whichever test wants them.

A random match is a function of its seed, a text; tests put the seed in their message, so that a
failure can be played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import pytest
from hypothesis import strategies as st
from tests.families import bingo

from pegout import games
from pegout.engine import CHANCE, AnyRuleset, Draw, HouseRule, OptionValue, Seat, UnfitRules
from pegout.games.cribbage import moves
from pegout.pieces import CARDS, TILES, Piece, PieceSet

Options = Mapping[str, OptionValue]

HOUSES: Final[tuple[Options, ...]] = (
    {},
    {"target": 61, "lurch": "none"},
    {"target": 61, "exactFinish": True, "cribFlush": "four_flat4"},
    {"target": 31, "exactFinish": True, "exactGranularity": "item", "matchTo": 4},
    {"target": 61, "series": "single", "forcedContinue": False, "cribFlush": "four_or_five"},
    {"target": 61, "series": "single", "matchTo": 3, "nextDealer": "winner"},
    {"lurch": "acc", "matchTo": 7, "matchScale": "three_four_four", "nextDealer": "loser"},
    {"lurch": "parlett", "handFlush": "none", "cribFlush": "none"},
)
"""House rules that the laws are tried under, beside those that Hypothesis thinks of."""

EVERY_HOUSE: Final = (*HOUSES, *bingo.HOUSES)
"""Also those of the families that share no house rule with cribbage."""


@dataclass(frozen=True)
class Table:
    """A ruleset with house rules; its name is the test's name."""

    name: str
    options: Options

    @property
    def rules(self) -> AnyRuleset:
        return games.load(self.name, self.options)

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name} {said}".strip()


def tables() -> tuple[Table, ...]:
    """Every shipped ruleset under every set of house rules that makes sense there."""
    return tuple(
        Table(name, options)
        for name in games.shipped()
        for options in EVERY_HOUSE
        if _fits(games.load(name).text, options)
    )


QUICK: Final = (0, 2, 3, 4, len(HOUSES), len(HOUSES) + 2)
"""The sets of `EVERY_HOUSE` that are always tried; the others are slow."""


def each_table() -> pytest.MarkDecorator:
    """A test for every shipped ruleset under every set of house rules, as ``table``."""
    cases = [
        pytest.param(
            table,
            id=str(table),
            marks=[] if EVERY_HOUSE.index(table.options) in QUICK else [pytest.mark.slow],
        )
        for table in tables()
    ]
    return pytest.mark.parametrize("table", cases)


class Chance:
    """Shuffles that follow from a seed; pieces are asked for by place, as in a real game."""

    def __init__(self, pieces: PieceSet, seed: str) -> None:
        self._pieces = pieces
        self._seed = seed

    def order(self, game: int, shuffle: int) -> tuple[Piece, ...]:
        """One shuffle, whole."""
        order = list(self._pieces)
        random.Random(f"{self._seed} {game} {shuffle}").shuffle(order)  # noqa: S311 - a test
        return tuple(order)

    def draw(self, draw: Draw | None) -> tuple[Piece, ...]:
        if draw is None:
            return ()
        order = self.order(draw.game, draw.shuffle)
        return tuple(order[place] for place in draw.places)


@dataclass(frozen=True)
class Step:
    """One act of a match."""

    before: Any
    seat: Seat
    action: Any
    drawn: tuple[Piece, ...]
    events: tuple[Any, ...]
    after: Any


LONGEST_MATCH: Final = 6_000
"""Acts; a random match that is longer does not end."""


def random_match(rules: AnyRuleset, seed: str, *, dealer: Seat | None = None) -> Iterator[Step]:
    """A whole match in which everybody does anything that he may, chosen by the seed."""
    rng = random.Random(f"choices of {seed}")  # noqa: S311 - a test
    chance = Chance(rules.pieces, seed)
    state = rules.start(dealer)
    for _ in range(LONGEST_MATCH):
        if rules.finished(state):
            return
        seat = rng.choice(rules.awaiting(state))
        action = rng.choice(rules.actions(state, seat))
        drawn = chance.draw(rules.draw(state, seat, action))
        events = rules.decide(state, seat, action, drawn)
        after = state
        for event in events:
            after = rules.evolve(after, event)
        yield Step(state, seat, action, drawn, events, after)
        state = after
    raise AssertionError(f"the match of seed {seed!r} does not end")


def seeds() -> st.SearchStrategy[str]:
    return st.integers(0, 2**32 - 1).map(lambda number: f"seed {number}")


def house_rules(rules: AnyRuleset) -> st.SearchStrategy[dict[str, OptionValue]]:
    """House rules that make sense together; short games, so that many fit in a test."""
    values = {rule.name: _values(rule) for rule in rules.house_rules}
    some = st.fixed_dictionaries({}, optional=values)
    return some.filter(lambda options: _fits(rules.text, options))


def _values(rule: HouseRule) -> st.SearchStrategy[OptionValue]:
    if rule.choices:
        return st.sampled_from(rule.choices)
    least, most = rule.least or 0, rule.most or 0
    numbers: st.SearchStrategy[OptionValue] = st.integers(least, min(most, least + 4))
    return st.one_of(st.just(rule.value), numbers)


def _fits(text: str, options: Options) -> bool:
    try:
        games.read(text, options)
    except UnfitRules:
        return False
    return True


def any_pieces(pieces: PieceSet) -> st.SearchStrategy[Piece]:
    """Mostly pieces of the game, sometimes of another."""
    foreign = TILES if pieces is CARDS else CARDS
    return st.one_of(*([st.sampled_from(pieces.pieces)] * 5), st.sampled_from(foreign.pieces))


def _cribbage_wishes(pieces: PieceSet) -> st.SearchStrategy[Any]:
    places = st.one_of(st.integers(-2, len(pieces) + 2), st.integers(), st.just(10**400))
    piece = any_pieces(pieces)
    return st.one_of(
        st.builds(moves.Deal),
        st.builds(moves.Cut, places),
        st.builds(moves.Discard, st.lists(piece, max_size=7).map(tuple)),
        st.builds(moves.Discard, st.tuples(piece, piece)),
        st.builds(moves.Lay, piece),
        st.builds(moves.Go),
        st.builds(moves.Stop),
    )


WISHES: Final[Mapping[str, Callable[[PieceSet], st.SearchStrategy[Any]]]] = MappingProxyType(
    {"cribbage": _cribbage_wishes, "bingo": bingo.wishes}
)
"""By family: any action whatever, sensible or not."""


def wishes(rules: AnyRuleset) -> st.SearchStrategy[Any]:
    return WISHES[rules.family](rules.pieces)


def any_seats(rules: AnyRuleset) -> st.SearchStrategy[Seat]:
    """Seats at the table, chance, and some that are neither."""
    return st.sampled_from([CHANCE, *map(Seat, range(rules.seats)), Seat(rules.seats), Seat(-2)])
