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
    entry does not offer the option.
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
    Option("handFlush", ("show", "flush", "hand"), get_args(declared.HandFlush)),
    Option("cribFlush", ("show", "flush", "crib"), get_args(declared.CribFlush)),
)


def offered(rules: CribbageRules) -> tuple[HouseRule, ...]:
    """The options that this ruleset has an entry for, each with the ruleset's own value."""
    plain = msgspec.to_builtins(rules)
    return tuple(
        HouseRule(option.name, entry[option.path[-1]], option.choices, option.least, option.most)
        for option in OPTIONS
        if (entry := _entry(plain, option.path)) is not None
    )


def overlay(rules: CribbageRules, options: Mapping[str, OptionValue]) -> CribbageRules:
    """The rules with house rules over them; raises `UnfitRules` naming the option."""
    known = {option.name: option for option in OPTIONS}
    plain = msgspec.to_builtins(rules)
    for name, value in options.items():
        option = known.get(name)
        entry = None if option is None else _entry(plain, option.path)
        if option is None or entry is None:
            names = ", ".join(rule.name for rule in offered(rules))
            raise UnfitRules(f"{name}: {rules.name} has no such option; it has {names}")
        if not option.fits(value):
            raise UnfitRules(f"{name}: {told(value)} is not {option.asks_for}")
        entry[option.path[-1]] = value
    return check(msgspec.convert(plain, CribbageRules))


def _entry(plain: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any] | None:
    """The table of a ruleset, as plain values, that holds the entry; ``None`` where it has none."""
    section: dict[str, Any] = plain[path[0]]
    for tag in path[1:-1]:
        tagged = [each for each in section["combinations"] if each["type"] == tag]
        if not tagged:
            return None
        section = tagged[0]
    return section
