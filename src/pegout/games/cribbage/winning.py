"""From points to games and from games to matches (six-card 7 to 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from pegout.engine import ScoreLine, Seat, Side, total
from pegout.games.cribbage.moves import Lurched, Scored
from pegout.games.cribbage.phases import Match
from pegout.games.cribbage.rules import MATCH_POINTS, CribbageRules, WinRules

HEAVIER: Final[tuple[Lurched | None, ...]] = (None, "lurch", "skunk", "double-skunk")


def side_of(rules: CribbageRules, seat: Seat) -> Side:
    """Who shares this seat's score: partners sit opposite each other."""
    return Side(seat % 2 if rules.sides == "partners" else seat)


def sides(rules: CribbageRules) -> int:
    """How many scores there are."""
    return len({side_of(rules, Seat(seat)) for seat in range(rules.seats)})


def winner(rules: CribbageRules, scores: Sequence[int]) -> Side | None:
    """Who has won; ``decide`` stops when somebody reaches the target, so it is one at most."""
    for side, score in enumerate(scores):
        if score >= rules.win.target:
            # lowball 1.2: who gets there first has lost to the other
            return Side(side if rules.win.at_target == "wins" else 1 - side)
    return None


def award(
    rules: CribbageRules, match: Match, seat: Seat, lines: Sequence[ScoreLine]
) -> tuple[Scored | None, tuple[ScoreLine, ...]]:
    """The scoring event of these lines, if any, and the lines lost to an exact finish."""
    side = side_of(rules, seat)
    score = match.scores[side]
    counted, lost = countable(rules.win, rules.win.target - score, lines)
    if not counted:
        return None, lost
    points = total(counted)
    return Scored(seat, side, counted, points, min(score + points, rules.win.target)), lost


def after_scoring(match: Match, scored: Scored) -> Match:
    """The match with the points on the board: the back peg stands where the front peg was."""
    scores, before = list(match.scores), list(match.before)
    before[scored.side], scores[scored.side] = scores[scored.side], scored.score
    return replace(match, scores=tuple(scores), before=tuple(before))


def deduct(rules: CribbageRules, match: Match, seat: Seat, points: int) -> Scored:
    """A bid taken off the score, below nothing if need be; not a scoring to be objected to."""
    side = side_of(rules, seat)
    lines = (ScoreLine("bid", (), -points),)
    return Scored(seat, side, lines, -points, match.scores[side] - points)


def others(rules: CribbageRules, seat: Seat) -> tuple[Seat, ...]:
    """A seat of each other side, the first after this seat, in turn."""
    firsts: dict[Side, Seat] = {}
    for step in range(1, rules.seats):
        other = Seat((seat + step) % rules.seats)
        firsts.setdefault(side_of(rules, other), other)
    firsts.pop(side_of(rules, seat), None)
    return tuple(firsts.values())


def first_objector_takes(rules: CribbageRules) -> bool:
    """What was claimed too much is his who objects first: with two sides there is nobody else."""
    return rules.counting.overclaim == "penalty" and sides(rules) > 2


def objections(rules: CribbageRules) -> bool:
    """Others may object to a count."""
    return rules.counting.by == "muggins" or first_objector_takes(rules)


def countable(
    win: WinRules, room: int, lines: Sequence[ScoreLine]
) -> tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]:
    """What may be scored of the lines and what an exact finish takes (six-card 9.8-9.10)."""
    if not win.exact_finish:
        return tuple(lines), ()
    if win.exact_granularity == "event":
        return (tuple(lines), ()) if total(lines) <= room else ((), tuple(lines))
    counted: list[ScoreLine] = []
    lost: list[ScoreLine] = []
    for line in lines:
        if room == 0:
            break  # the game is won: what would follow is not counted
        if line.points <= room:
            counted.append(line)
            room -= line.points
        else:
            lost.append(line)
    return tuple(counted), tuple(lost)


def lurch(win: WinRules, score: int) -> Lurched | None:
    """How heavily a loser with this score is beaten."""
    match win.lurch:
        case "half":
            return "lurch" if 2 * score < win.target else None
        case "parlett":
            return "lurch" if score < 91 else None
        case "acc":
            if score < 61:
                return "double-skunk"
            return "skunk" if score < 91 else None
        case "none":
            return None
        case _:
            assert_never(win.lurch)


def lurches(
    rules: CribbageRules, scores: Sequence[int], won_by: Side
) -> tuple[Lurched | None, ...]:
    """By side: each loser's own defeat; ``None`` for the winner."""
    return tuple(
        None if side == won_by else lurch(rules.win, score) for side, score in enumerate(scores)
    )


def heaviest(defeats: Sequence[Lurched | None]) -> Lurched | None:
    """The heaviest of several defeats: it decides the match points."""
    return max(defeats, key=HEAVIER.index)


def match_points(rules: CribbageRules, defeat: Lurched | None) -> int:
    """What a game won by this defeat is worth in the match."""
    plain, skunk, double = MATCH_POINTS[rules.match.scale]
    match defeat:
        case None:
            return plain
        case "lurch" | "skunk":
            return skunk
        case "double-skunk":
            return double
        case _:
            assert_never(defeat)


def first_dealer(rules: CribbageRules, match: Match, won_by: Side) -> Seat:
    """Who deals first in the next game of a match (six-card 8.5, 9.7)."""
    turn = tuple(
        Seat((match.first_dealer + step) % rules.seats) for step in range(1, rules.seats + 1)
    )
    match rules.match.next_dealer:
        case "alternate":
            return turn[0]
        case "winner":
            return next(seat for seat in turn if side_of(rules, seat) == won_by)
        case "loser":
            losers = [seat for seat in turn if side_of(rules, seat) != won_by]
            return min(losers, key=lambda seat: match.scores[side_of(rules, seat)])
        case _:
            assert_never(rules.match.next_dealer)
