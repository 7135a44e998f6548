"""Requests as they are read. A field that does not stand here is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from pegout.engine import OptionValue


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``do`` and ``id`` are taken off before."""


class About(Request, frozen=True):
    pass


class Head(Request, frozen=True):
    """What every request that needs no game begins with."""

    rules: str
    options: dict[str, OptionValue] = {}


class New(Request, frozen=True):
    rules: str
    options: dict[str, OptionValue] = {}
    deal: tuple[str, ...] | None = None
    """The order of the first deal, where chance is scripted."""
    dealer: int | None = None


class Deal(Request, frozen=True):
    game: str
    order: tuple[str, ...]


class Observe(Request, frozen=True):
    game: str
    seat: int


class Act(Request, frozen=True):
    game: str
    seat: int
    action: dict[str, Any]


class Choose(Request, frozen=True):
    game: str
    seat: int
    bot: str


class OfGame(Request, frozen=True):
    game: str


class Quit(Request, frozen=True):
    pass
