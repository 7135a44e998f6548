"""The quick means of shows against `scoring`, counted out one starter at a time.

Mutants that die: a pattern known under the kinds of the hand without the starter; the flush of a
hand counted in a crib.
"""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Final

import pytest
from tests.scripted import altered, six_card

from pegout.analysis.cribbage import Shows
from pegout.engine import AnyRuleset, total
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import What
from pegout.games.cribbage.scoring import TRAITS, show_lines

TILES: Final = (
    ('pieces = "cards"', 'pieces = "tiles"'),
    ('  { type = "starter_match", rank = 11, points = 1 },\n', ""),
)
RULES: Final = {
    "six-card": six_card(),
    "no hand flush": six_card(handFlush="none", cribFlush="four_or_five"),
    "flat crib flush": six_card(cribFlush="four_flat4"),
    "tiles": altered(*TILES),
}


def cribbage(ruleset: AnyRuleset) -> Cribbage:
    assert isinstance(ruleset, Cribbage)
    return ruleset


@pytest.mark.parametrize("what", ["hand", "crib"])
@pytest.mark.parametrize("name", RULES)
def test_means_and_points_of_random_hands(name: str, what: What) -> None:
    rules = cribbage(RULES[name]).rules
    pieces = list(RULES[name].pieces)
    rng, shows = random.Random(f"{name} {what}"), Shows(rules)  # noqa: S311 - a test
    for number in range(60):
        # Every third hand is of one suit, where flushes are.
        suit = min(TRAITS[rng.choice(pieces)].suits)
        of_suit = [piece for piece in pieces if suit in TRAITS[piece].suits]
        hand = rng.sample(of_suit if number % 3 == 0 else pieces, 4)
        seen = {*hand, *rng.sample(pieces, 2)}
        unseen = [piece for piece in pieces if piece not in seen]
        points = [total(show_lines(rules, hand, starter, what)) for starter in unseen]
        assert [shows.points(hand, starter, what) for starter in unseen] == points
        assert shows.mean(hand, unseen, what) == pytest.approx(sum(points) / len(unseen))


def test_a_kind_fixes_value_and_order() -> None:
    """What `Shows` rests on."""
    for name in ("six-card", "tiles"):
        pieces = RULES[name].pieces
        for one, other in combinations_with_replacement(pieces, 2):
            if TRAITS[one].kind == TRAITS[other].kind:
                assert TRAITS[one].value == TRAITS[other].value
                assert TRAITS[one].order == TRAITS[other].order
