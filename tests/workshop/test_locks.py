"""The lock files hold what the project declares."""

from __future__ import annotations

import ast
import re
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from tests.written import ROOT, SOURCE
from workshop import locks


def declared() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {"runtime": project["project"]["dependencies"], **project["dependency-groups"]}


def locked(group: str) -> dict[str, str]:
    lines = (ROOT / f"requirements/{group}.txt").read_text(encoding="utf-8").splitlines()
    named = [line.split(" \\")[0].split(" ;")[0] for line in lines if not line.startswith(" ")]
    return dict(line.split("==") for line in named if line)


@pytest.mark.parametrize("group", locks.LAYERS)
def test_the_lock_files_hold_what_is_declared(group: str) -> None:
    held = locked(group)
    for text in declared()[group]:
        wanted = Requirement(text)
        name = wanted.name.lower().replace(".", "-")
        assert name in held, f"{name}: ./dev lock has not been run"
        assert wanted.specifier.contains(held[name]), f"{name}: ./dev lock has not been run"


def test_every_group_is_locked() -> None:
    assert set(declared()) == set(locks.LAYERS)


@pytest.mark.parametrize(("group", "below"), locks.LAYERS.items())
def test_the_lock_files_agree(group: str, below: tuple[str, ...]) -> None:
    for layer in below:
        lower, upper = locked(layer), locked(group)
        assert {name: upper[name] for name in lower.keys() & upper.keys()} == {
            name: lower[name] for name in lower.keys() & upper.keys()
        }


def test_every_locked_package_has_hashes() -> None:
    for group in locks.LAYERS:
        text = (ROOT / f"requirements/{group}.txt").read_text(encoding="utf-8")
        assert text.count("==") <= text.count("--hash=sha256:")
    assert "resolved" not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


BY_NAME = {"uvloop", "websockets"}
"""What uvicorn imports when it is told to."""


def test_what_is_declared_is_imported_and_what_is_imported_is_declared() -> None:
    declared_names = {re.split(r"[>=<; ]", text)[0].split(".")[0] for text in declared()["runtime"]}
    imported = {
        name.split(".")[0]
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in _imported(node)
    }
    foreign = imported - set(sys.stdlib_module_names) - {"pegout"}
    assert foreign == declared_names - BY_NAME


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [each.name for each in names]
        case ast.ImportFrom(module=str(module), level=0):
            return [module]
        case _:
            return []
