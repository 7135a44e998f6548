"""Players asked about positions outside a game: they choose as they would in the game."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.adapters.driver import Driver, order

ROLES: Final = ("dealer", "pone")
HAND: Final = ["5H", "9C", "QD", "KS", "2D", "2H"]


def test_a_discard_is_ranked() -> None:
    driver = Driver()
    for role, sign in (("dealer", 1), ("pone", -1)):
        answer = driver.ok("choose-discard", rules="six-card", bot="sensible", role=role, hand=HAND)
        ranking = answer["ranking"]
        assert answer["discard"] == ranking[0]["discard"]
        assert len({tuple(each["discard"]) for each in ranking}) == 15
        for each in ranking:
            assert each["points"] == pytest.approx(each["hand"] + sign * each["crib"])


def test_a_player_that_does_not_rank() -> None:
    driver = Driver()
    answer = driver.ok("choose-discard", rules="six-card", bot="random", role="pone", hand=HAND)
    assert answer["ranking"] is None
    assert set(answer["discard"]) < set(HAND)


@pytest.mark.parametrize(
    ("hand", "starter", "dealer_laid", "scores", "wins"),
    [
        ("QC JC 8D TC 8H 7D", "TS", "KS", (118, 100), "JC"),
        ("5D 4H TS KH AD QH", "4S", "3D", (118, 60), "4H"),
    ],
)
def test_the_champion_takes_what_wins_at_once(
    hand: str, starter: str, dealer_laid: str, scores: tuple[int, int], wins: str
) -> None:
    """Kills: rounded chances above a certainty, which is passed by for them."""
    pieces = hand.split()
    answer = Driver().ok(
        "choose-lay",
        rules="six-card",
        bot="champion",
        role="pone",
        hand=pieces,
        discarded=pieces[4:],
        starter=starter,
        laid=[["pone", pieces[0]], ["dealer", dealer_laid]],
        scores={"me": scores[0], "them": scores[1]},
    )
    assert answer["lay"] == wins
    chances = [each["win"] for each in answer["ranking"]]
    assert chances[0] == 1.0
    assert all(0 <= each <= 1 for each in chances)


@pytest.mark.parametrize("scores", [(119, 10), (110, 60), (90, 0), (0, 119)])
def test_chances_of_throws_are_chances(scores: tuple[int, int]) -> None:
    driver = Driver()
    for role in ROLES:
        answer = driver.ok(
            "choose-discard",
            rules="six-card",
            bot="champion",
            role=role,
            hand=HAND,
            scores={"me": scores[0], "them": scores[1]},
        )
        assert answer["discard"] == answer["ranking"][0]["discard"]
        assert all(0 <= each["win"] <= 1 for each in answer["ranking"])
        best = max(each["win"] for each in answer["ranking"])
        assert answer["ranking"][0]["win"] == pytest.approx(best, abs=1e-5)


DEALT: Final = {
    "five-card": ["5H", "5C", "QD", "8S", "7D"],
    "seven-card": [*HAND, "7S"],
    "lowball": HAND,
    "domino-mendelev": ["6-6", "6-5", "6-4", "6-3", "1-0", "0-0"],
    "domino-book2": ["6-6", "6-5", "6-4", "6-3", "1-0", "0-0"],
    "six-card-3p": HAND[:5],
    "six-card-4p": HAND[:5],
}
"""A hand as dealt, by ruleset."""
THROWN: Final = {"six-card-3p": 1, "six-card-4p": 1}


@pytest.mark.parametrize("rules", DEALT)
@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_a_discard_under_every_ruleset(rules: str, bot: str) -> None:
    hand = DEALT[rules]
    for role in ROLES:
        answer = Driver().ok("choose-discard", rules=rules, bot=bot, role=role, hand=hand)
        assert len(answer["discard"]) == THROWN.get(rules, 2)
        assert set(answer["discard"]) < set(hand)


@pytest.mark.parametrize("rules", DEALT)
def test_a_lead_under_every_ruleset(rules: str) -> None:
    hand, thrown = DEALT[rules], DEALT[rules][-THROWN.get(rules, 2) :]
    starter = "3-2" if "domino" in rules else "AS"
    fields: dict[str, Any] = {"hand": hand, "discarded": thrown, "starter": starter}
    answer = lay(Driver(), [], rules=rules, **fields)
    assert {each["lay"] for each in answer["ranking"]} == set(hand) - set(thrown)


def test_whose_crib_it_is_decides_what_is_thrown() -> None:
    """With partners the crib is as good in the partner's hands; an auction gives it to anybody."""
    hand = ["5H", "QC", "2D", "4H", "9S"]
    asked: dict[str, Any] = {"bot": "sensible", "hand": hand}
    four = {
        seat: Driver().ok("choose-discard", rules="six-card-4p", role=seat, **asked)["ranking"][0]
        for seat in range(4)
    }
    for seat, best in four.items():
        sign = 1 if seat % 2 == 0 else -1
        assert best["points"] == pytest.approx(best["hand"] + sign * best["crib"])
    three = Driver().ok("choose-discard", rules="six-card-3p", role=2, **asked)["ranking"][0]
    assert three["points"] == pytest.approx(three["hand"] - three["crib"] / 2)
    auction = {"rules": "five-card", "options": {"auction": "give"}, "role": "pone"}
    given = Driver().ok("choose-discard", **auction, owner="pone", **asked)["ranking"][0]
    assert given["points"] == pytest.approx(given["hand"] + given["crib"])
    kept = Driver().ok("choose-discard", **auction, **asked)["ranking"][0]
    assert kept["points"] == pytest.approx(kept["hand"] - kept["crib"])


