"""The course of a match: what follows from an action, and the state after each event."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import TypeVar, assert_never

from pegout.engine import Draw, Seat, Seen, Side, total
from pegout.games.bingo import rewards, scoring
from pegout.games.bingo.legality import in_stock, refusal, stock
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
from pegout.games.bingo.phases import (
    CuttingForDeal,
    Dealing,
    Finished,
    Hand,
    Layout,
    Leading,
    Match,
    Replying,
    State,
)
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.rules import BingoRules
from pegout.pieces import TILES, Piece, Tile

Course = Generator[Event, State, None]
"""Yields what happens next and is sent the state after it, so that it reads like the rule book."""
T = TypeVar("T")


def start(dealer: Seat | None) -> State:
    """Before the draw for the lead, or before the first deal where the second player is given."""
    match = Match(game=1, shuffle=0, deal=0, dealer=Seat(0), large=(0, 0))
    if dealer is None:
        return CuttingForDeal(match, ())
    if dealer not in {0, 1}:
        raise ValueError(f"the dealer is a seat from 0 to 1, not {dealer}")
    return Dealing(replace(match, deal=1, dealer=dealer))


def draw(rules: BingoRules, state: State, action: Action) -> Draw | None:
    """Where in the shuffled set the tiles lie that this action turns, deals or draws."""
    match state, action:
        case Dealing(), Deal():
            places = tuple(range(rules.dealt + 1))
        case CuttingForDeal(), Cut():
            places = (action.at,)
        case Replying(), Reply():
            places = _drawn_after(rules, state, _tile(action.piece))
        case _:
            return None
    return Draw(state.match.game, state.match.shuffle, places) if places else None


def _drawn_after(rules: BingoRules, state: Replying, tile: Tile) -> tuple[int, ...]:
    """The places of the stock that are drawn after this reply; none where the deal is over."""
    after: State = state
    for event in _trick(rules, state, tile):
        after = evolve(rules, after, event)
    assert isinstance(after, Leading)
    layout = after.layout
    if rewards.winner(rules, after.match.large) is not None or _over(rules, layout):
        return ()
    if stock(layout) != "open":
        return ()
    number = min(len(layout.hands), rules.face_down - layout.drawn)  # bingo 5.11: at last only one
    first = rules.dealt + 1 + layout.drawn
    return tuple(range(first, first + number))


def decide(
    rules: BingoRules, state: State, seat: Seat, action: Action, drawn: Sequence[Piece]
) -> tuple[Event, ...]:
    """The events that the action leads to, ending at the one that wins."""
    refused = refusal(rules, state, seat, action)
    if refused is not None:
        raise refused
    _check_drawn(rules, state, action, drawn)
    events: list[Event] = []
    course = _course(rules, state, seat, action, tuple(_tile(piece) for piece in drawn))
    event = next(course)
    while True:
        events.append(event)
        state = evolve(rules, state, event)
        won_by = rewards.winner(rules, state.match.large)
        if won_by is not None:  # bingo 10.2: the match ends at once
            large = state.match.large
            return (*events, GameEnded(Side(won_by), large), MatchEnded(Side(won_by), large))
        try:
            event = course.send(state)
        except StopIteration:
            return tuple(events)


def _check_drawn(rules: BingoRules, state: State, action: Action, drawn: Sequence[Piece]) -> None:
    wanted = draw(rules, state, action)
    number = 0 if wanted is None else len(wanted.places)
    out: set[Tile] = set()
    if isinstance(state, CuttingForDeal):
        out = {tile for _, _, tile in state.cuts}
    elif isinstance(state, Replying):
        layout = state.layout
        out = {tile for tiles in (*layout.hands, *layout.taken) for tile in tiles}
        out |= {layout.turned, state.lead}
    if len(drawn) != number:
        raise ValueError(f"chance draws {number} tiles here, not {len(drawn)}")
    if len(set(drawn)) != number:
        raise ValueError("chance cannot draw a tile twice")
    for piece in drawn:
        if piece not in TILES or piece in out:
            raise ValueError(f"chance cannot draw {piece.code} here")


def _course(rules: BingoRules, state: State, seat: Seat, action: Action, drawn: Hand) -> Course:
    match action:
        case Deal():
            return _deal(rules, state, drawn)
        case Cut(at=at):
            return _cut_for_deal(seat, at, drawn[0])
        case Close():
            return _close(seat)
        case Lead(piece=piece, declare=number):
            assert isinstance(state, Leading)
            return _lead(state, seat, piece, number)
        case Reply(piece=piece):
            assert isinstance(state, Replying)
            return _reply(rules, state, _tile(piece), drawn)
        case _:
            assert_never(action)


def _cut_for_deal(seat: Seat, at: int, tile: Tile) -> Course:
    state = yield CutForDeal(seat, at, tile)
    assert isinstance(state, CuttingForDeal)
    if state.leader is not None:
        yield DealerChosen(opponent(state.leader))


def _deal(rules: BingoRules, state: State, drawn: Hand) -> Course:
    dealer = state.match.dealer
    for turn, seat in enumerate((opponent(dealer), dealer)):  # bingo 3.1: the leader first
        yield Dealt(seat, _sorted(drawn[turn : rules.dealt : rules.seats]))
    turned = drawn[rules.dealt]
    yield TrumpTurned(turned, scoring.trump_of(rules, turned))


def _close(seat: Seat) -> Course:
    yield StockClosed(seat)


def _lead(state: Leading, seat: Seat, piece: Piece, number: int | None) -> Course:
    held = scoring.doubles(state.layout.hands[seat])
    yield Led(seat, piece)
    if number is not None:
        yield Declared(seat, held)


def _reply(rules: BingoRules, state: Replying, tile: Tile, drawn: Hand) -> Course:
    now: State = state
    for event in _trick(rules, state, tile):  # bingo 9.1: credited, then the match, then the deal
        now = yield event
    assert isinstance(now, Leading)
    if _over(rules, now.layout):
        yield from _end_of_deal(rules, now)
    elif stock(now.layout) == "open":
        yield from _draws(rules, now.layout, drawn)


def _trick(rules: BingoRules, state: Replying, tile: Tile) -> tuple[Event, ...]:
    """The reply, who takes the trick, and all that is credited for it."""
    layout, lead = state.layout, state.lead
    replier = opponent(layout.leader)
    lost = scoring.takes(rules, layout.trump, lead, tile)
    winner = replier if lost else layout.leader
    declared = () if lost else state.declared  # bingo 6.3
    lines = scoring.trick_lines(rules, layout.trump, lead, tile, declared)
    points = total(lines)
    large = state.match.large[winner]
    events: list[Event] = [
        Replied(replier, tile),
        TrickWon(winner, points, layout.small[winner] + points, lines),
    ]
    for reason, more in scoring.trick_large(rules, layout.trump, lead, tile, declared):
        large += more
        events.append(LargeScored(winner, more, reason, large))
    return tuple(events)


def _over(rules: BingoRules, layout: Layout) -> bool:
    """The deal has been played (bingo 9.1)."""
    return not any(layout.hands) or (layout.first is not None and not rules.rewards.play_out)


def _end_of_deal(rules: BingoRules, state: Leading) -> Course:
    credited = rewards.rewards(rules, rewards.outcome(rules, state.layout))
    now: State = state
    for seat, points, reason in credited:
        now = yield LargeScored(seat, points, reason, now.match.large[seat] + points)
    yield DealEnded(credited[0][0] if credited else None)


def _draws(rules: BingoRules, layout: Layout, drawn: Hand) -> Course:
    winner, loser = layout.leader, opponent(layout.leader)
    if in_stock(rules, layout) > rules.seats:
        for seat, tile in zip((winner, loser), drawn, strict=True):
            yield Drew(seat, (tile,))
        return
    takes_trump = winner if rules.tricks.last_draw == "winner_takes_trump" else loser
    for seat in (winner, loser):  # bingo 5.11
        if seat == takes_trump:
            yield Drew(seat, (layout.turned,), "turned")
        else:
            yield Drew(seat, drawn)


def _tile(piece: Piece) -> Tile:
    assert isinstance(piece, Tile)
    return piece


def _tiles(pieces: Seen) -> tuple[Tile, ...]:
    assert isinstance(pieces, tuple)
    return tuple(_tile(piece) for piece in pieces)


def _sorted(tiles: Sequence[Tile]) -> Hand:
    """In set order, so that the order in which tiles came tells nothing."""
    return tuple(sorted(tiles, key=TILES.index))


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def evolve(rules: BingoRules, state: State, event: Event) -> State:
    """The state after a fact. A fact always folds: it was checked before it became one."""
    match event:
        case CutForDeal():
            return _after_cut_for_deal(state, event)
        case DealerChosen(seat=seat):
            match = state.match
            return Dealing(replace(match, shuffle=match.shuffle + 1, deal=1, dealer=seat))
        case Dealt(seat=seat, pieces=pieces):
            assert isinstance(state, Dealing)
            return replace(state, hands=(*state.hands, (seat, _tiles(pieces))))
        case TrumpTurned():
            assert isinstance(state, Dealing)
            return _after_trump(state, event)
        case StockClosed(seat=seat):
            assert isinstance(state, Leading)
            return replace(state, layout=replace(state.layout, closer=seat))
        case Led(seat=seat, piece=piece):
            assert isinstance(state, Leading)
            return Replying(state.match, _laid(state.layout, seat, piece), _tile(piece))
        case Declared(seat=seat, pieces=pieces):
            assert isinstance(state, Replying)
            return _after_declared(state, seat, _tiles(pieces))
        case Replied(seat=seat, piece=piece):
            assert isinstance(state, Replying)
            return _after_replied(state, seat, _tile(piece))
        case TrickWon():
            assert isinstance(state, Leading)
            return _after_trick(rules, state, event)
        case LargeScored(seat=seat, large=large):
            match = replace(state.match, large=_with(state.match.large, seat, large))
            return replace(state, match=match)
        case Drew():
            assert isinstance(state, Leading)
            return replace(state, layout=_after_drew(state.layout, event))
        case DealEnded(winner=winner):
            return Dealing(
                replace(
                    state.match,
                    shuffle=state.match.shuffle + 1,
                    deal=state.match.deal + 1,
                    dealer=rewards.next_dealer(rules, state.match.dealer, winner),
                )
            )
        case GameEnded(winner=side):
            assert isinstance(state, Leading)
            return Finished(state.match, state.layout, Seat(side))
        case MatchEnded():
            return state
        case _:
            assert_never(event)


def _after_cut_for_deal(state: State, event: CutForDeal) -> CuttingForDeal:
    assert isinstance(state, CuttingForDeal)
    cuts = (*state.cuts, (event.seat, event.at, _tile(event.piece)))
    if len(cuts) == 1:
        return replace(state, cuts=cuts)
    (lowest, leader), (higher, _) = sorted((tile.pips, seat) for seat, _, tile in cuts)
    if lowest == higher:  # bingo 2.4
        again = replace(state.match, shuffle=state.match.shuffle + 1)
        return CuttingForDeal(again, ())
    return replace(state, cuts=cuts, leader=leader)


def _after_trump(state: Dealing, event: TrumpTurned) -> Leading:
    by_seat = dict(state.hands)
    hands = tuple(by_seat[seat] for seat in sorted(by_seat))
    layout = Layout(
        hands=hands,
        known=(frozenset(),) * len(hands),
        turned=_tile(event.piece),
        trump=event.trump,
        drawn=0,
        turned_drawn=False,
        closer=None,
        since_closing=(0,) * len(hands),
        taken=((),) * len(hands),
        small=(0,) * len(hands),
        first=None,
        leader=opponent(state.match.dealer),
    )
    return Leading(state.match, layout)


def _laid(layout: Layout, seat: Seat, piece: Piece) -> Layout:
    hand = tuple(tile for tile in layout.hands[seat] if tile != piece)
    return replace(
        layout,
        hands=_with(layout.hands, seat, hand),
        known=_with(layout.known, seat, layout.known[seat] - {_tile(piece)}),
    )


def _after_declared(state: Replying, seat: Seat, declared: Hand) -> Replying:
    """All have seen the doubles: those still in the hand stay known (bingo 6.5)."""
    layout = state.layout
    known = layout.known[seat] | (set(declared) - {state.lead})
    layout = replace(layout, known=_with(layout.known, seat, known))
    return replace(state, layout=layout, declared=declared)


def _after_replied(state: Replying, seat: Seat, tile: Tile) -> Leading:
    """The trick lies with whoever led until it is told who takes it."""
    layout, leader = _laid(state.layout, seat, tile), state.layout.leader
    pile = (*layout.taken[leader], state.lead, tile)
    return Leading(state.match, replace(layout, taken=_with(layout.taken, leader, pile)))


def _after_trick(rules: BingoRules, state: Leading, event: TrickWon) -> Leading:
    layout, winner = state.layout, event.seat
    taken = layout.taken
    if winner != layout.leader:
        pile, trick = taken[layout.leader][:-2], taken[layout.leader][-2:]
        taken = _with(taken, layout.leader, pile)
        taken = _with(taken, winner, (*taken[winner], *trick))
    since_closing = layout.since_closing
    if layout.closer is not None:
        since_closing = _with(since_closing, winner, since_closing[winner] + 1)
    first = layout.first
    if first is None and event.small >= rules.rewards.enough:
        first = winner
    layout = replace(
        layout,
        taken=taken,
        since_closing=since_closing,
        small=_with(layout.small, winner, event.small),
        first=first,
        leader=winner,
    )
    return replace(state, layout=layout)


def _after_drew(layout: Layout, event: Drew) -> Layout:
    seat, drawn = event.seat, _tiles(event.pieces)
    hands = _with(layout.hands, seat, _sorted((*layout.hands[seat], *drawn)))
    if event.source == "stock":
        return replace(layout, hands=hands, drawn=layout.drawn + len(drawn))
    known = _with(layout.known, seat, layout.known[seat] | set(drawn))
    return replace(layout, hands=hands, known=known, turned_drawn=True)
