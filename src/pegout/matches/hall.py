"""Where the sets of a match are played, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from pegout import bots
from pegout.engine import AnyRuleset, Seat
from pegout.matches.course import Course
from pegout.matches.outside import Outside, command_of
from pegout.matches.players import Own, Player
from pegout.matches.tally import Tally, Who
from pegout.matches.wish import Wish


class Hall:
    """Both players, and a game of theirs after the other."""

    def __init__(self, wish: Wish, players: Mapping[Who, Player]) -> None:
        self._lineup = wish.lineup
        self._course = Course(self._lineup.ruleset, wish.seed)
        self._players = players

    def tally(self, number: int) -> Tally:
        """Play the set of this number, counted from 0; raises `OutsideFailed`."""
        tally = Tally.empty(self._lineup.size)
        won = first = 0
        for sitting in self._lineup.sittings(number):
            ended = self._course.play(sitting, self._players, tally)
            side = self._lineup.ruleset.side
            winners = {
                who for seat, who in enumerate(sitting.seats) if side(Seat(seat)) == ended.winner
            }
            won += "a" in winners
            first += side(sitting.dealer) == ended.winner
        tally.sets[won] += 1
        tally.first_dealer[first] += 1
        return tally


@contextmanager
def hall(wish: Wish) -> Iterator[Hall]:
    """The hall with both players in it; raises `OutsideFailed`."""
    ruleset = wish.ruleset
    players: dict[Who, Player] = {}
    try:
        players["a"] = _player(wish.a, ruleset, wish.answer_within)
        players["b"] = _player(wish.b, ruleset, wish.answer_within)
        yield Hall(wish, players)
    finally:
        for player in players.values():
            player.close()


def _player(name: str, ruleset: AnyRuleset, answer_within: float) -> Player:
    if command_of(name) is not None:
        return Outside(name, ruleset, answer_within=answer_within)
    return Own(bots.bot(name, ruleset))
