"""Which tables come with Pegout, how they were made and measured, and which rules they fit.

Needs no arrays: who only names players asks here whether they know a house rule.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from pegout.games.cribbage.rules import CribbageRules, Pieces

FOLDER: Final = Path(__file__).parent / "tables"
"""Where they are shipped."""
MANIFEST: Final = "manifest.json"


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
    fits_cribs: str = ""
    """The same for the discards alone (`cribs_digest`)."""


def limits(manifest: Manifest) -> Limits:
    """What tables of this ruleset may lose."""
    return Limits(solved=0.001 if manifest.pieces == "cards" else 0.002, shipped=0.004)


def points_digest(rules: CribbageRules) -> str:
    """A digest of what points are won by: the set, the deal, the play, the show, and the sense."""
    deal = (rules.deal.each, rules.deal.throw, rules.deal.to_crib)
    parts = (rules.pieces, rules.seats, deal, rules.play, rules.show, rules.win.at_target)
    return _digest(parts)


def cribs_digest(rules: CribbageRules) -> str:
    """A digest of what cribs are worth by: the set, the deal, the show, and the sense."""
    deal = (rules.deal.each, rules.deal.throw, rules.deal.to_crib)
    return _digest((rules.pieces, rules.seats, deal, rules.show, rules.win.at_target))


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


def fitting(rules: CribbageRules, folder: Path = FOLDER) -> Manifest | None:
    """Whose tables fit the rules, board and all if there are such; the board may not."""
    digest = points_digest(rules)
    found = [each for each in manifests(folder) if each.fits_points == digest]
    # Rulesets that differ in the board alone may share the rest.
    of_board = [each for each in found if fits_board(each, rules)]
    return next(iter(of_board or found), None)


def fits_board(manifest: Manifest, rules: CribbageRules) -> bool:
    return manifest.fits_board == board_digest(rules)


def plays_by_tables(rules: CribbageRules) -> bool:
    """The strongest player has tables for these rules; a board that does not fit he makes.

    No tables know whose a bought crib is, and he counts what is beyond the target as the target.
    """
    bought = rules.auction.payment != "none"
    return fitting(rules) is not None and not bought and not rules.win.exact_finish
