"""``pegout verify``: whether it was dealt as promised and played by the rules."""

from __future__ import annotations

import sys
from typing import Final

from pegout.dealing import ABSENT, COMPUTER
from pegout.records import UNPROVED, Record, proof
from pegout.records import verify as findings
from pegout.terminal.files import open_record
from pegout.terminal.voice import Voice

WRONG: Final = 1
"""The exit status where something is not as it should be."""


def verify(voice: Voice, name: str) -> int:
    """Check a record's file; the exit status is 1 where something is wrong with it."""
    file = open_record(name)
    faults = [] if file.error is None else [file.error]
    found = () if file.record is None else findings(file.record)
    faults += [finding for finding in found if finding.code not in UNPROVED]
    for fault in faults:
        sys.stderr.write(f"{file.complaint(voice, fault)}\n")
    if faults:
        return WRONG
    assert file.record is not None
    moves = sum(len(game.moves) for game in file.record.games)
    sys.stdout.write(f"{voice.say('terminal-verified-rules', moves=moves)}\n")
    unproved = {finding.game: file.complaint(voice, finding) for finding in found}
    for number in range(1, len(file.record.games) + 1):
        told = unproved.get(number) or _dealing(voice, file.record, number)
        sys.stdout.write(f"{told}\n")
    return 0


def _dealing(voice: Voice, record: Record, number: int) -> str:
    """How the checked dealing of one game is told."""
    draws = sum(move.drawn is not None for move in record.games[number - 1].moves)
    if proof(record, number) is None or not draws:
        return voice.say("terminal-nothing-dealt", game=number)
    told = voice.say("terminal-verified-dealing", game=number, draws=draws)
    without = [
        voice.say("terminal-without-text-seat", seat=seat, word=text)
        for seat, text in enumerate(record.games[number - 1].texts)
        if text in {ABSENT, COMPUTER}
    ]
    if not without:
        return told
    seats = voice.listed(without)
    return f"{told}\n{voice.say('terminal-without-text', game=number, seats=seats)}"
