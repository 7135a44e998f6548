"""Which clauses of docs/rules are tested, and which are cited.

``python tests/rules/clauses.py`` lists what is missing.

A book ``five-card`` is tested in ``test_five_card.py``, or chapter by chapter in
``test_five_card_5_the_play.py``. A clause 5.8 has tests named ``test_5_8_...``.
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
NUMBERS: Final = r"\d+\.\d+(?:(?:, |-| and )\d+\.\d+)*"
CITATION: Final = re.compile(rf"(?:\b({'|'.join(map(re.escape, BOOKS))}),? )?\b({NUMBERS})\b")
"""The clauses of a book that is named; of the book one is in, where none is."""


def text_of(book: str) -> str:
    return (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8")


def stated(book: str) -> list[str]:
    """The clauses of a book of rules, in order."""
    return CLAUSE.findall(text_of(book))


def files_of(book: str) -> list[Path]:
    """Where a book is tested, as a whole or chapter by chapter."""
    name = re.compile(rf"test_{book.replace('-', '_')}(_\d+_\w+)?\.py")
    return sorted(path for path in HERE.iterdir() if name.fullmatch(path.name))


def tested(book: str) -> Iterator[tuple[str, str]]:
    """Clauses with the names of their tests."""
    for path in files_of(book):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (number := TEST.match(node.name)):
                yield ".".join(number.groups()), node.name


def cited(book: str) -> Iterator[tuple[str, str]]:
    """Clauses that source, rulesets, house rules and rule books name, with the file.

    ``six-card 5.8`` anywhere; ``5.8`` alone in the book itself and in its ruleset files.
    """
    sources = sorted((ROOT / "src").rglob("*.py"))
    rulesets = sorted((ROOT / "src").rglob("*.toml"))
    books = [*sorted((ROOT / "docs" / "rules").glob("*.md")), ROOT / "docs" / "options.md"]
    for path in (*sources, *rulesets, *books):
        text = path.read_text(encoding="utf-8")
        for name, numbers in CITATION.findall(_said(path, text)):
            if (name or _home(path, text)) == book:
                for number in re.findall(r"\d+\.\d+", numbers):
                    yield number, str(path.relative_to(ROOT))


def book_of(ruleset: str) -> str | None:
    """The book that a ruleset's text names as its own: ``docs/rules/six-card.md``."""
    named = re.search(r"docs/rules/([\w-]+)\.md", ruleset)
    return named and named.group(1)


def _said(path: Path, text: str) -> str:
    """What a file says of clauses: comments alone, where it is a ruleset."""
    return "\n".join(re.findall(r"#.*", text)) if path.suffix == ".toml" else text


def _home(path: Path, text: str) -> str | None:
    if path.suffix == ".toml":
        return book_of(text)
    return path.stem if path.parent.name == "rules" and path.suffix == ".md" else None


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
