"""What has happened is shown at the player's pace, with time in the test's own hands.

One tap goes on by one thing, whatever taps or timers come with it (UX080, UX116); what counts waits
for as long as the player likes (UX119); the hand that is counted lies open (UX083).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import PATIENCE_MS, Look, Player
from tests.browser.sentences import say
from tests.browser.tables import open_table

MUCH_LATER: Final = 4_102_444_800_000
"""Milliseconds; the page's clock stands there."""
A_MOMENT: Final = 1200
"""After it whatever goes by itself has gone, at the pace `step`."""
SHOWN: Final = """() => {
  const table = document.querySelector('[data-table]').cloneNode(true);
  table.querySelectorAll('[data-action], .reason').forEach((each) => each.remove());
  return table.textContent;
}"""
"""All that the table says, besides what to do next."""


@dataclass(eq=False)
class TimedPlayer(Player):
    """Time passes on the page only while this player waits."""

    def ready(self) -> Look:
        for _ in range(PATIENCE_MS // 20):
            look = self.look()
            if look.ended or look.can_act:
                return look
            self.pass_time(A_MOMENT)
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing comes: {self.look()}")

    def pass_time(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def shown(self) -> str:
        said: str = self.page.evaluate(SHOWN)
        return said


def sit(guest: Guest, pace: str = "step") -> TimedPlayer:
    path = open_table(guest)
    guest.context.add_init_script(
        f"localStorage.setItem('pegout.settings', JSON.stringify({{ pace: '{pace}' }}))"
    )
    guest.page.clock.install()
    guest.visit(path)
    guest.page.clock.pause_at(MUCH_LATER)
    return TimedPlayer(guest.page)


def counting(look: Look) -> bool:
    return look.phase == "showing" and look.offers("continue")


def within_a_hand(look: Look) -> bool:
    """In a count that goes on with the same hand."""
    return counting(look) and look.label == say("page-continue")


def test_what_counts_waits_for_the_player(guest: Guest) -> None:
    player = sit(guest)
    for _ in range(3):
        player.play(counting)
        shown = player.shown()
        player.pass_time(3_600_000)
        assert player.shown() == shown
        player.act("continue")
        assert player.shown() != shown


def press_twice(player: TimedPlayer) -> None:
    player.page.locator('[data-action="continue"]').dblclick()


def press_quickly(player: TimedPlayer) -> None:
    """Two clicks of their own, as of two fingers; the second finds whatever is there by then."""
    player.page.evaluate(
        "() => { for (const _ of [1, 2]) document.querySelector('[data-action]').click(); }"
    )


def type_twice(player: TimedPlayer) -> None:
    player.page.keyboard.press("Space")
    player.page.keyboard.press("Space")


@pytest.mark.parametrize("twice", [press_twice, press_quickly, type_twice])
def test_a_second_tap_belongs_to_the_first(
    guest: Guest, twice: Callable[[TimedPlayer], None]
) -> None:
    """UX116: what a single tap shows is what a double tap shows, and nothing is sent."""
    player = sit(guest)
    told: list[int] = []
    while len(told) < 6:
        look = player.play(lambda look: look.offers("continue"))
        lines, sent = len(look.story), len(guest.sent)
        before = player.shown()
        twice(player)
        after = player.shown()
        assert after != before
        now = player.look()
        assert len(now.story) <= lines + 2
        assert len(guest.sent) == sent
        assert not now.can_act
        told.append(len(now.story) - lines)
        player.pass_time(300)


def test_a_tap_at_the_moment_of_the_timer_goes_on_once(guest: Guest) -> None:
    """UX080: the pace is the page's, and the player presses as the time comes."""
    player = sit(guest, pace="normal")
    player.play(within_a_hand)
    player.act("continue")
    player.pass_time(300)
    shown = player.shown()
    player.pass_time(2100 - 300 - 1)
    if player.shown() == shown and player.look().offers("continue"):
        player.act("continue")
    once = player.shown()
    assert once != shown
    player.pass_time(1)
    assert player.shown() == once


def test_the_hand_that_is_counted_lies_open(invite: Invites) -> None:
    """UX083, and on a small phone: all five cards, their sum and the button are in view."""
    guest = invite(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
    player = sit(guest)
    seen = 0
    while seen < 8:
        player.play(counting)
        counted = guest.page.get_by_role("region").filter(has=guest.page.locator(".total"))
        expect(counted.get_by_role("listitem")).to_have_count(4)
        for found in (*counted.get_by_role("listitem").all(), counted.locator(".total")):
            expect(found).to_be_in_viewport(ratio=0.99)
        expect(guest.page.locator('[data-action="continue"]')).to_be_in_viewport(ratio=0.99)
        player.act("continue")
        player.pass_time(300)
        seen += 1
