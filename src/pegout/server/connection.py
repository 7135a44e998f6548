"""One WebSocket: frames in, messages out (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, Final, assert_never

from litestar.exceptions import WebSocketDisconnect

from pegout.engine import Unreadable
from pegout.engine.wire import decode, encode
from pegout.server.limits import LONGEST_FRAME, TOO_FAST, TOO_SLOW, Allowance, Limits
from pegout.server.messages import (
    Abandon,
    Accepted,
    FromPlayer,
    Play,
    PromiseText,
    Refused,
    RevealText,
    ToPlayer,
    Unwatch,
    Watch,
    Wrong,
)
from pegout.server.viewers import Viewers
from pegout.tables import refused
from pegout.tables.ids import Owner, TableId
from pegout.tables.journal import DamagedLog
from pegout.tables.ports import UnknownTable
from pegout.tables.room import Room
from pegout.tables.table import Table

log = logging.getLogger(__name__)

FROM_PLAYER: Final[Any] = FromPlayer
GONE: Final = (OSError, WebSocketDisconnect)
"""What sending raises when the other side is no longer there."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Wish = Watch | Unwatch | Play | PromiseText | RevealText | Abandon


class Connection:
    """`viewers.Line` over an accepted WebSocket. Its frames are answered one after the other."""

    def __init__(self, owner: Owner, *, room: Room, viewers: Viewers, limits: Limits) -> None:
        self.owner = owner
        self._room = room
        self._viewers = viewers
        self._limits = limits
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(limits.waiting_frames)
        self._dropped = asyncio.Event()
        self._watched: dict[TableId, tuple[Table, AsyncExitStack]] = {}

    def offer(self, frame: bytes) -> None:
        if self._dropped.is_set():
            return
        try:
            self._outgoing.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        self._dropped.set()

    async def run(self, receive: Receive, send: Send) -> None:
        """Until either side ends it."""
        receiving = asyncio.create_task(self._receive_all(receive))
        sending = asyncio.create_task(self._send_all(send))
        dropped = asyncio.create_task(self._dropped.wait())
        tasks = (receiving, sending, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._leave_all()
            if dropped.done():
                # What waits is lost, and with it the last message's place in the order: the page
                # comes back and says how far it has come.
                sending.cancel()
                await self._close(send, TOO_SLOW)
            elif receiving.done() and receiving.result() == "too-fast":
                await self._close(send, TOO_FAST)
        finally:
            await self._leave_all()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_all(self, send: Send) -> None:
        try:
            while True:
                frame = await self._outgoing.get()
                await send({"type": "websocket.send", "text": frame.decode()})
                self._outgoing.task_done()
        except GONE:
            return

    async def _close(self, send: Send, code: int) -> None:
        """With the code, if the other side takes it in time; the line ends in any case."""
        try:
            async with asyncio.timeout(self._limits.closing):
                if code == TOO_FAST:
                    await self._outgoing.join()
                await send({"type": "websocket.close", "code": code, "reason": ""})
        except (TimeoutError, *GONE):
            return

    async def _receive_all(self, receive: Receive) -> str:
        """Answer frames until the other side goes, or sends too many."""
        loop = asyncio.get_running_loop()
        allowance = Allowance(self._limits, loop.time())
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return "gone"
            if not allowance.take(loop.time()):
                self._tell(Wrong("too-fast", "more frames than anybody plays; see you later"))
                return "too-fast"
            await self._frame(event)

    async def _frame(self, event: dict[str, Any]) -> None:
        text = event.get("text")
        if text is None:
            self._tell(Wrong("binary", "a frame is text"))
            return
        if len(text) > LONGEST_FRAME or len(text.encode()) > LONGEST_FRAME:
            self._tell(Wrong("too-big", f"a frame has at most {LONGEST_FRAME} bytes"))
            return
        try:
            wish: Wish = decode(text, FROM_PLAYER)
        except Unreadable as error:
            self._tell(Wrong("unreadable", str(error)))
            return
        answer = await self._answer(wish)
        if answer is not None:
            self._tell(answer)

    def _tell(self, message: ToPlayer) -> None:
        self.offer(encode(message))

    async def _answer(self, wish: Wish) -> ToPlayer | None:
        """What comes of it: every wish is answered, by this or by the table that it watches."""
        try:
            match wish:
                case Watch():
                    return await self._watch(wish)
                case Unwatch(table=table_id):
                    return Accepted(table_id, "", await self._unwatch(table_id))
                case _:
                    async with self._room.at(wish.table) as table:
                        seq = await self._carry_out(wish, table)
                    return Accepted(wish.table, _id_of(wish), seq)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is answered
            return _why_not(wish, error)

    async def _carry_out(
        self, wish: Play | PromiseText | RevealText | Abandon, table: Table
    ) -> int:
        match wish:
            case Play(action_id=action_id, expected=expected, action=action):
                return await table.play(self.owner, action, action_id=action_id, expected=expected)
            case PromiseText(game=game, promise=promise):
                return await table.promise(self.owner, game, promise)
            case RevealText(game=game, text=text):
                return await table.reveal(self.owner, game, text)
            case Abandon():
                return await table.abandon(self.owner)
            case _:
                assert_never(wish)

    async def _watch(self, wish: Watch) -> Wrong | None:
        if wish.table not in self._watched:
            if len(self._watched) >= self._limits.tables_watched:
                most = self._limits.tables_watched
                return Wrong("too-many-tables", f"at most {most} tables can be watched at once")
            hold = AsyncExitStack()
            self._watched[wish.table] = (
                await hold.enter_async_context(self._room.at(wish.table)),
                hold,
            )
        table, _ = self._watched[wish.table]
        self._viewers.enter(self, table, wish.since)
        return None

    async def _unwatch(self, table_id: TableId) -> int:
        if table_id not in self._watched:
            return 0
        table, hold = self._watched.pop(table_id)
        self._viewers.leave(self, table)
        await hold.aclose()
        return table.standing.seq

    async def _leave_all(self) -> None:
        for table_id in list(self._watched):
            await self._unwatch(table_id)


def _id_of(wish: Wish) -> str:
    return wish.action_id if isinstance(wish, Play) else ""


def _why_not(wish: Wish, error: Exception) -> ToPlayer:
    match error:
        case refused.Refused(code=code, facts=facts):
            return Refused(wish.table, _id_of(wish), code, dict(facts))
        case UnknownTable():
            return Wrong("unknown-table", f"there is no table {wish.table!r}")
        case DamagedLog():
            log.warning("%s", error)
            return Wrong("damaged-table", f"table {wish.table} cannot be read any more")
        case _:
            what = type(wish).__name__
            log.error("%s at table %s failed", what, wish.table, exc_info=error)
            return Wrong("failed", f"this {what} failed; the server's log says why")
