"""Twin: the champion at the table, from an observation, and in the simulator, from a sight.

Mutants that die: a go left out of the course of the play; pieces laid in another order; the own
role taken for the other's; the last number of chance used twice.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import pytest
from tests.twins.test_simulation import Engine, cribbage

from pegout.analysis.chance import CHOICES, Draws, stream
from pegout.analysis.cribbage.board import win_table
from pegout.analysis.cribbage.champion.beliefs import leanings
from pegout.analysis.cribbage.champion.deciding import champion_lay, champion_throw
from pegout.analysis.cribbage.champion.mind import ALWAYS, WHEN, Mind, mind
from pegout.analysis.cribbage.champion.pegs import pegs
from pegout.analysis.cribbage.discard_arrays import no_pegging
from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.tree import grow
from pegout.analysis.cribbage.simulation.game import lower_game
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.sight import SIGHT, see_hand, see_play
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    TABLE,
    THROW,
    lay_piece,
    next_choice,
    open_game,
    proceed,
    throw,
)
from pegout.bots.cribbage.champion import ChampionDiscards, ChampionLays
from pegout.bots.cribbage.sighted import sight_of
from pegout.engine import Seat
from pegout.games.cribbage.moves import Discard, Lay

SEED: Final = 11
NEAR: Final = WHEN._replace(throws_within=40, lays_within=40, hands=40, contenders=6)


@cache
def made_up_mind(always: bool) -> Mind:  # noqa: FBT001 - a key of the cache
    """Tables of a hasty making: they need not be good to be the same in both places."""
    rules = cribbage("five-card", {}).rules
    play = lower_play(rules)
    tables = discard_fixed_point(rules, deals=3000, sweeps=2).tables
    tree = grow(play).tree
    weights = np.random.default_rng(2).integers(0, 255, tree.weights, np.uint8)
    blueprint = Blueprint(tree, weights)
    pegged = pegs(play, blueprint, leanings(tables.kept, play.copies), plays=10)
    board = win_table(rules, policy=Policy(throws="hand", lays="at once"), deals=400)
    manner = NEAR._replace(throws_within=ALWAYS, lays_within=ALWAYS) if always else NEAR
    return mind(rules, tables, no_pegging(rules), blueprint, pegged, board, manner=manner)


@pytest.mark.parametrize("always", [False, True])
def test_the_champion_decides_alike_at_the_table_and_in_the_simulator(always: bool) -> None:  # noqa: FBT001
    ruleset, known = cribbage("five-card", {}), made_up_mind(always)
    rules, game = ruleset.rules, lower_game(ruleset.rules)
    discards, lays = ChampionDiscards(rules, known), ChampionLays(rules, known)
    for number in range(6):
        table, sight, dealer = blank(TABLE), blank(SIGHT), number % 2
        open_game(table, np.uint64(SEED), np.uint64(number), 0, dealer)
        engine = Engine(ruleset, SEED, number, dealer)
        made = [0, 0]
        while (wanted := proceed(game, table)) != NOTHING:
            u, seat = next_choice(table), Seat(int(table.player))
            chance = Draws(stream(SEED, number, CHOICES + seat), made[seat])
            made[seat] += 1
            observation = ruleset.observe(engine.state, seat)
            actions = ruleset.actions(engine.state, seat)
            if wanted == THROW:
                see_hand(table, sight)
                choice = champion_throw(game, known, sight)
                throws = [each for each in actions if isinstance(each, Discard)]
                ranking = discards.rank(observation, throws, chance)
                assert ranking[0].action == throws[choice]
                engine.throw(seat, choice)
                throw(game, table, choice)
                continue
            see_play(game, table, sight)
            at_table = sight_of(rules, observation)
            for name in ("role", "own", "other", "held", "fits", "starter", "length", "count"):
                assert getattr(at_table, name) == getattr(sight, name), name
            for name in ("dealt", "kept", "ranks", "thrown", "holds", "worth"):
                assert np.array_equal(getattr(at_table, name), getattr(sight, name)), name
            acts = sight.acts
            assert at_table.acts == acts
            assert np.array_equal(at_table.laid[:acts], sight.laid[:acts])
            assert np.array_equal(at_table.layers[:acts], sight.layers[:acts])
            fits = [place for place in range(game.play.kept) if sight.fits >> place & 1]
            choice = champion_lay(game, known, sight, u) if len(fits) > 1 else fits[0]
            lay_ranking = lays.rank(
                observation, [each for each in actions if isinstance(each, Lay)], chance
            )
            piece = tuple(ruleset.pieces)[sight.kept[choice]]
            assert lay_ranking[0].action == Lay(piece)
            engine.lay(seat, int(sight.kept[choice]))
            lay_piece(game, table, choice)
