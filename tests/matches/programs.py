"""Programs of somebody else's, as far as these tests need them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

PEGOUT: Final = f"{shlex.quote(sys.executable)} -m pegout engine"

PROGRAM: Final = """
import json, os, signal, sys, time
from pegout.adapters.engine import Engine

engine, asked, notes = Engine(), 0, open({notes!r}, "a", buffering=1)
for line in sys.stdin.buffer:
    request = json.loads(line)
    asked += 1
    print(request["do"], os.getpid(), file=notes)
    answer = json.loads(engine.answer(line))
{deed}
    print(json.dumps(answer), flush=True)
"""
"""Pegout's own engine with a deed before each answer; it notes what it was asked."""

UNKNOWN: Final = '{"id": request["id"], "ok": False, "error": {"code": "unknown-request"}}'


class Program:
    """A program on disk, and what it was asked."""

    def __init__(self, folder: Path, deed: str = "pass") -> None:
        self._notes = folder / "notes"
        self._notes.touch()
        file = folder / "program.py"
        lines = "".join(f"    {line}\n" for line in deed.strip().split("\n"))
        file.write_text(PROGRAM.format(notes=str(self._notes), deed=lines), encoding="utf-8")
        self.command = f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"

    def named(self, bot: str) -> str:
        """As a player of a match."""
        return f"engine[{bot}]:{self.command}"

    @property
    def asked(self) -> list[str]:
        return [line.split()[0] for line in self._noted()]

    @property
    def processes(self) -> set[int]:
        return {int(line.split()[1]) for line in self._noted()}

    def _noted(self) -> list[str]:
        return self._notes.read_text(encoding="utf-8").splitlines()


def alive(process: int) -> bool:
    """The process of that id is still there and is no corpse."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return False
    return "\nState:\tZ" not in status
