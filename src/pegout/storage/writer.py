"""The one thread that writes: whoever waits together is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final

from pegout.storage.failures import NotStored, StoreClosed
from pegout.tables.ids import TableId
from pegout.tables.ports import Conflict, Listing

log = logging.getLogger(__name__)

LARGEST_GROUP: Final = 1000
"""Appends in one transaction: the first of them waits for the last."""

OWN_FAULTS: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
)
"""An append that no database could write; any other error is the database's own."""

Outcome = Conflict | NotStored | None
"""``None`` where the append is stored."""


@dataclass(frozen=True, slots=True)
class Append:
    """What is to be written, and who waits for it."""

    table: TableId
    expected: int
    entries: Sequence[bytes]
    listing: Listing
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


class Writer:
    """Takes appends from any event loop and answers each after its COMMIT, never before."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """The connection is the writer's from now on; the thread closes it at the end."""
        self._connection = connection
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._gate = Lock()
        self._open = True
        self._thread = Thread(target=self._run, name="pegout-store-writer", daemon=True)
        self._thread.start()

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        """See `EventStore.append`. Who stops waiting cannot know whether it was stored."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._gate:
            if not self._open:
                raise StoreClosed
            self._queue.put(Append(table, expected, entries, listing, loop, future))
        await future

    def close(self) -> None:
        """Take nothing more; come back when all that was taken is written and answered."""
        with self._gate:
            if self._open:
                self._open = False
                self._queue.put(None)
        self._thread.join()

    # --- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        with contextlib.closing(self._connection):
            while group := self._next_group():
                self._store(group)

    def _next_group(self) -> list[Append]:
        """All who wait, as far as the sign to stop; nobody at the end."""
        group: list[Append] = []
        while len(group) < LARGEST_GROUP:
            try:
                append = self._queue.get(block=not group)
            except Empty:
                break
            if append is None:
                self._queue.put(None)  # for the next call
                break
            group.append(append)
        return group

    def _store(self, group: Sequence[Append]) -> None:
        outcomes: list[Outcome]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._write(append) for append in group]
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was, those who wait are answered
            log.exception("%d appends could not be stored", len(group))
            self._roll_back()
            outcomes = [NotStored(str(error)) for _ in group]
        acknowledge(group, outcomes)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # SQLite may have done it itself
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def _write(self, append: Append) -> Outcome:
        """One append in a savepoint, so that what is wrong with it takes nobody else with it."""
        execute = self._connection.execute
        outcome: Outcome = None
        execute("SAVEPOINT append")
        try:
            self._insert(append)
        except Conflict as conflict:
            outcome = conflict
        except OWN_FAULTS as error:
            outcome = NotStored(str(error))
        if outcome is not None:
            execute("ROLLBACK TO append")
        execute("RELEASE append")
        return outcome

    def _insert(self, append: Append) -> None:
        table, last, entries = append.table, append.expected, append.entries
        execute = self._connection.execute
        (found,) = execute("SELECT max(seq) FROM entries WHERE table_id = ?", (table,)).fetchone()
        if (found or 0) != last:
            raise Conflict(f"{table} has {found or 0} entries, not {last}")
        self._connection.executemany(
            "INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)",
            ((table, last + place, entry) for place, entry in enumerate(entries, start=1)),
        )
        listing = append.listing
        execute(
            "INSERT INTO listings (table_id, status, opened, changed, headline)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
            " status = excluded.status, opened = excluded.opened,"
            " changed = excluded.changed, headline = excluded.headline",
            (table, listing.status, listing.opened, listing.changed, listing.headline),
        )
        self._insert_owners(table, listing)

    def _insert_owners(self, table: TableId, listing: Listing) -> None:
        execute = self._connection.execute
        before = execute("SELECT owner FROM owners WHERE table_id = ? ORDER BY place", (table,))
        if tuple(owner for (owner,) in before) == listing.owners:
            return
        execute("DELETE FROM owners WHERE table_id = ?", (table,))
        self._connection.executemany(
            "INSERT INTO owners (table_id, place, owner) VALUES (?, ?, ?)",
            ((table, place, owner) for place, owner in enumerate(listing.owners)),
        )


def acknowledge(group: Sequence[Append], outcomes: Sequence[Outcome]) -> None:
    """Answer everybody, each in his own event loop."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Outcome]]]
    by_loop = defaultdict(list)
    for append, outcome in zip(group, outcomes, strict=True):
        by_loop[append.loop].append((append.future, outcome))
    for loop, answers in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: Sequence[tuple[asyncio.Future[None], Outcome]]) -> None:
    for future, outcome in answers:
        if future.done():
            continue  # whoever asked has gone
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)
