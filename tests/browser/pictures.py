"""Pictures of the views for people to look at; they stay in `screenshots`. Nothing is compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import SCREENSHOTS
from tests.browser.guest import speak, spoken

from pegout.words import Language

Light = Literal["light", "dark"]
WITHOUT_SCROLLING: Final = "table-"
"""Views that begin so are pictured as they stand on the screen, the others as a whole."""

Take = tuple[Language, Light, tuple[int, int]]
TAKES: Final[dict[Language, tuple[Take, ...]]] = {
    "en": (
        ("en", "light", (320, 568)),
        ("en", "dark", (390, 844)),
        ("en", "light", (1280, 800)),
        ("en", "light", (1920, 1080)),
    ),
    "ru": (("ru", "light", (390, 844)), ("ru", "dark", (1280, 800))),
    "cs": (("cs", "light", (768, 1024)),),
}
"""From the smallest phone to a wide desk."""


def pictured(page: Page, view: str, wanted: Iterable[Take]) -> Iterator[str]:
    """Takes these pictures of a view and leaves it as it was; those of which nothing came."""
    before = spoken(page)
    window = page.viewport_size
    whole = not view.startswith(WITHOUT_SCROLLING)
    for language, light, (width, height) in wanted:
        if spoken(page) != language:
            speak(page, language)
        page.emulate_media(color_scheme=light)
        page.set_viewport_size(ViewportSize(width=width, height=height))
        picture = SCREENSHOTS / view / f"{width}x{height}-{light}-{language}.jpeg"
        picture.unlink(missing_ok=True)
        page.screenshot(path=picture, type="jpeg", quality=85, full_page=whole)
        if not picture.stat().st_size:
            yield str(picture)
    if spoken(page) != before:
        speak(page, before)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(window or ViewportSize(width=1280, height=800))
