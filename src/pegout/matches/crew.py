"""A match in several processes: each plays a set, tells its tally and is given the next."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType, TracebackType
from typing import Self

from pegout.matches.course import Endless
from pegout.matches.hall import hall, pieces
from pegout.matches.program import OutsideFailed
from pegout.matches.tally import Tally
from pegout.matches.wish import Wish

Told = int | Tally | OutsideFailed | Endless
"""What a worker says: first how many sets it takes at once, then the tallies of sets."""


class CrewFailed(RuntimeError):
    """A worker has ended in the middle of a set."""


class Crew:
    """Worker processes, for as long as the ``with`` lasts. None of them outlives it."""

    def __init__(self, wish: Wish, workers: int) -> None:
        self._wish = wish
        self._number = workers
        self._workers: dict[Connection, SpawnProcess] = {}

    def __enter__(self) -> Self:
        # A fresh interpreter each: the same on every system, and no lock of this one inside.
        context = multiprocessing.get_context("spawn")
        with _uninterrupted():
            for _ in range(self._number):
                here, there = context.Pipe()
                process = context.Process(target=work, args=(there, self._wish), daemon=True)
                process.start()
                there.close()
                self._workers[here] = process
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for here, process in self._workers.items():
            here.close()
            process.terminate()
        for process in self._workers.values():
            process.join()

    def tallies(self, sets: int) -> Iterator[Tally]:
        """The sets from 0, as they are finished; raises what a worker met."""
        playing = list(self._workers)
        work: Iterator[tuple[int, int]] | None = None
        while playing:
            ready = wait(playing)
            for worker in [each for each in playing if each in ready]:
                told = self._told(worker)
                if work is None:
                    work = pieces(sets, told if isinstance(told, int) else 1)
                following = next(work, None)
                if following is None:
                    playing.remove(worker)
                else:
                    worker.send(following)
                if isinstance(told, Tally):
                    yield told

    def _told(self, worker: Connection) -> Tally | int:
        try:
            told: Told = worker.recv()
        except EOFError:
            process = self._workers[worker]
            process.join()
            raise CrewFailed(f"a worker has ended with status {process.exitcode}") from None
        if isinstance(told, Tally | int):
            return told
        raise told


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interrupt at the terminal is for whoever prints: processes begun here never hear of it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # nor is it for this thread
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(asked: Connection, wish: Wish) -> None:
    """A worker's life: sets to play in, tallies out."""
    signal.signal(signal.SIGTERM, _leave)
    try:
        with hall(wish) as here:
            asked.send(here.sets_at_once)
            while True:
                asked.send(here.tally(*asked.recv()))
    except (OutsideFailed, Endless) as error:
        asked.send(error)
    except (EOFError, BrokenPipeError):
        return  # nobody asks any more


def _leave(_number: int, _frame: FrameType | None) -> None:
    """Through all ``finally``: outside programs are ended too."""
    raise SystemExit
