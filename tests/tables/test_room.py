"""The room: tables come from the store when they are wanted, and go when nobody is at them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.tables.company import (
    ANNA,
    BORIS,
    CYRIL,
    House,
    breathe,
    exchange,
    phase,
    play_on,
    six_card,
)

from pegout.tables.facts import Happened
from pegout.tables.ids import TableId
from pegout.tables.journal import DamagedLog
from pegout.tables.listing import headline, seat_in
from pegout.tables.ports import UnknownTable
from pegout.tables.recording import record


@pytest.mark.parametrize("table_id", ["nosuchtable", "", "x", "../../etc", "A" * 16, "ž" * 12])
async def test_an_unknown_table(house: House, table_id: str) -> None:
    with pytest.raises(UnknownTable):
        async with house.room.at(TableId(table_id)):
            pass
    with pytest.raises(UnknownTable):
        await house.room.history(TableId(table_id))


async def test_there_is_one_of_each_table(house: House) -> None:
    """Kills: two who come at once each loading one."""
    table_id = await house.open_for_friends()
    room = house.another_room()

    async def come() -> int:
        async with room.at(table_id) as table:
            await breathe()
            return id(table)

    assert len(set(await asyncio.gather(*(come() for _ in range(5))))) == 1


async def test_a_game_goes_on_after_a_restart(house: House) -> None:
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
        before = table.standing
    async with house.another_room().at(table_id) as table:
        assert table.standing == before
        await play_on(table, lambda standing: standing.ended)


async def test_a_computers_turn_goes_on_after_a_restart(house: House) -> None:
    table_id = await house.open_against_computer()
    async with house.room.at(table_id) as table:
        house.players.choose = asyncio.Event().wait  # type: ignore[assignment,method-assign]
        await exchange(table, ANNA)
        await breathe()
        assert table.standing.may[1]
    await house.room.close()
    del house.players.choose
    room = house.another_room()
    async with room.at(table_id) as table:
        await house.gossip.until(table, lambda standing: not standing.may[1])
    await room.close()


async def test_idle_tables_leave_the_memory_and_come_back(house: House) -> None:
    """Kills: never dropping, and dropping a table at which somebody is or something happens."""
    room = house.another_room()
    room._most = 2  # noqa: SLF001
    opened = [await room.open(six_card(), ANNA, "", ("friend",)) for _ in range(5)]
    assert room.in_memory == 2
    async with room.at(opened[0]) as held:
        for table_id in opened:
            async with room.at(table_id):
                pass
        assert room.in_memory == 2
        async with room.at(opened[0]) as same:
            assert same is held
    # An exchange that waits for its time holds a table in memory.
    async with room.at(opened[1]) as table:
        token = house.invitations.shown(table.standing)
        assert token is not None
        await table.sit(BORIS, "", token)
        waiting = table
    for table_id in opened[2:]:
        async with room.at(table_id):
            pass
    async with room.at(opened[1]) as same:
        assert same is waiting
    await house.clock.pass_by(20)
    await house.clock.pass_by(20)
    assert waiting.standing.in_play
    for table_id in opened[2:]:
        async with room.at(table_id):
            pass
    async with room.at(opened[1]) as another:
        assert another is not waiting
        assert another.standing == waiting.standing


async def test_a_list_shows_the_tables_of_a_session(house: House) -> None:
    first = await house.open_for_friends()
    await house.clock.pass_by(5)
    second = await house.room.open(six_card(), CYRIL, "Cyril", ("sensible",))
    assert [each.table for each in await house.room.listings(CYRIL)] == [second]
    (listing,) = await house.room.listings(BORIS)
    assert listing.table == first
    assert listing.status == "playing"
    shown = headline(listing)
    assert shown.names == ("Anna", "Борис")
    assert shown.kinds == ("person", "person")
    assert shown.points.scores == (0, 0)
    assert shown.points.winner is None
    assert seat_in(listing, BORIS) == 1
    assert seat_in(listing, CYRIL) is None


async def test_a_list_shows_how_a_game_ended(house: House) -> None:
    table_id = await house.open_for_friends(target=31)
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: standing.ended)
    (listing,) = await house.room.listings(ANNA)
    assert listing.status == "finished"
    points = headline(listing).points
    assert points.winner is not None
    assert points.scores[points.winner] == 31
    assert sum(points.match) >= 1


@pytest.mark.parametrize(
    ("place", "damage"),
    [
        (0, b"{"),
        (0, b'{"type":"sealed"}'),
        (0, b'{"type":"secret-published","game":1,"secret":""}'),
        (1, b'{"type":"opened"}'),
        (5, b"\xff\x00"),
        (6, b'{"type":"happened","event":{"type":"series-ended","seat":0,"count":31}}'),
    ],
)
async def test_a_damaged_log_is_said_to_be_one(house: House, place: int, damage: bytes) -> None:
    table_id = await house.open_for_friends()
    other = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
    house.shelf.damage(table_id, place, damage)
    room = house.another_room()
    with pytest.raises(DamagedLog, match=table_id):
        async with room.at(table_id):
            pass
    async with room.at(other) as table:
        assert table.standing.seq > 1


async def test_a_log_whose_secret_was_never_sealed(house: House) -> None:
    """Kills: folding it, and failing at the first question for its shuffles."""
    table_id = await house.open_for_friends()
    house.shelf.cut_off(table_id, 1)
    with pytest.raises(DamagedLog, match="the first secret is missing"):
        await house.another_room().history(table_id)


@pytest.mark.parametrize(
    ("kind", "field", "damage", "why"),
    [
        ("secret-sealed", "secret", "zz", "a secret has 64 digits"),
        ("secret-sealed", "secret", "0" * 64, "the secret is another than the promised one"),
        ("secret-sealed", "promise", "0" * 64, "the secret is another than the promised one"),
        ("secret-sealed", "game", 2, "games are counted"),
        ("text-promised", "promise", "short", "a promise has 64 digits"),
        ("text-promised", "game", 0, "game 0 has no secret"),
        ("text-revealed", "text", "a-text-of-somebody-else", "another than the promised one"),
        ("text-revealed", "text", "пятнадцать-и-ещё-два", "ascii"),
        ("secret-published", "secret", "0" * 64, "another than the sealed one"),
        ("happened", "cause", {"seat": 0, "action": {"type": "nothing"}, "game": 1}, "nothing"),
    ],
)
async def test_parts_of_the_dealing_that_do_not_fit(
    house: House, kind: str, field: str, damage: object, why: str
) -> None:
    """Kills: each of the checks while folding, and a record that trips over a stored action."""
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
        await table.abandon(ANNA)
    entries = [msgspec.json.decode(each) for each in house.shelf.entries(table_id)]
    place = next(n for n, each in enumerate(entries) if each["type"] == kind)
    changed = msgspec.json.encode({**entries[place], field: damage})
    house.shelf.damage(table_id, place, changed)
    with pytest.raises(DamagedLog, match=why):
        record(*await house.another_room().history(table_id))


async def test_a_damaged_listing_is_made_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Kills: one damaged row that hides all tables, and one that is left out without a word."""
    sound, damaged, lost = [await house.open_for_friends() for _ in range(3)]
    before = await house.room.listings(ANNA)
    house.shelf.damage_listing(damaged, b"\xff")
    house.shelf.damage_listing(lost, b"{}")
    house.shelf.damage(lost, 0, b"{")
    after = await house.room.listings(ANNA)
    assert after == tuple(each for each in before if each.table != lost)
    assert {each.table for each in after} == {sound, damaged}
    told = [each.getMessage() for each in caplog.records]
    assert any(f"the listing of table {damaged} cannot be read" in each for each in told)
    assert any(f"table {lost} is left out" in each for each in told)


