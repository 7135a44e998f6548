"""Computer players of cribbage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.bots.cribbage.anything import Anything
from pegout.bots.cribbage.attention import CARELESS, SHARP, Attention
from pegout.bots.cribbage.champion import ChampionDiscards, ChampionLays
from pegout.bots.cribbage.composed import Composed
from pegout.bots.cribbage.levels import BY_NAME
from pegout.bots.cribbage.policies import MEASURING as POLICIES
from pegout.bots.cribbage.policies import level, player, points, policy
from pegout.bots.cribbage.sensible import Sensible
from pegout.bots.cribbage.warming import play_a_deal
from pegout.bots.cribbage.worlds import Worlds
from pegout.bots.player import AnyBot
from pegout.bots.roster import Entry, Roster
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules

__all__ = ["CARELESS", "SHARP", "Anything", "Attention", "Sensible", "players", "policy"]


def players(_: AnyRuleset) -> Roster:
    """The players of a ruleset."""
    return {**MEASURING, **LEVELS}


def champion(rules: CribbageRules) -> AnyBot:
    """For the win, by the tables that are stored of the rules; where none fit, by worlds."""
    mind = champion_mind(rules)
    if mind is None:
        return Worlds(rules)
    return Composed(rules, SHARP, ChampionDiscards(rules, mind), ChampionLays(rules, mind))


def warm(ruleset: AnyRuleset) -> None:
    """One deal, looked at by everybody who reckons with kernels."""
    everybody = {**MEASURING, **LEVELS}
    play_a_deal(ruleset, [each.build(ruleset) for each in everybody.values() if each.warm])


def _at_once(build: Callable[[CribbageRules], AnyBot]) -> Entry:
    return Entry(partial(_built, build))


def _warmed(build: Callable[[CribbageRules], AnyBot]) -> Entry:
    return Entry(partial(_built, build), warm)


def _built(build: Callable[[CribbageRules], AnyBot], ruleset: AnyRuleset) -> AnyBot:
    assert isinstance(ruleset, Cribbage)
    return build(ruleset.rules)


MEASURING: Roster = {
    "random": _at_once(Anything),
    "greedy": _warmed(partial(player, POLICIES["greedy"])),
    "sensible": _at_once(Sensible),
    "at-once": _warmed(partial(player, POLICIES["at-once"])),
    "heuristic": _warmed(partial(player, POLICIES["heuristic"])),
    "points": _warmed(points),
}
LEVELS: Roster = {
    name: _warmed(champion) if of.lays == "best" else _warmed(partial(level, of))
    for name, of in BY_NAME.items()
}
