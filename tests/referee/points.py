"""What pieces are worth, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.referee.books import Options
from tests.referee.pieces import is_tile, numbers, rank, worth

Line = dict[str, Any]


def line(rule: str, pieces: Sequence[str], points: int) -> Line:
    return {"rule": rule, "pieces": list(pieces), "points": points}


def total(lines: Iterable[Line]) -> int:
    return sum(each["points"] for each in lines)


def laid_points(series: Sequence[str], options: Options) -> list[Line]:
    """What the last piece of the series completes (RULE BOOK: fifteen, pair, run)."""
    lines = []
    repeated = worth(series[-1]) == 0 and not options["zeroRepeats15"]
    if sum(map(worth, series)) == 15 and not repeated:
        lines.append(line("fifteen", series, 2))
    for alike, points in ((4, 12), (3, 6), (2, 2)):
        tail = series[-alike:]
        if len(tail) == alike and {rank(piece) for piece in tail} == {rank(series[-1])}:
            lines.append(line("pair", tail, points))
            break
    for length in range(len(series), 2, -1):
        tail = series[-length:]
        ranks = sorted(map(rank, tail))
        if ranks == list(range(ranks[0], ranks[0] + length)):
            lines.append(line("run", tail, length))
            break
    return lines


def end_points(series: Sequence[str]) -> list[Line]:
    """What the end of a series is worth to who laid last."""
    if sum(map(worth, series)) == 31:
        return [line("thirty-one", series, 2)]
    return [line("go", series[-1:], 1)]


def starter_points(starter: str, options: Options) -> list[Line]:
    if is_tile(starter):
        double = starter[0] == starter[2] and options["doubleStarter"] != "none"
        return [line("double-starter", [starter], 1)] if double else []
    return [line("heels", [starter], 2)] if starter[0] == "J" else []


def shown_points(hand: Sequence[str], starter: str, what: str, options: Options) -> list[Line]:
    """What a hand or crib scores, in the order of counting."""
    every = [*hand, starter]
    lines = _fifteens(every, options)
    for each in range(14):
        alike = [piece for piece in every if rank(piece) == each]
        if len(alike) > 1:
            lines.append(line("pair", alike, {2: 2, 3: 6, 4: 12}[len(alike)]))
    lines += _runs(every)
    if not is_tile(starter):
        lines += _card_flush(hand, starter, what, options)
        if starter[0] != "J" and f"J{starter[1]}" in hand:
            lines.append(line("nobs", [f"J{starter[1]}"], 1))
    elif "flush" in options:
        lines += _tile_flush(hand, starter, what, options)
    return lines


def _fifteens(every: Sequence[str], options: Options) -> list[Line]:
    """Each choice of pieces is tried, by its bits."""
    found = []
    for choice in range(1, 1 << len(every)):
        places = tuple(place for place in range(len(every)) if choice >> place & 1)
        chosen = [every[place] for place in places]
        if not options["zeroInFifteens"] and 0 in map(worth, chosen):
            continue
        if sum(map(worth, chosen)) == 15:
            found.append((len(places), places, chosen))
    return [line("fifteen", chosen, 2) for _, _, chosen in sorted(found)]


def _runs(every: Sequence[str]) -> list[Line]:
    """Every way through each stretch of following ranks; with six pieces there may be two."""
    lines = []
    here = {rank(piece) for piece in every}
    for first in range(14):
        if first in here and first - 1 not in here:
            ways: list[list[str]] = [[]]
            wanted = first
            while wanted in here:
                ways = [[*way, piece] for way in ways for piece in every if rank(piece) == wanted]
                wanted += 1
            if wanted - first > 2:
                lines += [line("run", way, wanted - first) for way in ways]
    return lines


def _card_flush(hand: Sequence[str], starter: str, what: str, options: Options) -> list[Line]:
    if len({card[1] for card in hand}) > 1:
        return []
    reading = options["cribFlush"] if what == "crib" else options["handFlush"]
    whole = starter[1] == hand[0][1]
    own = line("flush", hand, len(hand))
    with_starter = line("flush", [*hand, starter], len(hand) + 1)
    match reading:
        case "none":
            return []
        case "five_only":
            return [with_starter] if whole else []
        case "four_flat4":
            return [own]
        case "whole" | "four_or_five":
            return [with_starter if whole else own]
    raise ValueError(reading)


def _tile_flush(hand: Sequence[str], starter: str, what: str, options: Options) -> list[Line]:
    """Tiles that share a number; of two groups of one size the lower number is named."""
    best: list[str] = []
    for number in "0123456":
        own = [tile for tile in hand if number in numbers(tile, options["suitRule"])]
        starter_too = number in numbers(starter, options["suitRule"])
        group = [*own, starter] if starter_too else own
        match "crib" if what == "crib" else options["flush"]:
            case "crib":
                good = starter_too and len(own) == len(hand)
            case "group3":
                good = len(own) >= 3
            case "whole":
                good = len(own) == len(hand)
            case "any3":
                good = len(group) >= 3
            case _:
                good = False
        if good and len(group) > len(best):
            best = group
    return [line("flush", best, len(best))] if best else []
