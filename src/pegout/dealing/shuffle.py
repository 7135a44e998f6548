"""From a secret and texts to the order of a pack."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pegout.pieces import Piece, PieceSet

LABEL: Final = "pegout-shuffle-1"
"""The first line of every message: a changed construction gets another number."""
WORD: Final = 4
"""Bytes of the stream for one number."""


@dataclass(frozen=True)
class Mixture:
    """All that the shuffles of one game follow from."""

    secret: bytes
    table: str
    game: int
    """Which game of the table's match, from 1."""
    texts: tuple[str, ...]
    """By seat: a person's text, `ABSENT` or `COMPUTER`."""


def pack(mixture: Mixture, shuffle: int, pieces: PieceSet) -> tuple[Piece, ...]:
    """The whole set in the order of this shuffle (counted from 0)."""
    words = _words(mixture, shuffle)
    order = list(pieces)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _words(mixture: Mixture, shuffle: int) -> Iterator[int]:
    """32-bit numbers, big-endian, from the blocks of HMAC-SHA-256 in counter mode."""
    head = (LABEL, mixture.table, str(mixture.game), str(shuffle), *mixture.texts)
    block = 0
    while True:
        message = "\n".join((*head, str(block))).encode("ascii")
        digest = hmac.digest(mixture.secret, message, "sha256")
        for start in range(0, len(digest), WORD):
            yield int.from_bytes(digest[start : start + WORD], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to ``bound - 1``, each as likely: words past the last whole multiple go."""
    whole = 2 ** (8 * WORD)
    fair = whole - whole % bound
    return next(word for word in words if word < fair) % bound
