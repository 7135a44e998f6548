"""Opening the house: data folder, port, database, and a clear word where one of them fails."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from pegout.server.app import create_app
from pegout.server.keys import UnfitKey, server_key
from pegout.server.limits import LONGEST_TRANSPORT_FRAME
from pegout.storage import SqliteStore, StoreFailure

DATABASE: Final = "pegout.sqlite"
CANNOT_SERVE: Final = 2
"""Exit status where the house could not be opened."""
GOODBYE: Final = 5
"""Seconds that open connections have at the end."""
HIGHEST_PORT: Final = 65_535
BACKLOG: Final = 512
PATIENCE_MS: Final = 60_000
"""How long the machine keeps what a connection does not take, before it ends the connection."""


class CannotServe(Exception):
    """Why not, in one sentence that names the thing and says what to do."""


def run(
    host: str, port: int, data: Path, *, ready: Callable[[str], object] = lambda _: None
) -> int:
    """Serve until told to stop by SIGINT or SIGTERM; returns the exit status.

    ``ready`` is called with the address as soon as the house answers there. Port 0 takes any that
    is free. What hinders is said in one sentence on standard error, and the status is 2.
    """
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    try:
        _serve(host, port, data, ready)
    except CannotServe as error:
        sys.stderr.write(f"pegout: {error}\n")
        return CANNOT_SERVE
    return 0


def _serve(host: str, port: int, data: Path, ready: Callable[[str], object]) -> None:
    with closing(_listen(host, port)) as listening:
        key = _prepare(data)
        try:
            store = SqliteStore.open(data / DATABASE)
        except StoreFailure as error:
            raise CannotServe(str(error)) from error
        try:
            House(create_app(store, key=key), listening, ready).serve_to_the_end()
        finally:
            asyncio.run(store.close())  # also where the end was too hasty for it


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= HIGHEST_PORT:
        raise CannotServe(f"{port} is not a port; a port is a number from 0 to {HIGHEST_PORT}")
    try:
        (family, kind, protocol, _, address), *_ = socket.getaddrinfo(
            host,
            port,
            type=socket.SOCK_STREAM,
            proto=socket.IPPROTO_TCP,
            flags=socket.AI_PASSIVE,
        )
    except (socket.gaierror, UnicodeError, OverflowError) as error:
        raise CannotServe(f"{host!r} port {port} is not an address: {error}") from error
    # With its protocol named: only then does asyncio send small messages without delay.
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        lose_patience(listening, PATIENCE_MS)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} on {host} is in use; stop what uses it, or choose another port"
            ) from error
        raise CannotServe(f"{host} port {port} cannot be used: {error.strerror}") from error
    return listening


def lose_patience(listening: socket.socket, milliseconds: int) -> None:
    """A peer that has stopped taking anything does not hold its connection for ever.

    Dropping it is not enough: what is left to send would wait for a peer that sleeps. Where the
    machine cannot do it (only Linux can), such a connection stays until the peer goes.
    """
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def _prepare(data: Path) -> bytes:
    """The data folder with its key."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # secrets will lie in it
        return server_key(data)
    except OSError as error:
        name = error.filename or data
        raise CannotServe(
            f"the data folder {data} cannot be used ({name}: {error.strerror}); make it writable, "
            "or choose another"
        ) from error
    except UnfitKey as error:
        raise CannotServe(str(error)) from error


class House(uvicorn.Server):
    """The server that says when it is ready, and goes quietly."""

    def __init__(
        self, application: ASGIApp, listening: socket.socket, ready: Callable[[str], object]
    ) -> None:
        super().__init__(configuration(application))
        self.listening = listening
        self._ready = ready

    def serve_to_the_end(self) -> None:
        with self._going_quietly():
            self.run(sockets=[self.listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        host, port = self.listening.getsockname()[:2]
        await super().startup(sockets)
        if self.started:
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    @contextmanager
    def _going_quietly(self) -> Iterator[None]:
        """Uvicorn raises the signal that has ended it once more; here it has done its work."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self._told_to_stop) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _told_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self.should_exit = True


def configuration(application: ASGIApp) -> uvicorn.Config:
    """How the house is served; tests serve it the same way."""
    return uvicorn.Config(
        application,
        ws="websockets-sansio",
        ws_max_size=LONGEST_TRANSPORT_FRAME,
        ws_per_message_deflate=False,  # triples a connection's memory
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
    )
