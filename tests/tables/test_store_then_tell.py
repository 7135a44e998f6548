"""Store, then tell; nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests.tables.company import (
    ANNA,
    BORIS,
    House,
    Mishap,
    exchange,
    phase,
    play_first,
    play_on,
    refuses,
)

from pegout.engine import Seat
from pegout.engine.wire import encode
from pegout.tables.journal import read_log
from pegout.tables.ports import News
from pegout.tables.refused import Refused

CUT = b'{"type":"cut","at":3}'


async def test_what_is_told_is_in_the_store_already(house: House) -> None:
    """Kills: announcing before the append."""
    stored_when_told: list[bool] = []
    telling = house.gossip.announce

    def look(news: News) -> None:
        stored = house.shelf.entries(news.table)
        stored_when_told.append(len(stored) >= news.moments[-1].seq)
        telling(news)

    house.gossip.announce = look  # type: ignore[method-assign]
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
    assert len(stored_when_told) > 8
    assert all(stored_when_told)


async def test_what_was_not_stored_was_seen_by_nobody(house: House) -> None:
    """Kills: taking over the draft before the append, or telling of a failed one."""
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        before, told = table.standing, len(house.gossip.told)
        house.store.mishaps.append("not-written")
        with refuses("not-stored"):
            await table.play(ANNA, CUT, action_id="a", expected=before.seq)
        assert table.standing is before
        assert len(house.gossip.told) == told
        assert len(await house.log(table_id)) == before.seq
        seq = await table.play(ANNA, CUT, action_id="a", expected=before.seq)
        assert seq == before.seq + 1


async def test_a_lost_acknowledgement_is_found_again(house: House) -> None:
    """The store has written, but its answer was lost: the same wish again is not done twice."""
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        before = table.standing.seq
        house.store.mishaps.append("written-but-lost")
        with refuses("not-stored"):
            await table.play(ANNA, CUT, action_id="a", expected=before)
        assert await table.play(ANNA, CUT, action_id="a", expected=before) == before + 1
        await table.play(BORIS, b'{"type":"cut","at":9}', action_id="b", expected=before)
        seqs = [seq for seq, _ in house.gossip.entries(table_id)]
        assert seqs == sorted(set(seqs)), "told twice"
        assert len(await house.log(table_id)) == table.standing.seq


@pytest.mark.parametrize("mishap", [None, "not-written", "written-but-lost"])
async def test_the_same_id_gets_the_same_answer(house: House, mishap: Mishap | None) -> None:
    """Also after a restart. Kills: forgetting ids, or looking at ``expected`` before them."""
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        before = table.standing.seq
        house.store.mishaps.append(mishap)
        answers = []
        for _ in range(3):
            with suppress(Refused):
                answers.append(await table.play(ANNA, CUT, action_id="a", expected=before))
        await play_on(table, lambda standing: phase(standing) == "playing")
        answers.append(await table.play(ANNA, CUT, action_id="a", expected=before))
        end = table.standing.seq
    async with house.another_room().at(table_id) as table:
        answers.append(await table.play(ANNA, CUT, action_id="a", expected=before))
        assert table.standing.seq == end
    assert set(answers) == {before + 1}
    assert len(answers) >= 4


async def test_an_answer_counts_the_actions_own_entries(house: House) -> None:
    """The last discard's answer does not depend on what chance does after it, live or reloaded."""
    table_id = await house.open_for_friends(target=31, matchTo=2)
    answers: dict[str, int] = {}
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        while len(table.standing.shufflings) == 1:
            seat = next(Seat(seat) for seat, may in enumerate(table.standing.may) if may)
            action_id = f"{seat}-{table.standing.seq}"
            answers[action_id] = await play_first(table, seat)
    async with house.another_room().at(table_id) as table:
        for moment in list(table.moments):
            cause = getattr(moment.entry, "cause", None)
            if cause is None or not cause.action_id:
                continue
            again = await table.play(
                (ANNA, BORIS)[cause.seat], cause.action, action_id=cause.action_id, expected=0
            )
            assert again == answers.pop(cause.action_id)
    assert not answers


async def test_two_who_discard_at_the_same_time_do_not_disturb_each_other(house: House) -> None:
    """Kills: comparing ``expected`` with the table's version."""
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "discarding")
        seen = table.standing.seq
        wishes = [
            table.play(owner, encode(table.standing.may[seat][0]), action_id="d", expected=seen)
            for seat, owner in enumerate((ANNA, BORIS))
        ]
        assert await asyncio.gather(*wishes) == [seen + 1, seen + 2]


async def test_a_wish_is_finished_although_its_sender_has_gone(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        before = table.standing.seq
        wish = asyncio.create_task(table.play(ANNA, CUT, action_id="a", expected=before))
        await asyncio.sleep(0)
        wish.cancel()
        with pytest.raises(asyncio.CancelledError):
            await wish
        await house.gossip.until(table, lambda standing: standing.seq == before + 1)
        assert await table.play(ANNA, CUT, action_id="a", expected=before) == before + 1


async def test_another_process_at_the_same_table(house: House) -> None:
    """What somebody else has written is taken over, told, and then the wish is looked at again."""
    table_id = await house.open_for_friends()
    elsewhere = house.another_room()
    async with house.room.at(table_id) as table, elsewhere.at(table_id) as same:
        await exchange(table, ANNA, BORIS)
        seen = table.standing.seq
        assert same.standing.seq < seen
        with refuses("not-started"):
            await same.play(BORIS, CUT, action_id="x", expected=same.standing.seq)
        # The other one has not heard of the exchange: the store's conflict tells it.
        await same.promise(BORIS, 1, table.standing.shuffling.promises[1] or "")
        assert await same.play(BORIS, CUT, action_id="b", expected=seen) == seen + 1
        other = b'{"type":"cut","at":4}'
        assert await table.play(ANNA, other, action_id="a", expected=seen) > seen + 1
        assert len(await house.log(table_id)) == table.standing.seq


async def test_the_log_folds_to_the_standing(house: House) -> None:
    """Replay is state: for everything that a table knows, at every entry."""
    table_id = await house.open_for_friends(target=31)
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        while not table.standing.ended:
            standing, moments = read_log(table_id, await house.store.read(table_id))
            assert standing == table.standing
            assert moments[-1] == table.moments[-1]
            seat = next(Seat(seat) for seat, may in enumerate(table.standing.may) if may)
            await play_first(table, seat)
    assert standing.status == "playing"
    assert table.standing.status == "finished"
