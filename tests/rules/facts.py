"""The data of tests/facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "facts"


def facts(name: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
