"""What runs in a worker process: computer players, asked on standard input.

One line of `ports.Asked` in, one line of `crew.Answered` out. It knows no table. With the argument
``warm`` it gets all strong players ready beside that, or those of the rulesets that are named after
it, and says of each ruleset when it is done.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import IO, Any

import msgspec

from pegout import bots, games
from pegout.bots import AnyBot
from pegout.engine import AnyRuleset
from pegout.engine.wire import decode, encode
from pegout.tables.crew import Answered
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


class Mouth:
    """Where a worker's answers go; what it says beside them comes between two lines."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out
        self._one_at_a_time = threading.Lock()

    def say(self, answered: Answered) -> None:
        with self._one_at_a_time:
            self._out.write(msgspec.json.encode(answered) + b"\n")
            self._out.flush()


def serve(lines: Iterable[bytes], mouth: Mouth) -> None:
    """Answer every line; a player's own fault is an answer too."""
    for line in lines:
        try:
            answered = Answered(action=msgspec.Raw(answer(msgspec.json.decode(line, type=Asked))))
        except Exception as error:  # noqa: BLE001 - whatever a player does wrong
            answered = Answered(fault=f"{type(error).__name__}: {error}")
        mouth.say(answered)


def warm(rulesets: Sequence[AnyRuleset], mouth: Mouth) -> None:
    """Get the players of these rulesets ready, one after the other."""
    with suppress(BrokenPipeError):  # nobody is there any more to be told
        for ruleset in rulesets:
            try:
                bots.warm(ruleset)
            except Exception:  # noqa: BLE001 - the others may be well, and somebody stands in
                traceback.print_exc(file=sys.stderr)
            else:
                mouth.say(Answered(warmed=ruleset.digest))
        mouth.say(Answered(warmed=""))


def in_order() -> list[AnyRuleset]:
    """Every shipped ruleset: of each family those for two first, which are played most."""
    families = list(games.FAMILIES)
    every = [games.load(name) for name in reversed(games.shipped())]
    return sorted(every, key=lambda each: (families.index(each.family), each.seats))


def main() -> None:
    # An interrupt at the terminal is for the server; a worker ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a player prints must not stand among the answers.
    mouth = Mouth(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    match sys.argv[1:]:
        case ["warm", *names]:
            rulesets = [games.load(name) for name in names] or in_order()
            threading.Thread(target=warm, args=(rulesets, mouth), daemon=True).start()
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, mouth)
    os._exit(0)  # whatever it is at; what could not be written is not tried once more


if __name__ == "__main__":
    main()
