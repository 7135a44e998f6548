"""Computer players in processes of their own: whoever is ready plays, and nobody waits long.

A strong player has kernels to compile and tables to load, which may take a minute on a machine that
has not seen it before. It does so in a worker of its own from the moment the house opens. Until it
is ready, and whenever it thinks too long, the turn is taken by one who answers at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec

from pegout import bots, games
from pegout.bots import STAND_IN
from pegout.tables.crew import ANSWER_WITHIN, Crew
from pegout.tables.ports import Asked, NoAnswer

log = logging.getLogger(__name__)

WORKER: Final = (sys.executable, "-m", "pegout.tables.worker")
"""A fresh interpreter: nothing of the server's memory is in it, no secret and no other hand."""
WARM_WORKER: Final = (*WORKER, "warm")
"""One that gets the strong players ready before anybody asks."""
WHEN_ASKED: Final = "PEGOUT_WARM_WHEN_ASKED"
"""In the environment: strong players get ready when one is first asked. For houses that open often
and seldom see one, as in tests: to get all ready takes half a minute of a processor."""
SOON: Final = 0.8
"""Seconds after which a turn of a strong player is taken by the one who stands in."""


class Computers:
    """`Players` in worker processes; those for plain players begin when their first turn comes."""

    def __init__(
        self,
        *,
        workers: int | None = None,
        command: Sequence[str] = WORKER,
        warm_command: Sequence[str] = WARM_WORKER,
        answer_within: float = ANSWER_WITHIN,
        soon: float = SOON,
    ) -> None:
        number = workers if workers is not None else max(1, min(4, (os.cpu_count() or 1) - 1))
        self._soon = soon
        self._ready: set[str] = set()
        """Digests of rulesets whose strong players are ready; empty text for all."""
        self._plain = Crew(command, workers=number, answer_within=answer_within)
        self._strong = Crew(
            warm_command,
            workers=1,
            answer_within=answer_within,
            heard=self._ready.add,
            lost=self._ready.clear,
        )

    async def begin(self) -> None:
        if WHEN_ASKED not in os.environ:
            self._strong.begin()

    async def choose(self, asked: Asked) -> bytes:
        if _at_once(asked.ruleset, _options(asked), asked.bot):
            return await self._plain.choose(asked)
        self._strong.begin()
        self._strong.revive()
        if self._is_ready(asked):
            try:
                async with asyncio.timeout(self._soon):
                    return await self._strong.choose(asked)
            except TimeoutError:
                log.warning("player %s: still thinking, %s takes its turn", asked.bot, STAND_IN)
            except NoAnswer as error:
                log.warning("player %s: %s, %s takes its turn", asked.bot, error, STAND_IN)
        return await self._plain.choose(msgspec.structs.replace(asked, bot=STAND_IN))

    async def close(self) -> None:
        await asyncio.gather(self._plain.close(), self._strong.close())

    def _is_ready(self, asked: Asked) -> bool:
        return "" in self._ready or sha256(asked.ruleset.encode()).hexdigest() in self._ready


def _options(asked: Asked) -> bytes:
    return msgspec.json.encode(asked.options, order="deterministic")


@lru_cache(maxsize=256)
def _at_once(ruleset_text: str, options: bytes, bot: str) -> bool:
    """Needs nothing to be ready. What is wrong with a turn any worker says."""
    try:
        return bots.at_once(bot, games.read(ruleset_text, msgspec.json.decode(options)))
    except ValueError:
        return True
