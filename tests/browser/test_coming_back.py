"""A page that is left and opened again, a house that falls and stands up, a page out of sight.

What was asked of the page is asked once, and what it showed is there again (UX101-UX105, UX115).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

import pytest
from playwright.sync_api import TimeoutError as TimedOut
from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.player import PATIENCE_MS, Look, Player
from tests.browser.sentences import say
from tests.browser.tables import listed, open_table, record_of
from tests.browser.test_pace import TimedPlayer
from tests.browser.test_whole_game import agrees_with_its_record

from pegout.records import verify

LONG = 361
"""A target that lets every moment come more than once: in a game to 121 nobody need say go."""
BROKEN_LINE = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection"
"""What a browser says of a house that is not there."""


def discarding(look: Look) -> bool:
    return look.phase == "discarding" and bool(look.usable)


def cutting(look: Look) -> bool:
    return look.phase == "cutting" and bool(look.cuts)


def counting_on(look: Look) -> bool:
    """In the middle of a series."""
    return look.phase == "playing" and look.count > 0 and bool(look.usable)


def said_go_to(look: Look) -> bool:
    return look.phase == "playing" and look.offers("go")


def is_the_same(before: Look, after: Look) -> None:
    """What cannot be chosen anew is as it was; the story is that of the deal."""
    for what in ("table", "phase", "count", "hand", "usable", "cuts", "scores"):
        assert getattr(before, what) == getattr(after, what), what
    assert goes_on(list(before.story), list(after.story))


def goes_on(before: list[str], after: list[str]) -> bool:
    """The later story ends with what the earlier one began with; the other may have discarded."""
    return any(
        0 < len(after) - new <= len(before) and after[new:] == before[: len(after) - new]
        for new in (0, 1)
    )


@pytest.mark.parametrize(
    "moment", [discarding, cutting, counting_on, said_go_to], ids=lambda each: each.__name__
)
def test_a_page_that_is_loaded_again(guest: Guest, moment: Callable[[Look], bool]) -> None:
    guest.visit(f"{open_table(guest, target=LONG)}?pace=0")
    player = Player(guest.page)
    for _ in range(2):
        before = player.play(moment)
        guest.page.reload()
        is_the_same(before, player.ready())
        player.step(player.ready())


def test_half_a_choice_is_no_discard(guest: Guest) -> None:
    guest.visit(f"{open_table(guest)}?pace=0")
    player = Player(guest.page)
    before = player.play(discarding)
    player.use(before.hand[0])
    assert player.look().chosen == [before.hand[0]]
    guest.page.reload()
    after = player.ready()
    is_the_same(before, after)
    assert len(after.hand) == 6
    for code in after.hand[:2]:
        player.use(code)
    player.act("discard")
    look = player.play(lambda look: look.phase in {"cutting", "playing"})
    assert look.hand == after.hand[2:]


def test_what_was_done_just_before_leaving_is_not_asked_again(guest: Guest) -> None:
    """UX102: the page is gone before the answer came."""
    path = f"{open_table(guest)}?pace=0"
    guest.visit(path)
    player = Player(guest.page)
    for _ in range(3):
        player.play(lambda look: look.offers("discard"))
        kept = [piece.code for piece in player.look().pieces if not piece.chosen]
        player.act("discard")
        guest.visit("/help")
        guest.visit(path)
        look = player.ready()
        assert look.phase in {"cutting", "playing"}
        assert set(look.hand) <= set(kept)


def test_in_the_middle_of_the_counting(invite: Invites) -> None:
    """UX103: all points are there, and the next deal goes to the other dealer."""
    guest = invite()
    path = open_table(guest, target=61)
    guest.visit(path)
    player = Player(guest.page)
    before = player.play(lambda look: look.phase == "showing" and look.offers("continue"))
    guest.page.reload()
    after = player.ready()
    assert after.phase == "discarding"
    assert len(after.hand) == 6
    assert list(after.scores) == listed(guest, after.table)["scores"]
    assert all(a >= b for a, b in zip(after.scores, before.scores, strict=True))
    guest.visit(f"{path}?pace=0")
    record = record_of(guest, player.play().table)
    dealers = [
        event.seat
        for _, move in record.numbered()
        for event in move.events
        if type(event).__name__ == "StarterTurned"
    ]
    assert all(one != other for one, other in pairwise(dealers))


def test_the_result_stands(guest: Guest) -> None:
    guest.visit(f"{open_table(guest, target=31)}?pace=0")
    player = Player(guest.page)
    end = player.play()
    guest.page.reload()
    again = player.ready()
    assert (again.ended, again.winner, again.scores) == (True, end.winner, end.scores)


def test_the_last_table_waits_on_the_start_page(guest: Guest) -> None:
    guest.visit("/?pace=0")
    player = Player(guest.page)
    player.sit_down()
    before = player.play(counting_on)
    guest.visit("/?pace=0")
    guest.page.get_by_role("region", name=say("page-waiting-tables")).get_by_role("link").click()
    is_the_same(before, player.ready())


def test_two_pages_of_one_player(guest: Guest) -> None:
    """What is done in one is seen in the other; the seat is one."""
    path = f"{open_table(guest, target=61)}?pace=0"
    guest.visit(path)
    here = Player(guest.page)
    there = Player(guest.open())
    there.page.goto(guest.url + path)
    for turn in range(24):
        acting, watching = (here, there) if turn % 2 else (there, here)
        look = as_one(acting, watching)
        if look.ended:
            break
        # What the other page has just done may not have been told yet.
        with suppress(TimedOut):
            acting.step(look)


def as_one(acting: Player, watching: Player) -> Look:
    """The table once both pages tell the same story; what the computer does may still come."""
    for _ in range(PATIENCE_MS // 20):
        look = acting.ready()
        if watching.look().story == look.story:
            return look
        acting.page.wait_for_timeout(20)
    raise AssertionError(f"two stories: {acting.look().story} and {watching.look().story}")


def test_a_house_that_is_killed_and_started_again(invite: Invites, own_house: House) -> None:
    guest = invite(own_house)
    guest.expected.append(BROKEN_LINE)
    guest.visit(f"{open_table(guest, target=181)}?pace=0")
    player = Player(guest.page)
    for moment in (discarding, counting_on, said_go_to, discarding):
        before = player.play(moment)
        own_house.kill()
        expect(guest.page.get_by_text(say("page-offline"))).to_be_visible()
        own_house.start()
        after = player.ready()
        expect(guest.page.get_by_text(say("page-offline"))).to_have_count(0)
        assert (after.hand, after.phase, after.count) == (before.hand, before.phase, before.count)
        player.step(after)
    agrees_with_its_record(guest, player.play())


def test_a_house_that_is_killed_with_a_wish_on_its_way(invite: Invites, own_house: House) -> None:
    """Whether or not it came to the house, it is carried out, and once."""
    guest = invite(own_house)
    guest.expected.append(BROKEN_LINE)
    guest.visit(f"{open_table(guest, target=61)}?pace=0")
    player = Player(guest.page)
    for _ in range(4):
        before = player.play(lambda look: look.phase == "playing" and bool(look.usable))
        card = before.usable[0]
        player.use(card)
        own_house.kill()
        own_house.start()
        player.play(lambda look, held=before.hand: look.ended or look.hand != held)  # type: ignore[misc]
    record = record_of(guest, player.play().table)
    assert verify(record) == ()
    wishes = [json.loads(frame) for frame in guest.sent if '"play"' in frame]
    once = {wish["action_id"] for wish in wishes}
    assert len(once) == sum(move.seat == 0 for _, move in record.numbered())


HIDE = """() => {
  for (const [name, value] of [['hidden', true], ['visibilityState', 'hidden']])
    Object.defineProperty(document, name, { configurable: true, get: () => value });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOW = """() => {
  delete document.hidden;
  delete document.visibilityState;
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def chosen(look: Look) -> bool:
    """It is told who deals first; equal cards would be cut again."""
    return look.offers("continue") and "first" in look.story[0]


def test_a_deal_is_finished_while_nobody_looks(invite: Invites) -> None:
    """UX115: in the background no timer comes; when the page is seen again the deal is there."""
    guest = invite()
    path = open_table(guest)
    guest.page.clock.install()
    guest.visit(path)
    guest.page.clock.pause_at(4_102_444_800)
    TimedPlayer(guest.page).play(chosen)
    player = Player(guest.page)
    assert not player.look().hand
    player.act("continue")
    guest.page.evaluate(HIDE)
    assert player.look().phase != "discarding" or not player.look().usable
    guest.page.evaluate(SHOW)
    guest.page.clock.run_for(300)
    look = player.ready()
    assert look.phase == "discarding"
    assert len(look.usable) == 6


def test_a_page_that_the_browser_has_frozen(invite: Invites) -> None:
    guest = invite()
    guest.visit(open_table(guest))
    player = Player(guest.page)
    player.play(lambda look: look.offers("continue"))
    player.act("continue")
    cycle = guest.context.new_cdp_session(guest.page)
    cycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    cycle.send("Page.setWebLifecycleState", {"state": "active"})
    look = player.play(discarding)
    assert len(look.usable) == 6
