"""Compiled kernels are kept where they can be written, and nowhere that others can write to.

Running as one who may write anywhere, a folder is made unfit by being none.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from pegout.analysis.compiled import STAYING, VARIABLE, keep_kernels

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="folders as Linux has them")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A package beside which nothing can be kept."""
    folder = tmp_path / "package/kernels"
    folder.mkdir(parents=True)
    (folder / "kernel.py").touch()
    return tmp_path / "package"


def closed(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Nothing can be written in these, as on a disk that is only read."""
    allowed = os.access

    def access(path: Path, mode: int) -> bool:
        return Path(path) not in folders and allowed(path, mode)

    monkeypatch.setattr("pegout.analysis.compiled.os.access", access)


def test_beside_the_sources_where_that_can_be(tmp_path: Path) -> None:
    (tmp_path / "kernels.py").touch()
    environment = {"HOME": str(tmp_path)}
    keep_kernels(environment, tmp_path)
    assert Path(environment[VARIABLE]).parent == tmp_path / "__pycache__"


def test_what_another_source_was_compiled_to_is_never_taken(tmp_path: Path) -> None:
    """Kills: a folder named by some of the sources, or by when they were written."""
    (tmp_path / "kernels").mkdir()
    called = tmp_path / "kernels/called.py"
    called.write_text("FIELDS = 19\n")
    kept = []
    for text in ("FIELDS = 19\n", "FIELDS = 20\n", "FIELDS = 19\n"):
        called.write_text(text)
        environment: dict[str, str] = {}
        keep_kernels(environment, tmp_path)
        kept.append(environment[VARIABLE])
    assert kept[0] == kept[2] != kept[1]


def test_of_what_was_compiled_before_little_stays(tmp_path: Path) -> None:
    """And what is in use does."""
    for number in range(9):
        (tmp_path / "kernels.py").write_text(f"FIELDS = {number}\n")
        environment: dict[str, str] = {}
        keep_kernels(environment, tmp_path)
        os.utime(environment[VARIABLE], (number, number))
    kept = list((tmp_path / "__pycache__").iterdir())
    assert len(kept) == STAYING
    assert Path(environment[VARIABLE]) in kept


def test_a_folder_that_was_named_stays(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed(monkeypatch, sources / "kernels")
    environment = {VARIABLE: "/somewhere"}
    keep_kernels(environment, sources)
    assert environment == {VARIABLE: "/somewhere"}


@LINUX
def test_in_the_home_folder(sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed(monkeypatch, sources / "kernels")
    environment = {"HOME": str(tmp_path / "home")}
    keep_kernels(environment, sources)
    kept = tmp_path / "home/.cache/pegout/kernels"
    assert Path(environment[VARIABLE]).parent == kept
    assert stat.S_IMODE(kept.stat().st_mode) == 0o700
    environment = {"HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": str(tmp_path / "caches")}
    keep_kernels(environment, sources)
    assert Path(environment[VARIABLE]).parent == tmp_path / "caches/pegout/kernels"


@LINUX
def test_without_a_home_folder(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of one's own among the temporary ones; one that others can write to is not taken."""
    closed(monkeypatch, sources / "kernels")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    (tmp_path / "file").touch()
    no_home = {"HOME": str(tmp_path / "file/home")}
    environment = dict(no_home)
    keep_kernels(environment, sources)
    own = tmp_path / f"tmp/pegout-kernels-{os.getuid()}"
    assert Path(environment[VARIABLE]).parent == own
    own.chmod(0o777)
    environment = dict(no_home)
    keep_kernels(environment, sources)
    other = Path(environment[VARIABLE])
    assert other != own
    assert stat.S_IMODE(other.stat().st_mode) == 0o700


@pytest.mark.slow
def test_numba_keeps_its_kernels_there(tmp_path: Path) -> None:
    program = """
from numba import njit
@njit(cache=True)
def one() -> int:
    return 1
one()
"""
    (tmp_path / "kernel.py").write_text(program)
    kept = tmp_path / "kept"
    subprocess.run(
        [sys.executable, str(tmp_path / "kernel.py")],
        check=True,
        env={**os.environ, VARIABLE: str(kept)},
    )
    assert list(kept.rglob("kernel.one-*.nbc"))


def test_the_server_and_the_counting_of_a_hand_load_no_arrays() -> None:
    """Kernels are for the workers: neither waits for numba, which takes seconds to load."""
    program = """
import sys
import pegout.server.app, pegout.tables.worker, pegout.terminal.commands, pegout.terminal.match
assert pegout.terminal.commands.run(["score", "5H 5S 5C JD", "--starter", "5D"]) == 0
loaded = {"numpy", "numba"} & set(sys.modules)
assert not loaded, loaded
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
