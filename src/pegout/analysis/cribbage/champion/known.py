"""The champion's mind from the tables that come with Pegout."""

from __future__ import annotations

from functools import cache

from pegout.analysis.cribbage.champion.mind import WHEN, Manner, Mind, mind
from pegout.analysis.cribbage.stored import tables
from pegout.games.cribbage.rules import CribbageRules


@cache
def champion_mind(rules: CribbageRules, manner: Manner = WHEN) -> Mind | None:
    """What the champion knows of these rules; `None` where no stored tables fit them.

    It has room to think in: one decision at a time.
    """
    if rules.auction.payment != "none":
        return None  # whose the crib is has been bought, and the tables know the dealer's alone
    found = tables(rules)
    if found is None or found.board is None:
        return None
    return mind(
        rules,
        found.discards,
        found.pegging,
        found.blueprint,
        found.pegs,
        found.board,
        manner=manner,
    )
