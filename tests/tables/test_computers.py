"""Computer players: away from the tables, and never the reason that a table stands still."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
import pytest_asyncio
from tests.tables.company import (
    ANNA,
    PATIENCE,
    House,
    exchange,
    owner_at,
    phase,
    play_first,
    six_card,
)

from pegout import bots, games
from pegout.engine import AnyRuleset, Seat
from pegout.engine.wire import decode, encode
from pegout.tables.computers import WARM_WORKER, WHEN_ASKED, WORKER, Computers
from pegout.tables.crew import WorkerProcess
from pegout.tables.facts import Happened
from pegout.tables.ports import Asked, NoAnswer
from pegout.tables.standing import Standing
from pegout.tables.table import PACE
from pegout.tables.worker import Mouth, in_order, warm

SHAM = """
import json, os, sys, time
for line in sys.stdin:
    with open({notes!r}, "a+") as notes:
        notes.write("x")
        notes.flush()
        turn = notes.tell()
    {deed}
    print(json.dumps({{"action": json.loads(line)["actions"][-1], "fault": ""}}), flush=True)
"""
"""A worker that answers with the last action, after a deed; ``turn`` counts all turns from 1."""


def asked(bot: str = "random", seed: int = 5) -> Asked:
    """Seat 0 is to cut for the deal."""
    ruleset = six_card()
    return asked_of(ruleset, ruleset.start(), Seat(0), bot, seed)


def asked_of(ruleset: AnyRuleset, state: object, seat: Seat, bot: str, seed: int) -> Asked:
    return Asked(
        ruleset=ruleset.text,
        options=dict(ruleset.options),
        bot=bot,
        observation=msgspec.Raw(encode(ruleset.observe(state, seat))),
        actions=msgspec.Raw(encode(ruleset.actions(state, seat))),
        seed=seed,
    )


@pytest_asyncio.fixture
async def computers() -> AsyncIterator[Computers]:
    computers = Computers(workers=1)
    yield computers
    await computers.close()


def sham(notes: Path, deed: str, *, answer_within: float = PATIENCE) -> Computers:
    program = SHAM.format(notes=str(notes), deed=deed)
    return Computers(
        workers=1, command=(sys.executable, "-c", program), answer_within=answer_within
    )


@pytest.mark.parametrize("bot", bots.names(six_card()))
async def test_a_worker_answers_as_the_player_itself(computers: Computers, bot: str) -> None:
    ruleset = six_card()
    start = ruleset.start()
    for seed in (1, 2, 3):
        choice = bots.bot(bot, ruleset).choose(
            ruleset.observe(start, Seat(0)),
            ruleset.actions(start, Seat(0)),
            Random(seed),  # noqa: S311 - a player's dice
        )
        answer = await computers.choose(asked_of(ruleset, start, Seat(0), bot, seed))
        assert decode(answer, ruleset.action_type) == choice.action


async def test_house_rules_reach_the_worker(computers: Computers) -> None:
    turn = msgspec.structs.replace(asked(), options={"target": 7})
    with pytest.raises(NoAnswer, match="target: 7 is not"):
        await computers.choose(turn)


async def test_many_turns_are_pulled_one_after_the_other(computers: Computers) -> None:
    turns = [computers.choose(asked(seed=seed)) for seed in range(20)]
    answers = await asyncio.gather(*turns)
    assert answers == [await computers.choose(asked(seed=seed)) for seed in range(20)]
    assert len(set(answers)) > 5


async def test_a_player_that_does_not_exist_is_a_fault_and_not_an_end(computers: Computers) -> None:
    with pytest.raises(NoAnswer, match="grandmother"):
        await computers.choose(asked("grandmother"))
    assert await computers.choose(asked())


async def test_a_worker_that_crashes_once_is_replaced(tmp_path: Path) -> None:
    """Kills: giving up at the first failure, and asking the dead process again."""
    computers = sham(tmp_path / "turns", "if turn == 1: os._exit(3)")
    assert msgspec.json.decode(await computers.choose(asked()))["at"] == 51
    assert (tmp_path / "turns").read_text() == "xx"
    await computers.close()


async def test_a_worker_that_always_crashes_costs_its_turn(tmp_path: Path) -> None:
    computers = sham(tmp_path / "turns", "if turn <= 2: os._exit(3)")
    with pytest.raises(NoAnswer, match="without an answer"):
        await computers.choose(asked())
    assert await computers.choose(asked())
    assert (tmp_path / "turns").read_text() == "xxx"
    await computers.close()


async def test_a_worker_that_hangs_costs_its_turn(tmp_path: Path) -> None:
    computers = sham(tmp_path / "turns", "time.sleep(1000)", answer_within=0.3)
    with pytest.raises(NoAnswer, match=r"no answer within 0\.3 s"):
        await computers.choose(asked())
    await computers.close()


async def test_a_worker_that_hangs_is_killed(tmp_path: Path) -> None:
    """Kills: leaving the process behind."""
    pid_file = tmp_path / "pid"
    program = f"""
