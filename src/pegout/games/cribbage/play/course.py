"""What follows from an action, read from top to bottom like the rule book."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import assert_never

from pegout.engine import ScoreLine, Seat
from pegout.games.cribbage import scoring, winning
from pegout.games.cribbage.moves import (
    Accept,
    Action,
    Bid,
    BidMade,
    Claim,
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
    SeriesEnded,
    Shown,
    StarterTurned,
    Stop,
    Stopped,
)
from pegout.games.cribbage.phases import (
    Bidding,
    CuttingForDeal,
    Match,
    Pegging,
    Showing,
    State,
)
from pegout.games.cribbage.play import by_hand
from pegout.games.cribbage.play.after import in_set_order
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.turns import (
    after,
    objectors,
    round_from,
    to_act,
    to_bid,
    to_show,
    waits_for_objectors,
)
from pegout.pieces import Piece

Course = Generator[Event, State, State]
"""Yields what happens next, is sent the state after it, and returns the last state."""


def course(
    rules: CribbageRules, state: State, seat: Seat, action: Action, drawn: Sequence[Piece]
) -> Course:
    """All that the action leads to, until somebody has to act."""
    match action:
        case Deal():
            return _deal(rules, state, drawn)
        case Cut(at=at):
            if isinstance(state, CuttingForDeal):
                return _cut_for_deal(seat, at, drawn[0])
            return _turn_starter(rules, state, seat, at, drawn[0])
        case Bid(points=points):
            return _bid(rules, seat, points)
        case Pass():
            return _pass(rules, seat)
        case Discard(pieces=pieces):
            return _discard(rules, seat, pieces)
        case Lay():
            return _lay(rules, state, seat, action)
        case Go():
            return _say_go(rules, seat)
        case Stop():
            return _stop(rules, seat)
        case Claim(points=points):
            return _claim(rules, state, seat, points)
        case Accept():
            return _accept(rules, seat)
        case Muggins(points=points):
            return _call_muggins(rules, state, seat, points)
        case _:
            assert_never(action)


def _cut_for_deal(seat: Seat, at: int, piece: Piece) -> Course:
    state = yield CutForDeal(seat, at, piece)
    assert isinstance(state, CuttingForDeal)
    if len(state.among) == 1:
        state = yield DealerChosen(state.among[0])
    return state


def _deal(rules: CribbageRules, state: State, drawn: Sequence[Piece]) -> Course:
    dealer, each = state.match.dealer, rules.deal.each
    for turn, seat in enumerate(round_from(dealer, rules.seats)):
        if rules.deal.manner == "one_at_a_time":
            pieces = drawn[turn : rules.seats * each : rules.seats]  # six-card 3.2: pone first
        else:
            pieces = drawn[turn * each : (turn + 1) * each]
        state = yield Dealt(seat, in_set_order(rules, pieces))
    if rules.deal.to_crib:
        state = yield Dealt(None, in_set_order(rules, drawn[rules.seats * each :]))
    due = scoring.compensation_lines(rules, state.match.deal)
    scored, _ = winning.award(rules, state.match, after(dealer, rules.seats), due)
    if scored:
        state = yield scored
    return state


def _bid(rules: CribbageRules, seat: Seat, points: int) -> Course:
    state = yield BidMade(seat, points)
    return (yield from _settle_auction(rules, state))


def _pass(rules: CribbageRules, seat: Seat) -> Course:
    state = yield Passed(seat)
    return (yield from _settle_auction(rules, state))


def _settle_auction(rules: CribbageRules, state: State) -> Course:
    """All but one have passed: the crib is his who bid most, for his bid; else the dealer's."""
    assert isinstance(state, Bidding)
    if to_bid(state) is not None:
        return state
    owner, points = state.bids[-1] if state.bids else (state.match.dealer, 0)
    after_auction = yield CribOwned(owner)
    if points and rules.auction.payment == "deduct":
        return (yield winning.deduct(rules, after_auction.match, owner, points))
    if points:
        for seat in winning.others(rules, owner):
            lines = (ScoreLine("bid", (), points),)
            scored, _ = winning.award(rules, after_auction.match, seat, lines)
            if scored:
                after_auction = yield scored
    return after_auction


def _discard(rules: CribbageRules, seat: Seat, pieces: Sequence[Piece]) -> Course:
    return (yield Discarded(seat, in_set_order(rules, pieces)))


def _turn_starter(
    rules: CribbageRules, state: State, seat: Seat, at: int, starter: Piece
) -> Course:
    dealer = state.match.dealer
    scorer = after(dealer, rules.seats) if scoring.starter_scorer(rules) == "pone" else dealer
    scored, lost = winning.award(rules, state.match, scorer, scoring.starter_lines(rules, starter))
    state = yield StarterTurned(seat, at, starter, lost)
    if scored:
        state = yield scored
    return state


