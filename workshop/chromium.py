"""The browser for the browser tests: one that is installed, else Debian's."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop import debian
from workshop.steps import Failed

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find() -> str:
    """The program; raises `Failed` saying what to install."""
    named = os.environ.get("PEGOUT_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise Failed(f"PEGOUT_CHROMIUM is {named!r}, and that is no program")
        return named
    found = _installed()
    if found is None:
        debian.install("chromium", "The browser tests need Chromium or Google Chrome.")
        found = _installed()
    if found is None:
        raise Failed("Chromium was installed and is still not on PATH; set PEGOUT_CHROMIUM to it.")
    return found


def _installed() -> str | None:
    on_path = (shutil.which(name) for name in NAMES)
    on_a_mac = (path for path in ON_A_MAC if Path(path).exists())
    return next((found for found in (*on_path, *on_a_mac) if found), None)
