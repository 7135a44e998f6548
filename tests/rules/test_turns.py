"""Whose turn it is with two, three and four seats.

The order of the play is written a second time here, as a loop over the seats in the words of
docs/rules/six-card.md 5.1 to 5.13 said for any number of players, and random plays are compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from tests.scripted import ruleset, six_card

from pegout.engine import AnyRuleset, Seat
from pegout.games.cribbage import moves
from pegout.games.cribbage.phases import Layout, Match, Pegging
from pegout.games.cribbage.rules import PlayRules
from pegout.games.cribbage.scoring import value
from pegout.games.cribbage.turns import next_leader, round_from, to_act
from pegout.pieces import CARDS, Piece, read_pieces

TABLES: Final = {
    "two": six_card(),
    "two, single series": six_card(series="single"),
    "three": ruleset("six-card-3p"),
    "three, first caller": ruleset("six-card-3p", nextLead="first_go_caller"),
    "four": ruleset("six-card-4p"),
    "four, first caller": ruleset("six-card-4p", nextLead="first_go_caller"),
    "four singles": ruleset("six-card-4p", sides="singles"),
}


def pegging(*hands: str, last: int, dealer: int = 0, sides: int | None = None) -> Pegging:
    """The play before its first card, with these hands by seat; ``last`` leads after it."""
    held = tuple(read_pieces(hand, CARDS) for hand in hands)
    sides = sides or len(held)
    match = Match(
        game=1,
        shuffle=0,
        deal=1,
        first_dealer=Seat(0),
        dealer=Seat(dealer),
        owner=Seat(dealer),
        turn=Seat(dealer),
        scores=(0,) * sides,
        before=(0,) * sides,
        won=(0,) * sides,
    )
    (starter,) = read_pieces("KS", CARDS)
    return Pegging(
        match=match,
        layout=Layout(held, ((),) * len(held), read_pieces("KC KD KH QC", CARDS)),
        starter=starter,
        held=held,
        laid=((),) * len(held),
        series=(),
        count=0,
        said_go=(),
        next=Seat((last + 1) % len(held)),
    )


def course(
    hands: list[list[Piece]],
    leader: int,
    choose: Callable[[list[Piece]], Piece],
    play: PlayRules,
) -> Iterator[tuple[Any, ...]]:
    """The play as a loop: ``("lay", seat, piece)``, ``("go", seat)``, ``("end", seat, count)``."""
    seats = len(hands)
    turn, count, last, said_go = leader, 0, None, list[int]()
    while any(hands):
        fitting = [piece for piece in hands[turn] if count + value(piece) <= 31]
        ends = False
        if fitting:
            piece = choose(fitting)
            hands[turn].remove(piece)
            count += value(piece)
            last = turn
            yield ("lay", turn, piece)
            ends = count == 31 or not any(hands)
        elif turn == last:
            ends = True
        elif hands[turn] and turn not in said_go:
            said_go.append(turn)
            yield ("go", turn)
        elif all(not hands[seat] or seat in said_go for seat in range(seats)):
            ends = True
        if not ends:
            turn = (turn + 1) % seats
            continue
        assert last is not None
        yield ("end", last, count)
        if play.series == "single":
            return
        callers = said_go if play.next_lead == "first_go_caller" else []
        clockwise = [(last + step) % seats for step in range(1, seats + 1)]
        turn = next((seat for seat in (*callers, *clockwise) if hands[seat]), last)
        count, said_go, last = 0, [], None


def played(rules: AnyRuleset, state: Any, choices: list[Piece]) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401
    """The same from the engine, which is given the pieces to lay in order."""
    waiting = list(choices)
    while isinstance(state, Pegging):
        (seat,) = rules.awaiting(state)
        actions = rules.actions(state, seat)
        action = moves.Go() if actions == (moves.Go(),) else moves.Lay(waiting.pop(0))
        assert action in actions
        for event in rules.decide(state, seat, action):
            state = rules.evolve(state, event)
            match event:
                case moves.Laid():
                    yield ("lay", event.seat, event.piece)
                case moves.SaidGo():
                    yield ("go", event.seat)
                case moves.SeriesEnded():
                    yield ("end", event.seat, event.count)


@pytest.mark.parametrize("table", TABLES)
def test_the_play_follows_the_loop(table: str) -> None:
    rules = TABLES[table]
    bound: Any = rules
    for seed in range(400):
        rng = random.Random(f"{table} {seed}")  # noqa: S311 - not a secret
        # Small pieces more often than in the pack, so that series get long; hands of any size.
        deck = [card for card in CARDS if value(card) < 10 or rng.random() < 0.4]
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(rng.randint(1, 4))] for _ in range(rules.seats)]
        leader = rng.randrange(rules.seats)
        laid: list[Piece] = []

        def choose(fitting: list[Piece], rng: random.Random = rng) -> Piece:
            laid.append(rng.choice(fitting))  # noqa: B023 - called before the next seed
            return laid[-1]  # noqa: B023 - as above

        texts = [" ".join(piece.code for piece in hand) for hand in hands]
        expected = list(course(hands, leader, choose, bound.rules.play))
        state = pegging(*texts, last=leader - 1, sides=len(rules.start(Seat(0)).match.scores))
        assert list(played(rules, state, laid)) == expected, (table, seed)


def test_clockwise() -> None:
    assert round_from(Seat(0), 2) == (1, 0)
    assert round_from(Seat(1), 3) == (2, 0, 1)
    assert round_from(Seat(3), 4) == (0, 1, 2, 3)


def lay(state: Pegging, *cards: str, rules: AnyRuleset = TABLES["three"]) -> Pegging:
    """Each card by whoever's turn it is; ``go`` is said."""
    now: Any = state
    for card in cards:
        (seat,) = rules.awaiting(now)
        action = moves.Go() if card == "go" else moves.Lay(read_pieces(card, CARDS)[0])
        for event in rules.decide(now, seat, action):
            now = rules.evolve(now, event)
    assert isinstance(now, Pegging)
    return now


