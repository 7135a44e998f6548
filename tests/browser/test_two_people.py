"""Two people at one table, each in a browser of their own, and those who come too late.

Each browser is told what its player may know and nothing else: every frame and every answer that it
got is compared afterwards with what the record shows to have been open at that moment (UX072,
UX074). What waits tells nothing of what the other holds (UX114).
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import PATIENCE_MS, Look, Player, Until, over
from tests.browser.sentences import name_of, say, sentence
from tests.browser.tables import listed, open_table, record_of, replay_of

from pegout.records import verify

CODE: Final = re.compile(r'"([A2-9TJQK][CDHS])"')
"""A card in a message."""
WRITTEN: Final = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelectorAll('[data-story]').forEach((each) => each.remove());
  return page.outerHTML;
}"""
"""The page without its story, which still tells of deals that are over."""
WAITS: Final = """() => {
  const button = document.querySelector('button[data-action]');
  const reason = document.getElementById(button.getAttribute('aria-describedby'));
  return [button.dataset.action, button.textContent.trim(), reason.textContent.trim()].join('|');
}"""


@dataclass
class Two:
    """Anna has opened the table, Boris has come by the link."""

    anna: Guest
    boris: Guest
    table: str
    chance: Random = field(default_factory=lambda: Random(31))  # noqa: S311 - no secret

    def __post_init__(self) -> None:
        self.players = (Player(self.anna.page, self.chance), Player(self.boris.page, self.chance))

    @property
    def guests(self) -> tuple[Guest, Guest]:
        return self.anna, self.boris

    def acting(self) -> tuple[Player, Look, Player]:
        """Who can do something, how it looks to them, and the other; both have heard the same."""
        for _ in range(int(PATIENCE_MS / 50)):
            for mine, other in (self.players, self.players[::-1]):
                look = mine.look()
                if look.ended or look.can_act:
                    return mine, look, other
            self.anna.page.wait_for_timeout(50)
        raise AssertionError(f"nobody can do anything: {[each.look() for each in self.players]}")

    def turns(self, until: Until) -> Iterator[tuple[Player, Look, Player]]:
        """Before each step: who acts, what they see, who waits."""
        while True:
            acting, look, waiting = self.acting()
            if until(look):
                return
            yield acting, look, waiting
            acting.goes(look)

    def play(self, until: Until = over) -> Look:
        for _ in self.turns(until):
            pass
        return self.acting()[1]


@pytest.fixture
def two(invite: Invites) -> Two:
    return sit_down(invite(), invite(), target=61)


def sit_down(anna: Guest, boris: Guest, **options: object) -> Two:
    path = open_table(anna, "friend", **options)
    anna.visit(f"{path}?pace=0")
    boris.page.goto(f"{invitation(anna)}&pace=0")
    expect(anna.page.locator("[data-invite]")).to_have_count(0)
    return Two(anna, boris, path.removeprefix("/table/"))


def invitation(guest: Guest) -> str:
    link = guest.page.locator("[data-invite]").get_attribute("data-invite")
    assert link
    return link


def in_play(look: Look) -> bool:
    """Hands are closed."""
    return look.phase in {"discarding", "cutting", "playing"}


def open_cards(replay: dict[str, Any], seat: int | None) -> dict[int, set[str]]:
    """By entry, the cards of this deal that whoever sits there may know by then."""
    known: set[str] = set()
    after: dict[int, set[str]] = {0: set()}
    deal = 0
    for step in replay["steps"]:
        event = step.get("event") or {"type": ""}
        match event["type"]:
            case "dealt":
                if deal != step["observation"]["deal"]:
                    deal, known = step["observation"]["deal"], set()
                if event["seat"] == seat:
                    known = known | set(event["pieces"])
            case "cut-for-deal" | "starter-turned" | "laid":
                known = known | {event["piece"]}
            case "shown":
                known = known | set(event["pieces"])
            case _:
                pass
        after[step["seq"]] = known
    return after


