"""Fair dealing: nobody chooses his part after seeing another's, and everybody can check."""

from __future__ import annotations

from functools import partial

from tests.tables.company import (
    ANNA,
    BORIS,
    TEXTS,
    House,
    exchange,
    phase,
    play_on,
    six_card,
)

from pegout.dealing import ABSENT, COMPUTER, faults, promise_of_secret, promise_of_text
from pegout.engine import CHANCE, Seat
from pegout.tables.facts import (
    Abandoned,
    Happened,
    LogEntry,
    Opened,
    SecretPublished,
    SecretSealed,
    TextPromised,
    TextRevealed,
)
from pegout.tables.standing import Standing


def place(log: list[LogEntry], kind: type[LogEntry], game: int) -> list[int]:
    return [
        number
        for number, entry in enumerate(log)
        if isinstance(entry, kind) and getattr(entry, "game", None) == game
    ]


def over(standing: Standing, game: int) -> bool:
    return standing.ended or standing.shuffling.game > game


async def test_every_game_of_a_match_is_sealed_promised_revealed_dealt_published(
    house: House,
) -> None:
    """Kills: dealing before all texts are in; one secret for two games; publishing late."""
    table_id = await house.open_for_friends(target=31, matchTo=2)
    async with house.room.at(table_id) as table:
        while not table.standing.ended:
            game = table.standing.shuffling.game
            await exchange(table, ANNA, BORIS)
            await play_on(table, partial(over, game=game))
        standing = table.standing
    log = await house.log(table_id)
    assert len(standing.shufflings) >= 2
    assert len({shuffling.secret for shuffling in standing.shufflings}) == len(standing.shufflings)
    for shuffling in standing.shufflings:
        game = shuffling.game
        (sealed,) = place(log, SecretSealed, game)
        promised = place(log, TextPromised, game)
        revealed = place(log, TextRevealed, game)
        (published,) = place(log, SecretPublished, game)
        moves = [
            number
            for number, entry in enumerate(log)
            if isinstance(entry, Happened) and entry.cause and entry.cause.game == game
        ]
        assert len(promised) == len(revealed) == 2
        assert sealed < min(promised) < max(promised) < min(revealed) < max(revealed) < moves[0]
        assert published > moves[-1]
        proof = shuffling.proof(table_id, "cards")
        assert proof.promise == promise_of_secret(bytes.fromhex(proof.secret))
        assert [part.text for part in proof.contributions] == [TEXTS[ANNA], TEXTS[BORIS]]
        assert len(proof.draws) >= 3
        assert faults(proof) == ()


async def test_a_secret_is_in_the_log_before_its_promise_is_told(house: House) -> None:
    table_id = await house.open_against_computer()
    opened, sealed = await house.log(table_id)
    assert isinstance(opened, Opened)
    assert isinstance(sealed, SecretSealed)
    assert promise_of_secret(bytes.fromhex(sealed.secret)) == sealed.promise


async def test_the_deal_follows_in_the_same_breath_as_the_last_text(house: House) -> None:
    """A second game begins with its deal: no stored log ever waits for chance with all texts in."""
    async with house.room.at(await house.open_for_friends(target=31, matchTo=5)) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: len(standing.shufflings) == 2)
        assert phase(table.standing) == "between"
        assert not any(table.standing.may)
        await exchange(table, ANNA, BORIS)
        assert phase(table.standing) == "discarding"
        dealt = house.gossip.told[-1].moments
        assert isinstance(dealt[0].entry, TextRevealed)
        assert isinstance(dealt[1].entry, Happened)
        assert dealt[1].entry.cause is not None
        assert dealt[1].entry.cause.seat == CHANCE


async def test_a_computer_contributes_nothing(house: House) -> None:
    async with house.room.at(await house.open_against_computer()) as table:
        assert table.standing.shuffling.texts == (None, COMPUTER)
        await exchange(table, ANNA)
        assert table.standing.in_play


async def test_who_does_not_promise_in_time_is_absent(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await house.clock.pass_by(19)
        assert not any(table.standing.shuffling.texts)
        await house.clock.pass_by(1)
        assert table.standing.shuffling.texts == (None, ABSENT)
        await table.reveal(ANNA, 1, TEXTS[ANNA])
        assert table.standing.in_play
        assert table.standing.shuffling.promises == (promise_of_text(TEXTS[ANNA]), None)


async def test_who_does_not_reveal_in_time_is_absent(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await table.promise(BORIS, 1, promise_of_text(TEXTS[BORIS]))
        await table.reveal(ANNA, 1, TEXTS[ANNA])
        await house.clock.pass_by(20)
        assert table.standing.shuffling.texts == (TEXTS[ANNA], ABSENT)
        assert table.standing.in_play


async def test_the_time_begins_when_everybody_sits(house: House) -> None:
    table_id = await house.room.open(six_card(), ANNA, "", ("friend",))
    async with house.room.at(table_id) as table:
        await house.clock.pass_by(1000)
        assert table.standing.shuffling.texts == (None, None)
        token = house.invitations.shown(table.standing)
        assert token is not None
        await table.sit(BORIS, "", token)
        await house.clock.pass_by(19)
        await exchange(table, ANNA, BORIS)
        assert table.standing.in_play


async def test_nobody_answers_and_the_game_goes_on(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await house.clock.pass_by(20)
        assert table.standing.shuffling.texts == (ABSENT, ABSENT)
        await play_on(table, lambda standing: phase(standing) == "playing")


async def test_the_waiting_goes_on_after_a_restart_and_while_the_store_fails(house: House) -> None:
    table_id = await house.open_for_friends()
    await house.room.close()
    room = house.another_room()
    async with room.at(table_id) as table:
        house.store.mishaps.extend(["not-written", "not-written"])
        await house.clock.pass_by(20)
        await house.gossip.until(table, lambda standing: standing.in_play)
        assert house.clock.slept[-2:] == [0.5, 1.0]
    await room.close()


async def test_an_abandoned_game_publishes_its_secret(house: House) -> None:
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: phase(standing) == "playing")
        await table.abandon(BORIS)
        assert table.standing.status == "abandoned"
        assert table.standing.abandoned == Seat(1)
        assert faults(table.standing.shuffling.proof(table_id, "cards")) == ()
    log = await house.log(table_id)
    assert isinstance(log[-2], Abandoned)
    assert isinstance(log[-1], SecretPublished)


async def test_a_game_abandoned_before_the_texts_has_nothing_to_hide(house: House) -> None:
    table_id = await house.open_for_friends()
    async with house.room.at(table_id) as table:
        await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA]))
        await table.abandon(ANNA)
        proof = table.standing.shuffling.proof(table_id, "cards")
    assert [part.text for part in proof.contributions] == [ABSENT, ABSENT]
    assert faults(proof) == ()


async def test_both_the_secret_and_every_text_decide_the_deal(house: House) -> None:
    """Kills: a mixture that leaves out a seat's text, or the table."""
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        mixture = table.standing.shuffling.mixture(table.standing.table)
    assert mixture.texts == (TEXTS[ANNA], TEXTS[BORIS])
    assert mixture.secret.hex() == table.standing.shuffling.secret
    assert (mixture.table, mixture.game) == (table.standing.table, 1)


async def test_the_same_promise_and_text_again_change_nothing(house: House) -> None:
    async with house.room.at(await house.open_for_friends()) as table:
        await exchange(table, ANNA, BORIS)
        seq = table.standing.seq
        assert await table.promise(ANNA, 1, promise_of_text(TEXTS[ANNA])) == seq
        assert await table.reveal(ANNA, 1, TEXTS[ANNA]) == seq
        assert table.standing.seq == seq
