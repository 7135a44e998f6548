"""A game that has ended: step by step again, proved, listed, saved, and played again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, StorageState, expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.player import PATIENCE_MS, Look, Player
from tests.browser.sentences import name_of, say
from tests.browser.tables import (
    events_of,
    listed,
    open_table,
    record_of,
    record_text,
    replay_of,
)

from pegout.records import read, verify

Proof = dict[str, Any]
CHANGED_DIGIT: Final = {"0": "1"}
"""Of a hexadecimal number; every other digit becomes a nought."""


@dataclass(frozen=True)
class Ended:
    """A game that somebody has played, and what their browser keeps."""

    look: Look
    kept: StorageState

    @property
    def table(self) -> str:
        return self.look.table


@pytest.fixture(scope="module")
def ended(chromium: Browser, house: House) -> Ended:
    with chromium.new_context(locale="en-GB") as context:
        context.set_default_timeout(PATIENCE_MS)
        guest = Guest(context, house.url)
        guest.visit(f"{open_table(guest, target=31)}?pace=0")
        look = Player(guest.page).play()
        assert not guest.faults
        return Ended(look, context.storage_state())


@pytest.fixture
def winner(invite: Invites, ended: Ended) -> Guest:
    """Whoever has played it, come back."""
    return invite(storage_state=ended.kept)


def press(page: Page, key: str) -> None:
    """The button of this name, beside which there may be an arrow."""
    name = re.compile(rf"^(← )?{re.escape(say(key))}( →)?$")
    page.get_by_role("button", name=name).click()


def told(page: Page) -> list[str]:
    return page.locator("[data-story] li").all_text_contents()


def test_a_game_is_gone_through_step_by_step(winner: Guest, ended: Ended) -> None:
    page = winner.page
    winner.visit(f"/table/{ended.table}?pace=0")
    page.get_by_role("link", name=say("page-replay")).click()
    expect(page).to_have_url(f"{winner.url}/games/{ended.table}?pace=0")
    expect(page.locator("[data-story] li")).to_have_count(1)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    press(page, "page-forward")
    expect(page.locator("[data-story] li")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-story] li")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    press(page, "page-back")
    expect(page.locator("[data-story] li")).to_have_count(1)
    press(page, "page-deal-forward")
    both_hands_lie_open(page, replay_of(winner, ended.table))
    press(page, "page-deal-back")
    expect(slider).to_have_value("0")
    slider.fill(str(last))
    looked_at = Player(page).look()
    story = ended.look.story
    assert looked_at.scores == ended.look.scores
    assert (len(looked_at.story), looked_at.story[0]) == (len(story), story[0])
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(last))


def both_hands_lie_open(page: Page, replay: dict[str, Any]) -> None:
    """The first deal, as a referee sees it."""
    first = next(
        step["observation"]
        for step in replay["steps"]
        if step.get("observation", {}).get("phase") == "discarding"
    )
    for hand in first["hands"]:
        assert len(hand) == 6
        for code in hand:
            expect(page.get_by_role("listitem").filter(has_text=name_of(code))).not_to_have_count(0)


def test_the_dealing_is_proved_in_this_browser_and_in_a_strangers(
    winner: Guest, ended: Ended, guest: Guest
) -> None:
    winner.visit(f"/table/{ended.table}")
    proof = winner.page.get_by_role("region", name=say("page-proof"))
    expect(proof.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    expect(proof.get_by_text(say("page-proof-fair"))).to_be_visible()
    expect(proof.get_by_text(say("page-proof-right"))).to_have_count(4)
    expect(proof.get_by_text(say("page-proof-witness"))).to_be_visible()
    guest.visit(f"/games/{ended.table}")
    expect(guest.page.locator("[data-fair]")).to_have_attribute("data-fair", "true")
    expect(guest.page.get_by_text(say("page-proof-right"))).to_have_count(3)
    expect(guest.page.get_by_text(say("page-proof-witness"))).to_have_count(0)


def another_card(proof: Proof) -> None:
    drawn = next(draw["pieces"] for draw in proof["draws"] if len(draw["pieces"]) > 1)
    drawn[0], drawn[1] = drawn[1], drawn[0]


def another_secret(proof: Proof) -> None:
    digit = proof["secret"][0]
    proof["secret"] = CHANGED_DIGIT.get(digit, "0") + proof["secret"][1:]


def another_text(proof: Proof) -> None:
    proof["contributions"][0]["text"] = "a-text-that-was-never-promised"


def another_promise(proof: Proof) -> None:
    digit = proof["promise"][0]
    proof["promise"] = CHANGED_DIGIT.get(digit, "0") + proof["promise"][1:]


def no_text_at_all(proof: Proof) -> None:
    """As if the house had said that this browser did not answer in time."""
    proof["contributions"][0].update(text="absent", promise=None)


@pytest.mark.parametrize(
    ("lie", "fault"),
    [
        (another_card, "was drawn where"),
        (another_secret, say("page-fault-secret-not-promised")),
        (another_text, say("page-fault-text-not-promised", who="you", name="")),
        (another_promise, say("page-fault-promise-changed")),
        (no_text_at_all, say("page-fault-own-text-missing")),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_house_that_lies_is_found_out(
    winner: Guest, ended: Ended, lie: Callable[[Proof], None], fault: str
) -> None:
    """The browser computes for itself: the answer is changed on its way to it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        replay = response.json()
        lie(replay["proofs"][0])
        route.fulfill(response=response, body=json.dumps(replay))

    winner.page.route("**/replay", answer)
    winner.visit(f"/games/{ended.table}")
    expect(winner.page.locator("[data-fair]")).to_have_attribute("data-fair", "false")
    expect(winner.page.get_by_text(say("page-proof-unfair"))).to_be_visible()
    expect(winner.page.get_by_text(fault).first).to_be_visible()


