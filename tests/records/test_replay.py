"""Every move is decided again.

Mutants that must die: events are not compared, the first difference is passed over, what was drawn
is believed without asking the rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as altered
from tests.records.matches import MATCHES, short, with_move

from pegout.dealing import Drawn
from pegout.engine import CHANCE, Seat, total
from pegout.games import read as read_ruleset
from pegout.games.cribbage.moves import Cut, Deal, GameEnded, Go, Laid, Scored
from pegout.pieces import CARDS, TILES
from pegout.records import Finding, FlawedRecord, Record, replay


def flaw(record: Record) -> Finding:
    with pytest.raises(FlawedRecord) as told:
        list(replay(record))
    return told.value.finding


@pytest.mark.parametrize("name", MATCHES)
def test_every_event_comes_back_with_the_state_after_it(name: str) -> None:
    record = MATCHES[name]()
    steps = list(replay(record))
    assert [step.event for step in steps] == [
        event for _, move in record.numbered() for event in move.events
    ]
    state = record.ruleset.start(record.dealer)
    for step in steps:
        state = record.ruleset.evolve(state, step.event)
        assert step.state == state
        assert step.move in record.games[step.game - 1].moves


def test_a_finished_match_is_finished_at_its_end() -> None:
    record = MATCHES["match"]()
    *_, last = replay(record)
    assert record.ruleset.finished(last.state)
    assert last.game == len(record.games)


def test_points_can_be_read_from_the_events() -> None:
    for step in replay(MATCHES["full"]()):
        if isinstance(step.event, Scored):
            assert total(step.event.lines) == step.event.points


def first(record: Record, *kinds: type) -> tuple[int, int]:
    """The first move with an event of one of these kinds, and which of its events that is."""
    return next(
        (number, place)
        for number, move in enumerate(record.games[0].moves)
        for place, event in enumerate(move.events)
        if isinstance(event, kinds)
    )


def with_event(record: Record, number: int, place: int, *instead: object) -> Record:
    events = record.games[0].moves[number].events
    return with_move(record, number, events=(*events[:place], *instead, *events[place + 1 :]))


def test_steps_come_up_to_the_flaw() -> None:
    record = short()
    number, place = first(record, Scored)
    steps = replay(with_event(record, number, place))
    for move in record.games[0].moves[:number]:
        for event in move.events:
            assert next(steps).event == event
    with pytest.raises(FlawedRecord):
        next(steps)


def test_other_points() -> None:
    record = short()
    number, place = first(record, Scored)
    scored = record.games[0].moves[number].events[place]
    for other in (
        altered(scored, points=scored.points + 1),
        altered(scored, score=scored.score + 1),
        altered(scored, lines=scored.lines[1:]),
        altered(scored, lines=(*scored.lines, scored.lines[0])),
        altered(scored, seat=1 - scored.seat),
        altered(scored, side=1 - scored.side),
    ):
        found = flaw(with_event(record, number, place, other))
        assert (found.code, found.game) == ("event-differs", 1)
        write = record.ruleset.notation.events.write
        assert found.facts == {"found": write(other), "needed": write(scored)}


def test_points_that_were_not_told() -> None:
    record = short()
    number, place = first(record, Scored)
    assert flaw(with_event(record, number, place)).code in {"event-missing", "event-differs"}


def test_an_event_that_is_missing_at_the_end_of_a_move() -> None:
    record = short()
    number, _ = first(record, GameEnded)
    assert flaw(with_event(record, number, len(record.games[0].moves[number].events) - 1)) == (
        Finding(
            "event-missing",
            game=1,
            facts={"needed": record.ruleset.notation.events.write(last_event(record))},
        )
    )


def last_event(record: Record) -> Any:  # noqa: ANN401 - the family's own
    return record.games[-1].moves[-1].events[-1]


def test_an_event_too_many() -> None:
    record = short()
    number, place = first(record, Laid)
    laid = record.games[0].moves[number].events[place]
    more = (*record.games[0].moves[number].events, laid)
    found = flaw(with_move(record, number, events=more))
    assert found.code == "event-extra"
    assert found.facts == {"found": record.ruleset.notation.events.write(laid)}


def test_a_move_without_events() -> None:
    record = short()
    number, _ = first(record, Laid)
    assert flaw(with_move(record, number, events=())).code == "event-missing"


def test_an_illegal_move() -> None:
    record = short()
    number, _ = first(record, Laid)
    seat = record.games[0].moves[number].seat
    assert flaw(with_move(record, number, action=Go())) == Finding(
        "illegal-move",
        game=1,
        facts={"move": f"{seat} go", "refused": "can-lay", "count": 0, "limit": 31},
    )
    assert flaw(with_move(record, number, action=Deal())).facts["refused"] == "not-now"
    found = flaw(with_move(record, number, seat=CHANCE))
    assert found.facts["refused"] == "not-your-turn"
    assert str(found.facts["move"]).startswith("chance lay ")


def test_a_move_after_the_end() -> None:
    record = short()
    (game,) = record.games
    more = replace(record, games=(replace(game, moves=(*game.moves, game.moves[0])),))
    assert flaw(more).facts["refused"] == "game-over"


def test_a_move_in_another_game_s_place() -> None:
    record = MATCHES["match"]()
    first_game, second_game, *rest = record.games
    moved = replace(second_game, moves=second_game.moves[1:])
    early = replace(first_game, moves=(*first_game.moves, second_game.moves[0]))
    found = flaw(replace(record, games=(early, moved, *rest)))
    assert (found.code, found.facts) == ("wrong-game", {"game": 1, "needed": 2})


def dealt(record: Record) -> tuple[int, Drawn]:
    number = next(
        number for number, move in enumerate(record.games[0].moves) if move.seat == CHANCE
    )
    drawn = record.games[0].moves[number].drawn
    assert drawn is not None
    return number, drawn


def test_a_draw_that_nobody_told() -> None:
    record = short()
    number, _ = dealt(record)
    found = flaw(with_move(record, number, drawn=None))
    assert (found.code, found.facts) == (
        "draw-missing",
        {"needed": "1: 0 1 2 3 4 5 6 7 8 9 10 11"},
    )


def test_a_draw_for_a_move_that_has_none() -> None:
    record = short()
    number, _ = first(record, Laid)
    more = with_move(record, number, drawn=Drawn(1, (20,), (CARDS.pieces[0],)))
    assert (flaw(more).code, flaw(more).facts) == ("draw-extra", {"drawn": "1: 20"})


@pytest.mark.parametrize(
    "change",
    [{"shuffle": 2}, {"places": (*range(11), 40)}, {"places": tuple(range(1, 13))}],
    ids=str,
)
def test_a_draw_from_elsewhere(change: dict[str, Any]) -> None:
    """Which places are turned is a matter of the rules: nobody picks another of the same pack."""
    record = short()
    number, drawn = dealt(record)
    assert flaw(with_move(record, number, drawn=altered(drawn, **change))).code == "draw-differs"


@pytest.mark.parametrize("other", [TILES.pieces[5], CARDS.pieces[0]])
def test_a_draw_of_pieces_that_cannot_be(other: Any) -> None:  # noqa: ANN401 - card or tile
    record = short()
    number, drawn = dealt(record)
    pieces = (other, *drawn.pieces[1:-1], other)
    impossible = with_move(record, number, drawn=altered(drawn, pieces=pieces))
    assert flaw(impossible).code == "draw-impossible"


def test_another_cut_for_the_deal() -> None:
    record = short()
    action = record.games[0].moves[0].action
    other = Cut((action.at + 1) % 52)
    assert flaw(with_move(record, 0, action=other)).code == "draw-differs"


def test_another_dealer() -> None:
    record = MATCHES["given_dealer"]()
    assert flaw(replace(record, dealer=Seat(0))).code == "event-differs"
    assert flaw(replace(record, dealer=None)).facts["refused"] == "not-your-turn"


def test_an_engine_that_would_alter_an_old_game_is_found_out() -> None:
    """As if fifteens were worth three since the game was played."""
    record = MATCHES["full"]()
    changed = record.ruleset.text.replace("sum = 15, points = 2", "sum = 15, points = 3")
    found = flaw(replace(record, ruleset=read_ruleset(changed)))
    assert found.code == "event-differs"
    assert "fifteen 2" in str(found.facts["found"])
    assert "fifteen 3" in str(found.facts["needed"])
