"""docs/rules/six-card.md, chapter 5."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Hands, in_play, six_card, told

from pegout.engine import IllegalAction, ScoreLine, Seat
from pegout.games.cribbage.moves import Go, Laid, Lay, Scored, SeriesEnded
from pegout.games.cribbage.phases import Pegging
from pegout.games.cribbage.scoring import lay_lines
from pegout.pieces import CARDS, read_pieces

PLAIN = Hands(pone="2C 4C 6C 8C", dealer="2D 4D 6D 8D")


def laid(series: str) -> tuple[ScoreLine, ...]:
    """What the last card of the series scores."""
    *before, last = read_pieces(series, CARDS)
    return lay_lines(six_card().rules, before, last)  # type: ignore[attr-defined]


def points(series: str) -> dict[str, int]:
    return {line.rule: line.points for line in laid(series)}


def test_5_1_the_pone_leads_and_the_turn_passes() -> None:
    script = in_play(**PLAIN)
    turns: list[Seat] = []
    for card in ["8C", "8D", "4C", "4D"]:
        (seat,) = script.rules.awaiting(script.state)
        turns.append(seat)
        script.play(card)
    assert turns == [PONE, DEALER, PONE, DEALER]
    other = in_play(**PLAIN)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        other.act(DEALER, Lay(other.pieces("2D")[0]))


def test_5_2_the_count_is_told_and_the_cards_stay_in_front() -> None:
    script = in_play(**PLAIN)
    assert told(script.play("6C 8D 4C")) == ["P 6C 6", "D 8D 14", "P 4C 18"]
    for viewer in (PONE, DEALER):
        view = script.rules.observe(script.state, viewer)
        assert view.laid == (script.pieces("8D"), script.pieces("6C 4C"))
        assert view.series == script.pieces("6C 8D 4C")
        assert (view.layers, view.count) == ((PONE, DEALER, PONE), 18)
    shown = [line for line in told(script.play_out()) if " hand " in line]
    assert shown == ["P hand 2C 4C 6C 8C", "D hand 2D 4D 6D 8D"]


def test_5_3_the_count_never_passes_31() -> None:
    script = in_play(pone="TC TD 9C 2C", dealer="TH 9H 8H AH")
    script.play("TC TH 9C")
    before = script.state
    with pytest.raises(IllegalAction) as refused:
        script.play("8H")
    assert (refused.value.code, refused.value.facts) == (
        "over-the-limit",
        {"count": 37, "limit": 31},
    )
    assert script.state == before
    assert script.rules.actions(script.state, DEALER) == (Lay(script.pieces("AH")[0]),)
    assert told(script.play("AH")) == ["D AH 30"]


def test_5_3_a_card_that_makes_31_fits() -> None:
    script = in_play(pone="TC KD 9C 2C", dealer="QH 9H 8H AH")
    assert told(script.play("TC QH KD AH"))[3:] == ["D AH 31", "D +2 = 2: thirty-one 2", "end 31"]


def test_5_4_who_can_lay_must_lay() -> None:
    script = in_play(pone="TC TD 9C 2C", dealer="TH 9H AD AH")
    script.play("TC TH 9C")
    with pytest.raises(IllegalAction) as refused:
        script.play("go")
    assert (refused.value.code, refused.value.facts) == ("can-lay", {"count": 29, "limit": 31})
    assert script.rules.actions(script.state, DEALER) == tuple(
        Lay(card) for card in script.pieces("AD AH")
    )
    with pytest.raises(IllegalAction, match=r"not-in-hand \(piece=2C\)"):
        script.play("2C")
    with pytest.raises(IllegalAction, match=r"not-in-hand \(piece=TH\)"):
        script.play("TH")


def test_5_5_who_cannot_lay_says_go() -> None:
    script = in_play(pone="TC TD 9C 2C", dealer="TH 9H 8H 7H")
    script.play("TC TH 9C")
    assert script.rules.actions(script.state, DEALER) == (Go(),)
    assert told(script.play("go")) == ["D go"]
    assert script.rules.awaiting(script.state) == (PONE,)


def test_5_5_he_says_go_also_when_the_other_cannot_lay_either() -> None:
    """S-E11: king, queen, jack are a run at 30; then go is said and the series ends."""
    script = in_play(pone="KC JC 9C 2C", dealer="QH 9H 8H 7H")
    assert told(script.play("KC QH JC")) == ["P KC 10", "D QH 20", "P JC 30", "P +3 = 3: run 3"]
    assert script.rules.awaiting(script.state) == (DEALER,)
    assert told(script.play("go")) == ["D go", "P +1 = 4: go 1", "end 30"]


def test_5_6_who_has_said_go_is_not_asked_again() -> None:
    script = in_play(pone="KH 8H TD 9D", dealer="9S AC AD AS")
    script.play("KH 9S 8H AC go")
    assert script.rules.observe(script.state, DEALER).said_go == (PONE,)
    for card in ("AD", "AS"):
        assert script.rules.awaiting(script.state) == (DEALER,)
        events = told(script.play(card))
    assert "end 30" in events
    assert script.rules.observe(script.state, DEALER).said_go == ()


def test_5_6_who_has_no_cards_is_passed_over_in_silence() -> None:
    script = in_play(pone="KH 8H TD 9D", dealer="9S AC AD AS")
    script.play("KH 9S 8H AC go AD AS")
    assert script.rules.awaiting(script.state) == (PONE,)
    assert told(script.play("TD")) == ["P TD 10"]
    assert script.rules.awaiting(script.state) == (PONE,)
    assert told(script.play("9D"))[:3] == ["P 9D 19", "P +1 = 1: go 1", "end 19"]


def test_5_7_the_last_layer_goes_on_while_he_can() -> None:
    script = in_play(pone="TC TD AC 2C", dealer="TH 9H 8H 7H")
    script.play("TC TH AC")
    assert told(script.play("9H")) == ["D 9H 30"]
    script = in_play(pone="TC 8C AC AD", dealer="TH 9H 8H 7H")
    script.play("TC TH 8C go")
    with pytest.raises(IllegalAction, match="can-lay"):
        script.play("go")
    with pytest.raises(IllegalAction, match="not-now"):
        script.play("stop")
    assert script.rules.actions(script.state, PONE) == tuple(
        Lay(card) for card in script.pieces("AC AD")
    )


def test_5_8_the_last_layer_does_not_say_go_himself() -> None:
    """UX036 in short: he still holds a 2 and a 3 at 30, and says nothing."""
    script = in_play(pone="KC TD 2S 3H", dealer="QS 9C 8D 7S")
    assert told(script.play("KC QS TD go")) == [
        "P KC 10",
        "D QS 20",
        "P TD 30",
        "D go",
        "P +1 = 1: go 1",
        "end 30",
    ]
    assert script.rules.awaiting(script.state) == (DEALER,)


def test_5_9_at_31_the_series_ends_and_nobody_says_go() -> None:
    """S-E23: with cards left in both hands the opponent of the one who made 31 leads."""
    script = in_play(pone="KC TD 4H 4S", dealer="QS AC 8D 9H")
    events = told(script.play("KC QS TD AC"))
    assert events[3:] == ["D AC 31", "D +2 = 2: thirty-one 2", "end 31"]
    assert script.rules.awaiting(script.state) == (PONE,)
    assert script.state.count == 0


def test_5_10_31_gives_two_and_no_more() -> None:
    """S-E3: also with the last card of the play."""
    script = in_play(pone="AC 6D TH JD", dealer="5D QC QH QS", scores=(0, 0))
    events = told(script.play("TH QS JD go AC 5D 6D QH QC"))
    end = events.index("D QC 31")
    assert events[end : end + 4] == [
        "D QC 31",
        "D +2 = 2: pair 2",
        "D +2 = 4: thirty-one 2",
        "end 31",
    ]


def test_5_10_below_31_the_last_card_gives_one() -> None:
    """S-E4: the last card makes fifteen, then one for last: three points, two scorings."""
    script = in_play(pone="KC 9C 2C AS", dealer="QH 2D 8D 4H")
    events = told(script.play("KC QH 9C 2D 2C 8D AS 4H"))
    assert events[events.index("D 4H 15") :][:4] == [
        "D 4H 15",
        "D +2 = 4: fifteen 2",
        "D +1 = 5: go 1",
        "end 15",
    ]


def test_5_10_each_series_gives_one_end() -> None:
    """S-E5: two series, 31 and last."""
    script = in_play(pone="7C 8C AC AD", dealer="TC TD 9C 4C")
    events = told(script.play("7C TC 8C 4C AC go AD TD 9C"))
    assert events[: events.index("end 19") + 1] == [
        "P 7C 7",
        "D TC 17",
        "P 8C 25",
        "D 4C 29",
        "P AC 30",
        "D go",
        "P AD 31",
        "P +2 = 2: pair 2",
        "P +2 = 4: thirty-one 2",
        "end 31",
        "D TD 10",
        "D 9C 19",
        "D +1 = 1: go 1",
        "end 19",
    ]


def test_5_11_nothing_reaches_back_over_the_end_of_a_series() -> None:
    """UX040 in short: 5 after 8-6-7 of the series before is no run, and no pair with the 5."""
    script = in_play(pone="KC QD 8S 7H", dealer="JH 9C 6D 5S")
    events = told(script.play("KC JH QD go 9C 8S 6D 7H go 5S"))
    assert events[events.index("D 5S 5") :][:3] == ["D 5S 5", "D +1 = 1: go 1", "end 5"]
    script = in_play(pone="KC TD 4H 4S", dealer="QS AC AD 9H")
    events = told(script.play("KC QS TD AC 4H"))
    assert events[-1] == "P 4H 4"
    assert script.state.series == ((PONE, *script.pieces("4H")),)


def test_5_12_the_opponent_of_the_last_layer_leads() -> None:
    script = in_play(pone="KC TD 2S 3H", dealer="QS 9C 8D 7S")
    script.play("KC QS TD go")
    assert script.rules.awaiting(script.state) == (DEALER,)
    script = in_play(pone="TC TD 9C 2C", dealer="TH 9H 8H AH")
    script.play("TC TH TD AH")
    assert script.rules.awaiting(script.state) == (PONE,)


def test_5_12_without_cards_he_does_not_and_the_last_layer_leads_again() -> None:
    script = in_play(pone="AD 7H 9D TH", dealer="6H 8H 9S TS")
    assert told(script.play("9D TS 7H go AD 8H TH 6H"))[-3:] == [
        "D 6H 24",
        "D +1 = 1: go 1",
        "end 24",
    ]
    assert script.rules.awaiting(script.state) == (DEALER,)
    assert told(script.play("9S"))[:3] == ["D 9S 9", "D +1 = 2: go 1", "end 9"]


def test_5_12_the_other_plays_on_alone_and_scores() -> None:
    """S-E22: after a series the opponent is out of cards."""
    script = in_play(pone="KH 8H TD TC", dealer="9S AC AD AS")
    script.play("KH 9S 8H AC go AD AS")
    assert told(script.play("TD TC"))[:4] == [
        "P TD 10",
        "P TC 20",
        "P +2 = 2: pair 2",
        "P +1 = 3: go 1",
    ]


def test_5_13_the_play_ends_when_every_card_is_laid() -> None:
    script = in_play(**PLAIN)
    events = script.play_out()
    assert sum(isinstance(event, Laid) for event in events) == 8
    ended = [place for place, event in enumerate(events) if isinstance(event, SeriesEnded)]
    last = [place for place, event in enumerate(events) if isinstance(event, Laid)][-1]
    assert ended[-1] > last
    assert told(events)[ended[-1] + 1] == "P hand 2C 4C 6C 8C"
    assert not isinstance(script.state, Pegging)


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        ("7C 8C", {"fifteen": 2}),
        ("5C TC", {"fifteen": 2}),
        ("7C 7D", {"pair": 2}),
        ("KC 4C AC", {"fifteen": 2}),
        ("TC 6C", {}),
        ("TC 5C 5D", {"pair": 2}),
        ("AC 2C 3C 4C 5C", {"fifteen": 2, "run": 5}),  # S-E7
        ("6C 4C 5C", {"fifteen": 2, "run": 3}),
    ],
)
def test_5_14_fifteen(series: str, expected: dict[str, int]) -> None:
    assert points(series) == expected
    for line in laid(series):
        if line.rule == "fifteen":
            assert line.pieces == read_pieces(series, CARDS)


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        ("9C 9D", {"pair": 2}),
        ("9C 9D 9H", {"pair": 6}),
        ("7C 7D 7H 7S", {"pair": 12}),
        ("5C 5D 5H", {"fifteen": 2, "pair": 6}),  # S-E6
        ("7C 7D AC 7H", {}),  # S-E10
        ("TC JC", {}),  # S-E12
        ("QC KC QD", {}),
        ("2C 2D 3C 3D", {"pair": 2}),
    ],
)
def test_5_15_pairs(series: str, expected: dict[str, int]) -> None:
    assert points(series) == expected


def test_5_15_the_line_has_the_cards_that_pair() -> None:
    (line,) = laid("2C 9C 9D")
    assert line == ScoreLine("pair", read_pieces("9C 9D", CARDS), 2)


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        ("4C 2C 3C", 3),
        ("4C 2C 3C 5C 6C", 5),
        ("4C 2C 3C 4D", 3),  # S-E9
        ("4C 2C 3C 4D 3D", 0),  # S-E9
        ("4C 5C 6C 4D", 3),  # S-E8
        ("8C 7C 7D 6C", 0),
        ("6C 7C 7D 8C", 0),
        ("AC AD 2C 3C", 3),
        ("2C 3C AC 4C 5C 6C", 6),
        ("2C 3C AC 6C 5C 4C", 6),
        ("AC 2C 3C 4C 5C 6C 7C", 7),
        ("KC QC JC", 3),  # S-E11
        ("KC QC JC AC", 0),
        ("QC KC AC", 0),
        ("2C 3C", 0),
        ("2C 3C 5C", 0),
        ("9C 7C 8C", 3),
    ],
)
def test_5_16_runs(series: str, expected: int) -> None:
    assert points(series).get("run", 0) == expected


def test_5_16_the_line_has_the_cards_of_the_run_as_they_were_laid() -> None:
    assert laid("4C 2C 3C 4D") == (ScoreLine("run", read_pieces("2C 3C 4D", CARDS), 3),)


def test_5_17_one_card_is_one_scoring_and_the_end_of_the_series_another() -> None:
    script = in_play(pone="5C 5D KH KS", dealer="5S QC QD QH")
    events = script.play("5C 5S 5D")
    assert told(events)[3:] == ["P 5D 15", "P +8 = 8: fifteen 2, pair 6"]
    script = in_play(pone="TC 4H 3D 2S", dealer="9S 5C QD QH")
    events = script.play("TC 9S 4H 5C 3D")
    assert told(events)[-4:] == [
        "P 3D 31",
        "P +3 = 3: run 3",
        "P +2 = 5: thirty-one 2",
        "end 31",
    ]
    assert [len(event.lines) for event in events if isinstance(event, Scored)] == [1, 1]
    assert events[-2].lines[0].pieces == script.pieces("TC 9S 4H 5C 3D")


def test_5_18_all_this_counts_when_one_lays_several_in_a_row() -> None:
    """UX035 in short: three aces in a row after go, then 1 for go."""
    script = in_play(pone="KH 8H TD 9D", dealer="9S AC AD AS")
    assert told(script.play("KH 9S 8H AC go AD AS"))[4:] == [
        "P go",
        "D AD 29",
        "D +2 = 2: pair 2",
        "D AS 30",
        "D +6 = 8: pair 6",
        "D +1 = 9: go 1",
        "end 30",
    ]
    (line,) = script.log[-2].lines
    assert line == ScoreLine("go", script.pieces("AS"), 1)


def test_5_18_a_run_goes_on_over_the_go() -> None:
    script = in_play(pone="KC 4C TD TH", dealer="TS 2S 3C AC")
    assert told(script.play("KC TS 4C 3C go 2S"))[-2:] == ["D 2S 29", "D +3 = 3: run 3"]
