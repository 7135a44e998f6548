"""Pieces: their codes, their order, their sets."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.pieces import (
    CARDS,
    JACK,
    SETS,
    TILES,
    Card,
    Piece,
    PieceSet,
    Suit,
    Tile,
    UnreadablePiece,
    read_card,
    read_piece,
    read_pieces,
    read_tile,
    write_pieces,
)

FIVE_OF_HEARTS = Card(5, Suit.HEARTS)


@pytest.mark.parametrize(
    "text",
    ["5H", "5h", " 5H\t", "5♥", "5♡", "5♥\ufe0f", "5♥\ufe0e", "5\ufe0f♥"],
)
def test_a_card_is_read_as_people_write_it(text: str) -> None:
    assert read_card(text) is FIVE_OF_HEARTS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("10H", "TH"),
        ("TD", "TD"),
        ("td", "TD"),
        ("10♦", "TD"),
        ("A♠", "AS"),
        ("a♤", "AS"),
        ("j♣", "JC"),
        ("K♧", "KC"),
        ("Q♢", "QD"),
    ],
)
def test_ranks_and_suits(text: str, code: str) -> None:
    assert read_piece(text).code == code


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "5",
        "H",
        "1H",
        "11H",
        "0H",
        "100H",
        "5X",
        "H5",
        "5HH",
        "55H",
        "5 H",
        "♥5",
        "5ſ",
        "–",
    ],
)
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(UnreadablePiece) as refused:
        read_card(text)
    assert refused.value.text == text
    assert refused.value.place is None
    assert str(refused.value) == f"{text!r} {refused.value.why}"
    assert "is not a card" in refused.value.why


@pytest.mark.parametrize(
    ("text", "code"), [("6-4", "6-4"), ("4-6", "6-4"), (" 0-0 ", "0-0"), ("6-6", "6-6")]
)
def test_a_tile_is_read_with_either_half_first(text: str, code: str) -> None:
    assert read_piece(text).code == read_tile(text).code == code


@pytest.mark.parametrize("text", ["7-1", "6-", "-6", "6–4", "6-4-2", "64", "-", "٦-٤", "6 - 4"])
def test_what_is_not_a_tile(text: str) -> None:
    with pytest.raises(UnreadablePiece, match="is not a tile"):
        read_tile(text)


def test_a_long_text_is_shown_short() -> None:
    with pytest.raises(UnreadablePiece) as refused:
        read_piece("5" * 10_000)
    assert refused.value.text == "5" * 23 + "…"
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("text", ["5H, TD 10S", "5H,TD,TS", "  5h  td\n10♠ ", "5H,,TD , TS,"])
def test_pieces_stand_between_spaces_and_commas(text: str) -> None:
    assert write_pieces(read_pieces(text, CARDS)) == "5H TD TS"


def test_no_text_is_no_pieces() -> None:
    assert read_pieces("", CARDS) == read_pieces(" , ", CARDS) == read_pieces([], CARDS) == ()


@pytest.mark.parametrize(
    ("texts", "of", "message"),
    [
        ("5H 5X JD", CARDS, "piece 2: '5X' is not a card"),
        ("5H 6-4", CARDS, "piece 2: '6-4' is not among the cards"),
        ("6-4 5H", TILES, "piece 2: '5H' is not among the tiles"),
        ("5H TD 10D", CARDS, "piece 3: '10D' was already given as piece 2"),
        ("6-4 5-5 4-6", TILES, "piece 3: '4-6' was already given as piece 1"),
        (["5H", " "], CARDS, "piece 2: ' ' is not a card"),
        (["5H TD"], CARDS, "piece 1: '5H TD' is not a card"),
        ("6-7", TILES, "piece 1: '6-7' is not a tile (a tile is two numbers of pips 0-6, as 6-4)"),
    ],
)
def test_the_error_names_the_piece_and_its_place(
    texts: str | list[str], of: PieceSet, message: str
) -> None:
    with pytest.raises(UnreadablePiece) as refused:
        read_pieces(texts, of)
    assert str(refused.value).startswith(message)
    assert refused.value.place == int(message.split()[1].rstrip(":"))


def test_an_error_crosses_processes() -> None:
    error = UnreadablePiece("5X", "is not a card", 2)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (str(again), again.text, again.why, again.place) == (str(error), "5X", error.why, 2)


def test_the_cards_in_order() -> None:
    assert [piece.code for piece in CARDS][:5] == ["AC", "AD", "AH", "AS", "2C"]
    assert CARDS.pieces[-1].code == "KS"
    assert list(CARDS) == sorted(CARDS)
    assert (len(CARDS), len(set(CARDS))) == (52, 52)
    assert read_card("JD").rank == JACK == 11


def test_the_tiles_in_order() -> None:
    assert [tile.code for tile in TILES][:7] == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0"]
    assert (len(TILES), len(set(TILES))) == (28, 28)
    assert sum(tile.pips for tile in TILES if isinstance(tile, Tile)) == 168
    in_order = sorted(tile for tile in TILES if isinstance(tile, Tile))
    assert [tile.code for tile in in_order][:6] == ["0-0", "1-0", "1-1", "2-0", "2-1", "3-0"]


@pytest.mark.parametrize("pieces", SETS.values(), ids=SETS)
def test_a_piece_is_its_code_everywhere(pieces: PieceSet) -> None:
    for number, piece in enumerate(pieces):
        assert pieces.index(piece) == number
        assert piece in pieces
        assert read_piece(piece.code) is piece
        assert str(piece) == piece.code
        assert repr(piece) == f"{type(piece).__name__}({piece.code})"
        assert pickle.loads(pickle.dumps(piece)) is piece  # noqa: S301 - our own bytes
        assert copy.deepcopy(piece) is piece
        assert isinstance(piece, Piece)
    assert pickle.loads(pickle.dumps(pieces)) == pieces  # noqa: S301 - our own bytes


def test_a_set_knows_its_own_pieces_only() -> None:
    assert Tile(6, 4) not in CARDS
    assert "5H" not in CARDS
    with pytest.raises(KeyError):
        TILES.index(FIVE_OF_HEARTS)
    with pytest.raises(ValueError, match="the set odd holds a piece twice"):
        PieceSet("odd", (FIVE_OF_HEARTS, FIVE_OF_HEARTS))


@pytest.mark.parametrize("rank", [0, 14, -1])
def test_a_card_has_one_of_13_ranks(rank: int) -> None:
    with pytest.raises(ValueError, match=f"a card's rank is 1 to 13, not {rank}"):
        Card(rank, Suit.HEARTS)


def test_a_card_has_one_of_4_suits() -> None:
    with pytest.raises(ValueError, match="X"):
        Card(5, "X")  # type: ignore[arg-type]


@pytest.mark.parametrize(("high", "low"), [(4, 6), (7, 0), (0, -1)])
def test_a_tile_has_its_higher_half_first(high: int, low: int) -> None:
    with pytest.raises(ValueError, match=f"not {high}-{low}"):
        Tile(high, low)


def test_a_piece_never_changes() -> None:
    with pytest.raises(AttributeError, match="a card cannot change its rank"):
        FIVE_OF_HEARTS.rank = 6
    with pytest.raises(AttributeError, match="a tile cannot change its high"):
        Tile(6, 4).high = 5
    assert (FIVE_OF_HEARTS.code, Tile(6, 4).code) == ("5H", "6-4")


def test_pieces_are_ordered_among_their_own_kind() -> None:
    assert Card(5, Suit.CLUBS) < FIVE_OF_HEARTS < Card(6, Suit.CLUBS)
    assert Card(5, Suit.HEARTS) <= FIVE_OF_HEARTS
    assert Tile(5, 0) < Tile(6, 0) < Tile(4, 3) < Tile(5, 2)
    with pytest.raises(TypeError):
        _ = Tile(6, 4) > FIVE_OF_HEARTS
    with pytest.raises(TypeError):
        _ = Tile(6, 4) < FIVE_OF_HEARTS


@given(st.text(max_size=12))
@settings(deadline=None)
def test_any_text_is_a_piece_or_our_error(text: str) -> None:
    try:
        piece = read_piece(text)
    except UnreadablePiece:
        return
    assert read_piece(piece.code) is piece


@given(st.lists(st.sampled_from(CARDS.pieces), unique=True))
@settings(deadline=None)
def test_pieces_written_are_read_back(pieces: list[Piece]) -> None:
    assert read_pieces(write_pieces(pieces), CARDS) == tuple(pieces)
