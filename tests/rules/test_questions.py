"""What cribbage is asked without a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.scripted import six_card

from pegout import games
from pegout.engine import AnyRuleset, OptionValue, wire


def ask(word: str, asked: dict[str, Any], rules: AnyRuleset | None = None) -> dict[str, Any]:
    question = (rules or six_card()).questions[word]
    answer = question.answer(wire.convert(asked, question.asked))
    plain: dict[str, Any] = wire.plain(answer)
    assert wire.convert(plain, question.answered) == answer
    return plain


def test_there_are_three_questions() -> None:
    assert set(six_card().questions) == {"score", "lay", "sizes"}


def test_the_worth_of_a_hand() -> None:
    answer = ask("score", {"hand": ["5H", "5S", "5C", "JD"], "starter": "5♦"})
    assert answer["points"] == 29
    assert len(answer["lines"]) == 8 + 1 + 1
    assert answer["lines"][-1] == {"rule": "nobs", "pieces": ["JD"], "points": 1}


def test_the_worth_of_a_crib() -> None:
    asked = {"hand": ["2H", "9H", "KH", "6H"], "starter": "4S"}
    assert ask("score", asked)["points"] == 8
    assert ask("score", {**asked, "crib": True})["points"] == 4
    assert ask("score", {**asked, "crib": True}, six_card(cribFlush="four_flat4"))["points"] == 8


def test_a_hand_worth_nothing_has_no_lines() -> None:
    answer = ask("score", {"hand": ["2S", "4C", "6H", "8S"], "starter": "TD"})
    assert answer == {"points": 0, "lines": []}


def test_the_breakdown_lists_only_what_scores() -> None:
    answer = ask("score", {"hand": ["7C", "8D", "9H", "KS"], "starter": "2C"})
    assert [(line["rule"], line["points"]) for line in answer["lines"]] == [
        ("fifteen", 2),
        ("run", 3),
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "message"),
    [
        ("5H 5S 5C", "5D", False, "hand: a hand of six-card has 4 pieces, not 3"),
        ("5H 5S 5C", "5D", True, "hand: a crib of six-card has 4 pieces, not 3"),
        ("5H 5S 5C JD 6D", "5D", False, "hand: a hand of six-card has 4 pieces, not 5"),
        ("", "5D", False, "hand: a hand of six-card has 4 pieces, not 0"),
        ("5H 5S 5X JD", "5D", False, "hand: piece 3: '5X' is not a card"),
        ("5H 5S 5C 5H", "5D", False, "hand: piece 4: '5H' was already given as piece 1"),
        ("5H 5S 5C JD", "JD", False, "starter: JD lies there already"),
        ("5H 5S 5C JD", "6-4", False, "starter: piece 1: '6-4' is not among the cards"),
        ("5H 5S 5C JD", "", False, "starter: an empty text is not a piece"),
        ("5H 5S 5C JD", "x", False, "starter: piece 1: 'x' is not a card"),
    ],
)
def test_a_bad_hand_is_refused_by_name(hand: str, starter: str, crib: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        ask("score", {"hand": hand.split(), "starter": starter, "crib": crib})


def test_an_empty_place_in_a_hand_is_no_piece() -> None:
    with pytest.raises(ValueError, match=r"^hand: an empty text is not a piece$"):
        ask("score", {"hand": ["5H", "", "5C", "JD"], "starter": "5D"})


@pytest.mark.parametrize(
    ("series", "piece", "points", "count", "rules"),
    [
        ("7H 8C", "9D", 3, 24, ["run"]),
        ("", "9D", 0, 9, []),
        ("7H", "8C", 2, 15, ["fifteen"]),
        ("9C 8H 7D", "7S", 4, 31, ["pair", "thirty-one"]),
        ("KC QC", "JC", 3, 30, ["run"]),
    ],
)
def test_the_worth_of_a_piece_laid(
    series: str, piece: str, points: int, count: int, rules: list[str]
) -> None:
    answer = ask("lay", {"series": series.split(), "piece": piece})
    assert (answer["points"], answer["count"]) == (points, count)
    assert [line["rule"] for line in answer["lines"]] == rules


@pytest.mark.parametrize(
    ("series", "piece", "message"),
    [
        ("KC QC 9C", "3H", "piece: 3H makes 32; the limit is 31"),
        ("KC QC 9C 2C", "AH", "series: it stands at the limit of 31 and has ended"),
        ("KC QC 9C 3C", "AH", "series: it makes 32; the limit is 31"),
        ("KC QC", "QC", "piece: QC lies there already"),
        ("KC KC", "QC", "series: piece 2: 'KC' was already given as piece 1"),
        ("KC", "", "piece: an empty text is not a piece"),
    ],
)
def test_a_bad_lay_is_refused_by_name(series: str, piece: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        ask("lay", {"series": series.split(), "piece": piece})


@pytest.mark.parametrize(
    ("name", "options", "sizes"),
    [
        ("six-card", {}, ("cards", 4, 4)),
        ("five-card", {}, ("cards", 3, 4)),
        ("seven-card", {}, ("cards", 5, 4)),
        ("six-card-3p", {}, ("cards", 4, 4)),
        ("domino-book2", {}, ("tiles", 4, 4)),
        ("domino-book2", {"deal": 5}, ("tiles", 3, 4)),
    ],
)
def test_how_many_make_a_hand(
    name: str, options: dict[str, OptionValue], sizes: tuple[str, int, int]
) -> None:
    pieces, hand, crib = sizes
    answer = ask("sizes", {}, games.load(name, options))
    assert answer == {"pieces": pieces, "hand": hand, "crib": crib}
