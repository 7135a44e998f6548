"""No viewer learns a secret.

The law is tried with twins. A match is played a second time with the pieces exchanged that a viewer
cannot know: those in the others' hands, in the crib, in the pack. As long as he cannot know them
his two matches must look the same to him, event by event and view by view. If anything he is told
depended on a hidden piece, some exchange would show it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import pytest
from tests.families import bingo, cribbage
from tests.strategies import (
    QUICK,
    Step,
    Table,
    each_table,
    quick_tables,
    random_match,
    tables,
)

from pegout.engine import CHANCE, AnyRuleset, IllegalAction, Onlooker, Seat, Viewer, wire
from pegout.games.cribbage import moves
from pegout.games.cribbage.scoring import value
from pegout.pieces import Piece

SEEDS: Final = ("secret 1", "secret 2")


def each_seed(test: Callable[[Table, str], None]) -> object:
    """A match at every table, and a second one where games are as their rule books have them."""
    cases = [
        pytest.param(
            table,
            seed,
            id=f"{seed}-{table}",
            marks=[pytest.mark.slow] if seed != SEEDS[0] or str(table) not in QUICK else [],
        )
        for seed in SEEDS
        for table in (tables() if seed == SEEDS[0] else quick_tables())
    ]
    return pytest.mark.parametrize(("table", "seed"), cases)(test)


def viewers(rules: AnyRuleset) -> tuple[Viewer, ...]:
    return (*map(Seat, range(rules.seats)), Onlooker.SPECTATOR)


@dataclass(frozen=True)
class Knowledge:
    """What a viewer may know of a deal."""

    placed: frozenset[Piece]
    """Pieces of which he knows where they are: his own, and those that all have seen."""
    together: tuple[frozenset[Piece], ...]
    """Pieces that he knows to lie together, but not whose they were."""


def knowledge(rules: AnyRuleset, events: Sequence[Any], viewer: Viewer) -> Knowledge:
    """What follows from the deal so far."""
    return KNOWLEDGE[rules.family](events, viewer)


def _bingo_knowledge(events: Sequence[Any], viewer: Viewer) -> Knowledge:
    return Knowledge(frozenset(bingo.placed(events, viewer)), ())


def _cribbage_knowledge(events: Sequence[Any], viewer: Viewer) -> Knowledge:
    placed, crib = cribbage.knows(events, viewer)
    return Knowledge(frozenset(placed), (frozenset(crib - placed),))


KNOWLEDGE: Final = {"cribbage": _cribbage_knowledge, "bingo": _bingo_knowledge}
ALIKE: Final[Mapping[str, Callable[[Piece], object]]] = {"cribbage": value, "bingo": bingo.alike}


def deals(match: Sequence[Step]) -> Iterator[list[Step]]:
    """The acts of each deal."""
    deal: list[Step] = []
    for step in match:
        if step.seat == CHANCE:
            if deal:
                yield deal
            deal = []
        if deal or step.seat == CHANCE:
            deal.append(step)
    yield deal


def some_deals(rules: AnyRuleset, seed: str) -> list[list[Step]]:
    """The first three of a match, and the one that ends it."""
    found = list(deals(list(random_match(rules, seed))))
    return found[:3] + found[3:][-1:]


def exchanged(
    rules: AnyRuleset, known: Knowledge, rng: random.Random, alike: object
) -> dict[Piece, Piece]:
    """The pieces that he cannot know, in other places. ``alike`` pieces change with each other."""
    hidden = [piece for piece in rules.pieces if piece not in known.placed]
    cells: dict[tuple[int, Any], list[Piece]] = {}
    for piece in hidden:
        cell = next((n for n, cell in enumerate(known.together) if piece in cell), -1)
        cells.setdefault(
            (cell, ALIKE[rules.family](piece) if alike == "in value" else None), []
        ).append(piece)
    changes: dict[Piece, Piece] = {}
    for cell_pieces in cells.values():
        others = list(cell_pieces)
        rng.shuffle(others)
        changes.update(zip(cell_pieces, others, strict=True))
    return changes


def under(changes: Mapping[Piece, Piece], action: Any) -> Any:  # noqa: ANN401
    match action:
        case moves.Discard(pieces=pieces):
            return moves.Discard(tuple(changes.get(piece, piece) for piece in pieces))
        case moves.Lay(piece=piece):
            return moves.Lay(changes.get(piece, piece), action.claim)
    return bingo.under(lambda piece: changes.get(piece, piece), action)


def seen(
    rules: AnyRuleset,
    state: Any,  # noqa: ANN401
    events: Sequence[Any],
    viewer: Viewer,
) -> Iterator[tuple[bytes, bytes]]:
    """What he is told of each event, and shown after it, as it travels."""
    for event in events:
        state = rules.evolve(state, event)
        told = rules.redact(event, viewer)
        yield wire.encode(told), wire.encode(rules.observe(state, viewer))


def offered(rules: AnyRuleset, state: Any, viewer: Viewer) -> tuple[Any, ...]:  # noqa: ANN401
    """What he is told that he may and may not do."""
    if isinstance(viewer, Onlooker):
        return (rules.awaiting(state),)
    refusals = [(action, why.code, why.facts) for action, why in rules.refusals(state, viewer)]
    return (rules.awaiting(state), rules.actions(state, viewer), refusals)


def stops(deal: Sequence[Step]) -> list[int]:
    """After how many events he may stop to compare: after each act, and after each hand shown.

    Not in the middle of other acts: what a go leads to follows at once, and tells something.
    """
    found: list[int] = []
    before = 0
    for step in deal:
        shown = [n for n, event in enumerate(step.events) if isinstance(event, moves.Shown)]
        found += [before + n + 1 for n in shown]
        before += len(step.events)
        found.append(before)
    return sorted(set(found))


def ends_a_series(events: Sequence[Any]) -> bool:
    """A point for it that wins is told, and the end of the series no more."""
    scored = [event for event in events if isinstance(event, moves.Scored)]
    rules = {line.rule for event in scored for line in event.lines}
    ended = any(isinstance(event, moves.SeriesEnded) for event in events)
    return ended or not rules.isdisjoint({"go", "thirty-one"})


@dataclass(frozen=True)
class Watched:
    """A deal as a viewer has seen it, act by act: what every twin is compared with."""

    viewer: Viewer
    deal: Sequence[Step]
    offers: tuple[tuple[Any, ...], ...]
    """What he might do before each act."""
    told: tuple[list[tuple[bytes, bytes]], ...]
    """Event and view, for each event of an act."""

    @classmethod
    def by(cls, rules: AnyRuleset, viewer: Viewer, deal: Sequence[Step]) -> Watched:
        offers = tuple(offered(rules, step.before, viewer) for step in deal)
        told = tuple(list(seen(rules, step.before, step.events, viewer)) for step in deal)
        return cls(viewer, deal, offers, told)


def twins_look_the_same(
    rules: AnyRuleset, watched: Watched, upto: int, changes: dict[Piece, Piece]
) -> bool:
    """Compare the first ``upto`` events of a deal; false where the twin cannot be played so.

    With other cards the others could not always have done the same: who says go here could lay
    there, and the last layer of a series that ends here could go on. All have seen that they did
    not, so such a twin is no match that the viewer must take into account.
    """
    viewer = watched.viewer
    state = watched.deal[0].before
    for step, offers, told in zip(watched.deal, watched.offers, watched.told, strict=True):
        if upto <= 0:
            return True
        assert offered(rules, state, viewer) == offers
        action = under(changes, step.action)
        drawn = tuple(changes.get(piece, piece) for piece in step.drawn)
        try:
            events = rules.decide(state, step.seat, action, drawn)
        except IllegalAction:
            assert step.seat != viewer  # what he may do follows from what he knows
            return False
        if ends_a_series(events) is not ends_a_series(step.events):
            return False
        assert list(islice(seen(rules, state, events, viewer), upto)) == told[:upto]
        upto -= len(step.events)
        for event in events:
            state = rules.evolve(state, event)
    return True


@each_seed
def test_twins_look_the_same(table: Table, seed: str) -> None:
    rules = table.rules
    rng = random.Random(f"twins of {seed}")  # noqa: S311 - a test
    compared = {"in value": 0, "in nothing": 0}
    for deal in list(deals(list(random_match(rules, seed))))[:3]:
        log = [event for step in deal for event in step.events]
        for viewer in viewers(rules):
            watched = Watched.by(rules, viewer, deal)
            places = stops(deal)
            for upto in {*rng.sample(places, min(len(places), 4)), *places[:2], *places[-4:]}:
                known = knowledge(rules, log[:upto], viewer)
                for alike in compared:
                    changes = exchanged(rules, known, rng, alike)
                    compared[alike] += twins_look_the_same(rules, watched, upto, changes)
    assert compared["in value"] >= 20
    assert compared["in nothing"] >= 20


def texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - JSON
    """Every text in a JSON value, keys included."""
    match value:
        case str():
            yield value
        case list():
            for each in value:
                yield from texts(each)
        case dict():
            for key, each in value.items():
                yield from (key, *texts(each))


@each_seed
def test_no_code_of_a_hidden_piece_travels(table: Table, seed: str) -> None:
    rules = table.rules
    codes = {piece.code: piece for piece in rules.pieces}
    for deal in some_deals(rules, seed):
        log: list[Any] = []
        for step in deal:
            state = step.before
            for event in step.events:
                log.append(event)
                state = rules.evolve(state, event)
                for viewer in viewers(rules):
                    known = knowledge(rules, log, viewer)
                    open_pieces = known.placed.union(*known.together)
                    told = [rules.redact(event, viewer), rules.observe(state, viewer)]
                    if not isinstance(viewer, Onlooker):
                        told += [rules.actions(state, viewer)]
                        told += [(a, w.facts) for a, w in rules.refusals(state, viewer)]
                    sent = {text for each in told for text in texts(wire.plain(each))}
                    assert {codes[code] for code in codes.keys() & sent} <= open_pieces


@each_table()
def test_who_has_no_hand_sees_what_a_spectator_sees(table: Table) -> None:
    """Chance, and seats that do not exist, are told no more than anybody."""
    rules = table.rules
    for step in random_match(rules, SEEDS[0]):
        plain = rules.observe(step.before, Onlooker.SPECTATOR)
        for nobody in (CHANCE, Seat(rules.seats), Seat(-2)):
            assert rules.observe(step.before, nobody) == plain
            for event in step.events:
                assert rules.redact(event, nobody) == rules.redact(event, Onlooker.SPECTATOR)


@each_table()
def test_the_referee_sees_all(table: Table) -> None:
    """For records: nothing is hidden from him, so that what he has can be replayed."""
    rules = table.rules
    for step in random_match(rules, SEEDS[0]):
        for event in step.events:
            assert rules.redact(event, Onlooker.REFEREE) == event
        view = rules.observe(step.before, Onlooker.REFEREE)
        assert "hidden" not in set(texts(wire.plain(view)))


@each_table()
def test_a_player_sees_his_own(table: Table) -> None:
    """Hiding everything would keep every secret: what is his, and what is open, he must see."""
    rules = table.rules
    for deal in some_deals(rules, SEEDS[1]):
        log: list[Any] = []
        for step in deal:
            state = step.before
            for event in step.events:
                log.append(event)
                state = rules.evolve(state, event)
                for viewer in viewers(rules):
                    known = knowledge(rules, log, viewer)
                    view = wire.plain(rules.observe(state, viewer))
                    if view["phase"] in {"between", "cutting-for-deal"}:
                        continue
                    sent = set(texts(view))
                    assert {piece.code for piece in known.placed} <= sent


@each_table()
def test_nobody_is_told_what_was_missed_while_it_can_be_taken(table: Table) -> None:
    """Neither by an event, nor by what he sees, nor by what he may do."""
    rules = table.rules
    for step in random_match(rules, SEEDS[1]):
        for event in step.events:
            if isinstance(event, moves.Claimed):
                for viewer in (*viewers(rules), CHANCE):
                    told = rules.redact(event, viewer)
                    assert isinstance(told, moves.Claimed)
                    assert told.missed == ()
                    assert (told.points, told.excess, told.lost) == (
                        event.points,
                        event.excess,
                        event.lost,
                    )
        if rules.family == "cribbage" and cribbage.look(step):
            blind = cribbage.without_missed(step.before)
            for viewer in viewers(rules):
                assert rules.observe(step.before, viewer) == rules.observe(blind, viewer)
                assert offered(rules, step.before, viewer) == offered(rules, blind, viewer)