import os, pathlib, sys, time
sys.stdin.readline()
pathlib.Path({str(pid_file)!r}).write_text(str(os.getpid()) + ".")
time.sleep(1000)
"""
    process = WorkerProcess((sys.executable, "-c", program))
    asking = asyncio.create_task(process.ask(b"\n"))
    async with asyncio.timeout(PATIENCE):
        while not (pid_file.exists() and pid_file.read_text().endswith(".")):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await process.end()
    with pytest.raises(EOFError):
        await asking
    pid = int(pid_file.read_text().rstrip("."))
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(
    "deed", ["print('hello', flush=True)", "print('{}', flush=True)", "print('[' * 9999)"]
)
async def test_nonsense_is_no_answer(tmp_path: Path, deed: str) -> None:
    computers = sham(tmp_path / "turns", deed)
    with pytest.raises(NoAnswer):
        await computers.choose(asked())
    await computers.close()


async def test_closing_answers_whoever_waits(tmp_path: Path) -> None:
    computers = sham(tmp_path / "turns", "time.sleep(1000)")
    waiting = [asyncio.create_task(computers.choose(asked())) for _ in range(3)]
    await asyncio.sleep(0)
    await computers.close()
    for each in waiting:
        with pytest.raises(NoAnswer):
            await each
    with pytest.raises(NoAnswer):
        await computers.choose(asked())


# --- players that have to get ready ---------------------------------------------------------------

WARMING = """
import json, os, sys, threading, time
notes = {notes!r}
def note(word):
    with open(notes, "a") as file:
        print(word, file=file, flush=True)
def say(**fields):
    print(json.dumps(fields), flush=True)
note("begun")
{before}
say(warmed={warmed!r})
note("warm")
for line in sys.stdin:
    note("asked")
    {deed}
    say(action=json.loads(line)["actions"][-1])
"""
"""A worker that gets ready, and then answers with the last action."""
LAST = 51
"""Where that cuts; the one who stands in cuts elsewhere (seed 5)."""


class Warming:
    """`Computers` whose strong players get ready as a test says."""

    def __init__(
        self,
        folder: Path,
        *,
        before: str = "pass",
        deed: str = "pass",
        warmed: str = six_card().digest,
        soon: float = PATIENCE,
    ) -> None:
        self._notes = folder / "notes"
        self._notes.touch()
        program = WARMING.format(notes=str(self._notes), before=before, deed=deed, warmed=warmed)
        self.computers = Computers(
            workers=1, warm_command=(sys.executable, "-c", program), soon=soon
        )

    @property
    def notes(self) -> list[str]:
        return self._notes.read_text().split()

    async def until(self, word: str, times: int = 1) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.notes.count(word) < times:  # noqa: ASYNC110 - another process writes
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # and its line has come

    async def plays(self) -> None:
        """Wait until the champion answers itself."""
        async with asyncio.timeout(PATIENCE):
            while await self.cuts_at() != LAST:  # noqa: ASYNC110 - another process decides
                await asyncio.sleep(0.05)

    async def cuts_at(self) -> int:
        """Where the champion cuts, or who stands in for it."""
        at: int = msgspec.json.decode(await self.computers.choose(asked("champion")))["at"]
        return at


@pytest.fixture(autouse=True)
def strong_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a champion has to get ready, whatever it is made of, and nobody else."""

    def ready(_: str, __: bytes, bot: str) -> bool:
        return bot != "champion"

    monkeypatch.setattr("pegout.tables.computers._at_once", ready)


async def test_nobody_waits_for_a_player_that_gets_ready(tmp_path: Path) -> None:
    """Kills: asking a worker that has not said that it is ready; a stand-in by another name."""
    warming = Warming(tmp_path, before="time.sleep(1000)")
    await warming.computers.begin()
    await warming.until("begun")
    await warming.computers.choose(asked("sensible"))  # his worker has begun too
    began = asyncio.get_running_loop().time()
    answer = await warming.computers.choose(asked("champion"))
    assert asyncio.get_running_loop().time() - began < 1.0
    assert answer == await warming.computers.choose(asked("sensible"))
    assert "asked" not in warming.notes
    await warming.computers.close()


