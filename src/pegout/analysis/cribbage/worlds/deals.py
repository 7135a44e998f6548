"""Who sits at the table, and how a deal and a game go there, for kernels of two to four seats."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.lowered import NotLowered, PlayArrays, piece_arrays, play_arrays
from pegout.engine import Seat, total
from pegout.games.cribbage import winning
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import starter_lines, starter_scorer
from pegout.pieces import SETS

MOST_SEATS: Final = 4

ANY_FINISH: Final = 0
EXACT_EVENT: Final = 1
"""Points that go beyond the target are lost, all that are scored at once together."""
EXACT_ITEM: Final = 2
"""The same, each fifteen, pair or run for itself."""


class DealArrays(NamedTuple):
    """What a ruleset says of seats, deals and games, beside the play and the show."""

    rank: npt.NDArray[np.int8]
    """[pieces]."""
    side: npt.NDArray[np.int8]
    """[seats], whose score a seat has."""
    starter: npt.NDArray[np.int8]
    """[pieces], points when it is turned."""
    sides: int
    each: int
    """Pieces dealt to a seat."""
    throw: int
    """Pieces that a seat puts in the crib."""
    to_crib: int
    """Pieces dealt straight to the crib."""
    crib: int
    """Pieces in the crib."""
    starter_to: int
    """Seats from the dealer to who scores the starter."""
    caller_leads: int
    """1 where who said go first leads the next series, 0 where it is who sits after the last."""
    may_stop: int
    """1 where the last layer need not go on once the other has said go."""
    target: int
    finish: int
    """`ANY_FINISH`, `EXACT_EVENT` or `EXACT_ITEM`."""
    wanted: int
    """1 where points win, -1 where they lose."""


class Lowered(NamedTuple):
    """A ruleset for the kernels of this folder but for the show (`show_arrays`)."""

    play: PlayArrays
    deal: DealArrays


def lower_deal(rules: CribbageRules) -> Lowered:
    """The ruleset for two to four seats; raises `NotLowered`.

    Counting by hand and the auction are not in it: no point in play hangs on them between players
    who count right.
    """
    if rules.seats > MOST_SEATS:
        raise NotLowered(f"seats: kernels seat {MOST_SEATS}, not {rules.seats}")
    seats = [Seat(seat) for seat in range(rules.seats)]
    starters = [total(starter_lines(rules, piece)) for piece in SETS[rules.pieces]]
    finish = ANY_FINISH
    if rules.win.exact_finish:
        finish = EXACT_EVENT if rules.win.exact_granularity == "event" else EXACT_ITEM
    return Lowered(
        play_arrays(rules),
        DealArrays(
            rank=piece_arrays(rules).rank,
            side=np.array([winning.side_of(rules, seat) for seat in seats], np.int8),
            starter=np.array(starters, np.int8),
            sides=winning.sides(rules),
            each=rules.deal.each,
            throw=rules.deal.throw,
            to_crib=rules.deal.to_crib,
            crib=rules.crib,
            starter_to=int(starter_scorer(rules) == "pone"),
            caller_leads=int(rules.play.next_lead == "first_go_caller"),
            may_stop=int(not rules.play.forced_continue),
            target=rules.win.target,
            finish=finish,
            wanted=1 if rules.win.at_target == "wins" else -1,
        ),
    )
