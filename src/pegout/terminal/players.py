"""``pegout players``: whom one can play against."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from pegout import bots
from pegout.engine import AnyRuleset
from pegout.terminal.voice import Voice

CRIBBAGE_KEYS: Final = {
    "beginner": "cribbage-bot-beginner-about",
    "casual": "cribbage-bot-casual-about",
    "club": "cribbage-bot-club-about",
    "expert": "cribbage-bot-expert-about",
    "champion": "cribbage-bot-champion-about",
    "random": "cribbage-bot-random-about",
    "greedy": "cribbage-bot-greedy-about",
    "sensible": "cribbage-bot-sensible-about",
    "at-once": "cribbage-bot-at-once-about",
    "heuristic": "cribbage-bot-heuristic-about",
    "points": "cribbage-bot-points-about",
    "sampler": "cribbage-bot-sampler-about",
}
BINGO_KEYS: Final = {
    "beginner": "bingo-bot-beginner-about",
    "casual": "bingo-bot-casual-about",
    "club": "bingo-bot-club-about",
    "expert": "bingo-bot-expert-about",
    "champion": "bingo-bot-champion-about",
    "random": "bingo-bot-random-about",
    "greedy": "bingo-bot-greedy-about",
    "sensible": "bingo-bot-sensible-about",
    "heuristic": "bingo-bot-heuristic-about",
    "points": "bingo-bot-points-about",
    "sampler": "bingo-bot-sampler-about",
}
FAMILIES: Final[Mapping[str, Mapping[str, str]]] = {"cribbage": CRIBBAGE_KEYS, "bingo": BINGO_KEYS}
"""By family and player, the sentence about him."""


def players(voice: Voice, ruleset: AnyRuleset, *, plain: AnyRuleset) -> int:
    """The five levels, then those that are there for measuring.

    ``plain`` is the same game without house rules: who is prepared for it may not be for them.
    """
    measuring = [name for name in bots.names(ruleset) if name not in bots.LEVELS]
    told = [
        *_rows(voice, ruleset, bots.LEVELS),
        "",
        voice.say("terminal-players-measuring"),
        *_rows(voice, ruleset, measuring),
    ]
    if bots.prepared(plain) and not bots.prepared(ruleset):
        told += ["", voice.say("cribbage-computers-unprepared")]
    sys.stdout.write("\n".join(told) + "\n")
    return 0


def _rows(voice: Voice, ruleset: AnyRuleset, names: Sequence[str]) -> list[str]:
    keys = FAMILIES[ruleset.family]
    width = max(map(len, bots.names(ruleset)))
    return [f"{voice.bold(name.ljust(width))}  {voice.sentence(keys[name])}." for name in names]
