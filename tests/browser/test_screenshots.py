"""Pictures of the main views for people to look at; they stay in `screenshots`.

Each at five sizes by day, on a phone and on a desk by night, and there in the other languages.
Nothing is compared: what must hold of every view is tested elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import SCREENSHOTS
from tests.browser.guest import Guest
from tests.browser.views import Tour

from pegout.words import LANGUAGES, Language

Light = Literal["light", "dark"]
SIZES: Final = ((320, 568), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
ENDS: Final = (SIZES[1], SIZES[3])
"""A phone and a desk."""
DIALOGS: Final = ("settings", "table-keys")
"""Over which the language cannot be changed."""
WITHOUT_SCROLLING: Final = "table-"
"""Views that begin so are pictured as they stand on the screen, the others as a whole."""


Take = tuple[Language, Light, tuple[int, int]]


def takes(view: str) -> Iterator[Take]:
    yield from (("en", "light", size) for size in SIZES)
    yield from (("en", "dark", size) for size in ENDS)
    if view not in DIALOGS:
        yield from (
            (language, "light", size) for language in LANGUAGES if language != "en" for size in ENDS
        )


def pictured(page: Page, view: str, wanted: Iterable[Take]) -> Iterator[str]:
    """Takes these pictures of a view; those of which nothing came."""
    for language, light, (width, height) in wanted:
        if page.locator("html").get_attribute("lang") != language:
            page.click(f'[data-lang="{language}"]')
        page.emulate_media(color_scheme=light)
        page.set_viewport_size(ViewportSize(width=width, height=height))
        picture = SCREENSHOTS / view / f"{width}x{height}-{light}-{language}.png"
        picture.unlink(missing_ok=True)
        page.screenshot(path=picture, full_page=not view.startswith(WITHOUT_SCROLLING))
        if not picture.stat().st_size:
            yield str(picture)
    if page.locator("html").get_attribute("lang") != "en":
        page.click('[data-lang="en"]')
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(ViewportSize(width=1280, height=800))


def test_pictures_of_the_main_views(guest: Guest) -> None:
    missing = [
        picture
        for view in Tour(guest).everywhere()
        for picture in pictured(guest.page, view, takes(view))
    ]
    assert not missing
