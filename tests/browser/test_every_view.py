"""Every view in three languages: its words, how it lies on phones, how it looks, what axe finds.

The way through the views is long, so all that is asked of a view is asked when it is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from fluent.syntax import ast, visitor
from playwright.sync_api import Page, expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest, speak
from tests.browser.pictures import TAKES, pictured
from tests.browser.player import Player
from tests.browser.sentences import facts_of, name_of, player, say
from tests.browser.tables import open_table
from tests.browser.test_small_screens import PHONES, phone, sideways
from tests.browser.views import Tour
from tests.words.catalogues import entries

from pegout.pieces import CARDS
from pegout.words import LANGUAGES, Language

SAID: Final = """() => {
  const said = [document.title];
  const told = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (['SCRIPT', 'STYLE', 'TIME', 'KBD'].includes(node.tagName)) return;
    if (node.hasAttribute('lang') && node.lang !== document.documentElement.lang) return;
    for (const name of told) if (node.hasAttribute(name)) said.push(node.getAttribute(name));
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return said.map((each) => each.trim()).filter((each) => each !== '');
}"""
"""All that is seen or heard; not what is marked as another language, dates, and names of keys."""
KEY: Final = re.compile(r"\b(?:page|pieces|cribbage|terminal)-[a-z]\w*")
WORD: Final = re.compile(r"[^\W\d_]{2,}")
WRITTEN: Final = re.compile(
    r"https?://\S+|\b[0-9a-f]{64}\b|\S{16,128}|\b(?:[A2-9TJQK][CDHSX] ?)+\b"
)
"""Addresses, hashes, the texts of the shuffle, and pieces as they are typed."""
SAME_EVERYWHERE: Final = frozenset({"pegout", "english", "русский", "čeština", "en", "ру", "cs"})


class _Texts(visitor.Visitor):
    """The texts of a message, without the names of facts and choices."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's own name
        self.found.append(node.value)


def words_in(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(WRITTEN.sub(" ", text))}


@cache
def vocabulary(language: Language) -> set[str]:
    """Every word that the page can say in this language; words for pieces are put together."""
    texts = _Texts()
    for entry in entries(language):
        if entry.file != "terminal":
            texts.visit(entry.message)
    pieces = [
        say(key, language, **facts_of(card.code))
        for key in ("pieces-name", "pieces-object")
        for card in CARDS.pieces
    ]
    return set().union(SAME_EVERYWHERE, *map(words_in, [*texts.found, *pieces]))


def strange_words(page: Page, language: Language) -> Iterator[str]:
    """What no catalogue of this language has: an untranslated text, or the name of a key."""
    if page.evaluate("document.documentElement.lang") != language:
        yield "the page says that it is in another language"
    for said in page.evaluate(SAID):
        strange = words_in(said) - vocabulary(language)
        if strange or KEY.search(said):
            yield f"{sorted(strange)} in {said!r}"


def foreign(page: Page) -> list[str]:
    """What is said in no language that the page was asked for."""
    found: list[str] = []
    for language in (*LANGUAGES, LANGUAGES[0]):
        speak(page, language)
        found += strange_words(page, language)
    return found


def barriers(page: Page, *rules: str) -> Iterator[str]:
    """What axe finds, of all its rules or of these; see a rule's page for what it asks for."""
    only = {"runOnly": list(rules)} if rules else {}
    asked = {"resultTypes": ["violations"], **only}
    found: dict[str, Any] = Axe().run(page, options=asked).response
    for violation in found["violations"]:
        for node in violation["nodes"]:
            what = node["failureSummary"].replace("\n", " ")
            yield f"{violation['id']} at {node['target']}: {what}"


def barriers_by_day_and_night(page: Page) -> Iterator[str]:
    """At night nothing but the colours is another."""
    page.emulate_media(color_scheme="dark")
    yield from (f"by night, {barrier}" for barrier in barriers(page, "color-contrast"))
    page.emulate_media(color_scheme="light")
    yield from barriers(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view(invite: Invites, language: Language) -> None:
    small = language == "cs"
    guest = phone(invite, PHONES[0], "de-AT") if small else invite(locale="de-AT")
    guest.visit()
    speak(guest.page, language)
    found: list[str] = []
    for view in Tour(guest).everywhere():
        found += [f"{view}: {strange}" for strange in strange_words(guest.page, language)]
        found += [f"{view}: {wide}" for wide in sideways(guest.page)]
        found += [f"{view}: no {each}" for each in pictured(guest.page, view, TAKES[language])]
        if language == "en":
            found += [f"{view}: {barrier}" for barrier in barriers_by_day_and_night(guest.page)]
    assert not found, "\n".join(found)


def test_a_language_is_changed_in_the_middle_of_a_choice(guest: Guest) -> None:
    """What was chosen stays chosen, and everything says the same in the other language."""
    guest.visit(f"{open_table(guest)}?pace=0")
    clicker = Player(guest.page)
    before = clicker.play(lambda look: look.phase == "discarding")
    chosen = before.hand[0]
    clicker.use(chosen)
    for language in (*LANGUAGES, LANGUAGES[0]):
        speak(guest.page, language)
        card = guest.page.locator(f'button[data-piece="{chosen}"]')
        expect(card).to_have_accessible_name(name_of(chosen, language))
        look = clicker.look()
        assert (look.hand, look.chosen) == (before.hand, [chosen])
        assert look.action is not None
        labels = [
            say("cribbage-do-discard", language, **player(seat, language), count=2)
            for seat in (0, 1)
        ]
        assert look.action.label in labels
        assert not list(strange_words(guest.page, language))


def test_the_language_of_the_browser_is_the_first(invite: Invites) -> None:
    for locale, language in (("cs-CZ", "cs"), ("ru-RU", "ru"), ("de-AT", "en")):
        guest = invite(locale=locale)
        guest.visit()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        speak(guest.page, "cs")
        guest.page.reload()
        expect(guest.page.locator("html")).to_have_attribute("lang", "cs")
