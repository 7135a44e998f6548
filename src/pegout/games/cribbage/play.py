"""The course of a match: what follows from an action, and the state after each event."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import assert_never

from pegout.engine import Draw, Seat
from pegout.games.cribbage import scoring, winning
from pegout.games.cribbage.legality import refusal
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
from pegout.games.cribbage.phases import (
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
)
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import TRAITS
from pegout.games.cribbage.turns import after, next_leader, round_from, to_act
from pegout.pieces import SETS, Piece

Course = Generator[Event, State, None]
"""Yields what happens next and is sent the state after it, so that it reads like the rule book."""


def start(rules: CribbageRules, dealer: Seat | None) -> State:
    """Before the cut for the deal, or before the first deal where the dealer is given."""
    sides = len({winning.side_of(rules, Seat(seat)) for seat in range(rules.seats)})
    match = Match(
        game=1,
        shuffle=0,
        deal=0,
        first_dealer=Seat(0),
        dealer=Seat(0),
        scores=(0,) * sides,
        before=(0,) * sides,
        won=(0,) * sides,
    )
    if dealer is None:
        return CuttingForDeal(match, tuple(Seat(seat) for seat in range(rules.seats)), ())
    if not 0 <= dealer < rules.seats:
        raise ValueError(f"the dealer is a seat from 0 to {rules.seats - 1}, not {dealer}")
    return Dealing(replace(match, deal=1, dealer=dealer, first_dealer=dealer))


def draw(rules: CribbageRules, state: State, action: Action) -> Draw | None:
    """Where in the shuffled pack the pieces lie that this action turns or deals."""
    match state, action:
        case Dealing(), Deal():
            places = tuple(range(rules.dealt))
        case CuttingForDeal(), Cut():
            places = (action.at,)
        case Cutting(), Cut():
            places = (rules.dealt + action.at,)
        case _:
            return None
    return Draw(state.match.game, state.match.shuffle, places)


def decide(
    rules: CribbageRules, state: State, seat: Seat, action: Action, drawn: Sequence[Piece]
) -> tuple[Event, ...]:
    """The events that the action leads to, ending at the one that wins."""
    refused = refusal(rules, state, seat, action)
    if refused is not None:
        raise refused
    _check_drawn(rules, state, action, drawn)
    events: list[Event] = []
    course = _course(rules, state, seat, action, drawn)
    event = next(course)
    while True:
        events.append(event)
        state = evolve(rules, state, event)
        won_by = winning.winner(rules, state.match.scores)
        if won_by is not None:
            course = _ending(rules, state.match)  # six-card 7.2: nothing later is counted
            event = next(course)
            events.extend((event, *course))
            return tuple(events)
        try:
            event = course.send(state)
        except StopIteration:
            return tuple(events)


def _check_drawn(
    rules: CribbageRules, state: State, action: Action, drawn: Sequence[Piece]
) -> None:
    wanted = draw(rules, state, action)
    number = 0 if wanted is None else len(wanted.places)
    out: set[Piece] = set()
    if isinstance(state, CuttingForDeal):
        out = {piece for _, _, piece in state.cuts}
    elif isinstance(state, Cutting):
        out = {piece for hand in (*state.layout.hands, state.layout.crib) for piece in hand}
    if len(drawn) != number:
        raise ValueError(f"chance draws {number} pieces here, not {len(drawn)}")
    if len(set(drawn)) != number:
        raise ValueError("chance cannot draw a piece twice")
    for piece in drawn:
        if piece not in SETS[rules.pieces] or piece in out:
            raise ValueError(f"chance cannot draw {piece.code} here")


def _course(
    rules: CribbageRules, state: State, seat: Seat, action: Action, drawn: Sequence[Piece]
) -> Course:
    match action:
        case Deal():
            return _deal(rules, state, drawn)
        case Cut(at=at):
            if isinstance(state, CuttingForDeal):
                return _cut_for_deal(seat, at, drawn[0])
            return _turn_starter(rules, state, seat, at, drawn[0])
        case Discard(pieces=pieces):
            return _discard(rules, seat, pieces)
        case Lay(piece=piece):
            return _lay(rules, state, seat, piece)
        case Go():
            return _say_go(rules, seat)
        case Stop():
            return _stop(rules, seat)
        case _:
            assert_never(action)


def _cut_for_deal(seat: Seat, at: int, piece: Piece) -> Course:
    state = yield CutForDeal(seat, at, piece)
    assert isinstance(state, CuttingForDeal)
    if len(state.among) == 1:
        yield DealerChosen(state.among[0])


def _deal(rules: CribbageRules, state: State, drawn: Sequence[Piece]) -> Course:
    order = round_from(state.match.dealer, rules.seats)
    each = rules.deal.each
    for turn, seat in enumerate(order):
        if rules.deal.manner == "one_at_a_time":
            pieces = drawn[turn : rules.seats * each : rules.seats]  # six-card 3.2: pone first
        else:
            pieces = drawn[turn * each : (turn + 1) * each]
        yield Dealt(seat, _sorted(rules, pieces))
    if rules.deal.to_crib:
        yield Dealt(None, _sorted(rules, drawn[rules.seats * each :]))


def _discard(rules: CribbageRules, seat: Seat, pieces: Sequence[Piece]) -> Course:
    yield Discarded(seat, _sorted(rules, pieces))


def _turn_starter(
    rules: CribbageRules, state: State, seat: Seat, at: int, starter: Piece
) -> Course:
    scored, lost = winning.award(
        rules, state.match, state.match.dealer, scoring.starter_lines(rules, starter)
    )
    yield StarterTurned(seat, at, starter, lost)
    if scored:
        yield scored


def _lay(rules: CribbageRules, state: State, seat: Seat, piece: Piece) -> Course:
    assert isinstance(state, Pegging)
    series = tuple(laid for _, laid in state.series)
    scored, lost = winning.award(rules, state.match, seat, scoring.lay_lines(rules, series, piece))
    state = yield Laid(seat, piece, state.count + scoring.value(piece), lost)
    if scored:
        state = yield scored
    yield from _after_turn(rules, state)


def _say_go(rules: CribbageRules, seat: Seat) -> Course:
    state = yield SaidGo(seat)
    yield from _after_turn(rules, state)


def _stop(rules: CribbageRules, seat: Seat) -> Course:
    state = yield Stopped(seat)
    assert isinstance(state, Pegging)
    yield from _end_series(rules, state)


def _after_turn(rules: CribbageRules, state: State) -> Course:
    assert isinstance(state, Pegging)
    if to_act(state, rules.play.limit) is None:
        yield from _end_series(rules, state)


def _end_series(rules: CribbageRules, play: Pegging) -> Course:
    last, _ = play.series[-1]
    laid = tuple(piece for _, piece in play.series)
    scored, lost = winning.award(rules, play.match, last, scoring.last_lines(rules, laid))
    if scored:
        yield scored
    state = yield SeriesEnded(last, play.count, lost)
    if isinstance(state, Showing):
        yield from _show(rules, state)


def _show(rules: CribbageRules, state: Showing) -> Course:
    layout, starter, dealer = state.layout, state.starter, state.match.dealer
    now: State = state
    for seat in round_from(dealer, rules.seats):  # six-card 6.1: pone first, the crib last
        hand = layout.hands[seat]
        lines = scoring.show_lines(rules, hand, starter, "hand")
        scored, lost = winning.award(rules, now.match, seat, lines)
        now = yield Shown(seat, "hand", hand, lost)
        if scored:
            now = yield scored
    lines = scoring.show_lines(rules, layout.crib, starter, "crib")
    scored, lost = winning.award(rules, now.match, dealer, lines)
    yield Shown(dealer, "crib", layout.crib, lost)
    if scored:
        yield scored
    yield DealEnded()


def _ending(rules: CribbageRules, match: Match) -> Course:
    won_by = winning.winner(rules, match.scores)
    assert won_by is not None
    defeats = winning.lurches(rules, match.scores, won_by)
    heaviest = winning.heaviest(defeats)
    points = winning.match_points(rules, heaviest)
    won = tuple(each + points * (side == won_by) for side, each in enumerate(match.won))
    yield GameEnded(won_by, match.scores, heaviest, defeats, won)
    if rules.match.to is not None and won[won_by] >= rules.match.to:
        yield MatchEnded(won_by, won)


def _sorted(rules: CribbageRules, pieces: Sequence[Piece]) -> Hand:
    """In set order, so that the order in which pieces came tells nothing."""
    return tuple(sorted(pieces, key=SETS[rules.pieces].index))


def evolve(rules: CribbageRules, state: State, event: Event) -> State:
    """The state after a fact. A fact always folds: it was checked before it became one."""
    match event:
        case CutForDeal():
            return _after_cut_for_deal(state, event)
        case DealerChosen(seat=seat):
            match = replace(
                state.match, shuffle=state.match.shuffle + 1, deal=1, dealer=seat, first_dealer=seat
            )
            return Dealing(match)
        case Dealt():
            return _after_dealt(rules, state, event)
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
                said_go=frozenset(),
                next=after(state.match.dealer, rules.seats),
            )
        case Laid():
            assert isinstance(state, Pegging)
            return _after_laid(state, event)
        case SaidGo(seat=seat):
            assert isinstance(state, Pegging)
            return replace(state, said_go=state.said_go | {seat}, next=after(seat, rules.seats))
        case Stopped():
            return state
        case SeriesEnded():
            assert isinstance(state, Pegging)
            return _after_series(rules, state)
        case Shown(seat=seat, what=what):
            assert isinstance(state, Showing)
            if what == "crib":
                return replace(state, crib_shown=True)
            return replace(state, shown=(*state.shown, seat))
        case Scored(side=side, score=score):
            return _after_scored(state, side, score)
        case DealEnded():
            match = replace(
                state.match,
                shuffle=state.match.shuffle + 1,
                deal=state.match.deal + 1,
                dealer=after(state.match.dealer, rules.seats),
            )
            return Dealing(match)
        case GameEnded():
            return _after_game(rules, state, event)
        case MatchEnded():
            return state
        case _:
            assert_never(event)


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


def _after_dealt(rules: CribbageRules, state: State, event: Dealt) -> Dealing | Discarding:
    assert isinstance(state, Dealing)
    assert isinstance(event.pieces, tuple)
    hands = (*state.hands, (event.seat, event.pieces))
    if len(hands) < rules.seats + (rules.deal.to_crib > 0):
        return replace(state, hands=hands)
    by_seat = dict(hands)
    return Discarding(
        match=state.match,
        hands=tuple(by_seat[Seat(seat)] for seat in range(rules.seats)),
        thrown=(None,) * rules.seats,
        dealt_crib=by_seat.get(None, ()),
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
    crib = _sorted(rules, [*state.dealt_crib, *(piece for each in complete for piece in each)])
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
    leader = next_leader(state)
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
    return replace(state, series=(), count=0, said_go=frozenset(), next=leader)


def _after_scored(state: State, side: int, score: int) -> State:
    scores, before = list(state.match.scores), list(state.match.before)
    before[side], scores[side] = scores[side], score
    return replace(state, match=replace(state.match, scores=tuple(scores), before=tuple(before)))


def _after_game(rules: CribbageRules, state: State, event: GameEnded) -> Dealing | Finished:
    match = replace(state.match, won=event.match)
    if rules.match.to is None or event.match[event.winner] >= rules.match.to:
        assert isinstance(state, Pegging | Showing)
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
            scores=(0,) * sides,
            before=(0,) * sides,
            won=match.won,
        )
    )
