"""Counting a hand that lies on a real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.guest import Guest
from tests.browser.sentences import name_of, say
from tests.rules.facts import facts

from pegout.pieces import CARDS


def come(guest: Guest) -> Page:
    guest.visit("/count")
    expect(guest.page.get_by_role("button", name=name_of("AC"))).to_be_visible()
    return guest.page


def pick(page: Page, code: str) -> None:
    page.get_by_role("button", name=name_of(code), exact=True).click()


def type_in(page: Page, text: str) -> None:
    field = page.get_by_role("textbox")
    field.fill(text)
    field.press("Enter")


def of_kind(page: Page, key: str) -> None:
    kinds = page.get_by_role("group", name=say("page-count-what"))
    kinds.get_by_role("button", name=say(key), exact=True).click()


def worth(page: Page) -> Locator:
    return page.locator("#worth-title")


def lines(page: Page) -> Locator:
    return page.locator("main ol").get_by_role("listitem")


def test_every_card_can_be_picked(guest: Guest) -> None:
    page = come(guest)
    for card in CARDS.pieces:
        expect(page.get_by_role("button", name=name_of(card.code), exact=True)).to_be_visible()


def test_a_hand_is_picked_and_explained(guest: Guest) -> None:
    page = come(guest)
    for code in ("5H", "5S", "5C", "JD"):
        pick(page, code)
    expect(worth(page)).to_have_text(say("page-count-ask", count=4))
    pick(page, "5D")
    expect(worth(page)).to_have_text(say("cribbage-points", points=29))
    expect(lines(page)).to_have_count(10)
    expect(lines(page).first).to_contain_text("Fifteen two")
    expect(lines(page).last).to_contain_text("And one for his nob is twenty-nine")
    expect(lines(page).last).to_contain_text(name_of("JD"))
    pick(page, "5D")
    expect(worth(page)).to_have_text(say("page-count-ask", count=4))
    expect(lines(page)).to_have_count(0)
    pick(page, "9D")
    expect(worth(page)).to_have_text(say("cribbage-points", points=15))
    expect(lines(page)).to_have_count(6)


def test_hand_and_crib_are_not_the_same(guest: Guest) -> None:
    page = come(guest)
    type_in(page, "2S 6S 8S QS KD")
    expect(worth(page)).to_have_text(say("cribbage-points", points=4))
    of_kind(page, "page-count-crib")
    expect(worth(page)).to_have_text(say("cribbage-points", points=0))
    expect(page.get_by_text(say("cribbage-aloud-nothing-why"))).to_be_visible()


@pytest.mark.slow
def test_hands_that_other_programs_counted_wrong(guest: Guest) -> None:
    page = come(guest)
    counted = [fault for fault in facts("faults") if fault["kind"] in {"hand_score", "crib_score"}]
    assert len(counted) >= 13
    for fault in counted:
        kind = "page-count-crib" if fault["kind"] == "crib_score" else "page-count-hand"
        of_kind(page, kind)
        type_in(page, f"{fault['hand']} {fault['starter']}")
        expect(worth(page)).to_have_text(say("cribbage-points", points=fault["total"]))
        # UX085: only what scores is listed.
        assert (lines(page).count() == 0) is (fault["total"] == 0)


def test_what_is_typed_is_counted_at_once(guest: Guest) -> None:
    page = come(guest)
    field = page.get_by_role("textbox")
    field.press_sequentially("5H 5S 5C JD 5D")
    expect(worth(page)).to_have_text(say("cribbage-points", points=29))
    field.press_sequentially(" 5X")
    expect(worth(page)).to_have_text(say("page-count-ask", count=4))
    field.press("Enter")
    expect(page.get_by_role("alert").get_by_text("5X")).to_be_visible()
    expect(worth(page)).to_have_text(say("page-count-ask", count=4))


def test_russian_letters_are_those_of_the_cards(guest: Guest) -> None:
    page = come(guest)
    page.click('[data-lang="ru"]')
    expect(page.get_by_role("button", name=name_of("JD", "ru"))).to_have_text("В")
    page.get_by_role("textbox").fill("5♥ 5♠ 5♣ В♦ 5♦")
    expect(worth(page)).to_have_text(say("cribbage-points", "ru", points=29))


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("5H 5X JD", say("page-count-unreadable", piece="5X", place=2)),
        ("5H 11C", say("page-count-unreadable", piece="11C", place=2)),
        ("5H 6D 5h", say("page-count-twice", piece="5H")),
        ("5H 5S 5C JD 5D AC", say("page-count-refused", what="hand", needed=4, given=5)),
        ("hello", say("page-count-unreadable", piece="hello", place=1)),
    ],
)
def test_what_cannot_be_read_is_named(guest: Guest, text: str, trouble: str) -> None:
    page = come(guest)
    type_in(page, text)
    expect(page.get_by_role("alert").get_by_text(trouble)).to_be_visible()
    type_in(page, "5♥ 10s, jd 5c; 5D")
    expect(page.get_by_text(trouble)).to_have_count(0)
    expect(worth(page)).not_to_have_text(say("page-count-ask", count=4))
