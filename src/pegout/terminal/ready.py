"""``pegout ready``: compile and load once what the strong players need, and keep it on disk."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from pegout import bots, games
from pegout.engine import AnyRuleset
from pegout.terminal.complaint import Complaint
from pegout.terminal.voice import Voice


def ready(voice: Voice, rulesets: Sequence[AnyRuleset], workers: int) -> int:
    """Tells of each game when its players are ready. Raises `Complaint`."""
    if workers < 1:
        raise Complaint(f"--workers: {workers} is not 1 at least")
    groups = _alike(rulesets)
    if workers == 1 or len(groups) == 1:
        for group in groups:
            for name in group:
                _tell(voice, name, prepared(name))
        return 0
    # A fresh interpreter each, as tables have them: what one has compiled others find on disk.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(groups)), context) as pool:
        for told in as_completed([pool.submit(prepare, group) for group in groups]):
            for name, seconds in told.result():
                _tell(voice, name, seconds)
    return 0


def prepare(group: Sequence[str]) -> list[tuple[str, float]]:
    """The players of these rulesets, and the seconds that each took."""
    return [(name, prepared(name)) for name in group]


def prepared(name: str) -> float:
    began = time.perf_counter()
    bots.warm(games.load(name))
    return time.perf_counter() - began


def _tell(voice: Voice, name: str, seconds: float) -> None:
    sys.stdout.write(f"{voice.say('terminal-ready', name=name, seconds=f'{seconds:.1f}')}\n")
    sys.stdout.flush()


def _alike(rulesets: Sequence[AnyRuleset]) -> list[list[str]]:
    """Games whose players share what is compiled, so that nobody compiles what another does."""
    groups: dict[tuple[str, bool], list[str]] = {}
    for each in rulesets:
        groups.setdefault((each.family, each.seats > 2), []).append(each.name)
    return list(groups.values())
