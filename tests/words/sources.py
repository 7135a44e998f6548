"""Where sources name keys: literals in Python, TypeScript and Svelte."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.words.catalogues import HOUSE

QUOTED: Final = re.compile(r"""(['"`])((?:\\.|(?!\1).)*?)\1""")
SAY: Final = re.compile(r"\bsay\(")
TABLE: Final = re.compile(r"\b\w*KEYS\b[^=;]*=\s*(?=[\[{])")
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:'\"`/])//[^\n]*|<!--.*?-->", re.DOTALL)
CLASS: Final = re.compile(r"\b(?:class|id|for|name)=([\"']).*?\1", re.DOTALL)


@dataclass(frozen=True)
class Named:
    """A text in a source, and where it stands."""

    text: str
    where: str


def python_files() -> list[Path]:
    return sorted((HOUSE / "src/pegout").rglob("*.py"))


def web_files() -> list[Path]:
    return sorted(
        path
        for suffix in ("ts", "svelte")
        for path in (HOUSE / "web/src").rglob(f"*.{suffix}")
        if path.name != "protocol.ts"
    )


def _place(path: Path, line: int) -> str:
    return f"{path.relative_to(HOUSE) if path.is_relative_to(HOUSE) else path.name}:{line}"


# --- Python -------------------------------------------------------------------------------------


def quoted_in_python(path: Path) -> Iterator[Named]:
    """Every string literal."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Named(node.value, _place(path, node.lineno))


def said_in_python(path: Path) -> Iterator[Named]:
    """What must be a key: the literals of ``say(...)`` and of constants named ``...KEYS``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for value in _keys_of(node):
            for text, line in _texts(value):
                yield Named(text, _place(path, line))


def _keys_of(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="say"), args=[first, *_]):
            if not isinstance(first, ast.Subscript):  # the table's own words are no keys
                yield first
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
        ) if name.endswith("KEYS"):
            yield from _values(value)


def _values(value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(value, ast.Call) and value.args:  # MappingProxyType({...})
        yield from _values(value.args[0])
    elif isinstance(value, ast.Dict):
        yield from value.values
    else:
        yield value


def _texts(value: ast.expr) -> Iterator[tuple[str, int]]:
    """The literals that an expression can become: the test of an ``if`` is none of them."""
    match value:
        case ast.Constant(value=str(text), lineno=line):
            yield text, line
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            for part in parts:
                yield from _texts(part)
        case _:
            return


def glued_in_python(path: Path) -> Iterator[Named]:
    """``say`` with an f-string, a sum or a format."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="say") | ast.Name(id="say"), args=[first, *_]):
                if any(isinstance(part, ast.JoinedStr | ast.BinOp) for part in ast.walk(first)):
                    yield Named(ast.unparse(first), _place(path, node.lineno))
            case _:
                pass


# --- TypeScript and Svelte ------------------------------------------------------------------------


def _plain(path: Path) -> str:
    """The source without comments and without names of style classes, lines kept."""
    source = path.read_text(encoding="utf-8")
    for pattern in (COMMENT, CLASS):
        source = pattern.sub(lambda found: "\n" * found.group().count("\n"), source)
    return source


def quoted_in_web(path: Path) -> Iterator[Named]:
    source = _plain(path)
    # Literals may stand inside an attribute's quotes (title="{say('x')}"), so every quote counts.
    for found in re.finditer(r"""(?=(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1)""", source):
        yield Named(found.group(2), _place(path, source.count("\n", 0, found.start()) + 1))


def said_in_web(path: Path) -> Iterator[Named]:
    source = _plain(path)
    for first, line in _first_arguments(source):
        if "[" in first:
            continue  # a table's entry
        chosen = first.split("?", 1)[-1]
        for found in QUOTED.finditer(chosen):
            yield Named(found.group(2), _place(path, line))
    for found in TABLE.finditer(source):
        end = _closing(source, found.end())
        table = source[found.end() : end]
        line = source.count("\n", 0, found.start()) + 1
        for text in QUOTED.finditer(table):
            if not re.match(r"\s*:", table[text.end() :]):  # the word before the colon is no key
                yield Named(text.group(2), _place(path, line))


def glued_in_web(path: Path) -> Iterator[Named]:
    for first, line in _first_arguments(_plain(path)):
        if "${" in first or re.search(r"['\"`]\s*\+|\+\s*['\"`]", first):
            yield Named(first, _place(path, line))


def _first_arguments(source: str) -> Iterator[tuple[str, int]]:
    for found in SAY.finditer(source):
        end = _closing(source, found.end() - 1)
        yield _until_comma(source[found.end() : end]), source.count("\n", 0, found.start()) + 1


def _closing(source: str, opening: int) -> int:
    """Where the bracket at ``opening`` closes."""
    depth = 0
    for at in range(opening, len(source)):
        depth += (source[at] in "([{") - (source[at] in ")]}")
        if depth == 0:
            return at
    return len(source)


def _until_comma(arguments: str) -> str:
    depth = 0
    for at, sign in enumerate(arguments):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            return arguments[:at]
    return arguments
