"""A house that is served for real on the loopback, and those who visit it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from tests.tables.company import PATIENCE, Clock, Entropy, Players
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pegout.dealing import promise_of_text
from pegout.server.app import create_app
from pegout.server.limits import Limits
from pegout.server.page import FOLDER
from pegout.server.serving import House
from pegout.storage import MemoryStore
from pegout.tables.ids import TableId
from pegout.tables.ports import Clock as AnyClock
from pegout.tables.ports import EventStore
from pegout.tables.ports import Players as AnyPlayers

KEY: Final = b"k" * 32
RULESET: Final = "six-card"


@dataclass
class Served:
    """A running house."""

    url: str
    store: EventStore

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://").rstrip("/")


def listen(*, send_buffer: int | None = None) -> socket.socket:
    """A port of this machine; with a small buffer a reader who stops is noticed soon."""
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # named: or small frames are sent late
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


@asynccontextmanager
async def served(  # noqa: PLR0913 - what a test may want its own of
    store: EventStore | None = None,
    *,
    key: bytes = KEY,
    clock: AnyClock | None = None,
    players: AnyPlayers | None = None,
    limits: Limits | None = None,
    page: Path = FOLDER,
    listening: socket.socket | None = None,
) -> AsyncIterator[Served]:
    """The house as `pegout serve` opens it, in this process."""
    store = store or MemoryStore()
    application = create_app(
        store,
        key=key,
        clock=clock or Clock(),
        entropy=Entropy(),
        players=players or Players(),
        limits=limits,
        page=page,
    )
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    house = House(application, listening or listen(), address.set_result)
    serving = asyncio.create_task(house.serve(sockets=[house.listening]))
    try:
        async with asyncio.timeout(PATIENCE):
            url = await address
        yield Served(url, store)
    finally:
        house.should_exit = True
        await serving


@dataclass
class Visitor:
    """A browser: a session with its cookie, and everything that it was told."""

    house: Served
    http: httpx.AsyncClient
    ruleset: str = RULESET
    """What this visitor's new tables play."""
    text: str = "a-text-of-a-browser"
    """What this browser promises and reveals for the shuffles; empty for one that does not."""
    told: list[str] = field(default_factory=list)
    """Bodies and frames, as they came."""

    @property
    def cookie(self) -> str:
        return f"pegout={self.http.cookies['pegout']}"

    async def get(self, path: str) -> httpx.Response:
        response = await self.http.get(path)
        self.told.append(response.text)
        return response

    async def post(self, path: str, body: object) -> httpx.Response:
        response = await self.http.post(path, json=body)
        self.told.append(response.text)
        return response

    async def new_table(self, *opponents: str, **options: object) -> dict[str, Any]:
        wish = {"ruleset": self.ruleset, "opponents": opponents, "options": options, "name": "Anna"}
        response = await self.post("/api/tables", wish)
        assert response.status_code == 201, response.text
        made: dict[str, Any] = response.json()
        return made

    @asynccontextmanager
    async def line(self, table: str | None = None, since: int = 0) -> AsyncIterator[Line]:
        """A WebSocket of this session that watches a table."""
        if "pegout" not in self.http.cookies:
            await self.http.get("/api/health")
        url = f"ws://{self.house.host}/api/socket"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, max_size=None) as opened:
            line = Line(self, opened, text=self.text)
            if table is not None:
                line.table = table
                await line.send(type="watch", table=table, since=since)
                await line.hear()
            yield line


@asynccontextmanager
async def visitor(house: Served) -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
        yield Visitor(house, client)


@dataclass
class Line:
    """A page's view of one table: what a page would keep, and the shuffle's part done by itself."""

    visitor: Visitor
    opened: ClientConnection
    table: str = ""
    seq: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    observation: Any = None
    actions: list[Any] = field(default_factory=list)
    refusals: list[Any] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    numbers: int = 0
    text: str = ""

    async def send(self, **message: object) -> None:
        await self.opened.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in as a page does."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.opened.recv()
        assert isinstance(frame, str)
        self.visitor.told.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.heard.append(message)
        if message["type"] in {"told", "whole"}:
            self._take(message)
            await self._take_part()
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "told":
            seqs = [step["seq"] for step in message["steps"]]
            assert seqs == list(range(self.seq + 1, message["seq"] + 1)) or not self.seq
            seen = [step for step in message["steps"] if "observation" in step]
            if seen:
                self.observation = seen[-1]["observation"]
        else:
            self.observation = message["observation"]
        self.seq = message["seq"]
        self.view = message["view"] or self.view
        self.actions, self.refusals = message["actions"], message["refusals"]

    async def _take_part(self) -> None:
        you = self.view["you"]
        if you is None or not self.text or self.over:
            return
        shuffle = self.view["shuffles"][-1]
        game = shuffle["game"]
        if shuffle["promises"][you] is None and shuffle["texts"][you] is None:
            promise = promise_of_text(self.text)
            await self.send(type="promise", table=self.table, game=game, promise=promise)
        elif shuffle["texts"][you] is None and all(
            promise or text
            for promise, text in zip(shuffle["promises"], shuffle["texts"], strict=True)
        ):
            await self.send(type="reveal", table=self.table, game=game, text=self.text)

    @property
    def over(self) -> bool:
        return self.view["status"] in {"finished", "abandoned"}

    async def until(self, come: Callable[[Line], bool]) -> None:
        while not come(self):
            await self.hear()

    async def answer(self) -> dict[str, Any]:
        """The next answer to an action, or to a frame that was wrong."""
        while True:
            message = await self.hear()
            if message["type"] == "wrong" or message.get("action_id"):
                return message

    async def end(self) -> int | None:
        """Hear what comes until the line ends; the code that the server gives, if it does."""
        while True:
            try:
                await self.hear()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    async def play(
        self, action: object, *, expected: int | None = None, action_id: str | None = None
    ) -> dict[str, Any]:
        """An action and its answer."""
        self.numbers += 1
        await self.send(
            type="play",
            table=self.table,
            action_id=action_id or f"{id(self)}-{self.numbers}",
            expected=self.seq if expected is None else expected,
            action=action,
        )
        return await self.answer()


async def sit_down(anna: Visitor, boris: Visitor, **options: object) -> TableId:
    """A table at which both sit; returns its id."""
    made = await anna.new_table("friend", **options)
    table = TableId(made["table"])
    wish = {"invite": made["invite"], "name": "Борис"}
    response = await boris.post(f"/api/tables/{table}/join", wish)
    assert response.json() == {"seat": 1}
    return table


async def play_together(lines: list[Line], until: Callable[[Line], bool]) -> None:
    """Both do the first thing they may, until the first line stands as wished."""
    await same_place(*lines)
    while not until(lines[0]):
        acting = next((line for line in lines if line.actions), None)
        if acting is None:
            await lines[0].hear()
        else:
            answer = await acting.play(acting.actions[0])
            assert answer["type"] == "accepted", answer
        await same_place(*lines)


async def same_place(*lines: Line) -> None:
    """All have heard what one of them has."""
    last = max(line.seq for line in lines)
    for line in lines:
        await line.until(lambda each: each.seq >= last)
