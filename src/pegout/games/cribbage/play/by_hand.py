"""Counting by hand: what is claimed, what is missed, and who may take it (six-card 10)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from pegout.engine import ScoreLine, Seat, total
from pegout.games.cribbage import scoring, winning
from pegout.games.cribbage.moves import CalledMuggins, Claimed, Counts, Event, Missed, What
from pegout.games.cribbage.phases import Match, Pegging, Showing, State
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.turns import to_act

Counting = Generator[Event, State, State]
Lines = tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class _Count:
    """What a player claims, and what there is to claim: one scoring event after another."""

    seat: Seat
    what: Counts
    claim: int
    events: tuple[Lines, ...]


def count_lay(rules: CribbageRules, state: Pegging, lines: Lines, claim: int) -> Counting:
    """The piece just laid: fifteen, pair and run; 31, or last if the series ends with it.

    The point for a go that others say later needs no claim (six-card 10.3).
    """
    seat, _ = state.series[-1]
    events = [lines]
    if to_act(state, rules.play.limit) is None:
        laid = tuple(piece for _, piece in state.series)
        events.append(scoring.last_lines(rules, laid))
    return _count(rules, state, _Count(seat, "lay", claim, tuple(events)))


def count_show(rules: CribbageRules, state: Showing, seat: Seat, claim: int) -> Counting:
    """The hand or crib that lies open."""
    what: What = "crib" if state.crib_shown else "hand"
    pieces = state.layout.crib if what == "crib" else state.layout.hands[seat]
    lines = scoring.show_lines(rules, pieces, state.starter, what)
    return _count(rules, state, _Count(seat, what, claim, (lines,)))


def _count(rules: CribbageRules, state: State, count: _Count) -> Counting:
    due, lost = _due(rules, state.match, count)
    room = rules.win.target - state.match.scores[winning.side_of(rules, count.seat)]
    pegged, missed = _divide(due, count.claim, room)
    excess = max(0, count.claim - sum(map(total, count.events)))
    state = yield Claimed(count.seat, count.what, count.claim, missed, excess, lost)
    for lines in pegged:
        scored, _ = winning.award(rules, state.match, count.seat, lines)
        if scored:
            state = yield scored
    if excess and rules.counting.overclaim == "penalty" and not winning.first_objector_takes(rules):
        state = yield from _penalty(rules, state, count.seat, excess)
    if missed and rules.counting.by != "muggins":
        state = yield Missed(count.seat, missed)
    return state


def _due(rules: CribbageRules, match: Match, count: _Count) -> tuple[list[Lines], Lines]:
    """What may be scored, event by event, and what an exact finish takes (six-card 9.8)."""
    due: list[Lines] = []
    lost: list[ScoreLine] = []
    for lines in count.events:
        scored, gone = winning.award(rules, match, count.seat, lines)
        lost.extend(gone)
        if scored:
            due.append(scored.lines)
            match = winning.after_scoring(match, scored)
        if rules.win.exact_finish and winning.winner(rules, match.scores) is not None:
            break  # no point after it can be scored
    return due, tuple(lost)


def _divide(due: Sequence[Lines], claim: int, room: int) -> tuple[list[Lines], Lines]:
    """The claimed points of what is due, event by event, and the lines that are left over.

    Who has no ``room`` to the target any more has won: nothing later is missed.
    """
    pegged: list[Lines] = []
    missed: list[ScoreLine] = []
    for lines in due:
        if room <= 0:
            break
        claimed: list[ScoreLine] = []
        for line in lines:
            points = min(line.points, claim)
            claim -= points
            if points:
                claimed.append(ScoreLine(line.rule, line.pieces, points))
            room -= points
            if points < line.points:
                missed.append(ScoreLine(line.rule, line.pieces, line.points - points))
        pegged.append(tuple(claimed))
    return pegged, tuple(missed)


def _penalty(rules: CribbageRules, state: State, claimer: Seat, excess: int) -> Counting:
    """Two sides: what was claimed too much goes to the other (six-card 10.8)."""
    (other,) = winning.others(rules, claimer)
    lines = (ScoreLine("overclaim", (), excess),)
    scored, _ = winning.award(rules, state.match, other, lines)
    if scored:
        state = yield scored
    return state


def take(rules: CribbageRules, state: State, seat: Seat, points: int) -> Counting:
    """An objection: what was missed, as far as it is called for, or all that was too much."""
    window = state.match.window
    assert window is not None
    if window.excess:
        taken, line = window.excess, ScoreLine("overclaim", (), window.excess)
    else:
        taken = min(points, total(window.missed))
        pieces = dict.fromkeys(piece for line in window.missed for piece in line.pieces)
        line = ScoreLine("muggins", tuple(pieces), taken)
    scored, lost = winning.award(rules, state.match, seat, (line,) if taken else ())
    state = yield CalledMuggins(seat, points, taken, lost)
    if scored:
        state = yield scored
    if taken and window.missed:
        state = yield Missed(window.seat, window.missed)
    return state
