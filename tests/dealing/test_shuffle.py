"""From secret and texts to the order of a pack (docs/fair-dealing.md).

Mutants that must die: no rejection, rejection one too late, a shuffle that draws from the whole
pack each time, a message that leaves out one of its lines.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.dealing import Mixture, check_text, pack, promise_of_secret, shuffle
from pegout.pieces import CARDS, SETS, PieceSet

VECTORS: Final[Sequence[Mapping[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)
"""The page's shuffle is held to the same file."""

SECRET: Final = hashlib.sha256(b"the secret of these tests").digest()


def written_again(mixture: Mixture, number: int, codes: Sequence[str]) -> list[str]:
    """The construction as anybody would write it from its description, with nothing of ours."""
    order, stream, block = list(codes), b"", 0
    lines = ["pegout-shuffle-1", mixture.table, mixture.game, number, *mixture.texts]
    for last in range(len(order) - 1, 0, -1):
        while True:
            if not stream:
                message = "\n".join(map(str, [*lines, block])).encode()
                stream = hmac.new(mixture.secret, message, hashlib.sha256).digest()
                block += 1
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word < 2**32 // (last + 1) * (last + 1):
                break
        chosen = word % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_vectors(vector: Mapping[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    mixture = Mixture(secret, vector["table"], vector["game"], tuple(vector["texts"]))
    order = [piece.code for piece in pack(mixture, vector["shuffle"], SETS[vector["set"]])]
    assert order == vector["order"]
    assert promise_of_secret(secret) == vector["promise"]


def test_the_vectors_use_texts_that_are_allowed() -> None:
    own = {text for vector in VECTORS for text in vector["texts"]} - {"absent", "computer"}
    for text in own:
        check_text(text)
    assert {len(text) for text in own} >= {16, 128}
    assert {vector["set"] for vector in VECTORS} == set(SETS)


TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=16, max_size=128)


@settings(deadline=None)
@given(
    secret=st.binary(min_size=32, max_size=32),
    table=st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=40),
    game=st.integers(1, 10**6),
    number=st.integers(0, 10**6),
    texts=st.lists(TEXTS | st.sampled_from(["absent", "computer"]), min_size=1, max_size=4),
    pieces=st.sampled_from(list(SETS.values())),
)
def test_written_again(  # noqa: PLR0913 - all that a shuffle follows from
    *, secret: bytes, table: str, game: int, number: int, texts: list[str], pieces: PieceSet
) -> None:
    mixture = Mixture(secret, table, game, tuple(texts))
    order = pack(mixture, number, pieces)
    assert sorted(order, key=pieces.index) == list(pieces)
    codes = [piece.code for piece in pieces]
    assert [piece.code for piece in order] == written_again(mixture, number, codes)


def test_everything_that_goes_in_matters() -> None:
    mixtures = [
        (Mixture(SECRET, "table", 1, ("a-text-of-anna-0", "computer")), 0),
        (Mixture(SECRET[::-1], "table", 1, ("a-text-of-anna-0", "computer")), 0),
        (Mixture(SECRET, "tabl3", 1, ("a-text-of-anna-0", "computer")), 0),
        (Mixture(SECRET, "table", 2, ("a-text-of-anna-0", "computer")), 0),
        (Mixture(SECRET, "table", 1, ("a-text-of-anna-1", "computer")), 0),
        (Mixture(SECRET, "table", 1, ("computer", "a-text-of-anna-0")), 0),
        (Mixture(SECRET, "table", 1, ("a-text-of-anna-0", "absent")), 0),
        (Mixture(SECRET, "table", 1, ("a-text-of-anna-0", "computer")), 1),
    ]
    assert len({pack(mixture, number, CARDS) for mixture, number in mixtures}) == len(mixtures)


# --- numbers below a bound ----------------------------------------------------------------------


def below(bound: int, *words: int) -> tuple[int, int]:
    """The number, and how many words were used for it."""
    left = iter(words)
    number = shuffle._below(bound, left)  # noqa: SLF001 - its bias would not show in any shuffle
    return number, len(words) - len(list(left))


@pytest.mark.parametrize("bound", [3, 28, 52, 2**31 + 1])
def test_words_past_the_last_whole_multiple_go(bound: int) -> None:
    fair = 2**32 // bound * bound
    assert fair < 2**32
    assert below(bound, fair - 1, 7) == (bound - 1, 1)
    assert below(bound, fair, 2**32 - 1, 1) == (1, 3)


@pytest.mark.parametrize("bound", [1, 2, 4, 32, 2**31, 2**32])
def test_a_bound_that_divides_keeps_every_word(bound: int) -> None:
    assert below(bound, 2**32 - 1) == (bound - 1, 1)


def test_every_number_is_as_likely_as_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of one byte all of them can be tried."""
    monkeypatch.setattr(shuffle, "WORD", 1)
    for bound in range(1, 257):
        numbers = [shuffle._below(bound, iter([word, 0])) for word in range(256)]  # noqa: SLF001
        kept = numbers[: 256 // bound * bound]
        counts = {kept.count(number) for number in range(bound)}
        assert counts == {256 // bound}
        assert set(numbers[len(kept) :]) <= {0}  # these took the next word


# --- shuffles as a whole ------------------------------------------------------------------------


def orders(count: int) -> Iterator[Sequence[int]]:
    mixture = Mixture(SECRET, "chisquare", 1, ("a-text-of-anna-0", "computer"))
    for number in range(count):
        yield [CARDS.index(piece) for piece in pack(mixture, number, CARDS)]


@pytest.mark.slow
def test_every_card_lies_everywhere_equally_often() -> None:
    """Chi-square of 52,000 shuffles over a table of 52 cards by 52 places."""
    size, shuffles = len(CARDS), 52_000
    counts = [[0] * size for _ in range(size)]
    for order in orders(shuffles):
        for place, card in enumerate(order):
            counts[place][card] += 1
    due = shuffles / size
    raw = sum((count - due) ** 2 / due for row in counts for count in row)
    # Each shuffle puts a card in each place, which spreads the cells by n / (n - 1) more than
    # independent counts: the sum is that much larger than chi-square of (n - 1)^2 freedoms.
    found = raw * (size - 1) / size
    least, most = limits((size - 1) ** 2)
    assert least < found < most


def limits(freedoms: int) -> tuple[float, float]:
    """Between these lies chi-square but once in 500,000 times, by Wilson and Hilferty."""
    z = 4.753424  # of the normal distribution, one side: 1 in 1,000,000
    low, high = (
        freedoms * (1 - 2 / (9 * freedoms) + side * z * sqrt(2 / (9 * freedoms))) ** 3
        for side in (-1, 1)
    )
    return low, high


def test_the_limits_are_those_of_the_tables() -> None:
    """By exact quantiles: chi-square of 2601, one in a million on either side."""
    low, high = limits(2601)
    assert low == pytest.approx(2272.44, abs=0.5)
    assert high == pytest.approx(2958.35, abs=0.5)


def test_no_order_comes_twice() -> None:
    assert len({tuple(order) for order in islice(orders(500), 500)}) == 500
