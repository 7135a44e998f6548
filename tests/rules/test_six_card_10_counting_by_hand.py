"""docs/rules/six-card.md, chapter 10."""

from __future__ import annotations

from typing import Final

import pytest
from tests.scripted import Hands, Script, at_table, in_play, ruleset, six_card, told

from pegout.engine import IllegalAction, Onlooker, OptionValue, Seat, UnfitRules
from pegout.games.cribbage.moves import Accept, Claimed, Lay, Muggins

FIVES: Final = Hands(pone="5C 5D KH KS", dealer="5S QC QD QH")
"""The second five is a pair, the third fifteen and a pair royal."""
TWICE: Final = Hands(pone="7C 8C AC AD", dealer="TC TD 9C 4C", crib="2C 2D KC KD", starter="QS")
"""The pone lays twice: 7 17 25 29 30, go, 31 with a pair. The dealer lays the last two."""
TO_THE_LAST: Final = "P:7C=0 D:TC=0 P:8C=0 D:4C=0 P:AC=0 D:go P:AD=4 D:TD=0 P:accept"
DEALERS_LAST: Final = f"{TO_THE_LAST} D:9C=1"
"""Up to the pone's hand, which lies open and is worth 4; the dealer's is worth 2, the crib 4."""


def by_hand(
    hands: Hands,
    counting: str = "muggins",
    scores: tuple[int, int] = (0, 0),
    **options: OptionValue,
) -> Script:
    return in_play(**hands, rules=six_card(counting=counting, **options), scores=scores)


def refused(script: Script, words: str) -> str:
    with pytest.raises(IllegalAction) as illegal:
        script.course(words)
    return illegal.value.code


def awaited(script: Script) -> tuple[Seat, ...]:
    return script.rules.awaiting(script.state)


def three(**options: OptionValue) -> Script:
    """Each of three has a ten, and a jack to cover it; the first left of the dealer leads."""
    rules = ruleset("six-card-3p", counting="muggins", **options)
    script = at_table(rules, "TC JD 2C 3C", "TD JC 2D 3D", "TH JH 2H 3H", left="9S")
    script.turn("9S")
    return script


def test_10_1_the_table_counts_or_each_for_himself() -> None:
    assert in_play(**FIVES).course("P:5C D:5S") == ["P 5C 5", "D 5S 10", "D +2 = 2: pair 2"]
    for counting in ("manual", "muggins"):
        assert by_hand(FIVES, counting).course("P:5C=0 D:5S=2") == [
            "P 5C 5",
            "P claims 0 for lay",
            "D 5S 10",
            "D claims 2 for lay",
            "D +2 = 2: pair 2",
        ]


def test_10_2_a_card_is_laid_with_a_claim_from_0_to_15() -> None:
    script = by_hand(FIVES, "manual")
    assert refused(script, "P:5C") == "claim-missing"
    assert refused(script, "P:5C=16") == refused(script, "P:5C=-1") == "no-such-claim"
    assert refused(in_play(**FIVES), "P:5C=0") == "counted-by-the-table"
    seat = awaited(script)[0]
    lays = [wish for wish in script.rules.actions(script.state, seat) if isinstance(wish, Lay)]
    assert len(lays) == 4 * 16


def test_10_2_the_claim_has_the_31_of_that_very_card() -> None:
    """S-E5: pair and 31, two scorings out of one claim."""
    assert by_hand(TWICE).course(TO_THE_LAST)[-8:-3] == [
        "P AD 31",
        "P claims 4 for lay",
        "P +2 = 2: pair 2",
        "P +2 = 4: thirty-one 2",
        "end 31",
    ]


def test_10_2_the_claim_has_the_point_for_the_last_card() -> None:
    assert by_hand(TWICE).course(DEALERS_LAST)[-5:-1] == [
        "D 9C 19",
        "D claims 1 for lay",
        "D +1 = 1: go 1",
        "end 19",
    ]


