"""The tables that come with Pegout, a folder a ruleset, and which rules each of them fits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.discard_arrays import DiscardTables
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.pegging.blueprint import Blueprint, packed, unpacked
from pegout.analysis.cribbage.pegging.tree import grow
from pegout.games.cribbage.rules import CribbageRules, Pieces

FOLDER: Final = Path(__file__).parent / "tables"
"""Where they are shipped."""
MANIFEST: Final = "manifest.json"
POINTS: Final = "points.npz"
BLUEPRINT: Final = "blueprint.xz"
BOARD: Final = "board.npz"

Floats = npt.NDArray[np.float32]


class Measured(msgspec.Struct, frozen=True):
    """How well strategies of the play do, in points a deal; exact, by best responses."""

    value: float
    """What the pone gains on the dealer where both play by them."""
    pone_loses: float
    """What a dealer who plays best gains on the pone's strategy, beyond the value."""
    dealer_loses: float
    """What a pone who plays best gains on the dealer's, beyond the value."""

    @property
    def exploitability(self) -> float:
        """Points a deal and player."""
        return (self.pone_loses + self.dealer_loses) / 2


class Limits(msgspec.Struct, frozen=True):
    """What may be lost at most to best responses, in points a deal and player."""

    solved: float
    shipped: float


class Made(msgspec.Struct, frozen=True):
    """How tables were made: the same again makes the same tables."""

    seed: int
    deals: int
    """Dealt in the last sweep of the last search for the discards."""
    rounds: tuple[int, ...]
    """Rounds of learning the play, after each search for the discards."""
    plays: int
    """Plays that the points of each kept hand were counted in."""
    board_deals: int = 0


class Manifest(msgspec.Struct, frozen=True):
    """What is stored of a ruleset."""

    ruleset: str
    pieces: Pieces
    fits_points: str
    """Digest of all rules that discards and play follow from (`points_digest`)."""
    made: Made
    solved: Measured
    """The play as it was solved."""
    shipped: Measured
    """The play as it is stored."""
    settled: float
    """The most that the value of a kept hand in the play still changed in the last round, weighed
    by how often it is kept: the sum over hands, of both roles."""
    averages: tuple[float, float, float]
    """Points a deal: the pone's hand, the dealer's hand, the crib."""
    fits_board: str = ""
    """The same for the board (`board_digest`)."""


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


def limits(manifest: Manifest) -> Limits:
    """What tables of this ruleset may lose."""
    return Limits(solved=0.001 if manifest.pieces == "cards" else 0.002, shipped=0.004)


def points_digest(rules: CribbageRules) -> str:
    """A digest of what points are won by: the set, the deal, the play, the show, and the sense."""
    deal = (rules.deal.each, rules.deal.throw, rules.deal.to_crib)
    parts = (rules.pieces, rules.seats, deal, rules.play, rules.show, rules.win.at_target)
    return _digest(parts)


def board_digest(rules: CribbageRules) -> str:
    """A digest of what games are won by: points, where they come from, and how far it is."""
    win = (rules.win.target, rules.win.exact_finish, rules.win.exact_granularity)
    parts = (points_digest(rules), rules.starter, win, rules.compensation)
    return _digest(parts)


def _digest(parts: object) -> str:
    return sha256(msgspec.json.encode(parts)).hexdigest()[:16]


@cache
def manifests(folder: Path = FOLDER) -> tuple[Manifest, ...]:
    """What there is, by name."""
    return tuple(
        msgspec.json.decode(file.read_bytes(), type=Manifest)
        for file in sorted(folder.glob(f"*/{MANIFEST}"))
    )


@cache
def tables(rules: CribbageRules, folder: Path = FOLDER) -> Tables | None:
    """The tables for these rules; `None` where none are stored or house rules do not fit them."""
    digest = points_digest(rules)
    fitting = [each for each in manifests(folder) if each.fits_points == digest]
    if not fitting:
        return None
    # Rulesets that differ in the board alone may share the rest.
    of_board = [each for each in fitting if each.fits_board == board_digest(rules)]
    manifest = (of_board or fitting)[0]
    place = folder / manifest.ruleset
    with np.load(place / POINTS) as stored:
        arrays = {name: stored[name] for name in stored.files}
    board = None
    if of_board:
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
