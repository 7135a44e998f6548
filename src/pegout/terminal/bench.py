"""``pegout bench``: what the compiled kernels do, beside others that do the same."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec
import numba
import numpy as np

from pegout.terminal.bench_peers import OPEN_SPIEL, SCORER
from pegout.terminal.bench_rows import Row, rows
from pegout.terminal.complaint import Complaint
from pegout.terminal.voice import Voice

ROW_KEYS = {
    "hands": "terminal-bench-hands",
    "all-shows": "terminal-bench-all-shows",
    "lays": "terminal-bench-lays",
    "means": "terminal-bench-means",
    "distributions": "terminal-bench-distributions",
    "random-games": "terminal-bench-random-games",
    "games-for-points": "terminal-bench-games-for-points",
    "games-for-the-win": "terminal-bench-games-for-the-win",
}
PEER_KEYS = {
    "numpy": "terminal-bench-numpy",
    "numpy_tables": "terminal-bench-numpy-tables",
    "reference": "terminal-bench-reference",
    "engine": "terminal-bench-engine",
}
OTHERS = {SCORER: "cribbage_scorer (PyPI)", OPEN_SPIEL: "OpenSpiel"}
"""Programs of others, by their names."""


class Machine(msgspec.Struct, frozen=True):
    """What it was measured on."""

    processor: str
    cores: int
    python: str
    numpy: str
    numba: str


def bench(voice: Voice, seconds: float, form: Literal["words", "json"]) -> int:
    """Measure, and tell row after row or all in one object. Raises `Complaint`."""
    if not 0 < seconds <= 600:
        raise Complaint(f"--seconds: {seconds} is not above 0 and at most 600")
    measured = rows(seconds)
    if form == "json":
        sys.stdout.write(f"{_as_json(measured)}\n")
        return 0
    here = machine()
    told = f"{here.processor}, Python {here.python}, NumPy {here.numpy}, Numba {here.numba}"
    sys.stdout.write(f"{voice.say('terminal-bench-title', machine=told)}\n")
    for row in measured:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(voice, row)))
        sys.stdout.flush()
    return 0


def machine() -> Machine:
    """This machine, as far as it tells."""
    return Machine(
        processor=_processor(),
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        numpy=np.__version__,
        numba=numba.__version__,
    )


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.is_file():
        for line in facts.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _as_json(measured: Iterable[Row]) -> str:
    every = [{**msgspec.to_builtins(row), "ratios": row.ratios} for row in measured]
    whole = {"machine": msgspec.to_builtins(machine()), "kernels": every}
    return msgspec.json.format(msgspec.json.encode(whole)).decode()


def _lines(voice: Voice, row: Row) -> Iterable[str]:
    what = voice.say(ROW_KEYS[row.name])
    yield voice.say("terminal-bench-row", what=what, rate=_number(voice, row.rate))
    for peer, rate in row.peers.items():
        name = OTHERS[peer] if peer in OTHERS else voice.say(PEER_KEYS[peer])
        told = voice.say(
            "terminal-bench-peer",
            name=name,
            rate=_number(voice, rate),
            ratio=_number(voice, row.ratios[peer]),
        )
        yield f"  {told}"


def _number(voice: Voice, number: float) -> str:
    """Three digits of it, with the mark of the language."""
    digits = max(0, 2 - len(str(int(number))) + 1)
    if number >= 1000:
        whole = round(number, 3 - len(str(int(number))))
        return f"{int(whole):,}".replace(",", "\N{NO-BREAK SPACE}")
    whole_part, _, part = f"{number:.{digits}f}".partition(".")
    return voice.say("measure-decimal", whole=whole_part, part=part) if part else whole_part