async def test_it_gets_ready_when_it_is_asked_where_houses_open_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WHEN_ASKED, "yes")
    warming = Warming(tmp_path)
    await warming.computers.begin()
    await warming.computers.choose(asked("sensible"))
    assert warming.notes == []
    assert await warming.cuts_at() != LAST
    await warming.plays()
    await warming.computers.close()


async def test_it_plays_from_when_it_is_ready(tmp_path: Path) -> None:
    go = tmp_path / "go"
    before = f"while not os.path.exists({str(go)!r}): time.sleep(0.01)"
    warming = Warming(tmp_path, before=before)
    await warming.computers.begin()
    assert await warming.cuts_at() != LAST
    go.touch()
    await warming.until("warm")
    assert await warming.cuts_at() == LAST
    await warming.computers.close()


@pytest.mark.parametrize(("warmed", "plays"), [("", True), ("another", False)])
async def test_ready_for_one_game_is_not_ready_for_another(
    tmp_path: Path, warmed: str, *, plays: bool
) -> None:
    warming = Warming(tmp_path, warmed=warmed)
    await warming.computers.begin()
    await warming.until("warm")
    assert (await warming.cuts_at() == LAST) is plays
    await warming.computers.close()


async def test_who_thinks_too_long_loses_that_turn_and_no_other(tmp_path: Path) -> None:
    on = tmp_path / "on"
    deed = f"while not os.path.exists({str(on)!r}): time.sleep(0.01)"
    warming = Warming(tmp_path, deed=deed, soon=0.3)
    await warming.computers.begin()
    await warming.until("warm")
    assert await warming.cuts_at() != LAST
    on.touch()
    await warming.plays()
    assert warming.notes.count("begun") == 1
    await warming.computers.close()


async def test_one_that_crashes_is_stood_in_for_until_it_is_ready_again(tmp_path: Path) -> None:
    once = tmp_path / "once"
    deed = f"if not os.path.exists({str(once)!r}): open({str(once)!r}, 'w'); os._exit(3)"
    go = tmp_path / "go"
    again = f"os.path.exists({str(once)!r}) and not os.path.exists({str(go)!r})"
    wait = f"while {again}: time.sleep(0.01)"
    warming = Warming(tmp_path, before=wait, deed=deed, soon=0.5)
    await warming.computers.begin()
    await warming.until("warm")
    assert await warming.cuts_at() != LAST
    assert await warming.cuts_at() != LAST
    go.touch()
    await warming.plays()
    await warming.computers.close()


async def test_one_that_ends_while_nobody_asks_begins_again(tmp_path: Path) -> None:
    once = tmp_path / "once"
    begins = f"threading.Timer(0.1, os._exit, [3]).start() if not os.path.exists({str(once)!r}) "
    warming = Warming(tmp_path, before=f"{begins}else None\nopen({str(once)!r}, 'w')")
    await warming.computers.begin()
    await warming.until("warm")
    await asyncio.sleep(0.5)
    await warming.plays()
    assert warming.notes.count("begun") == 2
    await warming.computers.close()


async def test_one_that_cannot_begin_at_all(tmp_path: Path) -> None:
    computers = Computers(workers=1, warm_command=(str(tmp_path / "nothing"),))
    await computers.begin()
    for _ in range(2):
        assert await computers.choose(asked("champion"))
    await computers.close()


@pytest.mark.slow
async def test_the_workers_of_this_house_get_ready_for_every_game() -> None:
    """And answer what is asked meanwhile: kills a worker that is ready and does not listen."""
    told: list[str] = []
    process = WorkerProcess(WARM_WORKER, heard=told.append)
    line = msgspec.json.encode(asked("sensible")) + b"\n"
    answered = await process.ask(line)
    assert bytes(answered.action).startswith(b'{"type":"cut"')
    assert "" not in told
    async with asyncio.timeout(300):
        while "" not in told:  # noqa: ASYNC110 - another process tells
            await asyncio.sleep(0.05)
    await process.end()
    assert told[:-1] == [ruleset.digest for ruleset in in_order()]
    assert {ruleset.name for ruleset in in_order()} == set(games.shipped())
    assert in_order()[0].name == "six-card"


def test_a_game_whose_players_cannot_get_ready_is_not_said_to_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(ruleset: AnyRuleset) -> None:
        if ruleset.name == "six-card":
            raise RuntimeError("no compiler")

    monkeypatch.setattr(bots, "warm", failing)
    out = io.BytesIO()
    warm([six_card(), games.load("five-card")], Mouth(out))
    told = [msgspec.json.decode(line)["warmed"] for line in out.getvalue().split(b"\n") if line]
    assert told == [games.load("five-card").digest, ""]
    assert "no compiler" in capsys.readouterr().err


