"""Commands as somebody types them, in this process or in one of their own."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from pegout.terminal import main


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


class Terminal:
    """Runs commands here, with what is typed given line by line."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def run(self, *arguments: str, typed: str | Iterable[str] | bytes = "") -> Done:
        self._capsys.readouterr()
        self._monkeypatch.setattr(sys, "stdin", _stdin(typed))
        status = main(arguments)
        out, err = self._capsys.readouterr()
        return Done(status, out, err)


def _stdin(typed: str | Iterable[str] | bytes) -> object:
    if isinstance(typed, bytes):
        return io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8")
    if isinstance(typed, str):
        return io.StringIO(typed)
    return Lines(typed)


class Lines:
    """Standard input that is typed as it is asked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def readline(self) -> str:
        return next(self._lines, "")

    def isatty(self) -> bool:
        return False


def process(*arguments: str, typed: str = "") -> Done:
    """A process of its own."""
    done = subprocess.run(
        (sys.executable, "-m", "pegout", *arguments),
        input=typed.encode(),
        capture_output=True,
        check=False,
        timeout=120,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
