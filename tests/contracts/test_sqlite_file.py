"""The SQLite store and its file: who has it, how damage is told, what a full disk does."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from tests.contracts.child import ROOT, run
from tests.contracts.logs import entries_of, listing

from pegout.storage import (
    NotStored,
    SqliteStore,
    StoreDamaged,
    StoreInUse,
    StoreTooNew,
    StoreUnreachable,
    file,
)
from pegout.storage.writer import Append, Writer
from pegout.tables.ids import TableId
from pegout.tables.ports import Conflict

ONE: Final = TableId("one0000000")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pegout.db"


async def fill(path: Path, tables: int = 50) -> None:
    store = SqliteStore.open(path)
    for number in range(tables):
        table = TableId(f"table{number:05}")
        await store.append(table, 0, entries_of(table, 0, 40), listing(table))
    await store.close()


@contextmanager
def looked_into(path: Path) -> Iterator[None]:
    """Somebody else holds the file's write lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# --- opening and closing ------------------------------------------------------------------------


async def test_what_was_stored_is_there_again(path: Path) -> None:
    await fill(path)
    store = SqliteStore.open(path)
    table = TableId("table00007")
    assert await store.read(table) == entries_of(table, 0, 40)
    assert len(await store.listings(limit=1000)) == 50
    await store.append(table, 40, [b"more"], listing(table))
    await store.close()


async def test_closing_finishes_what_was_accepted(path: Path) -> None:
    store = SqliteStore.open(path)
    tables = [TableId(f"table{number:05}") for number in range(50)]
    appends = [
        asyncio.create_task(store.append(table, 0, entries_of(table, 0, 3), listing(table)))
        for table in tables
    ]
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*appends)
    store = SqliteStore.open(path)
    for table in tables:
        assert await store.read(table) == entries_of(table, 0, 3)
    await store.close()


async def test_a_closed_store_is_one_file(path: Path) -> None:
    await fill(path)
    assert sorted(each.name for each in path.parent.iterdir()) == ["pegout.db", "pegout.db.lock"]


async def test_a_store_is_opened_once(path: Path) -> None:
    store = SqliteStore.open(path)
    with pytest.raises(StoreInUse, match=r"pegout\.db is in use by another Pegout"):
        SqliteStore.open(path)
    await store.append(ONE, 0, [b"1"], listing(ONE))
    await store.close()
    await SqliteStore.open(path).close()


async def test_another_process_keeps_its_store(path: Path) -> None:
    command = [sys.executable, "-m", "tests.contracts.holder", str(path)]
    with subprocess.Popen(  # noqa: ASYNC220 - our own, and nothing else runs here
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(StoreInUse):
            SqliteStore.open(path)
        holder.kill()
    await SqliteStore.open(path).close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable, match=r"pegout\.db"):
        SqliteStore.open(tmp_path / "nowhere" / "pegout.db")


def test_a_folder_in_the_file_s_place(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable):
        SqliteStore.open(tmp_path)


async def test_what_a_dying_process_left_half_made_is_cleared_away(path: Path) -> None:
    for end in ("", *file.COMPANIONS):
        path.with_name(f"pegout.db.new{end}").write_bytes(b"half")
    await fill(path, tables=1)
    assert not list(path.parent.glob("*.new*"))


# --- damage -------------------------------------------------------------------------------------


def text(path: Path) -> None:
    path.write_text("This is no database. " * 500)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_in_half(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2 - 100])


def cut_between_pages(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 4096 * 5])


