"""Nobody is told what he may not know: every frame of a game is read against its log.

What a seat may know is worked out here from the facts alone, without the family's own `redact` and
`observe`. Mutants that die here: observing as the referee, not redacting events, telling one seat
another's actions or refusals, publishing a secret, a text or an invitation early.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from tests.server.visitors import Visitor, play_together, same_place, served, sit_down, visitor

from pegout.games.cribbage.moves import (
    CutForDeal,
    Dealt,
    Discarded,
    Laid,
    Shown,
    StarterTurned,
)
from pegout.pieces import Piece
from pegout.tables.facts import (
    LogEntry,
    Open,
    Opened,
    Person,
    Sat,
    SecretPublished,
    SecretSealed,
    TextPromised,
    TextRevealed,
)
from pegout.tables.ids import TableId
from pegout.tables.journal import read_log
from pegout.tables.standing import Moment

CARD: Final = re.compile(r'"([A2-9TJQK][CDHS])"')
TEXTS: Final = ("the-text-of-anna-0", "the-text-of-boris-1", "the-text-of-dora-2")


@dataclass
class Knowledge:
    """What one viewer may know at each entry: its own pieces, and what lies open."""

    seat: int | None
    pieces: set[str] = field(default_factory=set)
    by_seq: dict[int, frozenset[str]] = field(default_factory=dict)

    def learn(self, moment: Moment) -> None:
        learned: tuple[Piece, ...] = ()
        match moment.event:
            case Dealt(seat=seat, pieces=pieces) | Discarded(seat=seat, pieces=pieces):
                assert isinstance(pieces, tuple), "a fact in the log is whole"
                learned = pieces if seat is not None and seat == self.seat else ()
            case CutForDeal(piece=piece) | StarterTurned(piece=piece) | Laid(piece=piece):
                learned = (piece,)
            case Shown(pieces=pieces):
                learned = pieces
        self.pieces |= {piece.code for piece in learned}
        self.by_seq[moment.seq] = frozenset(self.pieces)

    def forget(self) -> None:
        """A new deal: what was known of the last one says nothing."""
        self.pieces = set()


def knowledge(seat: int | None, moments: list[Moment]) -> Knowledge:
    known = Knowledge(seat)
    dealing = False
    for moment in moments:
        deals = isinstance(moment.event, Dealt)
        if deals and not dealing:
            known.forget()
        dealing = deals
        known.learn(moment)
    return known


def cards(value: object) -> set[str]:
    return set(CARD.findall(json.dumps(value)))


def parts(frame: dict[str, Any]) -> Iterator[tuple[int, Any]]:
    """Everything in a frame that may show pieces, with the entry after which it is true."""
    for step in [*frame.get("steps", ()), *frame.get("story", ())]:
        yield step["seq"], step
    rest = {key: value for key, value in frame.items() if key not in {"steps", "story", "view"}}
    yield frame["seq"], rest


@pytest.mark.parametrize(
    ("ruleset", "opponents"),
    [
        ("six-card", ("friend",)),
        ("six-card-3p", ("random", "friend")),
        ("six-card-4p", ("friend", "friend", "random")),
    ],
)
async def test_no_frame_tells_what_its_viewer_may_not_know(
    ruleset: str, opponents: tuple[str, ...]
) -> None:
    async with (
        served() as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as dora,
        visitor(house) as cyril,
    ):
        anna.text, boris.text, dora.text = TEXTS
        anna.ruleset = ruleset
        seats = [seat for seat, word in enumerate(opponents, start=1) if word == "friend"]
        guests = [boris, dora][: len(seats)]
        made = await anna.new_table(*opponents, target=61, matchTo=2)
        table, invite = TableId(made["table"]), made["invite"]
        async with cyril.line(table) as early:
            for guest, free in zip(guests, seats, strict=True):
                wish = {"invite": invite, "name": "Guest"}
                sat = await guest.post(f"/api/tables/{table}/join", wish)
                assert sat.json() == {"seat": free}
            await early.until(lambda line: line.view["status"] == "playing")
        async with (
            anna.line(table) as one,
            boris.line(table) as other,
            cyril.line(table) as looking,
            AsyncExitStack() as more,
        ):
            third = [await more.enter_async_context(guest.line(table)) for guest in guests[1:]]
            people = [one, other, *third]
            # In the middle of a deal somebody comes back, and gets everything that is his at once.
            await play_together(people, lambda line: line.observation["phase"] == "playing")
            async with anna.line(table) as again, boris.line(table, other.seq - 3) as rest:
                assert again.heard[0]["type"] == "whole"
                assert rest.heard[0]["type"] == "told"
            await play_together(people, lambda line: line.over)
            await same_place(*people, looking)
        standing, moments = read_log(table, await house.store.read(table))
        assert standing.seq > 200

        for seat, who in ((0, anna), *zip(seats, guests, strict=True), (None, cyril)):
            known = knowledge(seat, moments)
            frames = [json.loads(told) for told in who.told if told.startswith('{"type":')]
            told = [frame for frame in frames if frame["type"] in {"told", "whole"}]
            assert len(told) > 100
            for frame in told:
                for seq, part in parts(frame):
                    unknown = cards(part) - known.by_seq[seq]
                    assert not unknown, f"seat {seat} was told {unknown} at {seq}: {part}"
        every_secret_has_its_time(standing.opened.table, moments, (anna, *guests, cyril))
        nobody_hears_of_sessions(moments, (anna, *guests, cyril))
        assert not [told for told in cyril.told if invite in told]
        once_taken_the_link_is_told_no_more(invite, (anna, *guests))


def every_secret_has_its_time(
    table: str, moments: list[Moment], visitors: tuple[Visitor, ...]
) -> None:
    """No secret before its publication, no text before its revelation."""
    entries: list[tuple[int, LogEntry]] = [(moment.seq, moment.entry) for moment in moments]
    due: dict[tuple[int, str], int] = {}
    for seq, entry in entries:
        if isinstance(entry, SecretPublished):
            due[entry.game, entry.secret] = seq
        elif isinstance(entry, TextRevealed):
            due.setdefault((entry.game, entry.text), seq)
    sealed = [entry for _, entry in entries if isinstance(entry, SecretSealed)]
    assert len(sealed) >= 2
    assert {(entry.game, entry.secret) for entry in sealed} <= set(due)
    for who in visitors:
        for body in who.told:
            frame = json.loads(body)
            if not isinstance(frame, dict) or frame.get("table") != table or "seq" not in frame:
                continue
            view = frame.get("view")
            for (game, secret), seq in due.items():
                if frame["seq"] >= seq:
                    continue
                shuffles = [
                    each for each in (view or {}).get("shuffles", ()) if each["game"] == game
                ]
                without = {**frame, "view": None}
                assert secret not in json.dumps(shuffles), f"game {game} at {frame['seq']}"
                if len(secret) == 64:
                    assert secret not in json.dumps(without)


def nobody_hears_of_sessions(moments: list[Moment], visitors: tuple[Visitor, ...]) -> None:
    """Neither the session's name nor what an invitation is kept as."""
    owners: set[str] = set()
    for moment in moments:
        match moment.entry:
            case Opened(chairs=chairs):
                owners |= {chair.owner for chair in chairs if isinstance(chair, Person)}
                owners |= {chair.invitation for chair in chairs if isinstance(chair, Open)}
            case Sat(person=person):
                owners.add(person.owner)
    assert len(owners) == len(visitors)  # the invitation's, but not who only looks on
    for who in visitors:
        for owner in owners:
            assert not [told for told in who.told if owner in told]


def once_taken_the_link_is_told_no_more(invite: str, visitors: tuple[Visitor, ...]) -> None:
    for who in visitors:
        for body in who.told:
            frame = json.loads(body)
            if isinstance(frame, dict) and frame.get("view", None):
                taken = all(seat["kind"] != "open" for seat in frame["view"]["seats"])
                assert not (taken and invite in body)


async def test_the_texts_wait_for_all_promises() -> None:
    """While one has not promised, the other's text is with its browser alone."""
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        anna.text, boris.text = TEXTS[0], ""
        table = await sit_down(anna, boris)
        async with anna.line(table) as one, boris.line(table) as other:
            await one.until(lambda line: line.view["shuffles"][0]["promises"][0] is not None)
            await one.send(type="reveal", table=table, game=1, text=TEXTS[0])
            await one.until(lambda line: line.heard[-1]["type"] == "refused")
            assert one.heard[-1]["code"] == "too-early"
            await other.until(lambda line: line.seq >= one.seq)
        assert not [told for told in boris.told if TEXTS[0] in told]
        entries = read_log(table, await house.store.read(table))[1]
        assert [type(moment.entry) for moment in entries[3:]] == [TextPromised]
