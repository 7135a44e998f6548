"""Which clauses of docs/rules are tested, and which are cited.

``python tests/rules/clauses.py`` lists what is missing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
BOOKS: Final = tuple(sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md")))
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
TEST: Final = re.compile(r"test_(\d+)_(\d+)_")


def stated(book: str) -> list[str]:
    """The clauses of a book of rules, in order."""
    return CLAUSE.findall((ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8"))


def tested(book: str) -> Iterator[tuple[str, str]]:
    """Clauses with the names of their tests."""
    chapter = re.compile(rf"test_{book.replace('-', '_')}_\d+_\w+\.py")
    for path in sorted(path for path in HERE.iterdir() if chapter.fullmatch(path.name)):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (number := TEST.match(node.name)):
                yield ".".join(number.groups()), node.name


def cited(book: str) -> Iterator[tuple[str, str]]:
    """Clauses that the source names, with the file: ``six-card 5.8``, ``six-card 9.8-9.10``."""
    citation = re.compile(rf"{book} ((?:\d+\.\d+(?:, |-)?)+)")
    for path in sorted((ROOT / "src").rglob("*.py")):
        for numbers in citation.findall(path.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+\.\d+", numbers):
                yield number, str(path.relative_to(ROOT))


def untested(book: str) -> list[str]:
    known = {number for number, _ in tested(book)}
    return [number for number in stated(book) if number not in known]


def orphaned(book: str) -> list[str]:
    """Tests and citations of clauses that the book does not have."""
    known = set(stated(book))
    return [
        f"{number} ({where})"
        for number, where in (*tested(book), *cited(book))
        if number not in known
    ]


if __name__ == "__main__":
    for name in BOOKS:
        print(f"{name}: without a test {untested(name)}, without a clause {orphaned(name)}")  # noqa: T201
