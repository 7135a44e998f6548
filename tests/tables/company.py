"""Who sits at the tables of these tests, and a house in which time and failures obey."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final, Literal

import msgspec
import pytest

from pegout import games
from pegout.dealing import promise_of_text
from pegout.engine import AnyRuleset, OptionValue, Seat
from pegout.engine.wire import encode
from pegout.storage import MemoryStore
from pegout.tables.facts import LogEntry, Person
from pegout.tables.ids import Owner, Status, TableId
from pegout.tables.invitations import Invitations
from pegout.tables.journal import read_entries
from pegout.tables.ports import Asked, EventStore, Listing, News, NoAnswer, Outside
from pegout.tables.refused import Refused
from pegout.tables.room import Room
from pegout.tables.standing import Standing
from pegout.tables.table import Table

ANNA: Final = Owner("session-anna")
BORIS: Final = Owner("session-boris")
CYRIL: Final = Owner("session-cyril")
TEXTS: Final = {
    ANNA: "a-lamp-and-a-board-of-walnut",
    BORIS: "two-pegs-a-side-and-a-cup-of-tea",
    CYRIL: "the-rain-on-the-window-of-the-club",
}
KEY: Final = b"a key for tests"
PATIENCE: Final = 20
"""Seconds after which a test that waits for something has failed."""


def six_card(**options: OptionValue) -> AnyRuleset:
    return games.load("six-card", options)


class Entropy:
    """Chance that is the same in every run."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._drawn = 0

    def secret(self, size: int) -> bytes:
        self._drawn += 1
        return sha256(f"{self._seed}/{self._drawn}".encode()).digest()[:size]


class Clock:
    """Time that moves when a test says so; only a computer's pace passes by itself."""

    def __init__(self, by_itself: float = 1.0) -> None:
        self._now = 1_700_000_000.0
        self._by_itself = by_itself
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self.slept: list[float] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if seconds <= self._by_itself:
            self._now += seconds
            await asyncio.sleep(0)
            return
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, sleeper))
        await sleeper

    async def pass_by(self, seconds: float) -> None:
        """Let time pass and everybody who was waiting for it do what follows."""
        self._now += seconds
        for wake_at, sleeper in list(self._sleepers):
            if wake_at <= self._now and not sleeper.done():
                sleeper.set_result(None)
                self._sleepers.remove((wake_at, sleeper))
        await breathe()


async def breathe() -> None:
    """Let everything happen that can happen without time passing."""
    for _ in range(50):
        await asyncio.sleep(0)


