"""The state after each event. A fact always folds: it was checked before it became one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar, assert_never

from pegout.engine import Seat
from pegout.games.cribbage import winning
from pegout.games.cribbage.moves import (
    BidMade,
    CalledMuggins,
    Claimed,
    CountAccepted,
    CribOwned,
    CutForDeal,
    DealEnded,
    DealerChosen,
    Dealt,
    Discarded,
    Event,
    GameEnded,
    Laid,
    MatchEnded,
    Missed,
    Passed,
    SaidGo,
    Scored,
    SeriesEnded,
    Shown,
    StarterTurned,
    Stopped,
)
from pegout.games.cribbage.phases import (
    Bidding,
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    Finished,
    Hand,
    Layout,
    Match,
    Pegging,
    Showing,
    State,
    Window,
)
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS
from pegout.games.cribbage.turns import after, next_leader, objectors, to_act
from pegout.pieces import SETS, Piece

AnyState = TypeVar("AnyState", bound=State)


def in_set_order(rules: CribbageRules, pieces: Sequence[Piece]) -> Hand:
    """In set order, so that the order in which pieces came tells nothing."""
    return tuple(sorted(pieces, key=SETS[rules.pieces].index))


def evolve(rules: CribbageRules, state: State, event: Event) -> State:
    """The state after a fact. A fact always folds: it was checked before it became one."""
    match event:
        case CutForDeal():
            return _after_cut_for_deal(state, event)
        case DealerChosen(seat=seat):
            match = replace(state.match, shuffle=state.match.shuffle + 1, deal=1, first_dealer=seat)
            return Dealing(_dealt_by(match, seat))
        case Dealt():
            return _after_dealt(rules, state, event)
        case BidMade(seat=seat, points=points):
            assert isinstance(state, Bidding)
            bids = (*state.bids, (seat, points))
            return replace(state, bids=bids, next=after(seat, rules.seats))
        case Passed(seat=seat):
            assert isinstance(state, Bidding)
            return replace(state, passed=state.passed | {seat}, next=after(seat, rules.seats))
        case CribOwned(seat=seat):
            return _after_auction(rules, state, seat)
        case Discarded():
            return _after_discarded(rules, state, event)
        case StarterTurned(piece=starter):
            assert isinstance(state, Cutting)
            nothing: tuple[Hand, ...] = ((),) * rules.seats
            return Pegging(
                match=state.match,
                layout=state.layout,
                starter=starter,
                held=state.layout.hands,
                laid=nothing,
                series=(),
                count=0,
                said_go=(),
                next=after(state.match.dealer, rules.seats),
            )
        case Laid():
            assert isinstance(state, Pegging)
            return _after_laid(state, event)
        case SaidGo(seat=seat):
            assert isinstance(state, Pegging)
            said_go = (*state.said_go, seat)
            # Who says go lets the last count stand.
            return _answered(
                rules, replace(state, said_go=said_go, next=after(seat, rules.seats)), seat
            )
        case Stopped():
            return state
        case SeriesEnded():
            assert isinstance(state, Pegging)
            return _after_series(rules, state)
        case Shown(seat=seat, what=what):
            assert isinstance(state, Showing)
            uncounted = None if rules.counting.by == "automatic" else seat
            if what == "crib":
                return replace(state, crib_shown=True, uncounted=uncounted)
            return replace(state, shown=(*state.shown, seat), uncounted=uncounted)
        case Claimed():
            return _after_claimed(rules, state, event)
        case CountAccepted(seat=seat):
            return _answered(rules, state, seat)
        case CalledMuggins(seat=seat, taken=taken):
            if taken:
                return _with_match(state, replace(state.match, window=None))
            return _answered(rules, state, seat)
        case Missed():
            return _with_match(state, replace(state.match, window=None))
        case Scored():
            return _with_match(state, winning.after_scoring(state.match, event))
        case DealEnded():
            match = replace(
                state.match,
                shuffle=state.match.shuffle + 1,
                deal=state.match.deal + 1,
                window=None,
            )
            return Dealing(_dealt_by(match, after(match.turn, rules.seats)))
        case GameEnded():
            return _after_game(rules, state, event)
        case MatchEnded():
            return state
        case _:
            assert_never(event)


def _with_match(state: AnyState, match: Match) -> AnyState:
    changed: AnyState = replace(state, match=match)
    return changed


def _dealt_by(match: Match, seat: Seat) -> Match:
    """The dealer of a new deal, whose crib it is until an auction says otherwise."""
    return replace(match, dealer=seat, owner=seat, turn=seat)


def _answered(rules: CribbageRules, state: State, seat: Seat) -> State:
    """The seat lets the last count stand; once all do, and nothing was missed, it is closed."""
    window = state.match.window
    if window is None or seat not in objectors(rules, window):
        return state
    window = replace(window, answered=window.answered | {seat})
    still_open = window.missed or objectors(rules, window)
    return _with_match(state, replace(state.match, window=window if still_open else None))


def _after_claimed(rules: CribbageRules, state: State, event: Claimed) -> State:
    assert isinstance(state, Pegging | Showing)
    last = False
    if isinstance(state, Pegging):
        pieces = tuple(piece for _, piece in state.series)
        last = to_act(state, rules.play.limit) is None
    else:
        hand, crib = state.layout.hands[event.seat], state.layout.crib
        pieces = crib if event.what == "crib" else hand
        state = replace(state, uncounted=None)
    window = None
    if winning.objections(rules):
        window = Window(
            seat=event.seat,
            what=event.what,
            pieces=pieces,
            last=last,
            claimed=event.points,
            missed=event.missed if rules.counting.by == "muggins" else (),
            excess=event.excess if winning.first_objector_takes(rules) else 0,
        )
    return _with_match(state, replace(state.match, window=window))


def _after_auction(rules: CribbageRules, state: State, owner: Seat) -> Discarding:
    assert isinstance(state, Bidding)
    match = replace(state.match, owner=owner)
    if rules.auction.roles == "winner_is_dealer":
        match = replace(match, dealer=owner)
    return Discarding(
        match=match,
        hands=state.hands,
        thrown=(None,) * rules.seats,
        dealt_crib=state.dealt_crib,
    )


def _after_cut_for_deal(state: State, event: CutForDeal) -> CuttingForDeal:
    assert isinstance(state, CuttingForDeal)
    cuts = (*state.cuts, (event.seat, event.at, event.piece))
    if len(cuts) < len(state.among):
        return replace(state, cuts=cuts)
    lowest = min(TRAITS[piece].kind for _, _, piece in cuts)
    tied = tuple(sorted(seat for seat, _, piece in cuts if TRAITS[piece].kind == lowest))
    if len(tied) == 1:
        return replace(state, among=tied, cuts=cuts)
    again = replace(state.match, shuffle=state.match.shuffle + 1)
    return CuttingForDeal(again, tied, ())  # six-card 2.4: those who tie cut again


def _after_dealt(
    rules: CribbageRules, state: State, event: Dealt
) -> Dealing | Bidding | Discarding:
    assert isinstance(state, Dealing)
    assert isinstance(event.pieces, tuple)
    hands = (*state.hands, (event.seat, event.pieces))
    if len(hands) < rules.seats + (rules.deal.to_crib > 0):
        return replace(state, hands=hands)
    by_seat = dict(hands)
    in_seats = tuple(by_seat[Seat(seat)] for seat in range(rules.seats))
    dealt_crib = by_seat.get(None, ())
    if rules.auction.payment != "none":
        return Bidding(
            match=state.match,
            hands=in_seats,
            dealt_crib=dealt_crib,
            bids=(),
            passed=frozenset(),
            next=after(state.match.dealer, rules.seats),
        )
    return Discarding(
        match=state.match,
        hands=in_seats,
        thrown=(None,) * rules.seats,
        dealt_crib=dealt_crib,
    )


def _after_discarded(rules: CribbageRules, state: State, event: Discarded) -> Discarding | Cutting:
    assert isinstance(state, Discarding)
    pieces = event.pieces
    assert isinstance(pieces, tuple)
    hands = list(state.hands)
    hands[event.seat] = tuple(piece for piece in hands[event.seat] if piece not in pieces)
    thrown = list(state.thrown)
    thrown[event.seat] = pieces
    complete = tuple(each for each in thrown if each is not None)
    if len(complete) < rules.seats:
        return replace(state, hands=tuple(hands), thrown=tuple(thrown))
    crib = in_set_order(rules, [*state.dealt_crib, *(piece for each in complete for piece in each)])
    return Cutting(state.match, Layout(tuple(hands), complete, crib))


def _after_laid(state: Pegging, event: Laid) -> Pegging:
    held, laid = list(state.held), list(state.laid)
    held[event.seat] = tuple(piece for piece in held[event.seat] if piece != event.piece)
    laid[event.seat] = (*laid[event.seat], event.piece)
    return replace(
        state,
        held=tuple(held),
        laid=tuple(laid),
        series=(*state.series, (event.seat, event.piece)),
        count=event.count,
        next=after(event.seat, len(held)),
    )


def _after_series(rules: CribbageRules, state: Pegging) -> Pegging | Showing:
    leader = next_leader(state, rules.play.next_lead)
    if rules.play.series == "single" or leader is None:
        return Showing(
            match=state.match,
            layout=state.layout,
            starter=state.starter,
            held=state.held,
            laid=state.laid,
            shown=(),
            crib_shown=False,
        )
    return replace(state, series=(), count=0, said_go=(), next=leader)


def _after_game(rules: CribbageRules, state: State, event: GameEnded) -> Dealing | Finished:
    match = replace(state.match, won=event.match)
    if rules.match.to is None or event.match[event.winner] >= rules.match.to:
        assert isinstance(state, Bidding | Discarding | Pegging | Showing)
        return Finished(match, state, event.winner)
    dealer = winning.first_dealer(rules, match, event.winner)
    sides = len(match.scores)
    return Dealing(
        Match(
            game=match.game + 1,
            shuffle=0,
            deal=1,
            first_dealer=dealer,
            dealer=dealer,
            owner=dealer,
            turn=dealer,
            scores=(0,) * sides,
            before=(0,) * sides,
            won=match.won,
        )
    )
