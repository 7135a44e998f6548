"""Twin: whole games by compiled steps against the engine.

Mutants that die: the dealer's hand is counted before the pone's; a series that ends at the limit
brings the last point too; who leads after a series is its last layer; compensation on every deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

import numpy as np
import pytest
from tests.strategies import random_house

from pegout import games
from pegout.analysis import chance
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.simulation.game import Game, lower_game
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    TABLE,
    THROW,
    Table,
    lay_piece,
    open_game,
    proceed,
    throw,
)
from pegout.analysis.cribbage.simulation.tally import PARTS
from pegout.engine import CHANCE, OptionValue, Seat
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Cut, Deal, Discard, Go, Lay, Scored, Shown
from pegout.games.cribbage.phases import Discarding, Finished, Pegging, State
from pegout.pieces import Piece

TWO_SEATS: Final = (
    "six-card", "five-card", "seven-card", "lowball", "domino-mendelev", "domino-book2",
)  # fmt: skip
OF_RULES: Final = {"heels": "starter", "double-starter": "starter", "compensation": "compensation"}


def cribbage(name: str, options: Mapping[str, OptionValue]) -> Cribbage:
    ruleset = games.load(name, options)
    assert isinstance(ruleset, Cribbage)
    return ruleset


class Engine:
    """The same game in the engine, up to the same decisions."""

    def __init__(self, ruleset: Cribbage, seed: int, number: int, dealer: int) -> None:
        self._ruleset = ruleset
        self._pieces = tuple(ruleset.pieces)
        self._seed, self._number = seed, number
        self.state: State = ruleset.start(Seat(dealer))
        self.points: Counter[tuple[int, str]] = Counter()
        self.deals = 0
        self._go_on()

    def throw(self, seat: int, place: int) -> None:
        assert isinstance(self.state, Discarding)
        throws = [
            each
            for each in self._ruleset.actions(self.state, Seat(seat))
            if isinstance(each, Discard)
        ]
        self._act(seat, throws[place])

    def lay(self, seat: int, piece: int) -> None:
        assert isinstance(self.state, Pegging)
        self._act(seat, Lay(self._pieces[piece]))

    def _act(self, seat: int, action: Discard | Lay) -> None:
        assert seat in self._ruleset.awaiting(self.state)
        self._decide(Seat(seat), action)
        self._go_on()

    def _go_on(self) -> None:
        """Deal, cut and say go: what nobody has to decide."""
        while awaiting := self._ruleset.awaiting(self.state):
            seat = awaiting[0]
            actions = self._ruleset.actions(self.state, seat)
            if seat == CHANCE:
                self.deals += 1
                self._decide(seat, Deal())
            elif isinstance(actions[0], Cut):
                self._decide(seat, Cut(0))
            elif actions == (Go(),):
                self._decide(seat, Go())
            else:
                return

    def _decide(self, seat: Seat, action: Deal | Cut | Go | Discard | Lay) -> None:
        draw = self._ruleset.draw(self.state, seat, action)
        drawn: tuple[Piece, ...] = ()
        if draw is not None:
            pack = chance.order(self._seed, self._number, draw.shuffle, len(self._pieces))
            drawn = tuple(self._pieces[pack[place]] for place in draw.places)
        now = "pegging"
        for event in self._ruleset.decide(self.state, seat, action, drawn):
            if isinstance(event, Shown):
                now = event.what
            if isinstance(event, Scored):
                part = OF_RULES.get(event.lines[0].rule, now)
                self.points[event.seat, part] += event.points
            self.state = self._ruleset.evolve(self.state, event)


def the_same(ruleset: Cribbage, seed: int, number: int) -> None:
    """One game with random decisions, in steps and in the engine."""
    game, table, rng = lower_game(ruleset.rules), blank(TABLE), Random(f"{seed} {number}")  # noqa: S311 - a test
    dealer = number % 2
    open_game(table, np.uint64(seed), np.uint64(number), 0, dealer)
    engine = Engine(ruleset, seed, number, dealer)
    while (wanted := proceed(game, table)) != NOTHING:
        assert tuple(table.tally.scores) == engine.state.match.scores
        decide(game, table, engine, wanted, rng)
    assert isinstance(engine.state, Finished)
    assert tuple(table.tally.scores) == engine.state.match.scores
    reached = int(table.tally.scores[1] == game.target)
    assert engine.state.winner == (reached if game.wins > 0 else 1 - reached)
    assert table.deals == engine.deals
    for seat in range(2):
        for part, points in zip(PARTS, table.tally.points[seat].sum(axis=0), strict=True):
            assert engine.points[seat, part] == points


def decide(game: Game, table: Table, engine: Engine, wanted: int, rng: Random) -> None:
    if wanted == THROW:
        choice = rng.randrange(game.throws)
        engine.throw(table.player, choice)
        throw(game, table, choice)
        return
    fits = [place for place in range(game.play.kept) if table.fits >> place & 1]
    place = rng.choice(fits)
    assert isinstance(engine.state, Pegging)
    held = engine.state.held[table.player]
    kept = table.deal.kept[table.role]
    of_engine = [
        each.piece
        for each in engine._ruleset.actions(engine.state, Seat(table.player))  # noqa: SLF001 - a test
        if isinstance(each, Lay)
    ]
    assert [engine._pieces[kept[each]] for each in fits] == of_engine  # noqa: SLF001
    assert set(of_engine) <= set(held)
    engine.lay(table.player, int(kept[place]))
    lay_piece(game, table, place)


@pytest.mark.parametrize("name", TWO_SEATS)
def test_random_games_are_the_same(name: str) -> None:
    ruleset = cribbage(name, {})
    for number in range(12):
        the_same(ruleset, 1, number)


@pytest.mark.slow
@pytest.mark.parametrize("name", TWO_SEATS)
def test_many_random_games_are_the_same(name: str) -> None:
    ruleset = cribbage(name, {})
    for number in range(150):
        the_same(ruleset, 2, number)


def houses(name: str, times: int) -> list[Cribbage]:
    """Rulesets with random house rules that kernels can play."""
    rng, found = Random(f"houses of {name}"), []  # noqa: S311 - a test
    for _ in range(times):
        ruleset = games.load(name, random_house(games.load(name), rng))
        assert isinstance(ruleset, Cribbage)
        single = cribbage(name, {**ruleset.options, "matchTo": None, "matchScale": "one_two"})
        try:
            lower_game(single.rules)
        except NotLowered:
            continue
        found.append(single)
    return found


@pytest.mark.parametrize("name", TWO_SEATS)
def test_games_with_house_rules_are_the_same(name: str) -> None:
    played = houses(name, 60)
    assert len(played) > 3
    for ruleset in played:
        for number in range(2):
            the_same(ruleset, 3, number)


def test_what_kernels_cannot_play_is_refused() -> None:
    refused: dict[str, dict[str, OptionValue]] = {
        "auction": {"auction": "deduct"},
        "counting": {"counting": "muggins"},
        "exactGranularity": {"exactFinish": True, "exactGranularity": "item"},
        "forcedContinue": {"series": "single", "forcedContinue": False},
    }
    for entry, options in refused.items():
        with pytest.raises(NotLowered, match=f"^{entry}:"):
            lower_game(cribbage("six-card", options).rules)
    with pytest.raises(NotLowered, match=r"^seats:"):
        lower_game(cribbage("six-card-3p", {}).rules)
