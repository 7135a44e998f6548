"""House rules: named options laid over a ruleset file (docs/options.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, get_args

import msgspec

from pegout.engine import HouseRule, OptionValue, UnfitRules, told
from pegout.games.bingo import rules as declared
from pegout.games.bingo.rules import BingoRules, check


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name, and the section and entry of the ruleset file that it replaces."""

    name: str
    section: str
    entry: str
    choices: tuple[OptionValue, ...]

    def fits(self, value: OptionValue) -> bool:
        return any(value == each and type(value) is type(each) for each in self.choices)

    @property
    def asks_for(self) -> str:
        return " | ".join(str(choice).lower() for choice in self.choices)


OPTIONS: Final = (
    Option("largeTarget", "match", "large_target", get_args(declared.LargeTarget)),
    Option("nextDealer", "match", "next_dealer", get_args(declared.NextDealer)),
    Option("blankRank", "trump", "blank_rank", get_args(declared.BlankRank)),
    Option("blankTrumpDouble", "values", "blank_trump_double", get_args(declared.BlankTrumpDouble)),
    Option("trickRule", "tricks", "rule", get_args(declared.TrickRule)),
    Option("mustTrump", "tricks", "must_trump", (False, True)),
    Option("trumpTilesFollow", "tricks", "trump_tiles_follow", (True, False)),
    Option("lastDraw", "tricks", "last_draw", get_args(declared.LastDraw)),
    Option("sixDoubles", "doubles", "six_and_seven", get_args(declared.SixDoubles)),
    Option("bingoAmongDoubles", "doubles", "bingo_among", get_args(declared.BingoAmongDoubles)),
    Option("thresholds", "rewards", "thresholds", get_args(declared.Thresholds)),
    Option("playOut", "rewards", "play_out", (False, True)),
    Option("nobody70", "rewards", "nobody", get_args(declared.Nobody)),
    Option("closerNoTrick", "rewards", "closer_no_trick", get_args(declared.CloserNoTrick)),
    Option(
        "bingoTakesTrumpDouble",
        "rewards",
        "bingo_takes_trump_double",
        get_args(declared.BingoTakesTrumpDouble),
    ),
)
"""Any two go together: none of them asks for what another takes away."""


def listed(rules: BingoRules) -> BingoRules:
    """The same rules; raises `UnfitRules` for a house rule that does not exist."""
    known = {option.name for option in OPTIONS}
    for name in rules.house_rules:
        if name not in known:
            raise UnfitRules(f"house_rules: there is no option {name}")
    return rules


def offered(rules: BingoRules) -> tuple[HouseRule, ...]:
    """The options that the file lists, each with the ruleset's own value."""
    plain = msgspec.to_builtins(rules)
    return tuple(
        HouseRule(option.name, plain[option.section][option.entry], option.choices)
        for option in OPTIONS
        if option.name in rules.house_rules
    )


def overlay(rules: BingoRules, options: Mapping[str, OptionValue]) -> BingoRules:
    """The rules with house rules over them; raises `UnfitRules` naming the option."""
    known = {option.name: option for option in OPTIONS if option.name in rules.house_rules}
    plain = msgspec.to_builtins(rules)
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(known)
            raise UnfitRules(f"{name}: {rules.name} has no such option; it has {names}")
        if not option.fits(value):
            raise UnfitRules(f"{name}: {told(value)} is not {option.asks_for}")
        plain[option.section][option.entry] = value
    return check(msgspec.convert(plain, BingoRules))
