"""Drives the engine in this process, a request at a time."""

from __future__ import annotations

import json
import random
from typing import Any

from pegout.adapters.engine import Engine
from pegout.pieces import CARDS, write_pieces

Answer = dict[str, Any]


class Driver:
    """An engine and whoever talks to it."""

    def __init__(self) -> None:
        self.engine = Engine()

    def line(self, line: str | bytes) -> Answer:
        """The answer to a line as it stands; always an object on one line."""
        answered = self.engine.answer(line.encode() if isinstance(line, str) else line)
        assert b"\n" not in answered
        answer = json.loads(answered)
        assert isinstance(answer, dict)
        assert isinstance(answer["ok"], bool)
        assert answer["ok"] is ("error" not in answer)
        return answer

    def ask(self, do: str, **fields: Any) -> Answer:  # noqa: ANN401
        return self.line(json.dumps({"do": do, **fields}))

    def ok(self, do: str, **fields: Any) -> Answer:  # noqa: ANN401
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def error(self, do: str, **fields: Any) -> tuple[str, str]:  # noqa: ANN401
        """Code and message of a request that must fail."""
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        assert set(answer["error"]) == {"code", "message"}
        return answer["error"]["code"], answer["error"]["message"]


def order(seed: str) -> list[str]:
    """A whole pack in an order that follows from the seed."""
    pack = list(CARDS)
    random.Random(seed).shuffle(pack)  # noqa: S311 - a test
    return [card.code for card in pack]


def beginning(*codes: str) -> list[str]:
    """A whole pack that begins with these pieces; the others follow in set order."""
    first = " ".join(codes).split()
    return [*first, *(code for code in write_pieces(CARDS).split() if code not in first)]
