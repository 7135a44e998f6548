"""What tables need from outside: a store, somebody to tell, the time, chance, players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from pegout.engine import OptionValue
from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.standing import Moment, Standing


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
    moments: tuple[Moment, ...]
    """In order; the first is the entry behind the last one that was announced."""
    standing: Standing
    """After the last of them."""


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


class Asked(msgspec.Struct, frozen=True):
    """A computer player's turn: all that it is given."""

    ruleset: str
    """The ruleset file's text."""
    options: dict[str, OptionValue]
    bot: str
    observation: msgspec.Raw
    """What its seat may know."""
    actions: msgspec.Raw
    """What its seat may do, a list."""
    seed: int
    """For its own dice; has nothing to do with the shuffles."""


class NoAnswer(Exception):
    """A computer player has failed: it crashed, took too long, or answered nonsense."""


class Players(Protocol):
    """Where computer players think, away from the tables."""

    async def begin(self) -> None:
        """Get ready, without keeping anybody waiting: the house opens."""

    async def choose(self, asked: Asked) -> bytes:
        """The action, as the family writes it; raises `NoAnswer`."""

    async def close(self) -> None:
        """Stop thinking. Whoever still waits gets `NoAnswer`."""


@dataclass(frozen=True)
class Outside:
    """Everything outside that a table needs."""

    store: EventStore
    announcer: Announcer
    clock: Clock
    entropy: Entropy
    players: Players
