"""Every way in which a game can be dealt otherwise than promised is found.

Mutants that must die: any one of the checks in `pegout.dealing.proof` left out.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pegout.dealing import (
    COMPUTER,
    Contribution,
    Drawn,
    Fault,
    GameProof,
    Mixture,
    faults,
    pack,
    promise_of_secret,
    promise_of_text,
)
from pegout.pieces import CARDS, TILES, PieceSet

SECRET: Final = sha256(b"the secret of these tests").digest()
TEXTS: Final = ("a-text-of-anna-in-the-evening", COMPUTER, "0123456789abcdef")
PLACES: Final = ((0, (3,)), (0, (17,)), (1, tuple(range(12))), (1, (20,)), (2, tuple(range(12))))
"""Shuffles and places of each draw, as in a game of cribbage."""


def fair(pieces: PieceSet = CARDS) -> GameProof:
    mixture = Mixture(SECRET, "k7m2q9x4w1", 2, TEXTS)
    return GameProof(
        table="k7m2q9x4w1",
        game=2,
        set=pieces.name,
        promise=promise_of_secret(SECRET),
        secret=SECRET.hex(),
        contributions=tuple(
            Contribution(text, None if text == COMPUTER else promise_of_text(text))
            for text in TEXTS
        ),
        draws=tuple(
            Drawn(shuffle, places, tuple(pack(mixture, shuffle, pieces)[p] for p in places))
            for shuffle, places in PLACES
        ),
    )


FAIR: Final = fair()


@pytest.mark.parametrize("pieces", [CARDS, TILES])
def test_a_fair_game_has_no_faults(pieces: PieceSet) -> None:
    assert faults(fair(pieces)) == ()


def test_a_game_that_was_never_dealt_has_no_faults() -> None:
    assert faults(replace(FAIR, draws=())) == ()


def contributing(seat: int, **changes: Any) -> GameProof:  # noqa: ANN401 - as `replace`
    parts = list(FAIR.contributions)
    parts[seat] = replace(parts[seat], **changes)
    return replace(FAIR, contributions=tuple(parts))


def drawing(number: int, **changes: Any) -> GameProof:  # noqa: ANN401 - as `replace`
    draws = list(FAIR.draws)
    draws[number] = replace(draws[number], **changes)
    return replace(FAIR, draws=tuple(draws))


def told(proof: GameProof) -> set[tuple[str, int]]:
    return {(fault.code, fault.at) for fault in faults(proof)}


ALL_DRAWS: Final = {("piece-differs", number) for number in range(2, 5)}
"""Twelve cards do not come out the same by another shuffle."""


def test_another_secret() -> None:
    other = replace(FAIR, secret=SECRET[::-1].hex())
    assert told(other) >= {("secret-not-promised", 0), *ALL_DRAWS}


def test_another_promise() -> None:
    assert told(replace(FAIR, promise="0" * 64)) == {("secret-not-promised", 0)}


def test_another_text() -> None:
    assert told(contributing(0, text="another-text-of-anna")) >= {
        ("text-not-promised", 0),
        *ALL_DRAWS,
    }


def test_another_text_with_a_promise_that_fits() -> None:
    """As if the server had made the text up: the shuffles give it away."""
    text = "another-text-of-anna"
    changed = contributing(0, text=text, promise=promise_of_text(text))
    assert {code for code, _ in told(changed)} == {"piece-differs"}


def test_another_promise_of_a_text() -> None:
    assert told(contributing(2, promise="0" * 64)) == {("text-not-promised", 2)}


def test_a_text_that_nobody_promised() -> None:
    assert told(contributing(2, promise=None)) == {("text-not-promised", 2)}


def test_a_person_taken_for_a_computer() -> None:
    assert told(contributing(0, text=COMPUTER)) >= ALL_DRAWS


@pytest.mark.parametrize(
    "change",
    [{"table": "k7m2q9x4w2"}, {"game": 3}, {"contributions": FAIR.contributions[:2]}],
    ids=str,
)
def test_another_table_or_game(change: dict[str, Any]) -> None:
    assert told(replace(FAIR, **change)) >= ALL_DRAWS


def test_another_piece() -> None:
    draw = FAIR.draws[1]
    (lies,) = draw.pieces
    other = next(piece for piece in CARDS if piece != lies)
    assert faults(drawing(1, pieces=(other,))) == (
        Fault("piece-differs", 1, {"place": 17, "piece": other.code, "lies": lies.code}),
    )


def test_another_place() -> None:
    assert told(drawing(1, places=(18,))) == {("piece-differs", 1)}


def test_pieces_that_changed_places_in_a_draw() -> None:
    first, second, *rest = FAIR.draws[2].pieces
    swapped = faults(drawing(2, pieces=(second, first, *rest)))
    assert [(fault.code, fault.facts["place"]) for fault in swapped] == [
        ("piece-differs", 0),
        ("piece-differs", 1),
    ]


def test_draws_that_changed_places() -> None:
    first, second, third, *rest = FAIR.draws
    swapped = (first, second, replace(third, pieces=FAIR.draws[4].pieces), *rest)
    assert told(replace(FAIR, draws=swapped)) == {("piece-differs", 2)}


def test_another_shuffle() -> None:
    assert told(drawing(2, shuffle=3)) == {("piece-differs", 2)}


@pytest.mark.parametrize("places", [(17, 17), (17, 16, 17)], ids=str)
def test_a_place_taken_twice_in_a_draw(places: tuple[int, ...]) -> None:
    order = pack(Mixture(SECRET, FAIR.table, FAIR.game, TEXTS), 0, CARDS)
    again = drawing(1, places=places, pieces=tuple(order[place] for place in places))
    assert faults(again) == (Fault("drawn-twice", 1, {"place": 17}),)


def test_a_place_taken_again_later() -> None:
    again = replace(FAIR, draws=(*FAIR.draws, FAIR.draws[3]))
    assert faults(again) == (Fault("drawn-twice", 5, {"place": 20}),)


def test_the_same_place_of_another_shuffle_is_another_place() -> None:
    assert FAIR.draws[2].places == FAIR.draws[4].places
    assert faults(FAIR) == ()


@pytest.mark.parametrize("place", [52, -1, -52, 10**9])
def test_a_place_that_is_not_there(place: int) -> None:
    assert faults(drawing(1, places=(place,))) == (Fault("place-unknown", 1, {"place": place}),)


def test_a_draw_without_a_piece_for_each_place() -> None:
    assert told(drawing(2, places=FAIR.draws[2].places[:-1])) == {("draw-uneven", 2)}
    assert told(drawing(2, pieces=FAIR.draws[2].pieces[:-1])) == {("draw-uneven", 2)}


@pytest.mark.parametrize(
    "secret", ["", "x" * 64, SECRET.hex()[:-2], SECRET.hex() + "00", SECRET.hex().upper()]
)
def test_a_secret_that_is_none(secret: str) -> None:
    """Written otherwise it could not be compared as text, as the page does."""
    assert told(replace(FAIR, secret=secret)) == {("secret-unfit", 0)}


@pytest.mark.parametrize("table", ["", "K7M2Q9X4W1", "k7m2\nq9x4w1", "стол", "x" * 41])
def test_a_table_that_is_none(table: str) -> None:
    assert told(replace(FAIR, table=table)) == {("table-unfit", 0)}


@pytest.mark.parametrize("text", ["short", "пятнадцать-и-ещё-два", "a-line\nin-between-them"])
def test_a_text_that_is_none(text: str) -> None:
    assert told(contributing(2, text=text)) == {("text-unfit", 2)}


def test_a_set_that_is_none() -> None:
    assert faults(replace(FAIR, set="runes")) == (Fault("set-unknown", facts={"set": "runes"}),)


def test_another_set() -> None:
    assert told(replace(FAIR, set="tiles")) >= ALL_DRAWS


def flipped(text: str, at: int) -> str:
    """The text with one of its digits changed."""
    at %= len(text)
    return f"{text[:at]}{'0' if text[at] != '0' else '1'}{text[at + 1 :]}"


ALTERATIONS: Final[list[Callable[[int, int], GameProof]]] = [
    lambda at, _: replace(FAIR, secret=flipped(FAIR.secret, at)),
    lambda at, _: replace(FAIR, promise=flipped(FAIR.promise, at)),
    lambda at, _: replace(FAIR, table=flipped(FAIR.table, at)),
    lambda at, _: replace(FAIR, game=FAIR.game + 1 + at),
    lambda at, _: contributing(0, text=flipped(TEXTS[0], at)),
    lambda at, _: contributing(0, promise=flipped(promise_of_text(TEXTS[0]), at)),
    lambda at, which: drawing(which, shuffle=FAIR.draws[which].shuffle + 5 + at),
    lambda at, which: drawing(which, places=(*FAIR.draws[which].places[:-1], 52 + at)),
    lambda _, which: replace(FAIR, draws=(*FAIR.draws, FAIR.draws[which])),
]


@settings(deadline=None)
@given(st.sampled_from(ALTERATIONS), st.integers(0, 10**4), st.sampled_from([2, 4]))
def test_no_alteration_goes_unseen(
    alter: Callable[[int, int], GameProof], at: int, which: int
) -> None:
    assert faults(alter(at, which)) != ()
