"""The house rules of cribbage (docs/options.md)."""

from __future__ import annotations

from typing import Final, get_args

from pegout.engine import Option, Options
from pegout.games.cribbage import rules as declared
from pegout.games.cribbage.rules import CribbageRules, check

OPTIONS: Final[Options[CribbageRules]] = Options(
    (
        Option("target", ("win", "target"), least=31, most=1000),
        Option("lurch", ("win", "lurch"), get_args(declared.Lurch)),
        Option("matchTo", ("match", "to"), least=1, most=1000, or_null=True),
        Option("matchScale", ("match", "scale"), get_args(declared.MatchScale)),
        Option("nextDealer", ("match", "next_dealer"), get_args(declared.NextDealer)),
        Option("exactFinish", ("win", "exact_finish"), (False, True)),
        Option("exactGranularity", ("win", "exact_granularity"), get_args(declared.Granularity)),
        Option("series", ("play", "series"), get_args(declared.Series)),
        Option("forcedContinue", ("play", "forced_continue"), (True, False)),
        Option("nextLead", ("play", "next_lead"), get_args(declared.NextLead)),
        Option("sides", ("sides",), get_args(declared.Sides)),
        Option("handFlush", ("show", "flush", "hand"), get_args(declared.HandFlush)),
        Option("cribFlush", ("show", "flush", "crib"), get_args(declared.CribFlush)),
        Option("flush", ("show", "group_flush", "hand"), get_args(declared.GroupFlushRule)),
        Option("suitRule", ("show", "group_flush", "suit"), get_args(declared.SuitRule)),
        Option("deal", ("deal", "each"), (6, 5)),
        Option("zeroInFifteens", ("show", "totals", "zero_counts"), (True, False)),
        Option("zeroRepeats15", ("play", "totals", "zero_counts"), (True, False)),
        Option("compensation", ("compensation", "points"), least=0, most=30),
        Option("compensationWhen", ("compensation", "when"), get_args(declared.When)),
        Option("doubleStarter", ("starter", "to"), get_args(declared.Scorer)),
        Option("counting", ("counting", "by"), get_args(declared.Counted)),
        Option("overclaim", ("counting", "overclaim"), get_args(declared.Overclaim)),
        Option("auction", ("auction", "payment"), get_args(declared.Payment)),
        Option("auctionRoles", ("auction", "roles"), get_args(declared.Roles)),
    ),
    check,
)