def test_10_3_a_go_that_is_said_later_needs_no_claim() -> None:
    hands = Hands(pone="KC KD 9H 2S", dealer="QC QD 8H 8S")
    script = by_hand(hands, "manual")
    assert script.course("P:KC=0 D:QC=0 P:9H=0 D:go")[-1] == "D go"
    assert script.course("P:2S=1") == [
        "P 2S 31",
        "P claims 1 for lay missed thirty-one 1",
        "P +1 = 1: thirty-one 1",
        "P missed thirty-one 1",
        "end 31",
    ]
    script = by_hand(Hands(pone="KC KD 9H 3S", dealer="QC QD 8H 8S"), "manual")
    assert script.course("P:KC=0 D:QC=0 P:9H=0 D:go") == [
        "P KC 10",
        "P claims 0 for lay",
        "D QC 20",
        "D claims 0 for lay",
        "P 9H 29",
        "P claims 0 for lay",
        "D go",
        "P +1 = 1: go 1",
        "end 29",
    ]


def test_10_4_each_hand_is_claimed_before_the_next_is_shown() -> None:
    script = by_hand(TWICE, "manual")
    words = DEALERS_LAST.replace(" P:accept", "")
    assert script.course(words)[-1] == "P hand AC AD 7C 8C"
    assert awaited(script) == (1,)
    assert refused(script, "P:claim=30") == "no-such-claim"
    assert refused(script, "D:claim=2") == "not-your-turn"
    assert script.course("P:claim=4 D:claim=2 D:claim=4") == [
        "P claims 4 for hand",
        "P +4 = 8: fifteen 2, pair 2",
        "D hand 4C 9C TC TD",
        "D claims 2 for hand",
        "D +2 = 3: pair 2",
        "D crib 2C 2D KC KD",
        "D claims 4 for crib",
        "D +4 = 7: pair 2, pair 2",
        "next deal",
    ]


def test_10_5_a_claim_that_ends_inside_a_combination() -> None:
    script = by_hand(FIVES, "manual")
    script.course("P:5C=0 D:5S=2")
    assert script.course("P:5D=6") == [
        "P 5D 15",
        "P claims 6 for lay missed pair 2",
        "P +6 = 6: fifteen 2, pair 4",
        "P missed pair 2",
    ]


def test_10_5_what_comes_first_is_scored_first() -> None:
    """Pair before 31: it is the 31 that is missed."""
    script = by_hand(TWICE, "manual")
    words = TO_THE_LAST.replace("AD=4 D:TD=0 P:accept", "AD=3")
    assert script.course(words)[-6:] == [
        "P AD 31",
        "P claims 3 for lay missed thirty-one 1",
        "P +2 = 2: pair 2",
        "P +1 = 3: thirty-one 1",
        "P missed thirty-one 1",
        "end 31",
    ]


def test_10_6_what_is_missed_is_lost_to_all() -> None:
    script = by_hand(FIVES, "manual")
    assert script.course("P:5C=0 D:5S=0")[-2:] == [
        "D claims 0 for lay missed pair 2",
        "D missed pair 2",
    ]
    assert refused(script, "P:muggins=2") == "not-now"
    assert script.match.scores == (0, 0)


@pytest.mark.parametrize("counting", ["manual", "muggins"])
def test_10_7_too_much_is_corrected(counting: str) -> None:
    script = by_hand(FIVES, counting)
    assert script.course("P:5C=3 D:5S=5")[1:] == [
        "P claims 3 for lay over 3",
        "D 5S 10",
        "D claims 5 for lay over 3",
        "D +2 = 2: pair 2",
    ]


@pytest.mark.parametrize("counting", ["manual", "muggins"])
def test_10_8_too_much_goes_to_the_other_side(counting: str) -> None:
    script = by_hand(FIVES, counting, overclaim="penalty")
    assert script.course("P:5C=3 D:5S=5") == [
        "P 5C 5",
        "P claims 3 for lay over 3",
        "D +3 = 3: overclaim 3",
        "D 5S 10",
        "D claims 5 for lay over 3",
        "D +2 = 5: pair 2",
        "P +3 = 3: overclaim 3",
    ]


