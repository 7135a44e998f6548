"""Cribbage in a record: one form a word. The words are those of the engine protocol."""

from __future__ import annotations

from typing import Final

from pegout.engine import Lines, Notation
from pegout.games.cribbage.moves import (
    Action,
    Cut,
    CutForDeal,
    Deal,
    DealEnded,
    DealerChosen,
    Dealt,
    Discard,
    Discarded,
    Event,
    GameEnded,
    Go,
    Laid,
    Lay,
    MatchEnded,
    SaidGo,
    Scored,
    SeriesEnded,
    Shown,
    StarterTurned,
    Stop,
    Stopped,
)

NOTATION: Final[Notation[Action, Event]] = Notation(
    actions=Lines(
        Action,
        {
            Deal: "deal",
            Cut: "cut {at}",
            Discard: "discard {pieces}",
            Lay: "lay {piece}",
            Go: "go",
            Stop: "stop",
        },
    ),
    events=Lines(
        Event,
        {
            CutForDeal: "{seat} cut-for-deal {piece} at {at}",
            DealerChosen: "{seat} dealer-chosen",
            Dealt: "dealt to {seat}: {pieces}",
            Discarded: "{seat} discarded {pieces}",
            StarterTurned: "{seat} starter-turned {piece} at {at}[; lost {lost}]",
            Laid: "{seat} laid {piece}, count {count}[; lost {lost}]",
            SaidGo: "{seat} said-go",
            Stopped: "{seat} stopped",
            SeriesEnded: "{seat} series-ended at {count}[; lost {lost}]",
            Shown: "{seat} shown {what}: {pieces}[; lost {lost}]",
            Scored: "{seat} scored {points}: {lines} -> side {side} at {score}",
            DealEnded: "deal-ended",
            GameEnded: (
                "game-ended: winner {winner}, scores {scores}, "
                "lurch {lurch}, lurches {lurches}, match {match}"
            ),
            MatchEnded: "match-ended: winner {winner}, match {match}",
        },
    ),
)