class Players:
    """Computer players who play anything allowed, or fail as told."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.failures: deque[NoAnswer | bytes] = deque()
        """What the next turns get instead of an action."""

    async def begin(self) -> None:
        return

    async def choose(self, asked: Asked) -> bytes:
        self.asked.append(asked)
        await asyncio.sleep(0)
        if self.failures:
            failure = self.failures.popleft()
            if isinstance(failure, NoAnswer):
                raise failure
            return failure
        actions: list[Any] = msgspec.json.decode(asked.actions)
        return encode(Random(asked.seed).choice(actions))  # noqa: S311 - a test's dice

    async def close(self) -> None:
        return


@dataclass
class Gossip:
    """Hears all news, and remembers them."""

    told: list[News] = field(default_factory=list)
    _heard: asyncio.Event = field(default_factory=asyncio.Event)

    def announce(self, news: News) -> None:
        self.told.append(news)
        self._heard.set()

    def entries(self, table: TableId) -> list[tuple[int, LogEntry]]:
        return [
            (moment.seq, moment.entry)
            for news in self.told
            if news.table == table
            for moment in news.moments
        ]

    async def until(self, table: Table, come: Callable[[Standing], bool]) -> None:
        """Wait until the table stands as hoped for."""
        async with asyncio.timeout(PATIENCE):
            while not come(table.standing):
                self._heard.clear()
                await self._heard.wait()


class Shelf(MemoryStore):
    """A store into which a test can look, and that it can damage."""

    def entries(self, table: TableId) -> tuple[bytes, ...]:
        return self._logs[table]

    def damage(self, table: TableId, place: int, data: bytes) -> None:
        log = self._logs[table]
        self._logs[table] = (*log[:place], data, *log[place + 1 :])

    def cut_off(self, table: TableId, kept: int) -> None:
        """The last entries are gone."""
        self._logs[table] = self._logs[table][:kept]

    def damage_listing(self, table: TableId, headline: bytes) -> None:
        self._listings[table] = msgspec.structs.replace(self._listings[table], headline=headline)


Mishap = Literal["not-written", "written-but-lost"]


class Unreliable:
    """A store that fails when told: before writing, or after, when nobody hears of it."""

    def __init__(self, behind: EventStore) -> None:
        self.behind = behind
        self.mishaps: deque[Mishap | None] = deque()

    async def append(
        self, table: TableId, expected: int, entries: Sequence[bytes], listing: Listing
    ) -> None:
        mishap = self.mishaps.popleft() if self.mishaps else None
        await asyncio.sleep(0)
        if mishap == "not-written":
            raise OSError("the disk is full")
        await self.behind.append(table, expected, entries, listing)
        if mishap == "written-but-lost":
            raise OSError("the line went dead")

    async def read(self, table: TableId, after: int = 0) -> tuple[bytes, ...]:
        return await self.behind.read(table, after)

    async def listings(
        self,
        *,
        owner: Owner | None = None,
        statuses: Sequence[Status] | None = None,
        limit: int = 50,
    ) -> tuple[Listing, ...]:
        return await self.behind.listings(owner=owner, statuses=statuses, limit=limit)

    async def close(self) -> None:
        await self.behind.close()


@dataclass
class House:
    """A room with everything around it at hand."""

    shelf: Shelf = field(default_factory=Shelf)
    gossip: Gossip = field(default_factory=Gossip)
    clock: Clock = field(default_factory=Clock)
    entropy: Entropy = field(default_factory=Entropy)
    players: Players = field(default_factory=Players)
    invitations: Invitations = field(default_factory=lambda: Invitations(KEY))
    most_in_memory: int = 500

    def __post_init__(self) -> None:
        self.store = Unreliable(self.shelf)
        self.room = self.another_room()

    def another_room(self) -> Room:
        """A room over the same store: another process, or this one after a restart."""
        outside = Outside(self.store, self.gossip, self.clock, self.entropy, self.players)
        return Room(outside, self.invitations, most_in_memory=self.most_in_memory)

    async def log(self, table: TableId) -> list[LogEntry]:
        return list(read_entries(await self.store.read(table)))

    async def open_against_computer(self, **options: OptionValue) -> TableId:
        return await self.room.open(six_card(**options), ANNA, "Anna", ("random",))

    async def open_for_friends(self, **options: OptionValue) -> TableId:
        """A table at which Anna and Boris sit."""
        table_id = await self.room.open(six_card(**options), ANNA, "Anna", ("friend",))
        async with self.room.at(table_id) as table:
            token = self.invitations.shown(table.standing)
            assert token is not None
            await table.sit(BORIS, "Борис", token)
        return table_id


async def exchange(table: Table, *owners: Owner) -> None:
    """Everybody promises a text for the latest game, and reveals it."""
    game = table.standing.shuffling.game
    for owner in owners:
        await table.promise(owner, game, promise_of_text(TEXTS[owner]))
    for owner in owners:
        await table.reveal(owner, game, TEXTS[owner])


def owner_at(seat: Seat) -> Owner:
    return (ANNA, BORIS)[seat]


async def play_first(table: Table, seat: Seat) -> int:
    """The first thing that the seat may do."""
    action = table.standing.may[seat][0]
    chair = table.standing.chairs[seat]
    assert isinstance(chair, Person)
    return await table.play(
        chair.owner,
        encode(action),
        action_id=f"{seat}-{table.standing.seq}",
        expected=table.standing.seq,
    )


async def play_on(table: Table, until: Callable[[Standing], bool]) -> None:
    """The people do the first thing they may, until the table stands as wished.

    Computers play by themselves.
    """
    while not until(table.standing):
        seat = next((seat for seat in table.standing.persons if table.standing.may[seat]), None)
        if seat is None:
            await asyncio.sleep(0)
        else:
            await play_first(table, seat)


def phase(standing: Standing) -> str:
    """Where the game is, by the word that everybody at the table sees."""
    seen: str = standing.ruleset.observe(standing.state, Seat(0)).phase
    return seen


@contextmanager
def refuses(code: str) -> Iterator[dict[str, int | str]]:
    """The block is refused with this code; the facts are filled in."""
    facts: dict[str, int | str] = {}
    with pytest.raises(Refused) as refused:
        yield facts
    assert refused.value.code == code
    facts.update(refused.value.facts)
