"""Where the sets of a match are played, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from pegout import bots
from pegout.engine import AnyRuleset, Seat
from pegout.matches.course import Course
from pegout.matches.families import family
from pegout.matches.family import Simulator
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

    sets_at_once = 1

    def tally(self, first: int, sets: int) -> Tally:
        """Play the sets from number ``first`` on, counted from 0; raises `OutsideFailed`."""
        tally = Tally.empty(self._lineup.size)
        for number in range(first, first + sets):
            tally.add(self._set(number))
        return tally

    def _set(self, number: int) -> Tally:
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


@dataclass(frozen=True)
class Quick:
    """The same games on kernels."""

    simulator: Simulator
    seed: int

    @property
    def sets_at_once(self) -> int:
        return self.simulator.sets_at_once

    def tally(self, first: int, sets: int) -> Tally:
        return self.simulator.tally(self.seed, first, sets)


@contextmanager
def hall(wish: Wish) -> Iterator[Hall | Quick]:
    """Where the match is played, with both players in it; raises `OutsideFailed`."""
    ruleset = wish.ruleset
    if wish.through == "quickest" and not any(map(command_of, (wish.a, wish.b))):
        simulator = family(ruleset).simulator(wish.lineup, wish.a, wish.b)
        if simulator is not None:
            yield Quick(simulator, wish.seed)
            return
    players: dict[Who, Player] = {}
    try:
        players["a"] = _player(wish.a, ruleset, wish.answer_within)
        players["b"] = _player(wish.b, ruleset, wish.answer_within)
        yield Hall(wish, players)
    finally:
        for player in players.values():
            player.close()


def pieces(sets: int, at_once: int) -> Iterator[tuple[int, int]]:
    """Pieces of work: the first set of each, and how many."""
    for first in range(0, sets, at_once):
        yield first, min(at_once, sets - first)


def _player(name: str, ruleset: AnyRuleset, answer_within: float) -> Player:
    if command_of(name) is not None:
        return Outside(name, ruleset, answer_within=answer_within)
    return Own(bots.bot(name, ruleset))
