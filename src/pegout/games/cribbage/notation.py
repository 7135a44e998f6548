"""Cribbage in a record: one form a word. The words are those of the engine protocol."""

from __future__ import annotations

from typing import Final

from pegout.engine import Lines, Notation
from pegout.games.cribbage.moves import (
    Accept,
    Action,
    Bid,
    BidMade,
    CalledMuggins,
    Claim,
    Claimed,
    CountAccepted,
    CribOwned,
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
    Missed,
    Muggins,
    Pass,
    Passed,
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
            Bid: "bid {points}",
            Pass: "pass",
            Discard: "discard {pieces}",
            Lay: "lay {piece}[, claim {claim}]",
            Go: "go",
            Stop: "stop",
            Claim: "claim {points}",
            Accept: "accept",
            Muggins: "muggins {points}",
        },
    ),
    events=Lines(
        Event,
        {
            CutForDeal: "{seat} cut-for-deal {piece} at {at}",
            DealerChosen: "{seat} dealer-chosen",
            Dealt: "dealt to {seat}: {pieces}",
            BidMade: "{seat} bid {points}",
            Passed: "{seat} passed",
            CribOwned: "{seat} crib-owned",
            Discarded: "{seat} discarded {pieces}",
            StarterTurned: "{seat} starter-turned {piece} at {at}[; lost {lost}]",
            Laid: "{seat} laid {piece}, count {count}[; lost {lost}]",
            SaidGo: "{seat} said-go",
            Stopped: "{seat} stopped",
            SeriesEnded: "{seat} series-ended at {count}[; lost {lost}]",
            Shown: "{seat} shown {what}: {pieces}[; lost {lost}]",
            Claimed: (
                "{seat} claimed {points} for {what}[; missed {missed}][; excess {excess}]"
                "[; lost {lost}]"
            ),
            CountAccepted: "{seat} accepted",
            CalledMuggins: "{seat} called {points}, taken {taken}[; lost {lost}]",
            Missed: "{seat} missed {lines}",
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
