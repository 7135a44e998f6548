"""``pegout replay``: a record step by step, every hand open."""

from __future__ import annotations

import sys
from typing import Final

from pegout.engine import Onlooker
from pegout.records import replay as decided
from pegout.terminal.company import Company, Sitter
from pegout.terminal.families import speaker
from pegout.terminal.family import Happened
from pegout.terminal.files import open_record
from pegout.terminal.voice import Voice

LEAVE: Final = frozenset({"q", "quit"})
FLAWED: Final = 1
"""The exit status where not all of the record is valid."""


def replay(voice: Voice, name: str) -> int:
    """Tell the record's valid beginning, then what is wrong with the rest; the exit status."""
    file = open_record(name)
    if file.record is not None:
        record = file.record
        ruleset = record.ruleset
        sitters = [Sitter(player.kind, player.name) for player in record.players]
        company = Company(voice, sitters, ruleset.side)
        speaking = speaker(voice, ruleset)
        happened = [
            Happened(step.event, ruleset.observe(step.state, Onlooker.REFEREE))
            for step in decided(record)
        ]
        stepping = sys.stdin.isatty() and sys.stdout.isatty()
        if stepping:
            sys.stdout.write(f"{voice.say('terminal-replay-keys')}\n")
        for at in range(len(happened)):
            told = speaking.told(company, happened, at)
            if told:
                sys.stdout.write(f"{told}\n")
                if stepping and _is_enough():
                    return 0
        if record.abandoned is not None:
            facts = company.facts(record.abandoned)
            sys.stdout.write(f"{voice.sentence('terminal-gave-up', **facts)}\n")
    if file.error is not None:
        sys.stdout.flush()
        sys.stderr.write(f"{file.complaint(voice, file.error)}\n")
        return FLAWED
    return 0


def _is_enough() -> bool:
    sys.stdout.flush()
    line = sys.stdin.readline()
    return not line or line.strip().casefold() in LEAVE
