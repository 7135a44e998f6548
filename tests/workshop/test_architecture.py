"""What import-linter cannot see: names, sizes, and who knows which game is played."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.written import ROOT, SOURCE, place, written

from pegout.games import FAMILIES, shipped

NAMELESS: Final = ("pieces", "engine", "dealing", "records", "tables", "storage", "server")
"""The rooms that ask nothing about the game."""
SIX: Final = ("rules", "phases", "moves", "play", "scoring", "sight")
EMPTY_NAMES: Final = re.compile(
    r"utils?|helpers?|managers?|base|common|misc|core|stuff|shared|lib", re.IGNORECASE
)
LONGEST: Final = 400
LONGEST_PLAY: Final = 500
"""Lines of a family's course of play, which reads from top to bottom like the rule book."""


def games_named(path: Path) -> Iterator[str]:
    """Families and rulesets that a source names outside its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    names = {*FAMILIES, *shipped()}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told and text in names:
                yield f"{path.name}:{node.lineno}: {text!r}"
            case ast.ImportFrom(module=str(module)) if names & set(module.split(".")):
                yield f"{path.name}:{node.lineno}: import of {module}"
            case ast.Import(names=modules):
                for each in modules:
                    if names & set(each.name.split(".")):
                        yield f"{path.name}:{node.lineno}: import of {each.name}"
            case _:
                pass


@pytest.mark.parametrize("room", NAMELESS)
def test_a_room_that_serves_all_games_names_none(room: str) -> None:
    named = [name for path in (SOURCE / room).rglob("*.py") for name in games_named(path)]
    assert named == []


def test_a_named_game_would_be_found(tmp_path: Path) -> None:
    family, ruleset = next(iter(FAMILIES)), shipped()[0]
    path = tmp_path / "room.py"
    path.write_text(
        f'"""{ruleset} in a docstring."""\n'
        f"from pegout.games.{family} import rules\n"
        f'if game == "{ruleset}": pass\n'
        f'match game:\n    case "{family}": pass\n',
        encoding="utf-8",
    )
    assert len(list(games_named(path))) == 3


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_answers_the_six_questions(family: str) -> None:
    there = {path.stem for path in (SOURCE / "games" / family).iterdir()}
    assert there.issuperset(SIX)


def test_no_source_is_too_long() -> None:
    long = {
        place(path): lines
        for path in (ROOT / "dev", ROOT / "hatch_build.py", *written("src", "web/src", "workshop"))
        if path.suffix in {"", ".py", ".ts", ".svelte"}
        and (lines := path.read_text(encoding="utf-8").count("\n")) > _limit(path)
    }
    assert long == {}


def _limit(path: Path) -> int:
    is_play = path.name == "play.py" and path.parent.parent == SOURCE / "games"
    return LONGEST_PLAY if is_play else LONGEST


def test_a_name_says_what_is_inside() -> None:
    empty = [
        place(path)
        for path in written("src", "web/src", "workshop", "tests")
        if any(EMPTY_NAMES.fullmatch(Path(part).stem) for part in path.relative_to(ROOT).parts)
    ]
    assert empty == []


def test_nothing_is_left_to_do() -> None:
    marks = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|XX" + "X|HA" + r"CK)\b")
    left = [
        f"{place(path)}:{number}"
        for path in written()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if marks.search(line)
    ]
    assert left == []


def test_no_file_says_where_it_was_written() -> None:
    """Registries, home folders and work trees are a machine's own business."""
    hosts = ("pypi" + ".org", "registry.npm" + "js", "pythonhosted" + ".org", "deb.debian" + ".org")
    folders = ("/work" + "/", "/ro" + "ot/", "/home" + "/")
    lock = ROOT / "web/package-lock.json"
    found = [
        f"{place(path)}: {word}"
        for path in (*written(), lock)
        for word in (*hosts, *folders)
        if word in path.read_text(encoding="utf-8")
    ]
    assert found == []


def test_a_test_that_is_left_out_says_why() -> None:
    silent: list[str] = []
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(attr="skip" | "xfail" | "skipif", lineno=line):
                    lines = path.read_text(encoding="utf-8").splitlines()
                    if "reason=" not in " ".join(lines[line - 1 : line + 4]):
                        silent.append(f"{place(path)}:{line}")
                case _:
                    pass
    assert silent == []
