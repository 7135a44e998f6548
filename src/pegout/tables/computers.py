"""Computer players in processes of their own, which pull their work.

A worker takes a turn when it is free, so a slow player delays other computers' turns and nothing
else. One that crashes or hangs is killed and another begins in its place: that costs a move, and no
table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from pegout.tables.ports import Asked, NoAnswer

log = logging.getLogger(__name__)

WORKER: Final = (sys.executable, "-m", "pegout.tables.worker")
"""A fresh interpreter: nothing of the server's memory is in it, no secret and no other hand."""
ANSWER_WITHIN: Final = 30.0
"""Seconds for one turn, a worker's beginning included."""
TRIES: Final = 2
LONGEST_ANSWER: Final = 65536


class Answered(msgspec.Struct, frozen=True):
    """What a worker writes: an action, or why there is none."""

    action: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""


class Computers:
    """`Players` in worker processes, begun when the first turn comes."""

    def __init__(
        self,
        *,
        workers: int | None = None,
        command: Sequence[str] = WORKER,
        answer_within: float = ANSWER_WITHIN,
    ) -> None:
        self._number = workers if workers is not None else max(1, min(4, (os.cpu_count() or 1) - 1))
        self._command = tuple(command)
        self._answer_within = answer_within
        self._turns: asyncio.Queue[tuple[Asked, asyncio.Future[bytes]]] = asyncio.Queue()
        self._workers: list[asyncio.Task[None]] = []
        self._closed = False

    async def choose(self, asked: Asked) -> bytes:
        if self._closed:
            raise NoAnswer("the players have gone")
        loop = asyncio.get_running_loop()
        if len(self._workers) < self._number:
            self._workers.append(loop.create_task(self._work()))
        answer: asyncio.Future[bytes] = loop.create_future()
        self._turns.put_nowait((asked, answer))
        return await answer

    async def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        while not self._turns.empty():
            _, answer = self._turns.get_nowait()
            if not answer.done():
                answer.set_exception(NoAnswer("the players have gone"))

    async def _work(self) -> None:
        """One worker's life: it takes turns, one after the other."""
        process = WorkerProcess(self._command)
        try:
            while True:
                asked, answer = await self._turns.get()
                if answer.done():
                    continue  # nobody waits for it any more
                try:
                    action = await self._answer(process, asked)
                except NoAnswer as error:
                    if not answer.done():
                        answer.set_exception(error)
                except asyncio.CancelledError:
                    if not answer.done():
                        answer.set_exception(NoAnswer("the players have gone"))
                    raise
                else:
                    if not answer.done():
                        answer.set_result(action)
        finally:
            await process.end()

    async def _answer(self, process: WorkerProcess, asked: Asked) -> bytes:
        line = msgspec.json.encode(asked) + b"\n"
        why = ""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._answer_within):
                    written = await process.ask(line)
                answered = msgspec.json.decode(written, type=Answered)
            except TimeoutError:
                why = f"no answer within {self._answer_within:g} s"
            except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
                why = f"the worker failed: {error or type(error).__name__}"
            else:
                if bytes(answered.action) != b"null":
                    return bytes(answered.action)
                why = answered.fault or "it answered nothing"
            await process.end()  # the next try, or the next turn, has a new one
            log.warning("player %s: %s", asked.bot, why)
        raise NoAnswer(why)


class WorkerProcess:
    """A worker's process, begun when it is first asked and again after each end."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """Write a line and read one; raises ``OSError`` or ``EOFError``."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("it ended without an answer")
        return answer

    async def end(self) -> None:
        """Kill it: a player has nothing to lose."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
