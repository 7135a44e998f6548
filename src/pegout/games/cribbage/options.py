"""House rules: named options laid over a ruleset file (docs/options.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from pegout.engine import HouseRule, OptionValue, UnfitRules, told
from pegout.games.cribbage import rules as declared
from pegout.games.cribbage.rules import CribbageRules, check


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name and the entry of the ruleset file that it replaces.

    A path ``show.flush.hand`` goes through the combination tagged ``flush``. A ruleset without that
    entry cannot offer the option.
    """

    name: str
    path: tuple[str, ...]
    choices: tuple[OptionValue, ...] = ()
    least: int | None = None
    most: int | None = None
    or_null: bool = False
    """``None`` is a value too, beside the numbers."""

    def fits(self, value: OptionValue) -> bool:
        if self.choices:
            return any(value == each and type(value) is type(each) for each in self.choices)
        if value is None:
            return self.or_null
        return (
            type(value) is int
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )

    @property
    def asks_for(self) -> str:
        if self.choices:
            return " | ".join("null" if c is None else str(c).lower() for c in self.choices)
        or_null = " or null" if self.or_null else ""
        return f"a whole number from {self.least} to {self.most}{or_null}"


OPTIONS: Final = (
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
)


BY_NAME: Final = {option.name: option for option in OPTIONS}


def declared_options(rules: CribbageRules) -> CribbageRules:
    """The same rules, or `UnfitRules` naming an offered option that has no entry in them."""
    plain = msgspec.to_builtins(rules)
    for name in rules.house_rules:
        if name not in BY_NAME:
            raise UnfitRules(f"house_rules: there is no option {name}")
        option = BY_NAME[name]
        if _entry(plain, option.path) is None:
            raise UnfitRules(f"house_rules: {name} needs the entry {'.'.join(option.path)}")
    return rules


def offered(rules: CribbageRules) -> tuple[HouseRule, ...]:
    """The options that this ruleset offers, each with the ruleset's own value."""
    plain = msgspec.to_builtins(rules)
    offers = []
    for name in rules.house_rules:
        option = BY_NAME[name]
        entry = _entry(plain, option.path)
        assert entry is not None  # `declared_options` has seen to it
        value = entry[option.path[-1]]
        offers.append(HouseRule(name, value, option.choices, option.least, option.most))
    return tuple(offers)


def overlay(rules: CribbageRules, options: Mapping[str, OptionValue]) -> CribbageRules:
    """The rules with house rules over them; raises `UnfitRules` naming the option."""
    plain = msgspec.to_builtins(rules)
    for name, value in options.items():
        if name not in rules.house_rules:
            names = ", ".join(rules.house_rules)
            raise UnfitRules(f"{name}: {rules.name} has no such option; it has {names}")
        option = BY_NAME[name]
        if not option.fits(value):
            raise UnfitRules(f"{name}: {told(value)} is not {option.asks_for}")
        entry = _entry(plain, option.path)
        assert entry is not None  # as above
        entry[option.path[-1]] = value
    return check(msgspec.convert(plain, CribbageRules))


def _entry(plain: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any] | None:
    """The table of a ruleset, as plain values, that holds the entry; ``None`` where it has none."""
    section: Any = plain
    for step in path[:-1]:
        if "combinations" in section:
            tagged = (each for each in section["combinations"] if each["type"] == step)
            section = next(tagged, None)
        else:
            section = section.get(step)
        if section is None:
            return None
    return section if path[-1] in section else None
