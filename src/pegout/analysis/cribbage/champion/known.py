"""The champion's mind from the tables that come with Pegout."""

from __future__ import annotations

from functools import cache

from pegout.analysis.cribbage.board import WinTable, win_table
from pegout.analysis.cribbage.champion.mind import WHEN, Manner, Mind, mind
from pegout.analysis.cribbage.manifests import plays_by_tables
from pegout.analysis.cribbage.stored import tables
from pegout.games.cribbage.rules import CribbageRules


@cache
def champion_mind(rules: CribbageRules, manner: Manner = WHEN) -> Mind | None:
    """What the champion knows of these rules; `None` where not `plays_by_tables`.

    It has room to think in: one decision at a time.
    """
    if not plays_by_tables(rules):
        return None
    found = tables(rules)
    assert found is not None
    return mind(
        rules,
        found.discards,
        found.pegging,
        found.blueprint,
        found.pegs,
        known_board(rules) if found.board is None else found.board,
        manner=manner,
    )


@cache
def known_board(rules: CribbageRules) -> WinTable:
    """A board that is not stored, played through at once: ten seconds or so.

    For another way to the same points, as a game to another target.
    """
    return win_table(rules)
