"""The files of the house, for the tests that read them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src/pegout"
PARTS: Final = ("src", "web", "tests", "docs", "workshop", "requirements", "benchmarks", ".ci")
MADE: Final = frozenset(
    {
        "node_modules",
        "__pycache__",
        "page",
        "page.new",
        "page.old",
        "screenshots",
        "protocol.ts",
        "package-lock.json",
    }
)
"""What no person writes."""
TEXT: Final = frozenset(
    {"", ".py", ".ts", ".svelte", ".css", ".html", ".md", ".toml", ".ftl", ".txt", ".json", ".js"}
)


def written(*parts: str) -> Iterator[Path]:
    """Every text that a person writes, below these folders; without any, in the whole house."""
    if not parts:
        yield from (path for path in ROOT.iterdir() if path.is_file() and path.suffix in TEXT)
    for part in parts or PARTS:
        for path in sorted((ROOT / part).rglob("*")):
            inside = path.relative_to(ROOT).parts
            if path.is_file() and path.suffix in TEXT and MADE.isdisjoint(inside):
                yield path


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
