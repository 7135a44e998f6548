"""What of a table is told to whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pegout.engine import Onlooker, Seat, Viewer
from pegout.engine.wire import plain
from pegout.server.messages import (
    Refusal,
    RulesView,
    SeatView,
    ShuffleView,
    Step,
    TableView,
    Told,
    Whole,
)
from pegout.tables.facts import Computer
from pegout.tables.ids import Owner
from pegout.tables.listing import kind, name
from pegout.tables.standing import Moment, Shuffling, Standing


def viewer_of(standing: Standing, owner: Owner) -> Viewer:
    """A seat for who sits; everybody else looks on."""
    seat = standing.seat_of(owner)
    return Onlooker.SPECTATOR if seat is None else seat


def table_view(
    standing: Standing, viewer: Viewer, *, here: Collection[Viewer], invite: str | None
) -> TableView:
    """All but the game. ``here`` are those who watch; ``invite`` is told only to who sits."""
    ruleset = standing.ruleset
    you = viewer if isinstance(viewer, int) else None
    return TableView(
        id=standing.table,
        rules=RulesView(
            name=ruleset.name,
            family=ruleset.family,
            pieces=ruleset.pieces.name,
            seats=ruleset.seats,
            digest=ruleset.digest,
            options={
                rule.name: ruleset.options.get(rule.name, rule.value)
                for rule in ruleset.house_rules
            },
        ),
        status=standing.status,
        seats=tuple(
            SeatView(
                seat=Seat(seat),
                side=ruleset.side(Seat(seat)),
                kind=kind(chair),
                name=name(chair),
                here=isinstance(chair, Computer) or seat in here,
            )
            for seat, chair in enumerate(standing.chairs)
        ),
        you=you,
        invite=None if you is None else invite,
        shuffles=tuple(map(_shuffle_view, standing.shufflings)),
        abandoned=standing.abandoned,
        again=None if you is None or standing.continued is None else standing.continued.table,
        opened=standing.opened.at,
    )


def _shuffle_view(shuffling: Shuffling) -> ShuffleView:
    return ShuffleView(
        game=shuffling.game,
        promise=shuffling.promise,
        promises=shuffling.promises,
        texts=shuffling.texts,
        secret=shuffling.secret if shuffling.published else None,
    )


def step(standing: Standing, moment: Moment, viewer: Viewer) -> Step:
    """An entry as the viewer may know it; only its number where that is nothing."""
    event = _redacted(standing, moment, viewer)
    if event is None:
        return Step(moment.seq)
    return Step(moment.seq, event, plain(standing.ruleset.observe(moment.state, viewer)))


def _redacted(standing: Standing, moment: Moment, viewer: Viewer) -> Any:  # noqa: ANN401 - plain JSON
    if moment.event is None:
        return None
    seen = standing.ruleset.redact(moment.event, viewer)
    return None if seen is None else plain(seen)


def story(standing: Standing, moments: Iterable[Moment], viewer: Viewer) -> tuple[Step, ...]:
    """The events of the deal that is going on, as far as they are at hand."""
    seen = (
        (moment.seq, _redacted(standing, moment, viewer))
        for moment in moments
        if moment.seq >= standing.deal_from
    )
    return tuple(Step(seq, event) for seq, event in seen if event is not None)


def told(
    standing: Standing, moments: Sequence[Moment], viewer: Viewer, view: TableView | None
) -> Told:
    return Told(
        table=standing.table,
        steps=tuple(step(standing, moment, viewer) for moment in moments),
        seq=standing.seq,
        view=view,
        actions=_actions(standing, viewer),
        refusals=_refusals(standing, viewer),
    )


def whole(standing: Standing, moments: Iterable[Moment], viewer: Viewer, view: TableView) -> Whole:
    return Whole(
        table=standing.table,
        view=view,
        seq=standing.seq,
        observation=plain(standing.ruleset.observe(standing.state, viewer)),
        actions=_actions(standing, viewer),
        refusals=_refusals(standing, viewer),
        story=story(standing, moments, viewer),
    )


def _actions(standing: Standing, viewer: Viewer) -> tuple[Any, ...]:
    """What the viewer's own seat may do."""
    return () if isinstance(viewer, Onlooker) else tuple(map(plain, standing.may[viewer]))


def _refusals(standing: Standing, viewer: Viewer) -> tuple[Refusal, ...]:
    if isinstance(viewer, Onlooker) or not standing.may[viewer]:
        return ()
    return tuple(
        Refusal(plain(action), why.code, dict(why.facts))
        for action, why in standing.ruleset.refusals(standing.state, viewer)
    )
