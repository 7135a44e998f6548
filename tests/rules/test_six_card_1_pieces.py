"""docs/rules/six-card.md, chapter 1."""

from __future__ import annotations

from tests.scripted import DEALER, PONE, in_play, show, six_card, told

from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import CARDS, Card, Tile


def test_1_1_two_players_and_52_cards() -> None:
    rules = six_card()
    assert rules.seats == 2
    assert [rules.side(seat) for seat in (DEALER, PONE)] == [0, 1]
    assert rules.pieces is CARDS
    assert len(set(rules.pieces)) == 52
    ranks = "A23456789TJQK"
    assert [piece.code for piece in rules.pieces] == [r + s for r in ranks for s in "CDHS"]


def test_1_2_the_ace_is_low_and_no_run_goes_round_the_corner() -> None:
    for series in ("QC KD AH", "KC AD 2H"):
        pone, dealer = series.split()[::2], series.split()[1]
        script = in_play(pone=f"{' '.join(pone)} 9C 9D", dealer=f"{dealer} 9H 9S 8C")
        assert not any("run" in line for line in told(script.play(series)))
    events = show(pone="QH KH AC 2H", dealer="2C 4C 6C 8D", crib="9C 9D 9H 9S", starter="7D")
    assert told(events)[0] == "P hand AC 2H QH KH"
    assert not any("run" in line for line in told(events)[:2])


def test_1_2_ace_two_three_is_a_run() -> None:
    script = in_play(pone="AC 3D 9C 9D", dealer="2H 9H 9S 8C")
    assert told(script.play("AC 2H 3D"))[-1] == "P +3 = 3: run 3"


def test_1_3_what_a_card_is_worth() -> None:
    worth = {rank: TRAITS[card].value for card in CARDS for rank in card.code[0]}
    small = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}
    assert worth == {**small, "T": 10, "J": 10, "Q": 10, "K": 10}


def test_1_3_court_cards_count_ten_in_the_play() -> None:
    script = in_play(pone="KC JD 9C 9D", dealer="QH 9H 9S 8C")
    assert told(script.play("KC QH JD"))[-1] == "P +3 = 3: run 3"
    assert script.state.count == 30


def test_1_4_a_ten_and_a_jack_do_not_pair() -> None:
    script = in_play(pone="TC 9C 8D 7D", dealer="JH 2H 3S 4C")
    assert told(script.play("TC JH")) == ["P TC 10", "D JH 20"]
    events = show(pone="TC JC QC 2D", dealer="2C 4C 6C 8D", crib="9C 9D 9H 9S", starter="7D")
    assert told(events)[1] == "P +3 = 3: run 3"


def test_tiles_count_their_pips_and_nothing_else() -> None:
    """What the pieces of the domino games are to cribbage: 6-1, 5-2 and 4-3 are three sevens."""
    sevens = [TRAITS[Tile(high, 7 - high)] for high in (6, 5, 4)]
    assert {(t.value, t.order, t.kind) for t in sevens} == {(7, 7, 7)}
    twelve = TRAITS[Tile(6, 6)]
    assert (twelve.value, twelve.suits) == (12, frozenset({"6"}))
    assert TRAITS[Card(1, "S")].suits == {"S"}  # type: ignore[arg-type]
