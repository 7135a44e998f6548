"""docs/rules/six-card.md, chapter 3."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Script, in_play, six_card, told

from pegout.engine import CHANCE, Draw, Hidden, IllegalAction, Onlooker, Seat, Seen, Viewer
from pegout.games.cribbage.moves import Cut, Deal, Dealt, Discard, Discarded
from pegout.games.cribbage.phases import Discarding
from pegout.pieces import CARDS, Tile, read_pieces

LOW = "AC 2C 3C 4C 5C 6C"
HIGH = "8H 9H TH JH QH KH"


def dealt() -> Script:
    script = Script(six_card())
    script.deal(LOW, HIGH)
    return script


def test_3_1_every_deal_is_a_new_shuffle_of_all_cards() -> None:
    rules = six_card()
    script = Script(rules, dealer=None)
    script.act(Seat(0), Cut(0), *script.pieces("AC"))
    script.act(Seat(1), Cut(1), *script.pieces("KC"))
    places = tuple(range(12))
    assert rules.draw(script.state, CHANCE, Deal()) == Draw(1, 1, places)
    script.deal(LOW, "AD 2D 3D 4D 5D KC")  # a card cut for the deal is dealt
    script.discard(PONE, "AD 2D")
    script.discard(DEALER, "AC 2C")
    assert rules.draw(script.state, PONE, Cut(39)) == Draw(1, 1, (51,))
    script.turn("QS", at=39)
    script.play_out()
    assert rules.draw(script.state, CHANCE, Deal()) == Draw(1, 2, places)


@pytest.mark.parametrize("dealer", [DEALER, PONE])
def test_3_2_six_each_one_at_a_time_pone_first(dealer: Seat) -> None:
    script = Script(six_card(), dealer=dealer)
    pone = Seat(1 - dealer)
    drawn = read_pieces("AC AD 2C 2D 3C 3D 4C 4D 5C 5D 6C 6D", CARDS)
    assert script.act(CHANCE, Deal(), *drawn) == (
        Dealt(pone, drawn[0::2]),
        Dealt(dealer, drawn[1::2]),
    )
    assert script.rules.awaiting(script.state) == (0, 1)


def test_3_3_a_player_sees_his_own_six_cards() -> None:
    script = dealt()
    to_pone, to_dealer = script.log
    rules = script.rules
    assert rules.redact(to_pone, PONE) == to_pone
    assert rules.redact(to_pone, DEALER) == Dealt(PONE, Hidden(6))
    assert rules.redact(to_dealer, DEALER) == to_dealer
    hands = tuple(script.pieces(hand) for hand in (LOW, HIGH))
    views: dict[Viewer, tuple[Seen, Seen]] = {
        DEALER: (hands[0], Hidden(6)),
        PONE: (Hidden(6), hands[1]),
        Onlooker.SPECTATOR: (Hidden(6), Hidden(6)),
        Onlooker.REFEREE: (hands[0], hands[1]),
    }
    for viewer, seen in views.items():
        view = rules.observe(script.state, viewer)
        assert (view.phase, view.hands, view.pack) == ("discarding", seen, 40)
    assert rules.redact(to_pone, Onlooker.SPECTATOR) == Dealt(PONE, Hidden(6))
    assert rules.redact(to_pone, Onlooker.REFEREE) == to_pone


def test_3_4_two_different_cards_of_his_own_hand() -> None:
    script = dealt()
    assert len(script.rules.actions(script.state, DEALER)) == 15
    before = script.state
    for wanted, code, facts in (
        ("AC", "wrong-number", {"needed": 2, "given": 1}),
        ("AC 2C 3C", "wrong-number", {"needed": 2, "given": 3}),
        ("", "wrong-number", {"needed": 2, "given": 0}),
        ("AC KH", "not-in-hand", {"piece": "KH"}),
        ("AS AC", "not-in-hand", {"piece": "AS"}),
    ):
        with pytest.raises(IllegalAction) as refused:
            script.discard(DEALER, wanted)
        assert (refused.value.code, refused.value.facts) == (code, facts)
    (ace,) = script.pieces("AC")
    with pytest.raises(IllegalAction, match=r"same-piece-twice \(piece=AC\)"):
        script.act(DEALER, Discard((ace, ace)))
    assert script.state == before
    assert told(script.discard(DEALER, "6C AC")) == ["D throws AC 6C"]


def test_3_5_either_may_discard_first_and_the_other_does_not_see_what() -> None:
    for first, second, cards in ((DEALER, PONE, "AC 2C"), (PONE, DEALER, "8H 9H")):
        script = dealt()
        (event,) = script.discard(first, cards)
        rules = script.rules
        assert rules.redact(event, first) == event
        assert rules.redact(event, second) == Discarded(first, Hidden(2))
        assert rules.redact(event, Onlooker.SPECTATOR) == Discarded(first, Hidden(2))
        assert rules.awaiting(script.state) == (second,)
        view = rules.observe(script.state, second)
        assert (view.thrown[first], view.hands[first], view.crib) == (
            Hidden(2),
            Hidden(4),
            Hidden(2),
        )
        assert rules.observe(script.state, first).thrown[first] == script.pieces(cards)


def test_3_6_a_discard_is_final() -> None:
    script = dealt()
    script.discard(DEALER, "AC 2C")
    for again in ("AC 2C", "3C 4C"):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            script.discard(DEALER, again)
    assert isinstance(script.state, Discarding)
    assert script.state.thrown == (script.pieces("AC 2C"), None)


def test_3_7_the_crib_is_four_cards_and_nobody_may_look() -> None:
    script = in_play(pone="5C 6C 7C 8C", dealer="5D 6D 7D 8D", crib="AC AD KC KD", starter="QS")
    rules = script.rules
    assert rules.observe(script.state, Onlooker.REFEREE).crib == script.pieces("AC AD KC KD")
    for viewer in (DEALER, PONE, Onlooker.SPECTATOR):
        assert rules.observe(script.state, viewer).crib == Hidden(4)
    assert rules.observe(script.state, DEALER).thrown == (script.pieces("AC AD"), Hidden(2))
    assert rules.observe(script.state, PONE).thrown == (Hidden(2), script.pieces("KC KD"))
    assert rules.observe(script.state, Onlooker.SPECTATOR).thrown == (Hidden(2), Hidden(2))


def test_3_7_shown_the_crib_does_not_tell_who_threw_which_card() -> None:
    script = in_play(pone="5C 6C 7C 8C", dealer="5D 6D 7D 8D", crib="AC AD KC KD", starter="QS")
    script.play_to_the_show()
    script.stand_at((104, 60))
    events = script.play_out()
    assert told(events)[-1].startswith("D wins")
    assert "D crib AC AD KC KD" in told(events)
    view = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert view.crib == script.pieces("AC AD KC KD")
    assert view.thrown == (Hidden(2), Hidden(2))
    assert script.rules.observe(script.state, PONE).thrown == (Hidden(2), script.pieces("KC KD"))


def test_3_8_the_deal_alternates() -> None:
    script = Script(six_card())
    dealers, cribs = [], []
    for _ in range(6):
        dealers.append(script.match.dealer)
        pone = Seat(1 - script.match.dealer)
        script.deal(LOW, HIGH)
        for seat, cards in ((0, "AC 2C"), (1, "8H 9H")):
            script.discard(Seat(seat), cards)
        assert script.rules.awaiting(script.state) == (pone,)
        script.turn("7S")
        shown = told(script.play_out())
        cribs += [line[0] for line in shown if " crib " in line]
        assert shown[-1] == "next deal"
        script.stand_at((0, 0))
    assert dealers == [0, 1, 0, 1, 0, 1]
    assert cribs == list("DPDPDP")
    assert script.match.deal == 7


def test_chance_deals_twelve_different_cards() -> None:
    script = Script(six_card())
    before = script.state
    pieces = tuple(CARDS)
    with pytest.raises(ValueError, match="chance draws 12 pieces here, not 11"):
        script.act(CHANCE, Deal(), *pieces[:11])
    with pytest.raises(ValueError, match="chance cannot draw a piece twice"):
        script.act(CHANCE, Deal(), *pieces[:11], pieces[0])
    with pytest.raises(ValueError, match="chance cannot draw 6-4 here"):
        script.act(CHANCE, Deal(), *pieces[:11], Tile(6, 4))
    assert script.state == before
