"""What is checked besides the tests, and what can be put right by itself."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from workshop.node import Node
from workshop.python import PYTHON, program
from workshop.steps import ROOT, Failed, environment, run, say

WEB: Final = ROOT / "web"
PROTOCOL: Final = WEB / "src/protocol.ts"
SCHEMA: Final = (
    "import json; from pegout.server.schema import document; print(json.dumps(document()))"
)

Check = Callable[[], str]
"""What is wrong, in words; empty where nothing is."""


def check(node: Node) -> bool:
    """Run every check, also after one that fails; whether all is well."""
    python = [str(PYTHON), "-m"]
    checks: dict[str, Check] = {
        "Python is formatted": _told([program("ruff"), "format", "--check"]),
        "Python is clean": _told([program("ruff"), "check"]),
        "Python's types fit": _told([program("mypy")]),
        "Layers hold": _told([program("lint-imports")]),
        "Catalogues and house rules": _told([*python, "pytest", "tests/words", "tests/workshop"]),
        "The page's types are the server's": lambda: _protocol(node),
        "The page is formatted": _told([*_npx(node, "prettier"), "--check", "."], WEB, node),
        "The page's components fit": _told(
            [*_npx(node, "svelte-check"), "--fail-on-warnings"], WEB, node
        ),
        "The page's types fit": _told([*_npx(node, "tsc"), "--noEmit"], WEB, node),
    }
    wrong = [name for name, each in checks.items() if not _passes(name, each)]
    if wrong:
        say(f"{len(wrong)} of {len(checks)} checks failed: {', '.join(wrong)}.")
        say("./dev fix puts right what can be put right by itself.")
    return not wrong


def fix(node: Node) -> None:
    """Put right what can be put right by itself."""
    run("Tidying Python", [program("ruff"), "check", "--fix-only", "--exit-zero"])
    run("Formatting Python", [program("ruff"), "format"])
    PROTOCOL.write_text(_generated(node), encoding="utf-8")
    run("Formatting the page", [*_npx(node, "prettier"), "--write", "."], WEB, node.environment)


def _npx(node: Node, name: str) -> list[str]:
    """A program of the page's packages. npm starts it with the right node."""
    return [*node.npm, "exec", "--offline", "--", name]


def _passes(name: str, each: Check) -> bool:
    say(f"{name} ...", end="")
    began = time.monotonic()
    wrong = each()
    say(f" {time.monotonic() - began:.1f} s" if not wrong else " no")
    for line in wrong.splitlines():
        say(f"    {line}")
    return not wrong


def _told(command: Sequence[str], folder: Path = ROOT, node: Node | None = None) -> Check:
    """A command whose status says whether all is well and whose output says what is not."""

    def each() -> str:
        ended = subprocess.run(
            command,
            cwd=folder,
            env=node.environment if node else environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if ended.returncode == 0:
            return ""
        return ended.stdout.strip() or f"{command[0]} ended with status {ended.returncode}"

    return each


def _protocol(node: Node) -> str:
    if PROTOCOL.read_text(encoding="utf-8") == _generated(node):
        return ""
    where = os.path.relpath(PROTOCOL, ROOT)
    return f"{where} is not what pegout.server.schema generates; ./dev fix writes it anew"


def _generated(node: Node) -> str:
    """The page's types as openapi-typescript makes them from the server's schema."""
    asked = subprocess.run(
        [str(PYTHON), "-c", SCHEMA], capture_output=True, text=True, env=environment(), check=False
    )
    if asked.returncode != 0:
        raise Failed(f"pegout.server.schema gives no document:\n{asked.stderr}")
    with TemporaryDirectory() as folder:
        schema, types = Path(folder) / "schema.json", Path(folder) / "protocol.ts"
        schema.write_text(asked.stdout, encoding="utf-8")
        command = [*node.npm, "run", "types", "--", str(schema), "--output", str(types)]
        wrong = _told(command, WEB, node)()
        if wrong:
            raise Failed(f"openapi-typescript makes no types:\n{wrong}")
        return types.read_text(encoding="utf-8")
