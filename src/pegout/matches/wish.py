"""What match is wanted."""

from __future__ import annotations

from typing import Literal

import msgspec

from pegout import bots, games
from pegout.bots import UnknownBot
from pegout.engine import AnyRuleset, OptionValue
from pegout.matches.lineup import Lineup
from pegout.matches.outside import ANSWER_WITHIN, command_of

Through = Literal["quickest", "engine"]
"""``quickest``: on compiled kernels where both players are kernels, which plays the same games but
measures no time; ``engine``: always through the rules."""


class UnfitMatch(ValueError):
    """A match that cannot be played as it is wished; the message says why."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is to be played."""

    rules: str
    """A ruleset file's text."""
    options: dict[str, OptionValue] = {}
    a: str
    """A player's name, or ``engine:COMMAND``."""
    b: str
    games: int
    mirrored: bool = False
    seed: int = 1
    through: Through = "quickest"
    answer_within: float = ANSWER_WITHIN
    """Seconds that an outside program has for one answer."""

    @property
    def ruleset(self) -> AnyRuleset:
        return games.read(self.rules, self.options)

    @property
    def lineup(self) -> Lineup:
        return Lineup(self.ruleset, self.mirrored)


def check(wish: Wish) -> None:
    """Raises `UnfitMatch`."""
    ruleset, size = wish.ruleset, wish.lineup.size
    if wish.games < 1 or wish.games % size:
        wanted = "1 game at least" if size == 1 else f"a multiple of {size}: mirrored deals"
        raise UnfitMatch(f"{wish.games} games: it has to be {wanted}")
    for name in (wish.a, wish.b):
        if command_of(name) is None and name not in bots.names(ruleset):
            raise UnfitMatch(f"{UnknownBot(name, ruleset)}, and engine:COMMAND")
