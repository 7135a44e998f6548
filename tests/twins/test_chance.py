"""Twin: counted chance, compiled. A mutant that dies: a place is taken from the low half of a word.

The first numbers of splitmix64 from 0 are those of its authors' own program.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from pegout.analysis import chance, chance_kernel

SEEDS = (0, 1, 2**63 + 5, 2**64 - 1)


def test_the_numbers_are_those_of_splitmix64() -> None:
    first = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
    assert tuple(chance.word(0, number) for number in range(3)) == first


@pytest.mark.parametrize("seed", SEEDS)
def test_both_forms_give_the_same_numbers(seed: int) -> None:
    for game, room in ((0, 0), (7, 3), (10**9, chance.CHOICES), (5, chance.CHOICES + 1)):
        start = chance.stream(seed, game, room)
        words = map(np.uint64, (seed, game, room))
        compiled = np.uint64(chance_kernel.stream(*words))
        assert int(compiled) == start
        for number in range(50):
            drawn = chance_kernel.uniform(compiled, np.uint64(number))
            assert drawn == chance.uniform(start, number)


@pytest.mark.parametrize("size", [28, 52])
def test_both_forms_shuffle_alike(size: int) -> None:
    for shuffle in range(40):
        start = np.uint64(chance.stream(3, 8, shuffle))
        pack = np.arange(size, dtype=np.int8)
        chance_kernel.shuffle_top(start, pack, size)
        whole = chance.order(3, 8, shuffle, size)
        assert tuple(pack) == whole
        assert sorted(whole) == list(range(size))
        top = np.arange(size, dtype=np.int8)
        chance_kernel.shuffle_top(start, top, 13)
        assert tuple(top[:13]) == whole[:13]


def test_every_piece_comes_to_every_place_equally_often() -> None:
    places = Counter(
        (place, piece)
        for shuffle in range(4000)
        for place, piece in enumerate(chance.order(1, 1, shuffle, 6))
    )
    expected = 4000 / 6
    squares = sum(
        (places[place, piece] - expected) ** 2 for place in range(6) for piece in range(6)
    )
    assert squares / expected < 60  # chi squared of 25 degrees: 52.6 once in a thousand


def test_the_first_number_of_a_choice_is_its_own() -> None:
    start = chance.stream(4, 4, chance.CHOICES)
    for number in range(20):
        assert chance.Draws(start, number).random() == chance.uniform(start, number)


def test_a_player_may_ask_as_he_likes() -> None:
    first, again = (chance.Draws(12, 3) for _ in range(2))
    assert isinstance(first, Random)
    asked = [
        first.random(),
        first.choice("abc"),
        first.sample(range(100), 5),
        first.getrandbits(99),
    ]
    assert asked == [
        again.random(), again.choice("abc"), again.sample(range(100), 5), again.getrandbits(99),
    ]  # fmt: skip
    u = chance.uniform(12, 3)
    assert chance.Draws(12, 3).choice(range(1000)) == int(u * 1000)
    thrown = Counter(chance.Draws(12, number).randrange(6) for number in range(6000))
    assert all(abs(times - 1000) < 130 for times in thrown.values())
    assert {chance.Draws(1, number).getrandbits(0) for number in range(3)} == {0}
    assert all(chance.Draws(1, number).getrandbits(70) >> 70 == 0 for number in range(50))
