"""Opens a store, says so, and keeps it until its input ends.

python -m tests.contracts.holder STORE
"""

from __future__ import annotations

import sys
from pathlib import Path

from pegout.storage import SqliteStore

if __name__ == "__main__":
    store = SqliteStore.open(Path(sys.argv[1]))
    sys.stdout.write("open\n")
    sys.stdout.flush()
    sys.stdin.read()
