"""Actions of the game at a table, and what follows from them without anybody's wish."""

from __future__ import annotations

from typing import Any

import msgspec

from pegout.dealing import Drawn
from pegout.engine import CHANCE, IllegalAction, Seat
from pegout.engine.wire import encode
from pegout.tables import fairness
from pegout.tables.draft import Draft
from pegout.tables.facts import Abandoned, Cause, Happened, Rose
from pegout.tables.ports import Entropy
from pegout.tables.refused import Refused, refused
from pegout.tables.seating import HOST
from pegout.tables.standing import Standing


def check(standing: Standing, seat: Seat, expected: int) -> None:
    """Is this the moment for this seat's actions? Raises `Refused`."""
    if standing.ended:
        raise refused("already-ended")
    if not standing.in_play:
        raise refused("not-started")
    asked = standing.asked[seat]
    # What others have done since is no reason: two who discard at the same time do not disturb
    # each other. Only a seat that has acted, or has something new to choose from, has to look.
    if not asked <= expected <= standing.seq:
        raise refused("stale", seq=standing.seq, asked=asked)


def act(
    draft: Draft,
    seat: Seat,
    action: Any,  # noqa: ANN401 - an action of whichever family
    *,
    action_id: str = "",
    at: float,
) -> int:
    """The action's events; returns the last one's ``seq``. Raises `Refused` with the game's code.

    ``action`` is of the ruleset's own type.
    """
    ruleset, state = draft.standing.ruleset, draft.standing.state
    try:
        draw = ruleset.draw(state, seat, action)
        pieces = () if draw is None else fairness.drawn(draft.standing, draw)
        events = ruleset.decide(state, seat, action, pieces)
    except IllegalAction as illegal:
        raise Refused(illegal.code, **illegal.facts) from illegal
    cause: Cause | None = Cause(
        seat=seat,
        action=msgspec.Raw(encode(action)),
        action_id=action_id,
        game=ruleset.game(state),
        drawn=None if draw is None else Drawn(draw.shuffle, draw.places, pieces),
        at=at,
    )
    for event in events:
        draft.add(Happened(msgspec.Raw(encode(event)), cause))
        cause = None
    return draft.standing.seq


def abandon(draft: Draft, seat: Seat, at: float) -> None:
    """A person gives the game up, for all at the table; raises `Refused`.

    A guest who leaves while others are still expected only gets up: the chair is open again.
    """
    if draft.standing.ended:
        raise refused("already-ended")
    if draft.standing.waits_for_somebody and seat != HOST:
        draft.add(Rose(seat, at))
    else:
        draft.add(Abandoned(seat, at))


def go_on(draft: Draft, entropy: Entropy, at: float) -> None:
    """All that now happens by itself: secrets of ended games, the next one's, the deal."""
    while True:
        standing = draft.standing
        over = standing.ended or standing.ruleset.game(standing.state) > standing.shuffling.game
        if over and not standing.shuffling.published:
            fairness.publish(draft)
        elif over and not standing.ended:
            fairness.seal(draft, standing.shuffling.game + 1, entropy)
        elif standing.awaits_chance:
            (deal, *_) = standing.ruleset.actions(standing.state, CHANCE)
            act(draft, CHANCE, deal, at=at)
        else:
            return
