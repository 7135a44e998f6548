"""The game families that the terminal can speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pegout.engine import AnyRuleset
from pegout.games.bingo import Bingo
from pegout.games.cribbage import Cribbage
from pegout.terminal.bingo import BingoSpeaker
from pegout.terminal.complaint import Complaint
from pegout.terminal.cribbage import CribbageSpeaker
from pegout.terminal.family import Speaker
from pegout.terminal.voice import Voice


def _cribbage(voice: Voice, ruleset: AnyRuleset) -> Speaker:
    assert isinstance(ruleset, Cribbage)
    return CribbageSpeaker(voice.of(ruleset.rules.pieces), ruleset)


def _bingo(voice: Voice, ruleset: AnyRuleset) -> Speaker:
    assert isinstance(ruleset, Bingo)
    return BingoSpeaker(voice.of(ruleset.rules.pieces), ruleset)


FAMILIES: Final[Mapping[str, Callable[[Voice, AnyRuleset], Speaker]]] = {
    "cribbage": _cribbage,
    "bingo": _bingo,
}
"""By the family's name."""


def speaker(voice: Voice, ruleset: AnyRuleset) -> Speaker:
    """The family of this ruleset in this voice; raises `Complaint`."""
    builder = FAMILIES.get(ruleset.family)
    if builder is None:
        raise Complaint(f"{ruleset.name} cannot be played at the terminal")
    return builder(voice, ruleset)
