"""Whatever comes in: each gets its own answer, the server stays up and no game is harmed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
import pytest_asyncio
from tests.server.visitors import Line, Visitor, play_together, served, sit_down, visitor
from tests.tables.company import PATIENCE
from websockets.exceptions import ConnectionClosed

from pegout.server.limits import LONGEST_FRAME, LONGEST_TRANSPORT_FRAME, TOO_FAST, Limits


class Company:
    """Anna and Boris in the middle of a deal, both on the line."""

    anna: Visitor
    boris: Visitor
    one: Line
    other: Line

    @property
    def acting(self) -> Line:
        return self.one if self.one.actions else self.other

    @property
    def waiting(self) -> Line:
        return self.other if self.one.actions else self.one


@pytest_asyncio.fixture
async def company() -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(limits=Limits(closing=PATIENCE)))
        company = Company()
        company.anna = await stack.enter_async_context(visitor(house))
        company.boris = await stack.enter_async_context(visitor(house))
        table = await sit_down(company.anna, company.boris)
        company.one = await stack.enter_async_context(company.anna.line(table))
        company.other = await stack.enter_async_context(company.boris.line(table))
        lines = [company.one, company.other]
        await play_together(lines, lambda line: bool(line.observation["phase"] == "playing"))
        before = company.one.seq
        yield company
        # Whatever was tried: the game stands where it stood, and goes on for both.
        answer = await company.acting.play(company.acting.actions[0])
        assert answer["type"] == "accepted"
        assert answer["seq"] > before
        await play_together(lines, lambda line: line.seq > before + 10)


FRAMES: list[tuple[str | bytes, str, str]] = [
    (b"\x00\x01\x02", "binary", "text"),
    (b'{"type":"watch","table":"aaaaaaaaaaaa"}', "binary", "text"),
    ("x" * (LONGEST_FRAME + 1), "too-big", str(LONGEST_FRAME)),
    ("ž" * (LONGEST_FRAME // 2 + 1), "too-big", str(LONGEST_FRAME)),
    ("", "unreadable", "truncated"),
    ("not json", "unreadable", "invalid character"),
    ("[" * 5000, "unreadable", ""),
    ("[]", "unreadable", "object"),
    ("null", "unreadable", "object"),
    ('{"type":"fly"}', "unreadable", "fly"),
    ("{}", "unreadable", "type"),
    ('{"type":"told","table":"a","steps":[]}', "unreadable", "told"),
    ('{"type":"watch"}', "unreadable", "table"),
    ('{"type":"watch","table":7}', "unreadable", "table"),
    ('{"type":"watch","table":"a","since":"b"}', "unreadable", "since"),
    ('{"type":"watch","table":"a","seat":1}', "unreadable", "seat"),
    ('{"type":"watch","table":"nosuchtable"}', "unknown-table", "nosuchtable"),
    ('{"type":"watch","table":"../../etc"}', "unknown-table", "etc"),
    ('{"type":"watch","table":""}', "unknown-table", "''"),
    ('{"type":"abandon","table":"nosuchtable"}', "unknown-table", "nosuchtable"),
    (
        '{"type":"play","table":"nosuchtable","action_id":"","expected":0,"action":{}}',
        "unreadable",
        "action_id",
    ),
    (
        '{"type":"play","table":"nosuchtable","action_id":"'
        + "a" * 65
        + '","expected":0,"action":{}}',
        "unreadable",
        "action_id",
    ),
    (
        '{"type":"play","table":"nosuchtable","action_id":"a","expected":0,"action":{}}',
        "unknown-table",
        "nosuchtable",
    ),
]


@pytest.mark.parametrize(("frame", "code", "why"), FRAMES)
async def test_a_frame_that_is_not_understood(
    company: Company, frame: str | bytes, code: str, why: str
) -> None:
    """The connection stays: the next frame on it is answered as ever."""
    line = company.waiting
    await line.opened.send(frame)
    answer = await line.answer()
    assert (answer["type"], answer["code"]) == ("wrong", code)
    assert why in answer["message"]
    assert len(answer["message"]) < 300


ACTIONS: list[tuple[Any, str]] = [
    ({"type": "fly"}, "unreadable-action"),
    ({"type": "lay"}, "unreadable-action"),
    ({"type": "lay", "piece": "5X"}, "unreadable-action"),
    ({"type": "lay", "piece": "5H5S"}, "unreadable-action"),
    ({"type": "lay", "piece": ["5H"]}, "unreadable-action"),
    ({"type": "lay", "piece": "6-4"}, "not-in-hand"),
    ({"type": "discard", "pieces": "5H"}, "unreadable-action"),
    ({"type": "go", "seat": 1}, "unreadable-action"),
    ([], "unreadable-action"),
    ("go", "unreadable-action"),
    (None, "unreadable-action"),
    ({"type": "discard", "pieces": ["5H", "5H"]}, "not-now"),
    ({"type": "discard", "pieces": []}, "not-now"),
    ({"type": "deal"}, "not-now"),
    ({"type": "cut", "at": -1}, "not-now"),
    ({"type": "go"}, "can-lay"),
]


@pytest.mark.parametrize(("action", "code"), ACTIONS)
async def test_an_action_that_is_not_allowed(company: Company, action: Any, code: str) -> None:  # noqa: ANN401
    line = company.acting
    answer = await line.play(action)
    assert answer["type"] == "refused"
    assert answer["code"] == code
    assert answer["action_id"].startswith(str(id(line)))


async def test_a_piece_of_somebody_else_and_one_laid_twice(company: Company) -> None:
    mine, theirs = company.acting, company.waiting
    for piece in theirs.observation["hands"][theirs.view["you"]]:
        assert (await mine.play({"type": "lay", "piece": piece}))["code"] == "not-in-hand"
    lay = mine.actions[0]
    assert (await mine.play(lay))["type"] == "accepted"
    await theirs.until(lambda line: line.seq >= mine.seq)
    again = company.acting
    answer = await again.play({"type": "lay", "piece": lay["piece"]})
    assert answer["code"] == "not-in-hand"


async def test_not_your_turn_and_an_old_version(company: Company) -> None:
    line = company.waiting
    assert (await line.play({"type": "go"}))["code"] == "not-your-turn"
    acting = company.acting
    for expected in (0, acting.seq - 1, acting.seq + 1, 2**62):
        answer = await acting.play(acting.actions[0], expected=expected)
        assert answer["code"] == "stale"
        assert answer["facts"]["seq"] == acting.seq


async def test_nobody_acts_for_anothers_seat(company: Company) -> None:
    """A seat is the session's; there is no seat in a message that could be another's."""
    async with visitor(company.anna.house) as stranger, stranger.line(company.one.table) as line:
        for action in company.acting.actions:
            assert (await line.play(action))["code"] == "no-seat"
        for wish in (
            {"type": "promise", "game": 1, "promise": "0" * 64},
            {"type": "reveal", "game": 1, "text": "0" * 64},
            {"type": "abandon"},
        ):
            await line.send(table=line.table, **wish)
            await line.until(lambda each: each.heard[-1]["type"] == "refused")
            assert line.heard.pop()["code"] == "no-seat"


async def test_too_many_tables_at_once(company: Company) -> None:
    tables = [(await company.anna.new_table("friend"))["table"] for _ in range(16)]
    async with company.anna.line() as line:
        line.text = ""
        for table in tables:
            await line.send(type="watch", table=table)
            assert (await line.hear())["type"] == "whole"
        await line.send(type="watch", table=company.one.table)
        assert (await line.answer())["code"] == "too-many-tables"
        await line.send(type="unwatch", table=tables[0])
        await line.until(lambda each: each.heard[-1].get("action_id") == "")
        await line.send(type="watch", table=company.one.table)
        await line.until(lambda each: each.heard[-1].get("table") == company.one.table)


async def test_a_huge_frame_ends_its_connection_alone(company: Company) -> None:
    async with company.anna.line(company.one.table) as line:
        with suppress(ConnectionClosed):
            await line.opened.send("x" * (LONGEST_TRANSPORT_FRAME + 1))
        # A frame that is still being sent when the line is closed may break it before the code.
        assert await line.end() in {1009, None}


async def test_a_flood_ends_its_connection_alone() -> None:
    limits = Limits(frames_at_once=30, frames_a_second=0, closing=PATIENCE)
    async with served(limits=limits) as house, visitor(house) as anna:
        made = await anna.new_table("friend")
        anna.text = ""
        async with anna.line(made["table"]) as quiet_line, anna.line() as line:
            for _ in range(31):
                await line.opened.send("{}")
            assert await line.end() == TOO_FAST
            codes = [message["code"] for message in line.heard]
            assert codes == ["unreadable"] * 30 + ["too-fast"]
            answer = await quiet_line.play({"type": "go"})
            assert answer["code"] == "not-started"


BODIES: list[tuple[str, str | bytes, int, str]] = [
    ("/api/tables", "not json", 400, "unreadable"),
    ("/api/tables", b"\xff\xfe", 400, "unreadable"),
    ("/api/tables", "[]", 400, "unreadable"),
    ("/api/tables", "{}", 400, "unreadable"),
    ("/api/tables", '{"ruleset":"six-card","opponents":[],"seat":1}', 400, "unreadable"),
    ("/api/tables", '{"ruleset":"six-card","opponents":["x"]}', 400, "unknown-bot"),
    ("/api/tables", '{"ruleset":"six-card","opponents":[]}', 400, "wrong-opponents"),
    ("/api/tables", '{"ruleset":"whist","opponents":["friend"]}', 400, "unknown-ruleset"),
    (
        "/api/tables",
        '{"ruleset":"six-card","opponents":["friend"],"options":{"target":3}}',
        400,
        "unfit-rules",
    ),
    (
        "/api/tables",
        '{"ruleset":"six-card","opponents":["friend"],"options":{"tea":true}}',
        400,
        "unfit-rules",
    ),
    (
        "/api/tables",
        json.dumps({"ruleset": "six-card", "opponents": ["friend"], "name": "x" * 41}),
        400,
        "unfit-name",
    ),
    ("/api/tables", "x" * (LONGEST_FRAME + 1), 413, "request-entity-too-large"),
    ("/api/tables/nosuchtable/join", '{"invite":"x"}', 404, "unknown-table"),
    ("/api/tables/nosuchtable/join", '{"name":"x"}', 400, "unreadable"),
    ("/api/ask", '{"ruleset":"six-card","do":"fly","asked":{}}', 400, "unknown-question"),
    ("/api/ask", '{"ruleset":"six-card","do":"score","asked":{}}', 400, "unreadable"),
    (
        "/api/ask",
        '{"ruleset":"six-card","do":"score","asked":{"hand":["5H","5X","5C","JD"],"starter":"5D"}}',
        400,
        "bad-question",
    ),
    (
        "/api/ask",
        '{"ruleset":"six-card","do":"score","asked":{"hand":["5H","5H","5C","JD"],"starter":"5D"}}',
        400,
        "bad-question",
    ),
    ("/api/health", "{}", 405, "method-not-allowed"),
    ("/api/fly", "{}", 404, "not-found"),
]


async def test_bodies_that_are_not_understood() -> None:
    async with served() as house, visitor(house) as anna:
        for path, body, status, code in BODIES:
            response = await anna.http.post(path, content=body)
            problem = response.json()
            assert (response.status_code, problem["code"]) == (status, code), (path, body[:80])
            assert problem["message"]
            assert "Traceback" not in response.text
            assert response.headers["content-type"] == "application/json"
        for path in (
            "/api/tables/nosuchtable/replay",
            "/api/tables/%2e%2e/record",
            "/api/tables/x/record",
        ):
            response = await anna.http.get(path)
            assert response.status_code == 404, path
            assert response.json()["code"] in {"unknown-table", "not-found"}
        assert (await anna.http.get("/api/health")).json()["status"] == "ok"


async def test_the_bad_piece_is_named_with_its_place() -> None:
    async with served() as house, visitor(house) as anna:
        asked = {"hand": ["5H", "5X", "5C", "JD"], "starter": "5D"}
        wish = {"ruleset": "six-card", "do": "score", "asked": asked}
        problem = (await anna.post("/api/ask", wish)).json()
        assert "piece 2: '5X'" in problem["message"]
        assert problem["message"].startswith("hand:")


async def test_seats_and_links_over_http() -> None:
    async with (
        served() as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as cyril,
    ):
        made = await anna.new_table("friend")
        path, invite = f"/api/tables/{made['table']}/join", {"invite": made["invite"]}
        assert (await boris.post(path, {"invite": "x"})).status_code == 403
        assert (await anna.post(path, invite)).json() == {"seat": 0}
        assert (await boris.post(path, invite)).json() == {"seat": 1}
        assert (await boris.post(path, invite)).json() == {"seat": 1}
        refused = await cyril.post(path, invite)
        assert (refused.status_code, refused.json()["code"]) == (409, "seat-taken")
        async with cyril.line(made["table"]) as line:
            assert line.view["you"] is None
