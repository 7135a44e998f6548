"""Whole games over real sockets, whatever happens in the middle."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.visitors import (
    Line,
    Served,
    Visitor,
    play_together,
    same_place,
    served,
    sit_down,
    visitor,
)

from pegout.dealing import GameProof, faults
from pegout.engine.wire import convert
from pegout.records import read, verify
from pegout.storage import SqliteStore
from pegout.tables.computers import Computers


def over(line: Line) -> bool:
    return line.over


def playing(line: Line) -> bool:
    return bool(line.observation["phase"] == "playing")


async def test_two_sessions_play_to_the_end_and_check_it() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris)
        async with anna.line(table) as one, boris.line(table) as other:
            await play_together([one, other], over)
            assert one.observation == one.heard[-1].get("observation", one.observation)
            winner = one.observation["winner"]
            assert one.observation["scores"][winner] == 121
            assert one.view["status"] == other.view["status"] == "finished"
            assert (one.view["you"], other.view["you"]) == (0, 1)
            assert one.actions == other.actions == []
        await everything_is_open(anna, table)
        (listed,) = (await boris.get("/api/tables")).json()
        assert listed["winner"] == winner
        assert listed["you"] == 1
        assert listed["names"] == ["Anna", "Борис"]


async def everything_is_open(anybody: Visitor, table: str) -> None:
    """The replay and the record of an ended table."""
    replay = (await anybody.get(f"/api/tables/{table}/replay")).json()
    steps = replay["steps"]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
    seen = [step for step in steps if "observation" in step]
    assert not [step for step in seen if "hidden" in str(step["observation"]["hands"])]
    (proof,) = convert(replay["proofs"], tuple[GameProof, ...])
    assert faults(proof) == ()
    assert proof.draws
    response = await anybody.get(f"/api/tables/{table}/record")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="pegout-{table}.txt"' in response.headers["content-disposition"]
    record = read(response.text).record
    assert record is not None
    assert verify(record) == ()


async def test_one_plays_the_computer_to_the_end() -> None:
    computers = Computers(workers=1)
    async with served(players=computers) as house, visitor(house) as anna:
        made = await anna.new_table("sensible", target=61)
        assert made["invite"] is None
        async with anna.line(made["table"]) as line:
            await play_together([line], over)
            assert max(line.observation["scores"]) == 61
            assert [seat["kind"] for seat in line.view["seats"]] == ["person", "computer"]
            assert [seat["here"] for seat in line.view["seats"]] == [True, True]
            assert line.view["shuffles"][0]["texts"] == [anna.text, "computer"]
        await everything_is_open(anna, made["table"])


async def test_a_match_seals_a_secret_for_each_game() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris, target=31, matchTo=2)
        async with anna.line(table) as one, boris.line(table) as other:
            await play_together([one, other], over)
            shuffles = one.view["shuffles"]
        assert len(shuffles) >= 2
        assert all(shuffle["secret"] for shuffle in shuffles)
        replay = (await anna.get(f"/api/tables/{table}/replay")).json()
        for proof in convert(replay["proofs"], tuple[GameProof, ...]):
            assert faults(proof) == ()


async def test_who_comes_back_gets_what_he_has_missed() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris)
        async with anna.line(table) as one:
            async with boris.line(table) as other:
                await play_together([one, other], playing)
                since, observation = other.seq, other.observation
            while one.actions:
                await one.play(one.actions[0])
            async with boris.line(table, since) as again:
                assert again.heard[0]["type"] == "told"
                assert again.seq == one.seq
                steps = again.heard[0]["steps"]
                assert [step["seq"] for step in steps] == list(range(since + 1, one.seq + 1))
                assert again.view["you"] == 1
            async with boris.line(table, one.seq) as nothing_missed:
                assert nothing_missed.heard[0]["type"] == "told"
                assert nothing_missed.heard[0]["steps"] == []
                assert nothing_missed.actions
            for out_of_place in (0, one.seq + 1, -5):
                async with boris.line(table, out_of_place) as anew:
                    assert anew.heard[0]["type"] == "whole"
                    story = anew.heard[0]["story"]
                    assert story[0]["event"]["type"] == "dealt"
                    assert all("observation" not in step for step in story)
            assert observation["phase"] == "playing"


@pytest.mark.parametrize("stop", ["cutting-for-deal", "discarding", "playing"])
async def test_a_game_goes_on_after_a_restart(tmp_path: Path, stop: str) -> None:
    file = tmp_path / "pegout.sqlite"
    async with AsyncExitStack() as first:
        house = await first.enter_async_context(served(SqliteStore.open(file)))
        anna = await first.enter_async_context(visitor(house))
        boris = await first.enter_async_context(visitor(house))
        table = await sit_down(anna, boris, target=31)
        async with anna.line(table) as one, boris.line(table) as other:
            await play_together(
                [one, other],
                lambda line: bool(line.observation["phase"] == stop and line.actions),
            )
            before = {
                line.visitor.cookie: (line.seq, line.observation, line.actions)
                for line in (one, other)
            }
            answered = [message for message in one.heard if message.get("action_id")]
        cookies = anna.cookie, boris.cookie
    async with (
        served(SqliteStore.open(file)) as house,
        visitor(house) as anna,
        visitor(house) as boris,
    ):
        for each, cookie in zip((anna, boris), cookies, strict=True):
            each.http.cookies.set("pegout", cookie.partition("=")[2])
        async with (
            anna.line(table, before[cookies[0]][0]) as one,
            boris.line(table) as other,
        ):
            assert one.heard[0]["type"] == "told"
            assert one.actions == before[cookies[0]][2]
            assert (other.seq, other.observation, other.actions) == before[cookies[1]]
            await repeat_of_an_old_action(one, table, answered)
            await play_together([one, other], over)
        await everything_is_open(anna, table)


async def repeat_of_an_old_action(line: Line, table: str, answered: list[dict[str, Any]]) -> None:
    """An acknowledged action, sent again after a restart, is answered again and not done twice."""
    if not answered:
        return
    await line.send(
        type="play",
        table=table,
        action_id=answered[0]["action_id"],
        expected=0,
        action={"type": "cut", "at": 0},
    )
    assert await line.answer() == answered[0]


async def test_two_tabs_of_one_seat() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris)
        async with (
            anna.line(table) as tab,
            anna.line(table) as other_tab,
            boris.line(table) as boris_line,
        ):
            await play_together([tab, other_tab, boris_line], playing)
            assert tab.observation == other_tab.observation
            assert tab.view == other_tab.view
            assert tab.actions == other_tab.actions
            if tab.actions:
                action, expected = tab.actions[0], tab.seq
                first = await tab.play(action, expected=expected, action_id="tab")
                second = await other_tab.play(action, expected=expected, action_id="other")
                assert first["type"] == "accepted"
                assert second["code"] == "stale"
                same = await other_tab.play(action, expected=expected, action_id="tab")
                assert same == first


async def test_spectators_see_what_everybody_may() -> None:
    async with (
        served() as house,
        visitor(house) as anna,
        visitor(house) as boris,
        visitor(house) as cyril,
    ):
        table = await sit_down(anna, boris, target=31)
        async with (
            anna.line(table) as one,
            boris.line(table) as other,
            cyril.line(table) as looking,
        ):
            await play_together([one, other], playing)
            await same_place(one, looking)
            assert looking.view["you"] is None
            assert looking.view["invite"] is None
            assert looking.actions == looking.refusals == []
            assert all("hidden" in hand for hand in looking.observation["hands"])
            assert looking.observation["laid"] == one.observation["laid"]
            answer = await looking.play({"type": "go"})
            assert answer["code"] == "no-seat"
            await play_together([one, other], over)
            await looking.until(over)


async def test_who_sits_down_while_looking_on_gets_the_seats_view() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        made = await anna.new_table("friend")
        table = made["table"]
        async with anna.line(table) as one, boris.line(table) as other:
            assert one.view["invite"] == made["invite"]
            assert other.view["you"] is None
            assert other.view["status"] == "waiting"
            await boris.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
            await other.until(lambda line: line.view["you"] == 1)
            assert other.heard[-1]["type"] == "whole"
            await one.until(lambda line: line.view["status"] == "playing")
            assert one.view["invite"] is None
            await play_together([one, other], playing)


async def test_it_is_seen_who_is_there() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris)
        anna.text = boris.text = ""

        def here(line: Line) -> list[bool]:
            return [seat["here"] for seat in line.view["seats"]]

        async with anna.line(table) as one:
            assert here(one) == [True, False]
            async with boris.line(table) as other:
                await one.until(lambda line: here(line) == [True, True])
                assert one.heard[-1]["steps"] == []
                async with boris.line(table):
                    pass
                await other.send(type="unwatch", table=table)
                assert (await other.hear())["type"] == "accepted"
                await one.until(lambda line: here(line) == [True, False])


async def test_one_who_gives_up_ends_the_game_for_all() -> None:
    async with served() as house, visitor(house) as anna, visitor(house) as boris:
        table = await sit_down(anna, boris)
        async with anna.line(table) as one, boris.line(table) as other:
            await play_together([one, other], playing)
            assert (await anna.get(f"/api/tables/{table}/replay")).status_code == 409
            assert (await anna.get(f"/api/tables/{table}/record")).status_code == 409
            await other.send(type="abandon", table=table)
            await one.until(over)
            assert one.view["status"] == "abandoned"
            assert one.view["abandoned"] == 1
            assert one.view["shuffles"][0]["secret"]
            assert one.actions == []
        await everything_is_open(anna, table)


async def test_a_connection_watches_several_tables_and_leaves_them() -> None:
    async with served() as house, visitor(house) as anna:
        anna.text = ""
        tables = [(await anna.new_table("friend"))["table"] for _ in range(3)]
        async with anna.line(tables[0]) as line:
            for table in tables[1:]:
                await line.send(type="watch", table=table)
                await line.until(lambda each: each.heard[-1]["table"] == each.view["id"] == table)  # noqa: B023
            await line.send(type="unwatch", table=tables[1])
            await line.until(lambda each: each.heard[-1]["type"] == "accepted")
            assert line.heard[-1] == {
                "type": "accepted",
                "table": tables[1],
                "action_id": "",
                "seq": 2,
            }


def test_the_helper_for_served_houses_is_what_it_says() -> None:
    assert Served("http://127.0.0.1:80/", None).host == "127.0.0.1:80"  # type: ignore[arg-type]
