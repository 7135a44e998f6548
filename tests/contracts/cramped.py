"""Writes until the disk takes no more, then gets more room; prints what became of each append.

    python -m tests.contracts.cramped STORE

The system's own limit on the size of a file stands for the full disk.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path
from typing import Final

from tests.contracts.logs import listing

from pegout.storage import NotStored, SqliteStore
from pegout.tables.ids import TableId

TABLE: Final = TableId("table00000")
LIMIT: Final = 600_000
"""Bytes that any file may have."""


async def main(path: Path) -> None:
    store = SqliteStore.open(path)
    seq = 0
    for _ in range(100):
        entries = [f"{seq + place}".encode().ljust(10_000) for place in (1, 2)]
        try:
            await store.append(TABLE, seq, entries, listing(TABLE))
        except NotStored:
            sys.stdout.write("refused\n")
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        else:
            sys.stdout.write("stored\n")
            seq += 2
    await store.close()


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, resource.RLIM_INFINITY))
    asyncio.run(main(Path(sys.argv[1])))
