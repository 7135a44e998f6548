"""Rules of Bingo that twins are tried under."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.bingo_script import bingo
from tests.families.bingo import HOUSES

from pegout import games
from pegout.engine import OptionValue
from pegout.games.bingo import Bingo


def some_options(chance: Random) -> dict[str, OptionValue]:
    """A value of every option."""
    return {rule.name: chance.choice(rule.choices) for rule in bingo().house_rules}


def read(name: str, *changes: tuple[str, str]) -> Bingo:
    """A shipped ruleset with other words in its file; each must stand in it once."""
    text = games.load(name).text
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    rules = games.read(text, {})
    assert isinstance(rules, Bingo)
    return rules


RULES: Final[tuple[Bingo, ...]] = (
    bingo(),
    read("bingo-hoyle"),
    *(bingo(**options) for options in HOUSES),
    *(bingo(**some_options(Random(f"options {number}"))) for number in range(6)),  # noqa: S311
    read("bingo", ("each = 7", "each = 4"), ("enough = 70", "enough = 40")),
    read("bingo-hoyle", ("each = 7", "each = 13"), ('tens = ["6-4", "3-0"]', 'tens = ["6-1"]')),
)
