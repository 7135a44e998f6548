"""The house rules of Bingo (docs/options.md)."""

from __future__ import annotations

from typing import Final, get_args

from pegout.engine import Option, Options
from pegout.games.bingo import rules as declared
from pegout.games.bingo.rules import BingoRules, check

OPTIONS: Final[Options[BingoRules]] = Options(
    (
        Option("largeTarget", ("match", "large_target"), get_args(declared.LargeTarget)),
        Option("nextDealer", ("match", "next_dealer"), get_args(declared.NextDealer)),
        Option("blankRank", ("trump", "blank_rank"), get_args(declared.BlankRank)),
        Option(
            "blankTrumpDouble",
            ("values", "blank_trump_double"),
            get_args(declared.BlankTrumpDouble),
        ),
        Option("trickRule", ("tricks", "rule"), get_args(declared.TrickRule)),
        Option("mustTrump", ("tricks", "must_trump"), (False, True)),
        Option("trumpTilesFollow", ("tricks", "trump_tiles_follow"), (True, False)),
        Option("lastDraw", ("tricks", "last_draw"), get_args(declared.LastDraw)),
        Option("sixDoubles", ("doubles", "six_and_seven"), get_args(declared.SixDoubles)),
        Option(
            "bingoAmongDoubles", ("doubles", "bingo_among"), get_args(declared.BingoAmongDoubles)
        ),
        Option("thresholds", ("rewards", "thresholds"), get_args(declared.Thresholds)),
        Option("playOut", ("rewards", "play_out"), (False, True)),
        Option("nobody70", ("rewards", "nobody"), get_args(declared.Nobody)),
        Option("closerNoTrick", ("rewards", "closer_no_trick"), get_args(declared.CloserNoTrick)),
        Option(
            "bingoTakesTrumpDouble",
            ("rewards", "bingo_takes_trump_double"),
            get_args(declared.BingoTakesTrumpDouble),
        ),
    ),
    check,
)
"""Any two go together: none of them asks for what another takes away."""
