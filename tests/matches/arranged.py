"""Matches as the tests arrange them."""

from __future__ import annotations

from typing import Any

from pegout import games
from pegout.engine import CHANCE, AnyRuleset, OptionValue
from pegout.matches import Tally, Wish, played
from pegout.matches.players import Dealt, Story
from pegout.pieces import Piece


def wish(
    a: str,
    b: str,
    games_wanted: int,
    rules: str = "six-card",
    *,
    mirrored: bool = False,
    **options: OptionValue,
) -> Wish:
    text = games.load(rules).text
    return Wish(
        rules=text, options=options, a=a, b=b, games=games_wanted, mirrored=mirrored, seed=7
    )


def tally(wished: Wish, *, workers: int = 1) -> Tally:
    """The whole match."""
    whole = Tally.empty(wished.lineup.size)
    for each in played(wished, workers=workers):
        whole.add(each)
    return whole


def timeless(counted: Tally) -> Tally:
    """The same without how long anybody thought."""
    for thought in counted.thought.values():
        thought.seconds = thought.longest = 0.0
    return counted


def again(rules: AnyRuleset, story: Story) -> list[tuple[Any, Any]]:
    """The game once more from its story: each event with the state before its action."""
    state = rules.start(story.dealer)
    told: list[tuple[Any, Any]] = []
    pack: tuple[Piece, ...] = ()
    for each in story.happened:
        if isinstance(each, Dealt):
            pack, seat = each.order, CHANCE
            (action,) = rules.actions(state, CHANCE)
        else:
            seat, action = each.seat, each.action
        draw = rules.draw(state, seat, action)
        drawn = () if draw is None else tuple(pack[place] for place in draw.places)
        before = state
        for event in rules.decide(state, seat, action, drawn):
            told.append((event, before))
            state = rules.evolve(state, event)
    assert rules.finished(state)
    return told
