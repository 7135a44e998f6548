"""What happens at a table: the entries of its log.

Moves of the game are entries like the others; their events stay as the family wrote them.
"""

from __future__ import annotations

import msgspec

from pegout.dealing import Drawn
from pegout.engine import OptionValue, Seat
from pegout.tables.ids import Owner, TableId


class Person(msgspec.Struct, frozen=True, tag_field="type", tag="person"):
    owner: Owner
    name: str
    """As the person wrote it; empty for "you" and "your friend"."""


class Computer(msgspec.Struct, frozen=True, tag_field="type", tag="computer"):
    bot: str


class Open(msgspec.Struct, frozen=True, tag_field="type", tag="open"):
    """Waits for whoever brings the invitation."""

    invitation: str
    """SHA-256 of the token in the link."""


Chair = Person | Computer | Open


class Entry(msgspec.Struct, frozen=True, tag_field="type"):
    """One entry of a table's log."""


class Opened(Entry, frozen=True, tag="opened"):
    """Always the first entry. The ruleset is kept as text: tomorrow's edit changes no old game."""

    table: TableId
    at: float
    ruleset: str
    """The ruleset file's text."""
    digest: str
    options: dict[str, OptionValue]
    chairs: tuple[Chair, ...]
    dealer: Seat | None = None
    """Given only where nobody cuts for the deal."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took an open chair."""

    seat: Seat
    person: Person
    at: float


class Rose(Entry, frozen=True, tag="rose"):
    """A guest got up before the game began: the chair is open as it was."""

    seat: Seat
    at: float


class SecretSealed(Entry, frozen=True, tag="secret-sealed"):
    """The secret of a game, before its first deal. Nobody is told."""

    game: int
    secret: str
    """Hexadecimal."""
    promise: str
    """Its SHA-256: this is told."""


class TextPromised(Entry, frozen=True, tag="text-promised"):
    game: int
    seat: Seat
    promise: str


class TextRevealed(Entry, frozen=True, tag="text-revealed"):
    """A person's text, or what stands in for it where nobody answered in time."""

    game: int
    seat: Seat
    text: str


class SecretPublished(Entry, frozen=True, tag="secret-published"):
    """The game has ended, or was abandoned: everybody may check it."""

    game: int
    secret: str


class Abandoned(Entry, frozen=True, tag="abandoned"):
    seat: Seat
    at: float


class Continued(Entry, frozen=True, tag="continued"):
    """After the end: the same company is asked to another table."""

    seat: Seat
    """Who asks; the host of the other table."""
    table: TableId


class Cause(msgspec.Struct, frozen=True):
    """The action that events follow from; it stands with the first of them."""

    seat: Seat
    action: msgspec.Raw
    """As the family writes it."""
    action_id: str = ""
    """Given by whoever acted; the same again gets the same answer."""
    game: int = 0
    drawn: Drawn | None = None
    at: float = 0


class Happened(Entry, frozen=True, tag="happened"):
    """An event of the game."""

    event: msgspec.Raw
    cause: Cause | None = None


LogEntry = (
    Opened
    | Sat
    | Rose
    | SecretSealed
    | TextPromised
    | TextRevealed
    | SecretPublished
    | Abandoned
    | Continued
    | Happened
)
