"""Whole games: scripted chance, secrecy, records, many at once.

Mutants that die: a script dealt from its end; the starter turned from the whole set; an observation
of the other seat; a script that goes on by itself.
"""

from __future__ import annotations

import random
from itertools import chain, pairwise
from typing import Any

import pytest
from tests.adapters.driver import Answer, Driver, beginning, order

from pegout import records
from pegout.pieces import CARDS


def play(  # noqa: PLR0913 - what a driver may want
    driver: Driver,
    seed: str,
    *,
    bots: tuple[str, str] | None = None,
    dealer: int | None = 0,
    scripted: bool = True,
    options: dict[str, Any] | None = None,
) -> tuple[str, list[dict[str, Any]]]:
    """A whole match; its name and all events."""
    rng = random.Random(seed)  # noqa: S311 - a test
    fields: dict[str, Any] = {"rules": "six-card", "options": options or {}}
    if dealer is not None:
        fields["dealer"] = dealer
    if scripted:
        fields["deal"] = order(f"{seed} 0")
    answer = driver.ok("new", **fields)
    game, events, deals = answer["game"], list(answer["events"]), 1
    while True:
        assert answer["seq"] == len(events)
        seen = [driver.ok("observe", game=game, seat=seat) for seat in (0, 1)]
        assert all(each["seq"] == each["observation"]["seq"] == len(events) for each in seen)
        awaiting = seen[0]["observation"]["awaiting"]
        assert seen[1]["observation"]["awaiting"] == awaiting
        if awaiting == []:
            assert seen[0]["observation"]["phase"] == "finished"
            return game, events
        if awaiting == "deal":
            assert scripted
            assert [each["actions"] for each in seen] == [[], []]
            answer = driver.ok("deal", game=game, order=order(f"{seed} {deals}"))
            deals += 1
        else:
            assert [bool(each["actions"]) for each in seen] == [s in awaiting for s in (0, 1)]
            seat = rng.choice(awaiting)
            action = rng.choice(seen[seat]["actions"])
            if bots is not None:
                action = driver.ok("choose", game=game, seat=seat, bot=bots[seat])["action"]
                assert action in seen[seat]["actions"]
            answer = driver.ok("act", game=game, seat=seat, action=action)
        assert answer["events"]
        events += answer["events"]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("scripted", [True, False])
@pytest.mark.parametrize("dealer", [None, 0, 1])
def test_random_matches_end_and_their_records_verify(
    seed: int,
    scripted: bool,  # noqa: FBT001
    dealer: int | None,
) -> None:
    driver = Driver()
    name = f"match {seed}"
    game, events = play(driver, name, dealer=dealer, scripted=scripted)
    assert events[-1]["type"] == "game-ended"
    assert max(events[-1]["scores"]) == 121
    reading = records.read(driver.ok("record", game=game)["record"])
    assert reading.error is None
    assert reading.record is not None
    told = [step.event for step in records.replay(reading.record)]
    assert len(told) == len(events)
    found = [finding.code for finding in records.verify(reading.record)]
    assert found == ["unpromised" if scripted else "nobody-took-part"]


def test_a_match_of_games() -> None:
    driver = Driver()
    options = {"target": 31, "matchTo": 3, "nextDealer": "loser"}
    game, events = play(driver, "games", options=options, scripted=False)
    ends = [event for event in events if event["type"] == "game-ended"]
    assert events[-1]["type"] == "match-ended"
    assert len(ends) >= 2
    reading = records.read(driver.ok("record", game=game)["record"])
    assert reading.record is not None
    assert len(reading.record.games) == len(ends)
    assert {found.code for found in records.verify(reading.record)} == {"nobody-took-part"}


def test_the_same_script_is_the_same_match() -> None:
    _, one = play(Driver(), "again")
    _, other = play(Driver(), "again")
    assert one == other


