"""Bingo in a record: one form a word. The words are those of the engine protocol."""

from __future__ import annotations

from typing import Final

from pegout.engine import Lines, Notation
from pegout.games.bingo.moves import (
    Action,
    Close,
    Cut,
    CutForDeal,
    Deal,
    DealEnded,
    DealerChosen,
    Dealt,
    Declared,
    Drew,
    Event,
    GameEnded,
    LargeScored,
    Lead,
    Led,
    MatchEnded,
    Replied,
    Reply,
    StockClosed,
    TrickWon,
    TrumpTurned,
)

NOTATION: Final[Notation[Action, Event]] = Notation(
    actions=Lines(
        Action,
        {
            Deal: "deal",
            Cut: "cut {at}",
            Lead: "lead {piece}[, declare {declare}]",
            Reply: "reply {piece}",
            Close: "close",
        },
    ),
    events=Lines(
        Event,
        {
            CutForDeal: "{seat} cut-for-deal {piece} at {at}",
            DealerChosen: "{seat} dealer-chosen",
            Dealt: "dealt to {seat}: {pieces}",
            TrumpTurned: "trump-turned {piece}, trump {trump}",
            StockClosed: "{seat} stock-closed",
            Led: "{seat} led {piece}",
            Declared: "{seat} declared {pieces}",
            Replied: "{seat} replied {piece}",
            TrickWon: "{seat} trick-won {points}[: {lines}] -> small {small}",
            LargeScored: "{seat} large-scored {points} for {reason} -> large {large}",
            Drew: "{seat} drew {pieces}[, from {source}]",
            DealEnded: "deal-ended[: winner {winner}]",
            GameEnded: "game-ended: winner {winner}, scores {scores}",
            MatchEnded: "match-ended: winner {winner}, match {match}",
        },
    ),
)
