"""Every player that reckons with kernels or stored tables, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.bots.cribbage.attention import SHARP
from pegout.bots.cribbage.champion import ChampionDiscards, ChampionLays
from pegout.bots.cribbage.composed import Composed
from pegout.bots.cribbage.levels import BY_NAME
from pegout.bots.cribbage.policies import MEASURING, level, player, points
from pegout.bots.cribbage.warming import play_a_deal
from pegout.bots.cribbage.worlds import Worlds
from pegout.bots.player import AnyBot
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules


def champion(rules: CribbageRules) -> AnyBot:
    """For the win, by the tables that are stored of the rules; where none fit, by worlds."""
    mind = champion_mind(rules)
    if mind is None:
        return Worlds(rules)
    return Composed(rules, SHARP, ChampionDiscards(rules, mind), ChampionLays(rules, mind))


PLAYERS: Final[Mapping[str, Callable[[CribbageRules], AnyBot]]] = {
    **{name: partial(player, of) for name, of in MEASURING.items()},
    "points": points,
    **{
        name: champion if of.lays == "best" else partial(level, name)
        for name, of in BY_NAME.items()
    },
}


def warm(ruleset: Cribbage) -> None:
    """One deal, looked at by every one of them."""
    play_a_deal(ruleset, [build(ruleset.rules) for build in PLAYERS.values()])
