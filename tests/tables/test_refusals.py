"""Every refusal of a table, with its code and facts; nothing is stored for any of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from tests.tables.company import (
    ANNA,
    BORIS,
    CYRIL,
    TEXTS,
    House,
    exchange,
    owner_at,
    phase,
    play_first,
    play_on,
    refuses,
    six_card,
)

from pegout.dealing import promise_of_text
from pegout.engine import Seat
from pegout.engine.wire import encode
from pegout.tables.refused import CODES

Case = Callable[[House], Awaitable[None]]

CASES: Final[dict[str, list[Case]]] = {}


def case(code: str) -> Callable[[Case], Case]:
    def keep(function: Case) -> Case:
        CASES.setdefault(code, []).append(function)
        return function

    return keep


@case("no-seat")
async def a_spectator_cannot_play(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        seq = table.standing.seq
        with refuses("no-seat"):
            await table.play(CYRIL, b'{"type":"cut","at":3}', action_id="a", expected=seq)
        with refuses("no-seat"):
            await table.promise(CYRIL, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("no-seat"):
            await table.reveal(CYRIL, 1, TEXTS[ANNA])
        with refuses("no-seat"):
            await table.abandon(CYRIL)
        assert table.standing.seq == seq


@case("not-started")
async def nobody_plays_before_the_shuffles_are_settled(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        seq = table.standing.seq
        with refuses("not-started"):
            await table.play(ANNA, b'{"type":"cut","at":3}', action_id="a", expected=seq)
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await table.reveal(ANNA, 1, TEXTS[ANNA])
        with refuses("not-started"):
            await table.play(
                ANNA, b'{"type":"cut","at":3}', action_id="a", expected=table.standing.seq
            )


@case("already-ended")
async def nothing_happens_after_the_end(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        await table.abandon(BORIS)
        seq = table.standing.seq
        with refuses("already-ended"):
            await table.play(ANNA, b'{"type":"cut","at":3}', action_id="a", expected=seq)
        with refuses("already-ended"):
            await table.abandon(ANNA)
        assert table.standing.seq == seq


@case("already-ended")
async def an_abandoned_table_takes_no_promise_and_no_guest(house: House) -> None:
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        token = house.invitations.shown(table.standing)
        assert token is not None
        await table.abandon(ANNA)
        with refuses("already-ended"):
            await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("already-ended"):
            await table.sit(BORIS, "", token)


@case("unreadable-action")
async def an_action_has_to_be_one_of_the_game(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        for action in (
            b'{"type":"fly"}',
            b'{"type":"cut"}',
            b'{"type":"cut","at":"three"}',
            b'{"type":"cut","at":3,"seat":1}',
            b'{"type":"lay","piece":"5X"}',
            b"[]",
            b"nonsense",
        ):
            with refuses("unreadable-action") as facts:
                await table.play(ANNA, action, action_id="a", expected=table.standing.seq)
            assert facts["why"]


@case("stale")
async def who_has_not_seen_his_last_turn_has_to_look_again(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        before = table.standing.seq
        await play_on(table, lambda standing: phase(standing) == "playing")
        seat = next(Seat(seat) for seat, may in enumerate(table.standing.may) if may)
        action = encode(table.standing.may[seat][0])
        seq, asked = table.standing.seq, table.standing.asked[seat]
        for expected in (before, asked - 1, seq + 1):
            with refuses("stale") as facts:
                await table.play(owner_at(seat), action, action_id="late", expected=expected)
            assert facts == {"seq": seq, "asked": asked}
        assert await table.play(owner_at(seat), action, action_id="late", expected=asked) > seq


@case("action-id-used")
async def an_id_stands_for_one_action(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        seq = table.standing.seq
        await table.play(ANNA, b'{"type":"cut","at":3}', action_id="a", expected=seq)
        with refuses("action-id-used"):
            await table.play(ANNA, b'{"type":"cut","at":4}', action_id="a", expected=seq)


@case("already-promised")
async def a_promise_cannot_be_changed(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("already-promised") as facts:
            await table.promise(ANNA, 1, promise_of_text(TEXTS[BORIS]))
        assert facts == {"game": 1}


@case("unfit-promise")
async def a_promise_is_a_hash(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        for promise in ("", "abc", "A" * 64, "g" * 64, "a" * 65, "a" * 63 + "\n"):
            with refuses("unfit-promise"):
                await table.promise(ANNA, 1, promise)


@case("not-promised")
async def a_text_that_was_not_promised_is_not_taken(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        with refuses("not-promised"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])


@case("too-early")
async def a_text_waits_until_everybody_has_promised(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("too-early"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])
        with refuses("too-early"):
            await table.promise(ANNA, 2, promise_of_text(TEXTS[ANNA]))
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await table.reveal(ANNA, 1, TEXTS[ANNA])


@case("too-early")
async def a_text_waits_until_everybody_sits(house: House) -> None:
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("too-early"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])


@case("too-late")
async def who_was_replaced_has_no_part_any_more(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await house.clock.pass_by(20)
        with refuses("too-late"):
            await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        with refuses("too-late"):
            await table.reveal(ANNA, 1, TEXTS[ANNA])


@case("too-late")
async def an_old_game_takes_no_promise(house: House) -> None:
    table_id = await house.open_for_friends(matchTo=3, target=31)
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: len(standing.shufflings) == 2)
        with refuses("too-late"):
            await table.promise(ANNA, 1, promise_of_text(TEXTS[BORIS]))


@case("unfit-text")
async def a_text_has_its_form(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        for text in ("short", "with a space in the middle", "длинный-русский-текст", "absent"):
            with refuses("unfit-text"):
                await table.reveal(ANNA, 1, text)


@case("wrong-promise")
async def a_text_is_the_one_that_was_promised(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        with refuses("wrong-promise"):
            await table.reveal(ANNA, 1, TEXTS[BORIS])
        await table.reveal(ANNA, 1, TEXTS[ANNA])


@case("bad-invitation")
async def another_tables_link_opens_no_seat(house: House) -> None:
    other = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(other) as table:
        token = house.invitations.shown(table.standing)
        assert token is not None
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        for wrong in (token, "", "friend"):
            with refuses("bad-invitation"):
                await table.sit(BORIS, "", wrong)
    async with house.room.at(await house.open_against_computer()) as table:
        with refuses("bad-invitation"):
            await table.sit(BORIS, "", token)


@case("seat-taken")
async def a_taken_seat_stays_taken(house: House) -> None:
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        token = house.invitations.shown(table.standing)
        assert token is not None
        await table.sit(BORIS, "", token)
        with refuses("seat-taken"):
            await table.sit(CYRIL, "", token)


@case("unfit-name")
async def a_name_is_one_short_line(house: House) -> None:
    for name in ("x" * 41, "two\nlines", "\x07"):
        with refuses("unfit-name") as facts:
            await house.room.open(six_card(), ANNA, name, ("random",))
        assert facts == {"most": 40}


@case("unknown-bot")
async def a_computer_player_has_to_know_the_game(house: House) -> None:
    with refuses("unknown-bot") as facts:
        await house.room.open(six_card(), ANNA, "", ("grandmother",))
    assert facts["bot"] == "grandmother"
    assert "random" in str(facts["known"])


@case("wrong-opponents")
async def every_seat_needs_somebody(house: House) -> None:
    for opponents in ((), ("friend", "random")):
        with refuses("wrong-opponents") as facts:
            await house.room.open(six_card(), ANNA, "", opponents)
        assert facts == {"needed": 1, "given": len(opponents)}


@case("not-stored")
async def a_store_that_is_away_is_told(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        house.store.mishaps.append("not-written")
        with refuses("not-stored"):
            await play_first(table, Seat(0))
    house.store.mishaps.append("not-written")
    with refuses("not-stored"):
        await house.room.open(six_card(), ANNA, "", ("random",))


@case("not-ended")
async def a_match_that_goes_on_has_no_record(house: House) -> None:
    from pegout.tables.recording import record  # noqa: PLC0415

    table_id = await house.open_for_friends()
    with refuses("not-ended"):
        record(*await house.room.history(table_id))


@pytest.mark.parametrize(
    "refusal", [function for functions in CASES.values() for function in functions]
)
async def test_refusal(house: House, refusal: Case) -> None:
    await refusal(house)


def test_every_code_has_a_case() -> None:
    assert sorted(CASES) == sorted(CODES)


async def test_the_games_own_refusals_come_with_their_facts(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        seq = table.standing.seq
        with refuses("no-such-place") as facts:
            await table.play(ANNA, b'{"type":"cut","at":52}', action_id="a", expected=seq)
        assert facts == {"at": 52, "most": 51}
        with refuses("not-now"):
            await table.play(ANNA, b'{"type":"go"}', action_id="a", expected=seq)
        await play_on(table, lambda standing: phase(standing) == "playing")
        idle = next(Seat(seat) for seat, may in enumerate(table.standing.may) if not may)
        with refuses("not-your-turn"):
            await table.play(
                owner_at(idle), b'{"type":"go"}', action_id="b", expected=table.standing.seq
            )