def test_10_8_the_other_side_of_four_partners() -> None:
    rules = ruleset("six-card-4p", counting="manual", overclaim="penalty")
    script = at_table(rules, "TC 2C 3C 4C", "TD 2D 3D 4D", "TH 2H 3H 4H", "TS 2S 3S 4S", left="9S")
    script.turn("9S")
    assert script.course("P:TD=1 A:TH=4")[2:] == [
        "A +1 = 1: overclaim 1",
        "A TH 20",
        "A claims 4 for lay over 2",
        "A +2 = 3: pair 2",
        "B +2 = 2: overclaim 2",
    ]
    assert script.match.scores == (3, 2)


def test_10_9_with_three_the_first_who_objects_scores_it() -> None:
    script = three(overclaim="penalty")
    script.course("P:TD=5")
    assert set(awaited(script)) == {0, 2}
    assert script.course("D:muggins=1") == ["D calls 1 takes 5", "D +5 = 5: overclaim 5"]
    assert refused(script, "D:muggins=1") == "not-your-turn"
    assert script.course("A:TH=2")[-1] == "A +2 = 2: pair 2"


def test_10_9_with_three_nobody_scores_it_when_the_next_goes_on() -> None:
    rules = ruleset("six-card-3p", counting="manual", overclaim="penalty")
    script = at_table(rules, "TC JD 2C 3C", "TD JC 2D 3D", "TH JH 2H 3H", left="9S")
    script.turn("9S")
    script.course("P:TD=5 A:TH=2")
    assert script.course("D:muggins=5") == ["D calls 5 takes 0"]
    assert script.match.scores == (0, 0, 2)


@pytest.mark.parametrize(("called", "taken"), [(1, 1), (2, 2), (9, 2), (15, 2)])
def test_10_10_the_caller_takes_what_he_calls_for(called: int, taken: int) -> None:
    script = by_hand(FIVES)
    script.course("P:5C=0 D:5S=0")
    assert script.course(f"P:muggins={called}") == [
        f"P calls {called} takes {taken}",
        f"P +{taken} = {taken}: muggins {taken}",
        "D missed pair 2",
    ]
    assert refused(script, "P:muggins=1") == "not-now"  # the rest is lost to all
    assert script.match.scores == (0, taken)


@pytest.mark.parametrize("called", [0, 16, -2])
def test_10_10_a_call_is_from_1_to_15(called: int) -> None:
    script = by_hand(FIVES)
    script.course("P:5C=0 D:5S=0")
    assert refused(script, f"P:muggins={called}") == "no-such-claim"


def test_10_10_the_first_who_calls_takes_it() -> None:
    script = three()
    script.course("P:TD=0 A:TH=0")
    assert script.course("P:muggins=2")[0] == "P calls 2 takes 2"
    assert refused(script, "D:muggins=2") == "not-now"
    assert script.match.scores == (0, 2, 0)


def test_10_11_the_next_card_closes_the_count() -> None:
    script = by_hand(FIVES)
    assert script.course("P:5C=0 D:5S=0 P:5D=8")[4:6] == ["D missed pair 2", "P 5D 15"]
    assert Muggins(2) in script.rules.actions(script.state, Seat(0))
    script.course("D:QC=0")
    assert refused(script, "D:muggins=2") == "not-your-turn"


def test_10_11_after_the_last_card_until_the_first_hand_is_counted() -> None:
    """The dealer has missed the point for last; the pone's hand lies open already."""
    script = by_hand(TWICE)
    script.course(f"{TO_THE_LAST} D:9C=0")
    assert awaited(script) == (1,)
    assert script.course("P:muggins=1 P:claim=4")[:4] == [
        "P calls 1 takes 1",
        "P +1 = 5: muggins 1",
        "D missed go 1",
        "P claims 4 for hand",
    ]
    script = by_hand(TWICE)
    assert script.course(f"{TO_THE_LAST} D:9C=0 P:claim=4")[-4:-2] == [
        "D missed go 1",
        "P claims 4 for hand",
    ]