def cut_to_the_head(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def zeros_inside(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[4096 * 3 : 4096 * 8] = bytes(4096 * 5)
    path.write_bytes(whole)


def scribbled(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[4096 * 4 : 4096 * 4 + 64] = b"\xa5" * 64
    path.write_bytes(whole)


def scribbled_all_over(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096] + b"\xa5" * (path.stat().st_size - 4096))


def another_program_s(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (soup)")


@pytest.mark.parametrize(
    "harm",
    [
        text,
        emptied,
        cut_in_half,
        cut_between_pages,
        cut_to_the_head,
        zeros_inside,
        scribbled,
        scribbled_all_over,
        another_program_s,
    ],
)
def test_a_damaged_file_is_told_and_left_alone(path: Path, harm: Callable[[Path], None]) -> None:
    asyncio.run(fill(path))
    harm(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreDamaged) as told:
            SqliteStore.open(path)
        assert str(path) in str(told.value)
        assert "put a backup in its place" in str(told.value)
        assert path.read_bytes() == before


def test_a_file_that_is_missing_leaves_its_log_alone(path: Path) -> None:
    log = path.with_name("pegout.db-wal")
    log.write_bytes(b"the games of yesterday")
    for _ in range(2):
        with pytest.raises(StoreDamaged, match=r"missing, but pegout\.db-wal is there"):
            SqliteStore.open(path)
        assert not path.exists()
        assert log.read_bytes() == b"the games of yesterday"


def test_a_folder_that_cannot_be_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StoreUnreachable, match="Permission denied"):
        SqliteStore.open(path)


async def test_a_damaged_file_keeps_its_log(path: Path, tmp_path: Path) -> None:
    store = SqliteStore.open(path)
    await store.append(ONE, 0, [b"only in the log"] * 100, listing(ONE))
    left = tmp_path / "left"  # as after `kill -9`
    left.mkdir()
    for name in ("pegout.db", "pegout.db-wal"):
        (left / name).write_bytes((tmp_path / name).read_bytes())
    await store.close()
    log = (left / "pegout.db-wal").read_bytes()
    assert b"only in the log" in log

    whole = (left / "pegout.db").read_bytes()
    for harm in (emptied, text):
        harm(left / "pegout.db")
        with pytest.raises(StoreDamaged):
            SqliteStore.open(left / "pegout.db")
        assert (left / "pegout.db-wal").read_bytes() == log
    (left / "pegout.db").write_bytes(whole)
    store = SqliteStore.open(left / "pegout.db")
    assert len(await store.read(ONE)) == 100
    await store.close()


def test_a_newer_store_is_refused(path: Path) -> None:
    asyncio.run(fill(path, tables=1))
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {file.VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="newer Pegout") as told:
        SqliteStore.open(path)
    assert (told.value.version, told.value.known) == (file.VERSION + 1, file.VERSION)
    assert path.read_bytes() == before


async def test_damage_while_it_is_open(path: Path) -> None:
    await fill(path)
    store = SqliteStore.open(path)
    scribbled_all_over(path)
    with pytest.raises(StoreDamaged):
        await store.read(TableId("table00007"))
    await store.close()


# --- writing ------------------------------------------------------------------------------------


def test_every_commit_reaches_the_disk(path: Path) -> None:
    """`kill -9` cannot tell ``OFF`` from ``FULL``: what the system has in memory survives it."""
    file.make(path)
    with closing(file.connect(path)) as connection:
        file.set_up(connection, path)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_those_who_wait_together_are_committed_together(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    begun, loop = asyncio.Event(), asyncio.get_running_loop()
    store_group = Writer._store  # noqa: SLF001 - the groups can be seen nowhere else

    def counted(writer: Writer, group: Sequence[Append]) -> None:
        groups.append(len(group))
        loop.call_soon_threadsafe(begun.set)
        store_group(writer, group)

    monkeypatch.setattr(Writer, "_store", counted)
    store = SqliteStore.open(path)
    with looked_into(path):
        first = asyncio.create_task(store.append(ONE, 0, [b"1"], listing(ONE)))
        await begun.wait()
        others = [
            asyncio.create_task(store.append(table, expected, [b"1"], listing(table)))
            for table, expected in ((TableId(f"table{n:05}"), n % 3) for n in range(99))
        ]
        await asyncio.sleep(0.05)
        assert not first.done()
        assert not any(other.done() for other in others)
    await first
    outcomes = await asyncio.gather(*others, return_exceptions=True)
    assert groups == [1, 99]
    for number, outcome in enumerate(outcomes):
        assert isinstance(outcome, Conflict) if number % 3 else outcome is None
    assert len(await store.listings(limit=1000)) == 1 + 33
    await store.close()


async def test_what_cannot_be_written_spoils_nobody_else(path: Path) -> None:
    store = SqliteStore.open(path)
    two = TableId("two0000000")
    unwritable: list[bytes] = [b"1", {"not": "bytes"}]  # type: ignore[list-item]
    bad, good = await asyncio.gather(
        store.append(ONE, 0, unwritable, listing(ONE)),
        store.append(two, 0, [b"1"], listing(two)),
        return_exceptions=True,
    )
    assert isinstance(bad, NotStored)
    assert good is None
    await store.append(ONE, 0, [b"1"], listing(ONE))
    assert await store.read(ONE) == (b"1",)
    await store.close()


async def test_reading_does_not_wait_for_writing(path: Path) -> None:
    store = SqliteStore.open(path)
    await store.append(ONE, 0, [b"1"], listing(ONE))
    with looked_into(path):
        waiting = asyncio.create_task(store.append(ONE, 1, [b"2"], listing(ONE)))
        await asyncio.sleep(0.02)
        assert await asyncio.wait_for(store.read(ONE), 2) == (b"1",)
        assert not waiting.done()
    await waiting
    assert await store.read(ONE) == (b"1", b"2")
    await store.close()


async def test_a_file_that_stays_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.05)
    store = SqliteStore.open(path)
    with looked_into(path), pytest.raises(NotStored, match="locked"):
        await store.append(ONE, 0, [b"the secret of the game"], listing(ONE))
    assert "could not be stored" in caplog.text
    assert "secret" not in caplog.text
    await store.append(ONE, 0, [b"1"], listing(ONE))
    assert await store.read(ONE) == (b"1",)
    await store.close()


class Faltering(sqlite3.Connection):
    """Its first COMMIT fails, as on a disk with a fault."""

    faults = 1

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as in sqlite3
        if sql == "COMMIT" and self.faults:
            self.faults -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


async def test_a_commit_that_fails_leaves_nothing(path: Path) -> None:
    file.make(path)
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, factory=Faltering
    )
    writer = Writer(connection)
    with pytest.raises(NotStored, match="disk I/O error"):
        await writer.append(ONE, 0, [b"lost"], listing(ONE))
    await writer.append(ONE, 0, [b"1"], listing(ONE))
    await asyncio.to_thread(writer.close)
    store = SqliteStore.open(path)
    assert await store.read(ONE) == (b"1",)
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="the size of files has no limit there")
async def test_a_full_disk(path: Path) -> None:
    outcomes = run("cramped", path).decode().split()
    assert len(outcomes) == 100
    assert outcomes.count("refused") == 1
    assert outcomes.index("refused") > 5
    assert outcomes[-1] == "stored"
    store = SqliteStore.open(path)
    log = await store.read(TableId("table00000"))
    assert [entry.strip() for entry in log] == [b"%d" % seq for seq in range(1, 2 * 99 + 1)]
    await store.close()


def test_nothing_of_the_store_is_logged_when_all_is_well(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "pegout"):
        asyncio.run(fill(path, tables=3))
    assert caplog.text == ""