def test_computers_play_each_other() -> None:
    names = ("computers", "computers again", "computers once more")
    matches = [play(Driver(), name, bots=("sensible", "random"), dealer=None) for name in names]
    winners = [events[-1]["winner"] for _, events in matches]
    assert winners.count(0) >= 2


def dealt(answer: Answer) -> dict[int, list[str]]:
    return {each["seat"]: each["pieces"] for each in answer["events"] if each["type"] == "dealt"}


def test_a_script_deals_one_at_a_time_from_the_dealers_left_and_cuts_the_rest() -> None:
    driver = Driver()
    pack = order("fidelity")
    for dealer in (0, 1):
        answer = driver.ok("new", rules="six-card", dealer=dealer, deal=pack)
        game, hands, pone = answer["game"], dealt(answer), 1 - dealer
        assert [event["seat"] for event in answer["events"]] == [pone, dealer]
        assert set(hands[pone]) == set(pack[0:12:2])
        assert set(hands[dealer]) == set(pack[1:12:2])
        for seat in (0, 1):
            action = {"type": "discard", "pieces": hands[seat][:2]}
            driver.ok("act", game=game, seat=seat, action=action)
        places = [a["at"] for a in driver.ok("observe", game=game, seat=pone)["actions"]]
        assert places == list(range(40))
        at = 17 + dealer
        events = driver.ok("act", game=game, seat=pone, action={"type": "cut", "at": at})["events"]
        assert events[0] == {
            "type": "starter-turned",
            "seat": pone,
            "at": at,
            "piece": pack[12 + at],
        }


def to_the_third_deal(driver: Driver, game: str, packs: list[list[str]]) -> list[list[Any]]:
    """The events of every request until the third deal, by each one's first action."""
    log = []
    while True:
        seen = [driver.ok("observe", game=game, seat=seat) for seat in (0, 1)]
        if seen[0]["observation"]["awaiting"] == "deal":
            pack = packs[seen[0]["observation"]["deal"] - 1]
            log.append(driver.ok("deal", game=game, order=pack)["events"])
        elif seen[0]["observation"]["deal"] == 3:
            return log
        else:
            seat = seen[0]["observation"]["awaiting"][0]
            action = seen[seat]["actions"][0]
            log.append(driver.ok("act", game=game, seat=seat, action=action)["events"])


def test_the_next_deal_is_taken_early_or_waited_for() -> None:
    early, waited = Driver(), Driver()
    packs = [order(f"deal {number}") for number in range(3)]
    new = {"rules": "six-card", "dealer": 0, "deal": packs[0]}
    one, other = early.ok("new", **new)["game"], waited.ok("new", **new)["game"]
    for pack in packs[1:]:
        answer = early.ok("deal", game=one, order=pack)
        assert (answer["seq"], answer["events"]) == (2, [])
    at_once, in_parts = (
        to_the_third_deal(early, one, packs),
        to_the_third_deal(waited, other, packs),
    )
    assert list(chain(*at_once)) == list(chain(*in_parts))
    assert len(at_once) == len(in_parts) - 2, "given early, a deal follows from the last act"


def test_without_a_dealer_each_seat_cuts_a_shuffled_pack() -> None:
    turned = set()
    for _ in range(8):
        driver = Driver()
        answer = driver.ok("new", rules="six-card", deal=order("cut"))
        game = answer["game"]
        assert (answer["seq"], answer["events"]) == (0, [])
        events: list[Any] = []
        while not any(event["type"] == "dealer-chosen" for event in events):
            for seat, at in ((0, 10), (1, 20)):
                action = {"type": "cut", "at": at}
                events = driver.ok("act", game=game, seat=seat, action=action)["events"]
                turned.add(events[0]["piece"])
        dealer = events[1]["seat"]
        assert [event["type"] for event in events] == [
            "cut-for-deal",
            "dealer-chosen",
            *["dealt"] * 2,
        ]
        assert set(events[2]["pieces"]) == set(order("cut")[0:12:2])
        assert (events[2]["seat"], events[3]["seat"]) == (1 - dealer, dealer)
    assert len(turned) > 4, "the pack for the cut was the same every time"


