"""docs/records.md: its example is a record, and its lists are those of the code."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

import pytest
from tests.written import ROOT

from pegout.games import load
from pegout.records import FindingCode, read, verify, write

TEXT: Final = (ROOT / "docs/records.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```\w*\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def test_the_example_is_a_proved_record() -> None:
    (example,) = (block for block in BLOCKS if block.startswith("Pegout record"))
    reading = read(example)
    assert reading.error is None
    assert reading.record is not None
    assert verify(reading.record) == ()
    plain = "".join(line for line in example.splitlines(keepends=True) if line[0] != "#")
    assert write(reading.record) == plain


@pytest.mark.parametrize("which", ["actions", "events"])
def test_the_forms_are_those_of_cribbage(which: str) -> None:
    lines: Any = getattr(load("six-card").notation, which)
    assert "".join(f"{form}\n" for form in lines.forms) in BLOCKS


def test_every_finding_is_described() -> None:
    described = set(
        re.findall(r"`([a-z-]+)`", "\n".join(re.findall(r"^\|.*$|^1\. .*$", TEXT, re.MULTILINE)))
    )
    assert codes(FindingCode) - described == set()


def codes(union: Any) -> set[str]:  # noqa: ANN401 - a union of literals
    arguments = get_args(union)
    return {each for each in arguments if isinstance(each, str)}.union(
        *(codes(each) for each in arguments if not isinstance(each, str))
    )
