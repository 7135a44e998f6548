"""What tiles, tricks and declared doubles are worth, and who takes a trick. The definition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pegout.engine import ScoreLine
from pegout.games.bingo.moves import Reason
from pegout.games.bingo.rules import BingoRules, DoublesRules
from pegout.pieces import Tile

BINGO: Final = Tile(0, 0)
LargePoints = tuple[Reason, int]
FEWEST_DOUBLES: Final = 2
"""Doubles that can be declared (bingo 6.1)."""


def is_double(tile: Tile) -> bool:
    return tile.high == tile.low


def bears(tile: Tile, number: int) -> bool:
    """One of its halves is this number."""
    return number in {tile.high, tile.low}


def rank(rules: BingoRules, number: int) -> int:
    """What a half counts as (bingo 3.4)."""
    return number or rules.trump.blank_rank


def halves(rules: BingoRules, tile: Tile) -> tuple[int, int]:
    """Its numbers, the higher ranking first: a blank may be the higher (bingo 3.4)."""
    if rank(rules, tile.low) > rank(rules, tile.high):
        return tile.low, tile.high
    return tile.high, tile.low


def trump_of(rules: BingoRules, turned: Tile) -> int:
    """The trump that a turned tile names (bingo 3.3)."""
    return halves(rules, turned)[0]


def pips(rules: BingoRules, tile: Tile) -> int:
    """What both halves count together."""
    return rank(rules, tile.high) + rank(rules, tile.low)


def value(rules: BingoRules, trump: int, tile: Tile) -> int:
    """Small points of the tile for whoever takes it (bingo 4)."""
    values = rules.values
    if tile == BINGO:
        return values.blank_trump_double if trump == 0 else values.bingo
    if is_double(tile):
        return values.trump_double if bears(tile, trump) else tile.pips
    if values.ten(tile):
        return 10
    return pips(rules, tile) if bears(tile, trump) else 0


def takes(rules: BingoRules, trump: int, lead: Tile, reply: Tile) -> bool:
    """The reply takes the trick (bingo 5.3 to 5.8)."""
    for master in (BINGO, Tile(trump, trump)):  # one after the other: Bingo beats the trump double
        if master in {lead, reply}:
            return reply == master
    if bears(lead, trump) != bears(reply, trump):
        return bears(reply, trump)
    if bears(reply, trump):
        return pips(rules, reply) > pips(rules, lead)
    match rules.tricks.rule:
        case "pips_any":
            return pips(rules, reply) > pips(rules, lead)
        case "suit":
            return _higher_in_suit(rules, lead, reply)
        case _:
            assert_never(rules.tricks.rule)


def _higher_in_suit(rules: BingoRules, lead: Tile, reply: Tile) -> bool:
    """The reply bears the led suit and is higher in it: the double, then by the other half."""
    suit, other = halves(rules, lead)
    if not bears(reply, suit) or is_double(lead):
        return False
    if is_double(reply):
        return True
    return rank(rules, reply.high + reply.low - suit) > rank(rules, other)


def doubles(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The doubles among them, in order."""
    return tuple(tile for tile in tiles if is_double(tile))


def _small_bonus(rules: DoublesRules, number: int) -> int:
    bonuses = {2: rules.two, 3: rules.three, 4: rules.four, 5: rules.five}
    if rules.six_and_seven == "small":
        bonuses |= {6: rules.six_small, 7: rules.seven_small}
    return bonuses.get(number, 0)


def bonus_lines(rules: BingoRules, declared: Sequence[Tile]) -> tuple[ScoreLine, ...]:
    """Small points for declared doubles whose led one takes the trick (bingo 6.3)."""
    bingo_among = rules.doubles.bingo_among if BINGO in declared else 0
    lines = (
        ScoreLine("doubles", tuple(declared), _small_bonus(rules.doubles, len(declared))),
        ScoreLine("bingo", (BINGO,), bingo_among),
    )
    return tuple(line for line in lines if line.points)


def bonus_large(rules: BingoRules, declared: Sequence[Tile]) -> tuple[LargePoints, ...]:
    """Large points for them (bingo 6.4)."""
    doubles = rules.doubles
    if doubles.six_and_seven == "small":
        return ()
    match len(declared):
        case 6:
            return (("emperor", doubles.six_large),)
        case 7:
            return (("invincible", doubles.seven_large),)
        case _:
            return ()


def trick_lines(
    rules: BingoRules, trump: int, lead: Tile, reply: Tile, declared: Sequence[Tile]
) -> tuple[ScoreLine, ...]:
    """Small points of a trick. ``declared`` are the doubles of whoever led *and took* it."""
    tiles = tuple(tile for tile in (lead, reply) if value(rules, trump, tile))
    points = sum(value(rules, trump, tile) for tile in tiles)
    of_tiles = (ScoreLine("trick", tiles, points),) if points else ()
    return (*of_tiles, *bonus_lines(rules, declared))


def trick_large(
    rules: BingoRules, trump: int, lead: Tile, reply: Tile, declared: Sequence[Tile]
) -> tuple[LargePoints, ...]:
    """Large points of a trick, credited at once. ``declared`` as in `trick_lines`."""
    captured = {lead, reply} == {BINGO, Tile(trump, trump)}
    extra = rules.rewards.bingo_takes_trump_double if captured else 0
    by_bingo: tuple[LargePoints, ...] = (("bingo", extra),) if extra else ()
    return (*bonus_large(rules, declared), *by_bingo)
