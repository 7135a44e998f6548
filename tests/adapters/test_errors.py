"""Every way to ask wrongly gets its code and a message that names what and where."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from tests.adapters.driver import Driver, beginning, order

HAND: Final = {"rules": "six-card", "hand": ["5H", "6H", "7H", "8C"], "starter": "9S"}
DISCARD: Final = {
    "rules": "six-card",
    "bot": "sensible",
    "role": "pone",
    "hand": ["5H", "9C", "QD", "KS", "2D", "2H"],
}
WINNER_DEALS: Final = {"options": {"auction": "give", "auctionRoles": "winner_is_dealer"}}
LAY: Final = {**DISCARD, "discarded": ["2D", "2H"], "starter": "AS", "laid": []}

BAD: Final[list[tuple[str, dict[str, Any], str, str]]] = [
    ("score", HAND | {"hand": ["5H", "6H", "7H", "1C"]}, "bad-argument", "hand: piece 4: '1C'"),
    ("score", HAND | {"hand": ["5H", "6H", "7H", "5H"]}, "bad-argument", "hand: piece 4: '5H'"),
    ("score", HAND | {"hand": ["5H", "6H", "7H", "6-4"]}, "bad-argument", "hand: piece 4: '6-4'"),
    ("score", HAND | {"hand": ["5H", "6H", "7H"]}, "bad-argument", "4 pieces, not 3"),
    ("score", HAND | {"hand": ["5H", "6H", "", "7H"]}, "bad-argument", "hand: "),
    ("score", HAND | {"hand": ["5H", 6, "7H", "8C"]}, "bad-argument", "$.hand[1]"),
    ("score", HAND | {"hand": "5H 6H 7H 8C"}, "bad-argument", "$.hand"),
    ("score", HAND | {"starter": "8C"}, "bad-argument", "starter: 8C"),
    ("score", HAND | {"starter": None}, "bad-argument", "$.starter"),
    ("score", HAND | {"crib": "yes"}, "bad-argument", "$.crib"),
    ("score", HAND | {"cirb": True}, "bad-argument", "cirb"),
    ("score", {"rules": "six-card", "hand": []}, "bad-argument", "starter"),
    ("score", {"hand": [], "starter": "9S"}, "bad-argument", "rules"),
    ("score", HAND | {"rules": 6}, "bad-argument", "$.rules"),
    ("score", HAND | {"rules": "nine-card"}, "unknown-ruleset", "'nine-card'"),
    ("score", HAND | {"rules": "../six-card"}, "unknown-ruleset", "'../six-card'"),
    ("score", HAND | {"options": {"cribFlush": "any"}}, "bad-argument", "options: cribFlush"),
    ("score", HAND | {"options": {"jokers": 1}}, "bad-argument", "options: jokers"),
    ("score", HAND | {"options": {"exactFinish": 1}}, "bad-argument", "options: exactFinish"),
    ("score", HAND | {"options": {"target": True}}, "bad-argument", "options: target"),
    ("score", HAND | {"options": {"target": 1.5}}, "bad-argument", "$.options"),
    ("score", HAND | {"options": []}, "bad-argument", "$.options"),
    (
        "lay",
        {"rules": "six-card", "series": ["KH", "KD", "KC"], "piece": "5H"},
        "bad-argument",
        "35",
    ),
    ("lay", {"rules": "six-card", "series": ["KH"], "piece": "KH"}, "bad-argument", "piece: KH"),
    ("lay", {"rules": "six-card", "series": "KH", "piece": "KH"}, "bad-argument", "$.series"),
    ("trick", {"rules": "six-card"}, "unknown-request", "'trick'"),
    ("", {}, "unknown-request", "''"),
    ("About", {}, "unknown-request", "'About'"),
    ("about", {"rules": "six-card"}, "bad-argument", "rules"),
    ("quit", {"now": True}, "bad-argument", "now"),
    ("choose-discard", DISCARD | {"bot": "best"}, "bad-argument", "bot: six-card has no player"),
    ("choose-discard", DISCARD | {"role": "eldest"}, "bad-argument", "$.role"),
    ("choose-discard", DISCARD | {"hand": ["5H"]}, "bad-argument", "hand: needs 6 pieces, not 1"),
    ("choose-discard", DISCARD | {"hand": ["5H"] * 6}, "bad-argument", "hand: piece 2"),
    ("choose-discard", DISCARD | {"hand": [""] * 6}, "bad-argument", "hand: an empty text"),
    ("choose-discard", DISCARD | {"scores": {"me": 121}}, "bad-argument", "scores.me: 121"),
    ("choose-discard", DISCARD | {"scores": {"them": -1}}, "bad-argument", "scores.them: -1"),
    ("choose-discard", DISCARD | {"scores": {"us": 1}}, "bad-argument", "us"),
    (
        "choose-discard",
        DISCARD | {"scores": {"them": [1, 2]}},
        "bad-argument",
        "scores.them: needs",
    ),
    (
        "choose-discard",
        DISCARD | {"role": 2},
        "bad-argument",
        "role: six-card has the seats 0 to 1",
    ),
    ("choose-discard", DISCARD | {"role": -1}, "bad-argument", "role: six-card has the seats"),
    ("choose-discard", DISCARD | {"owner": "pone"}, "bad-argument", "owner: without an auction"),
    ("choose-discard", DISCARD | {"rules": "domino-mendelev"}, "bad-argument", "hand: piece 1"),
    (
        "choose-discard",
        DISCARD | WINNER_DEALS | {"owner": "pone"},
        "bad-argument",
        "owner: whoever has won",
    ),
    ("choose-lay", LAY | {"discarded": ["2D", "3H"]}, "bad-argument", "discarded: 3H"),
    ("choose-lay", LAY | {"discarded": ["2D"]}, "bad-argument", "discarded: needs 2 pieces"),
    ("choose-lay", LAY | {"starter": "2D"}, "bad-argument", "starter: 2D"),
    ("choose-lay", LAY | {"starter": "2-1"}, "bad-argument", "starter: piece 1: '2-1'"),
    (
        "choose-lay",
        LAY | {"laid": [["dealer", "9S"]]},
        "bad-argument",
        "laid: piece 1: it is the pone",
    ),
    ("choose-lay", LAY | {"laid": [["pone", "5H"]]}, "bad-argument", "it is the dealer's turn"),
    ("choose-lay", LAY | {"laid": [["pone", "2D"]]}, "bad-argument", "laid: piece 1: 2D is not in"),
    ("choose-lay", LAY | {"laid": [["pone", "3D"]]}, "bad-argument", "laid: piece 1: 3D is not in"),
    (
        "choose-lay",
        LAY | {"laid": [["pone", "KS"], ["dealer", "QD"]]},
        "bad-argument",
        "laid: piece 2: QD was dealt to the pone",
    ),
    (
        "choose-lay",
        LAY | {"laid": [["pone", "KS"], ["dealer", "AS"]]},
        "bad-argument",
        "laid: piece 2: AS is the starter",
    ),
    (
        "choose-lay",
        LAY | {"laid": [["pone", "KS"], ["pone", "QD"]]},
        "bad-argument",
        "laid: piece 2: it is the dealer's turn, who can lay",
    ),
    (
        "choose-lay",
        LAY
        | {
            "laid": [
                ["pone", "KS"],
                ["dealer", "6C"],
                ["pone", "9C"],
                ["dealer", "AH"],
                ["pone", "QD"],
            ]
        },
        "bad-argument",
        "laid: piece 5: over-the-limit (count=36, limit=31)",
    ),
    (
        "choose-lay",
        LAY | {"laid": [["pone", "KS"], ["dealer", "TH"], ["pone", "TH"]]},
        "bad-argument",
        "laid: piece 3: 'TH'",
    ),
    (
        # 24: the ace that the dealer lays later fits, so that he cannot have said go.
        "choose-lay",
        LAY
        | {
            "laid": [
                ["pone", "9C"],
                ["dealer", "TH"],
                ["pone", "5H"],
                ["pone", "QD"],
                ["dealer", "AC"],
            ]
        },
        "bad-argument",
        "laid: piece 4: it is the dealer's turn, who can lay",
    ),
    (
        "choose-lay",
        LAY | {"laid": [["pone", "KS"], ["dealer", "TH"]], "said_go": ["pone"]},
        "bad-argument",
        "said_go: can-lay",
    ),
    ("choose-lay", LAY | {"said_go": ["dealer"]}, "bad-argument", "said_go: not-your-turn"),
    ("choose-lay", LAY | {"laid": [["pone"]]}, "bad-argument", "$.laid[0]"),
    ("choose-lay", LAY | {"laid": [["nobody", "KS"]]}, "bad-argument", "$.laid[0][0]"),
    ("new", {"rules": "none"}, "unknown-ruleset", "'none'"),
    ("new", {}, "bad-argument", "rules"),
    ("new", {"rules": "six-card", "dealer": 2}, "bad-argument", "dealer: "),
    ("new", {"rules": "six-card", "dealer": -1}, "bad-argument", "dealer: "),
    ("new", {"rules": "six-card", "dealer": True}, "bad-argument", "$.dealer"),
    ("new", {"rules": "six-card", "deal": beginning()[:51]}, "bad-argument", "deal: the whole set"),
    (
        "new",
        {"rules": "six-card", "deal": [*beginning()[:51], "AC"]},
        "bad-argument",
        "deal: piece 52",
    ),
    ("new", {"rules": "six-card", "deal": []}, "bad-argument", "deal: the whole set"),
    ("new", {"rules": "six-card", "seed": 1}, "bad-argument", "seed"),
    ("observe", {"game": "g1", "seat": 0}, "unknown-game", "'g1'"),
    ("observe", {"game": 1, "seat": 0}, "bad-argument", "$.game"),
    ("deal", {"game": "g2", "order": []}, "unknown-game", "'g2'"),
    ("act", {"game": "g2", "seat": 0, "action": {}}, "unknown-game", "'g2'"),
    ("choose", {"game": "g2", "seat": 0, "bot": "random"}, "unknown-game", "'g2'"),
    ("record", {"game": "g2"}, "unknown-game", "'g2'"),
    ("end", {"game": "x" * 500}, "unknown-game", "xxx"),
]


@pytest.mark.parametrize(("do", "fields", "code", "named"), BAD)
def test_a_bad_request(do: str, fields: dict[str, Any], code: str, named: str) -> None:
    driver = Driver()
    found, message = driver.error(do, **fields)
    assert (found, named in message) == (code, True), message
    assert len(message) < 400
    driver.ok("about")


UNREADABLE: Final = {
    "nothing": b"",
    "blanks": b"  \t ",
    "no JSON": b"hello",
    "half an object": b'{"do":"about"',
    "two objects": b'{"do":"about"} {"do":"about"}',
    "a list": b'[{"do":"about"}]',
    "a number": b"5",
    "null": b"null",
    "not a number": b'{"do":"about","id":NaN}',
    "infinity": b'{"do":"about","id":-Infinity}',
    "a field twice": b'{"do":"about","do":"about"}',
    "a field twice inside": b'{"do":"about","id":{"a":1,"a":2}}',
    "not UTF-8": b'{"do":"about","id":"\xff"}',
    "UTF-16": '{"do":"about"}'.encode("utf-16"),
    "a byte-order mark": b'\xef\xbb\xbf{"do":"about"}',
    "a raw line feed": b'{"do":"about","id":"a\nb"}',
    "half a surrogate pair": b'{"do":"about","id":"\\ud800"}',
    "deep nesting": b'{"do":"about","id":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "deep objects": b'{"a":' * 100_000,
    "single quotes": b"{'do':'about'}",
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_line(name: str) -> None:
    driver = Driver()
    answer = driver.line(UNREADABLE[name])
    assert answer["error"]["code"] == "unreadable"
    assert answer["id"] is None
    driver.ok("about")


def test_words_of_other_types() -> None:
    driver = Driver()
    for do in ("5", "null", "[]", "{}", "true", "1e400", "1" * 10_000):
        answer = driver.line(f'{{"id":7,"do":{do}}}')
        assert (answer["id"], answer["error"]["code"]) == (7, "unknown-request")
    assert driver.line('{"id":7}')["error"]["code"] == "unknown-request"


def test_texts_that_do_not_travel_are_told_all_the_same() -> None:
    answer = Driver().line('{"do":"score","rules":"\\ud800","hand":[],"starter":"AC"}')
    assert answer["error"]["code"] in {"unknown-ruleset", "unreadable"}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"id":7}', "a request says in `do` what it asks"),
        ('{"do":null}', "there is no request null"),
        ('{"do":true}', "there is no request true"),
        ('{"do":["x"]}', 'there is no request ["x"]'),
        ('{"do":"about","id":"\\ud800"}', "half of a surrogate pair"),
        ('{"do":"new","rules":"six-card","options":{"lurch":null}}', "lurch: null is not half"),
        ('{"do":"new","rules":"six-card","options":{"target":true}}', "target: true is not a"),
    ],
)
def test_a_message_speaks_json(line: str, message: str) -> None:
    """Kills: Python's words for what the other side has written."""
    assert message in Driver().line(line)["error"]["message"]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "x" * 100_000},
        {"do": "new", "rules": "x" * 100_000},
        {"do": "new", "rules": "six-card", "options": {"x" * 100_000: 1}},
        {"do": "new", "rules": "six-card", "options": {"lurch": "x" * 100_000}},
        {"do": "about", "x" * 100_000: 1},
        {"do": "observe", "game": "x" * 100_000, "seat": 0},
    ],
    ids=range(6),
)
def test_a_huge_name_does_not_come_back(request_: dict[str, Any]) -> None:
    error = Driver().line(json.dumps(request_))["error"]
    assert len(error["message"]) <= 500
    assert "x" * 20 in error["message"]


