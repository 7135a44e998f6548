"""docs/rules/six-card.md, chapter 11."""

from __future__ import annotations

from typing import Final

import pytest
from tests.scripted import DEALER, PONE, Script, ruleset, six_card, told

from pegout.engine import Hidden, IllegalAction, Onlooker, OptionValue, UnfitRules
from pegout.games.cribbage.moves import Bid, Pass
from pegout.games.cribbage.phases import Bidding, Discarding

HANDS: Final = ("4C 4D 5C 6S AC 2C", "9C TD 2S 3S 7H 7D")
THREE: Final = ("AC 2C 3C 4C 5C", "AD 2D 3D 4D 5D", "AH 2H 3H 4H 5H")
FOUR: Final = (*THREE, "AS 2S 3S 4S 5S")


def auction(
    payment: str = "deduct", *, scores: tuple[int, ...] = (30, 20), **options: OptionValue
) -> Script:
    script = Script(six_card(auction=payment, **options), scores=scores)
    script.deal(*HANDS)
    return script


def at_auction(name: str, *hands: str, to_crib: str = "", **options: OptionValue) -> Script:
    script = Script(ruleset(name, auction="deduct", **options))
    script.deal(*hands, to_crib=to_crib)
    return script


def refused(script: Script, words: str) -> str:
    with pytest.raises(IllegalAction) as illegal:
        script.course(words)
    return illegal.value.code


def bought(roles: str) -> Script:
    """The pone has bought the crib for 4; all is discarded, and a jack is turned."""
    script = auction(auctionRoles=roles)
    script.course("P:bid=4 D:pass")
    script.discard(PONE, "7H 7D")
    script.discard(DEALER, "AC 2C")
    return script


def test_11_1_after_the_deal_and_before_the_discard() -> None:
    script = auction()
    assert isinstance(script.state, Bidding)
    seen = script.rules.observe(script.state, PONE)
    assert seen.phase == "bidding"
    assert len(seen.hands[PONE]) == 6
    script.course("P:pass")
    assert isinstance(script.state, Discarding)
    plain = Script(six_card())
    plain.deal(*HANDS)
    assert isinstance(plain.state, Discarding)
    assert isinstance(auction("give").state, Bidding)


def test_11_2_the_pone_begins_and_each_bids_higher_or_passes() -> None:
    script = auction()
    assert script.rules.awaiting(script.state) == (PONE,)
    assert refused(script, "D:bid=4") == "not-your-turn"
    script.course("P:bid=4")
    assert script.rules.awaiting(script.state) == (DEALER,)
    assert refused(script, "D:bid=4") == refused(script, "D:bid=3") == "no-such-bid"
    assert script.course("D:bid=5 P:pass")[0] == "D bids 5"


def test_11_2_clockwise_with_three() -> None:
    script = at_auction("six-card-3p", *THREE, to_crib="9S")
    assert script.course("P:bid=1 A:bid=2 D:bid=3 P:bid=4 A:pass D:pass")[-2:] == [
        "P owns the crib",
        "P +-4 = -4: bid -4",
    ]


@pytest.mark.parametrize("bid", [0, -1, 30])
def test_11_3_a_bid_is_from_1_to_29(bid: int) -> None:
    assert refused(auction(), f"P:bid={bid}") == "no-such-bid"
    script = auction()
    bids = [wish for wish in script.rules.actions(script.state, PONE) if isinstance(wish, Bid)]
    assert [wish.points for wish in bids] == list(range(1, 30))


def test_11_3_nothing_is_higher_than_29() -> None:
    script = auction()
    script.course("P:bid=29")
    assert script.rules.actions(script.state, DEALER) == (Pass(),)


def test_11_4_the_first_pass_of_two_ends_it() -> None:
    assert auction().course("P:bid=4 D:pass")[1:3] == ["D passes", "P owns the crib"]


def test_11_4_who_has_passed_is_not_asked_again() -> None:
    script = at_auction("six-card-3p", *THREE, to_crib="9S")
    script.course("P:pass A:bid=1 D:bid=2")
    assert script.rules.awaiting(script.state) == (2,)
    script.course("A:bid=3")
    assert script.rules.awaiting(script.state) == (0,)
    assert script.course("D:pass")[:2] == ["D passes", "A owns the crib"]


def test_11_5_nobody_bids() -> None:
    assert auction().course("P:pass") == ["P passes", "D owns the crib"]
    script = at_auction("six-card-4p", *FOUR)
    assert script.course("P:pass A:pass B:pass")[-1] == "D owns the crib"
    assert script.match.scores == (0, 0)


def test_11_6_the_example() -> None:
    """30 points, bids 5, and the crib of 8 is his at last."""
    script = auction()
    assert script.course("P:bid=4 D:bid=5 P:pass") == [
        "P bids 4",
        "D bids 5",
        "P passes",
        "D owns the crib",
        "D +-5 = 25: bid -5",
    ]
    assert script.match.scores == (25, 20)
    assert script.match.owner == DEALER