def test_10_11_after_the_crib_until_the_next_deal() -> None:
    script = by_hand(TWICE)
    script.course(f"{DEALERS_LAST} P:claim=4 D:claim=2 P:accept D:claim=0")
    assert awaited(script) == (1,)
    assert script.course("P:muggins=3") == [
        "P calls 3 takes 3",
        "P +3 = 11: muggins 3",
        "D missed pair 2, pair 2",
        "next deal",
    ]


def test_10_11_each_may_call_of_the_others_hand() -> None:
    script = by_hand(TWICE)
    script.course(DEALERS_LAST)
    assert script.course("P:claim=1 D:muggins=2")[-3:] == [
        "D calls 2 takes 2",
        "D +2 = 3: muggins 2",
        "P missed fifteen 1, pair 2",
    ]
    assert script.course("D:claim=0 P:muggins=2")[-4:] == [
        "P calls 2 takes 2",
        "P +2 = 7: muggins 2",
        "D missed pair 2",
        "D crib 2C 2D KC KD",
    ]


def test_10_12_who_goes_on_lets_the_count_stand() -> None:
    script = by_hand(FIVES)
    script.course("P:5C=0 D:5S=0")
    assert refused(script, "P:accept") == "not-now"  # he accepts by laying
    script = by_hand(TWICE)
    script.course("P:7C=0 D:TC=0 P:8C=0 D:4C=0 P:AC=0 D:go")
    assert refused(script, "D:muggins=1") == "not-your-turn"


def test_10_12_the_other_is_asked_when_one_lays_twice() -> None:
    hands = Hands(pone="7C 8C AC AD", dealer="TC TD 9C 4C", starter="QS")
    script = by_hand(hands)
    script.course("P:7C=0 D:TC=0 P:8C=0 D:4C=0 P:AC=0 D:go P:AD=4")
    assert awaited(script) == (0,)  # it is for him to lead: he goes on
    script.course("D:TD=0")
    assert awaited(script) == (1,)  # the pone is out; the dealer lays again
    assert script.rules.actions(script.state, Seat(1))[0] == Accept()
    assert refused(script, "D:9C=1") == "not-your-turn"
    script.course("P:accept")
    assert awaited(script) == (0,)


def test_10_12_the_pone_is_asked_between_hand_and_crib() -> None:
    script = by_hand(TWICE)
    script.course(f"{DEALERS_LAST} P:claim=4 D:claim=2")
    assert awaited(script) == (1,)
    assert script.course("P:accept") == ["P accepts", "D crib 2C 2D KC KD"]


def test_10_12_the_dealer_is_asked_before_the_pone_shows() -> None:
    """The pone lays the last card, so his hand would follow his own count."""
    script = by_hand(Hands(pone="KC 9D 4H KH", dealer="8C 2S AS JD", starter="6C"))
    script.course("P:KC=0 D:8C=0 P:9D=0 D:2S=0 P:go D:AS=1 P:4H=0 D:JD=0 P:KH=0")
    assert awaited(script) == (0,)
    assert script.course("D:muggins=1") == [
        "D calls 1 takes 1",
        "D +1 = 2: muggins 1",
        "P missed go 1",
        "P hand 4H 9D KC KH",
    ]


def test_10_13_with_three_whoever_is_not_next_may_object_meanwhile() -> None:
    script = three()
    script.course("P:TD=0 A:TH=0")
    assert set(awaited(script)) == {0, 1}
    assert script.course("P:accept") == ["P accepts"]
    assert refused(script, "P:muggins=2") == "not-your-turn"
    assert awaited(script) == (0,)
    assert script.course("D:muggins=2")[0] == "D calls 2 takes 2"
    script = three()
    script.course("P:TD=0 A:TH=0")
    assert script.course("D:TC=6")[:2] == ["A missed pair 2", "D TC 30"]
    assert script.course("P:muggins=2") == ["P calls 2 takes 0"]


