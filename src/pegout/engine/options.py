"""House rules: named options laid over a ruleset file (docs/options.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from pegout.engine.errors import UnfitRules, told
from pegout.engine.ruleset import HouseRule, OptionValue


class Declaring(Protocol):
    """A ruleset file that lists the options it offers."""

    @property
    def name(self) -> str: ...

    @property
    def house_rules(self) -> tuple[str, ...]: ...


R = TypeVar("R", bound=Declaring)


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name and the entry of the ruleset file that it replaces.

    A path ``show.flush.hand`` goes through the one tagged ``flush`` of the tables listed in
    ``show``. A ruleset without that entry cannot offer the option.
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


class Options(Generic[R]):
    """A family's options, over whichever of its rulesets."""

    def __init__(self, options: tuple[Option, ...], check: Callable[[R], R]) -> None:
        """``check`` gives the same rules back, or raises `UnfitRules` where they make no sense."""
        self._by_name = {option.name: option for option in options}
        self._check = check

    def declared(self, rules: R) -> R:
        """The same rules, or `UnfitRules` naming an offered option that has no entry in them."""
        plain = msgspec.to_builtins(rules)
        for name in rules.house_rules:
            if name not in self._by_name:
                raise UnfitRules(f"house_rules: there is no option {name}")
            path = self._by_name[name].path
            if _table(plain, path) is None:
                raise UnfitRules(f"house_rules: {name} needs the entry {'.'.join(path)}")
        return rules

    def offered(self, rules: R) -> tuple[HouseRule, ...]:
        """The options that this ruleset offers, each with the ruleset's own value."""
        plain = msgspec.to_builtins(rules)
        offers = []
        for name in rules.house_rules:
            option = self._by_name[name]
            table = _table(plain, option.path)
            assert table is not None  # `declared` has seen to it
            value = table[option.path[-1]]
            offers.append(HouseRule(name, value, option.choices, option.least, option.most))
        return tuple(offers)

    def overlay(self, rules: R, asked: Mapping[str, OptionValue]) -> R:
        """The rules with house rules over them; raises `UnfitRules` naming the option."""
        plain = msgspec.to_builtins(rules)
        for name, value in asked.items():
            if name not in rules.house_rules:
                names = ", ".join(rules.house_rules)
                raise UnfitRules(f"{name}: {rules.name} has no such option; it has {names}")
            option = self._by_name[name]
            if not option.fits(value):
                raise UnfitRules(f"{name}: {told(value)} is not {option.asks_for}")
            table = _table(plain, option.path)
            assert table is not None  # as above
            table[option.path[-1]] = value
        return self._check(msgspec.convert(plain, type(rules)))


def _table(plain: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any] | None:
    """The table of a ruleset, as plain values, that holds the entry; ``None`` where it has none."""
    table = plain
    for step in path[:-1]:
        found = table.get(step) or _tagged(table, step)
        if found is None:
            return None
        table = found
    return table if path[-1] in table else None


def _tagged(table: dict[str, Any], tag: str) -> dict[str, Any] | None:
    """The table of this type in a list that stands in the table, where others hold names."""
    listed = (each for value in table.values() if isinstance(value, list | tuple) for each in value)
    return next((each for each in listed if isinstance(each, dict) and each["type"] == tag), None)
