"""The SQLite file: its schema, its lock, and what it looks like when it is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from pegout.storage.failures import StoreDamaged, StoreInUse, StoreTooNew, StoreUnreachable

APPLICATION: Final = 0x50454731
"""Stands in the file's head and says whose it is: ``PEG1``."""
VERSION: Final = 1
"""Of the schema, in ``user_version``."""
PATIENCE: Final = 5.0
"""Seconds to wait for somebody who looks into the file with other tools."""
SYMPTOMS: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

SCHEMA: Final = (
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE listings (
        table_id TEXT NOT NULL PRIMARY KEY,
        status TEXT NOT NULL,
        opened REAL NOT NULL,
        changed REAL NOT NULL,
        headline BLOB NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX listings_by_status ON listings (status, changed)",
    """
    CREATE TABLE owners (
        table_id TEXT NOT NULL,
        place INTEGER NOT NULL,
        owner TEXT NOT NULL,
        PRIMARY KEY (table_id, place)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX owners_by_owner ON owners (owner)",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose transactions are begun by hand; for one thread at a time."""
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def lock(path: Path) -> sqlite3.Connection:
    """Keep the file for this process until the connection is closed, or the process killed.

    The lock is SQLite's own, held on an empty file beside the store, because one on the store
    itself would shut out our own readers. Raises `StoreInUse`.
    """
    beside = path.with_name(f"{path.name}.lock")
    connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise StoreInUse(path) from error
        raise StoreUnreachable(beside, str(error)) from error
    return connection


def check(path: Path) -> None:
    """Look at a file that is there, without changing it. A new file is made elsewhere.

    Raises `StoreDamaged`, `StoreTooNew` or `StoreUnreachable`.
    """
    if not path.exists():
        return
    if path.stat().st_size == 0:
        _check_empty(path)
        return
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if (application, version) == (0, 0) and not _tables(connection):
                return  # killed before the schema was written
            if application != APPLICATION:
                raise StoreDamaged(path, "it is a database, but not one of Pegout's")
            if version > VERSION:
                raise StoreTooNew(path, version, VERSION)
            (first, *_) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if first != "ok":
                raise StoreDamaged(path, first)
    except sqlite3.Error as error:
        raise damage(path, error) from error


def _check_empty(path: Path) -> None:
    """An empty file is one that was about to be made, unless it has left something behind."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size > 0:
        raise StoreDamaged(path, f"it is empty, but {log.name} is not")


def _tables(connection: sqlite3.Connection) -> int:
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    return int(tables)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Set the connection up for writing, and make the tables of a new file."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreUnreachable(path, f"its disk has no write-ahead log (the journal is {mode})")
    connection.execute("PRAGMA synchronous = FULL")
    if not _tables(connection):
        connection.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute("COMMIT")


def damage(path: Path, error: sqlite3.Error) -> StoreDamaged | StoreUnreachable:
    """What an error of SQLite says about the file."""
    if _code(error) in SYMPTOMS:
        return StoreDamaged(path, str(error))
    return StoreUnreachable(path, str(error))


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for an error that Python's module has raised by itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
