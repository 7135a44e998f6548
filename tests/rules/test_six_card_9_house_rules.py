"""docs/rules/six-card.md, chapter 9."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scripted import DEALER, PONE, Hands, Script, in_play, show, six_card, told

from pegout.engine import IllegalAction, OptionValue, Seat, UnfitRules
from pegout.games.cribbage.moves import Go, Lay, Stop

LOW = "AC 2C 3C 4C 5C 6C"
HIGH = "8H 9H TH JH QH KH"
RICH = Hands(pone="4C 4D 5C 6S", dealer="7C 7D 8C 8H", crib="9C 9D 9H 9S", starter="KC")


def heels(scores: tuple[int, int], **options: OptionValue) -> list[str]:
    """The dealer turns a jack at these scores."""
    script = Script(six_card(**options))
    script.deal(LOW, HIGH)
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    script.stand_at(scores)
    return told(script.turn("JS"))[1:]


def result(loser: int, **options: OptionValue) -> str:
    """How the dealer's game against this score ended: ``skunk 3``."""
    target = options.get("target", 121)
    assert isinstance(target, int)
    words = heels((target - 2, loser), **{"matchTo": 9, **options})[1].split()
    return f"{words[3]} {words[5].strip('[,')}"


@pytest.mark.parametrize("target", [31, 61, 121, 200, 1000])
def test_9_1_target(target: int) -> None:
    assert heels((target - 3, 0), target=target) == [f"D +2 = {target - 1}: heels 2"]
    assert heels((target - 2, 30), target=target)[0] == f"D +2 = {target}: heels 2"
    assert len(heels((target - 2, 30), target=target)) == 2


@pytest.mark.parametrize(
    ("target", "lurched", "safe"), [(61, 30, 31), (31, 15, 16), (100, 49, 50), (121, 60, 61)]
)
def test_9_1_half_of_the_target_is_the_lurch(target: int, lurched: int, safe: int) -> None:
    assert result(lurched, target=target) == "lurch 2"
    assert result(safe, target=target) == "plain 1"


@pytest.mark.parametrize("target", [30, 1001, 0, -1, "121", None, True, 61.5])
def test_9_1_a_target_is_a_whole_number_from_31_to_1000(target: Any) -> None:  # noqa: ANN401
    with pytest.raises(UnfitRules, match=r"^target: .* is not a whole number from 31 to 1000$"):
        six_card(target=target)


@pytest.mark.parametrize(
    ("lurch", "results"),
    [
        ("half", ["lurch 2", "plain 1", "plain 1", "plain 1", "plain 1"]),
        ("parlett", ["lurch 2", "lurch 2", "lurch 2", "lurch 2", "plain 1"]),
        ("acc", ["double-skunk 2", "skunk 2", "skunk 2", "skunk 2", "plain 1"]),
        ("none", ["plain 1", "plain 1", "plain 1", "plain 1", "plain 1"]),
    ],
)
def test_9_2_lurch(lurch: str, results: list[str]) -> None:
    assert [result(loser, lurch=lurch) for loser in (60, 61, 75, 90, 91)] == results


@pytest.mark.parametrize("lurch", ["parlett", "acc"])
def test_9_3_parlett_and_acc_are_for_121(lurch: str) -> None:
    with pytest.raises(UnfitRules, match=f"^lurch: {lurch} is only for a game to 121, not to 61$"):
        six_card(lurch=lurch, target=61)
    assert six_card(lurch=lurch, target=121)


def test_9_4_match_to() -> None:
    assert {rule.name: rule.value for rule in six_card().house_rules}["matchTo"] is None
    assert six_card(matchTo=None).options == {"matchTo": None}
    assert len(heels((119, 100), matchTo=None)) == 2
    assert heels((119, 100), matchTo=1)[-1] == "D wins the match"
    assert heels((119, 100), matchTo=1000)[-1] == "D wins 121-100 plain match [1, 0]"
    for wrong in (0, 1001, "2", False):
        with pytest.raises(UnfitRules, match=r"is not a whole number from 1 to 1000 or null$"):
            six_card(matchTo=wrong)


@pytest.mark.parametrize(
    ("scale", "points"),
    [
        ("one_two", (1, 2, 2)),
        ("acc", (2, 3, 3)),
        ("one_two_three", (1, 2, 3)),
        ("one_two_four", (1, 2, 4)),
        ("three_four_four", (3, 4, 4)),
    ],
)
def test_9_5_match_scale(scale: str, points: tuple[int, int, int]) -> None:
    got = [result(loser, lurch="acc", matchScale=scale) for loser in (91, 90, 60)]
    words = ("plain", "skunk", "double-skunk")
    assert got == [f"{word} {each}" for word, each in zip(words, points, strict=True)]


