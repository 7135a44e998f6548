"""docs/rules/lowball.md."""

from __future__ import annotations

import pytest
from tests.rules.worth import differs
from tests.scripted import PONE, at_table, ruleset, show, told

from pegout import games
from pegout.engine import OptionValue, UnfitRules

HANDS = ("AC 2C 3C 4C", "8H 9H QH KH")


def at_heels(dealer: int, pone: int, **options: OptionValue) -> list[str]:
    script = at_table(ruleset("lowball", **options), *HANDS, left="JS")
    script.stand_at((dealer, pone))
    return told(script.turn("JS"))[1:]


def test_1_1_all_that_scores_is_that_of_six_card() -> None:
    assert differs("lowball") == {"win.lurch": "none", "win.at_target": "loses"}


def test_1_2_who_reaches_it_first_has_lost() -> None:
    assert at_heels(119, 30) == ["D +2 = 121: heels 2", "P wins 121-30 plain match [0, 1]"]
    assert at_heels(118, 30) == ["D +2 = 120: heels 2"]


def test_1_3_nothing_is_counted_after_it() -> None:
    events = told(
        show(
            pone="4C 4D 5C 6S",
            dealer="7C 7D 8C 8H",
            crib="9C 9D 9H 9S",
            starter="KC",
            scores=(120, 110),
            rules=ruleset("lowball"),
        )
    )
    assert events[-2:] == [
        "P +14 = 121: fifteen 2, fifteen 2, fifteen 2, pair 2, run 3, run 3",
        "D wins 120-121 plain match [1, 0]",
    ]


@pytest.mark.parametrize("other", [0, 60, 61, 90])
def test_1_4_no_lurch(other: int) -> None:
    assert at_heels(119, other)[-1] == f"P wins 121-{other} plain match [0, 1]"


def test_1_5_a_game_is_one_match_point() -> None:
    assert at_heels(119, 0, matchTo=2)[-1] == "P wins 121-0 plain match [0, 1]"
    assert at_heels(119, 0, matchTo=1)[-1] == "P wins the match"
    script = at_table(ruleset("lowball", matchTo=2), *HANDS, left="JS")
    script.stand_at((119, 0))
    script.turn("JS")
    assert (script.match.game, script.match.dealer, script.match.scores) == (2, PONE, (0, 0))


def test_2_1_house_rules_of_six_card() -> None:
    offered = {rule.name for rule in ruleset("lowball").house_rules}
    missing = {rule.name for rule in ruleset("six-card").house_rules} - offered
    assert missing == {"lurch", "counting", "overclaim", "auction", "auctionRoles"}
    assert at_heels(59, 3, target=61)[-1] == "P wins 61-3 plain match [0, 1]"


@pytest.mark.parametrize(("custom", "dealer"), [("alternate", 1), ("winner", 1), ("loser", 0)])
def test_2_1_winner_and_loser_are_those_of_the_game(custom: str, dealer: int) -> None:
    script = at_table(ruleset("lowball", matchTo=9, nextDealer=custom), *HANDS, left="JS")
    script.stand_at((119, 0))
    script.turn("JS")
    assert script.match.dealer == dealer


def test_2_1_exact_finish_the_loser_reaches_it_exactly() -> None:
    assert at_heels(120, 0, exactFinish=True) == []
    assert at_heels(119, 0, exactFinish=True)[-1] == "P wins 121-0 plain match [0, 1]"


@pytest.mark.parametrize(
    ("name", "value"),
    [("lurch", "half"), ("counting", "muggins"), ("overclaim", "penalty"), ("auction", "give")],
)
def test_2_2_no_claims_no_bids_no_lurch(name: str, value: str) -> None:
    with pytest.raises(UnfitRules, match=rf"^{name}: lowball has no such option; it has target, "):
        ruleset("lowball", **{name: value})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('by = "automatic"', 'by = "manual"', "counting: where points lose nobody would claim any"),
        ('payment = "none"', 'payment = "give"', "auction: where points lose nobody would bid"),
        ('lurch = "none"', 'lurch = "half"', "lurch: who wins by staying behind cannot be lurched"),
    ],
)
def test_2_2_a_file_that_says_so_is_refused(old: str, new: str, reason: str) -> None:
    text = ruleset("lowball").text
    assert text.count(old) == 1
    with pytest.raises(UnfitRules, match=f"^{reason}"):
        games.read(text.replace(old, new))
