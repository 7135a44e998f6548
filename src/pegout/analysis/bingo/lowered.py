"""Bingo's rules as arrays and numbers: what its compiled kernels need of them, and nothing else.

Every entry comes from the family's own `scoring`, `legality` and `rewards`: a kernel has no rules
of its own. A tile is its number in the set, some tiles are the bits of an integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pegout.analysis.lowering import NotLowered
from pegout.engine import Seat, total
from pegout.games.bingo import legality, scoring
from pegout.games.bingo.rewards import Outcome, rewards
from pegout.games.bingo.rules import BingoRules
from pegout.pieces import TILES, Tile

Integers = npt.NDArray[np.int64]

SET: Final[tuple[Tile, ...]] = tuple(piece for piece in TILES if isinstance(piece, Tile))
"""The tiles by number."""
NUMBER_OF: Final[Mapping[Tile, int]] = {tile: number for number, tile in enumerate(SET)}
NUMBERS: Final = 7
"""Blank to six: what may be trump."""
MOST_DOUBLES: Final = 7
FEW: Final = 64
"""More small points than any threshold of a reward asks about."""
LARGEST: Final = 10_000
"""Points of an entry that the kernels' sums surely hold."""


class DealArrays(NamedTuple):
    """The rules of a deal and of the match, for kernels."""

    value: Integers
    """[trump, tile], small points for whoever takes it."""
    taken_by: Integers
    """[trump, led tile], the replies that take the trick, as bits."""
    asked: Integers
    """[trump, led tile, 2], the tiles that answer its first number and its second, as bits."""
    masters: Integers
    """[trump], tiles of which one must be played where no number is answered; 0 where none must."""
    trump_of: Integers
    """[tile], the trump that it names when it is turned."""
    captures: Integers
    """[trump], Bingo and the double of trump, as bits; 0 where they are one tile."""
    bonus: Integers
    """[doubles declared], small points."""
    bonus_large: Integers
    """[doubles declared], large points."""
    for_enough: Integers
    """[the other has a trick, his small points up to `FEW` - 1], large points."""
    for_failing: Integers
    """[the closer has a trick that counts], large points for the other one."""
    doubles: int
    """All of them, as bits."""
    bingo: int
    """The double blank, as a bit."""
    bingo_among: int
    """Small points more where the double blank is among declared doubles."""
    bingo_takes: int
    """Large points for taking the double of trump with it."""
    each: int
    """Tiles in a hand when play begins."""
    face_down: int
    """Tiles of the stock, the turned one aside."""
    enough: int
    plays_out: int
    """1 where the deal goes on when somebody has enough."""
    counts_since: int
    """1 where only the tricks since closing count for a closer who fails."""
    nobody: int
    """Who is rewarded where nobody has enough: 0 nobody, 1 who has more, 2 who took the last."""
    loser_takes_turned: int
    """1 where the turned tile goes to who has lost the trick."""
    target: int
    """Large points that win the match."""
    next_leader: int
    """Who leads the next deal: 0 the other one, 1 the winner of the last one, 2 its loser."""


def bits(tiles: Iterable[Tile]) -> int:
    """These tiles as bits."""
    return sum(1 << NUMBER_OF[tile] for tile in tiles)


def tiles_of(of_bits: int) -> tuple[Tile, ...]:
    """The tiles that these bits stand for, in set order."""
    return tuple(tile for number, tile in enumerate(SET) if of_bits >> number & 1)