def test_9_5_a_lurch_is_worth_a_skunk() -> None:
    assert result(60, matchScale="acc") == "lurch 3"
    assert result(61, matchScale="acc") == "plain 2"


@pytest.mark.parametrize("scale", ["one_two_three", "one_two_four", "three_four_four"])
def test_9_6_a_scale_with_double_skunks_needs_acc(scale: str) -> None:
    for lurch in ("half", "parlett", "none"):
        with pytest.raises(UnfitRules, match=f"^matchScale: {scale} needs lurch=acc"):
            six_card(matchScale=scale, lurch=lurch)
    for other in ("one_two", "acc"):
        assert six_card(matchScale=other, lurch="half")


@pytest.mark.parametrize(
    ("custom", "dealers"),
    [("alternate", [0, 1, 0, 1]), ("winner", [0, 0, 0, 0]), ("loser", [0, 1, 0, 1])],
)
def test_9_7_next_dealer(custom: str, dealers: list[int]) -> None:
    script = Script(six_card(matchTo=9, nextDealer=custom))
    first = []
    for _ in range(4):  # each time the dealer wins
        first.append(script.match.first_dealer)
        script.deal(LOW, HIGH)
        for seat, cards in ((0, "AC 2C"), (1, "8H 9H")):
            script.discard(Seat(seat), cards)
        scores = [100, 100]
        scores[script.match.dealer] = 119
        script.stand_at(scores)
        script.turn("JS")
    assert first == dealers


@pytest.mark.parametrize(("custom", "dealer"), [("alternate", 1), ("winner", 1), ("loser", 0)])
def test_9_7_when_the_pone_wins(custom: str, dealer: int) -> None:
    script = in_play(
        pone="4S AC 2D 3H",
        dealer="TC QC KC JC",
        scores=(100, 119),
        rules=six_card(matchTo=9, nextDealer=custom),
    )
    assert told(script.play("4S TC AC"))[-1] == "P wins 100-121 plain match [0, 1]"
    assert script.match.game == 2
    assert script.match.dealer == script.match.first_dealer == dealer


def test_9_8_exact_finish_needs_the_target_exactly() -> None:
    """S-E1."""
    assert heels((119, 0), exactFinish=True) == [
        "D +2 = 121: heels 2",
        "D wins 121-0 lurch match [2, 0]",
    ]
    script = Script(six_card(exactFinish=True))
    script.deal(LOW, HIGH)
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    script.stand_at((120, 0))
    assert told(script.turn("JS")) == ["P turns JS lost heels 2"]
    assert script.match.scores == (120, 0)
    assert script.rules.awaiting(script.state) == (PONE,)


def test_9_8_the_last_card_brings_home_who_stands_at_120() -> None:
    """S-E15: the pair is too much; the point for last is right."""
    script = in_play(
        pone="KC 9C 2C AS",
        dealer="QH 2D 8D AH",
        scores=(118, 0),
        rules=six_card(exactFinish=True),
    )
    script.play("KC QH 9C 2D")
    assert script.match.scores == (120, 0)
    assert told(script.play("2C 8D AS AH")) == [
        "P 2C 2",
        "D 8D 10",
        "P AS 11",
        "D AH 12 lost pair 2",
        "D +1 = 121: go 1",
        "D wins 121-0 lurch match [2, 0]",
    ]


def test_9_8_a_pair_that_reaches_it_wins_before_the_31() -> None:
    """S-E15b."""
    script = in_play(
        pone="9C 7D 2S KH",
        dealer="8H 7S QD QH",
        scores=(119, 100),
        rules=six_card(exactFinish=True),
    )
    assert told(script.play("9C 8H 7D 7S"))[-3:] == [
        "D 7S 31",
        "D +2 = 121: pair 2",
        "D wins 121-103 plain match [1, 0]",
    ]


def test_9_9_granularity_event_loses_the_whole_scoring() -> None:
    """S-E16: 118 and a hand worth 14 stays 118; the crib and the dealer's hand likewise."""
    events = told(show(**RICH, scores=(118, 118), rules=six_card(exactFinish=True)))
    assert events == [
        "P hand 4C 4D 5C 6S lost fifteen 2, fifteen 2, fifteen 2, pair 2, run 3, run 3",
        "D hand 7C 7D 8C 8H lost fifteen 2, fifteen 2, fifteen 2, fifteen 2, pair 2, pair 2",
        "D crib 9C 9D 9H 9S lost pair 12",
        "next deal",
    ]


def test_9_9_fifteen_and_pair_of_one_card_are_lost_together() -> None:
    script = in_play(
        pone="5C 5D KH KS",
        dealer="5S QC QD QH",
        scores=(0, 115),
        rules=six_card(exactFinish=True),
    )
    assert told(script.play("5C 5S 5D"))[-1] == "P 5D 15 lost fifteen 2, pair 6"
    assert script.match.scores == (2, 115)