def _lay(rules: CribbageRules, state: State, seat: Seat, action: Lay) -> Course:
    assert isinstance(state, Pegging)
    yield from _close(state.match)
    series = tuple(laid for _, laid in state.series)
    lines = scoring.lay_lines(rules, series, action.piece)
    count = state.count + scoring.value(action.piece)
    if action.claim is None:
        scored, lost = winning.award(rules, state.match, seat, lines)
        now = yield Laid(seat, action.piece, count, lost)
        if scored:
            now = yield scored
    else:
        now = yield Laid(seat, action.piece, count)
        assert isinstance(now, Pegging)
        now = yield from by_hand.count_lay(rules, now, lines, action.claim)
        assert isinstance(now, Pegging)
        if to_act(now, rules.play.limit) is None:
            now = yield SeriesEnded(seat, count)  # its points were in the claim
    return (yield from _onward(rules, now))


def _say_go(rules: CribbageRules, seat: Seat) -> Course:
    state = yield SaidGo(seat)
    return (yield from _onward(rules, state))


def _stop(rules: CribbageRules, seat: Seat) -> Course:
    state = yield Stopped(seat)
    assert isinstance(state, Pegging)
    state = yield from _end_series(rules, state)
    return (yield from _onward(rules, state))


def _claim(rules: CribbageRules, state: State, seat: Seat, points: int) -> Course:
    assert isinstance(state, Showing)
    yield from _close(state.match)
    state = yield from by_hand.count_show(rules, state, seat, points)
    return (yield from _onward(rules, state))


def _accept(rules: CribbageRules, seat: Seat) -> Course:
    state = yield CountAccepted(seat)
    return (yield from _onward(rules, state))


def _call_muggins(rules: CribbageRules, state: State, seat: Seat, points: int) -> Course:
    state = yield from by_hand.take(rules, state, seat, points)
    return (yield from _onward(rules, state))


def _close(match: Match) -> Generator[Event, State, None]:
    """The next count begins: what was missed before it is told, and lost to all."""
    if match.window is not None and match.window.missed:
        yield Missed(match.window.seat, match.window.missed)


def _onward(rules: CribbageRules, state: State) -> Course:
    """What now happens by itself: a series ends, hands are shown, the deal ends."""
    window = state.match.window
    if window is not None and window.missed and not objectors(rules, window):
        state = yield Missed(window.seat, window.missed)
    while True:
        if isinstance(state, Pegging) and to_act(state, rules.play.limit) is None:
            state = yield from _end_series(rules, state)
        elif isinstance(state, Showing) and state.uncounted is None:
            following = to_show(state)
            if waits_for_objectors(rules, state.match, following):
                return state
            if following is None:
                return (yield DealEnded())
            state = yield from _show(rules, state, following)
        else:
            return state


def _end_series(rules: CribbageRules, play: Pegging) -> Course:
    last, _ = play.series[-1]
    laid = tuple(piece for _, piece in play.series)
    scored, lost = winning.award(rules, play.match, last, scoring.last_lines(rules, laid))
    if scored:
        yield scored
    return (yield SeriesEnded(last, play.count, lost))


def _show(rules: CribbageRules, state: Showing, seat: Seat) -> Course:
    """The next hand, or the crib after the last of them (six-card 6.1)."""
    hands_shown = len(state.shown) == rules.seats
    if hands_shown:
        shown = Shown(seat, "crib", state.layout.crib)
    else:
        shown = Shown(seat, "hand", state.layout.hands[seat])
    if rules.counting.by != "automatic":
        return (yield shown)
    lines = scoring.show_lines(rules, shown.pieces, state.starter, shown.what)
    scored, lost = winning.award(rules, state.match, seat, lines)
    now = yield Shown(seat, shown.what, shown.pieces, lost)
    if scored:
        now = yield scored
    return now


def ending(rules: CribbageRules, match: Match) -> list[Event]:
    """The game that somebody has won, and the match if that decides it."""
    won_by = winning.winner(rules, match.scores)
    assert won_by is not None
    defeats = winning.lurches(rules, match.scores, won_by)
    heaviest = winning.heaviest(defeats)
    points = winning.match_points(rules, heaviest)
    won = tuple(each + points * (side == won_by) for side, each in enumerate(match.won))
    events: list[Event] = [GameEnded(won_by, match.scores, heaviest, defeats, won)]
    if rules.match.to is not None and won[won_by] >= rules.match.to:
        events.append(MatchEnded(won_by, won))
    return events
