"""Worker processes that pull their work: a turn each, when they are free."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

import msgspec

from pegout.tables.ports import Asked, NoAnswer

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 30.0
"""Seconds for one turn, a worker's beginning included."""
TRIES: Final = 2
REVIVE_EVERY: Final = 30.0
"""Seconds between two begins of a worker that ends while nobody asks it anything."""
LONGEST_ANSWER: Final = 65536


class Answered(msgspec.Struct, frozen=True):
    """What a worker writes: an action, or why there is none, or that it has got ready."""

    action: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""
    warmed: str | None = None
    """The digest of a ruleset whose players are ready; empty once all are. Answers no turn."""


class Crew:
    """Workers of one kind. One that crashes or hangs is killed and another begins in its place."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        workers: int,
        answer_within: float = ANSWER_WITHIN,
        heard: Callable[[str], None] = lambda _: None,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """``heard`` is told what workers have `Answered.warmed`, ``lost`` that one has ended."""
        self._command = tuple(command)
        self._number = workers
        self._answer_within = answer_within
        self._heard = heard
        self._lost = lost
        self._turns: asyncio.Queue[tuple[Asked, asyncio.Future[bytes]]] = asyncio.Queue()
        self._workers: list[asyncio.Task[None]] = []
        self._processes: list[WorkerProcess] = []
        self._revived = -inf
        self._reviving: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """One more worker begins, if there are not enough; the first turn does it too."""
        if len(self._workers) < self._number:
            process = WorkerProcess(self._command, heard=self._heard, lost=self._lost)
            self._processes.append(process)
            self._workers.append(asyncio.get_running_loop().create_task(self._work(process)))

    def revive(self) -> None:
        """Begin again what has ended without being asked; now and then, if it always ends."""
        now = asyncio.get_running_loop().time()
        ended = [process for process in self._processes if process.ended]
        if ended and now - self._revived >= REVIVE_EVERY:
            self._revived = now
            self._reviving = asyncio.get_running_loop().create_task(_begin_again(ended))

    async def choose(self, asked: Asked) -> bytes:
        """As `Players.choose`."""
        if self._closed:
            raise NoAnswer("the players have gone")
        self.begin()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._turns.put_nowait((asked, answer))
        return await answer

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._workers, *([self._reviving] if self._reviving is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await process.end()
        while not self._turns.empty():
            _, answer = self._turns.get_nowait()
            if not answer.done():
                answer.set_exception(NoAnswer("the players have gone"))

    async def _work(self, process: WorkerProcess) -> None:
        """One worker's life: it takes turns, one after the other."""
        with contextlib.suppress(OSError):  # the first turn will say it
            await process.begin()
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

    async def _answer(self, process: WorkerProcess, asked: Asked) -> bytes:
        line = msgspec.json.encode(asked) + b"\n"
        why = ""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._answer_within):
                    answered = await process.ask(line)
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


async def _begin_again(processes: Sequence[WorkerProcess]) -> None:
    for process in processes:
        await process.end()
        with contextlib.suppress(OSError):
            await process.begin()


class WorkerProcess:
    """A worker's process, begun again after each end."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        heard: Callable[[str], None] = lambda _: None,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self._command = command
        self._heard = heard
        self._lost = lost
        self._changing = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answers: asyncio.Queue[Answered | Exception] = asyncio.Queue()

    @property
    def ended(self) -> bool:
        """It has ended by itself."""
        return self._listening is not None and self._listening.done()

    async def begin(self) -> None:
        """Begin it, if it is not there; raises ``OSError``."""
        async with self._changing:
            if self._process is not None:
                return
            self._answers = asyncio.Queue()
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
            self._listening = asyncio.create_task(self._listen(self._process, self._answers))

    async def _listen(
        self, process: asyncio.subprocess.Process, answers: asyncio.Queue[Answered | Exception]
    ) -> None:
        """It speaks when it is asked, and when it has got ready."""
        assert process.stdout is not None
        while True:
            try:
                line = await process.stdout.readline()
                if not line.endswith(b"\n"):
                    raise EOFError("it ended without an answer")  # noqa: TRY301 - as the others
                answered = msgspec.json.decode(line, type=Answered)
            except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
                self._lost()
                answers.put_nowait(error)
                return
            if answered.warmed is None:
                answers.put_nowait(answered)
            else:
                self._heard(answered.warmed)

    async def ask(self, line: bytes) -> Answered:
        """Write a line and read one; raises ``OSError``, ``EOFError`` or what cannot be read."""
        await self.begin()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answered = await self._answers.get()
        if isinstance(answered, Exception):
            raise answered
        return answered

    async def end(self) -> None:
        """Kill it: a player has nothing to lose."""
        async with self._changing:
            process, self._process = self._process, None
            listening, self._listening = self._listening, None
            if process is None or listening is None:
                return
            listening.cancel()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            self._lost()
            self._answers.put_nowait(EOFError("it was ended"))
