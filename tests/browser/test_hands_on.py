"""Mouse in hand: cards are dragged, refused with a reason, and a double tap is one tap."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest
from tests.browser.player import Look, Player
from tests.browser.sentences import say
from tests.browser.tables import open_table


def discarding(look: Look) -> bool:
    return look.phase == "discarding" and bool(look.usable)


def laying(look: Look) -> bool:
    return look.phase == "playing" and bool(look.usable)


def card(guest: Guest, code: str) -> Locator:
    return guest.page.locator(f'button[data-piece="{code}"]')


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Guest, code: str, to: tuple[float, float]) -> None:
    mouse = guest.page.mouse
    mouse.move(*middle(card(guest, code)))
    mouse.down()
    mouse.move(*to, steps=6)
    mouse.up()


def order(player: Player) -> list[str]:
    return [piece.code for piece in player.look().pieces]


def sit(guest: Guest) -> Player:
    guest.visit(f"{open_table(guest)}?pace=0")
    return Player(guest.page)


def wishes(guest: Guest) -> list[dict[str, object]]:
    """Actions that the page has sent."""
    sent = [json.loads(frame) for frame in guest.sent]
    return [frame["action"] for frame in sent if frame["type"] == "play"]


def test_cards_are_sorted_by_dragging(guest: Guest) -> None:
    player = sit(guest)
    player.play(discarding)
    first, *others = order(player)
    last = others[-1]
    x, y = middle(card(guest, last))
    drag(guest, first, (x + 30, y))
    assert order(player) == [*others, first]
    assert player.look().chosen == []
    drag(guest, last, (middle(card(guest, others[0]))[0] - 30, y))
    assert order(player) == [last, *others[:-1], first]
    guest.page.keyboard.press("Home")
    card(guest, first).focus()
    guest.page.keyboard.press("Shift+ArrowLeft")
    assert order(player) == [last, *others[:-2], first, others[-2]]
    expect(card(guest, first)).to_be_focused()


def test_cards_are_thrown_and_laid_by_dragging(guest: Guest) -> None:
    player = sit(guest)
    look = player.play(discarding)
    one, other, *kept = look.hand
    up = (640.0, 330.0)
    drag(guest, one, up)
    assert player.look().chosen == [one]
    drag(guest, other, up)
    assert sorted(player.look().chosen) == sorted([one, other])
    player.act("discard")
    look = player.play(laying)
    assert set(look.hand) <= set(kept)
    laid = look.usable[0]
    drag(guest, laid, up)
    expect(card(guest, laid)).to_have_count(0)
    assert {"type": "lay", "piece": laid} in wishes(guest)


def test_a_third_card_replaces_the_first(guest: Guest) -> None:
    player = sit(guest)
    look = player.play(discarding)
    one, two, three, *_ = look.hand
    for code in (one, two, three):
        player.use(code)
    assert sorted(player.look().chosen) == sorted([two, three])
    player.use(two)
    look = player.look()
    assert look.chosen == [three]
    assert not look.offers("discard")


def test_a_card_that_does_not_fit_says_why(guest: Guest) -> None:
    player = sit(guest)
    look = player.play(lambda look: laying(look) and any(not piece.usable for piece in look.pieces))
    refused = next(piece.code for piece in look.pieces if not piece.usable)
    worth = min(10, "A23456789TJQK".index(refused[0]) + 1)
    why = say("cribbage-refused-over-the-limit", count=look.count + worth, limit=31)
    button = card(guest, refused)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(why)
    sent = len(wishes(guest))
    button.click(force=True)
    expect(guest.page.get_by_role("alert").get_by_text(why)).to_be_visible()
    button.focus()
    guest.page.keyboard.press("Enter")
    drag(guest, refused, (640.0, 330.0))
    assert player.look().hand == look.hand
    assert len(wishes(guest)) == sent


def test_go_is_refused_to_who_can_lay(guest: Guest) -> None:
    player = sit(guest)
    look = player.play(lambda look: laying(look) and look.count > 0)
    assert look.action is not None
    assert not look.action.usable
    guest.page.locator("button[data-action]").click(force=True)
    why = say("cribbage-refused-can-lay", count=look.count, limit=31)
    expect(guest.page.get_by_role("alert").get_by_text(why)).to_be_visible()
    assert player.look() == look


def test_a_double_click_lays_one_card(guest: Guest) -> None:
    player = sit(guest)
    for _ in range(3):
        look = player.play(laying)
        sent = len(wishes(guest))
        card(guest, look.usable[0]).dblclick()
        player.play(lambda now, hand=look.hand: now.hand != hand)  # type: ignore[misc]
        laid = wishes(guest)[sent:]
        assert laid[0] == {"type": "lay", "piece": look.usable[0]}
        assert [wish["type"] for wish in laid].count("lay") == 1


def test_a_double_click_throws_once(guest: Guest) -> None:
    player = sit(guest)
    player.play(lambda look: look.offers("discard"))
    guest.page.locator('button[data-action="discard"]').dblclick()
    player.play(lambda look: look.phase in {"cutting", "playing"})
    assert [wish["type"] for wish in wishes(guest)].count("discard") == 1
