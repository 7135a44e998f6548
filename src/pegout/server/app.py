"""The house with its door open: everything put together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, route, websocket
from litestar.types import ASGIApp

from pegout.server import page as built
from pegout.server.api import rules_api, tables_api
from pegout.server.connection import Connection
from pegout.server.keys import key_for
from pegout.server.limits import LONGEST_FRAME, Limits
from pegout.server.problems import HANDLERS, Declined
from pegout.server.sessions import Front, Sessions, same_origin
from pegout.server.viewers import Viewers
from pegout.tables.computers import Computers
from pegout.tables.invitations import Invitations
from pegout.tables.outside import MachineEntropy, WallClock
from pegout.tables.ports import Clock, Entropy, EventStore, Outside, Players
from pegout.tables.room import Room


def create_app(  # noqa: PLR0913 - everything that a test may want its own of
    store: EventStore,
    *,
    key: bytes,
    page: Path = built.FOLDER,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
    players: Players | None = None,
    limits: Limits | None = None,
) -> ASGIApp:
    """The whole application over a store, which it closes at its end."""
    invitations = Invitations(key_for("invitations", key))
    viewers = Viewers(invitations)
    outside = Outside(
        store=store,
        announcer=viewers,
        clock=clock or WallClock(),
        entropy=entropy or MachineEntropy(),
        players=players or Computers(),
    )
    room = Room(outside, invitations)

    async def open_house() -> None:
        await outside.players.begin()

    async def close() -> None:
        await room.close()
        await store.close()

    application = Litestar(
        [
            *rules_api(),
            *tables_api(room, viewers, invitations),
            _socket(room, viewers, limits or Limits()),
            _page(page),
        ],
        exception_handlers=HANDLERS,
        on_startup=[open_house],
        on_shutdown=[close],
        request_max_body_size=LONGEST_FRAME,
        openapi_config=None,
        logging_config=None,
    )
    return Front(application, Sessions(key_for("sessions", key)))


def _socket(room: Room, viewers: Viewers, limits: Limits) -> Any:  # noqa: ANN401 - a route handler
    @websocket("/api/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        if not same_origin(socket.scope):
            await socket.close()  # before it was accepted: answered with 403
            return
        await socket.accept()
        connection = Connection(
            socket.scope["state"]["owner"], room=room, viewers=viewers, limits=limits
        )
        await connection.run(socket.receive, socket.send)

    return socket


def _page(folder: Path) -> Any:  # noqa: ANN401 - a route handler
    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise Declined(404, "not-found", f"there is nothing at {path[:80]}")
        file = await built.find(folder, path)
        return Response(
            file.body,
            status_code=file.status,
            media_type=file.type,
            headers={"cache-control": file.caching},
        )

    return page