# --- at the table -------------------------------------------------------------------------------


def anna_may(standing: Standing) -> bool:
    return standing.ended or bool(standing.may[0])


async def test_a_computer_plays_its_part(house: House) -> None:
    table_id = await house.open_against_computer(target=31)
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA)
        while not table.standing.ended:
            await house.gossip.until(table, anna_may)
            if not table.standing.ended:
                await play_first(table, Seat(0))
    assert len(house.players.asked) > 3


@pytest.mark.parametrize(
    "failure",
    [
        NoAnswer("it sleeps"),
        b"nonsense",
        b'{"type":"fly"}',
        b'{"type":"cut","at":99}',
        b'{"type":"go"}',
    ],
)
async def test_a_failing_player_costs_a_move_and_never_a_table(
    house: House, failure: NoAnswer | bytes
) -> None:
    async with house.room.at(await house.open_against_computer()) as table:
        house.players.failures.append(failure)
        await exchange(table, ANNA)
        await house.gossip.until(table, lambda standing: not standing.may[1])
        entry = table.moments[-1].entry
        assert isinstance(entry, Happened)
        assert entry.cause is not None
        assert bytes(entry.cause.action) == b'{"type":"cut","at":0}'


async def test_a_computer_insists_while_the_store_is_away(house: House) -> None:
    async with house.room.at(await house.open_against_computer()) as table:
        house.store.mishaps.extend([None, None, "not-written", "written-but-lost"])
        await exchange(table, ANNA)
        await house.gossip.until(table, lambda standing: not standing.may[1])
    assert [round(pause, 3) for pause in house.clock.slept if pause < 5] == [PACE, 0.5, 1.0]


async def test_a_computer_acts_at_its_pace_whatever_it_holds(house: House) -> None:
    """Kills: a short way for a forced move. Every turn goes to the players and takes one pace."""
    table_id = await house.open_against_computer(target=31)
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA)
        while not table.standing.ended:
            await house.gossip.until(table, anna_may)
            if not table.standing.ended:
                await play_first(table, Seat(0))
        paces = [round(pause, 6) for pause in house.clock.slept if pause < 5]
        assert set(paces) == {PACE}
        turns = [
            entry
            for entry in await house.log(table_id)
            if isinstance(entry, Happened) and entry.cause and entry.cause.seat == 1
        ]
        forced = [
            each for each in house.players.asked if len(msgspec.json.decode(each.actions)) == 1
        ]
        assert forced
        assert len(turns) == len(paces) == len(house.players.asked)


async def test_thinking_longer_takes_the_next_whole_pace(house: House) -> None:
    choose = house.players.choose

    async def slowly(asked: Asked) -> bytes:
        await house.clock.sleep(0.13)
        return await choose(asked)

    house.players.choose = slowly  # type: ignore[method-assign]
    async with house.room.at(await house.open_against_computer()) as table:
        began = house.clock.now()
        await exchange(table, ANNA)
        await house.gossip.until(table, lambda standing: not standing.may[1])
        assert round(house.clock.now() - began, 6) == 2 * PACE


async def test_a_player_is_given_only_what_its_seat_may_know(house: House) -> None:
    """Kills: handing a player the state, the referee's view or another's actions."""
    async with house.room.at(await house.open_against_computer()) as table:
        await exchange(table, ANNA)
        await house.gossip.until(table, anna_may)
        while phase(table.standing) != "discarding":
            await play_first(table, Seat(0))
            await house.gossip.until(table, anna_may)
        ruleset, state = table.standing.ruleset, table.standing.state
        hidden = [piece.code for piece in state.hands[0]]
        await house.gossip.until(table, lambda standing: not standing.may[1])
        turn = house.players.asked[-1]
        assert b'"discarding"' in bytes(turn.observation)
        assert bytes(turn.observation) == encode(ruleset.observe(state, Seat(1)))
        written = msgspec.json.encode(turn).decode()
        assert not [code for code in hidden if f'"{code}"' in written]
        assert table.standing.shuffling.secret not in written
        assert owner_at(Seat(0)) not in written


def test_a_worker_whose_server_has_gone_goes_quietly() -> None:
    with subprocess.Popen(
        WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(msgspec.json.encode(asked()) + b"\n")
        worker.stdin.close()
        assert worker.stderr.read() == b""
        assert worker.wait(PATIENCE) == 0
