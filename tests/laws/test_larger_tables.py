"""The laws at tables of three and four, where partners score together and the crib is dealt to."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from tests.laws.test_course import LAWS, Law
from tests.laws.test_secrecy import (
    Watched,
    deals,
    exchanged,
    knowledge,
    stops,
    twins_look_the_same,
    viewers,
)
from tests.scripted import LARGER, Script, altered, told
from tests.strategies import random_match

from pegout.engine import CHANCE, Hidden, Onlooker, Seat, Viewer
from pegout.games.cribbage.moves import Deal, DealEnded, Dealt, Scored, Shown
from pegout.pieces import CARDS

SEEDS: Final = ("larger 1", "larger 2", "larger 3")


@pytest.mark.parametrize("table", LARGER)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(table: str, law: Law) -> None:
    for seed in SEEDS:
        law(LARGER[table], tuple(random_match(LARGER[table], seed)))


@pytest.mark.parametrize("table", LARGER)
def test_twins_look_the_same(table: str) -> None:
    """Also when the crib is shown: whose cards they were is for nobody but him to know."""
    rules = LARGER[table]
    rng = random.Random(f"twins of {table}")  # noqa: S311 - a test
    compared = 0
    for deal in list(deals(list(random_match(rules, table))))[:3]:
        log = [event for step in deal for event in step.events]
        for viewer in viewers(rules):
            watched = Watched.by(rules, viewer, deal)
            for upto in stops(deal)[:2] + stops(deal)[-6:]:
                changes = exchanged(rules, knowledge(rules, log[:upto], viewer), rng, "in value")
                compared += twins_look_the_same(rules, watched, upto, changes)
    assert compared >= 20


def dealt(table: str) -> tuple[Any, Script]:
    script = Script(LARGER[table])
    drawn = script.rules.draw(script.state, CHANCE, Deal())
    assert drawn is not None
    script.act(CHANCE, Deal(), *CARDS.pieces[: len(drawn.places)])
    return script.log, script


def test_three_are_dealt_five_and_the_crib_one_that_nobody_sees() -> None:
    log, script = dealt("three")
    assert [(event.seat, len(event.pieces)) for event in log] == [(1, 5), (2, 5), (0, 5), (None, 1)]
    to_crib = log[-1]
    assert to_crib.pieces == (CARDS.pieces[15],)
    nobody: tuple[Viewer, ...] = (*map(Seat, range(3)), Onlooker.SPECTATOR, CHANCE)
    for viewer in nobody:
        assert script.rules.redact(to_crib, viewer) == Dealt(None, Hidden(1))
        assert script.rules.observe(script.state, viewer).crib == Hidden(1)
    assert script.rules.redact(to_crib, Onlooker.REFEREE) == to_crib
    assert script.rules.observe(script.state, Onlooker.REFEREE).crib == to_crib.pieces


def test_the_first_left_of_the_dealer_cuts_leads_and_shows_first() -> None:
    rules = LARGER["three"]
    match = list(random_match(rules, "three shown"))
    shown = [event for step in match for event in step.events if isinstance(event, Shown)]
    assert shown
    for deal in deals(match):
        dealer = deal[0].before.match.dealer
        events = [event for step in deal for event in step.events]
        if not isinstance(events[-1], DealEnded):
            continue
        order = [(event.seat, event.what) for event in events if isinstance(event, Shown)]
        hands = [((dealer + step) % 3, "hand") for step in (1, 2, 3)]
        assert order == [*hands, (dealer, "crib")]
        assert deal[-1].after.match.dealer == (dealer + 1) % 3


def test_partners_share_a_score() -> None:
    rules = LARGER["four"]
    sides = {
        (event.seat, event.side)
        for step in random_match(rules, "partners")
        for event in step.events
        if isinstance(event, Scored)
    }
    assert sides == {(0, 0), (1, 1), (2, 0), (3, 1)}


def test_all_cards_at_once() -> None:
    """The manner of five-card cribbage: first the pone's whole hand, then the dealer's."""
    script = Script(altered(('manner = "one_at_a_time"', 'manner = "all_at_once"')))
    to_pone, to_dealer = script.act(CHANCE, Deal(), *CARDS.pieces[:12])
    assert (to_pone.seat, to_pone.pieces) == (1, CARDS.pieces[:6])
    assert (to_dealer.seat, to_dealer.pieces) == (0, CARDS.pieces[6:12])


def test_a_ruleset_without_heels() -> None:
    text = altered().text
    heels = text[text.index("[starter]") : text.index("[play]")]
    script = Script(altered((heels, "")))
    script.deal("AC 2C 3C 4C 5C 6C", "8H 9H TH JH QH KH")
    script.discard(Seat(0), "AC 2C")
    script.discard(Seat(1), "8H 9H")
    assert told(script.turn("JS")) == ["P turns JS"]
