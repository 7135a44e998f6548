"""`kill -9` at any moment loses nothing that was acknowledged.

The mutant that must die is "acknowledge before COMMIT"; the last test runs it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.contracts.child import start
from tests.contracts.victim import TABLES, batch

from pegout.storage import SqliteStore
from pegout.tables.ids import TableId
from pegout.tables.ports import UnknownTable

ROUNDS: Final = 30

Acknowledged = dict[str, int]
"""The last entry of each table whose append has come back."""


def killed_at_work(path: Path, seconds: float, *how: str) -> Acknowledged:
    """What a process was told is stored, until it was killed some time after the first of it."""
    with start("victim", path, *how) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        rest = process.stdout.read()
    assert process.returncode == -9
    lines = (first + rest).decode().split("\n")
    return {table: int(last) for table, last in (line.split() for line in lines[:-1])}


async def faults(path: Path, acknowledged: Acknowledged) -> list[str]:
    """What is not as it must be in the file that was left behind."""
    store = SqliteStore.open(path)
    found = []
    for table in TABLES:
        try:
            log = await store.read(table)
        except UnknownTable:
            log = ()
        if len(log) < acknowledged.get(table, 0):
            found.append(f"{table} has lost {acknowledged[table] - len(log)}")
        if log != tuple(whole_batches(table, len(log))):
            found.append(f"{table} has a gap, or half a batch")
    await store.close()
    return found


def whole_batches(table: TableId, length: int) -> Iterator[bytes]:
    """The only log of whole batches that can be this long; longer where it would end inside one."""
    last = 0
    while last < length:
        entries = batch(table, last)
        yield from entries
        last += len(entries)


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "pegout.db"
    dice = Random(9)  # noqa: S311 - no secret
    acknowledged: Acknowledged = {}
    for _ in range(ROUNDS):
        before = sum(acknowledged.values())
        acknowledged |= killed_at_work(path, dice.uniform(0, 0.25))
        assert sum(acknowledged.values()) > before  # it went on where the last one was killed
        assert await faults(path, acknowledged) == []


def killed_at_birth(path: Path, seconds: float) -> None:
    """Kill a process some time after the first sign of its new file."""
    with start("victim", path) as process:
        deadline = time.monotonic() + 10
        while not any(path.parent.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.0005)
        time.sleep(seconds)
        process.kill()


@pytest.mark.slow
async def test_a_store_that_was_never_finished_is_begun_again(tmp_path: Path) -> None:
    dice = Random(10)  # noqa: S311 - no secret
    for number in range(20):
        path = tmp_path / str(number) / "pegout.db"
        path.parent.mkdir()
        killed_at_birth(path, dice.uniform(0, 0.01))
        assert await faults(path, {}) == []


@pytest.mark.slow
async def test_the_mutant_that_acknowledges_before_commit_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "pegout.db"
    dice = Random(9)  # noqa: S311 - no secret
    for _ in range(ROUNDS):
        if await faults(path, killed_at_work(path, dice.uniform(0, 0.25), "early")):
            return
    pytest.fail("the test of kill -9 would not notice an early acknowledgement")
