"""``pegout verify``: whether it was dealt as promised and played by the rules."""

from __future__ import annotations

import sys
from typing import Final

from pegout.records import UNPROVED, proof
from pegout.records import verify as findings
from pegout.terminal.complaint import CANNOT
from pegout.terminal.files import open_record
from pegout.terminal.voice import Voice

UNFAIR: Final = 1
"""The exit status where something is not as it should be."""


def verify(voice: Voice, name: str) -> int:
    """Check a record's file; the exit status.

    0 where nothing is wrong, 1 where something is, 2 where the file is no whole record.
    """
    file = open_record(name)
    record = file.record
    if record is None or file.error is not None:
        assert file.error is not None
        sys.stderr.write(f"{file.complaint(voice, file.error)}\n")
        return CANNOT
    found = findings(record)
    faults = [finding for finding in found if finding.code not in UNPROVED]
    for fault in faults:
        sys.stderr.write(f"{file.complaint(voice, fault)}\n")
    if faults:
        return UNFAIR
    moves = sum(len(game.moves) for game in record.games)
    sys.stdout.write(f"{voice.say('terminal-verified-rules', moves=moves)}\n")
    unproved = {finding.game: finding for finding in found}
    for number, game in enumerate(record.games, start=1):
        draws = sum(move.drawn is not None for move in game.moves)
        if number in unproved:
            told = file.complaint(voice, unproved[number])
        elif proof(record, number) is not None:
            told = voice.say("terminal-verified-dealing", game=number, draws=draws)
        else:
            told = voice.say("terminal-nothing-dealt", game=number)
        sys.stdout.write(f"{told}\n")
    return 0
