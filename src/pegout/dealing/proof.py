"""Checking that a game was dealt as promised. Needs no rules of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from pegout.dealing.promise import (
    ABSENT,
    COMPUTER,
    SECRET_BYTES,
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


What = Literal["secret", "set", "text", "draw"]


class Fault(msgspec.Struct, frozen=True):
    """One thing that is not as promised."""

    what: What
    at: int
    """The seat of a text, the number of a draw from 0; 0 for the others."""
    why: str


def faults(proof: GameProof) -> tuple[Fault, ...]:
    """All that is not as promised; empty when the game was dealt fairly."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        return (Fault("secret", 0, "the secret is not hexadecimal"),)
    return (*_promises(proof, secret), *_draws(proof, secret))


def _promises(proof: GameProof, secret: bytes) -> Iterator[Fault]:
    if len(secret) != SECRET_BYTES:
        yield Fault("secret", 0, f"the secret is not {SECRET_BYTES} bytes")
    if promise_of_secret(secret) != proof.promise:
        yield Fault("secret", 0, "the secret is not the one that was promised")
    for seat, part in enumerate(proof.contributions):
        if part.text in {ABSENT, COMPUTER}:
            continue
        if TEXT.fullmatch(part.text) is None:
            yield Fault("text", seat, "the text is not 16 to 128 visible ASCII characters")
        elif promise_of_text(part.text) != part.promise:
            yield Fault("text", seat, "the text is not the one that was promised")


def _draws(proof: GameProof, secret: bytes) -> Iterator[Fault]:
    pieces = SETS.get(proof.set)
    if pieces is None:
        yield Fault("set", 0, f"there is no set {proof.set!r}")
        return
    texts = tuple(part.text for part in proof.contributions)
    if not all(text.isascii() for text in texts):
        return  # told as a bad text
    mixture = Mixture(secret, proof.table, proof.game, texts)
    packs: dict[int, tuple[Piece, ...]] = {}
    taken: set[tuple[int, int]] = set()
    for number, draw in enumerate(proof.draws):
        if draw.shuffle not in packs:
            packs[draw.shuffle] = pack(mixture, draw.shuffle, pieces)
        if len(draw.places) != len(draw.pieces):
            yield Fault("draw", number, "the draw does not have a piece for each place")
            continue
        for place, piece in zip(draw.places, draw.pieces, strict=True):
            if not 0 <= place < len(pieces):
                yield Fault("draw", number, f"there is no place {place} in the pack")
            elif packs[draw.shuffle][place] != piece:
                lies = packs[draw.shuffle][place].code
                yield Fault("draw", number, f"{piece.code} was drawn where {lies} lies")
            elif (draw.shuffle, place) in taken:
                yield Fault("draw", number, f"place {place} was drawn twice")
            taken.add((draw.shuffle, place))
