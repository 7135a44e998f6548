"""The examples of docs/analysis.md do what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs/analysis.md"


@pytest.mark.slow
def test_the_examples() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, flags=re.MULTILINE)
    code = "".join(blocks).replace("4_000_000, workers=2", "2_000, sweeps=1")
    names: dict[str, Any] = {}
    exec(re.sub("^    ", "", code, flags=re.MULTILINE), names)  # noqa: S102 - our own document
    show, fives = names["show"], names["fives"]
    assert names["show_points"](show, fives, 19, names["HAND"]) == 29
    found = names["score_shows"](show, names["hands"], names["starters"], names["HAND"])
    assert found.tolist() == [29, 12]
    assert names["count_shows"](show, 4, names["HAND"])[29] == 4
    assert names["means"].shape == (15, 3)
    assert names["joint"].shape == (1820, 1820)
