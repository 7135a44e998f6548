"""Logs and listings for the tests of stores."""

from __future__ import annotations

from collections.abc import Sequence

from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.ports import Listing


def listing(
    table: TableId,
    status: Status = "playing",
    owners: Sequence[str] = ("anna",),
    *,
    changed: float = 1.0,
    headline: bytes = b"{}",
) -> Listing:
    return Listing(table, status, tuple(map(Owner, owners)), 0.5, changed, headline)


def entries_of(table: TableId, behind: int, count: int) -> tuple[bytes, ...]:
    """Entries that say where they belong."""
    return tuple(f"{table} {seq}".encode() for seq in range(behind + 1, behind + count + 1))
