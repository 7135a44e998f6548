"""A viewer who stops reading is dropped, and nobody else waits for him.

Mutants that die here: waiting until everybody has taken a message, and a queue without an end.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.server.visitors import Served, Visitor, listen, play_together, served, sit_down, visitor
from tests.tables.company import PATIENCE

from pegout.server.limits import TOO_SLOW, Limits
from pegout.server.serving import lose_patience

SMALL_BUFFER = 4096
CLOSE_FRAME = b"\x88\x02" + TOO_SLOW.to_bytes(2, "big")


class Stuck:
    """A socket that watches a table and does not read until it is told to."""

    def __init__(self, plug: socket.socket) -> None:
        self._plug = plug
        self._loop = asyncio.get_running_loop()

    async def knock(self, host: str, cookie: str) -> None:
        """The handshake, and not a byte more."""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        await self._loop.sock_sendall(self._plug, request.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += await self._loop.sock_recv(self._plug, 1)
        assert b" 101 " in answer

    async def watch(self, table: str) -> None:
        payload = json.dumps({"type": "watch", "table": table}).encode()
        mask = bytes(4)
        frame = bytes([0x81, 0x80 | len(payload)]) + mask + payload
        await self._loop.sock_sendall(self._plug, frame)

    async def wake(self) -> bytes:
        """Read on: everything that still comes until the line ends, or is said to end."""
        heard = b""
        async with asyncio.timeout(PATIENCE):
            while part := await self._loop.sock_recv(self._plug, 65536):
                heard += part
                if heard.endswith(CLOSE_FRAME):
                    break
        return heard


@asynccontextmanager
async def stuck(who: Visitor, house: Served, table: str) -> AsyncIterator[Stuck]:
    await who.http.get("/")
    host, _, port = house.host.partition(":")
    with socket.socket(proto=socket.IPPROTO_TCP) as plug:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        plug.settimeout(0)
        await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
        sleeper = Stuck(plug)
        await sleeper.knock(house.host, who.cookie)
        await sleeper.watch(table)
        yield sleeper


@pytest.mark.parametrize(
    ("closing", "last"),
    [pytest.param(0.05, b"", id="stuck-for-good"), pytest.param(PATIENCE, CLOSE_FRAME, id="slow")],
)
async def test_who_does_not_read_is_dropped_and_nobody_waits(closing: float, last: bytes) -> None:
    limits = Limits(waiting_frames=8, closing=closing)
    listening = listen(send_buffer=SMALL_BUFFER)
    async with (
        served(limits=limits, listening=listening) as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as cyril,
    ):
        table = await sit_down(anna, boris)
        async with (
            anna.line(table) as one,
            boris.line(table) as other,
            stuck(cyril, house, table) as sleeper,
        ):
            await play_together([one, other], lambda line: line.over)
            rest = await sleeper.wake()
            assert rest.endswith(last)
            assert b'"whole"' in rest
            assert b'"game-ended"' not in rest, "all of it was kept for him"
        async with cyril.line(table) as back:
            assert back.heard[0]["type"] == "whole"
            assert back.over


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends such a connection by itself")
async def test_an_answer_that_nobody_reads_is_no_reason_to_keep_it() -> None:
    """Somebody who asks and asks and never reads the answers is dropped, and the line with him."""
    limits = Limits(waiting_frames=8, closing=0.05, frames_at_once=100_000)
    listening = listen(send_buffer=SMALL_BUFFER)
    lose_patience(listening, 300)
    async with (
        served(limits=limits, listening=listening) as house,
        visitor(house) as anna,
    ):
        table = (await anna.new_table("friend"))["table"]
        async with stuck(anna, house, table) as sleeper:
            with pytest.raises(ConnectionError):
                await ask_for_ever(sleeper, table)
        assert (await anna.http.get("/api/health")).status_code == 200


async def ask_for_ever(sleeper: Stuck, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            await sleeper.watch(table)
            await asyncio.sleep(0)