def test_the_record_is_saved(winner: Guest, ended: Ended, tmp_path: Path) -> None:
    winner.visit(f"/table/{ended.table}")
    with winner.page.expect_download() as download:
        winner.page.get_by_role("link", name=say("page-download")).click()
    assert ended.table in download.value.suggested_filename
    saved = tmp_path / "saved.pegout"
    download.value.save_as(saved)
    text = saved.read_text(encoding="utf-8")
    assert text == record_text(winner, ended.table)
    reading = read(text)
    assert reading.record is not None
    assert verify(reading.record) == ()


def test_the_same_game_again(winner: Guest, ended: Ended) -> None:
    """Another table, under the same rules and against the same player."""
    winner.visit(f"/table/{ended.table}?pace=0")
    press(winner.page, "page-play-again")
    winner.page.wait_for_selector(f'[data-table]:not([data-table="{ended.table}"])')
    player = Player(winner.page)
    again = player.play()
    assert again.table != ended.table
    first, second = (record_of(winner, table) for table in (ended.table, again.table))
    assert first.players == second.players
    assert first.digest == second.digest
    assert first.ruleset.options.items() <= second.ruleset.options.items()
    assert first.games[0].secret != second.games[0].secret


def test_games_that_have_ended_are_listed(winner: Guest, ended: Ended, guest: Guest) -> None:
    path = open_table(winner)
    winner.visit("/games?pace=0")
    over = winner.page.get_by_role("region", name=say("page-games-ended"))
    line = over.get_by_role("listitem").filter(has=winner.page.locator(f"[href*='{ended.table}']"))
    expect(line).to_contain_text(" : ".join(map(str, ended.look.scores)))
    expect(line).to_contain_text(say("page-status-finished"))
    going = winner.page.get_by_role("region", name=say("page-waiting-tables"))
    expect(going.locator(f"[href*='{path}']")).to_contain_text(say("page-status-playing"))
    line.get_by_role("link").click()
    expect(winner.page.locator(f'[data-replay="{ended.table}"]')).to_be_visible()
    guest.visit("/games")
    expect(guest.page.get_by_text(say("page-games-none"))).to_be_visible()


def test_a_game_that_is_given_up_says_so(guest: Guest) -> None:
    path = open_table(guest)
    guest.visit(f"{path}?pace=0")
    page = guest.page
    player = Player(page)
    table = player.play(lambda look: look.phase == "playing").table
    press(page, "page-give-up")
    press(page, "page-give-up-no")
    assert player.look().can_act
    press(page, "page-give-up")
    press(page, "page-give-up-yes")
    expect(page.get_by_text(say("page-abandoned-by", who="you", name=""))).to_be_visible()
    assert player.ready().winner is None
    expect(page.locator("[data-fair=true]")).to_be_visible()
    assert record_of(guest, table).abandoned == 0
    assert listed(guest, table)["status"] == "abandoned"
    guest.visit("/games")
    ended = page.get_by_role("region", name=say("page-games-ended")).get_by_role("listitem")
    expect(ended).to_contain_text(say("page-status-abandoned"))
    ended.get_by_role("link").click()
    expect(page.locator("[data-fair=true]")).to_be_visible()
    last = page.get_by_role("slider")
    last.fill(last.get_attribute("max") or "")
    assert len(told(page)) == len(events_of(record_of(guest, table)))
