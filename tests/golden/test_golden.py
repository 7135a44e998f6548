"""The recorded games of every shipped ruleset are what the house would record today.

A difference is a change of the rules, the shuffles or the notation. `./dev golden` writes them
anew.
"""

from __future__ import annotations

import pytest
from tests.golden.regenerate import RECORDS, SEEN, golden, names, seen

from pegout.games import shipped
from pegout.records import read, verify, write


def test_every_ruleset_has_its_game_and_no_other() -> None:
    assert set(shipped()) <= set(names())
    assert {path.name for path in RECORDS.iterdir()} == {f"{name}.txt" for name in names()}
    assert {path.name for path in SEEN.iterdir()} == {f"{name}.jsonl" for name in names()}


@pytest.mark.parametrize("name", names())
def test_the_same_to_the_byte(name: str) -> None:
    assert write(golden(name)).encode() == (RECORDS / f"{name}.txt").read_bytes()


@pytest.mark.parametrize("name", names())
def test_what_was_seen_is_the_same_to_the_byte(name: str) -> None:
    assert seen(name).encode() == (SEEN / f"{name}.jsonl").read_bytes()


@pytest.mark.parametrize("name", names())
def test_it_is_decided_again_and_proved(name: str) -> None:
    """By the ruleset that stands in it, whatever has become of the shipped one."""
    data = (RECORDS / f"{name}.txt").read_bytes()
    reading = read(data)
    assert reading.error is None
    assert reading.record is not None
    assert verify(reading.record) == ()
    assert write(reading.record).encode() == data
