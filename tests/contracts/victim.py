"""Writes to many tables until it is killed, and prints what was acknowledged.

    python -m tests.contracts.victim STORE [early]

``early`` is the mutant that must die: its writer acknowledges before COMMIT.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final
from unittest.mock import patch

from tests.contracts.logs import listing

from pegout.storage import SqliteStore
from pegout.storage.writer import Append, Writer, acknowledge
from pegout.tables.ids import TableId
from pegout.tables.ports import UnknownTable

TABLES: Final = tuple(TableId(f"table{number:05}") for number in range(20))
LARGEST: Final = 3
"""Entries in one append."""


def store_early(writer: Writer, group: Sequence[Append]) -> None:
    """Acknowledges before COMMIT, which takes as long as on a slow disk."""
    writer._connection.execute("BEGIN IMMEDIATE")  # noqa: SLF001
    outcomes = [writer._write(append) for append in group]  # noqa: SLF001
    acknowledge(group, outcomes)
    time.sleep(0.005)
    writer._connection.execute("COMMIT")  # noqa: SLF001


def batch(table: TableId, last: int) -> tuple[bytes, ...]:
    """The next append to a table: each entry says its place in the log and in its batch."""
    size = 1 + (last + sum(table.encode())) % LARGEST
    return tuple(f"{table} {last + place} {place}/{size}".encode() for place in range(1, size + 1))


async def write(store: SqliteStore, table: TableId) -> None:
    try:
        last = len(await store.read(table))
    except UnknownTable:
        last = 0
    while True:
        entries = batch(table, last)
        await store.append(table, last, entries, listing(table, changed=last))
        last += len(entries)
        os.write(1, f"{table} {last}\n".encode())


async def main(path: Path) -> None:
    store = SqliteStore.open(path)
    await asyncio.gather(*(write(store, table) for table in TABLES))


if __name__ == "__main__":
    mutant = patch.object(Writer, "_store", store_early)
    with mutant if sys.argv[2:] == ["early"] else nullcontext():
        asyncio.run(main(Path(sys.argv[1])))