def test_three_seats_lay_in_turn() -> None:
    laid: list[Any] = [("pone", "QH"), (2, "8D")]
    fields: dict[str, Any] = {
        "rules": "six-card-3p",
        "hand": HAND[:5],
        "discarded": ["9C"],
        "scores": {"me": 40, "them": [61, 50]},
    }
    answer = lay(Driver(), laid, role="dealer", **fields)
    assert {each["lay"] for each in answer["ranking"]} == {"5H", "QD", "KS", "2D"}
    # At 28 the pone and seat 2 must have said go, for it is the dealer who is asked.
    answer = lay(Driver(), [*laid, ("dealer", "QD")], role="dealer", **fields)
    assert answer["lay"] == "2D"


def test_a_claim_goes_with_the_piece() -> None:
    laid = [("pone", "KS"), ("dealer", "5S")]
    answer = lay(Driver(), laid, options={"counting": "manual"})
    assert (answer["lay"], answer["claim"]) == ("5H", 2)
    assert "claim" not in lay(Driver(), laid)


def test_who_may_stop_does_where_that_lands_on_the_target() -> None:
    """At 27 the dealer has said go. The four makes thirty-one, two points where one is needed."""
    hand = ["9C", "8D", "4S", "2H", "KD"]
    fields: dict[str, Any] = {
        "rules": "five-card",
        "options": {"forcedContinue": False, "exactFinish": True},
        "hand": hand,
        "discarded": ["2H", "KD"],
        "starter": "3C",
        "laid": [("pone", "9C"), ("dealer", "TH"), ("pone", "8D")],
    }
    answer = lay(Driver(), scores={"me": 60, "them": 3}, **fields)
    assert (answer["lay"], answer["stop"]) == (None, True)
    assert [each.get("lay") for each in answer["ranking"]] == [None, "4S"]
    answer = lay(Driver(), scores={"me": 59, "them": 3}, **fields)
    assert answer["lay"] == "4S"
    assert "stop" not in answer


