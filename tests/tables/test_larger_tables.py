"""Tables of three and four: people and computers in any seats, and what several people can do.

Mutants that die: an invitation that opens one seat only; texts told before the last of several has
promised; a guest who gets up and takes the table, or his promise, with him; partners who part when
they play again; a second table for each who plays again.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import pytest
from tests.scripted import LARGER
from tests.tables.company import (
    ANNA,
    BORIS,
    CYRIL,
    TEXTS,
    House,
    exchange,
    play_on,
    refuses,
)

from pegout import games, records
from pegout.dealing import ABSENT, COMPUTER, faults, promise_of_text
from pegout.engine import AnyRuleset, Seat
from pegout.tables.facts import Computer, Happened, Open, Person, TextPromised, TextRevealed
from pegout.tables.fairness import ANSWER_WITHIN
from pegout.tables.ids import Owner, TableId
from pegout.tables.listing import headline, seat_in
from pegout.tables.recording import record
from pegout.tables.standing import Standing
from pegout.tables.table import Table

DORA: Final = Owner("session-dora")
MIXTURES: Final = (
    ("three", ("friend", "friend")),
    ("three", ("random", "friend")),
    ("three", ("friend", "random")),
    ("three", ("random", "random")),
    ("four", ("random", "friend", "random")),
    ("four", ("friend", "random", "friend")),
    ("four singles", ("random", "random", "friend")),
)


def short(table: str, target: int = 31) -> AnyRuleset:
    return games.read(LARGER[table].text, {"target": target})


def token(house: House, table: Table) -> str:
    shown = house.invitations.shown(table.standing)
    assert shown is not None
    return shown


async def come(house: House, table: Table, *guests: Owner) -> list[Seat]:
    """They follow the same link, one after the other."""
    return [
        await table.sit(guest, guest.removeprefix("session-"), token(house, table))
        for guest in guests
    ]


def over(standing: Standing) -> bool:
    return standing.ended


@pytest.mark.parametrize(("rules", "opponents"), MIXTURES)
async def test_a_whole_match_of_people_and_computers(
    house: House, rules: str, opponents: tuple[str, ...]
) -> None:
    """One link fills the free seats in order; the record of the match is fair and by the rules."""
    table_id = await house.room.open(short(rules), ANNA, "Anna", opponents)
    async with house.room.at(table_id) as table:
        free = [Seat(seat) for seat, word in enumerate(opponents, start=1) if word == "friend"]
        guests = (BORIS, CYRIL)[: len(free)]
        assert await come(house, table, *guests) == free
        assert house.invitations.shown(table.standing) is None
        assert table.standing.persons == (Seat(0), *free)
        await exchange(table, ANNA, *guests)
        async with asyncio.timeout(60):
            await play_on(table, over)
        assert table.standing.status == "finished"
    standing, moments = await house.room.history(table_id)
    acted = {m.entry.cause.seat for m in moments if isinstance(m.entry, Happened) and m.entry.cause}
    assert acted >= set(map(Seat, range(standing.ruleset.seats)))
    made = record(standing, moments)
    assert records.read(records.write(made)).record == made
    assert records.verify(made) == ()
    (proof,) = (each.proof(table_id, "cards") for each in standing.shufflings)
    assert faults(proof) == ()
    texts = [TEXTS[ANNA], *(COMPUTER for _ in opponents)]
    for seat, guest in zip(free, guests, strict=True):
        texts[seat] = TEXTS[guest]
    assert [part.text for part in proof.contributions] == texts


async def test_nobody_reveals_before_the_last_chair_is_taken_and_all_have_promised(
    house: House,
) -> None:
    table_id = await house.room.open(short("three"), ANNA, "", ("friend", "friend"))
    async with house.room.at(table_id) as table:
        await come(house, table, BORIS)
        for owner in (ANNA, BORIS):
            await table.promise(owner, 1, promise_of_text(TEXTS[owner]))
        with refuses("too-early"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])
        assert table.standing.status == "waiting"
        await come(house, table, CYRIL)
        assert not table.standing.waits_for_somebody
        with refuses("too-early"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])
        await table.promise(CYRIL, 1, promise_of_text(TEXTS[CYRIL]))
        await table.reveal(ANNA, 1, TEXTS[ANNA])
        assert not table.standing.in_play
    log = await house.log(table_id)
    revealed = [place for place, entry in enumerate(log) if isinstance(entry, TextRevealed)]
    promised = [place for place, entry in enumerate(log) if isinstance(entry, TextPromised)]
    assert max(promised) < min(revealed)


async def test_those_who_answered_count_and_those_who_did_not_are_absent(house: House) -> None:
    table_id = await house.room.open(short("four"), ANNA, "", ("friend", "random", "friend"))
    async with house.room.at(table_id) as table:
        await come(house, table, BORIS, CYRIL)
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await house.clock.pass_by(ANSWER_WITHIN)
        await table.reveal(BORIS, 1, TEXTS[BORIS])
        await house.clock.pass_by(ANSWER_WITHIN)
        assert table.standing.shuffling.texts == (ABSENT, TEXTS[BORIS], COMPUTER, ABSENT)
        assert table.standing.in_play


async def test_more_guests_than_chairs(house: House) -> None:
    table_id = await house.room.open(short("three"), ANNA, "", ("friend", "friend"))
    async with house.room.at(table_id) as table:
        link = token(house, table)
        came = await asyncio.gather(
            *(table.sit(guest, "", link) for guest in (BORIS, CYRIL, DORA)), return_exceptions=True
        )
        assert sorted(seat for seat in came if isinstance(seat, int)) == [1, 2]
        assert [str(each) for each in came if isinstance(each, Exception)] == ["seat-taken"]
        assert await table.sit(BORIS, "again", link) == came[0]


async def test_a_guest_gets_up_while_others_are_expected(house: House) -> None:
    """The table goes on waiting; who sits there next promises anew."""
    table_id = await house.room.open(short("three"), ANNA, "", ("friend", "friend"))
    async with house.room.at(table_id) as table:
        await come(house, table, BORIS)
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await table.abandon(BORIS)
        assert table.standing.status == "waiting"
        assert isinstance(table.standing.chairs[1], Open)
        assert table.standing.shuffling.promises == (None, None, None)
        with refuses("no-seat"):
            await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        (listed,) = await house.room.listings(ANNA)
        assert (await house.room.listings(BORIS), listed.status) == ((), "waiting")
        assert await come(house, table, CYRIL, DORA) == [1, 2]
        before = table.standing
    async with house.another_room().at(table_id) as table:
        assert table.standing == before


async def test_the_host_who_leaves_closes_the_table(house: House) -> None:
    table_id = await house.room.open(short("three"), ANNA, "", ("friend", "friend"))
    async with house.room.at(table_id) as table:
        link = token(house, table)
        await come(house, table, BORIS)
        await table.abandon(ANNA)
        assert table.standing.abandoned == Seat(0)
        with refuses("already-ended"):
            await table.sit(CYRIL, "", link)


async def test_one_of_three_who_gives_up_ends_the_match_for_all(house: House) -> None:
    """Once the game goes on nobody can take another's hand."""
    table_id = await house.room.open(short("three"), ANNA, "", ("random", "friend"))
    async with house.room.at(table_id) as table:
        await come(house, table, BORIS)
        await exchange(table, ANNA, BORIS)
        await table.abandon(BORIS)
        assert (table.standing.status, table.standing.abandoned) == ("abandoned", Seat(2))
        assert table.standing.shuffling.published


