"""A person's table in this process, used from ordinary code: it moves on while somebody waits."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from pegout import bots, games
from pegout.dealing import promise_of_text
from pegout.engine import AnyRuleset, Seat
from pegout.engine.wire import encode
from pegout.records import Record
from pegout.storage import MemoryStore, SqliteStore, StoreFailure
from pegout.tables.computers import WARM_WORKER, Computers
from pegout.tables.ids import Owner, TableId
from pegout.tables.invitations import Invitations
from pegout.tables.journal import DamagedLog
from pegout.tables.outside import MachineEntropy, WallClock
from pegout.tables.ports import Asked, EventStore, News, NoAnswer, Outside
from pegout.tables.recording import record
from pegout.tables.refused import Refused
from pegout.tables.room import Room
from pegout.tables.standing import Moment, Standing
from pegout.tables.table import Table
from pegout.tables.worker import answer
from pegout.terminal.complaint import Complaint

OWNER: Final = Owner("terminal")
"""Whoever sits at the terminal: a browser's sessions have other names."""
DATABASE: Final = "pegout.sqlite"
"""As the server names it: a folder holds one house."""
TEXT_BYTES: Final = 24


def own_text() -> str:
    """This person's part in a shuffle: nobody can guess it."""
    return secrets.token_urlsafe(TEXT_BYTES)


class NearPlayers:
    """`tables.Players` in this process: while the computer thinks nobody else waits.

    Those that have to get ready do so in a process of their own, and play there; for other games
    than the ruleset's nobody gets ready.
    """

    def __init__(self, ruleset: AnyRuleset) -> None:
        self._warm_command = (*WARM_WORKER, ruleset.name)
        self._away: Computers | None = None

    async def begin(self) -> None:
        if self._away is None:
            self._away = Computers(workers=1, warm_command=self._warm_command)
            await self._away.begin()

    async def choose(self, asked: Asked) -> bytes:
        ruleset = games.read(asked.ruleset, asked.options)
        if not bots.at_once(asked.bot, ruleset):
            await self.begin()
            assert self._away is not None
            return await self._away.choose(asked)
        try:
            return answer(asked)
        except Exception as error:
            raise NoAnswer(f"{type(error).__name__}: {error}") from error

    async def close(self) -> None:
        if self._away is not None:
            await self._away.close()


class Bell:
    """`tables.Announcer`: rings whenever something has happened."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    def announce(self, news: News) -> None:  # noqa: ARG002 - whoever hears it looks for himself
        self.rung.set()


class OwnTable:
    """The table and the one person at it."""

    def __init__(self, runner: asyncio.Runner, room: Room, table: Table, bell: Bell) -> None:
        self._runner = runner
        self._room = room
        self._table = table
        self._bell = bell
        seat = table.standing.seat_of(OWNER)
        assert seat is not None
        self.seat: Seat = seat
        self._texts: dict[int, str] = {}

    @property
    def standing(self) -> Standing:
        return self._table.standing

    @property
    def actions(self) -> tuple[Any, ...]:
        return self.standing.may[self.seat]

    def after(self, seq: int) -> list[Moment]:
        """What has happened since that entry."""
        return [moment for moment in self._table.moments if moment.seq > seq]

    def wait(self) -> None:
        """Let the others act until it is this person's turn, or the match has ended."""
        self._runner.run(self._wait())

    def play(self, action: Any) -> None:  # noqa: ANN401 - the family's own
        """This person's action; raises `Refused`."""
        expected = self.standing.seq
        self._runner.run(
            self._table.play(
                OWNER, encode(action), action_id=secrets.token_hex(8), expected=expected
            )
        )

    def record(self) -> Record:
        """The record of an ended match."""
        standing, moments = self._runner.run(self._room.history(self.standing.table))
        return record(standing, moments)

    async def _wait(self) -> None:
        while True:
            self._bell.rung.clear()
            await self._contribute()
            if self.standing.ended or self.actions:
                return
            await self._bell.rung.wait()

    async def _contribute(self) -> None:
        """This person's part in the shuffles (docs/fair-dealing.md), whenever it is due."""
        shuffling = self.standing.shuffling
        game = shuffling.game
        if shuffling.texts[self.seat] is None and shuffling.promises[self.seat] is None:
            self._texts[game] = own_text()
            with contextlib.suppress(Refused):
                await self._table.promise(OWNER, game, promise_of_text(self._texts[game]))
        if self.standing.shuffling.texts[self.seat] is None and game in self._texts:
            with contextlib.suppress(Refused):
                await self._table.reveal(OWNER, game, self._texts[game])


@contextmanager
def own_table(
    data: Path | None, ruleset: AnyRuleset, opponents: tuple[str, ...]
) -> Iterator[tuple[OwnTable, bool]]:
    """The last table that is still played in the data folder, or a new one.

    Also tells whether it goes on with an old one. Without a folder the table is kept nowhere.
    Raises `Complaint`.
    """
    with asyncio.Runner() as runner:
        store = _open(data)
        try:
            bell = Bell()
            players = NearPlayers(ruleset)
            if not all(bots.at_once(each, ruleset) for each in opponents):
                runner.run(players.begin())
            outside = Outside(store, bell, WallClock(), MachineEntropy(), players)
            room = Room(outside, Invitations(secrets.token_bytes(32)))
            try:
                found = runner.run(_last(room))
                table_id = found or runner.run(room.open(ruleset, OWNER, "", opponents))
                with _held(runner, room, table_id) as table:
                    yield OwnTable(runner, room, table, bell), found is not None
            finally:
                runner.run(room.close())
        except (StoreFailure, DamagedLog, Refused) as error:
            raise Complaint(str(error)) from error
        finally:
            runner.run(store.close())


def _open(data: Path | None) -> EventStore:
    if data is None:
        return MemoryStore()
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return SqliteStore.open(data / DATABASE)
    except OSError as error:
        raise Complaint(f"the data folder {data} cannot be used: {error.strerror}") from error
    except StoreFailure as error:
        raise Complaint(str(error)) from error


async def _last(room: Room) -> TableId | None:
    """The last changed table of this person's that is still played."""
    for listed in await room.listings(OWNER):
        if listed.status == "playing":
            return listed.table
    return None


@contextmanager
def _held(runner: asyncio.Runner, room: Room, table_id: TableId) -> Iterator[Table]:
    """The table, in memory for as long as somebody is at it."""
    at = room.at(table_id)
    table = runner.run(at.__aenter__())
    try:
        yield table
    finally:
        runner.run(at.__aexit__(None, None, None))
