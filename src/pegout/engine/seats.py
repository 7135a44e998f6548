"""Who sits at a game, and who looks on."""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise."""

Side = NewType("Side", int)
"""Who scores together, from 0. With everyone for himself a side is a seat."""

CHANCE: Final = Seat(-1)
"""The seat that deals: it acts where a game draws without anybody choosing."""


class Onlooker(Enum):
    """A viewer without a seat."""

    SPECTATOR = "spectator"
    """Knows what everybody at the table knows, and no more."""
    REFEREE = "referee"
    """Sees every piece: for records and finished games, never for a game going on."""


Viewer = Seat | Onlooker
