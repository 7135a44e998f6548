"""Tables of three and four over the wire: who sits where, who is told what, and playing again.

Mutants that die: a view that gives partners sides of their own; telling who only looks on where the
company plays again; a link that is told no more while a chair is still open.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.visitors import Line, served, visitor

SIDES = {"six-card": [0, 1], "six-card-3p": [0, 1, 2], "six-card-4p": [0, 1, 0, 1]}


def kinds(line: Line) -> list[str]:
    return [seat["kind"] for seat in line.view["seats"]]


async def test_rulesets_tell_who_plays_with_whom() -> None:
    async with served() as house, visitor(house) as anna:
        told: list[dict[str, Any]] = (await anna.get("/api/rulesets")).json()
        sides = {each["name"]: each["sides"] for each in told}
        assert SIDES.items() <= sides.items()
        assert all(each["seats"] == len(each["sides"]) for each in told)


@pytest.mark.parametrize(
    ("ruleset", "options", "computers"),
    [
        ("six-card", {}, "prepared"),
        ("six-card", {"target": 61, "counting": "muggins"}, "prepared"),
        ("six-card", {"series": "single"}, "unprepared"),
        ("six-card", {"exactFinish": True}, "unprepared"),
        ("seven-card", {"series": "single"}, "prepared"),
        ("bingo", {}, "prepared"),
        ("six-card", {"exactGranularity": "item"}, "unfit"),
    ],
)
async def test_it_is_told_whether_computers_are_prepared(
    ruleset: str, options: dict[str, Any], computers: str
) -> None:
    """Those that nobody is prepared for anyhow are no departure."""
    async with served() as house, visitor(house) as anna:
        wish = {"ruleset": ruleset, "options": options}
        assert (await anna.post("/api/computers", wish)).json()["computers"] == computers


async def test_friends_fill_the_free_seats_in_order_and_see_each_other_come() -> None:
    async with (
        served() as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as cyril,
    ):
        anna.ruleset = "six-card-4p"
        made = await anna.new_table("friend", "sensible", "friend")
        path, wish = f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": ""}
        async with anna.line(made["table"]) as line:
            assert kinds(line) == ["person", "open", "computer", "open"]
            assert [seat["side"] for seat in line.view["seats"]] == SIDES["six-card-4p"]
            assert (await boris.post(path, wish)).json() == {"seat": 1}
            await line.until(lambda each: kinds(each)[1] == "person")
            assert (line.view["status"], line.view["invite"]) == ("waiting", made["invite"])
            assert (await cyril.post(path, wish)).json() == {"seat": 3}
            await line.until(lambda each: each.view["status"] == "playing")
            assert line.view["invite"] is None
        listed = (await cyril.get("/api/tables")).json()[0]
        assert (listed["sides"], listed["you"]) == (SIDES["six-card-4p"], 3)


async def test_who_gets_up_looks_on_and_may_come_again() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        anna.ruleset = "six-card-3p"
        made = await anna.new_table("friend", "friend")
        table, wish = made["table"], {"invite": made["invite"], "name": "Boris"}
        async with boris.line(table) as line:
            await boris.post(f"/api/tables/{table}/join", wish)
            await line.until(lambda each: each.view["you"] == 1)
            await line.send(type="abandon", table=table)
            await line.until(lambda each: each.view["you"] is None)
            assert line.view["invite"] is None
            assert kinds(line) == ["person", "open", "open"]
            await boris.post(f"/api/tables/{table}/join", wish)
            await line.until(lambda each: each.view["you"] == 1)


async def test_the_company_is_told_where_it_plays_again() -> None:
    async with (
        served() as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as cyril,
    ):
        anna.ruleset = "six-card-3p"
        made = await anna.new_table("random", "friend")
        table = made["table"]
        await boris.post(f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Boris"})
        async with anna.line(table) as one, boris.line(table) as other, cyril.line(table) as third:
            early = await anna.post(f"/api/tables/{table}/again", {})
            assert (early.status_code, early.json()["code"]) == (409, "not-ended")
            await one.send(type="abandon", table=table)
            await other.until(lambda each: each.over)
            again = await anna.post(f"/api/tables/{table}/again", {})
            assert again.status_code == 201
            assert again.json()["invite"] is not None
            await other.until(lambda each: each.view["again"] == again.json()["table"])
            came = await boris.post(f"/api/tables/{table}/again", {})
            assert came.json() == {"table": again.json()["table"], "invite": None}
            foreign = await cyril.post(f"/api/tables/{table}/again", {})
            assert (foreign.status_code, foreign.json()["code"]) == (409, "no-seat")
            await third.until(lambda each: each.seq == other.seq)
        assert not [told for told in cyril.told if again.json()["table"] in told]
        async with boris.line(again.json()["table"]) as line:
            assert line.view["you"] == 2
            assert [seat["name"] for seat in line.view["seats"]] == ["Anna", "random", "Boris"]


@pytest.mark.parametrize("opponents", [(), ("random",), ("random", "random", "random")])
async def test_one_opponent_for_each_further_seat(opponents: tuple[str, ...]) -> None:
    async with served() as house, visitor(house) as anna:
        wish = {"ruleset": "six-card-3p", "opponents": opponents}
        answer = await anna.post("/api/tables", wish)
        assert answer.status_code == 400
        assert answer.json()["facts"] == {"needed": 2, "given": len(opponents)}
