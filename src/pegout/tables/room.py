"""The room: all tables, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from pegout import bots
from pegout.engine import AnyRuleset
from pegout.tables import fairness, moves, seating
from pegout.tables.draft import Draft
from pegout.tables.facts import Opened, Person
from pegout.tables.ids import Owner, TableId
from pegout.tables.invitations import Invitations
from pegout.tables.journal import DamagedLog, read_log
from pegout.tables.listing import headline, listing, seat_in
from pegout.tables.ports import Listing, Outside, UnknownTable
from pegout.tables.refused import refused
from pegout.tables.standing import Moment, Standing
from pegout.tables.table import Table, seat_at

log = logging.getLogger(__name__)

TABLE_ID: Final = re.compile(r"[a-z0-9]{10,40}", re.ASCII)
ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
ID_LENGTH: Final = 16
MOST_IN_MEMORY: Final = 500
"""Tables beyond this many are dropped from memory as soon as nobody is at them."""


class Room:
    """Tables are loaded when somebody comes to them and go on where they were."""

    def __init__(
        self, outside: Outside, invitations: Invitations, *, most_in_memory: int = MOST_IN_MEMORY
    ) -> None:
        self._outside = outside
        self._invitations = invitations
        self._most = most_in_memory
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        """In memory, the last used at the end."""
        self._holders: dict[TableId, int] = {}
        self._loading: dict[TableId, asyncio.Task[Table]] = {}
        self._gathering = asyncio.Lock()
        """Of those who play again at the same moment one opens the table, the others come to it."""

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def open(
        self, ruleset: AnyRuleset, owner: Owner, name: str, opponents: Sequence[str]
    ) -> TableId:
        """A new table with its host at seat 0; raises `Refused`."""
        entropy, now = self._outside.entropy, self._outside.clock.now()
        number = int.from_bytes(entropy.secret(16), "big")
        table = TableId("".join(ALPHABET[number // 36**n % 36] for n in range(ID_LENGTH)))
        draft = Draft.opening(
            Opened(
                table=table,
                at=now,
                ruleset=ruleset.text,
                digest=ruleset.digest,
                options=dict(ruleset.options),
                chairs=seating.chairs(
                    ruleset,
                    Person(owner, seating.check_name(name)),
                    opponents,
                    bots=bots.names(ruleset),
                    token=self._invitations.token(table),
                ),
            )
        )
        fairness.seal(draft, 1, entropy)
        moves.go_on(draft, entropy, now)
        try:
            await self._outside.store.append(
                table, 0, draft.written(), listing(draft.standing, now)
            )
        except Exception as error:
            log.exception("a new table could not be stored")
            raise refused("not-stored") from error
        self._keep(Table(draft.moments, draft.standing, self._outside))
        self._make_room()
        return table

    async def again(self, table_id: TableId, owner: Owner) -> TableId:
        """The same game with the same company, after the end; raises `Refused`.

        Who asks first is the host of the new table; the others come to it by asking too, and sit
        where they sat round the table: a partner stays the partner.
        """
        async with self._gathering, self.at(table_id) as ended:
            standing = ended.standing
            seat = seat_at(standing, owner)
            if not standing.ended:
                raise refused("not-ended")
            chair = standing.chairs[seat]
            name = chair.name if isinstance(chair, Person) else ""
            asked = standing.continued
            if asked is not None:
                wished = seating.around(seat, asked.seat, len(standing.chairs))
                async with self.at(asked.table) as another:
                    if not another.standing.ended:
                        token = self._invitations.token(asked.table)
                        await another.sit(owner, name, token, wished=wished)
                        return asked.table
            opponents = seating.company(standing.chairs, seat)
            made = await self.open(standing.ruleset, owner, name, opponents)
            await ended.ask_to(owner, made)
            return made

    @asynccontextmanager
    async def at(self, table_id: TableId) -> AsyncIterator[Table]:
        """The table, which stays in memory while somebody is at it.

        Raises `UnknownTable`, or `DamagedLog`.
        """
        self._holders[table_id] = self._holders.get(table_id, 0) + 1
        try:
            yield await self._find(table_id)
        finally:
            self._holders[table_id] -= 1
            if not self._holders[table_id]:
                del self._holders[table_id]
            self._make_room()

    async def history(self, table_id: TableId) -> tuple[Standing, list[Moment]]:
        """The whole log from the store; raises `UnknownTable`, or `DamagedLog`.

        Folding a long log takes a while, so it is done beside the event loop.
        """
        data = await self._outside.store.read(_check(table_id))
        return await asyncio.to_thread(read_log, table_id, data)

    async def listings(self, owner: Owner) -> tuple[Listing, ...]:
        """The tables at which somebody sits, the last changed first.

        What cannot be read of one table does not hide the others.
        """
        stored = await self._outside.store.listings(owner=owner)
        sound = [await self._sound(each, owner) for each in stored]
        return tuple(each for each in sound if each is not None)

    async def _sound(self, stored: Listing, owner: Owner) -> Listing | None:
        """The listing, made again from the table's log where it cannot be read."""
        try:
            headline(stored)
            seat_in(stored, owner)
        except (ValueError, LookupError, TypeError) as error:
            log.warning("the listing of table %s cannot be read: %s", stored.table, error)
        else:
            return stored
        try:
            standing, _ = await self.history(stored.table)
        except (UnknownTable, DamagedLog) as error:
            log.warning("table %s is left out of the list: %s", stored.table, error)
            return None
        return listing(standing, stored.changed)

    async def close(self) -> None:
        """Finish what was begun at every table."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self._outside.players.close()

    async def _find(self, table_id: TableId) -> Table:
        table = self._tables.get(_check(table_id))
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                # One task for all who come meanwhile: there is never a second table of an id.
                loading = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        self._tables.move_to_end(table_id)
        return table

    async def _load(self, table_id: TableId) -> Table:
        standing, moments = await self.history(table_id)
        table = Table(moments, standing, self._outside)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.standing.table] = table
        table.arrange()

    def _make_room(self) -> None:
        """Drop the longest unused idle tables; the store has them."""
        for table_id, table in list(self._tables.items()):
            if len(self._tables) <= self._most:
                return
            if table.idle and table_id not in self._holders:
                del self._tables[table_id]


def _check(table_id: TableId) -> TableId:
    if TABLE_ID.fullmatch(table_id) is None:
        raise UnknownTable(table_id)
    return table_id
