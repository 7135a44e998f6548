"""The tables that come with Pegout, a folder a ruleset."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.discard_arrays import DiscardTables
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.manifests import (
    FOLDER,
    MANIFEST,
    Manifest,
    cribs_digest,
    fits_board,
    fitting,
    manifests,
)
from pegout.analysis.cribbage.pegging.blueprint import Blueprint, packed, unpacked
from pegout.analysis.cribbage.pegging.tree import grow
from pegout.games.cribbage.rules import CribbageRules

POINTS: Final = "points.npz"
BLUEPRINT: Final = "blueprint.xz"
BOARD: Final = "board.npz"
CRIBS: Final = "cribs"

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Tables:
    """All that is stored of a ruleset."""

    manifest: Manifest
    discards: DiscardTables
    pegging: Floats
    """[2, hands], what the play brings with a kept hand: own points less the other's."""
    pegs: Floats
    """[2, hands, 20, 20] (`champion.pegs`)."""
    blueprint: Blueprint
    board: Floats | None
    """[2, target, target], winning chances (`board.win_table`); `None` where it does not fit."""


@cache
def tables(rules: CribbageRules, folder: Path = FOLDER) -> Tables | None:
    """The tables for these rules; `None` where none are stored or house rules do not fit them."""
    manifest = fitting(rules, folder)
    if manifest is None:
        return None
    place = folder / manifest.ruleset
    with np.load(place / POINTS) as stored:
        arrays = {name: stored[name] for name in stored.files}
    board = None
    if fits_board(manifest, rules):
        with np.load(place / BOARD) as stored:
            board = stored["board"]
    tree = grow(lower_play(rules)).tree
    return Tables(
        manifest=manifest,
        discards=DiscardTables(**{name: arrays[name] for name in DiscardTables._fields}),
        pegging=arrays["pegging"],
        pegs=arrays["pegs"].astype(np.float32) / np.float32(manifest.made.plays),
        blueprint=unpacked(tree, (place / BLUEPRINT).read_bytes()),
        board=board,
    )


@cache
def stored_cribs(rules: CribbageRules, folder: Path = FOLDER) -> DiscardTables | None:
    """What is thrown, kept and found in cribs by rules like these; the play may be another.

    `None` where nothing of the kind is stored.
    """
    digest = cribs_digest(rules)
    places = [
        folder / each.ruleset / POINTS for each in manifests(folder) if each.fits_cribs == digest
    ]
    places += folder.glob(f"*/{CRIBS}-{digest}.npz")
    if not places:
        return None
    with np.load(places[0]) as stored:
        return DiscardTables(**{name: stored[name] for name in DiscardTables._fields})


def store_cribs(rules: CribbageRules, found: DiscardTables, folder: Path = FOLDER) -> None:
    """Write what is found in cribs where there are no tables of the play."""
    place = folder / rules.name
    place.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(place / f"{CRIBS}-{cribs_digest(rules)}.npz", **found._asdict())
    stored_cribs.cache_clear()


def store(found: Tables, folder: Path = FOLDER) -> None:
    """Write tables into their ruleset's folder, in place of those that are there."""
    place = folder / found.manifest.ruleset
    place.mkdir(parents=True, exist_ok=True)
    pegs = np.round(found.pegs * found.manifest.made.plays).astype(np.uint16)
    np.savez_compressed(
        place / POINTS, pegging=found.pegging, pegs=pegs, **found.discards._asdict()
    )
    (place / BLUEPRINT).write_bytes(packed(found.blueprint))
    if found.board is not None:
        np.savez_compressed(place / BOARD, board=found.board)
    written = msgspec.json.format(msgspec.json.encode(found.manifest), indent=2)
    (place / MANIFEST).write_bytes(written + b"\n")
    manifests.cache_clear()
    tables.cache_clear()