def test_numbers_beyond_all_bounds() -> None:
    driver = Driver()
    for number in ("1e999", "9" * 4000, "-" + "9" * 100_000, "1e-999"):
        line = f'{{"do":"observe","game":"g1","seat":{number}}}'
        assert driver.line(line)["error"]["code"] in {"bad-argument", "unknown-game"}
        line = f'{{"do":"new","rules":"six-card","options":{{"target":{number}}}}}'
        assert driver.line(line)["error"]["code"] == "bad-argument"


def in_game(driver: Driver) -> str:
    game: str = driver.ok("new", rules="six-card", dealer=0, deal=order("errors"))["game"]
    return game


@pytest.mark.parametrize(
    ("action", "code", "named"),
    [
        ({"type": "discard", "pieces": ["AC"]}, "illegal-action", "wrong-number"),
        ({"type": "lay", "piece": "AC"}, "illegal-action", "not-now"),
        ({"type": "go"}, "illegal-action", "not-now"),
        ({"type": "deal"}, "illegal-action", "not-now"),
        ({"type": "cut", "at": 3}, "illegal-action", "not-now"),
        ({"type": "cut", "at": "3"}, "bad-argument", "action: "),
        ({"type": "cut"}, "bad-argument", "action: "),
        ({"type": "fold"}, "bad-argument", "action: "),
        ({"type": "go", "seat": 1}, "bad-argument", "action: "),
        ({"pieces": ["AC", "2C"]}, "bad-argument", "action: "),
        ({"type": "lay", "piece": "1C"}, "bad-argument", "action: "),
        ({"type": "lay", "piece": 7}, "bad-argument", "action: "),
        ({"type": "lay", "piece": "6-4"}, "illegal-action", "not-now"),
        ({}, "bad-argument", "action: "),
        ("go", "bad-argument", "$.action"),
    ],
)
def test_a_bad_action_changes_nothing(action: object, code: str, named: str) -> None:
    driver = Driver()
    game = in_game(driver)
    before = driver.ok("observe", game=game, seat=1)
    found, message = driver.error("act", game=game, seat=1, action=action)
    assert found == code
    assert named in message
    assert driver.ok("observe", game=game, seat=1) == before


