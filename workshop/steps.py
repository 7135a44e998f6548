"""Running commands so that a person sees what goes on, and sees why when it goes wrong."""

from __future__ import annotations

import fcntl
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build/logs"
TAIL = 40
"""Lines of a log that are shown when its step fails."""

GRACE = 5.0
"""Seconds that an interrupted step has to end by itself."""

_locks: list[int] = []
"""Steps hold the lock too: one that outlives a killed `./dev` keeps the next from starting."""


class Failed(Exception):
    """A step that did not work; the message is for the person at the keyboard."""


def environment() -> dict[str, str]:
    """Ours, but Python keeps what it compiles: without it every start reads all sources again."""
    return {name: v for name, v in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def say(text: str, *, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)  # noqa: T201 - this is how `./dev` speaks


def run(
    what: str, command: Sequence[str], folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a step, its output in a log; raises `Failed` with the log's end."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / (re.sub(r"\W+", "-", what.lower()).strip("-") + ".log")
    say(f"{what} ...", end="")
    began = time.monotonic()
    with (
        log.open("wb") as output,
        subprocess.Popen(
            command,
            cwd=folder,
            env=dict(env) if env is not None else environment(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=_locks,
            process_group=0,
        ) as step,
        _ended_with_us(step),
    ):
        status = step.wait()
    say(f" {time.monotonic() - began:.1f} s" if status == 0 else " failed")
    if status != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        for line in lines[-TAIL:]:
            say(f"    {line}")
        where = log.relative_to(ROOT)
        raise Failed(f"{what} failed (status {status}); the whole log is {where}")


@contextmanager
def _ended_with_us(step: subprocess.Popen[bytes]) -> Iterator[None]:
    """An interrupt of ours, from wherever, ends the step and all that it has started.

    In a group of its own it is not interrupted beside us, but by us: what comes next finds nobody
    who still writes.
    """
    try:
        yield
    except BaseException:
        try:
            _signal(step, signal.SIGTERM)
            step.wait(GRACE)
        except subprocess.TimeoutExpired:
            pass
        finally:
            _signal(step, signal.SIGKILL)
        raise


def _signal(step: subprocess.Popen[bytes], how: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):  # ended, or another user's
        os.killpg(step.pid, how)


def show(command: Sequence[str], folder: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a command in front of the person; its status."""
    given = dict(env) if env is not None else environment()
    return subprocess.run(command, cwd=folder, env=given, check=False).returncode


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups in one house wait for each other."""
    path = ROOT / "build/setup.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another ./dev to finish its set-up ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        _locks.append(lock.fileno())
        try:
            yield
        finally:
            _locks.clear()
