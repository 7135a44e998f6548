"""Anonymous sessions, cross-site requests, and the headers of every answer."""

from __future__ import annotations

from http.cookies import SimpleCookie
from itertools import pairwise

import httpx
import pytest
from tests.server.visitors import KEY, served, visitor
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pegout.server.keys import key_for
from pegout.server.sessions import COOKIE, Sessions
from pegout.tables.ids import Owner

SESSIONS = Sessions(key_for("sessions", KEY))


def cookie_of(response: httpx.Response) -> SimpleCookie:
    return SimpleCookie(response.headers["set-cookie"])


async def test_a_session_begins_at_the_first_request_and_stays() -> None:
    async with served() as house, visitor(house) as anna:
        for first in ("/", "/api/health", "/table/abcdefghijkl", "/api/nothing"):
            anna.http.cookies.clear()
            cookie = cookie_of(await anna.http.get(first))[COOKIE]
            assert cookie["httponly"] is True
            assert cookie["samesite"] == "Lax"
            assert cookie["path"] == "/"
            assert int(cookie["max-age"]) >= 365 * 24 * 3600
            assert cookie["secure"] == ""
            owner = SESSIONS.read(f"{COOKIE}={cookie.value}")
            assert owner
            assert len(owner) >= 24
        response = await anna.http.get("/api/health")
        assert "set-cookie" not in response.headers
        # The page renews the cookie's time and keeps the session.
        renewed = cookie_of(await anna.http.get("/"))[COOKIE]
        assert SESSIONS.read(f"{COOKIE}={renewed.value}") == owner


async def test_every_browser_is_another_session() -> None:
    async with served() as house:
        owners = set()
        for _ in range(5):
            async with visitor(house) as anybody:
                await anybody.http.get("/")
                owners.add(SESSIONS.read(anybody.cookie))
        assert len(owners) == 5
        assert None not in owners


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "anna",
        "anna.",
        ".anna",
        "anna.AAAAAAAAAAAAAAAAAAAAAAAAAAA",
        Sessions(b"another key").cookie(Owner("anna"), "http").decode().split(";")[0][7:],
        "\xff",
    ],
)
async def test_a_forged_cookie_is_nobody(forged: str) -> None:
    """Kills: reading the name without its signature."""
    assert SESSIONS.read(f"{COOKIE}={forged}") is None
    async with served() as house, visitor(house) as anna, visitor(house) as thief:
        made = await anna.new_table("friend")
        headers = {b"Cookie": f"{COOKIE}={forged}".encode("latin-1")}
        response = await thief.http.get("/api/tables", headers=headers)
        assert response.json() == []
        assert "set-cookie" in response.headers
        (mine,) = (await anna.http.get("/api/tables")).json()
        assert mine["table"] == made["table"]


def test_a_changed_name_is_nobody() -> None:
    """Every single byte of a cookie counts."""
    cookie = SESSIONS.cookie(Owner("abcdefghijkl"), "https").decode()
    pair, *attributes = cookie.split("; ")
    assert "Secure" in attributes
    value = pair.partition("=")[2]
    assert SESSIONS.read(f"theme=dark; {pair}; lang=ru") == "abcdefghijkl"
    for place, (letter, following) in enumerate(pairwise(value + "A")):
        if letter == following or place == len(value) - 1:
            continue  # the last letter of base64 carries bits that are not used
        changed = f"{value[:place]}{following}{value[place + 1 :]}"
        assert SESSIONS.read(f"{COOKIE}={changed}") is None, place


async def test_a_websocket_begins_a_session_too() -> None:
    async with served() as house, connect(f"ws://{house.host}/api/socket") as opened:
        assert opened.response is not None
        cookie = SimpleCookie(opened.response.headers["set-cookie"])[COOKIE]
        assert SESSIONS.read(f"{COOKIE}={cookie.value}")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://"])
async def test_another_site_cannot_use_the_cookie(origin: str) -> None:
    """Kills: not comparing the origin."""
    async with served() as house, visitor(house) as anna:
        await anna.http.get("/")
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://{house.host}/api/socket",
                additional_headers={"Cookie": anna.cookie, "Origin": origin},
            )
        assert refused.value.response.status_code == 403
        wish = {"ruleset": "six-card", "opponents": ["friend"]}
        response = await anna.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "cross-site")
        assert (await anna.http.get("/api/tables")).json() == []


async def test_the_own_page_may() -> None:
    async with served() as house, visitor(house) as anna:
        await anna.http.get("/")
        origin = house.url.rstrip("/")
        async with connect(
            f"ws://{house.host}/api/socket",
            additional_headers={"Cookie": anna.cookie, "Origin": origin},
        ):
            pass
        wish = {"ruleset": "six-card", "opponents": ["friend"]}
        response = await anna.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert response.status_code == 201


@pytest.mark.parametrize(
    "path", ["/", "/api/health", "/api/nothing", "/nothing.js", "/api/tables/nosuchtable/replay"]
)
async def test_every_answer_has_its_headers(path: str) -> None:
    async with served() as house, visitor(house) as anna:
        headers = (await anna.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
