"""What pieces are worth: the readable definition. Every point has a reason and its pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, assert_never

from pegout.engine import ScoreLine
from pegout.games.cribbage.moves import Counts, What
from pegout.games.cribbage.rules import (
    Alike,
    Combination,
    CribbageRules,
    CribFlush,
    DoubleStarter,
    Flush,
    GroupFlush,
    Heels,
    Runs,
    Scorer,
    StarterMatch,
    SuitRule,
    Totals,
)
from pegout.pieces import CARDS, TILES, Card, Piece, Tile


@dataclass(frozen=True, slots=True)
class Traits:
    """How cribbage looks at a piece. Cards and tiles differ in nothing else."""

    value: int
    """Worth in the count and in fifteens."""
    order: int
    """Place in runs."""
    kind: int
    """Equal for pieces that pair."""
    suits: frozenset[str]
    high_suit: frozenset[str]
    """Where a tile belongs to its higher half alone; a card has one suit anyhow."""


def _traits(piece: Piece) -> Traits:
    match piece:
        case Card():
            # six-card 1.3, 1.4: court cards count ten, but a ten and a jack do not pair.
            suit = frozenset({piece.suit})
            return Traits(min(piece.rank, 10), piece.rank, piece.rank, suit, suit)
        case Tile():
            # Only the pip sum counts, with no cap at ten.
            suits = frozenset({str(piece.high), str(piece.low)})
            return Traits(piece.pips, piece.pips, piece.pips, suits, frozenset({str(piece.high)}))
        case _:
            assert_never(piece)


TRAITS: Final[Mapping[Piece, Traits]] = {piece: _traits(piece) for piece in (*CARDS, *TILES)}


def value(piece: Piece) -> int:
    """What the piece adds to the count."""
    return TRAITS[piece].value


def count(series: Sequence[Piece]) -> int:
    """The running count of a series."""
    return sum(TRAITS[piece].value for piece in series)


def most_claimed(rules: CribbageRules, what: Counts) -> int:
    """The highest count that a player can claim: none of the kind is worth more.

    A piece laid: a double pair royal, a fifteen and the point for last. Five pieces: 29. Six: runs,
    pairs and fifteens never make 60.
    """
    if what == "lay":
        return 15
    pieces = rules.crib if what == "crib" else rules.kept
    return 29 if pieces < 5 else 60


def lay_lines(rules: CribbageRules, series: Sequence[Piece], piece: Piece) -> tuple[ScoreLine, ...]:
    """What laying ``piece`` on the series completes: fifteen, pair and run (six-card 5.14-5.16).

    The points for 31 are not here: they come as an event of their own (`limit_lines`).
    """
    laid = (*series, piece)
    lines: list[ScoreLine] = []
    for combination in rules.play.combinations:
        match combination:
            case Totals():
                nothing = value(piece) == 0 and not combination.zero_counts
                if count(laid) == combination.sum and not nothing:
                    lines.append(ScoreLine("fifteen", laid, combination.points))
            case Alike():
                lines.extend(_laid_alike(laid, combination))
            case Runs():
                lines.extend(_laid_run(laid, combination))
            case _:
                assert_never(combination)
    return tuple(lines)


def limit_lines(rules: CribbageRules, laid: Sequence[Piece]) -> tuple[ScoreLine, ...]:
    """The points for a series that stands at the limit, or nothing below it."""
    if count(laid) != rules.play.limit:
        return ()
    return (ScoreLine("thirty-one", tuple(laid), rules.play.limit_points),)


def last_lines(rules: CribbageRules, laid: Sequence[Piece]) -> tuple[ScoreLine, ...]:
    """The points at the end of a series: for the limit, or for go and the last piece below it."""
    return limit_lines(rules, laid) or (ScoreLine("go", (laid[-1],), rules.play.last_points),)


def _laid_alike(laid: Sequence[Piece], combination: Alike) -> Iterator[ScoreLine]:
    kind = TRAITS[laid[-1]].kind
    alike = 0
    while alike < len(laid) and TRAITS[laid[-1 - alike]].kind == kind:
        alike += 1
    if alike > 1:
        points = combination.points * (alike * (alike - 1) // 2)
        yield ScoreLine("pair", tuple(laid[-alike:]), points)


def _laid_run(laid: Sequence[Piece], combination: Runs) -> Iterator[ScoreLine]:
    for length in range(len(laid), combination.shortest - 1, -1):
        orders = {TRAITS[piece].order for piece in laid[-length:]}
        if len(orders) == length and max(orders) - min(orders) == length - 1:
            yield ScoreLine("run", tuple(laid[-length:]), length)
            return  # six-card 5.16: only the longest


def show_lines(
    rules: CribbageRules, hand: Sequence[Piece], starter: Piece, what: What
) -> tuple[ScoreLine, ...]:
    """What a hand or crib is worth with the starter, in the order of counting (six-card 6.10)."""
    return tuple(
        line
        for combination in rules.show.combinations
        for line in _shown(combination, hand, starter, what)
    )


def _shown(
    combination: Combination, hand: Sequence[Piece], starter: Piece, what: What
) -> Iterator[ScoreLine]:
    every = (*hand, starter)
    match combination:
        case Totals():
            return _shown_totals(every, combination)
        case Alike():
            return _shown_alike(every, combination)
        case Runs():
            return _shown_runs(every, combination)
        case Flush():
            return _shown_flush(hand, starter, what, combination)
        case GroupFlush():
            return _shown_group_flush(hand, starter, what, combination)
        case StarterMatch():
            return _shown_starter_match(hand, starter, combination)
        case _:
            assert_never(combination)


def _shown_totals(every: Sequence[Piece], combination: Totals) -> Iterator[ScoreLine]:
    taking_part = [piece for piece in every if combination.zero_counts or value(piece)]
    for size in range(2, len(taking_part) + 1):
        for chosen in combinations(taking_part, size):
            if count(chosen) == combination.sum:
                yield ScoreLine("fifteen", chosen, combination.points)


def _shown_alike(every: Sequence[Piece], combination: Alike) -> Iterator[ScoreLine]:
    for _, alike in sorted(_grouped(every, "kind").items()):
        if len(alike) > 1:
            points = combination.points * (len(alike) * (len(alike) - 1) // 2)
            yield ScoreLine("pair", tuple(alike), points)


def _shown_runs(every: Sequence[Piece], combination: Runs) -> Iterator[ScoreLine]:
    groups = _grouped(every, "order")
    for first in sorted(groups):
        if first - 1 in groups:
            continue  # inside a longer block: shorter runs in it do not count
        length = 1
        while first + length in groups:
            length += 1
        if length >= combination.shortest:
            for run in product(*(groups[first + step] for step in range(length))):
                yield ScoreLine("run", run, length)


def _grouped(every: Sequence[Piece], trait: str) -> dict[int, list[Piece]]:
    groups: defaultdict[int, list[Piece]] = defaultdict(list)
    for piece in every:
        groups[getattr(TRAITS[piece], trait)].append(piece)
    return groups


def _shown_flush(
    hand: Sequence[Piece], starter: Piece, what: What, combination: Flush
) -> Iterator[ScoreLine]:
    shared = frozenset.intersection(*(TRAITS[piece].suits for piece in hand))
    if not shared:
        return  # six-card 6.6: the starter never helps out a hand that is not of one suit
    with_starter = bool(shared & TRAITS[starter].suits)
    own, whole = tuple(hand), (*hand, starter)
    counted: tuple[Piece, ...] = ()
    if what == "hand":
        if combination.hand == "whole":
            counted = whole if with_starter else own
    else:
        counted = _crib_flush(combination.crib, own, whole if with_starter else None)
    if counted:
        yield ScoreLine("flush", counted, len(counted))


def _crib_flush(
    rule: CribFlush, own: tuple[Piece, ...], with_starter: tuple[Piece, ...] | None
) -> tuple[Piece, ...]:
    match rule:
        case "five_only":
            return with_starter or ()
        case "four_flat4":
            return own
        case "four_or_five":
            return with_starter or own
        case "none":
            return ()
        case _:
            assert_never(rule)


def _shown_group_flush(
    hand: Sequence[Piece], starter: Piece, what: What, combination: GroupFlush
) -> Iterator[ScoreLine]:
    own, whole = tuple(hand), (*hand, starter)
    if what == "crib":
        counted = _largest_group(whole, len(whole), combination.suit)
    else:
        match combination.hand:
            case "whole":
                counted = _largest_group(own, len(own), combination.suit)
            case "group3":
                counted = _largest_group(own, 3, combination.suit)
            case "any3":
                counted = _largest_group(whole, 3, combination.suit)
            case "none":
                return
            case _:
                assert_never(combination.hand)
        if counted and starter not in counted:
            shared = _shared(counted, combination.suit)
            if shared & _suits(starter, combination.suit):
                counted = (*counted, starter)
    if counted:
        yield ScoreLine("flush", counted, len(counted))


def _suits(piece: Piece, rule: SuitRule) -> frozenset[str]:
    return TRAITS[piece].suits if rule == "either_half" else TRAITS[piece].high_suit


def _shared(pieces: Sequence[Piece], rule: SuitRule) -> frozenset[str]:
    return frozenset.intersection(*(_suits(piece, rule) for piece in pieces))


def _largest_group(pieces: Sequence[Piece], least: int, rule: SuitRule) -> tuple[Piece, ...]:
    """Most pieces that share a number, ``least`` at the fewest; the lower number of two alike."""
    numbers = sorted(frozenset[str]().union(*(_suits(piece, rule) for piece in pieces)))
    groups = (
        tuple(piece for piece in pieces if number in _suits(piece, rule)) for number in numbers
    )
    largest = max(groups, key=len)
    return largest if len(largest) >= least else ()


def _shown_starter_match(
    hand: Sequence[Piece], starter: Piece, combination: StarterMatch
) -> Iterator[ScoreLine]:
    # A jack turned is itself the jack of its suit: six-card 6.9 needs no word here.
    for piece in hand:
        traits = TRAITS[piece]
        if traits.kind == combination.rank and traits.suits & TRAITS[starter].suits:
            yield ScoreLine("nobs", (piece,), combination.points)


def starter_lines(rules: CribbageRules, starter: Piece) -> tuple[ScoreLine, ...]:
    """What turning the starter is worth to whom `starter_scorer` names."""
    match rules.starter:
        case Heels(rank=rank, points=points):
            if TRAITS[starter].kind == rank:
                return (ScoreLine("heels", (starter,), points),)
            return ()
        case DoubleStarter(points=points, to=to):
            if to != "none" and isinstance(starter, Tile) and starter.high == starter.low:
                return (ScoreLine("double-starter", (starter,), points),)
            return ()
        case None:
            return ()
        case _:
            assert_never(rules.starter)


def starter_scorer(rules: CribbageRules) -> Scorer:
    """Who scores `starter_lines`."""
    return rules.starter.to if isinstance(rules.starter, DoubleStarter) else "dealer"


def compensation_lines(rules: CribbageRules, deal: int) -> tuple[ScoreLine, ...]:
    """What the pone gets on dealing; ``deal`` counts from 1 in the game."""
    due = rules.compensation
    if due is None or not due.points or (due.when == "first_deal" and deal > 1):
        return ()
    return (ScoreLine("compensation", (), due.points),)
