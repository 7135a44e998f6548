"""A house in a process of its own, that can be killed.

python -m tests.survival.house PORT FOLDER
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pegout.server.serving import run
from pegout.tables.computers import WHEN_ASKED


def ready(url: str) -> None:
    sys.stdout.write(f"{url}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ[WHEN_ASKED] = "yes"
    sys.exit(run("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), ready=ready))
