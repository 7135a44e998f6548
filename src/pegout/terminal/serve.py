"""``pegout serve``: the house on the network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path

from pegout import server
from pegout.terminal.voice import Voice


def serve(voice: Voice, host: str, port: int, data: Path, *, browser: bool) -> int:
    """Serve until told to stop; returns the exit status."""

    def ready(address: str) -> None:
        sys.stdout.write(f"{voice.say('terminal-serving', address=address)}\n")
        sys.stdout.flush()
        if browser and _has_screen():
            # A browser may take its time to start, and the house does not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return server.run(host, port, data, ready=ready)


def _has_screen() -> bool:
    """Without one a browser in text would take the terminal away from its user."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
