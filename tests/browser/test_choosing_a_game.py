"""The start page: which game, against whom, by which house rules, and what was chosen last."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import Guest
from tests.browser.player import PATIENCE_MS, Player
from tests.browser.sentences import say

from pegout.bots import LEVELS
from pegout.words import LANGUAGES, Language

SEATS = ("beginner", "friend", "champion")


def come_in(guest: Guest) -> Page:
    guest.visit("/?pace=0")
    guest.page.wait_for_selector("[data-ruleset]")
    return guest.page


def option(page: Page, name: str) -> Any:  # noqa: ANN401 - a locator
    return page.locator(f'[data-option="{name}"]')


def open_house_rules(page: Page) -> None:
    page.get_by_text(say("page-house-rules"), exact=True).click()
    expect(option(page, "target")).to_be_visible()


def choose(page: Page, name: str, value: str) -> None:
    option(page, name).select_option(f'"{value}"')


def number(page: Page, name: str, value: int) -> None:
    option(page, name).fill(str(value))
    option(page, name).press("Tab")


def begin(page: Page) -> str:
    page.click('[data-action="new-game"]')
    page.wait_for_selector("[data-table]", timeout=PATIENCE_MS)
    return Player(page).look().table


def rules_of(guest: Guest) -> dict[str, Any]:
    """Of the table that the page was last shown whole."""
    whole = next(each for each in reversed(guest.messages()) if each["type"] == "whole")
    rules: dict[str, Any] = whole["view"]["rules"]
    return rules


def test_every_game_is_offered_and_told_in_a_sentence(guest: Guest) -> None:
    page = come_in(guest)
    offered = guest.context.request.get(f"{guest.url}/api/rulesets").json()
    names = [each["name"] for each in offered]
    found = page.locator("[data-ruleset]")
    expect(found).to_have_count(len(names))
    assert {each.get_attribute("data-ruleset") for each in found.all()} == set(names)
    for info in offered:
        page.click(f'[data-ruleset="{info["name"]}"]')
        expect(page.locator(f'[data-ruleset="{info["name"]}"]')).to_be_checked()
        expect(page.locator("[data-seat]")).to_have_count(
            info["seats"] - 1 if info["seats"] > 2 else 0
        )
        expect(page.locator("[data-option]")).to_have_count(len(info["house_rules"]))
    told = [each.inner_text() for each in found.all()]
    assert len(set(told)) == len(names)


def test_it_is_said_where_computers_are_not_prepared_for_house_rules(guest: Guest) -> None:
    page = come_in(guest)
    page.click('[data-ruleset="six-card"]')
    page.click('[data-opponent="champion"]')
    note = page.get_by_text(say("cribbage-computers-unprepared"))
    open_house_rules(page)
    number(page, "target", 61)
    expect(page.locator("[data-computers]")).to_have_attribute("data-computers", "prepared")
    expect(note).to_have_count(0)
    choose(page, "series", "single")
    expect(note).to_be_visible()
    page.click('[data-opponent="friend"]')
    expect(note).to_have_count(0)


def test_company_and_house_rules_are_remembered(guest: Guest) -> None:
    page = come_in(guest)
    page.click('[data-ruleset="six-card-4p"]')
    for seat, word in enumerate(SEATS, start=1):
        page.select_option(f'[data-seat="{seat}"]', word)
    expect(page.get_by_text(say("page-seat-partner"))).to_be_visible()
    page.get_by_label(say("page-your-name")).fill("Anna")
    open_house_rules(page)
    number(page, "target", 61)
    choose(page, "counting", "muggins")
    expect(page.get_by_text(say("page-changed-rules", count=2))).to_be_visible()
    begin(page)
    expect(page.locator("[data-company]")).to_have_count(4)
    kinds = [each.get_attribute("data-company") for each in page.locator("[data-company]").all()]
    assert kinds == ["person", "computer", "open", "computer"]
    expect(page.locator("[data-company=person]")).to_have_text(say("cribbage-player-you").title())
    rules = rules_of(guest)
    assert rules["name"] == "six-card-4p"
    assert (rules["options"]["target"], rules["options"]["counting"]) == (61, "muggins")
    page = come_in(guest)
    expect(page.locator('[data-ruleset="six-card-4p"]')).to_be_checked()
    for seat, word in enumerate(SEATS, start=1):
        expect(page.locator(f'[data-seat="{seat}"]')).to_have_value(word)
    expect(page.get_by_label(say("page-your-name"))).to_have_value("Anna")
    expect(option(page, "target")).to_have_value("61")
    expect(option(page, "counting")).to_have_value('"muggins"')
    # Another game has rules of its own, and these come back with the game.
    page.click('[data-ruleset="domino-book2"]')
    expect(option(page, "counting")).to_have_value('"automatic"')
    page.click('[data-ruleset="six-card-4p"]')
    expect(option(page, "counting")).to_have_value('"muggins"')
    page.get_by_text(say("page-house-rules")).first.click()
    page.get_by_role("button", name=say("page-own-rules")).click()
    expect(option(page, "target")).to_have_value("121")
    expect(option(page, "counting")).to_have_value('"automatic"')


def test_house_rules_that_do_not_go_together_are_refused(guest: Guest) -> None:
    """With the reason, where the trouble is, and nothing of the choice is lost."""
    guest.expected.append(r"/api/tables answered 4|status of 4")
    page = come_in(guest)
    page.click('[data-ruleset="five-card"]')
    open_house_rules(page)
    choose(page, "lurch", "parlett")
    trouble = page.get_by_role("alert").filter(has_text=say("cribbage-unfit-lurch"))
    for language in LANGUAGES:
        page.click(f'[data-lang="{language}"]')
        page.click('[data-action="new-game"]')
        told = say("cribbage-unfit-lurch", language)
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()
        expect(option(page, "lurch")).to_be_focused()
        expect(option(page, "lurch")).to_have_value('"parlett"')
    page.click('[data-lang="en"]')
    option(page, "target").fill("30")
    page.click('[data-action="new-game"]')
    facts = {"name": say("cribbage-option-target"), "least": 31, "most": 1000}
    wrong = say("page-unfit-number", **facts)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    expect(option(page, "target")).to_be_focused()
    option(page, "target").fill("121")
    begin(page)
    expect(trouble).to_have_count(0)
    assert rules_of(guest)["options"]["lurch"] == "parlett"


def test_the_rules_are_told_as_they_are_chosen(guest: Guest) -> None:
    """With a house rule the fold tells other rules, in every language."""
    page = come_in(guest)
    page.click('[data-ruleset="six-card-3p"]')
    fold = page.locator("[data-rules]")
    fold.locator("summary").click()
    told = fold.locator("p").all_inner_texts
    expect(fold).to_contain_text("121")
    before = told()
    open_house_rules(page)
    number(page, "target", 61)
    choose(page, "auction", "give")
    expect(fold).to_contain_text("auction")
    expect(fold).to_contain_text("61")
    expect(fold).not_to_contain_text("121")
    after = told()
    assert before != after
    choose(page, "auction", "none")
    number(page, "target", 121)
    expect(fold).to_contain_text("121")
    assert told() == before
    for language in LANGUAGES:
        page.click(f'[data-lang="{language}"]')
        expect(fold.locator("h3").first).to_have_text(say("rules-title-start", language))
        expect(fold.locator("h3").first).to_be_visible()
        expect(option(page, "auction")).to_be_visible()
    page.click('[data-ruleset="domino-mendelev"]')
    page.click('[data-lang="en"]')
    expect(fold).to_contain_text("tile")


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_levels_are_offered_with_a_sentence_each(guest: Guest, language: Language) -> None:
    """And no player who is there for measuring; the one in the middle is chosen at first."""
    page = come_in(guest)
    page.click(f'[data-lang="{language}"]')
    for ruleset in ("six-card", "bingo"):
        page.click(f'[data-ruleset="{ruleset}"]')
        offered = page.locator("[data-opponent]")
        words = [each.get_attribute("data-opponent") for each in offered.all()]
        assert words == [*LEVELS, "friend"]
        sentences = {each.locator("span").inner_text() for each in offered.all()}
        assert len(sentences) == 6
        assert "" not in sentences
    expect(page.locator('[data-opponent="club"]')).to_have_attribute("aria-checked", "true")


def test_the_table_shows_the_level(guest: Guest) -> None:
    page = come_in(guest)
    page.click('[data-opponent="expert"]')
    begin(page)
    expect(
        page.locator("small").get_by_text(say("cribbage-bot-expert"), exact=True)
    ).to_be_visible()
