"""Who may know what. Views are built by listing what is allowed."""

from __future__ import annotations

from typing import Final, Literal, assert_never

import msgspec

from pegout.engine import CHANCE, Hidden, Onlooker, Seat, Seen, Side, Viewer
from pegout.games.cribbage.legality import awaiting
from pegout.games.cribbage.moves import Claimed, Counts, Dealt, Discarded, Event
from pegout.games.cribbage.phases import (
    Bidding,
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    Finished,
    Hand,
    Pegging,
    Showing,
    State,
    Window,
)
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.turns import objectors
from pegout.pieces import SETS, Piece

Phase = Literal[
    "cutting-for-deal",
    "between",
    "bidding",
    "discarding",
    "cutting",
    "playing",
    "showing",
    "finished",
]

PHASES: Final[dict[type[State], Phase]] = {
    CuttingForDeal: "cutting-for-deal",
    Dealing: "between",
    Bidding: "bidding",
    Discarding: "discarding",
    Cutting: "cutting",
    Pegging: "playing",
    Showing: "showing",
    Finished: "finished",
}


class LastCount(msgspec.Struct, frozen=True):
    """A count by hand to which others may object."""

    seat: Seat
    """Who claimed."""
    what: Counts
    points: int
    """What he claimed."""
    pieces: tuple[Piece, ...]
    """The series with the piece laid, or the hand or crib without the starter."""
    last: bool
    """The series ended with that piece."""
    objectors: tuple[Seat, ...]
    """Who may still object."""


class Observation(msgspec.Struct, frozen=True):
    """All that a viewer may know of the state."""

    phase: Phase
    awaiting: tuple[Seat, ...] | Literal["deal"]
    """Who may act now; ``"deal"`` where chance does."""
    game: int
    """Which game of the match, from 1."""
    deal: int
    """Which deal of this game, from 1; 0 while cutting for it."""
    dealer: Seat | None
    """``None`` while cutting for the deal."""
    owner: Seat | None
    """Whose crib it is: the dealer's, if no auction gave it to another."""
    scores: tuple[int, ...]
    """By side: the front pegs."""
    before: tuple[int, ...]
    """By side, the score before its last points: the back pegs."""
    match: tuple[int, ...]
    """Match points by side."""
    hands: tuple[Seen, ...]
    """By seat, what is still held: pieces in set order, or their number."""
    thrown: tuple[Seen, ...]
    """By seat, what went to the crib."""
    crib: Seen
    starter: Piece | None
    laid: tuple[tuple[Piece, ...], ...]
    """By seat, what lies in front of each, in the order laid."""
    series: tuple[Piece, ...]
    """The pieces laid since the count was last nothing, in order."""
    layers: tuple[Seat, ...]
    """Who laid each piece of the series."""
    count: int
    said_go: tuple[Seat, ...]
    """Who has said go in this series."""
    cuts: tuple[tuple[Seat, Piece], ...]
    """What was cut for the deal so far."""
    pack: int
    """Pieces left in the pack, the starter not among them."""
    bids: tuple[tuple[Seat, int], ...]
    """In the auction: all bids in order."""
    passed: tuple[Seat, ...]
    """Who bids no more."""
    uncounted: Seat | None
    """Who has to count by hand what lies open: his hand, or the crib once it is shown."""
    last_count: LastCount | None
    winner: Side | None
    """The side that has won the last game, once all is finished."""


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event as the viewer may know it.

    All is public but the dealt, the discarded, and what a player missed in his own count: `Missed`
    tells it once nobody can take it any more.
    """
    match event:
        case Dealt(seat=seat, pieces=tuple() as pieces) if not _may_see(viewer, seat):
            return Dealt(seat, Hidden(len(pieces)))
        case Discarded(seat=seat, pieces=tuple() as pieces) if not _may_see(viewer, seat):
            return Discarded(seat, Hidden(len(pieces)))
        case Claimed(missed=missed) if missed and viewer is not Onlooker.REFEREE:
            return msgspec.structs.replace(event, missed=())
        case _:
            return event


def _may_see(viewer: Viewer, owner: Seat | None) -> bool:
    """A seat's own pieces are for that seat; what chance put in the crib is for nobody."""
    if isinstance(viewer, Onlooker):
        return viewer is Onlooker.REFEREE
    return viewer == owner


