"""The views of the page and the way through them, for tests that look at every one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page, expect
from tests.browser.guest import Guest
from tests.browser.player import Look, Player
from tests.browser.tables import open_table

HAND: Final = "5H 5S 5C JD 5D"
"""Twenty-nine, in ten lines."""


@dataclass
class Tour:
    """Goes through the page and stops at each view, by its name.

    A view is left as it was found, save for language, colours and size.
    """

    guest: Guest
    player: Player = field(init=False)

    def __post_init__(self) -> None:
        self.player = Player(self.guest.page)

    @property
    def page(self) -> Page:
        return self.guest.page

    def everywhere(self) -> Iterator[str]:
        yield from self.rooms()
        yield from self.at_the_table()
        yield from self.afterwards()

    def rooms(self) -> Iterator[str]:
        page = self.page
        self.guest.visit()
        page.wait_for_selector("[data-ruleset]")
        yield "start"
        page.click('[data-opponent="friend"]')
        page.locator("details:not([data-rules]) summary").click()
        yield "start-friend"
        page.locator("header > button").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "settings"
        self.guest.visit("/help")
        yield "help"
        self.guest.visit("/count")
        page.wait_for_selector("[data-pick]")
        yield "count"
        typed = page.get_by_role("textbox")
        typed.fill(HAND)
        typed.press("Enter")
        expect(page.locator("main ol > li")).to_have_count(10)
        yield "count-counted"
        typed.fill("5H 5X")
        typed.press("Enter")
        expect(page.locator("#count-trouble")).not_to_be_empty()
        yield "count-trouble"
        self.guest.visit("/no/such/room")
        yield "nowhere"

    def at_the_table(self) -> Iterator[str]:
        page, player = self.page, self.player
        self.guest.visit(open_table(self.guest, "friend"))
        page.wait_for_selector("[data-invite]")
        yield "table-invite"
        path = open_table(self.guest)
        self.guest.visit(f"{path}?pace=0")
        player.play(lambda look: bool(look.cuts))
        yield "table-cut-for-deal"
        player.use(player.play(_discarding).usable[0])
        yield "table-discard"
        player.play(lambda look: look.phase == "cutting" and bool(look.cuts))
        yield "table-cut"
        player.play(lambda look: look.phase == "playing" and look.count > 0)
        yield "table-play"
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "table-keys"
        page.keyboard.press("Escape")
        self.guest.visit(path)
        player.play(lambda look: look.phase == "playing" and look.offers("continue"))
        yield "table-points"
        player.play(lambda look: look.phase == "showing" and look.offers("continue"))
        yield "table-count"

    def afterwards(self) -> Iterator[str]:
        page, player = self.page, self.player
        path = open_table(self.guest, target=31)
        self.guest.visit(f"{path}?pace=0")
        end = player.play()
        expect(page.locator("[data-fair]")).to_be_visible()
        yield "finished"
        self.guest.visit(f"/games/{end.table}")
        expect(page.locator("[data-fair]")).to_be_visible()
        page.get_by_role("slider").fill("12")
        yield "replay"
        path = open_table(self.guest)
        self.guest.visit(f"{path}?pace=0")
        player.play(_discarding)
        page.locator("main > .foot button").last.click()
        yield "table-give-up"
        page.locator("main > .foot button").nth(1).click()
        page.wait_for_selector("[data-result]")
        yield "abandoned"
        self.guest.visit("/games")
        page.wait_for_selector("main li a")
        yield "games"


def _discarding(look: Look) -> bool:
    return look.phase == "discarding" and bool(look.usable)
