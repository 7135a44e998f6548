"""Faults reported about other programs (tests/facts/faults.json), each tried on this one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from tests.rules.facts import facts
from tests.scripted import (
    DEALER,
    PONE,
    Hands,
    Script,
    altered,
    in_play,
    reasons,
    show,
    six_card,
    spare,
    told,
)

from pegout.engine import CHANCE, Hidden, IllegalAction, Onlooker, Seat, Side, replay, wire
from pegout.games.cribbage.moves import (
    Cut,
    Deal,
    Discard,
    GameEnded,
    Go,
    Laid,
    Lay,
    Scored,
    Shown,
    StarterTurned,
)
from pegout.games.cribbage.phases import Pegging
from pegout.pieces import CARDS, write_pieces

FAULTS: Final = facts("faults")
HANDS: Final = ("pone", "dealer", "crib")
LOW = "AC 2C 3C 4C 5C 6C"
HIGH = "8H 9H TH JH QH KH"


def of(*kinds: str) -> pytest.MarkDecorator:
    cases = [case for case in FAULTS if case["kind"] in kinds]
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


def only(case_id: str) -> dict[str, Any]:
    (case,) = (case for case in FAULTS if case["id"] == case_id)
    found: dict[str, Any] = case
    return found


def completed(**known: str) -> Hands:
    """A deal of two around the hands that are known."""
    taken = {card for text in known.values() for card in text.split()}
    others = spare(CARDS, [card for card in CARDS if card.code in taken])
    hands = {name: write_pieces([next(others) for _ in range(4)]) for name in HANDS}
    return Hands(**{**hands, **known})  # type: ignore[typeddict-item]


@of("hand_score", "crib_score", "counting")
def test_the_score_of_a_hand_or_crib(case: dict[str, Any]) -> None:
    what = "crib" if case["kind"] == "crib_score" else "pone"
    events = show(**completed(**{what: case["hand"], "starter": case["starter"]}))
    place = next(
        place
        for place, event in enumerate(events)
        if isinstance(event, Shown) and set(case["hand"].split()) == {c.code for c in event.pieces}
    )
    after = events[place + 1]
    lines = after.lines if isinstance(after, Scored) else ()
    if "lines" in case:
        assert [f"{line.rule} {line.points}" for line in lines] == case["lines"]
        return
    points: dict[str, int] = {}
    for line in lines:
        points[line.rule] = points.get(line.rule, 0) + line.points
    assert points == case["points"]
    assert sum(points.values()) == case["total"]
    assert not isinstance(after, Scored) or after.points == case["total"]


@of("pegging", "turn_order")
def test_a_course_of_play(case: dict[str, Any]) -> None:
    script = in_play(pone=case["pone"], dealer=case["dealer"])
    counts: list[int] = []
    points: list[int] = []
    why: list[str] = []
    for word in case["play"].split():
        name, card = word.split(":")
        seat = {"D": DEALER, "P": PONE}[name]
        assert script.rules.awaiting(script.state) == (seat,), word
        action = Go() if card == "go" else Lay(script.pieces(card)[0])
        assert action in script.rules.actions(script.state, seat), word
        for event in script.act(seat, action):
            match event:
                case Laid():
                    assert event.seat == seat
                    counts.append(event.count)
                    points.append(0)
                    why.append("")
                case Scored():
                    points[-1] += event.points
                    why[-1] = " ".join([why[-1], reasons(event.lines)]).strip()
                case Shown():
                    break
    assert counts == case["counts"]
    assert points == case["points"]
    assert [sorted(each.replace(",", "").split()) for each in why] == [
        sorted(each.split()) for each in case["reasons"]
    ]
    assert isinstance(script.state, Pegging) is not case["over"]
    if not case["over"]:
        assert list(script.match.scores) == case["totals"]
    pegged = [0, 0]
    for event in script.log:
        if isinstance(event, Shown):
            break
        if isinstance(event, Scored):
            pegged[event.seat] += event.points
    assert pegged == case["totals"]


@pytest.mark.parametrize("case_id", ["UX052", "UX053", "UX056"])
def test_the_final_score(case_id: str) -> None:
    case = only(case_id)
    hands = {2: "4C 4D 9H JC KD", 12: "7C 7D 8C 8H KD", 16: "3C 4D 4H 5S 5C"}
    *hand, starter = hands[case["points"]].split()
    deal = completed(pone=" ".join(hand), starter=starter, dealer="2C 6D 8S QD")
    events = show(**deal, scores=(100, case["score"]))
    scored = events[1]
    assert isinstance(scored, Scored)
    assert (scored.points, scored.score) == (case["points"], case["final"])
    ended = events[2]
    assert isinstance(ended, GameEnded)
    assert (ended.winner, ended.scores) == (Side(1), (100, case["final"]))
    assert len(events) == 3


def test_heels_win_the_game() -> None:
    case = only("UX054")
    script = Script(six_card())
    script.deal(LOW, HIGH)
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    script.stand_at(case["scores"])
    events = script.turn(case["starter"])
    assert isinstance(events[0], StarterTurned)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winner, list(ended.scores)) == (case["winner"], case["final"])
    assert not any(isinstance(event, Laid) for event in script.log)


def test_one_winner_is_announced() -> None:
    case = only("UX059")
    deal = Hands(pone="4C 4D 9H TC", dealer="7C 7D 2C TH", crib="AC QD QH 6S", starter="6C")
    plain = show(**deal)
    scored = [event for event in plain if isinstance(event, Scored)]
    assert [event.points for event in scored[:2]] == [case["pone"], case["dealer"]]
    events = show(**deal, scores=case["scores"])
    ended = [event for event in events if isinstance(event, GameEnded)]
    assert [event.winner for event in ended] == [case["winner"]]
    assert not any(isinstance(event, Shown) and event.seat == DEALER for event in events)


def test_the_last_match_point() -> None:
    case = only("UX058")
    script = in_play(
        pone="7C 2D 3H 4S",
        dealer="7D 2H 3C 4C",
        scores=(120, 120),
        rules=six_card(matchTo=case["matchTo"]),
    )
    script.play("7C")
    state = script.state
    for won, ended in ((case["won"], True), (case["won"] - 1, False)):
        script.state = replace(state, match=replace(state.match, won=(won, 0)))
        events = told(script.play("7D"))
        assert events[-2:].count("D wins the match") == ended
        assert script.match.won[DEALER] == won + case["points"]
        assert script.rules.finished(script.state) is ended


def test_a_skunk_is_more_than_the_lurch_of_61() -> None:
    case = only("UX061")
    script = in_play(
        pone="7C 2D 3H 4S",
        dealer="7D 2H 3C 4C",
        scores=(120, case["loser"]),
        rules=six_card(**case["options"]),
    )
    (ended,) = (event for event in script.play("7C 7D") if isinstance(event, GameEnded))
    assert ended.lurch == case["result"]


def deals(script: Script, number: int) -> tuple[list[int], list[int]]:
    """Play so many deals without anybody winning; who dealt, and whose the crib was."""
    dealers: list[int] = []
    cribs: list[int] = []
    for _ in range(number):
        dealers.append(script.match.dealer)
        script.deal(LOW, HIGH)
        script.discard(Seat(0), "AC 2C")
        script.discard(Seat(1), "8H 9H")
        script.turn("7S")
        shown = [event for event in script.play_out() if isinstance(event, Shown)]
        cribs += [event.seat for event in shown if event.what == "crib"]
        script.stand_at((0, 0))
    return dealers, cribs


def test_the_deal_passes_also_after_a_restart() -> None:
    case = only("UX063")
    before = Script(six_card(target=1000))
    dealers, _ = deals(before, case["restored_after"])
    again = Script(before.rules)
    *_, (_, again.state) = replay(before.rules, before.log, DEALER)
    assert again.rules.awaiting(again.state) == (CHANCE,)
    dealers += deals(again, len(case["dealers"]) - case["restored_after"])[0]
    assert dealers == case["dealers"]


def test_nobody_deals_twice_in_a_row() -> None:
    case = only("UX064")
    script = Script(six_card(), dealer=Seat(case["dealers"][0]))
    assert deals(script, len(case["dealers"])) == (case["dealers"], case["dealers"])


def test_the_first_card_goes_to_the_pone() -> None:
    case = only("UX065")
    for dealer, order in zip(case["dealers"], case["order"], strict=True):
        script = Script(six_card(), dealer=Seat(dealer))
        script.act(CHANCE, Deal(), *CARDS.pieces[:12])
        owner = {card: "AB"[seat] for seat, hand in enumerate(script.state.hands) for card in hand}
        assert [owner[card] for card in CARDS.pieces[:12]] == order.split()


def test_only_those_who_tied_cut_again() -> None:
    case = only("UX066")
    three = (("seats = 2", "seats = 3"), ("to_crib = 0", "to_crib = 1"))
    script = Script(altered(*three), dealer=None)
    for seat, card in enumerate(case["cuts"]):
        script.act(Seat(seat), Cut(seat), *script.pieces(card))
    assert list(script.rules.awaiting(script.state)) == case["again"]
    assert script.rules.seats == 3


def test_the_pone_cuts() -> None:
    case = only("UX068")
    script = Script(six_card(), dealer=Seat(case["dealer"]))
    script.deal(LOW, HIGH)
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    assert script.rules.awaiting(script.state) == (case["cutter"],)
    (turned,) = script.turn("7S")
    assert isinstance(turned, StarterTurned)
    assert turned.seat == case["cutter"]


def test_three_cards_are_too_many() -> None:
    case = only("UX071")
    script = Script(six_card())
    script.deal(LOW, HIGH)
    before = script.state
    with pytest.raises(IllegalAction, match="wrong-number"):
        script.act(PONE, Discard(script.pieces(HIGH)[: case["discards"]]))
    assert script.state == before
    assert len(script.state.hands[PONE]) == case["left"]


def test_the_crib_is_so_many_hidden_cards() -> None:
    case = only("UX072")
    script = in_play(pone="AC 2C 3C 4C", dealer="8H 9H TH QH", crib=case["crib"], starter="KD")
    for viewer in (DEALER, PONE, Onlooker.SPECTATOR):
        view = script.rules.observe(script.state, viewer)
        assert view.crib == Hidden(case["hidden"])
        assert wire.plain(view)["crib"] == {"hidden": case["hidden"]}
    spectator = wire.encode(script.rules.observe(script.state, Onlooker.SPECTATOR)).decode()
    assert not any(code in spectator for code in case["crib"].split())


def test_the_other_s_cards_are_not_in_what_is_sent() -> None:
    only("UX074")
    script = in_play(pone="AC 2C 3C 4C", dealer="8H 9H TH QH", starter="KD")
    for laid in ("AC", "8H", "2C", "9H"):
        script.play(laid)
        for viewer, other in ((DEALER, PONE), (PONE, DEALER)):
            sent = wire.encode(script.rules.observe(script.state, viewer)).decode()
            hidden = [card.code for card in script.state.held[other]]
            assert hidden
            assert [code for code in hidden if code in sent] == []


def test_the_cards_of_a_deal_are_different() -> None:
    case = only("UX076")
    hands = {name: case[name] for name in ("pone", "dealer", "crib", "starter")}
    script = in_play(**hands)
    layout = script.state.layout
    cards = [*layout.hands[0], *layout.hands[1], *layout.crib, script.state.starter]
    assert len(cards) == len(set(cards)) == case["distinct"]
    for twice in ("pone", "dealer", "crib"):
        fresh = Script(six_card())
        fresh.deal(*(f"{case[name]} {case['crib'][half]}" for name, half in _halves(case["crib"])))
        fresh.discard(PONE, case["crib"][6:])
        fresh.discard(DEALER, case["crib"][:5])
        with pytest.raises(ValueError, match="chance cannot draw"):
            fresh.turn(case[twice][:2])


def _halves(crib: str) -> tuple[tuple[str, slice], tuple[str, slice]]:
    """Who threw which half: the dealer the first two cards, the pone the others."""
    return ("dealer", slice(5)), ("pone", slice(6, len(crib)))


def test_every_fault_is_tried() -> None:
    tried = {"hand_score", "crib_score", "counting", "pegging", "turn_order"}
    files = Path(__file__).parent.glob("test_reported_*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    for case in FAULTS:
        assert case["kind"] in tried or f'"{case["id"]}"' in source, case["id"]