def lower(rules: BingoRules) -> DealArrays:
    """The ruleset for kernels, house rules included; raises `NotLowered`."""
    _check_sizes(rules)
    captured = [bits({scoring.BINGO, Tile(trump, trump)}) for trump in range(NUMBERS)]
    return DealArrays(
        value=_array([scoring.value(rules, t, tile) for tile in SET] for t in range(NUMBERS)),
        taken_by=_array([_taken_by(rules, t, led) for led in SET] for t in range(NUMBERS)),
        asked=_array([_asked(rules, t, led) for led in SET] for t in range(NUMBERS)),
        masters=_array(_masters(rules, trump) for trump in range(NUMBERS)),
        trump_of=_array(scoring.trump_of(rules, tile) for tile in SET),
        captures=_array(0 if pair == bits([scoring.BINGO]) else pair for pair in captured),
        bonus=_array(_bonus(rules, number) for number in range(MOST_DOUBLES + 1)),
        bonus_large=_array(
            sum(points for _, points in scoring.bonus_large(rules, _some_doubles(number)))
            for number in range(MOST_DOUBLES + 1)
        ),
        for_enough=_array(
            [_for_enough(rules, few, tricks) for few in range(FEW)] for tricks in (0, 1)
        ),
        for_failing=_array(_for_failing(rules, tricks) for tricks in (0, 1)),
        doubles=bits(scoring.doubles(SET)),
        bingo=bits([scoring.BINGO]),
        bingo_among=rules.doubles.bingo_among,
        bingo_takes=rules.rewards.bingo_takes_trump_double,
        each=rules.deal.each,
        face_down=rules.face_down,
        enough=rules.rewards.enough,
        plays_out=int(rules.rewards.play_out),
        counts_since=int(rules.rewards.closer_no_trick == "after_closing"),
        nobody=("none", "higher_total", "last_trick").index(rules.rewards.nobody),
        loser_takes_turned=int(rules.tricks.last_draw == "loser_takes_trump"),
        target=rules.match.large_target,
        next_leader=("alternate", "winner", "loser").index(rules.match.next_dealer),
    )


def _check_sizes(rules: BingoRules) -> None:
    values, doubles = rules.values, rules.doubles
    entries = {
        "values.bingo": values.bingo,
        "values.trump_double": values.trump_double,
        "rewards.enough": rules.rewards.enough,
        **{f"doubles.{word}": getattr(doubles, word) for word in ("two", "three", "four", "five")},
        "doubles.six_large": doubles.six_large,
        "doubles.seven_large": doubles.seven_large,
        "doubles.six_small": doubles.six_small,
        "doubles.seven_small": doubles.seven_small,
    }
    for entry, points in entries.items():
        if points > LARGEST:
            raise NotLowered(f"{entry}: kernels hold up to {LARGEST} points, not {points}")


def _array(rows: Iterable[object]) -> Integers:
    return np.ascontiguousarray(np.array(list(rows), np.int64))


def _taken_by(rules: BingoRules, trump: int, led: Tile) -> int:
    return bits(reply for reply in SET if reply != led and scoring.takes(rules, trump, led, reply))


def _asked(rules: BingoRules, trump: int, led: Tile) -> list[int]:
    """What must answer the led tile, from what a hand of all others may reply."""
    others = tuple(tile for tile in SET if tile != led)
    first, _ = legality.answers(rules, trump, led, others, "gone")
    left = tuple(tile for tile in others if tile not in first)
    second, why = legality.answers(rules, trump, led, left, "gone")
    answers_second = why is not None and why.code == "must-answer"
    return [bits(first), bits(second) if answers_second else 0]


def _masters(rules: BingoRules, trump: int) -> int:
    """Those of which one must be played: a hand of all tiles that answer nothing is asked."""
    must = 0
    for led in SET:
        first, second = _asked(rules, trump, led)
        free = tiles_of(bits(SET) & ~(first | second | bits([led])))
        allowed, why = legality.answers(rules, trump, led, free, "gone")
        if why is not None and why.code == "must-trump":
            must |= bits(allowed)
    return must


def _some_doubles(number: int) -> tuple[Tile, ...]:
    """Without the double blank as long as it can be."""
    return scoring.doubles(SET)[::-1][:number]


def _bonus(rules: BingoRules, number: int) -> int:
    lines = scoring.bonus_lines(rules, _some_doubles(number))
    return total(tuple(line for line in lines if line.rule == "doubles"))


def _for_enough(rules: BingoRules, small: int, tricks: int) -> int:
    """What seat 0 gets for enough where seat 1 has this."""
    played = Outcome((rules.rewards.enough, small), (1, tricks), None, 0, Seat(0), Seat(0))
    return sum(points for _, points, _ in rewards(rules, played))


def _for_failing(rules: BingoRules, tricks: int) -> int:
    """What seat 1 gets where seat 0 has closed and nobody has enough."""
    played = Outcome((0, 0), (tricks, 1), Seat(0), tricks, None, Seat(1))
    return sum(points for _, points, _ in rewards(rules, played))
