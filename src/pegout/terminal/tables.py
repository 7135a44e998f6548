"""``pegout tables``: making the tables of a ruleset, and proving those that are stored."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from pegout.analysis.cribbage import making, manifests, stored
from pegout.analysis.cribbage.lowered import NotLowered
from pegout.engine import AnyRuleset
from pegout.games.cribbage import Cribbage
from pegout.terminal.complaint import Complaint
from pegout.terminal.house_rules import ruleset
from pegout.terminal.progress import Progress
from pegout.terminal.voice import Voice

TOO_WEAK: Final = 1
"""The exit status where stored tables lose more than they may."""
STEPS: Final = 1000
"""Of the bar."""
STAGE_KEYS: Final = {
    "discards": "terminal-tables-discards",
    "play": "terminal-tables-play",
    "pegs": "terminal-tables-pegs",
    "board": "terminal-tables-board",
}


def build(voice: Voice, asked: AnyRuleset, work: Path, seed: int, workers: int) -> int:
    """Make the tables and store them with the others. Raises `Complaint`."""
    if workers < 1:
        raise Complaint(f"--workers: {workers} is not 1 at least")
    rules = _cribbage(asked)
    progress = Progress(STEPS)

    def tell(stage: str, part: float) -> None:
        done = int(part * STEPS)
        if progress.due(done):
            left = progress.left(done)
            doing = voice.say(STAGE_KEYS[stage])
            progress.tell(
                done,
                voice.say("terminal-tables-doing", name=rules.name, stage=doing, left=left),
            )

    try:
        manifest = making.make(
            rules.rules,
            work,
            made=msgspec.structs.replace(making.FULL, seed=seed),
            workers=workers,
            tell=tell,
            to=manifests.FOLDER,
        )
    except NotLowered as error:
        raise Complaint(str(error)) from error
    finally:
        progress.end()
    sys.stdout.write(f"{voice.say('terminal-tables-built', name=rules.name)}\n")
    return _tell(voice, manifest, manifest.shipped)


def verify(voice: Voice, name: str | None, workers: int) -> int:
    """Answer what is stored as well as can be; 1 where that gains too much. Raises `Complaint`."""
    names = [each.ruleset for each in manifests.manifests()] if name is None else [name]
    statuses = [_verify(voice, each, workers) for each in names]
    return max(statuses, default=0)


def _verify(voice: Voice, name: str, workers: int) -> int:
    rules = _cribbage(ruleset(name, ()))
    found = stored.tables(rules.rules)
    if found is None or found.manifest.ruleset != name:
        raise Complaint(f"{name}: no tables are stored")
    return _tell(voice, found.manifest, making.verified(rules.rules, found, workers=workers))


def _tell(voice: Voice, manifest: manifests.Manifest, shipped: manifests.Measured) -> int:
    limits = manifests.limits(manifest)
    value = _points(voice, shipped.value)
    lines = [voice.say("terminal-tables-value", name=manifest.ruleset, points=value)]
    lines.append(_line(voice, "terminal-tables-solved", manifest.solved, limits.solved))
    lines.append(_line(voice, "terminal-tables-stored", shipped, limits.shipped))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    within = manifest.solved.exploitability <= limits.solved
    return 0 if within and shipped.exploitability <= limits.shipped else TOO_WEAK


def _line(voice: Voice, key: str, found: manifests.Measured, limit: float) -> str:
    return voice.say(
        key,
        pone=_points(voice, found.pone_loses),
        dealer=_points(voice, found.dealer_loses),
        mean=_points(voice, found.exploitability),
        limit=_points(voice, limit),
        within="yes" if found.exploitability <= limit else "no",
    )


def _points(voice: Voice, points: float) -> str:
    """With the mark of the language."""
    whole, _, part = f"{points:.5f}".partition(".")
    return voice.say("measure-decimal", whole=whole.replace("-", "−"), part=part)


def _cribbage(ruleset: AnyRuleset) -> Cribbage:
    if not isinstance(ruleset, Cribbage):
        raise Complaint(f"{ruleset.name}: tables are for cribbage")
    return ruleset