def test_9_10_granularity_item_skips_what_is_too_much() -> None:
    """S-E16 with items: 118 takes the first fifteen; then nothing fits."""
    rules = six_card(exactFinish=True, exactGranularity="item")
    events = told(show(**RICH, scores=(118, 118), rules=rules))
    assert events == [
        "P hand 4C 4D 5C 6S lost fifteen 2, fifteen 2, pair 2, run 3, run 3",
        "P +2 = 120: fifteen 2",
        "D hand 7C 7D 8C 8H lost fifteen 2, fifteen 2, fifteen 2, pair 2, pair 2",
        "D +2 = 120: fifteen 2",
        "D crib 9C 9D 9H 9S lost pair 12",
        "next deal",
    ]


def test_9_10_an_item_that_fits_later_counts() -> None:
    rules = six_card(exactFinish=True, exactGranularity="item")
    script = in_play(
        pone="5C 5D KH KS", dealer="5S QC QD QH", scores=(0, 117), rules=rules, starter="9C"
    )
    assert told(script.play("5C 5S 5D"))[-2:] == [
        "P 5D 15 lost pair 6",
        "P +2 = 119: fifteen 2",
    ]


def test_9_10_his_nobs_bring_home_who_stands_at_120() -> None:
    rules = six_card(exactFinish=True, exactGranularity="item")
    own: Hands = {**RICH, "pone": "5C TD JH QS", "starter": "7H"}
    events = told(show(**own, scores=(0, 120), rules=rules))
    assert events == [
        "P hand 5C TD JH QS lost fifteen 2, fifteen 2, fifteen 2, run 3",
        "P +1 = 121: nobs 1",
        "P wins 0-121 lurch match [0, 2]",
    ]


def test_9_10_the_item_that_reaches_it_wins_and_the_rest_is_not_counted() -> None:
    rules = six_card(exactFinish=True, exactGranularity="item")
    events = told(show(**RICH, scores=(0, 117), rules=rules))
    assert events == [
        "P hand 4C 4D 5C 6S",
        "P +4 = 121: fifteen 2, fifteen 2",
        "P wins 0-121 lurch match [0, 2]",
    ]


def test_9_11_what_is_lost_is_told_also_at_the_end_of_a_series() -> None:
    script = in_play(
        pone="KC KD 9C 2C",
        dealer="QH AH 8D 7D",
        scores=(120, 0),
        rules=six_card(exactFinish=True),
    )
    assert told(script.play("KC QH KD AH")) == [
        "P KC 10",
        "D QH 20",
        "P KD 30",
        "D AH 31",
        "end 31 lost thirty-one 2",
    ]
    lost = script.log[-1].lost
    assert [line.rule for line in lost] == ["thirty-one"]
    assert lost[0].pieces == script.pieces("KC QH KD AH")


def test_9_12_item_is_only_for_exact_finish() -> None:
    with pytest.raises(UnfitRules, match=r"^exactGranularity: item is only for exactFinish$"):
        six_card(exactGranularity="item")


def test_9_13_a_single_series_ends_the_play() -> None:
    rules = six_card(series="single")
    script = in_play(pone="KC JC 9C 2C", dealer="QH 9H 8H 7H", crib="AC AD KS QS", rules=rules)
    events = told(script.play("KC QH JC go"))
    assert events[:8] == [
        "P KC 10",
        "D QH 20",
        "P JC 30",
        "P +3 = 3: run 3",
        "D go",
        "P +1 = 4: go 1",
        "end 30",
        "P hand 2C 9C JC KC",
    ]
    assert "D hand 7H 8H 9H QH" in events
    assert events[-1] == "next deal"


def test_9_13_31_ends_it_too() -> None:
    script = in_play(
        pone="TC KD 9C 2C",
        dealer="QH 9H 8H AH",
        crib="2D 2H KS QS",
        rules=six_card(series="single"),
    )
    events = told(script.play("TC QH KD AH"))
    assert events[events.index("end 31") + 1] == "P hand 2C 9C TC KD"


def stoppable() -> Script:
    rules = six_card(series="single", forcedContinue=False)
    return in_play(
        pone="TC 8C AC AD", dealer="TH 9H 8H 7H", crib="2D 2H KS QS", starter="KD", rules=rules
    )


def test_9_14_the_last_layer_may_stop_after_the_others_go() -> None:
    script = stoppable()
    script.play("TC TH 8C go")
    aces = script.pieces("AC AD")
    assert script.rules.actions(script.state, PONE) == (Lay(aces[0]), Lay(aces[1]), Stop())
    assert told(script.play("stop"))[:4] == [
        "P stop",
        "P +1 = 1: go 1",
        "end 28",
        "P hand AC AD 8C TC",
    ]


