"""docs/rules/six-card.md, chapter 2."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Script, altered, six_card, told

from pegout.engine import CHANCE, Draw, IllegalAction, Seat
from pegout.games.cribbage.moves import Cut
from pegout.games.cribbage.phases import CuttingForDeal


def cut(script: Script, seat: int, piece: str, at: int) -> list[str]:
    return told(script.act(Seat(seat), Cut(at), *script.pieces(piece)))


def test_2_1_each_cuts_once_in_either_order_where_he_likes() -> None:
    script = Script(six_card(), dealer=None)
    assert script.rules.awaiting(script.state) == (Seat(0), Seat(1))
    assert script.rules.actions(script.state, Seat(1)) == tuple(Cut(at) for at in range(52))
    assert script.rules.draw(script.state, Seat(1), Cut(51)) == Draw(1, 0, (51,))
    assert cut(script, 1, "9C", 51) == ["P cuts 9C"]
    assert script.rules.awaiting(script.state) == (Seat(0),)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        cut(script, 1, "TC", 3)
    assert script.rules.actions(script.state, Seat(1)) == ()


def test_2_1_everybody_sees_what_was_cut() -> None:
    script = Script(six_card(), dealer=None)
    (event,) = script.act(Seat(1), Cut(4), *script.pieces("9C"))
    assert script.rules.redact(event, Seat(0)) == event
    seen = script.rules.observe(script.state, Seat(0))
    assert (seen.phase, seen.dealer, seen.awaiting) == ("cutting-for-deal", None, (0,))
    assert seen.cuts == ((1, *script.pieces("9C")),)


def test_2_2_a_place_is_cut_once() -> None:
    script = Script(six_card(), dealer=None)
    cut(script, 0, "9C", 7)
    with pytest.raises(IllegalAction, match="place-taken") as refused:
        cut(script, 1, "TC", 7)
    assert refused.value.facts == {"at": 7}
    assert [(a, why.code) for a, why in script.rules.refusals(script.state, Seat(1))] == [
        (Cut(7), "place-taken")
    ]
    for at in (-1, 52):
        with pytest.raises(IllegalAction, match="no-such-place") as refused:
            cut(script, 1, "TC", at)
        assert refused.value.facts == {"at": at, "most": 51}


@pytest.mark.parametrize(
    ("first", "second", "dealer"),
    [("9C", "TC", 0), ("KC", "AS", 1), ("TD", "JC", 0), ("JC", "TD", 1), ("2S", "3C", 0)],
)
def test_2_3_the_lower_rank_deals_first(first: str, second: str, dealer: int) -> None:
    script = Script(six_card(), dealer=None)
    cut(script, 0, first, 0)
    assert cut(script, 1, second, 1)[1:] == [f"{'DP'[dealer]} deals"]
    assert script.match.dealer == script.match.first_dealer == dealer
    assert script.rules.awaiting(script.state) == (CHANCE,)


def test_2_4_equal_ranks_cut_again_from_a_new_shuffle() -> None:
    script = Script(six_card(), dealer=None)
    for shuffle, rank in enumerate("7QK"):
        assert script.rules.draw(script.state, Seat(0), Cut(3)) == Draw(1, shuffle, (3,))
        cut(script, 0, f"{rank}C", 3)
        assert cut(script, 1, f"{rank}S", 4) == [f"P cuts {rank}S"]
        assert script.rules.awaiting(script.state) == (0, 1)
        assert script.rules.observe(script.state, Seat(0)).cuts == ()
    cut(script, 1, "7C", 3)
    assert cut(script, 0, "6S", 4)[1:] == ["D deals"]


def test_2_4_only_those_who_tied_for_the_lowest_cut_again() -> None:
    rules = altered(("seats = 2", "seats = 3"), ("to_crib = 0", "to_crib = 1"))
    script = Script(rules, dealer=None)
    for seat, card in enumerate(("7H", "7S", "KD")):
        cut(script, seat, card, seat)
    assert isinstance(script.state, CuttingForDeal)
    assert script.rules.awaiting(script.state) == (0, 1)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        cut(script, 2, "AC", 0)
    cut(script, 0, "8H", 0)
    assert cut(script, 1, "KS", 1) == ["P cuts KS", "D deals"]


def test_2_5_with_a_dealer_settled_nobody_cuts() -> None:
    for dealer in (DEALER, PONE):
        script = Script(six_card(), dealer=dealer)
        assert script.rules.awaiting(script.state) == (CHANCE,)
        assert script.match.dealer == script.match.first_dealer == dealer
        assert script.match.deal == 1
    for nobody in (-1, 2):
        with pytest.raises(ValueError, match=f"a seat from 0 to 1, not {nobody}"):
            six_card().start(Seat(nobody))


def test_a_card_that_was_cut_is_not_cut_by_the_other() -> None:
    script = Script(six_card(), dealer=None)
    cut(script, 0, "9C", 7)
    with pytest.raises(ValueError, match="chance cannot draw 9C here"):
        cut(script, 1, "9C", 8)