async def test_a_ruleset_is_kept_as_it_was(house: House) -> None:
    """Tonight's edit of a ruleset file cannot rewrite yesterday's game."""
    table_id = await house.open_for_friends(target=61)
    async with house.another_room().at(table_id) as table:
        opened = table.standing.opened
        assert opened.ruleset == six_card().text
        assert opened.digest == six_card().digest
        assert opened.options == {"target": 61}
        assert table.standing.ruleset.options == {"target": 61}


async def test_the_link_can_be_shown_again(house: House) -> None:
    """The store keeps a hash only; the token follows from the server's key."""
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        token = house.invitations.shown(table.standing)
    assert token is not None
    assert token.encode() not in b"".join(await house.store.read(table_id))
    async with house.another_room().at(table_id) as table:
        assert house.invitations.shown(table.standing) == token
        await table.sit(BORIS, "", token)
        assert house.invitations.shown(table.standing) is None
        assert await table.sit(BORIS, "", token) == 1
        assert await table.sit(ANNA, "", token) == 0
        assert await table.sit(ANNA, "", "whatever") == 0


async def test_the_first_entry_of_a_deal_is_where_its_story_begins(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        assert table.standing.deal_from == 1
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
        start = table.standing.deal_from
        await play_on(table, lambda standing: standing.deal_from != start)
        entry = table.moments[table.standing.deal_from - 1].entry
        assert isinstance(entry, Happened)
        assert entry.cause is not None
        assert entry.cause.seat == -1
