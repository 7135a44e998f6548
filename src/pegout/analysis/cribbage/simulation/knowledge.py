"""What compiled players know of a ruleset: the tables that fit it, or what does without them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.cribs import Role, shipped_table
from pegout.analysis.cribbage.discard_arrays import (
    DEALER,
    PONE,
    DiscardTables,
    lower_throws,
    no_pegging,
    no_tables,
)
from pegout.analysis.cribbage.discard_kernel import room_for, throw_class
from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.hand_numbers import MOST, hand_numbers
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.pegging.blueprint import Blueprint
from pegout.analysis.cribbage.pegging.tree import FORCED, PublicTree
from pegout.analysis.cribbage.show_arrays import lower_show
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import MOST_THROWS
from pegout.analysis.cribbage.simulation.mixing import lay_mind
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.simulation.weighing import ThrowMind
from pegout.analysis.cribbage.stored import stored_cribs, tables
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS

FEW_DEALS: Final = 20_000
FEW_SWEEPS: Final = 3
"""Mean cribs within a tenth of a point."""
_ROLES: Final[tuple[tuple[int, Role], ...]] = ((PONE, "pone"), (DEALER, "dealer"))


@cache
def mind_for(rules: CribbageRules) -> Mind:
    """What players know of these rules; raises `NotLowered`.

    With room to think in, and so for one game at a time. Where no tables are stored that fit, there
    is no blueprint and the play is worth nothing in a discard; and where no cribs are either, they
    are reckoned from a few deals at once, a matter of seconds.
    """
    found = tables(rules)
    if found is None:
        discards = stored_cribs(rules) or few_cribs(rules)
        return mind_of(rules, discards, no_pegging(rules), no_blueprint())
    return mind_of(rules, found.discards, found.pegging, found.blueprint)


def mind_of_players(rules: CribbageRules, *policies: Policy) -> Mind:
    """What these players know, the plain among them; raises `NotLowered`."""
    mind = mind_for(rules)
    if all(each.throws != "plain" for each in policies):
        return mind
    plain = mind.throwing._replace(tables=plain_cribs(rules), pegging=no_pegging(rules))
    return mind._replace(plain=plain)


@cache
def plain_cribs(rules: CribbageRules) -> DiscardTables:
    """The mean cribs of `cribs.shipped_table`, which the readable players have, and nothing else.

    Raises `NotLowered`: where there is no such table their cribs come by chance, and where only an
    exact finish wins they look at the score.
    """
    table = shipped_table(rules.name)
    if table is None:
        raise NotLowered(f"{rules.name}: no crib table comes with these rules")
    if rules.win.exact_finish:
        raise NotLowered("exactFinish: kernels do not throw for a hand that lands on the target")
    show, pieces, tables = lower_show(rules), SETS[rules.pieces].pieces, no_tables(rules)
    for places in combinations(range(len(pieces)), rules.deal.throw):
        of = throw_class(show, np.array(places, np.int8))
        for role, word in _ROLES:
            tables.crib_mean[role, of] = table.mean(word, [pieces[place] for place in places])
    return tables


def few_cribs(rules: CribbageRules, deals: int = FEW_DEALS) -> DiscardTables:
    """Cribs as so many deals tell, if nobody regards the play; raises `NotLowered`."""
    return discard_fixed_point(rules, deals=deals, sweeps=FEW_SWEEPS).tables


def mind_of(
    rules: CribbageRules,
    discards: DiscardTables,
    pegging: npt.NDArray[np.float32],
    blueprint: Blueprint,
) -> Mind:
    """What players know who know these tables; raises `NotLowered`."""
    show, throws = lower_show(rules), lower_throws(rules)
    throwing = ThrowMind(
        show=show,
        throws=throws,
        tables=discards,
        pegging=pegging,
        room=room_for(show, throws),
        means=np.zeros((len(throws.thrown), 3), np.float32),
    )
    return Mind(
        throwing=throwing,
        plain=throwing,
        laying=lay_mind(hand_numbers(), blueprint),
        values=np.zeros(MOST_THROWS),
        points=np.zeros(MOST, np.int64),
    )


def no_blueprint() -> Blueprint:
    """A tree that ends before it begins."""
    tree = PublicTree(
        acts=np.zeros(1, np.int16),
        inner=np.zeros(1, np.int16),
        child=np.zeros(1, np.int32),
        actor=np.zeros(1, np.int8),
        held=np.zeros((1, 2), np.int8),
        low=np.zeros((1, 2), np.int8),
        unfit=np.zeros(1, np.int8),
        weight=np.full(1, FORCED, np.int32),
        levels=np.zeros(2, np.int64),
        weights=0,
    )
    return Blueprint(tree, np.zeros(1, np.uint8))


def best_policy(rules: CribbageRules) -> Policy:
    """The most for points that the known tables allow."""
    return Policy(throws="all", lays="ahead" if tables(rules) is None else "blueprint")
