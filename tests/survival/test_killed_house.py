"""The whole house is killed with `kill -9` while games go on, again and again.

What was acknowledged or told is never taken back, an unanswered wish can be sent again, and the
games go on where they were. Mutants that must die: told before it is stored; an action that is
carried out twice when it is sent twice.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from tests.server.visitors import Line, Served, Visitor, listen, same_place, sit_down
from tests.written import ROOT
from websockets.exceptions import WebSocketException

from pegout.records import read, verify
from pegout.storage import MemoryStore

ROUNDS: Final = 12
LONG: Final = {"target": 61, "matchTo": 200}
"""House rules of a match that no round gets to the end of."""


@dataclass
class Guest:
    """A seat, and what its browser still knows after the house is gone."""

    visitor: Visitor
    table: str
    seq: int = 0
    """The last entry that was told or acknowledged."""
    told: dict[int, Any] = field(default_factory=dict)
    """Events by their place in the log."""
    accepted: dict[str, int] = field(default_factory=dict)
    """Where the log stood after each action that was accepted."""
    wish: dict[str, Any] = field(default_factory=dict)
    """The last that was sent."""

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """Come back, with what is known."""
        known = self.seq
        async with self.visitor.line(self.table, since=known) as line:
            try:
                yield line
            finally:
                self._remember(line, known)

    def _remember(self, line: Line, known: int) -> None:
        for message in line.heard:
            if message["type"] in {"told", "whole"}:
                assert message["seq"] >= known, "what was known has been taken back"
                known = message["seq"]
            for step in message.get("steps", ()):
                if "event" in step:
                    self.told[step["seq"]] = step["event"]
        self.seq = max(self.seq, known)

    async def act(self, line: Line, wish: dict[str, Any]) -> None:
        """Send an action; the same again must get the same answer."""
        self.wish = wish
        answer = await line.play(**wish)
        assert answer["type"] == "accepted", answer
        assert self.accepted.setdefault(wish["action_id"], answer["seq"]) == answer["seq"]
        self.seq = max(self.seq, answer["seq"])


async def play_on(guests: list[Guest], dice: Random) -> None:
    """Play at one table until the house is gone."""
    with suppress(OSError, WebSocketException):
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(guest.line()) for guest in guests]
            for guest, line in zip(guests, lines, strict=True):
                await send_again(guest, line)
            while True:
                await same_place(*lines)
                acting = [pair for pair in zip(guests, lines, strict=True) if pair[1].actions]
                if not acting:
                    await lines[0].hear()
                    continue
                guest, line = dice.choice(acting)
                action_id = f"{guest.table}-{id(guest)}-{len(guest.accepted)}"
                action = dice.choice(line.actions)
                wish = {"action": action, "expected": line.seq, "action_id": action_id}
                await guest.act(line, wish)


async def send_again(guest: Guest, line: Line) -> None:
    """The last wish, answered or not, and once more: it is carried out once."""
    if guest.wish:
        await guest.act(line, guest.wish)
        await guest.act(line, guest.wish)


@asynccontextmanager
async def house(port: int, folder: Path) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A running house; killed at the end, if it is still there."""
    command = [sys.executable, "-m", "tests.survival.house", str(port), str(folder)]
    process = await asyncio.to_thread(
        lambda: subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    )
    with process:
        try:
            assert process.stdout is not None
            assert await asyncio.to_thread(process.stdout.readline)
            yield process
        finally:
            process.kill()


@pytest.fixture
def port() -> int:
    with listen() as listening:
        number: int = listening.getsockname()[1]
    return number


@pytest.fixture
async def visitors(port: int) -> AsyncIterator[list[Visitor]]:
    url = f"http://127.0.0.1:{port}/"
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=20))
            for _ in range(4)
        ]
        yield [Visitor(Served(url, MemoryStore()), client) for client in clients]


async def seated(visitors: list[Visitor]) -> list[list[Guest]]:
    """Two tables for two, and one at which somebody plays the computer."""
    anna, boris, carla, dora = visitors
    one = await sit_down(anna, boris, **LONG)
    two = await sit_down(carla, anna, **LONG)
    three = (await dora.new_table("sensible", **LONG))["table"]
    return [
        [Guest(anna, one), Guest(boris, one)],
        [Guest(carla, two), Guest(anna, two)],
        [Guest(dora, three)],
    ]


@pytest.mark.slow
async def test_games_go_on_after_every_kill(
    port: int, visitors: list[Visitor], tmp_path: Path
) -> None:
    dice = Random(31)  # noqa: S311 - no secret
    async with house(port, tmp_path):
        tables = await seated(visitors)
    for _ in range(ROUNDS):
        async with house(port, tmp_path) as process:
            playing = [asyncio.create_task(play_on(guests, dice)) for guests in tables]
            await asyncio.sleep(dice.uniform(0.1, 0.8))
            process.kill()
            await asyncio.gather(*playing)
    async with house(port, tmp_path):
        for guests in tables:
            await everything_is_there(guests)
    assert sum(len(guest.accepted) for guests in tables for guest in guests) > 5 * ROUNDS


async def everything_is_there(guests: list[Guest]) -> None:
    """The table is given up, so that all is published, and compared with what was ever told."""
    for guest in guests:
        async with guest.line() as line:
            await send_again(guest, line)
    first = guests[0]
    async with first.line() as line:
        assert line.seq >= max(guest.seq for guest in guests)
        await line.send(type="abandon", table=first.table)
        await line.until(lambda each: each.over)
    replay = (await first.visitor.get(f"/api/tables/{first.table}/replay")).json()
    events = {step["seq"]: step.get("event") for step in replay["steps"]}
    assert sorted(events) == list(range(1, len(events) + 1))
    for guest in guests:
        assert guest.seq in events
        assert guest.accepted
        for seq, event in guest.told.items():
            assert "hidden" in str(event) or events[seq] == event
    text = (await first.visitor.get(f"/api/tables/{first.table}/record")).text
    reading = read(text)
    assert reading.error is None
    assert reading.record is not None
    assert verify(reading.record) == ()
    by_seat = [sum(move.seat == seat for _, move in reading.record.numbered()) for seat in (0, 1)]
    assert [len(guest.accepted) for guest in guests] == by_seat[: len(guests)]