def observe(rules: CribbageRules, state: State, viewer: Viewer) -> Observation:
    """All that the viewer may know, from what is allowed one by one."""
    match, acting = state.match, awaiting(rules, state)
    pieces = _Pieces.of(rules, state)
    return Observation(
        phase=PHASES[type(state)],
        awaiting="deal" if acting == (CHANCE,) else acting,
        game=match.game,
        deal=match.deal,
        dealer=None if isinstance(state, CuttingForDeal) else match.dealer,
        owner=None if isinstance(state, CuttingForDeal) else match.owner,
        scores=match.scores,
        before=match.before,
        match=match.won,
        hands=tuple(
            hand if seat in pieces.shown or _may_see(viewer, Seat(seat)) else Hidden(len(hand))
            for seat, hand in enumerate(pieces.held)
        ),
        thrown=tuple(
            # six-card 3.7: the crib is shown whole, but whose cards they were is not told
            hand if _may_see(viewer, Seat(seat)) else Hidden(len(hand))
            for seat, hand in enumerate(pieces.thrown)
        ),
        crib=_crib(pieces, viewer),
        starter=pieces.starter,
        laid=pieces.laid,
        series=tuple(piece for _, piece in pieces.series),
        layers=tuple(seat for seat, _ in pieces.series),
        count=pieces.count,
        said_go=tuple(sorted(pieces.said_go)),
        cuts=pieces.cuts,
        pack=pieces.pack,
        bids=state.bids if isinstance(state, Bidding) else (),
        passed=tuple(sorted(state.passed)) if isinstance(state, Bidding) else (),
        uncounted=state.uncounted if isinstance(state, Showing) else None,
        last_count=_last_count(rules, match.window),
        winner=state.winner if isinstance(state, Finished) else None,
    )


def _last_count(rules: CribbageRules, window: Window | None) -> LastCount | None:
    if window is None:
        return None
    return LastCount(
        seat=window.seat,
        what=window.what,
        points=window.claimed,
        pieces=window.pieces,
        last=window.last,
        objectors=objectors(rules, window),
    )


def _crib(pieces: _Pieces, viewer: Viewer) -> Seen:
    if pieces.crib_shown or viewer is Onlooker.REFEREE:
        return pieces.crib
    return Hidden(len(pieces.crib))


class _Pieces(msgspec.Struct, frozen=True):
    """Where every piece of a state lies, whatever the phase. Everything: `observe` chooses."""

    held: tuple[Hand, ...]
    laid: tuple[Hand, ...]
    thrown: tuple[Hand, ...]
    crib: Hand
    pack: int
    starter: Piece | None = None
    series: tuple[tuple[Seat, Piece], ...] = ()
    count: int = 0
    said_go: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    crib_shown: bool = False
    cuts: tuple[tuple[Seat, Piece], ...] = ()

    @classmethod
    def of(cls, rules: CribbageRules, state: State) -> _Pieces:
        nothing: tuple[Hand, ...] = ((),) * rules.seats
        whole = len(SETS[rules.pieces])
        match state:
            case CuttingForDeal():
                cuts = tuple((seat, piece) for seat, _, piece in state.cuts)
                return cls(nothing, nothing, nothing, (), whole, cuts=cuts)
            case Dealing():
                return cls(nothing, nothing, nothing, (), whole)
            case Bidding():
                return cls(state.hands, nothing, nothing, state.dealt_crib, whole - rules.dealt)
            case Discarding():
                thrown = tuple(each or () for each in state.thrown)
                crib = (*state.dealt_crib, *(piece for each in thrown for piece in each))
                return cls(state.hands, nothing, thrown, crib, whole - rules.dealt)
            case Cutting(layout=layout):
                return cls(layout.hands, nothing, layout.thrown, layout.crib, whole - rules.dealt)
            case Pegging() | Showing():
                return cls._after_starter(state, whole - rules.dealt - 1)
            case Finished(last=last):
                return cls.of(rules, last)
            case _:
                assert_never(state)

    @classmethod
    def _after_starter(cls, state: Pegging | Showing, pack: int) -> _Pieces:
        layout = state.layout
        pieces = cls(state.held, state.laid, layout.thrown, layout.crib, pack, state.starter)
        if isinstance(state, Pegging):
            return msgspec.structs.replace(
                pieces, series=state.series, count=state.count, said_go=state.said_go
            )
        return msgspec.structs.replace(pieces, shown=state.shown, crib_shown=state.crib_shown)
