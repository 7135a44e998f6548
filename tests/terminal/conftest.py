from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from tests.terminal.at_terminal import Terminal


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Terminal]:
    """A terminal that speaks English and shows no colour."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    level = logging.getLogger("pegout").level
    yield Terminal(capsys, monkeypatch)
    logging.getLogger("pegout").setLevel(level)  # at a terminal the log is silent
