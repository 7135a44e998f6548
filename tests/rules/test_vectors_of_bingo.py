"""Cases and counts of tests/facts for Bingo, asked as a program asks them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from tests.bingo_script import bingo, tile
from tests.rules.facts import facts

from pegout.engine import OptionValue, wire
from pegout.games.bingo.scoring import doubles, trump_of, value
from pegout.pieces import TILES

CASES = facts("bingo")
COUNTS = facts("bingo-counts")
ALL = [tile(each.code) for each in TILES]


def ask(word: str, options: Mapping[str, OptionValue], **fields: Any) -> Any:  # noqa: ANN401
    question = bingo(**options).questions[word]
    return wire.plain(question.answer(wire.convert(fields, question.asked)))


@pytest.mark.parametrize("case", CASES["tricks"], ids=lambda c: f"{c['lead']} {c['reply']}")
def test_trick(case: dict[str, Any]) -> None:
    options = {"blankRank": case["blankRank"]}
    answer = ask("trick", options, trump=case["trump"], lead=case["lead"], reply=case["reply"])
    winner = {"leader": "lead", "second": "reply"}[case["winner"]]
    assert answer == {"winner": winner, "points": case["points"]}


@pytest.mark.parametrize("stock", ["closed", "gone"])
@pytest.mark.parametrize("case", CASES["legal_replies"], ids=lambda c: f"{c['lead']} {c['hand']}")
def test_replies(case: dict[str, Any], stock: str) -> None:
    fields = {"trump": case["trump"], "lead": case["lead"], "hand": case["hand"].split()}
    options = {"mustTrump": case["mustTrump"]}
    assert ask("replies", options, **fields, stock=stock) == {"replies": case["legal"]}
    assert ask("replies", options, **fields, stock="open") == {"replies": fields["hand"]}


@pytest.mark.parametrize("case", CASES["values"], ids=lambda c: str(c["trump"]))
def test_values(case: dict[str, Any]) -> None:
    answer = ask("values", {}, trump=case["trump"])
    assert answer == {"values": case["values"], "total": case["total"]}


@pytest.mark.parametrize("closer", [0, 1])
@pytest.mark.parametrize("case", CASES["large_points"], ids=lambda c: str(c["large"]))
def test_large_points(case: dict[str, Any], closer: int) -> None:
    """From either seat."""
    points = [case["player0_or_closer"], case["opponent"]]
    tricks, large = [case["closer_tricks"], 5], case["large"]
    fields = {"points": points, "tricks": tricks}
    if closer:
        fields, large = {name: each[::-1] for name, each in fields.items()}, large[::-1]
    answer = ask("reward", {}, closer=closer if case["closed"] else None, **fields)
    assert answer == {"large": large}


@pytest.mark.parametrize("name", [name for name in COUNTS if name.startswith("blank=")])
def test_the_worth_of_the_whole_set(name: str) -> None:
    rank, double = (int(part.split("=")[1]) for part in name.split())
    rules = bingo(blankRank=rank, blankTrumpDouble=double).rules
    for trump, expected in COUNTS[name].items():
        worth = {each.code: value(rules, int(trump), each) for each in ALL}
        assert {code: points for code, points in worth.items() if points} == expected["values"]
        assert sum(worth.values()) == expected["total"] == 2 * expected["half"]


@pytest.mark.parametrize("rank", [7, 0])
def test_how_often_each_number_is_trump(rank: int) -> None:
    turned = Counter(trump_of(bingo(blankRank=rank).rules, each) for each in ALL)
    expected = COUNTS[f"trump_probability_blank={rank}"]
    assert {str(t): Fraction(n, len(ALL)) for t, n in turned.items()} == {
        trump: Fraction(text) for trump, text in expected.items()
    }


def test_the_deal() -> None:
    rules, deal = bingo().rules, COUNTS["deal"]
    assert rules.deal.each == deal["hand"]
    assert rules.face_down + 1 == deal["stock_after_deal"]
    assert len(TILES) // 2 == deal["tricks"]
    assert (rules.face_down + 1) // 2 == deal["tricks_before_stock_exhausted"]


def test_doubles_in_a_hand() -> None:
    """Counted by how many doubles there are to choose from, not hand by hand."""
    number = len(doubles(ALL))
    for held, expected in COUNTS["doubles_in_7_tiles"].items():
        ways = comb(number, int(held)) * comb(len(ALL) - number, 7 - int(held))
        assert ways == expected["count"]
        assert ways / comb(len(ALL), 7) == pytest.approx(expected["p"], rel=1e-12)


@pytest.mark.parametrize(
    ("word", "fields", "message"),
    [
        ("trick", {"trump": 4, "lead": "6-7", "reply": "0-0"}, "lead: piece 1: '6-7' is not a"),
        ("trick", {"trump": 4, "lead": "6-6", "reply": "6-6"}, "reply: 6-6 lies there already"),
        ("trick", {"trump": 4, "lead": "", "reply": "6-6"}, "lead: an empty text is not a tile"),
        (
            "replies",
            {"trump": 4, "lead": "6-3", "hand": ["5H"], "stock": "gone"},
            "hand: piece 1: '5H' is not among the tiles",
        ),
        (
            "replies",
            {"trump": 4, "lead": "6-3", "hand": ["6-1", "1-6"], "stock": "gone"},
            "hand: piece 2: '1-6' was already given as piece 1",
        ),
        ("reward", {"closer": None, "points": [70, 70], "tricks": [7, 7]}, "first: both have 70"),
        (
            "reward",
            {"closer": None, "points": [70, 7], "tricks": [7, 7], "first": 1},
            "first: seat 1 has not 70",
        ),
        (
            "reward",
            {"closer": 0, "points": [70, 7], "tricks": [1, 7], "closer_tricks": 2},
            "closer_tricks: more than all tricks of the closer",
        ),
    ],
)
def test_a_question_that_makes_no_sense(word: str, fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        ask(word, {}, **fields)
    assert str(refused.value).startswith(message)


def test_a_reward_that_needs_to_know_more() -> None:
    both = {"points": [72, 75], "tricks": [6, 8]}
    assert ask("reward", {"playOut": True}, closer=None, **both, first=1) == {"large": [0, 1]}
    none = {"points": [60, 60], "tricks": [6, 8]}
    last = {"nobody70": "last_trick"}
    assert ask("reward", last, closer=None, **none, last_trick=1) == {"large": [0, 1]}
    with pytest.raises(ValueError, match="last_trick: nobody has enough"):
        ask("reward", last, closer=None, **none)
    after = {"closerNoTrick": "after_closing"}
    assert ask("reward", after, closer=0, **none, closer_tricks=0) == {"large": [0, 3]}
    assert ask("reward", after, closer=0, **none) == {"large": [0, 2]}
