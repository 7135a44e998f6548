"""A player with one thumb: touches what lies open under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.browser.player import Look, Player

OPEN: Final = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const bare = (x, y) => document.elementFromPoint(x, y)?.closest('button') === button;
  const y = top + height / 2;
  const columns = Array.from({ length: Math.floor(width) }, (_, nth) => left + nth + 0.5)
    .filter((x) => bare(x, y));
  return {
    width: columns.length,
    middle: columns.length === 0 ? null : [columns[Math.floor(columns.length / 2)], y],
    index: bare(left + 0.09 * width, top + 0.1 * height),
    inside: left >= -0.5 && top >= -0.5
      && left + width <= innerWidth + 0.5 && top + height <= innerHeight + 0.5,
    height,
  };
}"""
"""How much of a button lies open, the middle of that, and whether it can be seen whole."""


def openness(player: Player, hook: str) -> dict[str, Any]:
    found: dict[str, Any] = player.page.locator(hook).evaluate(OPEN)
    return found


@dataclass(eq=False)
class TouchPlayer(Player):
    """Taps, without scrolling: what is out of reach cannot be played."""

    def step(self, look: Look) -> None:
        """The pack is cut by its button: a card of it is thinner than a thumb."""
        if look.offers("cut"):
            self.act("cut")
        else:
            super().step(look)

    def press(self, hook: str) -> None:
        found = openness(self, hook)
        assert found["middle"] is not None, f"{hook} lies under something else, or out of sight"
        self.page.touchscreen.tap(*found["middle"])
