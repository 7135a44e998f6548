"""From facts to states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pegout.engine.ruleset import A, E, O_co, Ruleset, S
from pegout.engine.seats import Seat


def replay(
    ruleset: Ruleset[S, A, E, O_co], events: Iterable[E], dealer: Seat | None = None
) -> Iterator[tuple[E, S]]:
    """Each event with the state after it."""
    state = ruleset.start(dealer)
    for event in events:
        state = ruleset.evolve(state, event)
        yield event, state
