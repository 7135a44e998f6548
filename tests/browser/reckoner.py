"""A player who also bids for the crib, counts by hand and looks for what others have missed.

Beside the one button there may be another (`pass`, `muggins`) and a field for points,
`data-field="points"`; what lies open is counted by touching it, `data-tap`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import LOOK, OFF, REACH_MS, Button, Look, Player
from tests.browser.touch import TouchPlayer

FIELD: Final = '[data-field="points"]'
WIDER: Final = f"""() => {{
  const off = {OFF};
  const buttons = [...document.querySelectorAll('[data-table] button[data-action]')]
    .map((each) => ({{
      word: each.dataset.action,
      label: each.textContent.trim(),
      usable: !off(each),
    }}));
  const field = document.querySelector('{FIELD}');
  return {{
    ...({LOOK})(),
    action: buttons.at(-1) ?? null,
    besides: buttons.at(-2) ?? null,
    field: field === null ? null : {{ least: Number(field.min), most: Number(field.max) }},
    open: [...document.querySelectorAll('button[data-tap]')].map((each) => each.dataset.tap),
  }};
}}"""
GUESSES: Final = 9
"""A hand is seldom worth more; who guesses below this claims too much as often as too little."""


class Points(msgspec.Struct, frozen=True):
    """What can stand in the field."""

    least: int
    most: int


class WiderLook(Look, frozen=True):
    """The table with what stands beside the one button."""

    besides: Button | None
    """What may be done as well."""
    field: Points | None
    open: tuple[str, ...]
    """What lies open to be counted by touch."""

    def may(self, word: str) -> bool:
        """One of the two buttons does this."""
        return any(
            button is not None and button.usable and button.word == word
            for button in (self.action, self.besides)
        )

    @property
    def can_act(self) -> bool:
        return super().can_act or (self.besides is not None and self.besides.usable)


@dataclass(eq=False)
class Reckoner(Player):
    """Bids and claims at random, and calls muggins now and then, mostly in vain."""

    did: set[str] = field(default_factory=set)
    """Words of the buttons that were pressed."""

    def look(self) -> WiderLook:
        found: Any = self.page.evaluate(WIDER)
        return msgspec.convert(found, WiderLook)

    def step(self, look: Look) -> None:
        assert isinstance(look, WiderLook)
        if look.may("pass") and (not look.may("bid") or self.chance.random() < 0.5):
            self.act("pass")
        elif look.may("muggins") and (not self.has_more(look) or self.chance.random() < 0.3):
            self.give(self.chance.randint(1, 3))
            self.act("muggins")
        elif look.open and look.may("claim"):
            self.count(look)
        elif look.field is not None and self.has_more(look):
            least, most = look.field.least, look.field.most
            if not look.may("accept"):
                self.give(min(least + self.chance.randrange(GUESSES), most))
            super().step(self.look() if look.may("bid") else look)
        else:
            super().step(look)

    def count(self, look: WiderLook) -> None:
        """What lies open."""
        assert look.field is not None
        self.give(min(self.chance.randrange(GUESSES), look.field.most))
        self.act("claim")

    def has_more(self, look: WiderLook) -> bool:
        """Something other than muggins can be done."""
        return bool(look.cuts or look.usable or (look.action is not None and look.action.usable))

    def give(self, points: int) -> None:
        """Into the field."""
        self.page.fill(FIELD, str(points), timeout=REACH_MS)

    def tap(self, code: str) -> None:
        """A piece that lies open to be counted."""
        self.press(f'button[data-tap="{code}"]')

    def act(self, word: str) -> None:
        super().act(word)
        self.did.add(word)


@dataclass(eq=False)
class ThumbReckoner(Reckoner, TouchPlayer):
    """With one thumb."""


@dataclass(eq=False)
class KeyboardReckoner(Reckoner, KeyboardPlayer):
    """By keys alone; digits are typed into the field, so a card is walked to."""

    def give(self, points: int) -> None:
        self.reach(FIELD)
        for digit in str(points):
            self.key(digit)

    def tap(self, code: str) -> None:
        self.reach(f'button[data-tap="{code}"]')
        self.key("Space")

    def use(self, code: str) -> None:
        if self.look().field is None:
            super().use(code)
            return
        self.reach("button[data-piece]")
        self.walk(f'button[data-piece="{code}"]', "ArrowRight")
        self.key(self.chance.choice(("Enter", "Space")))
