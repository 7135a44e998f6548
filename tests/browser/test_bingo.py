"""Whole matches of Bingo by hooks alone, on a desk and on the smallest phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import Look, Player, over
from tests.browser.sentences import facts_of, say
from tests.browser.tables import events_of, open_game, record_of
from tests.browser.test_every_view import barriers, foreign
from tests.browser.test_small_screens import SIDEWAYS, THUMB, phone
from tests.browser.touch import OPEN, TouchPlayer

from pegout.games.bingo.moves import Declared, GameEnded, LargeScored, Led, MatchEnded
from pegout.records import verify

DECLARE: Final = "[data-declare]"
LOW: Final = 40
NARROW: Final = 36
"""How high and wide a tile must lie open at least: seven stand in a row of 320 pixels."""
REACH: Final = f"""() => {{
  const hooks = 'button[data-piece], button[data-declare], [data-table] button[data-action]';
  return [...document.querySelectorAll(hooks)].map((each) =>
    [each.dataset.piece ?? '', each.outerHTML.slice(0, 90), ({OPEN})(each)]);
}}"""
"""Everything by which this player goes on, and how it lies."""
FEW: Final = 24
"""Steps in which the words are read: the draw, leads, replies, tricks that wait."""


@dataclass(eq=False)
class BingoPlayer(Player):
    """Lays what is not dim, declares every other time, and seldom closes."""

    def step(self, look: Look) -> None:
        closing = look.offers("close")
        if look.cuts or (look.action is not None and look.action.usable and not closing):
            super().step(look)
        elif closing and self.chance.random() < 0.1:
            self.act("close")
        elif self.could_declare() and self.chance.random() < 0.5:
            self.press(DECLARE)
        elif look.usable:
            self.use(self.chance.choice(look.usable))
        else:
            raise AssertionError(f"nothing can be done: {look}")

    def could_declare(self) -> bool:
        return self.page.locator(f'{DECLARE}[aria-pressed="false"]').count() > 0


@dataclass(eq=False)
class ThumbBingoPlayer(BingoPlayer, TouchPlayer):
    """The same with one thumb; a tile of the set is thinner than that, so the button draws."""

    def step(self, look: Look) -> None:
        if look.offers("cut"):
            self.act("cut")
        else:
            BingoPlayer.step(self, look)


def agrees_with_its_record(guest: Guest, end: Look) -> None:
    record = record_of(guest, end.table)
    assert verify(record) == ()
    events = events_of(record)
    (ended,) = [event for event in events if isinstance(event, MatchEnded)]
    assert (end.winner, end.scores) == (ended.winner, ended.match)
    told = [event for event in events if not isinstance(event, GameEnded)]
    assert len(end.story) == len(told)
    for event, line in zip(told, end.story[::-1], strict=True):
        match event:
            case Led(piece=piece):
                assert line.endswith(f" {say('pieces-object', **facts_of(piece.code))}.")
            case Declared(pieces=pieces):
                assert all(say("pieces-name", **facts_of(each.code)) in line for each in pieces)
            case LargeScored(large=large):
                assert line.endswith(f" {large}.")
            case _:
                assert line


def test_a_whole_match_and_what_axe_finds_in_it(guest: Guest) -> None:
    guest.visit(f"{open_game(guest, 'bingo', 'sensible')}?pace=0")
    player = BingoPlayer(guest.page)
    seen: set[tuple[str, bool, bool]] = set()
    found: list[str] = []
    for look in player.turns():
        view = (look.phase, player.could_declare(), len(look.usable) < len(look.hand))
        if view not in seen:
            seen.add(view)
            found += [f"{view}: {barrier}" for barrier in barriers(guest.page)]
    expect(guest.page.locator("[data-fair]")).to_be_visible()
    found += [f"end: {barrier}" for barrier in barriers(guest.page)]
    assert not found, "\n".join(found)
    assert {phase for phase, _, _ in seen} >= {"cutting-for-deal", "leading", "replying"}
    end = player.look()
    assert max(end.scores) >= 7
    agrees_with_its_record(guest, end)


def test_a_whole_match_with_one_thumb(invite: Invites) -> None:
    """Nothing is scrolled, and in every step the whole hand lies open."""
    guest = phone(invite, (320, 568))
    guest.visit(f"{open_game(guest, 'bingo', 'sensible')}?pace=0")
    player = ThumbBingoPlayer(guest.page)
    held = set()
    for look in player.turns():
        held.add(len(look.hand))
        missing = list(out_of_reach(guest))
        assert not missing, f"{look.phase}: " + "; ".join(missing)
        assert not guest.page.evaluate(SIDEWAYS), look.phase
    assert 7 in held  # fewer are held only after the stock was closed or gone
    agrees_with_its_record(guest, player.look())


def out_of_reach(guest: Guest) -> Iterator[str]:
    """What of the hand, or of what may be done besides, is not to be touched by a thumb."""
    for code, hook, found in guest.page.evaluate(REACH):
        least = THUMB if code == "" else LOW
        if not (found["inside"] and found["index"] and found["middle"]):
            yield f"{hook} does not lie open"
        if found["height"] < least or found["width"] < NARROW:
            yield f"{hook} is {found['width']} to {found['height']} px large"


def test_what_may_not_be_played_says_why(guest: Guest) -> None:
    """A stock that is closed makes the reply answer the lead (bingo 7.1)."""
    guest.visit(f"{open_game(guest, 'bingo', 'sensible')}?pace=0")
    player = BingoPlayer(guest.page)
    look = player.play(
        lambda look: (
            over(look) or (look.phase == "replying" and 0 < len(look.usable) < len(look.hand))
        )
    )
    assert not look.ended
    dim = next(piece.code for piece in look.pieces if not piece.usable)
    tile = guest.page.locator(f'button[data-piece="{dim}"]')
    reasons = [say("bingo-refused-must-answer", number=number) for number in range(7)]
    why = re.compile("|".join(map(re.escape, reasons)))
    expect(tile).to_have_accessible_description(why)
    tile.click(force=True)
    expect(guest.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert player.look().hand == look.hand


def test_by_keyboard(guest: Guest) -> None:
    """D declares and takes it back, a digit plays the tile at its place, Enter closes nothing."""
    guest.visit(f"{open_game(guest, 'bingo', 'sensible')}?pace=0")
    player = BingoPlayer(guest.page)
    keys = guest.page.keyboard
    player.play(lambda look: look.phase == "leading" and player.could_declare())
    declare = guest.page.locator(DECLARE)
    guest.page.locator("main").focus()
    keys.press("Enter")
    keys.press("d")
    expect(declare).to_have_attribute("aria-pressed", "true")
    look = player.look()
    assert {code[0] == code[-1] for code in look.usable} == {True}
    keys.press("d")
    expect(declare).to_have_attribute("aria-pressed", "false")
    look = player.look()
    assert look.offers("close")
    keys.press("3")
    expect(guest.page.locator(f'button[data-piece="{look.pieces[2].code}"]')).to_have_count(0)


def test_every_language(guest: Guest) -> None:
    guest.visit(open_game(guest, "bingo", "sensible"))
    player = BingoPlayer(guest.page)
    found: list[str] = []
    views: set[tuple[str, str]] = set()
    for look in islice(player.turns(), FEW):
        if (view := (look.phase, look.label)) not in views:
            views.add(view)
            found += [f"{view}: {each}" for each in foreign(guest.page)]
    assert {phase for phase, _ in views} >= {"cutting-for-deal", "leading", "replying"}
    assert not found, "\n".join(found)
