"""A table's log as a record: written, read, replayed and verified like any other."""

from __future__ import annotations

from tests.tables.company import ANNA, BORIS, House, exchange, phase, play_on

from pegout import records
from pegout.engine import Seat
from pegout.tables.recording import record


async def test_a_finished_match_is_a_record_that_verifies(house: House) -> None:
    table_id = await house.open_for_friends(target=31, matchTo=2)
    async with house.room.at(table_id) as table:
        while not table.standing.ended:
            await exchange(table, ANNA, BORIS)
            game = table.standing.shuffling.game
            while not table.standing.ended and table.standing.shuffling.game == game:
                seen = table.standing.seq
                await play_on(table, lambda standing, seen=seen: standing.seq > seen)  # type: ignore[misc]
    standing, moments = await house.room.history(table_id)
    made = record(standing, moments)
    text = records.write(made)
    reading = records.read(text)
    assert reading.record == made
    assert records.verify(made) == ()
    assert [step.event for step in records.replay(made)] == [
        moment.event for moment in moments if moment.event is not None
    ]
    assert [player.name for player in made.players] == ["Anna", "Борис"]
    assert len(made.games) == len(standing.shufflings)
    assert ANNA not in text


async def test_an_abandoned_match_says_who_gave_up(house: House) -> None:
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
        await table.abandon(BORIS)
    made = record(*await house.room.history(table_id))
    assert made.abandoned == Seat(1)
    assert made.games[0].secret is not None
    assert records.read(records.write(made)).record == made


async def test_a_table_abandoned_before_the_first_card(house: House) -> None:
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await table.abandon(ANNA)
    made = record(*await house.room.history(table_id))
    assert made.games[0].moves == ()
    assert records.read(records.write(made)).record == made
