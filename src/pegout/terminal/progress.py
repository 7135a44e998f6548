"""A line on standard error that says how far a long work has come, where somebody looks at it."""

from __future__ import annotations

import os
import sys
from time import monotonic
from typing import Final

WIDTH: Final = 24
"""Characters of the bar."""
PAUSE: Final = 0.1
"""Seconds between two looks of it."""
CLEAR: Final = "\r\x1b[K"


class Progress:
    """A bar with a text behind it. On a pipe, a dumb terminal or in a file nothing is written."""

    def __init__(self, whole: int) -> None:
        self._whole = whole
        self._seen = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._began = monotonic()
        self._told = 0.0

    def due(self, done: int) -> bool:
        """It is time to tell again; the end is always told."""
        return self._seen and (done == self._whole or monotonic() - self._told >= PAUSE)

    def left(self, done: int) -> str:
        """How long the rest will take at the same pace: ``2:05``."""
        seconds = round((monotonic() - self._began) * (self._whole - done) / max(done, 1))
        hours, minutes = seconds // 3600, seconds // 60 % 60
        shown = f"{hours}:{minutes:02}" if hours else str(minutes)
        return f"{shown}:{seconds % 60:02}"

    def tell(self, done: int, text: str) -> None:
        full = WIDTH * done // self._whole
        sys.stderr.write(f"{CLEAR}[{'#' * full}{'.' * (WIDTH - full)}] {text}")
        sys.stderr.flush()
        self._told = monotonic()

    def end(self) -> None:
        """Take the line away."""
        if self._seen:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()
