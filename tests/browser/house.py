"""The house in a process of its own, as a person starts it; it can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.written import ROOT

from pegout.tables.computers import WHEN_ASKED

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")
ENDS_WITHIN: Final = 60
"""Seconds after which a house that was told to stop is taken for hanging."""


@dataclass
class House:
    """`pegout serve` on one folder, and on the port that was free when it was first started."""

    folder: Path
    port: int = 0
    _process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the house answers; it says so itself."""
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "pegout", "serve", "--no-browser", "--language=en"),
                *(f"--port={self.port}", f"--data={self.folder}"),
            ],
            cwd=ROOT,
            env={**os.environ, WHEN_ASKED: "yes"},
            stdout=subprocess.PIPE,
            text=True,
        )
        self._process = process
        assert process.stdout is not None
        told = process.stdout.readline()
        address = ADDRESS.search(told)
        assert address is not None, f"the house did not open: {told!r}"
        assert self.port in {0, int(address[1])}
        self.port = int(address[1])

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        assert process is not None, "the house is not open"
        with process:
            process.send_signal(how)
            try:
                process.wait(ENDS_WITHIN)
            finally:
                process.kill()
