"""The views of the other games: their words, what axe finds in them, and how they look.

All in one walk, for the way there is long: in three languages, by day and by night, on phones.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from tests.browser.games import GamesTour
from tests.browser.guest import Guest, speak
from tests.browser.pictures import Take, pictured
from tests.browser.reckoner import FIELD, Reckoner, WiderLook
from tests.browser.sentences import say
from tests.browser.tables import open_game
from tests.browser.test_every_view import barriers_by_day_and_night, foreign, strange_words
from tests.browser.test_small_screens import sideways

from pegout.words import LANGUAGES

TAKES: Final[tuple[Take, ...]] = (
    ("en", "light", (320, 568)),
    ("ru", "dark", (390, 844)),
    ("cs", "light", (1280, 800)),
)
"""Each language once, by day and by night, on phones and on a desk."""


def test_views(guest: Guest) -> None:
    found: list[str] = []
    for view in GamesTour(guest).everywhere():
        found += [f"{view}: {barrier}" for barrier in barriers_by_day_and_night(guest.page)]
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
        speak(guest.page, language)
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