def told_no_secret(guest: Guest, replay: dict[str, Any], seat: int | None) -> None:
    """Every message had only cards that were open to this seat at the entry it speaks of."""
    known = open_cards(replay, seat)
    last = max(known)
    looked_at = 0
    for message in guest.messages():
        if message["type"] not in {"told", "whole"}:
            assert not cards_in(message)
            continue
        steps = message.pop("steps", [])
        for step in steps:
            assert cards_in(step) <= known[step["seq"]], step
            looked_at += len(cards_in(step))
        assert cards_in(message) <= known[message["seq"]], message
        if message["view"] is not None and message["seq"] < last:
            assert all(shuffle["secret"] is None for shuffle in message["view"]["shuffles"])
    assert looked_at


def cards_in(message: object) -> set[str]:
    return set(CODE.findall(json.dumps(message)))


def shows_no_secret(guest: Guest, hidden: list[str]) -> None:
    written = guest.page.evaluate(WRITTEN)
    for code in hidden:
        assert f'"{code}"' not in written
        assert name_of(code) not in written


def test_each_sees_only_their_own(invite: Invites) -> None:
    """A whole game, with somebody who looks on from the first card to the last."""
    anna, boris, carla = invite(), invite(), invite()
    for guest in (anna, boris, carla):
        guest.note_answers()
    two = sit_down(anna, boris, target=41)
    carla.visit(f"/table/{two.table}?pace=0")
    expect(carla.page.get_by_text(say("page-looking-on"))).to_be_visible()
    waits: dict[tuple[Player, str], set[str]] = defaultdict(set)
    for _, look, waiting in two.turns(over):
        if not in_play(look):
            continue
        other = next(guest for guest in two.guests if guest.page is waiting.page)
        shows_no_secret(other, look.hand)
        shows_no_secret(carla, look.hand)
        assert not carla.page.locator("button[data-piece]").count()
        if look.phase == "playing":
            heard_all(waiting, len(look.story))
            kind = "go" if look.offers("go") else "lay"
            waits[waiting, kind].add(waiting.page.evaluate(WAITS))
    for guest in (*two.guests, carla):
        expect(guest.page.locator("[data-result]")).to_be_visible()
    looks = [player.look() for player in two.players]
    record = record_of(two.anna, two.table)
    assert verify(record) == ()
    assert looks[0].scores == looks[1].scores == Player(carla.page).look().scores
    assert looks[0].winner == looks[1].winner == Player(carla.page).look().winner
    assert [player.kind for player in record.players] == ["person", "person"]
    replay = replay_of(two.anna, two.table)
    told_no_secret(two.anna, replay, 0)
    told_no_secret(two.boris, replay, 1)
    told_no_secret(carla, replay, None)
    for guest in (*two.guests, carla):
        assert guest.bodies
        early = [body for path, body in guest.bodies if not path.endswith("/replay")]
        assert not any(CODE.search(body) for body in early)
    # UX114: whether one who is waited for must lay or must say go does not show on the other side.
    said = {kind for _, kind in waits}
    assert said == {"go", "lay"}
    for player in two.players:
        assert len(waits[player, "go"] | waits[player, "lay"]) == 1


def heard_all(player: Player, lines: int) -> None:
    player.page.wait_for_function(
        "(lines) => document.querySelectorAll('[data-story] li').length >= lines", arg=lines
    )


def test_one_leaves_and_returns(invite: Invites) -> None:
    """UX109: while one is away the other goes on as far as the rules let, and then both do."""
    two = sit_down(invite(), invite(), target=31)
    away, here = say("page-away"), say("page-here")
    for moment in ("discarding", "playing"):
        two.play(lambda look, phase=moment: look.phase == phase)  # type: ignore[misc]
        anna, boris = two.players
        before = boris.look()
        two.boris.page.goto("about:blank")
        expect(two.anna.page.get_by_text(away, exact=True)).to_be_visible()
        look = anna.look()
        if look.can_act:
            anna.step(look)
        two.boris.visit(f"/table/{two.table}?pace=0")
        expect(two.anna.page.get_by_text(here, exact=True)).to_be_visible()
        expect(two.boris.page.locator(f'[data-phase="{moment}"]')).to_be_visible()
        assert boris.look().hand == before.hand
    two.play()
    assert verify(record_of(two.anna, two.table)) == ()


