"""Who is asking: anonymous sessions, and the headers that every answer has."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from pegout.tables.ids import Owner

COOKIE: Final = "pegout"
LASTS: Final = 400 * 24 * 3600
"""Seconds. Browsers keep no cookie longer; each visit to the page begins anew."""
OWNER_BYTES: Final = 18

SELF_ALONE: Final = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", SELF_ALONE),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Sessions:
    """Session names in cookies that nobody else can make."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="pegout.session", digest_method=sha256)

    def read(self, header: str) -> Owner | None:
        """The session of a cookie header."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name != COOKIE:
                continue
            try:
                return Owner(self._signer.unsign(value).decode())
            except (BadSignature, UnicodeError):
                continue
        return None

    def begin(self) -> Owner:
        return Owner(secrets.token_urlsafe(OWNER_BYTES))

    def cookie(self, owner: Owner, scheme: str) -> bytes:
        """The header that gives the session to a browser."""
        value = self._signer.sign(owner).decode()
        secure = "; Secure" if scheme in {"https", "wss"} else ""
        attributes = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{secure}"
        return f"{COOKIE}={value}; {attributes}".encode()


class Front:
    """The door: everybody who comes in has a session, every answer has its headers.

    It stands before the whole application, so that no answer is without them, errors included.
    """

    def __init__(self, application: ASGIApp, sessions: Sessions) -> None:
        self._application = application
        self._sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self._application(scope, receive, send)
            return
        known = self._sessions.read(header(scope, b"cookie"))
        owner = known or self._sessions.begin()
        scope.setdefault("state", {})["owner"] = owner
        cookie = (b"set-cookie", self._sessions.cookie(owner, scope["scheme"]))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fresh = known is None or _is_page(message)
                message["headers"] = [*message["headers"], *HEADERS, *([cookie] if fresh else [])]
            elif message["type"] == "websocket.accept" and known is None:
                message["headers"] = [*message["headers"], cookie]
            await send(message)

        await self._application(scope, receive, send_with_headers)


def _is_page(message: Any) -> bool:  # noqa: ANN401 - an ASGI message
    """The page itself is answered: the cookie's time begins anew."""
    return any(
        name.lower() == b"content-type" and value.startswith(b"text/html")
        for name, value in message["headers"]
    )


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    """A request's header, or an empty text."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def same_origin(scope: HTTPScope | WebSocketScope) -> bool:
    """No other site's page is asking with this visitor's cookie.

    A browser names the page's origin and the host that it asks; other programs name no origin.
    """
    origin = header(scope, b"origin")
    _, _, host = origin.partition("://")
    return not origin or host.lower() == header(scope, b"host").lower()