def test_9_14_he_may_also_go_on() -> None:
    script = stoppable()
    script.play("TC TH 8C go AC")
    assert Stop() in script.rules.actions(script.state, PONE)
    assert told(script.play("AD"))[:3] == ["P AD 30", "P +2 = 2: pair 2", "P +1 = 3: go 1"]


def test_9_15_before_the_go_there_is_no_stopping() -> None:
    script = stoppable()
    for seat, cards in ((PONE, "TC"), (DEALER, "TH"), (PONE, "8C")):
        assert (Stop(), "not-now") in [
            (action, why.code) for action, why in script.rules.refusals(script.state, seat)
        ]
        with pytest.raises(IllegalAction, match="not-now"):
            script.act(seat, Stop())
        script.play(cards)
    assert script.rules.actions(script.state, DEALER) == (Go(),)
    with pytest.raises(IllegalAction, match="not-now"):
        script.act(DEALER, Stop())
    with pytest.raises(IllegalAction, match="not-your-turn"):
        script.act(PONE, Stop())


def test_9_15_stopping_is_only_for_a_single_series() -> None:
    with pytest.raises(UnfitRules, match=r"^forcedContinue: only a single series of two"):
        six_card(forcedContinue=False)
    assert six_card(forcedContinue=True, series="single")


def flush_lines(what: str, turned: str, **options: OptionValue) -> list[str]:
    own = Hands(pone="2C 4C 6C 8C", dealer="3D 5S 7D 9S", crib="2H 9H KH 6H", starter=turned)
    events = told(show(**own, rules=six_card(**options)))
    place = next(place for place, line in enumerate(events) if what in line)
    return [word for word in events[place + 1].split(": ")[-1].split(", ") if "flush" in word]


def test_9_16_hand_flush_none() -> None:
    for starter, points in (("KD", 4), ("KC", 5)):
        assert flush_lines("P hand", starter) == [f"flush {points}"]
        assert flush_lines("P hand", starter, handFlush="whole") == [f"flush {points}"]
        assert flush_lines("P hand", starter, handFlush="none") == []
    assert flush_lines("D crib", "4H", handFlush="none") == ["flush 5"]


@pytest.mark.parametrize(
    ("reading", "four", "five"),
    [
        ("five_only", [], ["flush 5"]),
        ("four_flat4", ["flush 4"], ["flush 4"]),
        ("four_or_five", ["flush 4"], ["flush 5"]),
        ("none", [], []),
    ],
)
def test_9_17_crib_flush(reading: str, four: list[str], five: list[str]) -> None:
    assert flush_lines("D crib", "4S", cribFlush=reading) == four
    assert flush_lines("D crib", "4H", cribFlush=reading) == five
    assert flush_lines("P hand", "4H", cribFlush=reading) == ["flush 4"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"muggins": True}, "muggins: six-card has no such option; it has target, lurch, matchTo"),
        ({"lurch": "sometimes"}, "lurch: 'sometimes' is not half | parlett | acc | none"),
        ({"exactFinish": 1}, "exactFinish: 1 is not false | true"),
        ({"exactFinish": None}, "exactFinish: null is not false | true"),
        ({"series": True}, "series: true is not resume | single"),
        ({"cribFlush": "five"}, "cribFlush: 'five' is not five_only | four_flat4"),
        ({"nextDealer": None}, "nextDealer: null is not alternate | winner | loser"),
    ],
)
def test_9_18_what_makes_no_sense_is_refused_by_name(
    options: dict[str, OptionValue], message: str
) -> None:
    with pytest.raises(UnfitRules) as refused:
        six_card(**options)
    assert str(refused.value).startswith(message)


def test_9_18_the_house_rules_and_their_values() -> None:
    offered = {rule.name: rule for rule in six_card(target=61).house_rules}
    assert list(offered) == [
        "target",
        "lurch",
        "matchTo",
        "matchScale",
        "nextDealer",
        "exactFinish",
        "exactGranularity",
        "counting",
        "overclaim",
        "series",
        "forcedContinue",
        "handFlush",
        "cribFlush",
        "compensation",
        "compensationWhen",
        "auction",
        "auctionRoles",
    ]
    assert (offered["target"].value, offered["matchTo"].value) == (121, None)
    assert (offered["target"].least, offered["target"].most) == (31, 1000)
    company: dict[str, dict[str, OptionValue]] = {
        "matchScale": {"lurch": "acc"},
        "exactGranularity": {"exactFinish": True},
        "forcedContinue": {"series": "single"},
        "overclaim": {"counting": "manual"},
        "compensationWhen": {"compensation": 3},
        "auctionRoles": {"auction": "deduct"},
    }
    for rule in offered.values():
        assert rule.choices == () or rule.value in rule.choices
        for value in rule.choices:
            asked = {**company.get(rule.name, {}), rule.name: value}
            assert six_card(**asked).options == asked