def test_the_engine_shuffles_anew_where_nobody_scripts() -> None:
    driver = Driver()
    hands = [tuple(dealt(driver.ok("new", rules="six-card", dealer=0))[0]) for _ in range(20)]
    assert len(set(hands)) == 20


def test_an_observation_is_of_the_seat_alone() -> None:
    driver = Driver()
    pack = beginning("KC KD QC QD JC JD TC TD 9C 9D 8C 8D 7C")
    game = driver.ok("new", rules="six-card", dealer=0, deal=pack)["game"]
    for seat, theirs in ((0, "KC"), (1, "KD")):
        answer = driver.engine.answer(
            b'{"do":"observe","game":"%s","seat":%d}' % (game.encode(), seat)
        )
        assert theirs.encode() not in answer
        hands = driver.ok("observe", game=game, seat=seat)["observation"]["hands"]
        assert hands[1 - seat] == {"hidden": 6}
        assert len(hands[seat]) == 6


def test_many_games_at_once_and_their_end() -> None:
    driver = Driver()
    games = [
        driver.ok("new", rules="six-card", dealer=number % 2, deal=order(f"many {number}"))["game"]
        for number in range(30)
    ]
    assert len(set(games)) == 30
    for number, game in enumerate(games):
        hand = driver.ok("observe", game=game, seat=0)["observation"]["hands"][0]
        first = 1 if number % 2 == 0 else 0
        assert set(hand) == set(order(f"many {number}")[first:12:2])
    driver.ok("end", game=games[3])
    assert driver.error("observe", game=games[3], seat=0)[0] == "unknown-game"
    assert driver.error("end", game=games[3])[0] == "unknown-game"
    assert driver.ok("observe", game=games[4], seat=0)["seq"] == 2


def test_a_finished_match_is_still_observed() -> None:
    driver = Driver()
    game, events = play(driver, "over", options={"target": 31})
    for seat in (0, 1):
        seen = driver.ok("observe", game=game, seat=seat)
        assert seen["observation"]["phase"] == "finished"
        assert seen["observation"]["winner"] == events[-1]["winner"]
        assert seen["actions"] == []
    for seat in (0, 1):
        told = driver.error("act", game=game, seat=seat, action={"type": "go"})
        assert told == ("illegal-action", "game-over")
        assert driver.error("choose", game=game, seat=seat, bot="random") == told
    assert driver.error("deal", game=game, order=order("more"))[0] == "illegal-action"


def test_an_unfinished_game_keeps_its_secret() -> None:
    driver = Driver()
    game = driver.ok("new", rules="six-card", dealer=0)["game"]
    text = driver.ok("record", game=game)["record"]
    reading = records.read(text)
    assert reading.record is not None
    assert reading.record.games[0].promise is not None
    assert reading.record.games[0].secret is None
    assert [finding.code for finding in records.verify(reading.record)] == ["unpublished"]


def test_seq_counts_events() -> None:
    driver = Driver()
    pack = beginning("KC KD QC QD JC JD TC TD 9C 9D 8C 8D JS")
    game = driver.ok("new", rules="six-card", dealer=0, deal=pack)["game"]
    numbers = [2]
    for seat, pieces in ((1, ["9C", "8C"]), (0, ["9D", "8D"])):
        action = {"type": "discard", "pieces": pieces}
        numbers.append(driver.ok("act", game=game, seat=seat, action=action)["seq"])
    answer = driver.ok("act", game=game, seat=1, action={"type": "cut", "at": 0})
    assert [event["type"] for event in answer["events"]] == ["starter-turned", "scored"]
    numbers.append(answer["seq"])
    assert [later - sooner for sooner, later in pairwise(numbers)] == [1, 1, 2]


def test_a_pack_of_the_tests_is_a_pack() -> None:
    assert sorted(order("x")) == sorted(card.code for card in CARDS)
    assert sorted(beginning("KC 2D")) == sorted(card.code for card in CARDS)
