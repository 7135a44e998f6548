"""``pegout score``: what a hand is worth, and why."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from pegout.engine import AnyRuleset
from pegout.engine.wire import encode
from pegout.terminal.complaint import Complaint
from pegout.terminal.families import speaker
from pegout.terminal.family import Unclear
from pegout.terminal.voice import Voice


@dataclass(frozen=True)
class Hand:
    """As it was typed."""

    pieces: Sequence[str]
    starter: str
    crib: bool


def score(voice: Voice, ruleset: AnyRuleset, hand: Hand, *, form: str) -> int:
    """Count the hand; ``form`` is ``words`` or ``json``. Raises `Complaint`."""
    codes = " ".join(hand.pieces).replace(",", " ").split()
    try:
        counted = speaker(voice, ruleset).count(codes, hand.starter, crib=hand.crib)
    except Unclear as unclear:
        raise Complaint(str(unclear)) from unclear
    told = encode(counted.answer).decode() if form == "json" else counted.told
    sys.stdout.write(f"{told}\n")
    return 0
