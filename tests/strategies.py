"""Random pieces, house rules, wishes and matches, for whichever test wants them.

A random match is a function of its seed, a text; tests put the seed in their message, so that a
failure can be played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

import pytest
from hypothesis import strategies as st
from tests.families import bingo, cribbage

from pegout import games
from pegout.engine import CHANCE, AnyRuleset, Draw, HouseRule, OptionValue, Seat, UnfitRules
from pegout.pieces import Piece, PieceSet

Options = Mapping[str, OptionValue]

HOUSES: Final[Mapping[str, tuple[Options, ...]]] = MappingProxyType(
    {"cribbage": cribbage.HOUSES, "bingo": bingo.HOUSES}
)
"""By family: house rules that the laws are tried under, beside those that are thought of."""


@dataclass(frozen=True)
class Table:
    """A ruleset with house rules; its name is the test's name."""

    name: str
    options: Options

    @property
    def rules(self) -> AnyRuleset:
        return games.load(self.name, self.options)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name} {said}".strip()


PLACES: Final = 2
"""How many rulesets each set of house rules is tried at, besides the quick ones."""


@cache
def tables() -> tuple[Table, ...]:
    """Every shipped ruleset as it is, and each set of house rules at some that take it."""
    return tuple(dict.fromkeys([*quick_tables(), *_with_house_rules()]))


def quick_tables() -> tuple[Table, ...]:
    """The tables that are always tried; the others are slow."""
    return (
        *(Table(name, {}) for name in games.shipped()),
        *(Table(name, cribbage.HOUSES[number]) for name, number in cribbage.QUICK),
        Table("bingo", bingo.HOUSES[0]),
        Table("bingo", bingo.HOUSES[2]),
    )


def _with_house_rules() -> Iterator[Table]:
    """Turn by turn, so that each ruleset has some and no family grows as its rulesets do."""
    for family, houses in HOUSES.items():
        rulesets = [name for name in games.shipped() if games.load(name).family == family]
        for number, options in enumerate(houses):
            taking = [name for name in rulesets if _fits(games.load(name).text, options)]
            for place in range(min(PLACES, len(taking))):
                yield Table(taking[(number + place * len(taking) // PLACES) % len(taking)], options)


QUICK: Final = frozenset(map(str, quick_tables()))


def each_table() -> pytest.MarkDecorator:
    """A test for every shipped ruleset under every set of house rules, as ``table``."""
    cases = [
        pytest.param(table, id=str(table), marks=[] if str(table) in QUICK else [pytest.mark.slow])
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


CHOOSE: Final[Mapping[str, Callable[[random.Random, Any, Sequence[Any]], Any]]] = MappingProxyType(
    {"cribbage": cribbage.choose}
)
"""By family: how somebody plays who does anything that he may, so that matches end."""


def choose(rules: AnyRuleset, rng: random.Random, state: Any, actions: Sequence[Any]) -> Any:  # noqa: ANN401
    if rules.family in CHOOSE:
        return CHOOSE[rules.family](rng, state, actions)
    return actions[int(rng.random() * len(actions))]


LONGEST_MATCH: Final = 20_000
"""Acts; a random match that is longer does not end."""


def random_match(
    rules: AnyRuleset,
    seed: str,
    *,
    dealer: Seat | None = None,
    start: Any = None,  # noqa: ANN401
) -> Iterator[Step]:
    """A whole match in which everybody does anything that he may, chosen by the seed.

    It may begin at a state; who deals is then settled there.
    """
    rng = random.Random(f"choices of {seed}")  # noqa: S311 - a test
    chance = Chance(rules.pieces, seed)
    state = rules.start(dealer) if start is None else start
    for _ in range(LONGEST_MATCH):
        if rules.finished(state):
            return
        seat = rng.choice(rules.awaiting(state))
        action = choose(rules, rng, state, rules.actions(state, seat))
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


SHORTENING: Final = frozenset({"target"})
"""Options that are always said, for the ruleset's own value makes long games."""


def house_rules(rules: AnyRuleset) -> st.SearchStrategy[dict[str, OptionValue]]:
    """House rules that make sense together; short games, so that many fit in a test."""
    values = {rule.name: _values(rule) for rule in rules.house_rules}
    always = {name: values.pop(name) for name in SHORTENING & values.keys()}
    return st.fixed_dictionaries(always, optional=values).map(lambda asked: sensible(rules, asked))


def random_house(rules: AnyRuleset, rng: random.Random) -> dict[str, OptionValue]:
    """The same from a seed, with about half of the options."""
    asked = {
        rule.name: rng.choice(rule.choices or _numbers(rule))
        for rule in rules.house_rules
        if rng.random() < 0.5 or rule.name in SHORTENING
    }
    return sensible(rules, asked)


def sensible(rules: AnyRuleset, asked: Options) -> dict[str, OptionValue]:
    """One option after the other, without those that make no sense with the ones before."""
    options: dict[str, OptionValue] = {}
    for name, value in asked.items():
        if _fits(rules.text, {**options, name: value}):
            options[name] = value
    return options


def _numbers(rule: HouseRule) -> tuple[OptionValue, ...]:
    least, most = rule.least or 0, rule.most or 0
    return (rule.value, *range(least, min(most, least + 4) + 1))


def _values(rule: HouseRule) -> st.SearchStrategy[OptionValue]:
    if rule.choices:
        return st.sampled_from(rule.choices)
    return st.sampled_from(_numbers(rule))


def _fits(text: str, options: Options) -> bool:
    try:
        games.read(text, options)
    except UnfitRules:
        return False
    return True


WISHES: Final[Mapping[str, Callable[[PieceSet], st.SearchStrategy[Any]]]] = MappingProxyType(
    {"cribbage": cribbage.wishes, "bingo": bingo.wishes}
)
"""By family: any action whatever, sensible or not."""


def wishes(rules: AnyRuleset) -> st.SearchStrategy[Any]:
    return WISHES[rules.family](rules.pieces)


def any_seats(rules: AnyRuleset) -> st.SearchStrategy[Seat]:
    """Seats at the table, chance, and some that are neither."""
    return st.sampled_from([CHANCE, *map(Seat, range(rules.seats)), Seat(rules.seats), Seat(-2)])
