"""Records in files."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from pegout.records import LONGEST, Finding, Record, read
from pegout.terminal.complaint import Complaint
from pegout.terminal.findings import in_words
from pegout.terminal.voice import Voice

STANDARD_INPUT = "-"


@dataclass(frozen=True)
class RecordFile:
    """What a file holds of a record."""

    name: str
    record: Record | None
    """Its valid beginning."""
    error: Finding | None

    def complaint(self, voice: Voice, finding: Finding) -> str:
        """The finding with the file and the line, as compilers write them."""
        where = f"{self.name}:{finding.line}" if finding.line else self.name
        return f"{where}: {in_words(voice, finding)}"


def open_record(name: str) -> RecordFile:
    """Read a record's file, or standard input for ``-``. Raises `Complaint` for what is no file."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Complaint(f"{name}: {why}") from error
    reading = read(data)
    return RecordFile("<stdin>" if name == STANDARD_INPUT else name, reading.record, reading.error)