def test_illegal_actions_tell_the_code_and_its_facts() -> None:
    driver = Driver()
    deal = beginning("KC KD QC QD JC JD TC TD 9C 9D 8C 8D 7C")
    game = driver.ok("new", rules="six-card", dealer=0, deal=deal)["game"]
    for seat, pieces in ((1, ["9C", "8C"]), (0, ["9D", "8D"])):
        driver.ok("act", game=game, seat=seat, action={"type": "discard", "pieces": pieces})
    driver.ok("act", game=game, seat=1, action={"type": "cut", "at": 0})
    for seat, piece in ((1, "KC"), (0, "KD"), (1, "QC")):
        driver.ok("act", game=game, seat=seat, action={"type": "lay", "piece": piece})
    wrong = {"type": "lay", "piece": "QD"}
    told = driver.error("act", game=game, seat=0, action=wrong)
    assert told == ("illegal-action", "over-the-limit (count=40, limit=31)")
    assert driver.error("act", game=game, seat=1, action=wrong)[1] == "not-your-turn"
    code, _ = driver.error("choose", game=game, seat=1, bot="sensible")
    assert code == "illegal-action"


def test_seats_that_are_not_there() -> None:
    driver = Driver()
    game = in_game(driver)
    for seat in (-1, 2, 10**30):
        for do, more in (
            ("observe", {}),
            ("act", {"action": {"type": "go"}}),
            ("choose", {"bot": "random"}),
        ):
            code, message = driver.error(do, game=game, seat=seat, **more)
            assert code == "bad-argument"
            assert "seat" in message


def test_deals_that_cannot_be_scripted() -> None:
    driver = Driver()
    game = in_game(driver)
    code, message = driver.error("deal", game=game, order=order("x")[1:])
    assert (code, message) == ("bad-argument", "order: the whole set has 52 pieces, not 51")
    free = driver.ok("new", rules="six-card", dealer=0)["game"]
    code, message = driver.error("deal", game=free, order=order("x"))
    assert (code, "not scripted" in message) == ("bad-argument", True)


def test_a_failure_of_the_engines_own_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver()
    game = in_game(driver)

    def fail(*_: object) -> None:
        raise RuntimeError("the roof is leaking")

    monkeypatch.setattr("pegout.adapters.engine.game.Game.observe", fail)
    code, message = driver.error("observe", game=game, seat=0)
    assert code == "bad-argument"
    assert "the roof is leaking" in message
    out, err = capsys.readouterr()
    assert out == ""
    assert "RuntimeError: the roof is leaking" in err
    assert json.loads(driver.engine.answer(b'{"do":"about"}'))["ok"]
