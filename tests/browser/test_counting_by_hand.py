"""Players count for themselves: by touching what lies open, by keys, and with an eye on the other.

What a player has missed is told to nobody while it can still be taken.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.player import Look, Player
from tests.browser.reckoner import FIELD, KeyboardReckoner, Reckoner, WiderLook
from tests.browser.sentences import player, say, sentence
from tests.browser.tables import events_of, open_game, record_of
from tests.browser.test_two_people import Two, invitation

from pegout.games.cribbage.moves import CalledMuggins, Claimed, Scored
from pegout.records import verify


@dataclass(eq=False)
class Thorough(Reckoner):
    """Touches every combination of what lies open, and then claims their sum."""

    guest: Guest = field(kw_only=True)
    counted: list[int] = field(default_factory=list)

    def count(self, look: WiderLook) -> None:
        points = 0
        found: set[frozenset[str]] = set()
        for line in worth(self.guest, look):
            points += line["points"]
            pieces = frozenset(line["pieces"])
            if pieces not in found:  # a fifteen may be a run as well
                for code in line["pieces"]:
                    self.tap(code)
            found.add(pieces)
        expect(self.page.locator(FIELD)).to_have_value(str(points))
        assert self.look().label == say("cribbage-do-claim", points=points)
        self.act("claim")
        self.counted.append(points)


@dataclass(eq=False)
class ThoroughTypist(KeyboardReckoner, Thorough):
    """By keys alone."""


def worth(guest: Guest, look: WiderLook) -> list[dict[str, Any]]:
    """The combinations of what lies open, as the house counts them; the small ones first."""
    *hand, starter = look.open
    shown = [
        step["event"]
        for message in guest.messages()
        for step in message.get("steps", ())
        if (step.get("event") or {}).get("type") == "shown"
    ]
    asked = {"hand": hand, "starter": starter, "crib": shown[-1]["what"] == "crib"}
    wish = {"ruleset": "six-card", "options": {}, "do": "score", "asked": asked}
    response = guest.context.request.post(f"{guest.url}/api/ask", data=wish)
    expect(response).to_be_ok()
    lines: list[dict[str, Any]] = response.json()["lines"]
    return sorted(lines, key=lambda line: len(line["pieces"]))


def claims(guest: Guest, end: Look, seat: int = 0) -> list[Claimed]:
    """What this seat has claimed for hands and cribs."""
    record = record_of(guest, end.table)
    assert verify(record) == ()
    return [
        event
        for event in events_of(record)
        if isinstance(event, Claimed) and event.seat == seat and event.what != "lay"
    ]


def nothing_is_missed(thorough: Thorough, end: Look) -> None:
    made = claims(thorough.guest, end)
    assert made
    assert [claim.points for claim in made] == thorough.counted
    assert all(claim.missed == () and claim.excess == 0 for claim in made)


def test_what_is_touched_is_named_and_added(guest: Guest) -> None:
    """A whole game in which every hand is counted by touch, and nothing is missed."""
    path = open_game(guest, "six-card", "sensible", target=31, counting="manual")
    guest.visit(f"{path}?pace=0")
    thorough = Thorough(guest.page, guest=guest)
    nothing_is_missed(thorough, thorough.play())


def test_by_keyboard_alone(guest: Guest) -> None:
    """Claims are typed in the play; hands are counted by walking over them."""
    path = open_game(guest, "six-card", "sensible", target=31, counting="muggins")
    guest.visit(f"{path}?pace=0")
    typist = ThoroughTypist(guest.page, Random(15), guest=guest)  # noqa: S311 - no secret
    nothing_is_missed(typist, typist.play())


def test_touched_wrongly_touched_twice_and_begun_anew(guest: Guest) -> None:
    path = open_game(guest, "six-card", "sensible", counting="manual")
    guest.visit(f"{path}?pace=0")
    reckoner = Reckoner(guest.page)

    def has_pair(look: Look) -> bool:
        assert isinstance(look, WiderLook)
        return look.may("claim") and any(len(line["pieces"]) == 2 for line in worth(guest, look))

    look = reckoner.play(has_pair)
    assert isinstance(look, WiderLook)
    lines = worth(guest, look)
    pair = next(line for line in lines if len(line["pieces"]) == 2)
    points = guest.page.locator(FIELD)
    for code in pair["pieces"]:
        reckoner.tap(code)
    expect(points).to_have_value("2")
    wider = any(set(pair["pieces"]) < set(line["pieces"]) for line in lines)
    for code in pair["pieces"]:
        reckoner.tap(code)
    expect(points).to_have_value("2")
    expect(guest.page.get_by_text(say("cribbage-tap-twice"))).to_have_count(0 if wider else 1)
    guest.page.get_by_role("button", name=say("cribbage-tap-clear")).click()
    expect(points).to_have_value("0")
    expect(guest.page.locator('[data-tap][aria-pressed="true"]')).to_have_count(0)
    reckoner.give(29)
    reckoner.act("claim")
    told = sentence("cribbage-event-claimed", **player(0), points=29)
    expect(guest.page.locator("[data-story]")).to_contain_text(told)


@dataclass(eq=False)
class Dozing(Reckoner):
    """Claims nothing, ever, and lets everything stand."""

    def step(self, look: Look) -> None:
        assert isinstance(look, WiderLook)
        if look.field is not None and look.field.least == 0:
            self.give(0)
        if look.action is not None and look.action.usable:
            self.act(look.action.word)
        else:
            super().step(look)


@dataclass(eq=False)
class Alert(Reckoner):
    """Calls muggins at every claim of the other, and claims more than anything is worth."""

    def step(self, look: Look) -> None:
        assert isinstance(look, WiderLook)
        if look.may("muggins"):
            self.give(2)
            self.act("muggins")
            return
        if look.field is not None:
            self.give(look.field.most)
        Player.step(self, look)


@dataclass
class Unequal(Two):
    """Anna dozes, Boris does not."""

    def __post_init__(self) -> None:
        self.players = (
            Dozing(self.anna.page, self.chance),
            Alert(self.boris.page, self.chance),
        )


def test_muggins_between_two_people(invite: Invites) -> None:
    """What one misses the other takes, and no browser was told of it before."""
    anna, boris, carla = invite(), invite(), invite()
    path = open_game(anna, "six-card", "friend", target=31, counting="muggins")
    anna.visit(f"{path}?pace=0")
    boris.page.goto(f"{invitation(anna)}&pace=0")
    expect(anna.page.locator("[data-invite]")).to_have_count(0)
    carla.visit(f"{path}?pace=0")
    end = Unequal(anna, boris, path.removeprefix("/table/")).play()
    for guest in (anna, boris, carla):
        expect(guest.page.locator("[data-result]")).to_be_visible()
    assert end.winner == 1
    assert all(claim.points == 0 for claim in claims(anna, end))
    events = events_of(record_of(anna, end.table))
    taken = [event.taken for event in events if isinstance(event, CalledMuggins)]
    assert sum(taken) > 0
    assert sum(taken) == sum(
        line.points
        for event in events
        if isinstance(event, Scored)
        for line in event.lines
        if line.rule == "muggins"
    )
    for guest in (anna, boris, carla):
        heard_in_time(guest)


def heard_in_time(guest: Guest) -> None:
    """A claim comes without what it lacked; that is told by itself, and afterwards."""
    told = [
        step["event"]
        for message in guest.messages()
        for step in message.get("steps", ())
        if step.get("event") is not None
    ]
    made = [event for event in told if event["type"] == "claimed"]
    assert made
    assert not any(event.get("missed") for event in made)
    assert any(event["type"] == "missed" for event in told)
