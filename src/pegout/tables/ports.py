"""What tables need from outside: a store, somebody to tell, the time, chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from pegout.tables.facts import LogEntry
from pegout.tables.ids import Owner, Status, TableId


class Conflict(Exception):
    """Somebody else has written to this table since it was read."""


class UnknownTable(LookupError):
    """There is no such table."""


class Listing(msgspec.Struct, frozen=True):
    """A table as it stands in a list, kept beside its log and written with it."""

    table: TableId
    status: Status
    owners: tuple[Owner, ...]
    opened: float
    """Unix time, seconds."""
    changed: float
    headline: bytes
    """What a list shows, as JSON; the store does not look into it."""


class EventStore(Protocol):
    """Logs of tables: entry ``seq`` of a table counts from 1 and never changes.

    One contract suite holds for every implementation (``tests/contracts``).
    """

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        """Write the entries ``expected + 1 ...`` and the listing: all or nothing.

        Returns only when they would survive a crash. Raises `Conflict`, with nothing written, when
        the table's last entry is not ``expected`` (0 for a table that does not exist).
        """

    async def read(self, table: TableId, after: int = 0) -> tuple[bytes, ...]:
        """The entries behind ``after``, in order; raises `UnknownTable`."""

    async def listings(
        self,
        *,
        owner: Owner | None = None,
        statuses: Sequence[Status] | None = None,
        limit: int = 50,
    ) -> tuple[Listing, ...]:
        """Tables, the last changed first."""

    async def close(self) -> None:
        """Finish what was accepted and let go of the file."""


@dataclass(frozen=True)
class News:
    """What was just stored, whole: whoever passes it on redacts it for each viewer."""

    table: TableId
    first: int
    """``seq`` of the first entry."""
    entries: tuple[LogEntry, ...]
    states: tuple[Any, ...]
    """The game's state after each entry."""


class Announcer(Protocol):
    """Who is told what has happened, after it is stored."""

    def announce(self, news: News) -> None:
        """Must not block and must not raise: the table goes on without waiting."""


class Clock(Protocol):
    def now(self) -> float:
        """Unix time, seconds."""

    async def sleep(self, seconds: float) -> None: ...


class Entropy(Protocol):
    def secret(self, size: int) -> bytes:
        """Bytes that nobody can guess."""
