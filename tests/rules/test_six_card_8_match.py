"""docs/rules/six-card.md, chapter 8."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Script, in_play, six_card, told

from pegout.engine import CHANCE, AnyRuleset, Draw, IllegalAction, Seat, Side
from pegout.games.cribbage.moves import Deal, GameEnded, MatchEnded

LOW = "AC 2C 3C 4C 5C 6C"
HIGH = "8H 9H TH JH QH KH"


def heels_win(script: Script, loser: int = 100) -> list[str]:
    """The dealer of this deal wins it with his heels."""
    script.deal(LOW, HIGH)
    for seat, cards in ((0, "AC 2C"), (1, "8H 9H")):
        script.discard(Seat(seat), cards)
    scores = [loser, loser]
    scores[script.match.dealer] = 119
    script.stand_at(scores)
    return told(script.turn("JS"))[2:]


def begun(rules: AnyRuleset, dealer: Seat = DEALER) -> Script:
    return Script(rules, dealer=dealer)


def test_8_1_one_game_is_the_match() -> None:
    script = begun(six_card())
    assert heels_win(script) == ["D wins 121-100 plain match [1, 0]"]
    assert not any(isinstance(event, MatchEnded) for event in script.log)
    assert script.rules.finished(script.state)
    with pytest.raises(IllegalAction, match="game-over"):
        script.act(CHANCE, Deal())


def test_8_2_a_game_is_one_point_and_two_with_the_lurch() -> None:
    script = begun(six_card(matchTo=9))
    assert heels_win(script) == ["D wins 121-100 plain match [1, 0]"]
    assert heels_win(script, loser=60) == ["P wins 60-121 lurch match [1, 2]"]
    assert heels_win(script, loser=61) == ["D wins 121-61 plain match [2, 2]"]
    assert script.match.won == (2, 2)


@pytest.mark.parametrize(("to", "games"), [(1, 1), (2, 3), (3, 5)])
def test_8_3_the_first_to_the_match_points_wins_the_match(to: int, games: int) -> None:
    """UX058: reached exactly; the game before it does not end the match."""
    script = begun(six_card(matchTo=to))
    for played in range(1, games + 1):
        ends = heels_win(script)
        assert (len(ends) == 2) is (played == games)
    assert ends[-1] == "D wins the match"
    last = script.log[-1]
    assert isinstance(last, MatchEnded)
    assert last.match[DEALER] == to
    assert script.rules.finished(script.state)
    assert script.rules.awaiting(script.state) == ()
    assert script.rules.observe(script.state, PONE).winner == DEALER


def test_8_3_more_than_the_points_agreed_on_wins_too() -> None:
    script = begun(six_card(matchTo=2))
    heels_win(script)
    heels_win(script)
    assert heels_win(script, loser=3) == ["D wins 121-3 lurch match [3, 1]", "D wins the match"]


def test_8_4_the_next_game_begins_at_nothing_with_new_shuffles() -> None:
    script = begun(six_card(matchTo=9))
    assert script.rules.game(script.state) == 1
    heels_win(script)
    assert script.rules.game(script.state) == 2
    view = script.rules.observe(script.state, PONE)
    assert (view.phase, view.awaiting, view.game, view.deal) == ("between", "deal", 2, 1)
    assert (view.scores, view.before, view.match) == ((0, 0), (0, 0), (1, 0))
    assert script.rules.draw(script.state, CHANCE, Deal()) == Draw(2, 0, tuple(range(12)))


def test_8_4_the_winner_of_the_game_is_in_the_event() -> None:
    script = begun(six_card(matchTo=9))
    heels_win(script, loser=60)
    ended = script.log[-1]
    assert ended == GameEnded(Side(0), (121, 60), "lurch", (None, "lurch"), (2, 0))


def test_8_5_who_did_not_deal_first_deals_first_in_the_next_game() -> None:
    script = begun(six_card(matchTo=9))
    first = []
    for game in range(4):
        first.append(script.match.first_dealer)
        assert script.match.dealer == script.match.first_dealer
        if game == 1:  # a game of two deals: who dealt last does not matter
            script.deal(LOW, HIGH)
            for seat, cards in ((0, "AC 2C"), (1, "8H 9H")):
                script.discard(Seat(seat), cards)
            script.turn("7S")
            script.play_out()
        heels_win(script)
    assert first == [0, 1, 0, 1]


def test_the_game_that_ends_a_match_stays_on_the_table() -> None:
    script = in_play(pone="7C 2D 3H 4S", dealer="7D 2H 3C 4C", scores=(120, 120))
    script.play("7C 7D")
    view = script.rules.observe(script.state, PONE)
    assert view.scores == (121, 120)
    assert view.series == script.pieces("7C 7D")
