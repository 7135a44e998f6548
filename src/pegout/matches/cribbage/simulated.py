"""Matches of two players who are kernels: the games that the engine plays, much faster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.champion.known import champion_mind
from pegout.analysis.cribbage.champion.mind import WHEN, Manner
from pegout.analysis.cribbage.champion.playing import simulate_champion
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.analysis.cribbage.simulation.game import lower_game
from pegout.analysis.cribbage.simulation.playing import Games, simulate
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.simulation.tally import PARTS
from pegout.bots.cribbage.policies import policy
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.matches.lineup import Lineup
from pegout.matches.tally import WHO, Tally

CHAMPION: Final = "champion"
ROLES: Final = ("pone", "dealer")
SETS: Final = 200
"""Sets of one piece of work, which takes about a tenth of a second."""
FEW_SETS: Final = 2
"""The same of players who think longer."""

Play = Callable[[int, int, int], Games]
"""From seed, first set and number of sets to the games."""


@dataclass(frozen=True)
class Simulated:
    """`matches.family.Simulator` of two players."""

    sets_at_once: int
    _size: int
    _play: Play

    def tally(self, seed: int, first: int, sets: int) -> Tally:
        return counted(self._play(seed, first, sets), self._size)


def simulator(lineup: Lineup, a: str, b: str) -> Simulated | None:
    """Where both are kernels by these rules; ``None`` where the engine has to play."""
    ruleset = lineup.ruleset
    assert isinstance(ruleset, Cribbage)
    if ruleset.seats != 2 or ruleset.rules.match.to is not None:
        return None
    one, other = _player(a, ruleset), _player(b, ruleset)
    if one is None or other is None:
        return None
    rules, mirrored = ruleset.rules, lineup.mirrored
    if isinstance(one, Policy) and isinstance(other, Policy):
        slow = "sampled" in {one.lays, other.lays}

        def policies(seed: int, first: int, sets: int) -> Games:
            return simulate(one, other, rules, seed=seed, sets=sets, first=first, mirrored=mirrored)

        return Simulated(FEW_SETS if slow else SETS, lineup.size, policies)
    if not mirrored:
        return None

    def champions(seed: int, first: int, sets: int) -> Games:
        return simulate_champion(one, other, rules, seed=seed, sets=sets, first=first)

    return Simulated(FEW_SETS, lineup.size, champions)


def _player(name: str, ruleset: AnyRuleset) -> Policy | Manner | None:
    assert isinstance(ruleset, Cribbage)
    try:
        lower_game(ruleset.rules)
    except NotLowered:
        return None
    if name == CHAMPION:
        return None if champion_mind(ruleset.rules) is None else WHEN
    found = policy(name, ruleset.rules)
    # At random is as likely in the engine, but not the same.
    return None if found is None or found.throws == "random" else found


def counted(games: Games, size: int) -> Tally:
    """What the engine would have counted, but for the time."""
    by_a = games.winners == 0
    tally = Tally(
        sets=_histogram(by_a, size),
        first_dealer=_histogram(games.winners == games.dealers, size),
        deals=int(games.deals.sum()),
    )
    for player, who in enumerate(WHO):
        tally.points[who] = int(games.points[player].sum())
        for role, named in enumerate(ROLES):
            for number, part in enumerate(PARTS):
                times = int(games.times[player, role, number])
                if times:
                    counts = tally.part(who, named, part)
                    counts.points = int(games.points[player, role, number])
                    counts.times = times
    return tally


def _histogram(won: npt.NDArray[np.bool_], size: int) -> list[int]:
    """How many sets had 0, 1, 2 ... of these games."""
    of_sets = won.reshape(-1, size).sum(axis=1)
    return [int(times) for times in np.bincount(of_sets, minlength=size + 1)]
