"""Where compiled kernels are kept, so that they are compiled once on a machine and not at each use.

numba keeps them beside their sources, and takes a kernel for good while its own file stays as it
is, whatever has changed in those that it calls. So all sources have one folder together, which is
named by what is in them. Where Pegout is installed for everybody nobody may write beside them, and
numba's own way out fails without a home folder. The folder is chosen here, before numba is imported
for the first time.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

VARIABLE: Final = "NUMBA_CACHE_DIR"
HERE: Final = Path(__file__).parent
NAME: Final = "pegout"
STAYING: Final = 2
"""Of the folders beside the sources so many stay, those that were made last: there may be programs
that began before a change."""


def keep_kernels(environment: MutableMapping[str, str], sources: Path = HERE) -> None:
    """Name a folder for numba in the environment, if it needs one and nobody has named any."""
    if environment.get(VARIABLE):
        return
    name = f"kernels-{_digest(sources)}"
    if _beside(sources):
        folder = sources / "__pycache__" / name
        if _own(folder):
            _tidy(folder.parent)
            environment[VARIABLE] = str(folder)
            return
    for kept in _folders(environment):
        if _own(kept) and _own(kept / name):
            environment[VARIABLE] = str(kept / name)
            return
    environment[VARIABLE] = tempfile.mkdtemp(prefix=f"{NAME}-kernels-")


def _digest(sources: Path) -> str:
    """Of every file that may have a part in a kernel."""
    found = sha256()
    for file in sorted(sources.rglob("*.py")):
        text = file.read_bytes()
        found.update(f"{file.relative_to(sources)} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]


def _tidy(folder: Path) -> None:
    """Of what earlier sources were compiled to, leave what was made last."""
    with suppress(OSError):  # another process does the same
        kept = sorted(folder.glob("kernels-*"), key=lambda each: each.stat().st_mtime)
        for old in kept[:-STAYING]:
            shutil.rmtree(old, ignore_errors=True)


def _beside(sources: Path) -> bool:
    """Every folder of sources can hold what is compiled from it."""
    folders = {file.parent for file in sources.rglob("*.py")}
    return all(
        os.access(folder / "__pycache__", os.W_OK)
        if (folder / "__pycache__").exists()
        else os.access(folder, os.W_OK)
        for folder in folders
    )


def _folders(environment: MutableMapping[str, str]) -> Iterator[Path]:
    """Where a program keeps what it can make again, on this system."""
    if sys.platform == "win32":
        if environment.get("LOCALAPPDATA"):
            yield Path(environment["LOCALAPPDATA"]) / NAME / "kernels"
    elif environment.get("XDG_CACHE_HOME"):
        yield Path(environment["XDG_CACHE_HOME"]) / NAME / "kernels"
    with suppress(RuntimeError):  # there is no home
        home = Path(environment["HOME"]) if environment.get("HOME") else Path.home()
        caches = "Library/Caches" if sys.platform == "darwin" else ".cache"
        yield home / caches / NAME / "kernels"
    if sys.platform != "win32":
        yield Path(tempfile.gettempdir()) / f"{NAME}-kernels-{os.getuid()}"


def _own(folder: Path) -> bool:
    """The folder is there, and nobody else can put code into it that would be run."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        state = folder.stat()
    except OSError:
        return False
    if sys.platform != "win32" and (state.st_uid != os.getuid() or state.st_mode & 0o022):
        return False
    return os.access(folder, os.W_OK | os.X_OK)
