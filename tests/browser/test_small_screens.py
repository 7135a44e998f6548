"""Phones, large letters, thumbs: the hand is always in reach (UX110, UX111)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import Look, Player
from tests.browser.sentences import say
from tests.browser.tables import open_table
from tests.browser.touch import TouchPlayer, openness

PHONES: Final = ((320, 568), (360, 640))
THUMB: Final = 44
"""The least height of what is to be touched."""
SCORE_SEEN: Final = """() => {
  const score = document.querySelector('[data-score-seat="0"]');
  const { left, top, right, bottom } = score.getBoundingClientRect();
  const open = (x, y) => document.elementFromPoint(x, y) === score;
  return [left + 1, right - 1].every((x) => open(x, top + 2) && open(x, bottom - 2));
}"""
"""Nothing lies over the player's own score."""
BOARD_AND_STORY: Final = """() => {
  const [board, story] = ['.side .board .board', '.side .story']
    .map((hook) => document.querySelector(hook).getBoundingClientRect());
  const texts = [...document.querySelectorAll('.side .board .board :is(text, .name, b)')]
    .map((each) => each.getBoundingClientRect());
  const above = story.top < board.top;
  return (above || board.bottom <= story.top)
    && texts.every(({ left, right }) => left >= board.left - 1 && right <= board.right + 1);
}"""
"""The board lies beside the story, and all that is written on it lies within it."""
SIDEWAYS: Final = """() => {
  const wide = document.documentElement;
  const over = [...document.body.querySelectorAll('*')].filter((each) => {
    const { right, width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && right > innerWidth + 1;
  });
  return wide.scrollWidth > innerWidth ? over.map((each) => each.outerHTML.slice(0, 120)) : [];
}"""
"""What makes a page scroll to the side."""


def sideways(page: Page) -> list[str]:
    """What makes the page scroll to the side on a phone."""
    before = page.viewport_size
    found: list[str] = []
    for width, height in PHONES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        found += page.evaluate(SIDEWAYS)
    page.set_viewport_size(before or ViewportSize(width=1280, height=800))
    return found


def phone(invite: Invites, size: tuple[int, int], locale: str = "en-GB") -> Guest:
    width, height = size
    viewport = {"width": width, "height": height}
    return invite(viewport=viewport, has_touch=True, is_mobile=True, locale=locale)


def out_of_reach(player: Player, look: Look) -> Iterator[str]:
    """What of the hand or the button cannot be seen or touched."""
    hooks = [f'button[data-piece="{code}"]' for code in look.hand]
    for hook in hooks:
        found = openness(player, hook)
        if not found["inside"]:
            yield f"{hook} is not in view"
        if found["width"] < 24:
            yield f"{hook}: only {found['width']} px lie open"
        if not found["index"]:
            yield f"{hook}: its index is covered"
    if look.action is not None:
        found = openness(player, "button[data-action]")
        if not found["inside"] or found["middle"] is None:
            yield "the action button is not in view"
        if found["height"] < THUMB:
            yield f"the action button is {found['height']} px high"


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_game_with_one_thumb(invite: Invites, size: tuple[int, int]) -> None:
    """Nothing is scrolled, and in every step the whole hand lies open."""
    guest = phone(invite, size)
    guest.visit(f"{open_table(guest, target=31)}?pace=0")
    player = TouchPlayer(guest.page)
    held = set()
    for look in player.turns():
        held.add(len(look.hand))
        missing = list(out_of_reach(player, look))
        assert not missing, f"{look.phase}: " + "; ".join(missing)
        assert not guest.page.evaluate(SIDEWAYS)
    assert held >= {1, 2, 3, 4, 6}


@pytest.mark.parametrize("size", [PHONES[0], (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_own_score_is_always_in_sight(invite: Invites, size: tuple[int, int]) -> None:
    """Beside the pack that is spread out, under raised cards, during the longest count."""
    width, height = size
    guest = invite(viewport={"width": width, "height": height}, locale="ru")
    guest.visit(open_table(guest, target=31))
    player = Player(guest.page)
    seen = set()
    for look in player.turns():
        seen.add(look.phase)
        assert guest.page.evaluate(SCORE_SEEN), look
    assert seen >= {"cutting-for-deal", "discarding", "playing", "showing"}
    guest.visit(f"/games/{player.look().table}")
    for place in ("0", "40"):
        guest.page.get_by_role("slider").fill(place)
        assert guest.page.evaluate(SCORE_SEEN), f"replay, {place}"


def test_a_table_on_a_desk_keeps_its_height(invite: Invites) -> None:
    """The page is as high as the window in every phase: nothing moves under the mouse."""
    guest = invite(locale="ru")
    guest.visit(open_table(guest, target=31))
    for look in Player(guest.page).turns():
        over = guest.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert over == 0, f"{over} px more: {look}"


def test_the_board_opens_over_a_small_table(invite: Invites) -> None:
    guest = phone(invite, (320, 568))
    guest.visit(f"{open_table(guest)}?pace=0")
    page = guest.page
    strip = page.get_by_role("button", name=say("page-board"))
    for close in ("button", "Escape"):
        strip.click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("group", name=say("page-board"))).to_be_in_viewport(ratio=1)
        button = sheet.get_by_role("button", name=say("page-close"))
        expect(button).to_be_in_viewport(ratio=1)
        if close == "button":
            button.click()
        else:
            page.keyboard.press(close)
        expect(sheet).to_have_count(0)
        expect(strip).to_be_focused()


@pytest.mark.parametrize("size", [(320, 568), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_letters_twice_as_large(invite: Invites, size: tuple[int, int]) -> None:
    """Nothing scrolls to the side, and a deal can be played."""
    guest = phone(invite, size)
    guest.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " document.documentElement.style.fontSize = '200%' })"
    )
    guest.visit(f"{open_table(guest)}?pace=0")
    for look in Player(guest.page).turns(second_deal):
        assert not guest.page.evaluate(SIDEWAYS), look.phase
        assert guest.page.evaluate(BOARD_AND_STORY), look.phase


def second_deal(look: Look) -> bool:
    """Somebody has always pegged something in the first."""
    return look.phase == "discarding" and look.scores != (0, 0)