async def test_the_list_knows_partners(house: House) -> None:
    await house.room.open(short("four"), ANNA, "", ("random", "friend", "random"))
    (listed,) = await house.room.listings(ANNA)
    assert headline(listed).sides == (0, 1, 0, 1)
    assert seat_in(listed, ANNA) == Seat(0)


async def ended(house: House, rules: str, *opponents: str) -> TableId:
    """A table that was given up by its last guest."""
    table_id = await house.room.open(short(rules), ANNA, "Anna", opponents)
    async with house.room.at(table_id) as table:
        guests = (BORIS, CYRIL, DORA)[: opponents.count("friend")]
        await come(house, table, *guests)
        await table.abandon(guests[-1])
    return table_id


async def test_the_same_company_plays_again(house: House) -> None:
    """Partners stay partners, and everybody keeps who sits at his left."""
    before = await ended(house, "four", "friend", "friend", "friend")
    everybody = (BORIS, DORA, ANNA, CYRIL)
    at_once = await asyncio.gather(*(house.room.again(before, who) for who in everybody))
    (again,) = set(at_once)
    assert again != before
    async with house.room.at(again) as table:
        chairs = table.standing.chairs
        assert [chair.owner for chair in chairs if isinstance(chair, Person)] == [
            BORIS,
            CYRIL,
            DORA,
            ANNA,
        ]
        assert [chair.name for chair in chairs if isinstance(chair, Person)] == [
            "boris",
            "cyril",
            "dora",
            "Anna",
        ]
        assert table.standing.ruleset.text == LARGER["four"].text
        assert table.standing.ruleset.options == {"target": 31}
    async with house.room.at(before) as table:
        assert table.standing.continued is not None
        assert table.standing.continued.table == again


async def test_a_computer_comes_along_in_its_own_seat(house: House) -> None:
    before = await ended(house, "three", "random", "friend")
    again = await house.room.again(before, BORIS)
    async with house.room.at(again) as table:
        host, left, right = table.standing.chairs
        assert isinstance(host, Person)
        assert host.owner == BORIS
        assert isinstance(left, Open)
        assert right == Computer("random")


async def test_again_is_for_those_who_sat_and_after_the_end(house: House) -> None:
    table_id = await house.room.open(short("three"), ANNA, "", ("random", "random"))
    with refuses("not-ended"):
        await house.room.again(table_id, ANNA)
    async with house.room.at(table_id) as table:
        await table.abandon(ANNA)
    with refuses("no-seat"):
        await house.room.again(table_id, BORIS)


async def test_after_the_second_match_there_is_a_third(house: House) -> None:
    first = await ended(house, "three", "random", "friend")
    second = await house.room.again(first, ANNA)
    async with house.room.at(second) as table:
        await table.abandon(ANNA)
    third = await house.room.again(first, ANNA)
    assert len({first, second, third}) == 3
    assert await house.room.again(first, BORIS) == third
    play = partial(house.room.again, third)
    with refuses("not-ended"):
        await play(BORIS)
