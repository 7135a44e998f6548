"""Whole matches through the rules.

Mutants that die: mirrored games that are dealt anew; a player's dice that depend on who he is; the
dealer taken after the deal has passed on; the seats never exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import pytest
from tests.matches.arranged import again, tally, timeless, wish
from tests.strategies import QUICK, Table, tables

from pegout import bots, games
from pegout.engine import Seat
from pegout.games.bingo.moves import LargeScored, StockClosed, TrickWon
from pegout.games.cribbage.moves import Scored, Shown, StarterTurned
from pegout.matches import Lineup, Tally, UnfitMatch, played, result
from pegout.matches.course import Course
from pegout.matches.lineup import Sitting
from pegout.matches.players import Dealt, Own, Player, Story, Turn
from pegout.matches.tally import Who

EVERY: Final = [
    pytest.param(table, marks=[] if str(table) in QUICK else [pytest.mark.slow], id=str(table))
    for table in tables()
]


class Watching:
    """A player who remembers what it was shown."""

    def __init__(self, name: str, table: Table) -> None:
        self._player = Own(bots.bot(name, table.rules))
        self.turns: list[tuple[Seat, Any, float]] = []
        self.stories: list[Story] = []

    def choose(self, turn: Turn) -> Any:  # noqa: ANN401 - the family's own
        action = self._player.choose(turn)
        self.turns.append((turn.seat, turn.observation, turn.chance.random()))
        if not self.stories or self.stories[-1] is not turn.story:
            self.stories.append(turn.story)
        return action

    def close(self) -> None:
        return


@pytest.mark.parametrize("table", EVERY)
def test_a_player_against_itself_over_mirrored_deals_wins_its_share_exactly(table: Table) -> None:
    lineup = Lineup(table.rules, mirrored=True)
    wished = wish("random", "random", 2 * lineup.size, table.name, mirrored=True, **table.options)
    counted = tally(wished)
    assert counted.sets == [0, 2, *[0] * (lineup.size - 1)]
    outcome = result(wished, counted)
    assert (outcome.share.share, outcome.share.error) == (1 / lineup.size, 0.0)
    assert outcome.elo.elo == pytest.approx(0)


@pytest.mark.parametrize("name", games.shipped())
def test_mirrored_games_are_dealt_the_same_and_the_players_change_sides(name: str) -> None:
    table = Table(name, {})
    lineup = Lineup(table.rules, mirrored=True)
    course = Course(table.rules, seed=3)
    packs, dealers, first_turns = [], set(), []
    for sitting in lineup.sittings(5):
        watching = Watching("random", table)
        course.play(sitting, {"a": watching, "b": watching}, Tally.empty(lineup.size))
        (story,) = watching.stories
        packs.append([each.order for each in story.happened if isinstance(each, Dealt)])
        dealers.add(story.dealer)
        first_turns.append(watching.turns[0])
    assert all(pack == packs[0] for pack in packs)
    assert dealers == {5 % table.rules.seats}
    assert all(turn == first_turns[0] for turn in first_turns)
    for seat in range(table.rules.seats):
        whose = [sitting.seats[seat] for sitting in lineup.sittings(5)]
        assert whose.count("a") == 1


@pytest.mark.parametrize("name", games.shipped())
def test_everybody_sits_everywhere_and_deals_first_as_often(name: str) -> None:
    ruleset = games.load(name)
    lineup = Lineup(ruleset, mirrored=False)
    rounds = lineup.sides * ruleset.seats
    places = Counter(
        (sitting.dealer, sitting.seats) for n in range(3 * rounds) for sitting in lineup.sittings(n)
    )
    assert set(places.values()) == {3}
    assert len(places) == rounds


def test_partners_are_of_one_player() -> None:
    lineup = Lineup(games.load("six-card-4p"), mirrored=True)
    assert [sitting.seats for sitting in lineup.sittings(0)] == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]
    alone = Lineup(games.load("six-card-4p", {"sides": "singles"}), mirrored=True)
    assert alone.size == 4


@pytest.mark.parametrize("mirrored", [False, True])
def test_any_number_of_workers_plays_the_same_match(mirrored: bool) -> None:  # noqa: FBT001
    wished = wish("random", "random", 12, "five-card", mirrored=mirrored)
    assert timeless(tally(wished, workers=1)) == timeless(tally(wished, workers=2))


def test_another_seed_is_another_match() -> None:
    one = wish("random", "random", 10, "five-card")
    other = msgspec.structs.replace(one, seed=one.seed + 1)
    assert timeless(tally(one)) == timeless(tally(one)) != timeless(tally(other))


COUNTED: Final[Mapping[str, str]] = {"heels": "starter", "double-starter": "starter"}


def cribbage_parts(table: Table, story: Story, seats: tuple[Who, ...]) -> Counter[tuple[str, ...]]:
    """Points and times by player, role and part, from the events alone."""
    found: Counter[tuple[str, ...]] = Counter()
    now = ""
    for event, before in again(table.rules, story):

        def role(seat: int, dealer: Seat = before.match.dealer) -> tuple[str, str]:
            return seats[seat], "dealer" if seat == dealer else "pone"

        match event:
            case StarterTurned():
                now = "pegging"
                for seat in range(len(seats)):
                    found[*role(seat), "starter", "times"] += 1
            case Shown(seat=seat, what=what):
                now = what
                found[*role(seat), what, "times"] += 1
            case Scored(seat=seat, lines=lines, points=points):
                part = COUNTED.get(lines[0].rule, now)
                found[*role(seat), part, "points"] += points
            case _:
                pass
    return found


@pytest.mark.parametrize(
    "name", [name for name in games.shipped() if games.load(name).family == "cribbage"]
)
def test_parts_of_deals_are_counted_by_role(name: str) -> None:
    table = Table(name, {"compensation": 0} if name in {"five-card", "domino-book2"} else {})
    lineup = Lineup(table.rules, mirrored=True)
    counted = Tally.empty(lineup.size)
    expected: Counter[tuple[str, ...]] = Counter()
    for sitting in lineup.sittings(4):
        watching = Watching("random", table)
        Course(table.rules, seed=9).play(sitting, {"a": watching, "b": watching}, counted)
        expected += cribbage_parts(table, watching.stories[0], sitting.seats)
    for who, roles in counted.roles.items():
        for role, parts in roles.items():
            for part, each in parts.items():
                assert each.points == expected[who, role, part, "points"], (who, role, part)
                if part != "pegging":
                    assert each.times == expected[who, role, part, "times"], (who, role, part)
                else:  # but where the starter has won the game
                    assert each.times <= expected[who, role, "starter", "times"]
    assert sum(counted.points.values()) == sum(
        points for (*_, what), points in expected.items() if what == "points"
    )


def test_bids_muggins_and_compensation_are_counted_apart() -> None:
    counted = tally(wish("random", "random", 6, "five-card", counting="muggins", auction="deduct"))
    parts = counted.roles["a"]["pone"] | counted.roles["b"]["pone"]
    assert {"hand", "pegging", "starter", "compensation", "muggins", "bid"} <= set(parts)
    assert parts["bid"].points < 0
    assert parts["compensation"].points == 3 * parts["compensation"].times
    whole = sum(
        each.points
        for roles in counted.roles.values()
        for parts in roles.values()
        for each in parts.values()
    )
    assert whole == sum(counted.points.values())


def test_deals_of_bingo_are_counted_by_role() -> None:
    table = Table("bingo", {})
    watching = Watching("sensible", table)
    sitting = Sitting(0, Seat(1), ("a", "b"))
    counted = Tally.empty(1)
    ended = Course(table.rules, seed=2).play(sitting, {"a": watching, "b": watching}, counted)
    found: Counter[tuple[str, ...]] = Counter()
    for event, before in again(table.rules, watching.stories[0]):
        match event:
            case LargeScored(seat=seat, points=points, reason=reason):
                found["large", sitting.seats[seat]] += points
                found["failures", sitting.seats[1 - seat]] += reason == "closer-failed"
            case TrickWon(seat=seat, points=points):
                found["tricks", sitting.seats[seat]] += 1
                found["small", sitting.seats[seat]] += points
            case StockClosed(seat=seat):
                found["closings", sitting.seats[seat]] += 1
                assert before.match.dealer in {0, 1}
            case _:
                pass
    assert max(ended.scores) >= 7
    for who in ("a", "b"):
        roles = counted.roles[who]
        assert set(roles) <= {"leader", "second"}
        for part in ("large", "small", "tricks", "closings", "failures"):
            assert sum(each[part].points for each in roles.values()) == found[part, who]
        assert sum(each["large"].times for each in roles.values()) == ended.deals
    assert counted.points == {who: found["large", who] for who in ("a", "b")}


def test_games_of_a_match_are_all_played() -> None:
    wished = wish("random", "random", 2, "five-card", mirrored=True, matchTo=2)
    counted = tally(wished)
    assert counted.games == 2
    assert counted.deals > tally(wish("random", "random", 2, "five-card", mirrored=True)).deals


@pytest.mark.parametrize(
    ("wished", "why"),
    [
        (wish("nobody", "random", 4), "has no player 'nobody'; there are random, .*engine:COMMAND"),
        (wish("random", "random", 0), "0 games: it has to be 1 game at least"),
        (wish("random", "random", 3, mirrored=True), "3 games: it has to be a multiple of 2"),
        (wish("random", "random", 4, "six-card-3p", mirrored=True), "a multiple of 3"),
    ],
)
def test_a_match_that_cannot_be_played(wished: Any, why: str) -> None:  # noqa: ANN401
    with pytest.raises(UnfitMatch, match=why):
        next(played(wished))


def test_only_what_leaves_a_choice_is_asked_and_timed() -> None:
    table = Table("six-card", {})
    watching = Watching("random", table)
    players: Mapping[Who, Player] = {"a": watching, "b": watching}
    counted = Tally.empty(1)
    Course(table.rules, seed=1).play(Sitting(0, Seat(0), ("a", "b")), players, counted)
    assert counted.thought["a"].decisions + counted.thought["b"].decisions == len(watching.turns)
    assert all(0 <= number < 1 for _, _, number in watching.turns)
    assert {seen.phase for _, seen, _ in watching.turns} == {"discarding", "playing"}
