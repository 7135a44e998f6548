"""The package that ``pip install .`` installs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.written import MADE, ROOT, SOURCE
from workshop import page
from workshop.digest import put

BUILT_WITH = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a page that fits them, as a built checkout has it."""
    house = tmp_path_factory.mktemp("house")
    for part in ("src", "web", "workshop"):
        shutil.copytree(
            ROOT / part,
            house / part,
            ignore=shutil.ignore_patterns(*(MADE - {"protocol.ts", "package-lock.json"})),
        )
    for name in BUILT_WITH:
        shutil.copy(ROOT / name, house / name)
    put(page.page(house) / "index.html", "<title>the page</title>")
    put(page.page(house) / "assets/table.js", "")
    put(page.page(house) / "made-from.txt", page.made_from(house))
    return house


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> set[str]:
    """The names in the wheel, built where there is no node at all."""
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"],
        cwd=checkout,
        env={"PATH": "", "HOME": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (file,) = (checkout / "out").glob("*.whl")
    with ZipFile(file) as opened:
        return set(opened.namelist())


def test_the_page_is_inside(wheel: set[str]) -> None:
    inside = {"index.html", "assets/table.js", "made-from.txt"}
    assert wheel >= {f"pegout/server/page/{name}" for name in inside}


def test_everything_that_the_house_reads_is_inside(wheel: set[str]) -> None:
    read = {
        f"pegout/{path.relative_to(SOURCE).as_posix()}"
        for path in SOURCE.rglob("*")
        if path.is_file() and MADE.isdisjoint(path.relative_to(SOURCE).parts)
    }
    assert read - wheel == set()
    assert {Path(name).suffix for name in read} >= {".py", ".toml", ".ftl", ".typed"}


def test_the_workshop_stays_outside(wheel: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"pegout"}


def test_a_page_of_other_sources_is_not_taken(checkout: Path) -> None:
    assert page.is_built(checkout)
    words = checkout / "src/pegout/words/en/page.ftl"
    put(words, "page-more = more\n")
    assert not page.is_built(checkout)
