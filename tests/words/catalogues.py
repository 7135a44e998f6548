"""The catalogues as Fluent's own parser reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

from pegout.words.languages import Language

HOUSE: Final = Path(__file__).parents[2]
WORDS: Final = HOUSE / "src/pegout/words"


@dataclass(frozen=True)
class Entry:
    file: str
    """Without its suffix: ``page``."""
    message: ast.Message

    @property
    def key(self) -> str:
        return self.message.id.name


@dataclass(frozen=True)
class Choice:
    """One choice inside a sentence."""

    fact: str
    branches: frozenset[str]


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.choices: list[Choice] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            branches = frozenset(_branch(variant) for variant in node.variants)
            self.choices.append(Choice(node.selector.id.name, branches))
        self.generic_visit(node)


def _branch(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def read(message: ast.Message | ast.Term) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


@cache
def body(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def files(language: Language) -> list[Path]:
    return sorted((WORDS / language).glob("*.ftl"))


def entries(language: Language) -> Iterator[Entry]:
    for path in files(language):
        for entry in body(path):
            if isinstance(entry, ast.Message):
                yield Entry(path.stem, entry)


def terms(language: Language) -> set[str]:
    return {
        "-" + entry.id.name
        for path in files(language)
        for entry in body(path)
        if isinstance(entry, ast.Term)
    }


def messages(language: Language) -> Mapping[str, ast.Message]:
    return {entry.key: entry.message for entry in entries(language)}


def facts(language: Language, key: str) -> set[str]:
    """What the sentence and those it refers to need. ``$set`` is given to every sentence."""
    reader = read(messages(language)[key])
    own = reader.facts - {"set"}
    return own.union(*(facts(language, each) for each in reader.references if each[0] != "-"))


def catalogues() -> set[str]:
    return {path.stem for path in files("en")}
