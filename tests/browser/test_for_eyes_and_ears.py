"""The page as a screen reader tells it, the board, colours, and what is said aloud."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import Look, Player
from tests.browser.sentences import name_of, player, say, sentence
from tests.browser.tables import events_of, open_table, record_of

LISTEN: Final = """() => {
  const story = document.querySelector('[data-story]');
  window.heard = [...story.children].map((each) => each.textContent.trim());
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes) if (each.tagName === 'LI') heard.push(each.textContent.trim());
  }).observe(story, { childList: true });
}"""
SPEAK: Final = """
  window.spoken = [];
  const voices = ['en-GB', 'ru-RU', 'cs-CZ'].map((lang) => ({ lang, name: lang }));
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => voices,
    speak: (said) => { spoken.push([said.lang, said.text]); said.onend?.(); },
    cancel: () => {},
  } });
"""
"""A voice that notes what it says; Chromium on a server has none."""


@dataclass(eq=False)
class Listener(Player):
    """Plays by names and roles alone, as they are told to who does not see the page."""

    def use(self, code: str) -> None:
        hand = self.page.get_by_role("list", name=sentence("cribbage-hand", **player(0)))
        hand.get_by_role("button", name=name_of(code), exact=True).click()

    def act(self, word: str) -> None:
        label = self.look().label
        assert label, word
        self.page.get_by_role("main").get_by_role("button", name=label, exact=True).click()

    def cut(self, place: int) -> None:
        pack = self.page.get_by_role("group", name=say("cribbage-pack"))
        places = pack.get_by_role("button").count()
        name = say("cribbage-cut-place", place=place + 1, places=places)
        pack.get_by_role("button", name=name, exact=True).click()


def test_a_game_by_names_and_roles(guest: Guest) -> None:
    """The hand is a list of named cards, the button says what it does, every event is told once."""
    path = open_table(guest, target=31)
    guest.visit(f"{path}?pace=0")
    listener = Listener(guest.page)
    listener.ready()
    story = guest.page.locator("[data-story]")
    expect(story).to_have_attribute("aria-live", "polite")
    guest.page.evaluate(LISTEN)
    end = listener.play()
    heard: list[str] = guest.page.evaluate("heard")
    assert sorted(heard) == sorted(end.story)
    assert len(heard) == len(events_of(record_of(guest, end.table)))
    labels = {look.label for look in listener.seen}
    for seat in (0, 1):
        assert say("cribbage-do-discard", **player(seat), count=2) in labels


def test_how_the_hand_is_told(guest: Guest) -> None:
    guest.visit(f"{open_table(guest)}?pace=0")
    listener = Listener(guest.page)
    look = listener.play(lambda look: look.phase == "discarding")
    hand = guest.page.get_by_role("list", name=sentence("cribbage-hand", **player(0)))
    expect(hand.get_by_role("listitem")).to_have_count(6)
    told = [f'button "{name_of(piece.code)}"' for piece in look.pieces]
    snapshot = hand.aria_snapshot()
    assert re.findall(r'button "[^"]+"', snapshot) == told
    listener.use(look.hand[0])
    assert f'"{name_of(look.hand[0])}" [pressed]' in hand.aria_snapshot()
    # UX123: what is chosen is told by a sign too, not by colour and place alone.
    chosen = guest.page.locator(f'button[data-piece="{look.hand[0]}"]')
    expect(chosen.get_by_text("✓")).to_be_visible()
    theirs = guest.page.get_by_role("list", name=held(6)).or_(
        guest.page.get_by_role("list", name=held(4))
    )
    expect(theirs.get_by_role("listitem").first).to_have_text(say("pieces-back"))


def held(count: int) -> str:
    return sentence("cribbage-held-by", **player(1), count=count)


def test_how_many_cards_the_other_holds(guest: Guest) -> None:
    """UX117: the number that is left, and not always four."""
    guest.visit(f"{open_table(guest)}?pace=0")
    clicker = Player(guest.page)
    seen: set[int] = set()
    for look in clicker.turns(lambda _: seen >= {1, 2, 3}):
        if look.phase != "playing":
            continue
        laid = sum(1 for line in deal_of(look) if line.startswith("The computer lays"))
        seen.add(4 - laid)
        if laid < 4:
            theirs = guest.page.get_by_role("list", name=held(4 - laid), exact=True)
            expect(theirs.get_by_role("listitem")).to_have_count(4 - laid)
            expect(guest.page.locator("[data-spot=hand-1] .left")).to_have_text(str(4 - laid))


def deal_of(look: Look) -> list[str]:
    """Lines of this deal."""
    begun = next(at for at, line in enumerate(look.story) if "dealt" in line)
    return list(look.story[:begun])


def pegs(guest: Guest, seat: int) -> Locator:
    return guest.page.get_by_role("img", name=re.compile(rf"^{names(seat)} \d+, "))


def test_the_board_agrees_with_the_scores(guest: Guest) -> None:
    """UX089, UX091, UX092: front and back peg, both numbers, at every step of a game."""
    guest.visit(f"{open_table(guest, target=31)}?pace=0")
    clicker = Player(guest.page)
    for look in clicker.turns():
        stands_as_told(guest, look)
    end = clicker.look()
    assert end.winner is not None
    winner = names(end.winner)
    expect(pegs(guest, end.winner)).to_have_accessible_name(re.compile(rf"^{winner} 31, "))
    stands_as_told(guest, end, 1 - end.winner)


def names(seat: int) -> str:
    return sentence("cribbage-player-you" if seat == 0 else "cribbage-player-computer")


def stands_as_told(guest: Guest, look: Look, *seats: int) -> None:
    """The pegs of these seats, or of both, say the score and the last points of the story."""
    for seat in seats or (0, 1):
        made = (points for points, scorer in map(scored, look.story) if scorer == seat)
        score, last = look.scores[seat], next(made, 0)
        told = say("page-peg", name=names(seat), score=score, last=last)
        expect(pegs(guest, seat)).to_have_accessible_name(told)


def scored(line: str) -> tuple[int, int | None]:
    """Points and seat of a line of the story, where it tells of any."""
    found = re.match(r"(You score|The computer scores) (\d+) point", line)
    if found is None:
        return 0, None
    return int(found[2]), 0 if found[1] == "You score" else 1


def test_four_colours_for_four_suits(guest: Guest) -> None:
    """UX123: for who does not see red and green apart."""
    guest.visit("/count")
    guest.page.wait_for_selector("[data-pick]")
    colours = """() => ['C', 'D', 'H', 'S'].map((suit) => getComputedStyle(document.querySelector(
      `[data-pick="A${suit}"] svg path, [data-pick="A${suit}"] svg use`)).fill)"""
    assert len(set(guest.page.evaluate(colours))) == 2
    guest.page.get_by_role("button", name=say("page-settings")).click()
    guest.page.get_by_role("checkbox", name=say("page-four-colours")).check()
    guest.page.get_by_role("button", name=say("page-close")).click()
    assert len(set(guest.page.evaluate(colours))) == 4
    guest.page.reload()
    guest.page.wait_for_selector("[data-pick]")
    assert len(set(guest.page.evaluate(colours))) == 4


def test_the_count_is_said_aloud(invite: Invites) -> None:
    """In the language of the page, and the table's sounds with it, once somebody asks for them."""
    guest = invite()
    guest.context.add_init_script(SPEAK)
    guest.visit(open_table(guest))
    listener = Player(guest.page)
    listener.play(lambda look: look.phase == "discarding")
    assert guest.page.evaluate("spoken") == []
    guest.page.get_by_role("button", name=say("page-settings")).click()
    for setting in ("page-sound", "page-speech"):
        guest.page.get_by_role("checkbox", name=say(setting)).check()
    guest.page.keyboard.press("Escape")
    listener.play(lambda look: look.phase == "showing" and look.offers("continue"))
    guest.page.click('[data-lang="ru"]')
    listener.play(lambda look: look.phase == "discarding")
    spoken: list[list[str]] = guest.page.evaluate("spoken")
    said = {(language, text) for language, text in spoken}
    assert {language for language, _ in said} == {"en-GB", "ru-RU"}
    numbers = {say("cribbage-number", number=number) for number in range(1, 32)}
    assert any(text in numbers for language, text in said if language == "en-GB")


def test_light_and_dark(guest: Guest) -> None:
    for scheme in ("dark", "light"):
        guest.page.emulate_media(color_scheme=scheme)
        guest.visit()
        expect(guest.page.locator("html")).to_have_attribute("data-theme", scheme)
    guest.page.get_by_role("button", name=say("page-settings")).click()
    guest.page.get_by_role("radio", name=say("page-theme-dark")).check()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
