"""A table as it stands in a list."""

from __future__ import annotations

from typing import Literal

import msgspec

from pegout.engine import Onlooker, Seat, Side
from pegout.engine.wire import convert, decode, encode, plain
from pegout.tables.facts import Chair, Computer, Open, Person
from pegout.tables.ids import Owner
from pegout.tables.ports import Listing
from pegout.tables.standing import Standing

Kind = Literal["person", "computer", "open"]


class Points(msgspec.Struct, frozen=True):
    """What the observations of every family have (docs/protocol.md), as spectators know it."""

    scores: tuple[int, ...] = ()
    match: tuple[int, ...] = ()
    winner: Side | None = None


class Headline(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    ruleset: str
    family: str
    names: tuple[str, ...]
    kinds: tuple[Kind, ...]
    points: Points
    sides: tuple[Side, ...] = ()
    """By seat; empty in lists of before there were partners, where each seat is its own side."""


def kind(chair: Chair) -> Kind:
    match chair:
        case Person():
            return "person"
        case Computer():
            return "computer"
        case Open():
            return "open"


def name(chair: Chair) -> str:
    """A person's own name, a computer player's word, or nothing."""
    match chair:
        case Person(name=given):
            return given
        case Computer(bot=bot):
            return bot
        case Open():
            return ""


def listing(standing: Standing, changed: float) -> Listing:
    """What the store keeps beside the log."""
    ruleset = standing.ruleset
    seen = plain(ruleset.observe(standing.state, Onlooker.SPECTATOR))
    headline = Headline(
        ruleset=ruleset.name,
        family=ruleset.family,
        names=tuple(map(name, standing.chairs)),
        kinds=tuple(map(kind, standing.chairs)),
        points=convert(seen, Points),
        sides=tuple(ruleset.side(Seat(seat)) for seat in range(ruleset.seats)),
    )
    return Listing(
        table=standing.table,
        status=standing.status,
        owners=tuple(chair.owner for chair in standing.chairs if isinstance(chair, Person)),
        opened=standing.opened.at,
        changed=changed,
        headline=encode(headline),
    )


def headline(listing: Listing) -> Headline:
    """Raises `Unreadable`."""
    return decode(listing.headline, Headline)


def seat_in(listing: Listing, owner: Owner) -> Seat | None:
    """Where the owner sits: the listing's owners are the persons, seat by seat."""
    if owner not in listing.owners:
        return None
    persons = [seat for seat, each in enumerate(headline(listing).kinds) if each == "person"]
    return Seat(persons[listing.owners.index(owner)])
