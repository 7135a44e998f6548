"""docs/rules/six-card.md, chapter 7."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Hands, in_play, show, six_card, told

from pegout.engine import CHANCE, Hidden, IllegalAction, Onlooker, Side
from pegout.games.cribbage.moves import Cut, Deal, Discard, GameEnded, Go, Lay, Scored, Stop
from pegout.games.cribbage.phases import Finished

RICH = Hands(pone="4C 4D 5C 6S", dealer="7C 7D 8C 8H", crib="9C 9D 9H 9S", starter="KC")
"""Worth 14 to the pone, 12 to the dealer, 12 in the crib."""


def test_7_1_the_game_is_121() -> None:
    """UX056: exactly 121 wins, 120 does not."""
    for score, wins in ((118, False), (119, True)):
        script = in_play(pone="7C 2D 3H 4S", dealer="8C 2H 3C 4C", scores=(score, 0))
        events = script.play("7C 8C")
        assert told(events)[2] == f"D +2 = {score + 2}: fifteen 2"
        assert isinstance(events[-1], GameEnded) is wins
    assert {rule.name: rule.value for rule in six_card().house_rules}["target"] == 121


def test_7_2_the_first_to_reach_the_target_wins_at_once_in_the_play() -> None:
    """S-E2: 120 each; the dealer pairs the pone's card."""
    script = in_play(pone="7C 2D 3H 4S", dealer="7D 2H 3C 4C", scores=(120, 120))
    assert told(script.play("7C 7D")) == [
        "P 7C 7",
        "D 7D 14",
        "D +2 = 121: pair 2",
        "D wins 121-120 plain match [1, 0]",
    ]
    assert isinstance(script.state, Finished)
    assert script.state.winner == Side(0)


def test_7_2_nothing_later_is_counted_not_even_his_own() -> None:
    """The pair wins; the 31 that the same card makes is no longer scored."""
    script = in_play(pone="9C 7D 2S KH", dealer="8H 7S QD QH", scores=(119, 100))
    assert told(script.play("9C 8H 7D 7S"))[-3:] == [
        "D 7S 31",
        "D +2 = 121: pair 2",
        "D wins 121-103 plain match [1, 0]",
    ]


def test_7_2_in_the_show_the_pone_counts_first() -> None:
    """S-E13 and UX059: one winner, and the dealer's better hand is not even shown."""
    assert told(show(**RICH, scores=(115, 115))) == [
        "P hand 4C 4D 5C 6S",
        "P +14 = 121: fifteen 2, fifteen 2, fifteen 2, pair 2, run 3, run 3",
        "P wins 115-121 plain match [0, 1]",
    ]


def test_7_3_the_score_stops_at_the_target_and_the_points_stay_whole() -> None:
    """UX052 and UX053."""
    events = show(**RICH, scores=(100, 118))
    scored = events[1]
    assert isinstance(scored, Scored)
    assert (scored.points, scored.score) == (14, 121)
    assert sum(line.points for line in scored.lines) == 14
    ended = events[2]
    assert isinstance(ended, GameEnded)
    assert (ended.scores, ended.winner) == ((100, 121), Side(1))


def test_7_4_the_order_of_things_decides() -> None:
    hand_wins = told(show(**RICH, scores=(112, 100)))
    assert hand_wins[-2].startswith("D +12 = 121")
    assert not any("crib" in line for line in hand_wins)
    crib_wins = told(show(**RICH, scores=(100, 100)))
    assert crib_wins[-3:-1] == ["D crib 9C 9D 9H 9S", "D +12 = 121: pair 12"]
    assert crib_wins[-1] == "D wins 121-114 plain match [1, 0]"


def test_7_5_the_loser_keeps_what_he_had() -> None:
    """S-E14: 60 and twelve in hand are still 60, and the lurch."""
    assert told(show(**RICH, scores=(60, 120)))[-1] == "P wins 60-121 lurch match [0, 2]"


@pytest.mark.parametrize(("score", "lurch"), [(0, "lurch"), (60, "lurch"), (61, "plain")])
def test_7_6_the_lurch(score: int, lurch: str) -> None:
    points = {"lurch": 2, "plain": 1}[lurch]
    assert told(show(**RICH, scores=(score, 120)))[-1] == (
        f"P wins {score}-121 {lurch} match [0, {points}]"
    )


def test_7_6_the_event_names_each_loser() -> None:
    ended = show(**RICH, scores=(60, 120))[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.lurch, ended.lurches) == ("lurch", ("lurch", None))


def test_7_7_what_was_not_shown_stays_hidden() -> None:
    script = in_play(
        pone="7C 2D 3H 4S", dealer="7D 2H 3C 4C", scores=(120, 120), crib="9C 9D 9H 9S"
    )
    script.play("7C 7D")
    spectator = script.rules.observe(script.state, Onlooker.SPECTATOR)
    assert (spectator.phase, spectator.winner) == ("finished", Side(0))
    assert (spectator.hands, spectator.crib) == ((Hidden(3), Hidden(3)), Hidden(4))
    assert spectator.laid == (script.pieces("7D"), script.pieces("7C"))
    pone = script.rules.observe(script.state, PONE)
    assert (pone.hands, pone.crib) == ((Hidden(3), script.pieces("2D 3H 4S")), Hidden(4))


def test_7_8_the_back_peg_stands_where_the_front_peg_was() -> None:
    """Three scorings of the dealer in one play: 2, 2 and 1."""
    script = in_play(pone="7C 7D KH 9S", dealer="8C 7H 2H 3C")
    pegs = []
    for card in ("7C", "8C", "7D", "7H"):
        script.play(card)
        view = script.rules.observe(script.state, PONE)
        pegs.append((view.scores, view.before))
    assert pegs == [((0, 0), (0, 0)), ((2, 0), (0, 0)), ((2, 0), (0, 0)), ((4, 0), (2, 0))]
    script.play("go 2H")
    view = script.rules.observe(script.state, DEALER)
    assert (view.scores, view.before) == ((6, 0), (4, 0))


def test_when_all_is_won_nothing_can_be_done() -> None:
    script = in_play(pone="7C 2D 3H 4S", dealer="7D 2H 3C 4C", scores=(120, 120))
    script.play("7C 7D")
    (card,) = script.pieces("2D")
    for seat in (DEALER, PONE, CHANCE):
        assert script.rules.actions(script.state, seat) == ()
        assert script.rules.refusals(script.state, seat) == ()
        for action in (Deal(), Cut(0), Discard((card, card)), Lay(card), Go(), Stop()):
            with pytest.raises(IllegalAction, match="game-over"):
                script.act(seat, action)
