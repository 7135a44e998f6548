"""The lock files: exact versions with hashes, and no word of where they come from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from workshop.node import Node
from workshop.page import Run
from workshop.steps import ROOT, environment

LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "runtime": (),
    "build": ("runtime",),
    "test": ("runtime",),
    "check": ("runtime", "test"),
    "mutate": ("runtime", "test"),
    "bench": ("runtime",),
    "node": (),
    "lock": (),
}
"""Each lock file with those whose versions it must agree with."""


def write(uv: str, node: Node, run: Run) -> None:
    """Write ``requirements/*.txt`` and ``web/package-lock.json``; versions that fit are kept."""
    for name, below in LAYERS.items():
        what = ["pyproject.toml"] if name == "runtime" else ["--group", name]
        agree = [part for layer in below for part in ("--constraint", f"requirements/{layer}.txt")]
        command = [uv, "pip", "compile", *what, *agree, *_form(name)]
        run(f"Locking {name}", command, ROOT, environment())
    lock_only = [*node.npm, "install", "--package-lock-only", "--ignore-scripts"]
    run("Locking the page", lock_only, ROOT / "web", node.environment)


def _form(name: str) -> list[str]:
    return [
        "--universal",
        "--python-version=3.11",
        "--generate-hashes",
        "--no-header",
        "--no-emit-index-url",
        "--no-annotate",
        "--quiet",
        f"--output-file={Path('requirements', name).with_suffix('.txt')}",
    ]
