"""A player without a mouse: what has the focus, and keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.browser.player import PATIENCE_MS, Player

FAR: Final = 90
"""More steps of the Tab key than there are stops on any page."""
FOCUSED: Final = "(hook) => document.activeElement?.matches(hook) ?? false"
SEEN: Final = "() => document.activeElement?.matches(':focus-visible') ?? false"


@dataclass(eq=False)
class KeyboardPlayer(Player):
    """Goes on with Tab, arrows, digits, Space and Enter, each of them where it serves."""

    def sit_down(self, *, opponent: str = "club") -> None:
        self.reach("[data-ruleset]")
        self.reach("[data-opponent]")
        self.walk(f'[data-opponent="{opponent}"]', "ArrowRight")
        self.reach('[data-action="new-game"]')
        self.key("Enter")
        self.page.wait_for_selector("[data-table]", timeout=PATIENCE_MS)

    def use(self, code: str) -> None:
        look = self.look()
        place = [piece.code for piece in look.pieces].index(code)
        hook = f'button[data-piece="{code}"]'
        if self.chance.random() < 0.5:
            self.key(str(place + 1))
            return
        self.reach("button[data-piece]")
        self.walk(hook, "ArrowRight")
        self.key("Space")

    def cut(self, place: int) -> None:
        self.reach("button[data-cut]")
        tens, ones = divmod(place, 10)
        for name in ("Home", *["PageDown"] * tens, *["ArrowRight"] * ones):
            self.key(name)
        assert self.focused(f'button[data-cut="{place}"]')
        self.key("Enter")

    def act(self, word: str) -> None:
        self.reach(f'button[data-action="{word}"]')
        self.key(self.chance.choice(("Enter", "Space")))

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def focused(self, hook: str) -> bool:
        found: bool = self.page.evaluate(FOCUSED, hook)
        return found

    def reach(self, hook: str) -> None:
        """With the Tab key, from wherever the focus is."""
        self.walk(hook, "Tab")

    def walk(self, hook: str, step: str) -> None:
        for _ in range(FAR):
            if self.focused(hook):
                assert self.page.evaluate(SEEN), f"nobody sees that {hook} has the focus"
                return
            self.key(step)
        raise AssertionError(f"{step} never comes to {hook}")


@dataclass(eq=False)
class CardsOnlyPlayer(KeyboardPlayer):
    """Knows digits, arrows, Space and Enter, and not the Tab key once a card was touched."""

    begun: bool = False

    def use(self, code: str) -> None:
        self.begun = True
        look = self.look()
        place = [piece.code for piece in look.pieces].index(code)
        self.key(str(place + 1))
        if look.phase == "discarding":
            assert self.focused(f'button[data-piece="{code}"]')

    def cut(self, place: int) -> None:
        if not self.begun:
            super().cut(place)
            return
        self.page.wait_for_selector("button[data-cut]:focus", timeout=PATIENCE_MS)
        self.key(self.chance.choice(("ArrowRight", "ArrowLeft")))
        self.key(self.chance.choice(("Enter", "Space")))

    def act(self, word: str) -> None:
        self.key("Enter" if word == "discard" else self.chance.choice(("Enter", "Space")))

    def reach(self, hook: str) -> None:
        assert not self.begun, f"only the Tab key comes to {hook}"
        super().reach(hook)
