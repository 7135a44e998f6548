"""docs/rules/bingo.md, chapters 1 to 4."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bingo_script import LEADER, SECOND, Script, bingo, dealt, tile, tiles, told
from tests.rules.facts import facts

from pegout.engine import CHANCE, Hidden, IllegalAction, Onlooker, Seat
from pegout.games.bingo.moves import Cut, Deal, Dealt
from pegout.games.bingo.scoring import bears, pips, trump_of, value
from pegout.pieces import TILES

RULES = bingo().rules


def cut(script: Script, seat: Seat, at: int, found: str) -> list[str]:
    script.order = tuple(tiles(found)) * len(TILES)
    return script.act(seat, Cut(at))


def worth(code: str, trump: int = 4, **options: Any) -> int:  # noqa: ANN401
    return value(bingo(**options).rules, trump, tile(code))


def test_1_1_two_players_and_the_double_six_set() -> None:
    rules = bingo()
    assert (rules.seats, rules.pieces) == (2, TILES)
    assert [rules.side(Seat(seat)) for seat in range(2)] == [0, 1]


def test_1_2_a_tile_belongs_to_both_of_its_numbers() -> None:
    assert [n for n in range(7) if bears(tile("6-3"), n)] == [3, 6]
    assert [n for n in range(7) if bears(tile("5-5"), n)] == [5]
    assert sum(bears(t, 4) for t in tiles(" ".join(t.code for t in TILES))) == 7


def test_2_1_each_draws_one_tile_in_either_order() -> None:
    script = Script(dealer=None)
    assert script.rules.awaiting(script.state) == (LEADER, SECOND)
    assert len(script.rules.actions(script.state, SECOND)) == 28
    assert cut(script, SECOND, 27, "6-4") == ["S cuts 6-4"]
    assert script.refused(SECOND, Cut(3)) == "not-your-turn"
    view = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert view.cuts == ((SECOND, tile("6-4")),)
    assert (view.phase, view.dealer, view.leader) == ("cutting-for-deal", None, None)


def test_2_2_a_place_is_drawn_once() -> None:
    script = Script(dealer=None)
    cut(script, LEADER, 5, "6-4")
    assert script.refused(SECOND, Cut(5)) == "place-taken (at=5)"
    assert script.refused(SECOND, Cut(28)) == "no-such-place (at=28, most=27)"
    with pytest.raises(ValueError, match="chance cannot draw 6-4 here"):
        script.rules.decide(script.state, SECOND, Cut(6), tiles("6-4"))


@pytest.mark.parametrize(
    ("first", "other", "second_player"),
    [
        ("6-4", "5-4", LEADER),
        ("5-4", "6-4", SECOND),
        ("1-0", "1-1", SECOND),
        ("6-0", "4-3", SECOND),
    ],
)
def test_2_3_fewer_pips_lead_and_a_blank_counts_nothing(
    first: str, other: str, second_player: Seat
) -> None:
    script = Script(dealer=None)
    cut(script, LEADER, 0, first)
    cut(script, SECOND, 1, other)
    assert script.events[-1].seat == second_player
    assert script.state.match.dealer == second_player
    assert script.rules.awaiting(script.state) == (CHANCE,)


def test_2_4_equal_pips_are_drawn_again_from_a_new_shuffle() -> None:
    script = Script(dealer=None)
    cut(script, LEADER, 0, "6-3")
    assert cut(script, SECOND, 1, "5-4") == ["S cuts 5-4"]
    assert script.rules.awaiting(script.state) == (LEADER, SECOND)
    assert script.rules.observe(script.state, LEADER).cuts == ()
    draw = script.rules.draw(script.state, LEADER, Cut(0))
    assert draw is not None
    assert (draw.game, draw.shuffle, draw.places) == (1, 1, (0,))


def test_2_5_where_the_second_player_is_settled_nobody_draws() -> None:
    script = Script(dealer=LEADER)
    assert script.rules.awaiting(script.state) == (CHANCE,)
    script.deal()
    assert script.rules.awaiting(script.state) == (SECOND,)
    with pytest.raises(ValueError, match="a seat from 0 to 1, not 2"):
        bingo().start(Seat(2))


def test_3_1_seven_each_one_at_a_time_the_leader_first() -> None:
    script = Script()
    draw = script.rules.draw(script.state, CHANCE, Deal())
    assert draw is not None
    assert draw.places == tuple(range(15))
    script.order = TILES.pieces
    script.act(CHANCE, Deal())
    leader, second, _ = script.events
    assert isinstance(leader, Dealt)
    assert (leader.seat, leader.pieces) == (LEADER, TILES.pieces[0:14:2])
    assert (second.seat, second.pieces) == (SECOND, TILES.pieces[1:14:2])
    with pytest.raises(ValueError, match="chance draws 15 tiles here, not 14"):
        script.rules.decide(Script().state, CHANCE, Deal(), TILES.pieces[:14])
    with pytest.raises(ValueError, match="chance cannot draw a tile twice"):
        script.rules.decide(Script().state, CHANCE, Deal(), TILES.pieces[:1] * 15)


def test_3_2_a_player_sees_his_own_tiles_only() -> None:
    script = dealt(leader="6-6 5-5", second="1-0")
    for event in script.events[:2]:
        for viewer in (LEADER, SECOND, Onlooker.SPECTATOR):
            seen = script.rules.redact(event, viewer)
            assert seen == (event if viewer == event.seat else Dealt(event.seat, Hidden(7)))
    view = script.rules.observe(script.state, LEADER)
    assert view.hands[LEADER] == script.layout.hands[LEADER]
    assert tile("6-6") in script.layout.hands[LEADER]
    assert view.hands[SECOND] == Hidden(7)
    assert script.rules.observe(script.state, Onlooker.SPECTATOR).hands == (Hidden(7), Hidden(7))


def test_3_3_the_fifteenth_tile_names_the_trump() -> None:
    script = dealt(turned="6-3")
    assert told(script.events)[-1] == "6-3 turned, 6 trump"
    view = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert (view.trump, view.turned) == (6, tile("6-3"))


@pytest.mark.parametrize("case", facts("bingo")["trump_from_turned_tile"], ids=lambda c: c["tile"])
def test_3_4_a_blank_ranks_as_seven(case: dict[str, Any]) -> None:
    assert trump_of(RULES, tile(case["tile"])) == case["trump"]
    assert (pips(RULES, tile("5-0")), pips(RULES, tile("6-6"))) == (12, 12)


def test_3_5_the_stock_is_thirteen_tiles_and_the_turned_one() -> None:
    view = dealt().rules.observe(dealt().state, LEADER)
    assert (view.stock, view.drawing) == (14, "open")


def test_3_6_the_lead_passes_to_the_other_after_every_deal() -> None:
    script = at_seventy(Script())
    assert script.state.match.dealer == LEADER
    assert script.rules.awaiting(script.state) == (CHANCE,)
    at_seventy(script)
    assert script.state.match.dealer == SECOND


def at_seventy(script: Script) -> Script:
    """A deal that the first trick ends, whoever takes it."""
    script.deal(turned="4-2")
    script.stand_at(small=(69, 69))
    (seat,) = script.rules.awaiting(script.state)
    first = script.layout.hands[seat]
    best = max(first, key=lambda t: value(RULES, 4, t))
    script.lead(best.code)
    script.reply(script.replies()[0])
    assert told(script.events)[-1].startswith("next deal")
    return script


def test_4_1_the_bingo_is_worth_14() -> None:
    assert [worth("0-0", trump) for trump in range(1, 7)] == [14] * 6


def test_4_2_the_double_of_trump_is_worth_28() -> None:
    assert [worth(f"{trump}-{trump}", trump) for trump in range(7)] == [28] * 7


def test_4_3_where_blanks_are_trump_the_bingo_is_worth_28_once() -> None:
    assert worth("0-0", 0) == 28


def test_4_4_other_doubles_are_worth_their_pips() -> None:
    assert [worth(f"{n}-{n}", 4) for n in (1, 2, 3, 5, 6)] == [2, 4, 6, 10, 12]


def test_4_5_other_trumps_are_worth_their_pips_with_blanks_as_seven() -> None:
    assert [worth(code) for code in ("4-0", "4-1", "4-2", "4-3", "5-4")] == [11, 5, 6, 7, 9]
    assert [worth(code, 0) for code in ("1-0", "6-0")] == [8, 13]


def test_4_6_six_four_and_three_blank_are_ten_trump_or_not() -> None:
    assert {worth(code, trump) for code in ("6-4", "3-0") for trump in range(7)} == {10}


def test_4_7_nothing_else_is_worth_anything() -> None:
    every = [tile(t.code) for t in TILES]
    plain = [t for t in every if t.high != t.low and not bears(t, 4)]
    assert {value(RULES, 4, t) for t in plain if t.code != "3-0"} == {0}


def test_4_8_all_tiles_together() -> None:
    every = [tile(t.code) for t in TILES]
    totals = [sum(value(RULES, trump, t) for t in every) for trump in range(7)]
    assert totals == [143, 135, 138, 131, 134, 147, 140]


def test_the_dealing_is_refused_to_people() -> None:
    script, rng = Script(), random.Random(1)  # noqa: S311 - a test
    for seat in (LEADER, SECOND):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            script.rules.decide(script.state, seat, Deal(), tuple(rng.sample(TILES.pieces, 15)))