def test_10_14_a_false_call_costs_nothing() -> None:
    script = by_hand(FIVES)
    script.course("P:5C=0 D:5S=2")
    assert script.course("P:muggins=2") == ["P calls 2 takes 0"]
    assert refused(script, "P:muggins=2") == "not-now"
    assert script.match.scores == (2, 0)
    assert script.course("P:5D=8")[-1] == "P +8 = 8: fifteen 2, pair 6"


def test_10_15_what_was_missed_is_told_when_nobody_can_take_it() -> None:
    script = by_hand(FIVES)
    script.course("P:5C=0 D:5S=0")
    (claimed,) = (e for e in script.log if isinstance(e, Claimed) and e.missed)
    for viewer in (Seat(0), Seat(1), Onlooker.SPECTATOR):
        seen = script.rules.redact(claimed, viewer)
        assert told([seen]) == ["D claims 0 for lay"]
        assert "missed" not in str(script.rules.observe(script.state, viewer))
    assert script.rules.redact(claimed, Onlooker.REFEREE) == claimed
    assert script.course("P:5D=8")[0] == "D missed pair 2"
    missed = script.log[-4]
    assert script.rules.redact(missed, Seat(1)) == missed


def test_10_16_muggins_can_win() -> None:
    script = by_hand(FIVES, scores=(100, 119))
    script.course("P:5C=0 D:5S=0")
    assert script.course("P:muggins=2") == [
        "P calls 2 takes 2",
        "P +2 = 121: muggins 2",
        "P wins 100-121 plain match [0, 1]",
    ]


def test_10_16_a_penalty_can_win() -> None:
    script = by_hand(FIVES, "manual", scores=(118, 0), overclaim="penalty")
    assert script.course("P:5C=3")[-2:] == [
        "D +3 = 121: overclaim 3",
        "D wins 121-0 lurch match [2, 0]",
    ]


def test_10_16_both_obey_the_exact_finish() -> None:
    script = by_hand(FIVES, scores=(100, 120), exactFinish=True)
    script.course("P:5C=0 D:5S=0")
    assert script.course("P:muggins=2") == ["P calls 2 takes 2 lost muggins 2", "D missed pair 2"]
    script = by_hand(FIVES, scores=(100, 120), exactFinish=True)
    script.course("P:5C=0 D:5S=0")
    assert script.course("P:muggins=1")[1] == "P +1 = 121: muggins 1"
    script = by_hand(FIVES, "manual", scores=(119, 0), overclaim="penalty", exactFinish=True)
    assert script.course("P:5C=3") == ["P 5C 5", "P claims 3 for lay over 3"]
    assert script.match.scores == (119, 0)


def test_10_17_what_an_exact_finish_takes_is_not_missed() -> None:
    script = by_hand(FIVES, scores=(120, 0), exactFinish=True)
    script.course("P:5C=0")
    assert script.course("D:5S=0")[-1] == "D claims 0 for lay lost pair 2"
    assert script.course("P:muggins=2") == ["P calls 2 takes 0"]
    script = by_hand(FIVES, scores=(120, 0), exactFinish=True, overclaim="penalty")
    script.course("P:5C=0")
    assert script.course("D:5S=2")[-1] == "D claims 2 for lay lost pair 2"  # and no penalty


def test_10_18_heels_need_no_claim() -> None:
    script = at_table(six_card(counting="muggins"), "AC 2C 3C 4C", "9H TH QH KH", left="JS")
    assert told(script.turn("JS")) == ["P turns JS", "D +2 = 2: heels 2"]


def test_10_18_compensation_and_a_double_need_no_claim() -> None:
    rules = ruleset("domino-book2", counting="muggins")
    script = at_table(rules, "6-5 6-4 6-3 6-2", "4-3 4-2 4-1 4-0", left="1-1")
    assert script.match.scores == (0, 3)
    assert told(script.turn("1-1"))[-1] == "D +1 = 1: double-starter 1"


def test_10_19_a_penalty_is_only_for_counting_by_hand() -> None:
    with pytest.raises(UnfitRules, match=r"^overclaim: penalty is only for counting by hand$"):
        six_card(overclaim="penalty")
    assert six_card(overclaim="correct", counting="automatic")
