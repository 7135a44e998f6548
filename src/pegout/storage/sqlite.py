"""Logs in an SQLite file: one thread writes, another reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

from pegout.storage import file
from pegout.storage.failures import StoreClosed, StoreUnreachable
from pegout.storage.writer import Writer
from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.ports import Listing, UnknownTable

T = TypeVar("T")


class SqliteStore:
    """`EventStore` in a file. Made by `open`."""

    def __init__(
        self, path: Path, lock: sqlite3.Connection, reading: sqlite3.Connection, writer: Writer
    ) -> None:
        self._path = path
        self._lock = lock
        self._reading = reading
        self._writer = writer
        self._reader = ThreadPoolExecutor(1, "pegout-store-reader")
        self._open = True

    @classmethod
    def open(cls, path: Path) -> SqliteStore:
        """Open the file, or make it; its folder must be there.

        Reads the whole file once to see that it is not damaged. Raises `StoreInUse`,
        `StoreDamaged`, `StoreTooNew` or `StoreUnreachable`, and then has changed nothing.
        """
        path = path.resolve()
        try:
            with ExitStack() as undo:
                lock = undo.enter_context(closing(file.lock(path)))
                if path.exists():
                    file.check(path)
                else:
                    file.make(path)
                writing = undo.enter_context(closing(file.connect(path)))
                file.set_up(writing, path)
                reading = undo.enter_context(closing(file.connect(path)))
                reading.execute("PRAGMA query_only = ON")
                undo.pop_all()
                return cls(path, lock, reading, Writer(writing))
        except sqlite3.Error as error:
            raise file.damage(path, error) from error
        except OSError as error:
            raise StoreUnreachable(path, error.strerror or str(error)) from error

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        """Also raises `NotStored`, after which the next append may well succeed."""
        await self._writer.append(table, expected, entries, listing)

    async def read(self, table: TableId, after: int = 0) -> tuple[bytes, ...]:
        entries = await self._read(lambda: self._entries(table, after))
        if entries is None:
            raise UnknownTable(table)
        return entries

    async def listings(
        self,
        *,
        owner: Owner | None = None,
        statuses: Sequence[Status] | None = None,
        limit: int = 50,
    ) -> tuple[Listing, ...]:
        return await self._read(lambda: self._listings(owner, statuses, max(0, limit)))

    async def close(self) -> None:
        self._open = False
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writer.close()  # the last to go folds the log into the file
        self._lock.close()

    async def _read(self, ask: Callable[[], T]) -> T:
        """Ask in the reading thread."""
        if not self._open:
            raise StoreClosed
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise file.damage(self._path, error) from error

    # --- in the reading thread ------------------------------------------------------------------

    def _entries(self, table: TableId, after: int) -> tuple[bytes, ...] | None:
        rows = self._reading.execute(
            "SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
        ).fetchall()
        if not rows and not self._has(table):
            return None
        return tuple(entry for (entry,) in rows)

    def _has(self, table: TableId) -> bool:
        found = self._reading.execute("SELECT 1 FROM entries WHERE table_id = ? LIMIT 1", (table,))
        return found.fetchone() is not None

    def _listings(
        self, owner: Owner | None, statuses: Sequence[Status] | None, limit: int
    ) -> tuple[Listing, ...]:
        wanted = "TRUE" if statuses is None else f"status IN ({', '.join('?' * len(statuses))})"
        mine = (
            "TRUE" if owner is None else "table_id IN (SELECT table_id FROM owners WHERE owner = ?)"
        )
        rows = self._reading.execute(
            "SELECT table_id, status, opened, changed, headline FROM listings"  # noqa: S608 - no values
            f" WHERE {wanted} AND {mine} ORDER BY changed DESC, table_id LIMIT ?",
            (*(statuses or ()), *(() if owner is None else (owner,)), limit),
        ).fetchall()
        return tuple(self._listing(*row) for row in rows)

    def _listing(
        self, table: TableId, status: Status, opened: float, changed: float, headline: bytes
    ) -> Listing:
        owners = self._reading.execute(
            "SELECT owner FROM owners WHERE table_id = ? ORDER BY place", (table,)
        )
        named = tuple(Owner(owner) for (owner,) in owners)
        return Listing(table, status, named, opened, changed, headline)
