"""docs/engine-protocol.md: its conversation happens, and its lists are those of the code."""

from __future__ import annotations

import json
import re
from typing import Any, Final, get_args

from tests.adapters.driver import Driver
from tests.written import ROOT

from pegout.adapters.engine.lines import LONGEST
from pegout.adapters.engine.wrong import Code

TEXT: Final = (ROOT / "docs/engine-protocol.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
LINE: Final = re.compile(r"^([<>]) (.*?)(?=^[<>] |\Z)", re.MULTILINE | re.DOTALL)


def alike(written: Any, found: Any) -> bool:  # noqa: ANN401
    """Equal but for fractions: a player may come to value a lay otherwise."""
    if isinstance(written, float) and isinstance(found, float):
        return True
    if isinstance(written, dict) and isinstance(found, dict):
        return list(written) == list(found) and all(alike(written[n], found[n]) for n in written)
    if isinstance(written, list) and isinstance(found, list):
        return len(written) == len(found) and all(map(alike, written, found))
    return type(written) is type(found) and bool(written == found)


def test_the_conversation_happens() -> None:
    """From the first line to `quit`, in one process."""
    driver, lines = Driver(), [line for block in BLOCKS for line in LINE.findall(block)]
    assert [sign for sign, _ in lines] == [">", "<"] * (len(lines) // 2)
    assert len(lines) > 30
    for (_, request), (_, answer) in zip(lines[::2], lines[1::2], strict=True):
        found = driver.line(" ".join(request.split()))
        assert alike(json.loads(answer), found), (request, found)
    assert driver.engine.ended


def test_its_lists_are_those_of_the_code() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", TEXT, re.MULTILINE) == list(get_args(Code))
    assert f"longer than {LONGEST:,} bytes" in TEXT
    requests = set(re.findall(r'"do": "([a-z-]+)"', TEXT)) | set(
        re.findall(r"^\| `([a-z]+)` with", TEXT, re.MULTILINE)
    )
    assert requests >= set(Driver().engine.words)
