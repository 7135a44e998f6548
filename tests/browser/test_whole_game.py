"""A whole game against the computer: by clicks, at the page's own pace, and by keyboard alone."""

from __future__ import annotations

from itertools import pairwise

from tests.browser.conftest import Invites
from tests.browser.guest import Guest
from tests.browser.keyboard import CardsOnlyPlayer, KeyboardPlayer
from tests.browser.player import Look, Player
from tests.browser.sentences import facts_of, player, sentence
from tests.browser.tables import events_of, open_table, record_of

from pegout.games.cribbage.moves import Dealt, GameEnded, Laid, SaidGo, Scored
from pegout.records import verify


def agrees_with_its_record(guest: Guest, end: Look) -> None:
    """The page ends as the house has written it down, and every event has its line."""
    record = record_of(guest, end.table)
    assert verify(record) == ()
    events = events_of(record)
    (ended,) = [event for event in events if isinstance(event, GameEnded)]
    assert end.winner == ended.winner
    assert end.scores == ended.scores
    told = end.story[::-1]
    assert len(told) == len(events)
    for event, line in zip(events, told, strict=True):
        assert line
        match event:
            case Laid(seat=seat, piece=piece, count=count):
                facts = {**player(seat), **facts_of(piece.code)}
                assert line == sentence("cribbage-event-laid", **facts, count=count)
            case SaidGo(seat=seat):
                assert line == sentence("cribbage-event-said-go", **player(seat))
            case Scored(points=points, score=score):
                assert f" {points} point" in line
                assert line.endswith(f" {score}.")
            case _:
                pass


def scores_only_grow(looks: list[Look]) -> None:
    for before, after in pairwise(looks):
        assert all(a <= b for a, b in zip(before.scores, after.scores, strict=True))


def test_by_clicking_what_is_enabled(guest: Guest) -> None:
    guest.visit("/?pace=0")
    clicker = Player(guest.page)
    clicker.sit_down(opponent="club")
    end = clicker.play()
    assert max(end.scores) == 121
    agrees_with_its_record(guest, end)
    scores_only_grow([*clicker.seen, end])


def test_against_a_player_at_random(guest: Guest) -> None:
    guest.visit(f"{open_table(guest, 'random', target=31)}?pace=0")
    agrees_with_its_record(guest, Player(guest.page).play())


def test_by_keyboard_alone(guest: Guest) -> None:
    guest.visit("/?pace=0")
    typist = KeyboardPlayer(guest.page)
    typist.sit_down(opponent="club")
    typist.play(lambda look: look.phase == "playing")
    guest.visit(f"{open_table(guest, target=31)}?pace=0")
    agrees_with_its_record(guest, typist.play())


def test_by_digits_arrows_space_and_enter(guest: Guest) -> None:
    """Wherever the focus was left, the next key goes on: nobody has to look for a button."""
    guest.visit(f"{open_table(guest, target=61)}?pace=0")
    typist = CardsOnlyPlayer(guest.page)
    agrees_with_its_record(guest, typist.play())


def test_by_digits_arrows_space_and_enter_at_the_pace_of_the_page(guest: Guest) -> None:
    guest.visit(open_table(guest, target=31))
    typist = CardsOnlyPlayer(guest.page)
    agrees_with_its_record(guest, typist.play())


def test_at_the_pace_of_the_page(invite: Invites) -> None:
    """With movement and at the pace that everybody begins with: what counts waits to be read."""
    guest = invite(reduced_motion="no-preference")
    guest.visit(open_table(guest, target=31))
    reader = Player(guest.page)
    end = reader.play()
    agrees_with_its_record(guest, end)
    scores_only_grow([*reader.seen, end])
    stops = [look.label for look in reader.seen if look.offers("continue")]
    events = events_of(record_of(guest, end.table))
    deals = sum(isinstance(event, Dealt) for event in events) // 2
    owners = [player(seat) for seat in (0, 1)]
    keys = ("cribbage-next-hand", "cribbage-next-crib")
    counts = {sentence(key, **owner) for key in keys for owner in owners}
    assert len([label for label in stops if label in counts]) >= 2 * (deals - 1)
    assert stops[-1] == sentence("cribbage-next-result")