def test_what_one_does_leaves_the_choice_of_the_other_alone(two: Two) -> None:
    """A card is chosen for the crib, the other discards, and it is still chosen."""
    anna, boris = two.players
    two.play(lambda look: look.phase == "discarding")
    chosen = anna.ready().hand[0]
    anna.use(chosen)
    for code in boris.ready().hand[:2]:
        boris.use(code)
    boris.act("discard")
    friend = {"who": "other", "name": say("cribbage-player-friend")}
    told = sentence("cribbage-event-discarded", **friend, count=2)
    expect(two.anna.page.locator("[data-story] li").first).to_have_text(told)
    assert anna.look().chosen == [chosen]


def test_the_owner_of_a_link_who_opens_it_stays_one(invite: Invites) -> None:
    """UX107: and so does a guest who opens it twice."""
    anna, boris = invite(), invite()
    path = open_table(anna, "friend")
    anna.visit(f"{path}?pace=0")
    link = invitation(anna)
    anna.page.goto(f"{link}&pace=0")
    assert invitation(anna) == link
    seats = listed(anna, path.removeprefix("/table/"))
    assert (seats["status"], seats["kinds"], seats["you"]) == ("waiting", ["person", "open"], 0)
    for _ in range(2):
        boris.page.goto(f"{link}&pace=0")
        boris.page.wait_for_selector("button[data-cut]")
    assert listed(boris, path.removeprefix("/table/"))["you"] == 1
    assert listed(anna, path.removeprefix("/table/"))["kinds"] == ["person", "person"]
    two = Two(anna, boris, path.removeprefix("/table/"))
    two.play(lambda look: look.phase == "discarding")


def test_who_comes_too_late_looks_on(invite: Invites) -> None:
    anna, boris, carla = invite(), invite(), invite()
    path = open_table(anna, "friend")
    anna.visit(f"{path}?pace=0")
    link = invitation(anna)
    boris.page.goto(f"{link}&pace=0")
    expect(anna.page.locator("[data-invite]")).to_have_count(0)
    two = Two(anna, boris, path.removeprefix("/table/"))
    two.play(lambda look: look.phase == "playing")
    carla.expected.append(r"/join answered 409|status of 409")
    carla.page.goto(f"{link}&pace=0")
    told = carla.page.get_by_role("alert").get_by_text(say("page-trouble-seat-taken"))
    expect(told).to_be_visible()
    expect(carla.page.locator("[data-phase=playing]")).to_be_visible()
    assert not Player(carla.page).look().can_act


def test_the_next_game_with_somebody_else(invite: Invites) -> None:
    """UX106: a game has ended, and its owner plays again with a third."""
    two = sit_down(invite(), invite(), target=31)
    two.play()
    expect(two.anna.page.locator("[data-result]")).to_be_visible()
    two.anna.page.get_by_role("button", name=say("page-play-again")).click()
    expect(two.anna.page.locator("[data-invite]")).to_be_visible()
    carla = invite()
    carla.page.goto(f"{invitation(two.anna)}&pace=0")
    carla.page.wait_for_selector("button[data-cut]")
    table = Player(two.anna.page).look().table
    assert table != two.table
    Two(two.anna, carla, table).play(lambda look: look.phase == "playing")
    assert listed(carla, table)["names"] == listed(two.anna, table)["names"]
    assert two.table not in [each["table"] for each in tables_of(carla)]


def tables_of(guest: Guest) -> list[dict[str, Any]]:
    response = guest.context.request.get(f"{guest.url}/api/tables")
    found: list[dict[str, Any]] = response.json()
    return found
