"""A program that speaks the engine protocol: started, asked line by line, and ended."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

from pegout.engine import told

LONGEST_ANSWER: Final = 1 << 22
"""Bytes of a line; a ranking of all discards has below 10,000."""
LONGEST_LAST_WORDS: Final = 300
A_MOMENT: Final = 0.2
"""Seconds after which one that has closed its output has ended too."""
TO_END: Final = 2.0
"""Seconds that it has to end by itself once nobody asks it any more."""


class OutsideFailed(Exception):
    """A program does not play: the message names it, what it was asked and what it answered."""


class Declined(Exception):
    """The program has answered that it does not do what it was asked."""

    def __init__(self, request: str, error: Mapping[str, Any]) -> None:
        code, message = (str(error.get(field, "")) for field in ("code", "message"))
        super().__init__(f"`{request}`: {code}{f': {message}' if message else ''}")


class Program:
    """One process. Every question is answered in time or raises; nobody waits for ever."""

    def __init__(self, command: str, *, answer_within: float, start_within: float) -> None:
        """Raises `OutsideFailed`. ``start_within`` is for the first answer, in seconds."""
        self.command = command
        self._answer_within = answer_within
        self._wait = max(start_within, answer_within)
        self._number = 0
        self._words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        try:
            arguments = shlex.split(command)
            # In a session of its own: an interrupt at the terminal is for whoever asked.
            self._process = subprocess.Popen(  # noqa: S603 - whoever asks has named it
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._words,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            self._words.close()
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise OutsideFailed(f"engine:{command} cannot be started: {why}") from error
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Beside everything else: a pipe cannot be waited on for so long and no longer."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST_ANSWER):
            self._lines.put(line)
        self._lines.put(b"")

    def ask(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The answer's fields; raises `Declined`, or `OutsideFailed` where it is none."""
        self._number += 1
        request = msgspec.json.encode({"id": self._number, **fields})
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(request + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._failed(fields, "it has ended") from error
        try:
            line = self._lines.get(timeout=self._wait)
        except queue.Empty as error:
            raise self._failed(fields, f"no answer within {self._wait:g} s") from error
        self._wait = self._answer_within
        if not line.endswith(b"\n"):
            why = "the line has no end" if line else "it has ended without an answer"
            raise self._failed(fields, why)
        return self._fields(fields, line)

    def _fields(self, asked: Mapping[str, Any], line: bytes) -> dict[str, Any]:
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise self._failed(asked, f"not JSON: {_shown(line)}") from error
        if not isinstance(answer, dict) or not isinstance(answer.get("ok"), bool):
            raise self._failed(asked, f"an answer is an object with `ok`, not {_shown(line)}")
        if answer.get("id", self._number) != self._number:
            raise self._failed(asked, f"the answer to another request: {_shown(line)}")
        if answer["ok"]:
            return answer
        refused = answer.get("error")
        if not isinstance(refused, dict):
            raise self._failed(asked, f"an error without its code: {_shown(line)}")
        raise Declined(asked["do"], refused)

    def failed(self, asked: Mapping[str, Any], answer: Mapping[str, Any], why: str) -> Exception:
        """The error of an answer that could be read and is none."""
        shown = {name: value for name, value in answer.items() if name not in {"id", "ok"}}
        return self._failed(asked, f"{why}: it answered {told(shown)}")

    def _failed(self, asked: Mapping[str, Any], why: str) -> OutsideFailed:
        message = f"engine:{self.command} does not answer `{asked['do']}`: {why}"
        return OutsideFailed(message + self._last_words())

    def _last_words(self) -> str:
        """How it has ended, and the last line on its standard error."""
        try:
            status = self._process.wait(A_MOMENT)
        except subprocess.TimeoutExpired:
            return ""
        self._words.seek(0)
        lines = self._words.read().decode("utf-8", "replace").split("\n")
        written = [line.strip() for line in lines if line.strip()]
        said = f", and it said: {written[-1][:LONGEST_LAST_WORDS]}" if written else ""
        return f" (status {status}{said})"

    def close(self) -> None:
        """It may end by itself; then it is killed, and whatever it has started."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):  # what it was still to be told
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TO_END)
        self._kill()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()
        self._words.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):  # nobody of its session is left
            os.killpg(self._process.pid, signal.SIGKILL)


def _shown(line: bytes) -> str:
    return told(line.decode("utf-8", "replace").rstrip("\n"))
