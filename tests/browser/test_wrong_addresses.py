"""What is not there, and a house that does not answer: said clearly, with a way on."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.sentences import say
from tests.browser.tables import open_table

HUGE: Final = "x" * 3000


def leads_back(page: Page) -> None:
    page.get_by_role("main").get_by_role("link", name=say("page-start"), exact=True).click()
    expect(page.locator('[data-action="new-game"]')).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/no/such/room", "/table", "/table/UPPER", "/table/a/b", "/games/%00", f"/{HUGE}"]
)
def test_no_such_room(guest: Guest, path: str) -> None:
    guest.visit(path)
    expect(guest.page.get_by_role("heading", name=say("page-nowhere"))).to_be_visible()
    leads_back(guest.page)


@pytest.mark.parametrize("room", ["table", "games"])
def test_no_such_table(guest: Guest, room: str) -> None:
    guest.expected.append(r"/replay answered 404|status of 404")
    guest.visit(f"/{room}/nosuchtable")
    expect(guest.page.get_by_role("heading", name=say("page-unknown-table"))).to_be_visible()
    leads_back(guest.page)


def test_an_invitation_to_nowhere(guest: Guest) -> None:
    guest.expected.append(r"/join answered 404|status of 404")
    guest.visit("/table/nosuchtable?invite=byFoRS2Cs-xv8ZPt5F9feg")
    expect(guest.page.get_by_role("heading", name=say("page-unknown-table"))).to_be_visible()
    leads_back(guest.page)


@pytest.mark.parametrize("token", ["byFoRS2Cs-xv8ZPt5F9feg", "%D0%B6", "a" * 3000, "'\"<script>"])
def test_a_wrong_invitation(guest: Guest, token: str, invite: object) -> None:
    """One can look on, and the seat stays free."""
    assert callable(invite)
    owner: Guest = invite()
    path = open_table(owner, "friend")
    guest.expected.append(r"/join answered 4\d\d|status of 4\d\d")
    guest.visit(f"{path}?invite={token}")
    expect(
        guest.page.get_by_role("alert").get_by_text(say("page-trouble-bad-invitation"))
    ).to_be_visible()
    expect(guest.page.locator("[data-phase]")).to_be_visible()
    assert not Player(guest.page).look().can_act
    owner.visit(path)
    expect(owner.page.locator("[data-invite]")).to_be_visible()


def test_a_replay_of_a_game_that_goes_on_is_the_game(guest: Guest) -> None:
    """Nothing is shown of it before its end."""
    guest.expected.append(r"/replay answered 409|status of 409")
    path = open_table(guest)
    guest.visit(f"/games/{path.removeprefix('/table/')}?pace=0")
    expect(guest.page.locator("[data-table]")).to_be_visible()
    Player(guest.page).play(lambda look: look.phase == "discarding")


def test_a_house_that_does_not_answer_at_first(guest: Guest) -> None:
    guest.expected.append(r"ERR_CONNECTION_REFUSED")

    def refuse(route: Route) -> None:
        route.abort("connectionrefused")

    guest.page.route("**/api/rulesets", refuse)
    guest.visit("/?pace=0")
    expect(guest.page.get_by_text(say("page-trouble-no-answer"))).to_be_visible()
    guest.page.unroute("**/api/rulesets", refuse)
    guest.page.get_by_role("button", name=say("page-try-again")).click()
    Player(guest.page).sit_down()


def test_house_rules_that_do_not_go_together(guest: Guest) -> None:
    guest.visit("/?pace=0")
    page = guest.page
    page.locator("details:not([data-rules]) summary").click()
    target = page.locator('[data-option="target"]')
    target.fill("7")
    page.locator('[data-action="new-game"]').click()
    option = say("cribbage-option-target")
    refused = say("page-unfit-number", name=option, least=31, most=1000)
    expect(page.get_by_role("alert").get_by_text(refused)).to_be_visible()
    target.fill("61")
    page.locator('[data-action="new-game"]').click()
    expect(page.locator("[data-table]")).to_be_visible()
