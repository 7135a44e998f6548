"""The SQLite file: its schema, its lock, and what it looks like when it is damaged."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from pegout.storage.failures import StoreDamaged, StoreInUse, StoreTooNew, StoreUnreachable

APPLICATION: Final = 0x50454731
"""Stands in the file's head and says whose it is: ``PEG1``."""
VERSION: Final = 1
"""Of the schema, in ``user_version``."""
PATIENCE: Final = 5.0
"""Seconds to wait for somebody who looks into the file with other tools."""
COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""What SQLite lays beside a file."""
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


def make(path: Path) -> None:
    """An empty store, beside its place and then moved there: no half-made one is ever found.

    Raises `StoreDamaged` where the file has gone and left its log.
    """
    log = path.with_name(f"{path.name}-wal")
    if log.exists():  # SQLite would fold it into the new file
        raise StoreDamaged(path, f"it is missing, but {log.name} is there")
    beside = path.with_name(f"{path.name}.new")
    for left in (beside, *(beside.with_name(beside.name + end) for end in COMPANIONS)):
        left.unlink(missing_ok=True)
    with closing(connect(beside)) as connection:
        set_up(connection, beside)
        connection.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute("COMMIT")
    beside.rename(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name last; where a folder cannot be opened, the system sees to it."""
    with suppress(PermissionError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def set_up(connection: sqlite3.Connection, path: Path) -> None:
    """Every COMMIT is on the disk before it comes back, and readers do not wait for writers."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreUnreachable(path, f"its disk has no write-ahead log (the journal is {mode})")
    connection.execute("PRAGMA synchronous = FULL")


def check(path: Path) -> None:
    """Look at the whole file without changing it.

    Raises `StoreDamaged`, `StoreTooNew` or `StoreUnreachable`.
    """
    if path.stat().st_size == 0:  # SQLite would take it for a new one, and throw its log away
        raise StoreDamaged(path, "it is empty")
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if application != APPLICATION:
                raise StoreDamaged(path, "it is a database, but not one of Pegout's")
            if version > VERSION:
                raise StoreTooNew(path, version, VERSION)
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise StoreDamaged(path, found)
    except sqlite3.Error as error:
        raise damage(path, error) from error


def damage(path: Path, error: sqlite3.Error) -> StoreDamaged | StoreUnreachable:
    """What an error of SQLite says about the file."""
    if _code(error) in SYMPTOMS:
        return StoreDamaged(path, str(error))
    return StoreUnreachable(path, str(error))


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for an error that Python's module has raised by itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
