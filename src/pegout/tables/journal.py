"""A table's log as the store keeps it, read back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from pegout.engine import UnfitRules, Unreadable
from pegout.engine.wire import decode
from pegout.tables.facts import LogEntry
from pegout.tables.ids import TableId
from pegout.tables.standing import Moment, Standing, fold

ENTRY: Final[Any] = LogEntry


class DamagedLog(Exception):
    """A table's log does not fold: it was not written by this house, or is damaged."""

    def __init__(self, table: TableId, why: str) -> None:
        self.table = table
        super().__init__(f"the log of table {table} cannot be read: {why}")


def read_entries(data: Sequence[bytes]) -> Iterator[LogEntry]:
    """Stored entries, read; raises `Unreadable`."""
    for each in data:
        entry: LogEntry = decode(each, ENTRY)
        yield entry


def read_log(table: TableId, data: Sequence[bytes]) -> tuple[Standing, list[Moment]]:
    """A whole log, folded; raises `DamagedLog`."""
    with damage_told(table):
        return fold(read_entries(data))


@contextmanager
def damage_told(table: TableId) -> Iterator[None]:
    """Whatever breaks while stored entries are read is `DamagedLog`, never somebody's request."""
    try:
        yield
    except (Unreadable, UnfitRules) as error:
        raise DamagedLog(table, str(error)) from error
    except (ValueError, LookupError, AssertionError, TypeError, AttributeError) as error:
        # An event that does not follow from those before it breaks the fold in whichever way.
        raise DamagedLog(table, f"{type(error).__name__}: {error}") from error
