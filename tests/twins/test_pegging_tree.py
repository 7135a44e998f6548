"""The public tree of the play against the engine: whose turn, what may be laid, what it scores.

Mutants that die: a series that ends without a word and tells nothing of the hand; a point for last
beside the two for thirty-one; the last layer leading after a reset; a copy too many of a tile.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest
from tests.scripted import DEALER, PONE, Script, in_play, ruleset
from tests.twins.kernels import rules_of

from pegout.analysis.cribbage.hand_numbers import hand_numbers
from pegout.analysis.cribbage.lowered import RANKS, NotLowered, PlayArrays, lower_play
from pegout.analysis.cribbage.pegging import course
from pegout.analysis.cribbage.pegging.course import GO, LONGEST, Standing
from pegout.analysis.cribbage.pegging.domains import LARGEST
from pegout.analysis.cribbage.pegging.payoffs import best_order, lone_lay, played_out, two_left
from pegout.analysis.cribbage.pegging.tree import (
    END,
    ROOT,
    Grown,
    advance,
    choices,
    grow,
    is_leaf,
)
from pegout.games.cribbage.moves import Go, Laid, Lay, SaidGo, Scored, SeriesEnded, Shown
from pegout.games.cribbage.phases import Pegging
from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import SETS, Piece, write_pieces

ROLES: Final = {PONE: 0, DEALER: 1}


@cache
def tree_of(name: str) -> Grown:
    return grow(lower_play(rules_of(name)))


def rank_of(piece: Piece) -> int:
    return TRAITS[piece].kind - (1 if hasattr(piece, "suit") else 0)


def ranks_of(hand: tuple[Piece, ...]) -> npt.NDArray[np.int8]:
    ranks = sorted(rank_of(piece) for piece in hand)
    return np.array([*ranks, *[-1] * (LARGEST + 1 - len(ranks))], np.int8)


class Follower:
    """The compiled course beside a game of the engine."""

    def __init__(self, name: str, play: PlayArrays, script: Script) -> None:
        self.tree, self.play, self.script = tree_of(name).tree, play, script
        self.node, self.now = ROOT, course.opening(play)
        self.series = np.zeros(LONGEST, np.int8)
        self.margin = 0

    def acts(self) -> None:
        """The one whose turn it is may do in the tree what he may in the engine."""
        rules, state = self.script.rules, self.script.state
        (seat,) = rules.awaiting(state)
        assert self.now.actor == ROLES[seat]
        actions = rules.actions(state, seat)
        legal = {rank_of(action.piece) for action in actions if isinstance(action, Lay)}
        held = {rank_of(piece) for piece in state.held[seat]}
        assert legal == {rank for rank in held if course.fits(self.play, self.now, rank)}
        if self.node != END:
            open_acts = int(self.tree.acts[self.node])
            assert legal == {rank for rank in held if open_acts >> rank & 1}
            assert min(held) >= self.tree.low[self.node, self.now.actor]
            assert bool(legal) or open_acts >> GO & 1
        assert bool(legal) != (Go() in actions)

    def step(self, act: int) -> None:
        if self.node != END:
            self.node = advance(self.tree, self.node, act)
        if act == GO:
            self.now = course.gone(self.play, self.now)
        else:
            self.now = course.laid(self.play, self.now, self.series, act)
        assert (self.node == END) == is_leaf(self.now)

    def heard(self, events: list[Any]) -> None:
        """What the engine tells, up to the show."""
        for event in events:
            match event:
                case Laid(piece=piece):
                    self.step(rank_of(piece))
                case SaidGo():
                    self.step(GO)
                case Scored(seat=seat, points=points):
                    self.margin += points if seat == PONE else -points
                case SeriesEnded(seat=seat) if self.now.length and not self.now.over:
                    assert self.now.last == self.now.actor == ROLES[seat]
                    self.step(GO)
                case Shown():
                    break
                case _:
                    pass
        assert self.now.margin == self.margin
        if isinstance(self.script.state, Pegging):
            assert self.now.count == self.script.state.count
            assert self.now.length == len(self.script.state.series)
        else:
            assert self.now.over

    def random_act(self, chance: Random) -> None:
        (seat,) = self.script.rules.awaiting(self.script.state)
        action = chance.choice(self.script.rules.actions(self.script.state, seat))
        self.heard(list(self.script.act(seat, action)))


def followed(name: str, number: int) -> tuple[Follower, Random]:
    """A random deal of two after the starter was turned; every other one of low pieces."""
    rules, chance = rules_of(name), Random(f"{name} {number}")  # noqa: S311 - a test
    pieces = sorted(SETS[rules.pieces], key=rank_of)
    if number % 2:
        pieces = pieces[: len(pieces) // 2]
    hands = chance.sample(pieces, 2 * rules.kept)
    pone, dealer = write_pieces(hands[: rules.kept]), write_pieces(hands[rules.kept :])
    script = in_play(pone=pone, dealer=dealer, rules=ruleset(name))
    return Follower(name, lower_play(rules), script), chance


@pytest.mark.parametrize("name", ["five-card", "six-card", "domino-mendelev", "domino-book2"])
def test_random_plays_take_the_same_course(name: str) -> None:
    for number in range(60):
        follower, chance = followed(name, number)
        while isinstance(follower.script.state, Pegging):
            follower.acts()
            follower.random_act(chance)


@pytest.mark.parametrize("name", ["five-card", "six-card"])
def test_leaves_are_worth_what_the_engine_plays_out(name: str) -> None:
    alone = together = 0
    for number in range(80):
        follower, chance = followed(name, number)
        while follower.node != END:
            follower.random_act(chance)
        now, play, script = follower.now, follower.play, follower.script
        if now.over:
            continue
        pone, dealer = (ranks_of(script.state.held[seat]) for seat in (PONE, DEALER))
        margins = engine_margins(script.rules, script.state, follower.margin)
        if min(now.pone, now.dealer) == 0:
            alone += 1
            own, best = (pone, max) if now.pone else (dealer, min)
            worth, _ = best_order(play, now, follower.series, pone, dealer, 1)
            assert worth == best(margins)
            first = lone_lay(play, now, follower.series, own, 1)
            follower.heard(list(script.act(*action_of(script, first))))
            assert best(engine_margins(script.rules, script.state, follower.margin)) == worth
        else:
            together += 1
            worths = np.zeros((RANKS, RANKS), np.int64)
            two_left(play, now, follower.series, worths, follower.series.copy())
            assert {int(worths[pone[0], dealer[0]])} == margins
            assert_twins(play, now, follower.series, worths)
    assert together
    assert alone or name == "five-card"


def engine_margins(rules: Any, state: Any, margin: int) -> set[int]:  # noqa: ANN401
    """All margins that the play can still end with."""
    if not isinstance(state, Pegging):
        return {margin}
    (seat,) = rules.awaiting(state)
    found: set[int] = set()
    for action in rules.actions(state, seat):
        then, after = margin, state
        shown = False
        for event in rules.decide(state, seat, action, ()):
            shown = shown or isinstance(event, Shown)
            if isinstance(event, Scored) and not shown:
                then += event.points if event.seat == PONE else -event.points
            after = rules.evolve(after, event)
        found |= engine_margins(rules, after, then)
    return found


def action_of(script: Script, act: int) -> tuple[Any, Any]:
    (seat,) = script.rules.awaiting(script.state)
    if act == GO:
        return seat, Go()
    held = script.state.held[seat]
    return seat, Lay(next(piece for piece in held if rank_of(piece) == act))


def assert_twins(
    play: PlayArrays, now: Standing, series: npt.NDArray[np.int8], worths: npt.NDArray[np.int64]
) -> None:
    """`two_left` at once what `played_out` works out pair by pair."""
    room, order = series.copy(), np.zeros(LARGEST, np.int64)
    for pone in range(RANKS):
        for dealer in range(RANKS):
            mine, other = (np.array([rank, *[-1] * LARGEST], np.int8) for rank in (pone, dealer))
            assert played_out(play, now, series, mine, other, order, room) == worths[pone, dealer]


SIZES: Final = {
    "five-card": (3_220, 140_048),
    "six-card": (800_645, 20_883_591),
    "domino-mendelev": (810_627, 12_535_059),
    "domino-book2": (411_422, 4_935_133),
}
"""Nodes, and information sets with a choice: counted once by hand, in plain Python."""


@pytest.mark.parametrize("name", SIZES)
def test_the_tree_has_the_known_size(name: str) -> None:
    grown = tree_of(name)
    found = choices(grown.tree, grown.courses, hand_numbers(), lower_play(rules_of(name)))
    assert (len(grown.tree.acts), found) == SIZES[name]


def test_a_hand_too_large_is_refused() -> None:
    with pytest.raises(NotLowered, match=r"^deal:"):
        grow(lower_play(rules_of("seven-card")))
