"""How much one visitor may ask of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST_FRAME: Final = 64 * 1024
"""Bytes of a frame, and of a request's body, that are read."""
LONGEST_TRANSPORT_FRAME: Final = 1024 * 1024
"""A longer frame is not even received: the connection is closed with 1009."""

TOO_SLOW: Final = 4008
"""Close code for who does not read what is sent."""
TOO_FAST: Final = 4029
"""Close code for who sends more than anybody plays."""


@dataclass(frozen=True)
class Limits:
    """Those that a test may want otherwise."""

    frames_at_once: int = 200
    """Frames of one connection that are taken at once ..."""
    frames_a_second: float = 50.0
    """... and how many more each second."""
    waiting_frames: int = 256
    """Messages to one connection that wait to be sent; one more and it is dropped."""
    tables_watched: int = 16
    """By one connection at a time."""
    closing: float = 5.0
    """Seconds that a connection has to take the last messages."""


class Allowance:
    """A bucket of frames that fills as time goes by."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._most = float(limits.frames_at_once)
        self._a_second = limits.frames_a_second
        self._left = self._most
        self._at = now

    def take(self, now: float) -> bool:
        """One more frame is allowed."""
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
