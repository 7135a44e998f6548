"""Where the tables' logs are kept: in memory, or in an SQLite file.

Both keep the promises of `tables.ports.EventStore`; one suite of tests holds them to it
(``tests/contracts``).
"""

from pegout.storage.failures import (
    NotStored,
    StoreClosed,
    StoreDamaged,
    StoreFailure,
    StoreInUse,
    StoreTooNew,
    StoreUnreachable,
)
from pegout.storage.memory import MemoryStore
from pegout.storage.sqlite import SqliteStore

__all__ = [
    "MemoryStore",
    "NotStored",
    "SqliteStore",
    "StoreClosed",
    "StoreDamaged",
    "StoreFailure",
    "StoreInUse",
    "StoreTooNew",
    "StoreUnreachable",
]
