"""docs/rules/six-card.md, chapter 4."""

from __future__ import annotations

import pytest
from tests.scripted import DEALER, PONE, Script, six_card, told

from pegout.engine import Draw, IllegalAction
from pegout.games.cribbage.moves import Cut, Lay, Scored


def discarded(scores: tuple[int, int] = (0, 0), **options: bool) -> Script:
    script = Script(six_card(**options), scores=scores)
    script.deal("AC 2C 3C 4C 5C 6C", "8H 9H TH JH QH KH")
    script.discard(DEALER, "AC 2C")
    script.discard(PONE, "8H 9H")
    return script


def test_4_1_the_pone_cuts_one_of_forty_places() -> None:
    script = discarded()
    rules = script.rules
    assert rules.awaiting(script.state) == (PONE,)
    assert rules.actions(script.state, PONE) == tuple(Cut(at) for at in range(40))
    assert rules.draw(script.state, PONE, Cut(0)) == Draw(1, 0, (12,))
    assert rules.draw(script.state, PONE, Cut(39)) == Draw(1, 0, (51,))
    assert told(script.turn("7S", at=17)) == ["P turns 7S"]
    assert script.log[-1].at == 17


def test_4_1_there_is_no_other_place_and_no_other_cutter() -> None:
    script = discarded()
    before = script.state
    for at in (-1, 40):
        with pytest.raises(IllegalAction) as refused:
            script.turn("7S", at=at)
        assert (refused.value.code, refused.value.facts) == (
            "no-such-place",
            {"at": at, "most": 39},
        )
    with pytest.raises(IllegalAction, match="not-your-turn"):
        script.act(DEALER, Cut(3), *script.pieces("7S"))
    for out in ("AC", "3C", "8H", "KH"):  # thrown, kept
        with pytest.raises(ValueError, match=f"chance cannot draw {out} here"):
            script.turn(out)
    assert script.state == before


def test_4_2_the_starter_is_seen_by_all_and_laid_by_nobody() -> None:
    script = discarded()
    script.turn("7S")
    (starter,) = script.pieces("7S")
    for viewer in (DEALER, PONE):
        view = script.rules.observe(script.state, viewer)
        assert (view.starter, view.pack, view.phase) == (starter, 39, "playing")
    with pytest.raises(IllegalAction, match="not-in-hand"):
        script.act(PONE, Lay(starter))
    events = told(script.play_out())
    assert not any(" 7S " in line for line in events)
    # 3 4 5 6 7 of the dealer: the starter is the fifth card of his run.
    runs = [
        line.pieces
        for event in script.log
        if isinstance(event, Scored)
        for line in event.lines
        if line.rule == "run" and len(line.pieces) == 5
    ]
    assert runs == [script.pieces("3C 4C 5C 6C 7S")]
    assert "D hand 3C 4C 5C 6C" in events


def test_4_3_his_heels() -> None:
    script = discarded()
    assert told(script.turn("JS")) == ["P turns JS", "D +2 = 2: heels 2"]
    (line,) = script.log[-1].lines
    assert line.pieces == script.pieces("JS")
    assert script.match.scores == (2, 0)
    assert told(discarded().turn("TS")) == ["P turns TS"]


@pytest.mark.parametrize("scores", [(119, 120), (120, 120)])
def test_4_4_his_heels_can_win_before_a_card_is_laid(scores: tuple[int, int]) -> None:
    script = discarded(scores)
    assert told(script.turn("JS")) == [
        "P turns JS",
        "D +2 = 121: heels 2",
        "D wins 121-120 plain match [1, 0]",
    ]
    assert script.rules.finished(script.state)
    assert script.rules.awaiting(script.state) == ()
    assert script.rules.observe(script.state, PONE).laid == ((), ())


def test_4_4_at_118_it_does_not() -> None:
    script = discarded((118, 120))
    assert told(script.turn("JS"))[1:] == ["D +2 = 120: heels 2"]
    assert script.rules.awaiting(script.state) == (PONE,)