def test_11_7_a_score_may_fall_below_nothing() -> None:
    script = auction(scores=(0, 0))
    assert script.course("P:bid=29 D:pass")[-1] == "P +-29 = -29: bid -29"
    assert script.match.scores == (0, -29)
    assert script.match.before == (0, 0)


def test_11_7_it_is_no_scoring() -> None:
    script = auction(scores=(0, 120), exactFinish=True, counting="muggins")
    script.course("P:bid=7 D:pass")
    assert script.match.scores == (0, 113)
    assert script.match.window is None


def test_11_8_the_other_side_scores_it() -> None:
    script = auction("give")
    assert script.course("P:bid=4 D:pass")[-2:] == ["P owns the crib", "D +4 = 34: bid 4"]
    assert script.match.scores == (34, 20)


def test_11_8_it_can_win() -> None:
    assert auction("give", scores=(117, 70)).course("P:bid=4 D:pass")[-2:] == [
        "D +4 = 121: bid 4",
        "D wins 121-70 plain match [1, 0]",
    ]


def test_11_8_it_obeys_the_exact_finish() -> None:
    script = auction("give", scores=(118, 70), exactFinish=True)
    assert script.course("P:bid=4 D:pass")[-1] == "P owns the crib"
    assert script.match.scores == (118, 70)


def test_11_8_each_other_side_scores_it() -> None:
    script = Script(ruleset("six-card-3p", auction="give"))
    script.deal(*THREE, to_crib="9S")
    script.course("P:pass A:bid=6 D:pass")
    assert script.match.scores == (6, 6, 0)
    script = Script(ruleset("six-card-4p", auction="give"))
    script.deal(*FOUR)
    script.course("P:pass A:bid=6 B:pass D:pass")
    assert script.match.scores == (0, 6)


def test_11_9_the_crib_is_all_he_gets() -> None:
    script = bought("crib_only")
    assert script.rules.awaiting(script.state) == (PONE,)  # he cuts, for the other deals
    assert told(script.turn("JS")) == ["P turns JS", "D +2 = 32: heels 2"]
    assert script.rules.awaiting(script.state) == (PONE,)
    script.play_to_the_show()
    shown = told(script.act(*script.first_thing()))
    assert [line[:6] for line in shown if " hand" in line or " crib" in line] == [
        "P hand",
        "D hand",
        "P crib",
    ]
    crib = shown.index("P crib AC 2C 7D 7H")
    assert shown[crib + 1].startswith("P +")


def test_11_10_the_dealer_s_part() -> None:
    script = bought("winner_is_dealer")
    assert script.rules.awaiting(script.state) == (DEALER,)  # he cuts now
    assert told(script.turn("JS")) == ["D turns JS", "P +2 = 18: heels 2"]
    assert script.rules.awaiting(script.state) == (DEALER,)
    script.play_to_the_show()
    shown = told(script.act(*script.first_thing()))
    assert [line[:6] for line in shown if " hand" in line or " crib" in line] == [
        "D hand",
        "P hand",
        "P crib",
    ]


@pytest.mark.parametrize("roles", ["crib_only", "winner_is_dealer"])
def test_11_11_the_deal_passes_on_from_who_dealt(roles: str) -> None:
    script = bought(roles)
    script.turn("KS")
    script.play_out()
    assert script.match.dealer == script.match.owner == PONE
    script.deal(*HANDS)
    assert script.rules.awaiting(script.state) == (DEALER,)


def test_11_12_bids_are_open_and_the_crib_is_not() -> None:
    script = bought("crib_only")
    script.turn("KS")
    for viewer in (DEALER, PONE, Onlooker.SPECTATOR):
        seen = script.rules.observe(script.state, viewer)
        assert seen.owner == PONE
        assert seen.crib == Hidden(4)
        own = viewer in {DEALER, PONE}
        assert sum(isinstance(each, tuple) for each in seen.thrown) == own
    script = auction()
    script.course("P:bid=4")
    assert script.rules.observe(script.state, Onlooker.SPECTATOR).bids == ((PONE, 4),)


def test_11_13_compensation_stays_with_the_pone() -> None:
    script = Script(ruleset("five-card", auction="deduct", auctionRoles="winner_is_dealer"))
    dealt = told(script.deal("4C 4D 5C 6S AC", "9C TD 2S 3S 7H"))
    assert dealt[-1] == "P +3 = 3: compensation 3"
    assert script.course("P:bid=2 D:pass")[-1] == "P +-2 = 1: bid -2"
    assert script.match.scores == (0, 1)


def test_11_14_the_dealer_s_part_needs_an_auction() -> None:
    with pytest.raises(
        UnfitRules, match=r"^auctionRoles: winner_is_dealer is only for an auction$"
    ):
        six_card(auctionRoles="winner_is_dealer")
    assert six_card(auctionRoles="crib_only").options == {"auctionRoles": "crib_only"}
