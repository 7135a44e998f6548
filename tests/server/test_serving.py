"""`run`, in a process of its own: opening the house, closing it, and what can hinder."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.visitors import Served, Visitor
from tests.tables.company import PATIENCE

from pegout.server.serving import DATABASE, _listen
from pegout.storage import MemoryStore

PROGRAM = """
import sys
from pathlib import Path
from pegout.server import run
print_address = lambda address: print(address, flush=True)
sys.exit(run(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), ready=print_address))
"""


def arguments(data: Path, *, port: int = 0, host: str = "127.0.0.1") -> list[str]:
    return [sys.executable, "-c", PROGRAM, host, str(port), str(data)]


def fails(data: Path, *, port: int = 0, host: str = "127.0.0.1") -> str:
    """What is said by a house that cannot be opened: one sentence, and status 2."""
    done = subprocess.run(
        arguments(data, port=port, host=host),
        capture_output=True,
        text=True,
        timeout=PATIENCE * 3,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("pegout: ")
    return sentence


class Process:
    """A house in its own process."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.house = Served(url, MemoryStore())

    async def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *arguments(data), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE * 3):
            url = (await process.stdout.readline()).decode().strip()
        assert url, (await process.stderr.read()).decode()
        yield Process(process, url)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        sentence = fails(tmp_path, port=port)
    assert f"port {port} on 127.0.0.1 is in use" in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("port", [65536, -1, 2**40])
def test_a_port_that_is_none(tmp_path: Path, port: int) -> None:
    assert f"{port} is not a port" in fails(tmp_path, port=port)
    assert list(tmp_path.iterdir()) == []


def test_a_host_that_is_none_of_this_machine(tmp_path: Path) -> None:
    assert "no.such.host.invalid" in fails(tmp_path, host="no.such.host.invalid")


def test_a_data_folder_that_cannot_be_one(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("tea")
    for folder in (file, file / "data"):
        sentence = fails(folder)
        assert f"the data folder {folder} cannot be used" in sentence
        assert "choose another" in sentence
    assert file.read_text() == "tea"


def test_a_damaged_database_is_named_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / DATABASE
    database.write_bytes(b"tea " * 5000)
    sentence = fails(tmp_path)
    assert str(database) in sentence
    assert "damaged" in sentence
    assert database.read_bytes() == b"tea " * 5000


def test_a_damaged_key_is_named(tmp_path: Path) -> None:
    (tmp_path / "server.key").write_text("tea")
    assert str(tmp_path / "server.key") in fails(tmp_path)


def test_small_messages_are_sent_at_once() -> None:
    """Asyncio turns Nagle's waiting off only for a socket whose protocol is named."""
    with _listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_the_house_closes_in_peace(tmp_path: Path, how: signal.Signals) -> None:
    async with opened(tmp_path / "new" / "data") as process:
        house = process.house
        async with httpx.AsyncClient(base_url=house.url) as http:
            anna = Visitor(house, http)
            table = (await anna.new_table("sensible"))["table"]
            async with anna.line(table) as line:
                await line.until(lambda each: bool(each.actions))
                assert await process.end(how) == 0
                assert await line.end() == 1012
        assert process.process.stderr is not None
        assert await process.process.stderr.read() == b""
    assert not list((tmp_path / "new" / "data").glob("*-wal")), "the store was not closed"


@pytest.mark.slow
async def test_a_house_on_the_same_data_waits_its_turn(tmp_path: Path) -> None:
    async with opened(tmp_path):
        assert "is in use by another Pegout" in fails(tmp_path)
