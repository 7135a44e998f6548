"""Checking that a game was dealt as promised. Needs no rules of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from pegout.dealing.promise import (
    ABSENT,
    COMPUTER,
    SECRET,
    TABLE,
    TEXT,
    promise_of_secret,
    promise_of_text,
)
from pegout.dealing.shuffle import Mixture, pack
from pegout.pieces import SETS, Piece


class Contribution(msgspec.Struct, frozen=True):
    """One seat's part in the shuffles of a game."""

    text: str
    """Its own text, ``absent`` or ``computer``."""
    promise: str | None
    """SHA-256 of the text, given before any text was known; ``None`` where nobody promised."""


class Drawn(msgspec.Struct, frozen=True):
    """Pieces that were taken from a shuffled set."""

    shuffle: int
    places: tuple[int, ...]
    pieces: tuple[Piece, ...]


class GameProof(msgspec.Struct, frozen=True):
    """Everything published about the dealing of one game."""

    table: str
    game: int
    set: str
    """``cards`` or ``tiles``."""
    promise: str
    """SHA-256 of the secret, published before the first deal."""
    secret: str
    """64 hexadecimal digits, published at the end."""
    contributions: tuple[Contribution, ...]
    """By seat."""
    draws: tuple[Drawn, ...]
    """Every draw of the game, in order."""


FaultCode = Literal[
    "table-unfit",
    "secret-unfit",
    "secret-not-promised",
    "set-unknown",
    "text-unfit",
    "text-not-promised",
    "draw-uneven",
    "place-unknown",
    "piece-differs",
    "drawn-twice",
]


class Fault(msgspec.Struct, frozen=True):
    """One thing that is not as promised: a word for programs, and what its sentence needs."""

    code: FaultCode
    at: int = 0
    """The seat of a text, the number of a draw from 0; 0 for the others."""
    facts: dict[str, int | str] = {}


def faults(proof: GameProof) -> tuple[Fault, ...]:
    """All that is not as promised; empty when the game was dealt fairly."""
    unfit = tuple(_unfit(proof))
    if unfit:
        return unfit  # nothing can be computed from these
    secret = bytes.fromhex(proof.secret)
    return (*_promises(proof, secret), *_draws(proof, secret))


def took_part(proof: GameProof) -> bool:
    """Somebody's own text is among the parts; otherwise all rests on the server's secret."""
    return any(part.text not in {ABSENT, COMPUTER} for part in proof.contributions)


def _unfit(proof: GameProof) -> Iterator[Fault]:
    if TABLE.fullmatch(proof.table) is None:
        yield Fault("table-unfit")
    if SECRET.fullmatch(proof.secret) is None:
        yield Fault("secret-unfit")
    if proof.set not in SETS:
        yield Fault("set-unknown", facts={"set": proof.set})
    for seat, part in enumerate(proof.contributions):
        if part.text not in {ABSENT, COMPUTER} and TEXT.fullmatch(part.text) is None:
            yield Fault("text-unfit", seat)


def _promises(proof: GameProof, secret: bytes) -> Iterator[Fault]:
    if promise_of_secret(secret) != proof.promise:
        yield Fault("secret-not-promised")
    for seat, part in enumerate(proof.contributions):
        if part.text in {ABSENT, COMPUTER}:
            continue
        if promise_of_text(part.text) != part.promise:
            yield Fault("text-not-promised", seat)


def _draws(proof: GameProof, secret: bytes) -> Iterator[Fault]:
    pieces = SETS[proof.set]
    texts = tuple(part.text for part in proof.contributions)
    mixture = Mixture(secret, proof.table, proof.game, texts)
    packs: dict[int, tuple[Piece, ...]] = {}
    taken: set[tuple[int, int]] = set()
    for number, draw in enumerate(proof.draws):
        if draw.shuffle not in packs:
            packs[draw.shuffle] = pack(mixture, draw.shuffle, pieces)
        order = packs[draw.shuffle]
        if len(draw.places) != len(draw.pieces):
            yield Fault("draw-uneven", number)
            continue
        for place, piece in zip(draw.places, draw.pieces, strict=True):
            if not 0 <= place < len(order):
                yield Fault("place-unknown", number, {"place": place})
                continue
            if order[place] != piece:
                lies = order[place].code
                facts: dict[str, int | str] = {"place": place, "piece": piece.code, "lies": lies}
                yield Fault("piece-differs", number, facts)
            if (draw.shuffle, place) in taken:
                yield Fault("drawn-twice", number, {"place": place})
            taken.add((draw.shuffle, place))
