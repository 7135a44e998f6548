"""Chance that is counted, not consumed: every number follows from where it is used.

A match is the same wherever it is played: by the engine and any players, or by compiled kernels
(`chance_kernel`, the twin of this module). No number depends on how many were asked for before it.

A *stream* belongs to a seed, the number of a game and a room: one room for each shuffle of the
game, one for the choices of each seat. Its numbers are those of splitmix64 (Steele, Lea and Flood,
"Fast splittable pseudorandom number generators", 2014) from that stream's own start.

* The pack of shuffle ``s`` is `order(seed, game, s, size)`.
* The ``n``-th choice of a seat in a game, from 0, forced or not, is made with
  ``uniform(stream(seed, game, CHOICES + seat), n)``.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

GOLDEN: Final = 0x9E3779B97F4A7C15
"""The step of splitmix64: the golden ratio in 64 bits."""
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB
WORD: Final = 0xFFFFFFFFFFFFFFFF

CHOICES: Final = 1 << 32
"""The room of seat 0's choices; the next seats follow, and shuffles lie below."""


def mixed(word: int) -> int:
    """The finaliser of splitmix64: every bit of 64 depends on every other."""
    word = (word ^ (word >> 30)) * FIRST_MIX & WORD
    word = (word ^ (word >> 27)) * SECOND_MIX & WORD
    return word ^ (word >> 31)


def word(start: int, number: int) -> int:
    """The number of 64 bits at that place of a stream, from 0."""
    return mixed((start + GOLDEN * (number + 1)) & WORD)


def stream(seed: int, game: int, room: int) -> int:
    """Where the stream of a room starts; none of the three is negative."""
    return word(word(mixed(seed & WORD), game), room)


def unit(bits: int) -> float:
    """A word as a number from 0 up to and without 1, of 53 bits."""
    return (bits >> 11) * 2.0**-53


def uniform(start: int, number: int) -> float:
    """The number from 0 to 1 at that place of a stream."""
    return unit(word(start, number))


def order(seed: int, game: int, shuffle: int, size: int) -> tuple[int, ...]:
    """The pack of a shuffle, as indices of the pieces in set order.

    Fisher-Yates from the top, so that the first places are known before the last are shuffled. A
    place is taken from the high half of a word; with a pack of 52 that is uneven by one in 10^8.
    """
    start = stream(seed, game, shuffle)
    pack = list(range(size))
    for place in range(size):
        other = place + ((word(start, place) >> 32) * (size - place) >> 32)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


class Draws(Random):
    """The chance of one choice, for a player who asks a `random.Random`.

    The first ``random()`` is the choice's own number, the only one that a compiled player uses;
    whoever asks for more gets more, and disturbs nobody.
    """

    def __init__(self, start: int, number: int) -> None:
        self._first = word(start, number)
        self._drawn = 0
        super().__init__()

    def seed(self, *_: Any, **__: Any) -> None:  # noqa: ANN401 - as `Random` has it
        """Nothing: the numbers are settled."""

    def _next(self) -> int:
        """The choice's own word, then those of a stream that starts there."""
        self._drawn += 1
        return self._first if self._drawn == 1 else word(self._first, self._drawn - 2)

    def random(self) -> float:
        return unit(self._next())

    def choice(self, seq: Any) -> Any:  # noqa: ANN401 - as `Random` has it
        """With one number, as compiled players choose."""
        return seq[int(self.random() * len(seq))]

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for _ in range(-(-k // 64)):
            bits = bits << 64 | self._next()
        return bits >> (-k % 64)
