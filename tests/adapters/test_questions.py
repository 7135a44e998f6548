"""Requests that need no game: about, score, lay."""

from __future__ import annotations

import pytest
from tests.adapters.driver import Driver

from pegout import __version__, games


def test_about() -> None:
    assert Driver().ok("about") == {
        "id": None,
        "ok": True,
        "name": "pegout",
        "version": __version__,
        "protocol": 1,
        "rulesets": list(games.shipped()),
        "bots": [
            "random",
            "greedy",
            "sensible",
            "beginner",
            "casual",
            "club",
            "expert",
            "champion",
            "at-once",
            "heuristic",
            "sampler",
            "points",
        ],
    }


def test_score_gives_a_line_for_each_reason() -> None:
    answer = Driver().ok("score", rules="six-card", hand=["7H", "8C", "8D", "9S"], starter="AH")
    assert answer["points"] == 12
    assert [(line["rule"], line["points"]) for line in answer["lines"]] == [
        ("fifteen", 2),
        ("fifteen", 2),
        ("pair", 2),
        ("run", 3),
        ("run", 3),
    ]
    assert answer["lines"][0]["pieces"] == ["7H", "8C"]


def test_score_of_a_crib_and_with_house_rules() -> None:
    ask = Driver().ok
    flush = {"rules": "six-card", "hand": ["2S", "6S", "8S", "QS"], "starter": "KD"}
    assert ask("score", **flush)["points"] == 4
    assert ask("score", **flush, crib=True)["points"] == 0
    assert ask("score", **flush, crib=True, options={"cribFlush": "four_flat4"})["points"] == 4
    assert ask("score", **flush, options={"handFlush": "none"})["points"] == 0


def test_other_ways_to_write_a_piece() -> None:
    hand = ["5♥", "10s", "jd", "5C"]
    answer = Driver().ok("score", rules="six-card", hand=hand, starter="5S")
    assert answer["lines"][0]["pieces"] == ["5H", "TS"]


@pytest.mark.parametrize(
    ("series", "piece", "count", "lines"),
    [
        (["7H", "8C"], "9D", 24, [("run", 3)]),
        (["7H"], "8C", 15, [("fifteen", 2)]),
        (["TH", "JC", "AD"], "TS", 31, [("thirty-one", 2)]),
        (["5H", "5C"], "5D", 15, [("fifteen", 2), ("pair", 6)]),
        ([], "KH", 10, []),
    ],
)
def test_lay(series: list[str], piece: str, count: int, lines: list[tuple[str, int]]) -> None:
    answer = Driver().ok("lay", rules="six-card", series=series, piece=piece)
    assert answer["count"] == count
    assert [(line["rule"], line["points"]) for line in answer["lines"]] == lines
    assert answer["points"] == sum(points for _, points in lines)


@pytest.mark.parametrize(
    "written",
    ["1", '"a"', "null", "true", "1.5e3", "[1, {}]", '{"a": [ 1 ]}', '"\\u0000č"', "1e999"],
)
def test_the_id_comes_back_as_it_was_written(written: str) -> None:
    engine = Driver().engine
    for rest in ('"do":"about"', '"do":"nothing"', '"do":"observe","game":"g9","seat":0'):
        answer = engine.answer(f'{{"id":{written},{rest}}}'.encode())
        assert answer.startswith(f'{{"id":{written},"ok":'.encode())


def test_an_id_of_a_thousand_digits() -> None:
    digits = "7" * 5000
    answer = Driver().engine.answer(f'{{"do":"about","id":{digits}}}'.encode())
    assert answer.startswith(f'{{"id":{digits},"ok":true'.encode())


def test_no_id_is_answered_with_null() -> None:
    assert Driver().ok("about")["id"] is None
    assert Driver().ask("nothing")["id"] is None
