"""Rulesets and house rules named on the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pegout.engine import AnyRuleset, OptionValue, UnfitRules
from pegout.games import UnknownRuleset, load
from pegout.terminal.complaint import Complaint

WORDS: Final[dict[str, OptionValue]] = {"true": True, "false": False, "null": None}
NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def ruleset(name: str, options: Sequence[str]) -> AnyRuleset:
    """The shipped ruleset with ``name=value`` options over it; raises `Complaint`."""
    try:
        return load(name, _options(options))
    except UnknownRuleset as error:
        raise Complaint(f"--rules: {error}") from error
    except UnfitRules as error:
        raise Complaint(f"--option {error}") from error


def _options(written: Sequence[str]) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for each in written:
        name, equals, value = each.partition("=")
        name = name.strip()
        if not equals or not name:
            raise Complaint(f"--option {each}: an option is name=value, as target=61")
        if name in options:
            raise Complaint(f"--option {name}: given twice")
        options[name] = _value(value.strip())
    return options


def _value(text: str) -> OptionValue:
    if text in WORDS:
        return WORDS[text]
    return int(text) if NUMBER.fullmatch(text) else text
