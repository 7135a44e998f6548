"""Players by what they weigh: the same in the engine and in the simulator.

Where kernels cannot play by the rules, each is put together from the readable analysis instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.simulation.deciding import Mind
from pegout.analysis.cribbage.simulation.game import deciding_game, lower_game
from pegout.analysis.cribbage.simulation.knowledge import best_policy, mind_for, plain_cribs
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.bots.cribbage.anything import Anything
from pegout.bots.cribbage.attention import SHARP, Attention
from pegout.bots.cribbage.clouded import CloudedDiscards, CloudedLays
from pegout.bots.cribbage.compiled import CompiledDiscards, CompiledLays, MixedLays, SampledLays
from pegout.bots.cribbage.composed import Composed, Discarding, Laying
from pegout.bots.cribbage.discards import Discards
from pegout.bots.cribbage.greedy import AtOnce, HandAlone
from pegout.bots.cribbage.lays import Lays
from pegout.bots.cribbage.levels import BY_NAME, Level, level_at
from pegout.bots.player import AnyBot
from pegout.games.cribbage.rules import CribbageRules

POINTS: Final = "points"
"""The one whose play depends on what is stored of a ruleset (`knowledge.best_policy`)."""
SENSIBLE: Final = "sensible"
PLAIN: Final = Policy(throws="plain", lays="plain")
"""The compiled twin of `sensible.Sensible`, for many games of it; at a table the readable one sits,
who is there before kernels are."""
MEASURING: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        "random": Policy(throws="random", lays="random"),
        "greedy": Policy(throws="hand", lays="at once"),
        "at-once": Policy(throws="all", lays="at once"),
        "heuristic": Policy(throws="all", lays="ahead"),
        "sampler": Policy(throws="all", lays="sampled"),
    }
)
"""Players for measuring others, from the weakest. ``at-once`` differs from ``points`` in nothing
but how it lays, and so do ``heuristic`` and ``sampler``."""


def policy(name: str, rules: CribbageRules) -> Policy | None:
    """What the player of that name weighs, if the simulator can play him by these rules."""
    try:
        lower_game(rules)
        if name == SENSIBLE:
            plain_cribs(rules)
            return PLAIN
    except NotLowered:
        return None
    if name == POINTS:
        return best_policy(rules)
    if name in BY_NAME and BY_NAME[name].lays != "best":
        return _of_level(level_at(name, rules.name))
    return MEASURING.get(name)


def _of_level(level: Level) -> Policy:
    return Policy(
        throws=level.throws,
        lays="at once" if level.lays == "at once" else "ahead",
        throw_noise=level.throw_noise,
        lay_noise=level.lay_noise,
        overlooks=level.overlooks,
    )


def player(of: Policy, rules: CribbageRules, attention: Attention = SHARP) -> AnyBot:
    """A player who decides as the policy says."""
    if of.throws == "random":
        return Anything(rules)
    discarding, laying = _parts(of, rules)
    return Composed(rules, attention, discarding, laying)


def points(rules: CribbageRules) -> AnyBot:
    """The most points that are known of: stored discards and the stored mixture of lays."""
    return player(best_policy(rules), rules)


def level(name: str, rules: CribbageRules) -> AnyBot:
    """The level of that name."""
    return clouded(level_at(name, rules.name), rules)


def clouded(of: Level, rules: CribbageRules) -> AnyBot:
    """A level over what a sharp player of its kind would do."""
    discarding, laying = _parts(_of_level(of), rules)
    return Composed(
        rules,
        of.attention,
        CloudedDiscards(rules, of, discarding),
        CloudedLays(rules, of, laying),
    )


def _parts(of: Policy, rules: CribbageRules) -> tuple[Discarding, Laying]:
    mind = _mind(rules)
    return _discarding(of, rules, mind), _laying(of, rules, mind)


def _discarding(of: Policy, rules: CribbageRules, mind: Mind | None) -> Discarding:
    if mind is None or of.throws == "plain":
        return HandAlone(rules) if of.throws == "hand" else Discards(rules)
    return CompiledDiscards(rules, mind, of.throws)


def _laying(of: Policy, rules: CribbageRules, mind: Mind | None) -> Laying:
    if mind is None or of.lays == "plain":
        return AtOnce(rules) if of.lays == "at once" else Lays(rules)
    if of.lays == "blueprint":
        return MixedLays(rules, mind)
    if of.lays == "sampled":
        return SampledLays(rules, mind)
    return CompiledLays(rules, mind, of.lays)


def _mind(rules: CribbageRules) -> Mind | None:
    try:
        deciding_game(rules)
    except NotLowered:
        return None
    return mind_for(rules)
