"""What the documents say of the house is so."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from typing import Final

import pytest
from tests.written import ROOT, SOURCE, place, written

from pegout import __version__
from pegout.engine import HouseRule, OptionValue, UnfitRules
from pegout.games import load, shipped
from pegout.words import LANGUAGES, Words

LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tables(text: str) -> Iterator[list[list[str]]]:
    """Every table of a text: its head, then its rows."""
    for block in re.findall(r"(?:^\| .* \|\n|^\|[-|]+\|\n)+", text, flags=re.MULTILINE):
        lines = [line[2:-2].split(" | ") for line in block.splitlines() if line[1] == " "]
        yield [[cell.strip() for cell in line] for line in lines]


def told_options(ruleset: str) -> list[tuple[str, str, str]]:
    """What a ruleset offers: name, values, default.

    A family's section has a table of all its options, and one with a column a ruleset.
    """
    for section in re.split(r"^## ", read("docs/options.md"), flags=re.MULTILINE):
        values: dict[str, str] = {}
        for (first, *heads), *lines in tables(section):
            if first == "name":
                values = {line[0]: line[1] for line in lines}
            if ruleset in heads:
                place = 1 + heads.index(ruleset)
                offered = [line for line in lines if line[place] != "–"]
                return [(f[0].strip("`"), values[f[0]], f[place].strip("`")) for f in offered]
    raise AssertionError(f"docs/options.md has no column for {ruleset}")


def told(value: OptionValue) -> str:
    return "null" if value is None else str(value).lower()


def told_values(rule: HouseRule) -> str:
    if rule.choices:
        return " ".join(f"`{told(each)}`" for each in rule.choices)
    return f"{rule.least} to {rule.most}"


@pytest.mark.parametrize("name", shipped())
def test_the_house_rules_are_all_told(name: str) -> None:
    offered = load(name).house_rules
    rows = told_options(name)
    assert [row[0] for row in rows] == [rule.name for rule in offered]
    assert [row[2] for row in rows] == [told(rule.value) for rule in offered]
    for rule, (_, values, _) in zip(offered, rows, strict=True):
        assert values.removesuffix(", `null`") == told_values(rule)


@pytest.mark.parametrize("name", shipped())
def test_null_is_told_where_it_is_allowed(name: str) -> None:
    for option, values, _ in told_options(name):
        try:
            load(name, {option: None})
        except UnfitRules:
            allowed = False
        else:
            allowed = True
        assert allowed == ("`null`" in values), option


TERMS: Final = {
    "dealer": "cribbage-dealer",
    "pone": "cribbage-pone",
    "pack": "cribbage-pack",
    "starter": "cribbage-starter",
    "count": "cribbage-count",
    "thirty-one": "cribbage-line-thirty-one",
    "fifteen": "cribbage-line-fifteen",
    "go (the point)": "cribbage-line-go",
    "last": "cribbage-line-last",
    "his heels": "cribbage-line-heels",
    "his nobs": "cribbage-line-nobs",
}
"""Terms of the glossary with the sentences that are nothing but the term."""


@pytest.mark.parametrize("term", TERMS)
def test_the_glossary_has_the_words_of_the_catalogues(term: str) -> None:
    (row,) = [line for line in read("docs/glossary.md").splitlines() if f"| {term} |" in line]
    columns = dict(zip(LANGUAGES, row.strip("| ").split(" | "), strict=False))
    for language in ("ru", "cs"):
        assert columns[language].split(" (")[0] in Words(language).say(TERMS[term], set="card")


def test_links_lead_somewhere() -> None:
    dead = [
        f"{place(path)}: {target}"
        for path in written()
        if path.suffix == ".md"
        for target in LINK.findall(path.read_text(encoding="utf-8"))
        if "://" not in target and not (path.parent / target).exists()
    ]
    assert dead == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_a_document_shows_of_the_library_is_so(name: str) -> None:
    tested = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tested.failed == 0
    assert tested.attempted > 0 or name != "README.md"


def test_every_decision_is_listed() -> None:
    there = {path.name for path in (ROOT / "docs/decisions").glob("0*.md")}
    assert set(LINK.findall(read("docs/decisions/README.md"))) == there


def test_the_changelog_knows_this_version() -> None:
    assert f"## [{__version__}]" in read("CHANGELOG.md")


def test_every_folder_of_tests_is_explained() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", read("tests/README.md"), flags=re.MULTILINE))
    there = {path.parent.name for path in (ROOT / "tests").glob("*/*.py")}
    assert there - told == set()


def test_every_room_is_explained() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", read("CONTRIBUTING.md"), flags=re.MULTILINE))
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} - told == set()
