"""A store in a dict, until the real one stands in its place."""

from __future__ import annotations

from collections.abc import Sequence

from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.ports import Conflict, Listing, UnknownTable


class MemoryStore:
    def __init__(self) -> None:
        self.logs: dict[TableId, list[bytes]] = {}
        self.lists: dict[TableId, Listing] = {}

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        log = self.logs.setdefault(table, [])
        if len(log) != expected:
            raise Conflict
        log.extend(entries)
        self.lists[table] = listing

    async def read(self, table: TableId, after: int = 0) -> tuple[bytes, ...]:
        if table not in self.logs:
            raise UnknownTable(table)
        return tuple(self.logs[table][after:])

    async def listings(
        self,
        *,
        owner: Owner | None = None,
        statuses: Sequence[Status] | None = None,
        limit: int = 50,
    ) -> tuple[Listing, ...]:
        found = [
            each
            for each in self.lists.values()
            if (owner is None or owner in each.owners)
            and (statuses is None or each.status in statuses)
        ]
        return tuple(sorted(found, key=lambda each: -each.changed)[:limit])

    async def close(self) -> None:
        return
