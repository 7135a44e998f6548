"""docs/rules/six-card.md, chapter 6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scripted import DEALER, PONE, Hands, in_play, show, six_card, told

from pegout.engine import CHANCE, Hidden, Onlooker, ScoreLine
from pegout.games.cribbage.moves import Scored, Shown, What
from pegout.games.cribbage.scoring import show_lines
from pegout.pieces import CARDS, read_pieces


def lines(hand: str, starter: str, what: What = "hand") -> tuple[ScoreLine, ...]:
    rules: Any = six_card()
    (turned,) = read_pieces(starter, CARDS)
    return show_lines(rules.rules, read_pieces(hand, CARDS), turned, what)


def points(hand: str, starter: str, what: What = "hand") -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines(hand, starter, what):
        found[line.rule] = found.get(line.rule, 0) + line.points
    return found


def of(rule: str, hand: str, starter: str, what: What = "hand") -> list[str]:
    """The cards of each line of one rule."""
    found = lines(hand, starter, what)
    return [" ".join(piece.code for piece in line.pieces) for line in found if line.rule == rule]


DEAL = Hands(pone="2C 4C 6C 8D", dealer="3C 5C 7C 9D", crib="AC AD QS KH", starter="KC")


def test_6_1_pone_then_dealer_then_crib() -> None:
    events = show(**DEAL)
    assert told(events) == [
        "P hand 2C 4C 6C 8D",
        "D hand 3C 5C 7C 9D",
        "D +4 = 4: fifteen 2, fifteen 2",
        "D crib AC AD QS KH",
        "D +4 = 8: pair 2, pair 2",
        "next deal",
    ]
    assert [(e.seat, e.what) for e in events if isinstance(e, Shown)] == [
        (PONE, "hand"),
        (DEALER, "hand"),
        (DEALER, "crib"),
    ]


def test_6_1_what_is_shown_is_seen_by_all() -> None:
    script = in_play(**DEAL)
    script.play_to_the_show()
    state = script.state
    (seat,) = script.rules.awaiting(state)
    (last,) = script.rules.actions(state, seat)
    seen = []
    for event in script.rules.decide(state, seat, last):
        state = script.rules.evolve(state, event)
        if isinstance(event, Shown):
            view = script.rules.observe(state, Onlooker.SPECTATOR)
            assert script.rules.redact(event, Onlooker.SPECTATOR) == event
            assert (view.phase, view.awaiting) == ("showing", ())
            seen.append(view.crib)
    assert seen == [Hidden(4), Hidden(4), script.pieces("AC AD QS KH")]


def test_6_2_the_starter_is_the_fifth_card_of_each() -> None:
    events = show(pone="4C 6C 8D QS", dealer="4D 6D 8H QC", crib="4S 6S 8S QH", starter="5H")
    scored = [event for event in events if isinstance(event, Scored)]
    assert [(event.seat, event.points) for event in scored] == [(PONE, 7), (DEALER, 7), (DEALER, 7)]
    for event in scored:
        assert [line.points for line in event.lines] == [2, 2, 3]
        assert all(piece.code[0] in "456Q" for line in event.lines for piece in line.pieces)


def test_6_2_a_card_belongs_to_many_combinations() -> None:
    assert of("fifteen", "7C 7D 7H 8S", "8D") == [
        "7C 8S",
        "7C 8D",
        "7D 8S",
        "7D 8D",
        "7H 8S",
        "7H 8D",
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "fifteens"),
    [
        ("2C 3D 4H KS", "KC", ["2C 3D KS", "2C 3D KC"]),
        ("AC 2C 3H 4D", "5S", ["AC 2C 3H 4D 5S"]),
        ("AC AD AH KS", "2S", ["AC AD AH KS 2S"]),
        ("2S 4C 6H 8S", "TD", []),
        ("6C 9D 6D 9H", "KS", ["6C 9D", "6C 9H", "9D 6D", "6D 9H"]),
    ],
)
def test_6_3_fifteens(hand: str, starter: str, fifteens: list[str]) -> None:
    assert of("fifteen", hand, starter) == fifteens
    assert all(line.points == 2 for line in lines(hand, starter) if line.rule == "fifteen")


def test_6_3_three_fives_are_fifteen() -> None:
    """S-E17: the highest hand there is."""
    assert points("5H 5D 5S JC", "5C") == {"fifteen": 16, "pair": 12, "nobs": 1}
    assert of("fifteen", "5H 5D 5S JC", "5C")[4:] == [
        "5H 5D 5S",
        "5H 5D 5C",
        "5H 5S 5C",
        "5D 5S 5C",
    ]


@pytest.mark.parametrize(
    ("hand", "starter", "pairs"),
    [
        ("4C 4D 9H KS", "2C", {"4C 4D": 2}),
        ("4C 4D 9H KS", "4H", {"4C 4D 4H": 6}),
        ("4C 4D 4H 4S", "KS", {"4C 4D 4H 4S": 12}),
        ("AC TC AH TS", "AD", {"AC AH AD": 6, "TC TS": 2}),
        ("4C 4D 9H 9S", "2C", {"4C 4D": 2, "9H 9S": 2}),
        ("TC JC QD KH", "2S", {}),
    ],
)
def test_6_4_pairs(hand: str, starter: str, pairs: dict[str, int]) -> None:
    found = {
        " ".join(piece.code for piece in line.pieces): line.points
        for line in lines(hand, starter)
        if line.rule == "pair"
    }
    assert found == pairs


@pytest.mark.parametrize(
    ("hand", "starter", "runs"),
    [
        ("AC 2D 7H 9S", "KC", []),
        ("2C 3D 4H KS", "KC", ["2C 3D 4H"]),
        ("3C 4D 5H 6S", "9C", ["3C 4D 5H 6S"]),
        ("2H 3D 4S 5C", "6H", ["2H 3D 4S 5C 6H"]),
        ("6S 7D 7H 8C", "KH", ["6S 7D 8C", "6S 7H 8C"]),
        ("6S 7D 7H 7C", "8H", ["6S 7D 8H", "6S 7H 8H", "6S 7C 8H"]),
        ("3C 4D 4H 5S", "5C", ["3C 4D 5S", "3C 4D 5C", "3C 4H 5S", "3C 4H 5C"]),
        ("4S 5C 6H 7D", "7S", ["4S 5C 6H 7D", "4S 5C 6H 7S"]),
        ("QH KH AC 2H", "3D", ["AC 2H 3D"]),
        ("QH KH AC 9H", "TD", []),
        ("TH JD QS KC", "5H", ["TH JD QS KC"]),
        ("AC 2D 4H 5S", "7C", []),
    ],
)
def test_6_5_runs(hand: str, starter: str, runs: list[str]) -> None:
    assert of("run", hand, starter) == runs
    for line in lines(hand, starter):
        if line.rule == "run":
            assert line.points == len(line.pieces)


@pytest.mark.parametrize(
    ("hand", "starter", "flush"),
    [
        ("2H 4H 6H 8H", "KS", ["2H 4H 6H 8H"]),
        ("2H 4H 6H 8H", "KH", ["2H 4H 6H 8H KH"]),
        ("2H 4H 6H KS", "8H", []),  # S-E19
        ("2C 4D 6H 8S", "KS", []),
    ],
)
def test_6_6_a_hand_flush_is_the_four_cards_of_the_hand(
    hand: str, starter: str, flush: list[str]
) -> None:
    assert of("flush", hand, starter) == flush
    assert points(hand, starter).get("flush", 0) == sum(len(text.split()) for text in flush)


def test_6_6_flush_and_run_and_fifteen() -> None:
    """S-E20, and S-E19: three hearts in hand and a fourth turned up are nothing."""
    assert points("AH 2H 3H 4H", "5H") == {"fifteen": 2, "run": 5, "flush": 5}
    assert points("2H 4H 6H KS", "8H") == {}


def test_6_7_a_crib_flush_needs_the_starter() -> None:
    """S-E21."""
    assert points("2H 9H KH 6H", "4S", "crib") == {"fifteen": 4}
    assert points("2H 9H KH 6H", "4H", "crib") == {"fifteen": 4, "flush": 5}
    assert points("2H 9H KH 6S", "4H", "crib") == {"fifteen": 4}
    assert points("2H 9H KH 6H", "4S", "hand") == {"fifteen": 4, "flush": 4}


def test_6_8_his_nobs() -> None:
    for what in ("hand", "crib"):
        assert of("nobs", "2C 4D 8H JS", "9S", what) == ["JS"]
        assert of("nobs", "2C 4D 8H JS", "9D", what) == []
        assert of("nobs", "2C JD JH JS", "9H", what) == ["JH"]
        assert points("2C 4D 8H JS", "9S", what)["nobs"] == 1
    assert of("nobs", "2C 4D 8H QS", "9S") == []


def test_6_9_no_nobs_when_a_jack_is_turned() -> None:
    """S-E18: 28 and no more; and UX001."""
    assert points("5H 5D 5S 5C", "JH") == {"fifteen": 16, "pair": 12}
    assert points("5H 6D 7C KS", "JC") == {"fifteen": 4, "run": 3}
    assert points("JH JD 7C KS", "JC") == {"pair": 6}


def test_6_10_the_order_of_counting() -> None:
    assert [line.rule for line in lines("4H 5H 6H JH", "5S")] == [
        "fifteen",
        "fifteen",
        "fifteen",
        "fifteen",
        "pair",
        "run",
        "run",
        "flush",
    ]
    assert of("fifteen", "4H 5H 6H JH", "5S") == ["5H JH", "JH 5S", "4H 5H 6H", "4H 6H 5S"]
    assert lines("AH 2H 3H JH", "2S")[-1].rule == "flush"
    assert [line.rule for line in lines("AH 2H 3H JH", "KH")][-2:] == ["flush", "nobs"]
    assert of("pair", "9C 9D 4H 4S", "2C") == ["4H 4S", "9C 9D"]


def test_6_10_nothing_is_missed_or_counted_too_high() -> None:
    """Nobody claims anything: the whole count is pegged by itself."""
    script = in_play(**DEAL)
    events = script.play_out()
    for event in events:
        if isinstance(event, Scored):
            assert event.points == sum(line.points for line in event.lines) > 0
    assert script.rules.awaiting(script.state) == (CHANCE,)


def test_6_11_a_hand_worth_nothing_is_shown_and_scores_nothing() -> None:
    events = show(pone="2S 4C 6H 8S", dealer="2C 4D 6C 8H", crib="AC 3C 9D QS", starter="TD")
    assert told(events)[:3] == ["P hand 2S 4C 6H 8S", "D hand 2C 4D 6C 8H", "D crib AC 3C 9D QS"]


def test_6_12_after_the_crib_the_next_deal() -> None:
    script = in_play(**DEAL)
    assert told(script.play_out())[-1] == "next deal"
    view = script.rules.observe(script.state, PONE)
    assert (view.phase, view.awaiting, view.dealer, view.deal) == ("between", "deal", PONE, 2)
    assert (view.hands, view.crib) == ((Hidden(0), ()), Hidden(0))
    assert (view.starter, view.laid) == (None, ((), ()))
    assert view.scores == script.match.scores
    assert view.pack == 52
