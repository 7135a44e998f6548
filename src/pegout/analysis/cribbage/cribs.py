"""What the pieces thrown to a crib are worth, by who throws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, Literal

import msgspec

from pegout.analysis.cribbage.shows import Shows, kinds
from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import Piece

Role = Literal["dealer", "pone"]

OTHER: Final[Mapping[Role, Role]] = {"dealer": "pone", "pone": "dealer"}
COMPANIONS: Final = 100
"""Completions of a crib that `chance_cribs` tries."""


class CribTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Means of cribs; made by ``python -m pegout.analysis.cribbage.crib_table``."""

    rules: str
    """The ruleset's name."""
    seed: int
    hands: int
    """How many dealt hands the throws were counted in."""
    sweeps: int
    """How often both sides answered the other's throws until the means stood still."""
    throws: dict[Role, dict[str, float]]
    """How often each role throws what; sums to 1."""
    means: dict[Role, dict[str, float]]
    """The mean points of the crib, whoever owns it, when this role throws that. The rest of it
    comes from the *other* role: a dealer's crib is completed by a pone, who gives away little."""

    def mean(self, role: Role, thrown: Sequence[Piece]) -> float:
        """The mean points of the crib that ``thrown`` goes to."""
        return self.means[role][throw_name(thrown)]


def throw_name(thrown: Sequence[Piece]) -> str:
    """The class of a throw: its kinds from the lowest, and whether all share a suit.

    >>> from pegout.pieces import CARDS, read_pieces
    >>> throw_name(read_pieces("JH 5H", CARDS))
    '5-11 suited'
    """
    named = "-".join(str(kind) for kind in kinds(thrown))
    suited = frozenset.intersection(*(TRAITS[piece].suits for piece in thrown))
    return f"{named} suited" if suited else named


@cache
def shipped_table(rules: str) -> CribTable | None:
    """The table that comes with Pegout for the ruleset of this name, if it has one."""
    file = files(__name__.rpartition(".")[0]) / "crib_tables" / f"{rules}.json"
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=CribTable)


def chance_cribs(
    shows: Shows,
    throws: Sequence[tuple[Piece, ...]],
    unseen: Sequence[Piece],
    size: int,
    chance: Random,
) -> list[float]:
    """A mean for each throw where there is no table: the rest of the crib comes by chance.

    The same companions complete every throw, so that chance favours none. ``size`` is the crib's,
    without the starter.
    """
    deals = [chance.sample(unseen, size - len(throws[0]) + 1) for _ in range(COMPANIONS)]
    return [
        sum(shows.points((*thrown, *rest), starter, "crib") for *rest, starter in deals)
        / len(deals)
        for thrown in throws
    ]
