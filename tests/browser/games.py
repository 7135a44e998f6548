"""The views that come with the other games and the house rules, and the way through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page, expect
from tests.browser.guest import Guest
from tests.browser.player import Look
from tests.browser.reckoner import Reckoner, WiderLook
from tests.browser.sentences import say
from tests.browser.tables import open_game

OTHERS: Final = ("sensible", "random", "sensible")


@dataclass
class GamesTour:
    """Stops at each view by its name, as `Tour` does, and leaves it as that does."""

    guest: Guest
    player: Reckoner = field(init=False)

    def __post_init__(self) -> None:
        self.player = Reckoner(self.guest.page)

    @property
    def page(self) -> Page:
        return self.guest.page

    def everywhere(self) -> Iterator[str]:
        yield from self.before_the_game()
        yield from self.at_the_table()
        yield from self.counting()

    def before_the_game(self) -> Iterator[str]:
        page = self.page
        self.guest.expected.append(r"/api/(tables|rules) answered 400|status of 400")
        self.guest.visit()
        page.wait_for_selector("[data-ruleset]")
        page.click('[data-ruleset="six-card-4p"]')
        page.select_option('[data-seat="2"]', "friend")
        page.get_by_text(say("page-house-rules"), exact=True).click()
        page.select_option('[data-option="overclaim"]', '"penalty"')
        page.locator("[data-rules] summary").click()
        expect(page.locator("[data-rules] p")).to_have_text(say("cribbage-unfit-overclaim"))
        page.select_option('[data-option="counting"]', '"manual"')
        expect(page.locator("[data-rules] h3").first).to_be_visible()
        yield "start-house-rules"
        page.select_option('[data-option="counting"]', '"automatic"')
        page.click('[data-action="new-game"]')
        expect(
            page.get_by_role("alert").filter(has_text=say("cribbage-unfit-overclaim"))
        ).to_be_visible()
        yield "start-refused"
        self.guest.visit(open_game(self.guest, "six-card-4p", "sensible", "friend", "friend"))
        page.wait_for_selector("[data-invite]")
        yield "table-invite-friends"

    def at_the_table(self) -> Iterator[str]:
        self.sit("six-card-3p", *OTHERS[:2], auction="give")
        self.player.play(_may("bid"))
        yield "table-bidding"
        self.player.play(_laid)
        yield "table-three"
        self.sit("six-card-4p", *OTHERS)
        self.player.play(_laid)
        yield "table-four"
        self.sit("six-card-4p", *OTHERS, sides="singles")
        self.player.play(_laid)
        yield "table-singles"
        self.sit("domino-mendelev", "sensible")
        self.player.play(lambda look: look.phase == "discarding" and bool(look.usable))
        yield "table-tiles-discard"
        self.player.play(_laid)
        yield "table-tiles"
        self.sit("seven-card", "sensible")
        self.player.play(_laid)
        yield "table-seven"

    def counting(self) -> Iterator[str]:
        self.sit("six-card", "random", counting="muggins", overclaim="penalty")
        self.player.play(lambda look: _laid(look) and _wide(look).field is not None)
        yield "table-claim"
        self.player.play(_may("claim"))
        self.player.tap(_wide(self.player.look()).open[0])
        yield "table-claim-hand"
        self.player.play(_may("accept"))
        yield "table-muggins"

    def sit(self, ruleset: str, *opponents: str, **options: object) -> None:
        self.guest.visit(f"{open_game(self.guest, ruleset, *opponents, **options)}?pace=0")


def _laid(look: Look) -> bool:
    return look.phase == "playing" and look.count > 0 and bool(look.usable)


def _wide(look: Look) -> WiderLook:
    assert isinstance(look, WiderLook)
    return look


def _may(word: str) -> Callable[[Look], bool]:
    return lambda look: _wide(look).may(word)
