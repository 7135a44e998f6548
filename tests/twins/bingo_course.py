"""A deal of Bingo by the engine and by the kernels, side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from pegout.analysis.bingo import deal
from pegout.analysis.bingo.lowered import NUMBER_OF, SET, Integers, lower, tiles_of
from pegout.engine import CHANCE, Seat
from pegout.games.bingo import Bingo
from pegout.games.bingo.moves import Action, Close, Deal, Lead, Reply
from pegout.games.bingo.phases import Layout, Leading, Match, Replying


def some_order(chance: Random) -> list[int]:
    """A shuffled set; in every other one the leader is dealt doubles before all else."""
    order = chance.sample(range(len(SET)), len(SET))
    if chance.random() < 0.5:
        doubles = [tile for tile in order if SET[tile].high == SET[tile].low]
        others = [tile for tile in order if tile not in doubles]
        kept = doubles[: chance.randrange(2, 8)]
        others = [tile for tile in order if tile not in kept]
        places: list[int] = []
        while kept:
            places += [kept.pop(), others.pop()]
        order = [*places, *others]
    return order


class Course:
    """Deal after deal of a match that begins again when it is won."""

    def __init__(self, rules: Bingo, chance: Random) -> None:
        self.rules, self.arrays, self.chance = rules, lower(rules.rules), chance
        self.state: Any = rules.start(Seat(1))
        self.compiled: Integers = np.zeros(deal.FIELDS, np.int64)
        self._order = list[int]()
        self._stock: Integers = np.zeros(0, np.int64)

    @property
    def playing(self) -> bool:
        return isinstance(self.state, Leading | Replying)

    @property
    def seat(self) -> Seat:
        (seat,) = self.rules.awaiting(self.state)
        return seat

    @property
    def first_leader(self) -> int:
        return 1 - int(self.state.match.dealer)

    def deal(self) -> None:
        if self.rules.finished(self.state):
            self.state, self.compiled[:] = self.rules.start(Seat(1)), 0
        self._order = some_order(self.chance)
        leader = self.first_leader
        self._engine(CHANCE, Deal())
        pack = np.array(self._order, np.int64)
        deal.deal(self.arrays, pack, leader, self.compiled)
        self._stock = pack[2 * self.arrays.each + 1 :].copy()

    def offered(self) -> set[Action]:
        return set(self.rules.actions(self.state, self.seat))

    def offered_by_kernels(self) -> set[Action]:
        state = self.compiled
        tiles = tiles_of(deal.legal_tiles(self.arrays, state))
        if state[deal.LED] >= 0:
            return {Reply(tile) for tile in tiles}
        hand = int(state[deal.HAND + state[deal.LEADER]])
        held = {tile: deal.declarable(self.arrays, hand, NUMBER_OF[tile]) for tile in tiles}
        declaring = {Lead(tile, doubles.bit_count()) for tile, doubles in held.items() if doubles}
        closing = {Close()} if deal.open_stock(state) else set[Action]()
        return {*map(Lead, tiles), *declaring, *closing}

    def act(self, action: Action) -> None:
        self._engine(self.seat, action)
        state = self.compiled
        match action:
            case Close():
                deal.close(state)
            case Lead(piece=piece, declare=number):
                hand, tile = int(state[deal.HAND + state[deal.LEADER]]), SET.index(piece)
                deal.lead(state, tile, deal.declarable(self.arrays, hand, tile) if number else 0)
            case Reply(piece=piece):
                deal.reply(self.arrays, state, self._stock, SET.index(piece))
            case _:
                raise AssertionError(action)

    def act_at_random(self, *, close: float) -> None:
        """Anything; the stock is closed as often as this, from 0 to 1, where it can be."""
        actions = self.offered()
        if Close() in actions and self.chance.random() < close:
            self.act(Close())
            return
        self.act(self.chance.choice(sorted(actions - {Close()}, key=repr)))

    def _engine(self, seat: Seat, action: Action) -> None:
        self.state = acted(self.rules, self.state, seat, action, self._order)


def acted(rules: Bingo, state: Any, seat: Seat, action: Action, order: list[int]) -> Any:  # noqa: ANN401
    """The engine's state after an action; chance draws from this order of the set."""
    wanted = rules.draw(state, seat, action)
    drawn = () if wanted is None else tuple(SET[order[place]] for place in wanted.places)
    for event in rules.decide(state, seat, action, drawn):
        state = rules.evolve(state, event)
    return state


def agree_on_layout(match: Match, layout: Layout, state: Integers) -> None:
    for seat in range(2):
        assert tiles_of(int(state[deal.HAND + seat])) == layout.hands[seat]
        assert state[deal.SMALL + seat] == layout.small[seat]
        assert state[deal.TRICKS + seat] == layout.tricks[seat]
        assert state[deal.SINCE + seat] == layout.since_closing[seat]
        assert state[deal.LARGE + seat] == match.large[seat]
    closer, first = state[deal.CLOSER], state[deal.FIRST]
    assert state[deal.LEADER] == layout.leader
    assert (None if closer < 0 else closer) == layout.closer
    assert (None if first < 0 else first) == layout.first
    assert state[deal.TRUMP] == layout.trump
    assert (state[deal.TURNED] < 0) == layout.turned_drawn
    assert state[deal.DRAWN] == layout.drawn
