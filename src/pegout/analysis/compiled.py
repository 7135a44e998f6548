"""Where compiled kernels are kept, so that they are compiled once on a machine and not at each use.

numba keeps them beside their sources. Where Pegout is installed for everybody nobody may write
there, and numba's own way out fails without a home folder; so a folder is chosen here, before numba
is imported for the first time.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Final

VARIABLE: Final = "NUMBA_CACHE_DIR"
HERE: Final = Path(__file__).parent
NAME: Final = "pegout"


def keep_kernels(environment: MutableMapping[str, str], sources: Path = HERE) -> None:
    """Name a folder for numba in the environment, if it needs one and nobody has named any."""
    if environment.get(VARIABLE) or _beside(sources):
        return
    for folder in _folders(environment):
        if _own(folder):
            environment[VARIABLE] = str(folder)
            return
    environment[VARIABLE] = tempfile.mkdtemp(prefix=f"{NAME}-kernels-")


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
