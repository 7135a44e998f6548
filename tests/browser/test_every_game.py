"""A whole game of every cribbage ruleset, with tiles, partners, bids and counts by hand.

Each on a desk and on the smallest phone: whatever is to be used lies open in every step, nothing
scrolls to the side, and the page ends as the house has written it down.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest
from tests.browser.conftest import DESKTOP, Invites
from tests.browser.guest import Guest
from tests.browser.player import Look, over
from tests.browser.reckoner import FIELD, Reckoner, ThumbReckoner
from tests.browser.tables import events_of, open_game, record_of
from tests.browser.test_small_screens import SIDEWAYS, THUMB, phone
from tests.browser.touch import OPEN

from pegout.games.cribbage.moves import BidMade, Claimed, GameEnded, Passed, Scored
from pegout.records import verify

SMALL: Final = (320, 568)
REACH: Final = f"""() => {{
  const hooks = 'button[data-piece], [data-table] button[data-action], {FIELD}';
  const found = [...document.querySelectorAll(hooks)];
  return found.map((each) => [each.dataset.piece ?? '', each.outerHTML, ({OPEN})(each)]);
}}"""
"""Everything by which this player goes on, and how it lies."""


@dataclass(frozen=True)
class Game:
    """What is played, and how many at least must be held at once at some time."""

    ruleset: str
    held: int
    opponents: tuple[str, ...] = ("sensible",)
    options: dict[str, object] = field(default_factory=dict)


TWO: Final = ("sensible", "random")
THREE: Final = ("sensible", "random", "sensible")
GAMES: Final = {
    "five-card": Game("five-card", 5, options={"target": 31}),
    "three": Game("six-card-3p", 5, TWO, {"target": 31}),
    "partners": Game("six-card-4p", 5, THREE, {"target": 31}),
    "seven-card": Game("seven-card", 7, options={"target": 61}),
    "lowball": Game("lowball", 6, options={"target": 31}),
    "mendelev": Game("domino-mendelev", 6, options={"target": 31}),
    "book2": Game("domino-book2", 6, options={"target": 31}),
    "muggins": Game("six-card", 6, options={"target": 31, "counting": "muggins"}),
    "auction": Game("six-card", 6, options={"target": 31, "auction": "give"}),
}
"""By the name of what is proved."""


def out_of_reach(guest: Guest) -> list[str]:
    """What of the hand, the buttons and the field for points cannot be seen or touched."""
    missing: list[str] = []
    for code, written, lies in guest.page.evaluate(REACH):
        what = code or written
        if not lies["inside"]:
            missing.append(f"{what} is not in view")
        elif code and not lies["index"]:
            missing.append(f"{what}: its index is covered")
        elif code and lies["width"] < 24:
            missing.append(f"{what}: only {lies['width']} px lie open")
        elif not code and lies["height"] < THUMB:
            missing.append(f"{what} is {lies['height']} px high")
    return missing


def play(player: Reckoner, guest: Guest, game: Game) -> Look:
    """To the end, looking at every step whether it could be played; tells how it looked then."""
    held: Counter[int] = Counter()

    def ends(look: Look) -> bool:
        if over(look):
            return True
        held[len(look.hand)] += 1
        missing = out_of_reach(guest)
        assert not missing, f"{look.phase}: " + "; ".join(missing)
        assert not guest.page.evaluate(SIDEWAYS), look.phase
        return False

    end = player.play(ends)
    assert max(held) == game.held
    return end


def agrees_with_its_record(guest: Guest, end: Look) -> list[Any]:
    """Winner, scores, and a line for every event; the events."""
    record = record_of(guest, end.table)
    assert verify(record) == ()
    events = events_of(record)
    (ended,) = [event for event in events if isinstance(event, GameEnded)]
    assert (end.winner, end.scores) == (ended.winner, ended.scores)
    told = end.story[::-1]
    assert len(told) == len(events)
    for event, line in zip(events, told, strict=True):
        assert line
        if isinstance(event, Scored) and event.points > 0:
            assert f" {event.points} point" in line
            assert str(event.score) in line
    return events


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_whole_game(invite: Invites, name: str, size: str) -> None:
    game = GAMES[name]
    guest = invite(viewport=DESKTOP) if size == "desk" else phone(invite, SMALL)
    hand = Reckoner if size == "desk" else ThumbReckoner
    player = hand(guest.page, Random(name))  # noqa: S311 - no secret
    path = open_game(guest, game.ruleset, *game.opponents, **game.options)
    guest.visit(f"{path}?pace=0")
    end = play(player, guest, game)
    events = agrees_with_its_record(guest, end)
    target = game.options["target"]
    assert max(end.scores) == target
    lowest = min(range(len(end.scores)), key=lambda side: end.scores[side])
    highest = end.scores.index(target)
    assert end.winner == (lowest if game.ruleset == "lowball" else highest)
    assert len(end.scores) == (2 if name == "partners" else len(game.opponents) + 1)
    kinds = {type(event) for event in events}
    assert (Claimed in kinds) == (name == "muggins")
    assert bool(kinds & {BidMade, Passed}) == (name == "auction")
