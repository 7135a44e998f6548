"""docs/rules/six-card.md, 9.19 to 9.21."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Script, six_card, told

from pegout.engine import OptionValue, UnfitRules

HANDS = ("AC 2C 3C 4C 5C 6C", "8H 9H TH JH QH KH")


def dealt(*, scores: tuple[int, int] = (0, 0), **options: OptionValue) -> list[str]:
    script = Script(six_card(**options), scores=scores)
    return told(script.deal(*HANDS))


def second_deal(script: Script) -> list[str]:
    """Play the deal out and deal again; the dealer of the first is the pone now."""
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    script.turn("KS")
    script.play_out()
    return told(script.deal(*HANDS))


@pytest.mark.parametrize("points", [1, 3, 30])
def test_9_19_the_pone_scores_it_when_the_hands_are_dealt(points: int) -> None:
    assert dealt(compensation=points) == [
        "P is dealt 8H 9H TH JH QH KH",
        "D is dealt AC 2C 3C 4C 5C 6C",
        f"P +{points} = {points}: compensation {points}",
    ]
    assert dealt(compensation=0) == dealt() == dealt(compensation=points)[:2]


@pytest.mark.parametrize("points", [-1, 31, None, "3", True])
def test_9_19_it_is_0_to_30(points: OptionValue) -> None:
    with pytest.raises(UnfitRules, match=r"^compensation: .* is not a whole number from 0 to 30$"):
        six_card(compensation=points)


def test_9_19_it_can_win() -> None:
    options: dict[str, OptionValue] = {"compensation": 3, "compensationWhen": "every_deal"}
    assert dealt(scores=(90, 119), **options)[2:] == [
        "P +3 = 121: compensation 3",
        "P wins 90-121 plain match [0, 1]",
    ]


def test_9_19_it_obeys_the_exact_finish() -> None:
    options: dict[str, OptionValue] = {"compensation": 3, "exactFinish": True}
    assert dealt(scores=(0, 119), **options)[2:] == []
    assert dealt(scores=(0, 118), **options)[2] == "P +3 = 121: compensation 3"


def test_9_20_in_the_first_deal_of_each_game() -> None:
    script = Script(six_card(compensation=3, matchTo=9))
    script.deal(*HANDS)
    assert second_deal(script)[2:] == []
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    script.stand_at((50, 119))  # seat 1 deals: his heels end the game
    assert told(script.turn("JS"))[-1] == "P wins 50-121 lurch match [0, 2]"
    assert told(script.deal(*HANDS))[2:] == ["D +3 = 3: compensation 3"]


def test_9_20_in_every_deal() -> None:
    script = Script(six_card(compensation=3, compensationWhen="every_deal"))
    assert told(script.deal(*HANDS))[2:] == ["P +3 = 3: compensation 3"]
    before = script.match.scores
    assert before[0] == 0
    (scored,) = second_deal(script)[2:]
    assert scored.startswith("D +3 = ")
    assert scored.endswith(": compensation 3")


def test_9_21_every_deal_needs_something_to_give() -> None:
    with pytest.raises(
        UnfitRules, match=r"^compensationWhen: every_deal is only for compensation above 0$"
    ):
        six_card(compensationWhen="every_deal")
    assert six_card(compensation=1, compensationWhen="every_deal")
    assert six_card(compensation=0, compensationWhen="first_deal")
