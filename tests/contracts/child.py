"""Processes of their own, for what one cannot do to oneself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]


def start(script: str, *arguments: object) -> subprocess.Popen[bytes]:
    """Start a script of this folder; its output is a pipe."""
    command = [sys.executable, "-m", f"tests.contracts.{script}", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def run(script: str, *arguments: object) -> bytes:
    """What a script prints; it must end well."""
    with start(script, *arguments) as process:
        output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return output