def lay(driver: Driver, laid: list[tuple[str, str]], **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    given: dict[str, Any] = {"rules": "six-card", "bot": "sensible", "role": "pone", "hand": HAND}
    given |= {"discarded": ["2D", "2H"], "starter": "AS", "laid": laid}
    return driver.ok("choose-lay", **given | fields)


def test_a_lay_is_ranked_by_value_and_tells_points() -> None:
    answer = lay(Driver(), [("pone", "KS"), ("dealer", "5S")])
    assert answer["lay"] == "5H"
    assert answer["ranking"][0]["points"] == 2
    assert {each["lay"] for each in answer["ranking"]} == {"5H", "9C", "QD"}
    values = [each["value"] for each in answer["ranking"]]
    assert values == sorted(values, reverse=True)


def test_only_what_fits_is_laid() -> None:
    answer = lay(Driver(), [("pone", "KS"), ("dealer", "TH")])
    assert {each["lay"] for each in answer["ranking"]} == {"5H", "9C", "QD"}
    answer = lay(Driver(), [("pone", "KS"), ("dealer", "TH"), ("pone", "5H"), ("dealer", "5D")])
    assert answer["lay"] is None, "30: nothing fits"
    assert answer["ranking"] is None


def test_the_others_go_follows_from_being_asked() -> None:
    """At 29 after the pone's lay the dealer must have said go."""
    answer = lay(
        Driver(),
        [("pone", "9C"), ("dealer", "TH"), ("pone", "QD")],
        hand=["5H", "9C", "QD", "2S", "2D", "2H"],
    )
    assert answer["lay"] == "2S"


def test_a_new_series_follows_from_thirty_one() -> None:
    answer = lay(
        Driver(),
        [("pone", "KS"), ("dealer", "TH"), ("pone", "QD"), ("dealer", "AC")],
    )
    assert {each["lay"] for each in answer["ranking"]} == {"5H", "9C"}


def test_both_gos_are_told_apart_by_said_go() -> None:
    """The pone is stuck at 30. Before his go he says it, and after it he leads."""
    laid = [("pone", "KS"), ("dealer", "TH"), ("pone", "5H"), ("dealer", "5D")]
    assert lay(Driver(), laid)["lay"] is None
    answer = lay(Driver(), laid, said_go=["pone"])
    assert {each["lay"] for each in answer["ranking"]} == {"9C", "QD"}


def test_a_dealer_who_is_out_of_pieces() -> None:
    laid = [("pone", "KS"), ("dealer", "AH"), ("pone", "9C"), ("dealer", "AC")]
    laid += [("pone", "5H"), ("dealer", "3H"), ("dealer", "AD")]
    assert lay(Driver(), laid)["lay"] == "QD", "the pone said go between the last two lays"
    laid.append(("pone", "QD"))
    code, message = Driver().error(
        "choose-lay",
        rules="six-card",
        bot="random",
        role="pone",
        hand=HAND,
        discarded=["2D", "2H"],
        starter="AS",
        laid=laid,
    )
    assert (code, "the play is over" in message) == ("bad-argument", True)


def test_a_series_that_ends_between_two_lays() -> None:
    """At 30 both say go before the pone lays a nine: that is told by the nine itself."""
    laid = [("pone", "KS"), ("dealer", "TH"), ("pone", "5H"), ("dealer", "5D"), ("pone", "9C")]
    answer = lay(Driver(), [*laid, ("dealer", "6C")])
    assert (answer["lay"], answer["ranking"][0]["points"]) == ("QD", 0)


def test_the_scores_are_those_of_the_roles() -> None:
    """Three points win for a pone at 118, and not when it is the *dealer* who stands there."""
    laid = [("pone", "7C"), ("dealer", "8C")]
    cards = ["7C", "6S", "3H", "3D", "TD", "AS"]
    hand: dict[str, Any] = {"hand": cards, "discarded": cards[4:], "starter": "TH"}
    winning = lay(Driver(), laid, **hand, scores={"me": 118, "them": 0})["ranking"]
    other = lay(Driver(), laid, **hand, scores={"me": 0, "them": 118})["ranking"]
    assert winning[0]["lay"] == "6S", "a run of three"
    assert winning[0]["value"] > 100 > other[0]["value"]


def test_no_points_of_the_deal_win_while_it_is_told() -> None:
    answer = lay(
        Driver(),
        [("pone", "5H"), ("dealer", "5D"), ("pone", "QD"), ("dealer", "JC")],
        scores={"me": 120, "them": 120},
        options={"exactFinish": True},
    )
    assert answer["lay"] is None


def gos_since_the_last_lay(events: list[dict[str, Any]]) -> list[int]:
    said: list[int] = []
    for event in events:
        if event["type"] == "laid":
            said = []
        elif event["type"] == "said-go":
            said.append(event["seat"])
    return said


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_of_a_match_asked_outside_it(seed: int) -> None:
    """The same hand, the same pieces laid: the same choice, to the last card of every deal."""
    driver = Driver()
    names = ("sensible", "random") if seed % 2 else ("sensible", "sensible")
    deals, asked = 0, {"discard": 0, "lay": 0, "go": 0}
    pack = order(f"outside {seed} 0")
    answer = driver.ok("new", rules="six-card", dealer=seed % 2, deal=pack)
    game, events = answer["game"], list(answer["events"])
    while events[-1]["type"] != "game-ended":
        seen = driver.ok("observe", game=game, seat=0)["observation"]
        if seen["awaiting"] == "deal":
            deals += 1
            events = []
            answer = driver.ok("deal", game=game, order=order(f"outside {seed} {deals}"))
        else:
            seat = seen["awaiting"][0]
            told = (driver, seat, seen["dealer"], seen["scores"], events)
            action = driver.ok("choose", game=game, seat=seat, bot=names[seat])["action"]
            if names[seat] == "sensible" and action["type"] != "cut":
                assert outside(*told) == (action.get("piece"), action.get("pieces"))
                asked[action["type"]] += 1
            answer = driver.ok("act", game=game, seat=seat, action=action)
        events += answer["events"]
    assert asked["discard"]
    assert asked["lay"]
    assert asked["go"] or "random" in names  # nobody knows what a random player leaves to do


def outside(
    driver: Driver, seat: int, dealer: int, scores: list[int], events: list[dict[str, Any]]
) -> tuple[str | None, list[str] | None]:
    """What ``sensible`` lays and throws when it is told of this deal's events."""
    by_seat = {s: ROLES[s != dealer] for s in (0, 1)}
    hands = {each["seat"]: each["pieces"] for each in events if each["type"] == "dealt"}
    thrown = {each["seat"]: each["pieces"] for each in events if each["type"] == "discarded"}
    starter = [each["piece"] for each in events if each["type"] == "starter-turned"]
    fields = {
        "rules": "six-card",
        "bot": "sensible",
        "role": by_seat[seat],
        "hand": hands[seat],
        "scores": {"me": scores[seat], "them": scores[1 - seat]},
    }
    if not starter:
        return None, driver.ok("choose-discard", **fields)["discard"]
    laid = [[by_seat[e["seat"]], e["piece"]] for e in events if e["type"] == "laid"]
    more = {"discarded": thrown[seat], "starter": starter[0], "laid": laid}
    said = [by_seat[each] for each in gos_since_the_last_lay(events)]
    answer = driver.ok("choose-lay", **fields, **more, said_go=said)
    return answer["lay"], None
