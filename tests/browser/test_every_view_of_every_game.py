"""The views of the other games: their words, what axe finds in them, and how they look.

All in one walk, for the way there is long: in three languages, by day and by night, on phones.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.games import GamesTour
from tests.browser.guest import Guest
from tests.browser.reckoner import FIELD, Reckoner, WiderLook
from tests.browser.sentences import say
from tests.browser.tables import open_game
from tests.browser.test_every_view import barriers, strange_words
from tests.browser.test_screenshots import Take, pictured
from tests.browser.test_small_screens import PHONES, SIDEWAYS

from pegout.words import LANGUAGES

TAKES: Final[tuple[Take, ...]] = (
    ("en", "light", (320, 568)),
    ("en", "light", (1280, 800)),
    ("ru", "dark", (390, 844)),
    ("cs", "light", (390, 844)),
)
"""Each language, and day and night, once."""


def sideways(page: Page) -> list[str]:
    """What makes the page scroll to the side on a phone."""
    before = page.viewport_size
    found: list[str] = []
    for width, height in PHONES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        found += page.evaluate(SIDEWAYS)
    page.set_viewport_size(before or ViewportSize(width=1280, height=800))
    return found


def foreign(page: Page) -> list[str]:
    """What is said in no language that the page was asked for."""
    found: list[str] = []
    for language in (*LANGUAGES, LANGUAGES[0]):
        page.click(f'[data-lang="{language}"]')
        found += strange_words(page, language)
    return found


def test_views(guest: Guest) -> None:
    found: list[str] = []
    for view in GamesTour(guest).everywhere():
        for light in ("light", "dark"):
            guest.page.emulate_media(color_scheme=light)
            found += [f"{view}, {light}: {barrier}" for barrier in barriers(guest.page)]
        found += [f"{view}: {wide}" for wide in sideways(guest.page)]
        found += [f"{view}: {strange}" for strange in foreign(guest.page)]
        found += [f"{view}: no picture {picture}" for picture in pictured(guest.page, view, TAKES)]
    assert not found, "\n".join(found)


def test_a_language_is_changed_in_the_auction(guest: Guest) -> None:
    """The bid that stands in the field stays there, and both buttons say the same."""
    path = open_game(guest, "domino-book2", "sensible", auction="deduct")
    guest.visit(f"{path}?pace=0")
    bidder = Reckoner(guest.page)

    def bidding(look: object) -> bool:
        return isinstance(look, WiderLook) and look.may("bid")

    bidder.play(bidding)
    bidder.give(17)
    for language in (*LANGUAGES, LANGUAGES[0]):
        guest.page.click(f'[data-lang="{language}"]')
        expect(guest.page.locator(FIELD)).to_have_value("17")
        look = bidder.look()
        assert look.label == say("cribbage-do-bid", language, points=17)
        assert look.besides is not None
        assert look.besides.label == say("cribbage-do-pass", language)
        title = say("cribbage-auction", language)
        expect(guest.page.get_by_role("region", name=title)).to_be_visible()
        assert not list(strange_words(guest.page, language))
    bidder.act("bid")
    expect(guest.page.locator("[data-story]")).to_contain_text("You bid 17.")
