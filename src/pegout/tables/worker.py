"""What runs in a worker process: computer players, asked on standard input.

One line of `ports.Asked` in, one line of `computers.Answered` out. It knows no table.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import IO, Any

import msgspec

from pegout import bots, games
from pegout.bots import AnyBot
from pegout.engine import AnyRuleset
from pegout.engine.wire import decode, encode
from pegout.tables.computers import Answered
from pegout.tables.ports import Asked


@lru_cache(maxsize=64)
def _player(ruleset_text: str, options: bytes, bot: str) -> tuple[AnyRuleset, AnyBot]:
    ruleset = games.read(ruleset_text, msgspec.json.decode(options))
    return ruleset, bots.bot(bot, ruleset)


def answer(asked: Asked) -> bytes:
    """The chosen action as the family writes it."""
    options = msgspec.json.encode(asked.options, order="deterministic")
    ruleset, player = _player(asked.ruleset, options, asked.bot)
    observation = decode(bytes(asked.observation), ruleset.observation_type)
    action_type: Any = ruleset.action_type
    actions = decode(bytes(asked.actions), tuple[action_type, ...])
    chance = Random(asked.seed)  # noqa: S311 - a player's dice deal nothing
    return encode(player.choose(observation, actions, chance).action)


def serve(lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Answer every line; a player's own fault is an answer too."""
    for line in lines:
        try:
            answered = Answered(action=msgspec.Raw(answer(msgspec.json.decode(line, type=Asked))))
        except Exception as error:  # noqa: BLE001 - whatever a player does wrong
            answered = Answered(fault=f"{type(error).__name__}: {error}")
        out.write(msgspec.json.encode(answered) + b"\n")
        out.flush()


def main() -> None:
    # An interrupt at the terminal is for the server; a worker ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a player prints must not stand among the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):  # nobody is there any more to be answered
        serve(sys.stdin.buffer, out)
    os._exit(0)  # what could not be written is not tried once more


if __name__ == "__main__":
    main()
