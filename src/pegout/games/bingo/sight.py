"""Who may know what. Views are built by listing what is allowed."""

from __future__ import annotations

from typing import Final, Literal, assert_never

import msgspec

from pegout.engine import CHANCE, Hidden, Onlooker, Seat, Seen, Side, Viewer
from pegout.games.bingo.legality import Stock, awaiting, in_stock, stock
from pegout.games.bingo.moves import Dealt, Drew, Event
from pegout.games.bingo.phases import (
    CuttingForDeal,
    Dealing,
    Finished,
    Hand,
    Layout,
    Leading,
    Replying,
    State,
)
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.rules import BingoRules
from pegout.pieces import TILES, Piece, Tile

Phase = Literal["cutting-for-deal", "between", "leading", "replying", "finished"]

PHASES: Final[dict[type[State], Phase]] = {
    CuttingForDeal: "cutting-for-deal",
    Dealing: "between",
    Leading: "leading",
    Replying: "replying",
    Finished: "finished",
}


class Observation(msgspec.Struct, frozen=True):
    """All that a viewer may know of the state."""

    phase: Phase
    awaiting: tuple[Seat, ...] | Literal["deal"]
    """Who may act now; ``"deal"`` where chance does."""
    game: int
    """Always 1: a match is one game."""
    deal: int
    """Which deal, from 1; 0 while cutting for the lead."""
    dealer: Seat | None
    """The second player; ``None`` while cutting for the lead."""
    leader: Seat | None
    """Who leads or has led; ``None`` where nothing is dealt."""
    scores: tuple[int, ...]
    """By side: large points, as ``large``."""
    large: tuple[int, ...]
    """Large points by seat."""
    small: tuple[int, ...]
    """Small points of this deal by seat."""
    tricks: tuple[int, ...]
    """By seat, how many tricks of this deal."""
    hands: tuple[Seen, ...]
    """By seat: tiles in set order, or their number."""
    known: tuple[tuple[Piece, ...], ...]
    """By seat, tiles in the hand that everybody has seen, in set order."""
    taken: tuple[tuple[Piece, ...], ...]
    """By seat, the tiles of its tricks, in order; in each trick the led one first."""
    trump: int | None
    """The number that is trump, 0 for blanks."""
    turned: Piece | None
    """The tile that was turned for trump, also after it has been drawn."""
    stock: int
    """Tiles left in the stock, the turned one included."""
    drawing: Stock | None
    """Whether the stock is still drawn from."""
    closer: Seat | None
    """Who has closed the stock."""
    led: Piece | None
    """The tile that waits for its reply."""
    declared: tuple[Piece, ...]
    """The doubles declared with it."""
    cuts: tuple[tuple[Seat, Piece], ...]
    """What was drawn for the lead so far."""
    winner: Side | None
    """Who has won the match."""


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event as the viewer may know it. All but what is dealt and drawn unseen is public."""
    match event:
        case Dealt(seat=seat, pieces=tuple() as pieces) if not _may_see(viewer, seat):
            return Dealt(seat, Hidden(len(pieces)))
        case Drew(seat=seat, pieces=tuple() as pieces, source="stock") if not _may_see(
            viewer, seat
        ):
            return Drew(seat, Hidden(len(pieces)))
        case _:
            return event


def _may_see(viewer: Viewer, owner: Seat) -> bool:
    if isinstance(viewer, Onlooker):
        return viewer is Onlooker.REFEREE
    return viewer == owner


def observe(rules: BingoRules, state: State, viewer: Viewer) -> Observation:
    """All that the viewer may know, from what is allowed one by one."""
    match, acting = state.match, awaiting(state)
    before_deal = isinstance(state, CuttingForDeal)
    plain = Observation(
        phase=PHASES[type(state)],
        awaiting="deal" if acting == (CHANCE,) else acting,
        game=match.game,
        deal=match.deal,
        dealer=None if before_deal else match.dealer,
        leader=None if before_deal else opponent(match.dealer),
        scores=match.large,
        large=match.large,
        small=(0,) * rules.seats,
        tricks=(0,) * rules.seats,
        hands=((),) * rules.seats,
        known=((),) * rules.seats,
        taken=((),) * rules.seats,
        trump=None,
        turned=None,
        stock=len(TILES),
        drawing=None,
        closer=None,
        led=None,
        declared=(),
        cuts=(),
        winner=None,
    )
    match state:
        case CuttingForDeal():
            cuts = tuple((seat, tile) for seat, _, tile in state.cuts)
            return msgspec.structs.replace(plain, cuts=cuts)
        case Dealing():
            return plain
        case Leading():
            return _with_layout(rules, plain, state.layout, viewer)
        case Replying():
            seen = _with_layout(rules, plain, state.layout, viewer)
            return msgspec.structs.replace(seen, led=state.lead, declared=state.declared)
        case Finished():
            seen = _with_layout(rules, plain, state.layout, viewer)
            return msgspec.structs.replace(seen, winner=Side(state.winner))
        case _:
            assert_never(state)


def _with_layout(
    rules: BingoRules, plain: Observation, layout: Layout, viewer: Viewer
) -> Observation:
    return msgspec.structs.replace(
        plain,
        leader=layout.leader,
        small=layout.small,
        tricks=layout.tricks,
        hands=tuple(
            hand if _may_see(viewer, Seat(seat)) else Hidden(len(hand))
            for seat, hand in enumerate(layout.hands)
        ),
        known=tuple(_in_order(known) for known in layout.known),
        taken=layout.taken,
        trump=layout.trump,
        turned=layout.turned,
        stock=in_stock(rules, layout),
        drawing=stock(layout),
        closer=layout.closer,
    )


def _in_order(tiles: frozenset[Tile]) -> Hand:
    return tuple(sorted(tiles, key=TILES.index))
