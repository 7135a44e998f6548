"""Logs that live as long as the process: for tests and for a game that nobody needs to keep."""

from __future__ import annotations

from collections.abc import Sequence

from pegout.storage.failures import StoreClosed
from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.ports import Conflict, Listing, UnknownTable


class MemoryStore:
    """`EventStore` in dicts."""

    def __init__(self) -> None:
        self._logs: dict[TableId, tuple[bytes, ...]] = {}
        self._listings: dict[TableId, Listing] = {}
        self._closed = False

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        self._check_open()
        log = self._logs.get(table, ())
        if len(log) != expected:
            raise Conflict(f"{table} has {len(log)} entries, not {expected}")
        self._logs[table] = (*log, *entries)
        self._listings[table] = listing

    async def read(self, table: TableId, after: int = 0) -> tuple[bytes, ...]:
        self._check_open()
        if table not in self._logs:
            raise UnknownTable(table)
        return self._logs[table][max(0, after) :]

    async def listings(
        self,
        *,
        owner: Owner | None = None,
        statuses: Sequence[Status] | None = None,
        limit: int = 50,
    ) -> tuple[Listing, ...]:
        self._check_open()
        found = [
            each
            for each in self._listings.values()
            if (owner is None or owner in each.owners)
            and (statuses is None or each.status in statuses)
        ]
        found.sort(key=lambda each: (-each.changed, each.table))
        return tuple(found[: max(0, limit)])

    async def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed
