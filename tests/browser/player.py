"""A player who knows the page by its hooks alone, as a stranger's script would.

The hooks are a contract: `data-table` with `data-phase` and `data-count`, `data-piece`,
`data-action`, `data-cut`, `data-score-seat`, `data-story`, `data-invite`, `data-result`; on the
start page `data-ruleset`, `data-opponent`, `data-lang`. What may be done now is what is not
disabled.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TimedOut

PATIENCE_MS: Final = 60_000
"""How long a loaded machine may take for one step; a quick one waits for nothing."""
REACH_MS: Final = 5_000
"""How long something that can be used is reached for, before the player looks again."""
MOST_STEPS: Final = 2000
"""More than any game takes."""

OFF: Final = "(each) => each.disabled || each.getAttribute('aria-disabled') === 'true'"
LOOK: Final = f"""() => {{
  const off = {OFF};
  const table = document.querySelector('[data-table]');
  const result = document.querySelector('[data-result]');
  const action = document.querySelector('button[data-action]');
  return {{
    table: table?.dataset.table ?? '',
    phase: table?.dataset.phase ?? '',
    count: Number(table?.dataset.count ?? 0),
    pieces: [...document.querySelectorAll('button[data-piece]')].map((each) => ({{
      code: each.dataset.piece,
      usable: !off(each),
      chosen: each.getAttribute('aria-pressed') === 'true',
    }})),
    action: action === null ? null : {{
      word: action.dataset.action,
      label: action.textContent.trim(),
      usable: !off(action),
    }},
    cuts: [...document.querySelectorAll('button[data-cut]')]
      .filter((each) => !off(each))
      .map((each) => Number(each.dataset.cut)),
    scores: [...document.querySelectorAll('[data-score-seat]')]
      .toSorted((a, b) => Number(a.dataset.scoreSeat) - Number(b.dataset.scoreSeat))
      .map((each) => Number(each.textContent)),
    story: [...document.querySelectorAll('[data-story] li')].map((each) => each.textContent.trim()),
    ended: result !== null,
    winner: result?.dataset.winner === undefined ? null : Number(result.dataset.winner),
  }};
}}"""
CAN_ACT: Final = f"""() => {{
  const off = {OFF};
  return [...document.querySelectorAll(
    'button[data-piece], button[data-action], button[data-cut], [data-result]'
  )].some((each) => !off(each));
}}"""


class Piece(msgspec.Struct, frozen=True):
    code: str
    usable: bool
    chosen: bool


class Button(msgspec.Struct, frozen=True):
    word: str
    label: str
    usable: bool


class Look(msgspec.Struct, frozen=True):
    """The table as the page shows it at one moment."""

    table: str
    phase: str
    count: int
    pieces: tuple[Piece, ...]
    action: Button | None
    cuts: tuple[int, ...]
    """Places where the pack can be cut now."""
    scores: tuple[int, ...]
    story: tuple[str, ...]
    """Newest first."""
    ended: bool
    winner: int | None

    @property
    def hand(self) -> list[str]:
        return sorted(piece.code for piece in self.pieces)

    @property
    def usable(self) -> list[str]:
        return [piece.code for piece in self.pieces if piece.usable]

    @property
    def chosen(self) -> list[str]:
        return [piece.code for piece in self.pieces if piece.chosen]

    @property
    def label(self) -> str:
        """What the button says that it does."""
        return "" if self.action is None else self.action.label

    def offers(self, word: str) -> bool:
        return self.action is not None and self.action.usable and self.action.word == word

    @property
    def can_act(self) -> bool:
        return bool(self.cuts or self.usable or (self.action is not None and self.action.usable))


Until = Callable[[Look], bool]


def over(look: Look) -> bool:
    return look.ended


@dataclass(eq=False)
class Player:
    """Plays by what is enabled, at random; how it touches things is for others to change."""

    page: Page
    chance: Random = field(default_factory=lambda: Random(121))  # noqa: S311 - no secret
    seen: list[Look] = field(default_factory=list)
    """How the table looked before each step."""

    def sit_down(self, *, opponent: str = "club") -> None:
        """From the start page to a table."""
        self.page.wait_for_selector('[data-action="new-game"]', timeout=PATIENCE_MS)
        self.press('[data-ruleset="six-card"]')
        self.press(f'[data-opponent="{opponent}"]')
        self.press('[data-action="new-game"]')
        self.page.wait_for_selector("[data-table]", timeout=PATIENCE_MS)

    def look(self) -> Look:
        found: Any = self.page.evaluate(LOOK)
        return msgspec.convert(found, Look)

    def ready(self) -> Look:
        """The table once something can be done, or all is over."""
        while True:
            self.page.wait_for_function(CAN_ACT, timeout=PATIENCE_MS)
            look = self.look()
            if look.ended or look.can_act:  # still: news may have come between the two
                return look

    def turns(self, until: Until = over) -> Generator[Look, None, Look]:
        """How the table looks before each step; returns it as it was wanted."""
        for _ in range(MOST_STEPS):
            look = self.ready()
            if until(look):
                return look
            assert not look.ended, f"the game ended first: {look}"
            yield look
            if self.goes(look):
                self.seen.append(look)
        raise AssertionError(f"not there after {MOST_STEPS} steps: {self.look()}")

    def play(self, until: Until = over) -> Look:
        """Step by step until the table looks so."""
        turns = self.turns(until)
        while True:
            try:
                next(turns)
            except StopIteration as end:
                found: Look = end.value
                return found

    def goes(self, look: Look) -> bool:
        """A step; not where news from the house has come first, as when a place was taken."""
        try:
            self.step(look)
        except TimedOut:
            assert self.look() != look, f"cannot be used, though it is enabled: {look}"
            return False
        return True

    def step(self, look: Look) -> None:
        """One thing that is enabled."""
        if look.cuts:
            self.cut(self.chance.choice(look.cuts))
        elif look.action is not None and look.action.usable:
            self.act(look.action.word)
        elif look.usable:
            unchosen = [code for code in look.usable if code not in look.chosen]
            self.use(self.chance.choice(unchosen))
        else:
            raise AssertionError(f"nothing can be done: {look}")

    def use(self, code: str) -> None:
        self.press(f'button[data-piece="{code}"]')

    def cut(self, place: int) -> None:
        self.press(f'button[data-cut="{place}"]')

    def act(self, word: str) -> None:
        self.press(f'button[data-action="{word}"]')

    def press(self, hook: str) -> None:
        self.page.click(hook, timeout=REACH_MS)
