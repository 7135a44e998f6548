"""The moves as lines of a record."""

from __future__ import annotations

from typing import Final

from tests.workshop.higher.moves import (
    Action,
    Deal,
    DealEnded,
    Dealt,
    Event,
    GameEnded,
    Scored,
    Turn,
    Turned,
)

from pegout.engine import Lines, Notation

NOTATION: Final[Notation[Action, Event]] = Notation(
    actions=Lines(Action, {Deal: "deal", Turn: "turn"}),
    events=Lines(
        Event,
        {
            Dealt: "dealt to {seat}: {pieces}",
            Turned: "{seat} turned {piece}",
            Scored: "{seat} scored {points}: {lines} -> side {side} at {score}",
            DealEnded: "deal-ended",
            GameEnded: "game-ended: winner {winner}, scores {scores}",
        },
    ),
)
