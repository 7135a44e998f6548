"""What every `EventStore` promises (`pegout.tables.ports`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.contracts.logs import entries_of, listing

from pegout.storage import MemoryStore, SqliteStore, StoreClosed
from pegout.tables.ids import Owner, TableId
from pegout.tables.ports import Conflict, EventStore, Listing, UnknownTable

Make = Callable[[Path], EventStore]

STORES: dict[str, Make] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda folder: SqliteStore.open(folder / "pegout.db"),
}

ONE = TableId("one0000000")
TWO = TableId("two0000000")


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[EventStore]:
    made = STORES[request.param](tmp_path)
    yield made
    await made.close()


async def test_entries_are_read_as_they_were_written(store: EventStore) -> None:
    strange = [b"", b"\x00\xff", "пятнадцать — два".encode(), b'{"type":"opened"}' * 5000]
    await store.append(ONE, 0, strange[:1], listing(ONE))
    await store.append(ONE, 1, strange[1:], listing(ONE))
    assert await store.read(ONE) == tuple(strange)


async def test_only_what_is_behind_is_read(store: EventStore) -> None:
    await store.append(ONE, 0, [b"1", b"2", b"3"], listing(ONE))
    assert await store.read(ONE, 0) == (b"1", b"2", b"3")
    assert await store.read(ONE, 2) == (b"3",)
    assert await store.read(ONE, 3) == ()
    assert await store.read(ONE, 99) == ()


async def test_tables_do_not_touch_each_other(store: EventStore) -> None:
    await store.append(ONE, 0, [b"one"], listing(ONE))
    await store.append(TWO, 0, [b"two"], listing(TWO))
    await store.append(ONE, 1, [b"more"], listing(ONE))
    assert await store.read(ONE) == (b"one", b"more")
    assert await store.read(TWO) == (b"two",)


async def test_an_unknown_table_is_told(store: EventStore) -> None:
    await store.append(ONE, 0, [b"one"], listing(ONE))
    with pytest.raises(UnknownTable):
        await store.read(TWO)


@pytest.mark.parametrize("expected", [0, 1, 3, 99, -1, 2**70])
async def test_a_conflict_writes_nothing(store: EventStore, expected: int) -> None:
    before = listing(ONE, changed=1.0)
    await store.append(ONE, 0, [b"1", b"2"], before)
    with pytest.raises(Conflict):
        await store.append(ONE, expected, [b"x", b"y"], listing(ONE, "finished", changed=9.0))
    assert await store.read(ONE) == (b"1", b"2")
    assert await store.listings() == (before,)


async def test_a_new_table_begins_at_nothing(store: EventStore) -> None:
    with pytest.raises(Conflict):
        await store.append(ONE, 1, [b"2"], listing(ONE))
    with pytest.raises(UnknownTable):
        await store.read(ONE)
    assert await store.listings() == ()


async def test_a_listing_is_the_last_one_written(store: EventStore) -> None:
    await store.append(ONE, 0, [b"1"], listing(ONE, "waiting", ["anna"], headline=b"a"))
    last = Listing(ONE, "playing", (Owner("berta"), Owner("anna")), 12.25, 34.5, b"\x00b")
    await store.append(ONE, 1, [b"2"], last)
    assert await store.listings() == (last,)
    assert await store.listings(owner=Owner("berta")) == (last,)


async def test_owners_who_have_gone_are_gone(store: EventStore) -> None:
    await store.append(ONE, 0, [b"1"], listing(ONE, owners=["anna", "berta"]))
    await store.append(ONE, 1, [b"2"], listing(ONE, owners=["berta"]))
    assert await store.listings(owner=Owner("anna")) == ()
    assert len(await store.listings(owner=Owner("berta"))) == 1


async def test_an_owner_at_both_seats_has_one_table(store: EventStore) -> None:
    await store.append(ONE, 0, [b"1"], listing(ONE, owners=["anna", "anna"]))
    (found,) = await store.listings(owner=Owner("anna"))
    assert found.owners == ("anna", "anna")


async def test_listings_by_owner_and_status_the_last_changed_first(store: EventStore) -> None:
    tables = [
        listing(TableId("a000000000"), "waiting", ["anna"], changed=3.0),
        listing(TableId("b000000000"), "playing", ["anna", "berta"], changed=5.0),
        listing(TableId("c000000000"), "finished", ["berta"], changed=4.0),
        listing(TableId("d000000000"), "playing", ["carla"], changed=1.0),
        listing(TableId("e000000000"), "abandoned", [], changed=2.0),
    ]
    for each in tables:
        await store.append(each.table, 0, [b"1"], each)

    async def names(**wanted: object) -> str:
        return "".join(each.table[0] for each in await store.listings(**wanted))  # type: ignore[arg-type]

    assert await names() == "bcaed"
    assert await names(owner="anna") == "ba"
    assert await names(owner="nobody") == ""
    assert await names(statuses=["playing"]) == "bd"
    assert await names(statuses=["finished", "waiting"]) == "ca"
    assert await names(statuses=[]) == ""
    assert await names(owner="berta", statuses=["finished", "abandoned"]) == "c"
    assert await names(limit=2) == "bc"
    assert await names(owner="anna", limit=1) == "b"
    assert await names(limit=0) == ""


async def test_many_tables_at_once(store: EventStore) -> None:
    async def play(table: TableId) -> None:
        for move in range(20):
            await store.append(table, 2 * move, entries_of(table, 2 * move, 2), listing(table))

    tables = [TableId(f"table{number:05}") for number in range(50)]
    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.read(table) == entries_of(table, 0, 40)


async def test_one_of_many_who_write_to_the_same_place(store: EventStore) -> None:
    await store.append(ONE, 0, [b"first"], listing(ONE))
    won = []

    async def rival(number: int) -> None:
        with suppress(Conflict):
            entries = [b"%d" % number, b"%d!" % number]
            await store.append(ONE, 1, entries, listing(ONE))
            won.append(number)

    await asyncio.gather(
        *map(rival, range(30)), store.append(TWO, 0, [b"undisturbed"], listing(TWO))
    )
    (winner,) = won
    assert await store.read(ONE) == (b"first", b"%d" % winner, b"%d!" % winner)
    assert await store.read(TWO) == (b"undisturbed",)


async def test_who_conflicts_reads_and_writes_behind(store: EventStore) -> None:
    async def play(who: int) -> None:
        written = 0
        while written < 5:
            last = 0
            with suppress(UnknownTable):
                last = len(await store.read(ONE))
            try:
                await store.append(ONE, last, [b"%d:%d" % (who, written)], listing(ONE))
            except Conflict:
                continue
            written += 1

    await asyncio.gather(*map(play, range(8)))
    log = await store.read(ONE)
    for who in range(8):
        own = [entry for entry in log if entry.startswith(b"%d:" % who)]
        assert own == [b"%d:%d" % (who, written) for written in range(5)]
    assert len(log) == 40


async def test_who_goes_away_harms_nobody(store: EventStore) -> None:
    appends = [
        asyncio.create_task(store.append(table, 0, [b"1"], listing(table)))
        for table in (TableId(f"table{number:05}") for number in range(20))
    ]
    await asyncio.sleep(0)
    for append in appends[::2]:
        append.cancel()
    await asyncio.gather(*appends[1::2])
    await store.append(ONE, 0, [b"after"], listing(ONE))
    assert await store.read(ONE) == (b"after",)


async def test_a_closed_store_takes_nothing(store: EventStore) -> None:
    await store.append(ONE, 0, [b"1"], listing(ONE))
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append(ONE, 1, [b"2"], listing(ONE))
    with pytest.raises(StoreClosed):
        await store.read(ONE)
    with pytest.raises(StoreClosed):
        await store.listings()
    await store.close()


@pytest.mark.parametrize("seed", range(5))
async def test_against_a_dict(store: EventStore, seed: int) -> None:
    """Any course of appends and questions: the same answers as from the plainest model."""
    dice = Random(seed)  # noqa: S311 - no secret
    logs: dict[TableId, list[bytes]] = {}
    lists: dict[TableId, Listing] = {}
    tables = [TableId(f"table{number:05}") for number in range(4)]
    owners = [Owner(name) for name in ("anna", "berta", "carla")]
    for step in range(150):
        table = dice.choice(tables)
        log = logs.get(table, [])
        match dice.choice(["append", "append", "stale", "read", "list"]):
            case "append":
                entries = [b"%d" % step] * dice.randint(1, 3)
                made = listing(
                    table,
                    dice.choice(["waiting", "playing", "finished", "abandoned"]),
                    dice.sample(owners, dice.randint(0, 2)),
                    changed=float(dice.randint(0, 9)),
                )
                await store.append(table, len(log), entries, made)
                logs[table], lists[table] = [*log, *entries], made
            case "stale":
                wrong = len(log) + dice.choice([-2, -1, 1, 2])
                with pytest.raises(Conflict):
                    await store.append(table, wrong, [b"x"], listing(table))
            case "read" if log:
                after = dice.randint(0, len(log) + 1)
                assert await store.read(table, after) == tuple(log[after:])
            case "read":
                with pytest.raises(UnknownTable):
                    await store.read(table)
            case "list":
                owner = dice.choice(owners)
                due = sorted(
                    (each for each in lists.values() if owner in each.owners),
                    key=lambda each: (-each.changed, each.table),
                )
                assert await store.listings(owner=owner) == tuple(due)
