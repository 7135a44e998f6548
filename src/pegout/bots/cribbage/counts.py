"""Counting by hand: what to claim, and what another has missed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pegout.bots.cribbage.attention import Attention
from pegout.bots.cribbage.stakes import Stakes
from pegout.bots.cribbage.view import number, own_hand, own_seat, seen
from pegout.engine import Hidden, ScoreLine, Seat, Side, total
from pegout.games.cribbage import winning
from pegout.games.cribbage.moves import Accept, Action, Claim, Muggins, What
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import (
    count,
    last_lines,
    lay_lines,
    limit_lines,
    most_claimed,
    show_lines,
    value,
)
from pegout.games.cribbage.sight import LastCount, Observation
from pegout.pieces import SETS, Piece

Lines = tuple[ScoreLine, ...]


class Counts:
    """Counts as closely as ``attention`` says, from nothing but what lies open."""

    def __init__(self, rules: CribbageRules, attention: Attention) -> None:
        self._rules = rules
        self._attention = attention

    def answer(
        self, observation: Observation, actions: Sequence[Action], chance: Random
    ) -> Claim | Muggins | Accept | None:
        """An objection, an acceptance or a claim of the show, where that is asked for."""
        if any(isinstance(action, Muggins) for action in actions):
            points = self.objection(observation, chance)
            if points:
                return Muggins(points)
        if Accept() in actions:
            return Accept()
        if any(isinstance(action, Claim) for action in actions):
            return Claim(self.show(observation, chance))
        return None

    def lay(self, observation: Observation, piece: Piece, chance: Random) -> int:
        """The claim for a piece that the seat lays now."""
        series = observation.series
        last = self._ends_series(observation, piece)
        events = self._laid((*series, piece), last=last)
        most = most_claimed(self._rules, "lay")
        return min(most, self._claim(observation, own_seat(observation), events, chance))

    def show(self, observation: Observation, chance: Random) -> int:
        """The claim for what lies open: the seat's hand, or its crib."""
        assert observation.starter is not None
        seat, crib = own_seat(observation), observation.crib
        what: What = "hand"
        pieces = (*observation.laid[seat], *own_hand(observation))
        if not isinstance(crib, Hidden):
            what, pieces = "crib", crib
        events = self._shown(pieces, observation.starter, what)
        claim = self._claim(observation, seat, events, chance)
        return min(most_claimed(self._rules, what), claim)

    def objection(self, observation: Observation, chance: Random) -> int:
        """The points to call for: what was missed, or was claimed too much; 0 to let it stand."""
        last = observation.last_count
        assert last is not None
        events = self._counted(observation, last)
        stakes = Stakes.of(self._rules, observation)
        missed = 0
        if self._rules.counting.by == "muggins":
            missed = self._missed(observation, last, events, chance)
        if missed and self._rules.win.exact_finish:
            missed = min(missed, stakes.room(stakes.side))  # more could not be scored
        if missed:
            return min(missed, most_claimed(self._rules, last.what))
        if not winning.first_objector_takes(self._rules):
            return 0
        noticed = self._attention.notices([line for lines in events for line in lines], chance)
        return max(0, min(last.points, most_claimed(self._rules, last.what)) - noticed)

    def _claim(
        self, observation: Observation, seat: Seat, events: Sequence[Lines], chance: Random
    ) -> int:
        due = self._due(observation.scores, winning.side_of(self._rules, seat), events)
        return self._attention.claims(due, chance)

    def _due(self, scores: tuple[int, ...], side: Side, events: Sequence[Lines]) -> list[ScoreLine]:
        """The lines that may be scored: an exact finish takes the others."""
        due: list[ScoreLine] = []
        room = self._rules.win.target - scores[side]
        for lines in events:
            if room <= 0 and self._rules.win.exact_finish:
                break
            counted, _ = winning.countable(self._rules.win, room, lines)
            due.extend(counted)
            room -= total(counted)
        return due

    def _missed(
        self, observation: Observation, last: LastCount, events: Sequence[Lines], chance: Random
    ) -> int:
        """What this claim left over.

        What the claimer had to claim depends, with an exact finish, on his score before. It is what
        he has now, less what he pegged; if that may have been one thing or another, the more that
        may be missing is called for: a call in vain costs nothing.
        """
        side = winning.side_of(self._rules, last.seat)
        most = 0
        for pegged in range(last.points + 1):
            scores = tuple(s - pegged * (at == side) for at, s in enumerate(observation.scores))
            due = self._due(scores, side, events)
            if min(total(due), last.points) == pegged:
                most = max(most, self._attention.notices(due, chance) - last.points)
        return most

    def _counted(self, observation: Observation, last: LastCount) -> list[Lines]:
        if last.what == "lay":
            return self._laid(last.pieces, last=last.last)
        assert observation.starter is not None
        return self._shown(last.pieces, observation.starter, last.what)

    def _shown(self, pieces: Sequence[Piece], starter: Piece, what: What) -> list[Lines]:
        in_order = sorted(pieces, key=SETS[self._rules.pieces].index)
        return [show_lines(self._rules, in_order, starter, what)]

    def _laid(self, laid: tuple[Piece, ...], *, last: bool) -> list[Lines]:
        events = [lay_lines(self._rules, laid[:-1], laid[-1])]
        if last:
            events.append(last_lines(self._rules, laid))
        return events

    def _ends_series(self, observation: Observation, piece: Piece) -> bool:
        """The series ends at once with this piece: nobody is left who lays or says go."""
        laid = (*observation.series, piece)
        if limit_lines(self._rules, laid):
            return True
        seat = own_seat(observation)
        others = (
            number(hand) > 0 and other not in observation.said_go
            for other, hand in enumerate(observation.hands)
            if other != seat
        )
        room = self._rules.play.limit - count(laid)
        rest = (other for other in seen(observation.hands[seat]) if other != piece)
        return not any(others) and not any(value(other) <= room for other in rest)
