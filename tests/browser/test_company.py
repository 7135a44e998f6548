"""Three and four seats: people by the link and computers in any of them, and the same again."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import Player, over
from tests.browser.sentences import say
from tests.browser.tables import listed, open_game, record_of, replay_of
from tests.browser.test_two_people import (
    CODE,
    Two,
    in_play,
    invitation,
    shows_no_secret,
    told_no_secret,
)

from pegout.records import verify

SEATS: Final = {"partners": 2, "singles": 1}
"""Where Boris sits, by the sides that are played."""


def sit_down(anna: Guest, boris: Guest, sides: str) -> Two:
    opponents = ["sensible", "random", "sensible"]
    opponents[SEATS[sides] - 1] = "friend"
    path = open_game(anna, "six-card-4p", *opponents, target=31, sides=sides)
    anna.visit(f"{path}?pace=0")
    expect(anna.page.locator("[data-company]")).to_have_count(4)
    free = anna.page.locator('[data-company="open"]')
    # Whoever takes the free seat is named as a partner where he will be one.
    partner = say("page-partner") if sides == "partners" else ""
    expect(free).to_have_text(f"{say('page-seat-free')} {partner}".strip())
    boris.page.goto(f"{invitation(anna)}&pace=0")
    expect(anna.page.locator("[data-invite]")).to_have_count(0)
    return Two(anna, boris, path.removeprefix("/table/"))


@pytest.mark.parametrize("sides", SEATS)
def test_two_people_and_two_computers(invite: Invites, sides: str) -> None:
    """A whole game, and the company plays again; nobody is told what another holds."""
    anna, boris, carla = invite(), invite(), invite()
    for guest in (anna, boris, carla):
        guest.note_answers()
    two = sit_down(anna, boris, sides)
    carla.visit(f"/table/{two.table}?pace=0")
    expect(carla.page.get_by_text(say("page-looking-on"))).to_be_visible()
    for _, look, waiting in two.turns(over):
        if not in_play(look):
            continue
        other = next(guest for guest in two.guests if guest.page is waiting.page)
        shows_no_secret(other, look.hand)
        shows_no_secret(carla, look.hand)
    for guest in (anna, boris, carla):
        expect(guest.page.locator("[data-result]")).to_be_visible()
    record = record_of(anna, two.table)
    assert verify(record) == ()
    kinds = ["person", "computer", "computer", "computer"]
    kinds[SEATS[sides]] = "person"
    assert [player.kind for player in record.players] == kinds
    ends = [Player(guest.page).look() for guest in (anna, boris, carla)]
    assert len({(end.scores, end.winner) for end in ends}) == 1
    assert len(ends[0].scores) == (2 if sides == "partners" else 4)
    replay = replay_of(anna, two.table)
    for guest, seat in ((anna, 0), (boris, SEATS[sides]), (carla, None)):
        told_no_secret(guest, replay, seat)
        early = [body for path, body in guest.bodies if not path.endswith("/replay")]
        assert guest.bodies
        assert not any(CODE.search(body) for body in early)
    plays_again(two, carla, SEATS[sides])


def test_others_cut_while_one_still_looks(invite: Invites) -> None:
    """Keys go on where they were, at the pace of the page too; a place that is taken says so."""
    anna, boris, carla = (invite() for _ in range(3))
    anna.visit(open_game(anna, "six-card-3p", "friend", "friend"))
    for guest in (boris, carla):
        guest.page.goto(f"{invitation(anna)}&pace=0")
    expect(anna.page.locator("[data-invite]")).to_have_count(0)
    typist = KeyboardPlayer(anna.page)
    typist.play(lambda look: bool(look.cuts))
    typist.reach("button[data-cut]")
    for key in ("Home", "PageDown", "ArrowRight"):
        typist.key(key)
    for place, guest in ((11, boris), (40, carla)):
        cutter = Player(guest.page)
        cutter.play(lambda look: bool(look.cuts))
        cutter.cut(place)
        expect(anna.page.locator(f'[data-cut="{place}"]')).to_be_disabled()
    expect(anna.page.locator("[data-story] li")).to_have_count(2)
    here = anna.page.locator('[data-cut="11"]')
    expect(here).to_be_focused()
    typist.key("Enter")
    taken = say("cribbage-refused-place-taken", at=11)
    expect(anna.page.get_by_text(taken)).to_be_visible()
    typist.key("ArrowRight")
    expect(anna.page.locator('[data-cut="12"]')).to_be_focused()
    typist.key("Enter")
    expect(anna.page.locator("[data-story]")).to_contain_text("You cut")


def plays_again(two: Two, carla: Guest, seat: int) -> None:
    """One asks, the other comes along without a link; who looked on is not asked."""
    two.anna.page.get_by_role("button", name=say("page-play-again")).click()
    two.anna.page.wait_for_url(lambda url: two.table not in url)
    two.boris.page.locator('[data-action="again"]').click()
    two.boris.page.wait_for_url(lambda url: two.table not in url)
    table = Player(two.anna.page).look().table
    assert table != two.table
    expect(two.boris.page.locator(f'[data-table="{table}"]')).to_be_visible()
    expect(carla.page.locator('[data-action="again"]')).to_have_count(0)
    before, after = (listed(two.boris, each) for each in (two.table, table))
    same = ("ruleset", "kinds", "names", "sides", "you")
    assert [before[each] for each in same] == [after[each] for each in same]
    assert after["you"] == seat
    Two(two.anna, two.boris, table).play(lambda look: look.phase == "discarding")
    expect(two.anna.page.locator("[data-invite]")).to_have_count(0)