def test_three_players_the_others_go_on_after_a_go() -> None:
    """At 28 the second says go; the third lays a two; the first and the second can do nothing."""
    state = pegging("TC 9C", "9D TD", "8H 2H 2C", last=2)
    state = lay(state, "TC", "9D", "8H", "go")
    assert (state.count, to_act(state, 31)) == (27, 1)
    state = lay(state, "go")
    assert to_act(state, 31) == 2
    state = lay(state, "2H")
    assert to_act(state, 31) == 2  # 0 and 1 have said go; he lays the other two
    state = lay(state, "2C")
    assert (state.count, state.series, to_act(state, 31)) == (0, (), 0)


def test_three_players_who_has_not_said_go_yet_says_it_though_another_has() -> None:
    state = pegging("TC 9C", "9D TD", "9H 2H 7C", last=2)
    state = lay(state, "TC", "9D", "9H", "go", "go", "2H")
    assert (state.count, to_act(state, 31)) == (0, 0)


def test_the_next_series_is_led_by_the_first_after_the_last_layer_who_has_cards() -> None:
    state = pegging("TC", "9D TD", "9H", last=2)
    state = lay(state, "TC", "9D", "9H")
    assert to_act(state, 31) == 1  # out of cards: passed over in silence
    state = lay(state, "go")
    assert (state.count, to_act(state, 31), next_leader(replaced(state), "left_of_last")) == (
        0,
        1,
        1,
    )


def replaced(state: Pegging) -> Pegging:
    """The state as if seat 0 had laid last."""
    return replace(state, series=((Seat(0), CARDS.pieces[0]),))


def test_nobody_leads_when_no_cards_are_left() -> None:
    state = pegging("TC", "", "9H", last=2)
    assert next_leader(replaced(state), "left_of_last") == 2
    empty = pegging("", "", "", last=2)
    assert next_leader(replaced(empty), "left_of_last") is None
    assert to_act(empty, 31) is None


def test_four_players_score_for_two_sides() -> None:
    rules = TABLES["four"]
    assert [rules.side(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert len(rules.start().match.scores) == 2
    assert len(TABLES["four singles"].start().match.scores) == 4
    state = pegging("7C TC", "8C 9C", "8D 2C", "3C 4C", last=3, sides=2)
    after = lay(state, "7C", "8C", "8D", "3C", rules=rules)
    assert after.match.scores == (2, 2)  # fifteen for seat 1, pair for seat 2
