"""One game through the rules, as a table plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from pegout.analysis.chance import CHOICES, Draws, order, stream
from pegout.engine import CHANCE, AnyRuleset, Draw, Onlooker, Seat, Side
from pegout.matches.families import family
from pegout.matches.lineup import Sitting
from pegout.matches.players import Acted, Dealt, Player, Story, Turn
from pegout.matches.tally import Tally, Thought, Who
from pegout.pieces import Piece

GAMES: Final = 1 << 40
"""More sets than a match has. Of a match of several games each is a game of its own to chance."""
LONGEST: Final = 100_000
"""Actions; a game that is longer does not end."""


class Endless(RuntimeError):
    """A game that goes nowhere, as between players who bid more than they ever score."""


@dataclass(frozen=True)
class Played:
    """How a game ended."""

    winner: Side
    scores: tuple[int, ...]
    """By side."""
    deals: int


class Course:
    """The games of one seed under one ruleset."""

    def __init__(self, ruleset: AnyRuleset, seed: int) -> None:
        self._ruleset = ruleset
        self._seed = seed
        self._pieces = tuple(ruleset.pieces)
        self._pack: tuple[tuple[int, int], tuple[Piece, ...]] | None = None
        """The last shuffle: older ones are not drawn from again."""

    def play(self, sitting: Sitting, players: Mapping[Who, Player], tally: Tally) -> Played:
        """One game; all but who has won it is added to the tally. Raises `OutsideFailed`."""
        ruleset = self._ruleset
        seats = [(players[who], tally.thought[who]) for who in sitting.seats]
        follower = family(ruleset).follower(ruleset, sitting.seats, tally)
        story = Story(ruleset, sitting.dealer)
        state = ruleset.start(sitting.dealer)
        choices: Counter[tuple[int, Seat]] = Counter()
        deals, self._pack = 0, None
        for _ in range(LONGEST):
            awaiting = ruleset.awaiting(state)
            if not awaiting:
                break
            seat, game = awaiting[0], ruleset.game(state)
            action = follower.chance(state)
            if action is None:
                actions = ruleset.actions(state, seat)
                action = actions[0]
                if seat != CHANCE and len(actions) > 1:
                    start = stream(self._seed, _counted(sitting, game), CHOICES + seat)
                    turn = Turn(
                        seat=seat,
                        observation=ruleset.observe(state, seat),
                        actions=actions,
                        chance=Draws(start, choices[game, seat]),
                        story=story,
                    )
                    action = _chosen(*seats[seat], turn)
            draw = ruleset.draw(state, seat, action)
            drawn = () if draw is None else self._drawn(draw, sitting)
            if seat == CHANCE:
                deals += 1
                assert self._pack is not None
                story.happened.append(Dealt(self._pack[1]))
            else:
                story.happened.append(Acted(seat, action))
                choices[game, seat] += follower.decides(action)
            events = ruleset.decide(state, seat, action, drawn)
            for event in events:
                state = ruleset.evolve(state, event)
            follower.follow(events, state)
        else:
            raise Endless(f"a game of {ruleset.name} did not end within {LONGEST} actions")
        tally.deals += deals
        return self._ended(state, deals)

    def _ended(self, state: Any, deals: int) -> Played:  # noqa: ANN401 - the family's own
        seen = self._ruleset.observe(state, Onlooker.SPECTATOR)
        return Played(seen.winner, tuple(seen.scores), deals)

    def _drawn(self, draw: Draw, sitting: Sitting) -> tuple[Piece, ...]:
        at = (draw.game, draw.shuffle)
        if self._pack is None or self._pack[0] != at:
            number = _counted(sitting, draw.game)
            pack = order(self._seed, number, draw.shuffle, len(self._pieces))
            self._pack = (at, tuple(self._pieces[index] for index in pack))
        pieces = self._pack[1]
        return tuple(pieces[place] for place in draw.places)


def _counted(sitting: Sitting, game: int) -> int:
    """The number of a game as `analysis.chance` counts; games of one set have the same."""
    return sitting.set + (game - 1) * GAMES


def _chosen(player: Player, thought: Thought, turn: Turn) -> Any:  # noqa: ANN401 - as above
    began = perf_counter()
    action = player.choose(turn)
    took = perf_counter() - began
    thought.decisions += 1
    thought.seconds += took
    thought.longest = max(thought.longest, took)
    return action
