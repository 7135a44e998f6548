"""What a compiled player sees is the same whatever lies hidden.

Its decisions are functions of that and of one number. Mutants that die: a sight with the other's
hand, or with the whole crib.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pegout import games
from pegout.analysis.cribbage.simulation.game import lower_game
from pegout.analysis.cribbage.simulation.records import blank
from pegout.analysis.cribbage.simulation.sight import SIGHT, see_hand, see_play
from pegout.analysis.cribbage.simulation.table import (
    NOTHING,
    TABLE,
    THROW,
    Table,
    lay_piece,
    open_game,
    proceed,
    throw,
)
from pegout.games.cribbage import Cribbage


def hide(table: Table, throws: int) -> None:
    """Put other pieces wherever the player who is asked cannot look."""
    deal, other = table.deal, 1 - table.role
    deal.pack[:] = 1
    deal.dealt[other] = 2
    deal.kept[other] = 2
    deal.ranks[other] = 2
    deal.worth[other] = np.uint64(0)
    deal.crib[other * throws : (other + 1) * throws] = 2


@pytest.mark.parametrize("name", ["six-card", "five-card", "domino-book2"])
def test_hidden_pieces_are_not_seen(name: str) -> None:
    ruleset = games.load(name)
    assert isinstance(ruleset, Cribbage)
    game, table, rng = lower_game(ruleset.rules), blank(TABLE), Random(name)  # noqa: S311 - a test
    for number in range(3):
        open_game(table, np.uint64(2), np.uint64(number), 0, 0)
        while (wanted := proceed(game, table)) != NOTHING:
            seen = []
            before = table.copy()  # what is hidden is put back
            for _ in range(2):
                sight = blank(SIGHT)
                if wanted == THROW:
                    see_hand(table, sight)
                else:
                    see_play(game, table, sight)
                seen.append(sight.tobytes())
                hide(table, game.throw)
            assert seen[0] == seen[1]
            table = np.array([before], TABLE)[0]
            if wanted == THROW:
                throw(game, table, rng.randrange(game.throws))
            else:
                fits = [place for place in range(game.play.kept) if table.fits >> place & 1]
                lay_piece(game, table, rng.choice(fits))
