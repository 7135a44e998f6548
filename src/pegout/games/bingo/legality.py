"""What may be done now. The list, the check and the reason come from here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, assert_never

from pegout.engine import CHANCE, IllegalAction, Seat
from pegout.games.bingo.moves import Action, Close, Cut, Deal, Lead, Reply
from pegout.games.bingo.phases import (
    CuttingForDeal,
    Dealing,
    Finished,
    Layout,
    Leading,
    Replying,
    State,
)
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.rules import BingoRules
from pegout.games.bingo.scoring import (
    BINGO,
    FEWEST_DOUBLES,
    bears,
    doubles,
    halves,
    is_double,
)
from pegout.pieces import TILES, Piece, Tile

Stock = Literal["open", "closed", "gone"]


def stock(layout: Layout) -> Stock:
    """Whether tiles are still drawn; where they are not, the lead must be answered."""
    if layout.turned_drawn:
        return "gone"
    return "open" if layout.closer is None else "closed"


def in_stock(rules: BingoRules, layout: Layout) -> int:
    """Tiles left in it, the turned one included."""
    return rules.face_down + 1 - layout.drawn - layout.turned_drawn


def awaiting(state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    match state:
        case CuttingForDeal():
            done = {seat for seat, _, _ in state.cuts}
            return tuple(seat for seat in (Seat(0), Seat(1)) if seat not in done)
        case Dealing():
            return (CHANCE,)
        case Leading():
            return (state.layout.leader,)
        case Replying():
            return (opponent(state.layout.leader),)
        case Finished():
            return ()
        case _:
            assert_never(state)


def wishes(state: State, seat: Seat) -> Iterator[Action]:
    """Everything this seat might think of doing now, allowed or not."""
    match state:
        case Dealing():
            yield Deal()
        case CuttingForDeal():
            yield from (Cut(at) for at in range(len(TILES)))
        case Leading(layout=layout):
            hand = layout.hands[seat]
            held = doubles(hand)
            yield from (Lead(tile) for tile in hand)
            if len(held) >= FEWEST_DOUBLES:
                yield from (Lead(tile, len(held)) for tile in held)
            yield Close()
        case Replying(layout=layout):
            yield from (Reply(tile) for tile in layout.hands[seat])
        case Finished():
            return
        case _:
            assert_never(state)


def refusal(rules: BingoRules, state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why this seat may not do this now; ``None`` where it may."""
    if isinstance(state, Finished):
        return IllegalAction("game-over")
    if seat not in awaiting(state):
        return IllegalAction("not-your-turn")
    match state, action:
        case Dealing(), Deal():
            return None
        case CuttingForDeal(), Cut():
            return _cut(state, action)
        case Leading(), Lead():
            return _lead(state.layout.hands[seat], action)
        case Leading(), Close():
            return _close(state.layout)
        case Replying(), Reply():
            return _reply(rules, state, state.layout.hands[seat], action.piece)
        case _:
            return IllegalAction("not-now")


def _cut(state: CuttingForDeal, action: Cut) -> IllegalAction | None:
    if any(action.at == at for _, at, _ in state.cuts):
        return IllegalAction("place-taken", at=action.at)
    if 0 <= action.at < len(TILES):
        return None
    return IllegalAction("no-such-place", at=action.at, most=len(TILES) - 1)


def _lead(hand: Sequence[Tile], action: Lead) -> IllegalAction | None:
    tile = _held(hand, action.piece)
    if tile is None:
        return IllegalAction("not-in-hand", piece=action.piece.code)
    if action.declare is None:
        return None
    held = len(doubles(hand))
    if not is_double(tile):
        return IllegalAction("not-a-double", piece=tile.code)
    if held < FEWEST_DOUBLES:
        return IllegalAction("too-few-doubles", held=held)
    if action.declare != held:
        return IllegalAction("wrong-number-of-doubles", held=held, given=action.declare)
    return None


def _close(layout: Layout) -> IllegalAction | None:
    match stock(layout):
        case "open":
            return None
        case "closed":
            return IllegalAction("already-closed")
        case "gone":
            return IllegalAction("stock-gone")
        case _:
            assert_never(stock(layout))


def _held(hand: Sequence[Tile], piece: Piece) -> Tile | None:
    return next((tile for tile in hand if tile == piece), None)


def _reply(
    rules: BingoRules, state: Replying, hand: Sequence[Tile], piece: Piece
) -> IllegalAction | None:
    tile = _held(hand, piece)
    if tile is None:
        return IllegalAction("not-in-hand", piece=piece.code)
    layout = state.layout
    allowed, why = answers(rules, layout.trump, state.lead, hand, stock(layout))
    return None if tile in allowed else why


def answers(
    rules: BingoRules, trump: int, lead: Tile, hand: Sequence[Tile], drawing: Stock
) -> tuple[tuple[Tile, ...], IllegalAction | None]:
    """The tiles of the hand that may answer the lead, and why no other may (bingo 5.2, 7)."""
    if drawing == "open":
        return tuple(hand), None
    for number in _asked_for(rules, trump, lead):
        matching = tuple(tile for tile in hand if _answers(rules, trump, tile, number))
        if matching:
            return matching, IllegalAction("must-answer", number=number)
    if rules.tricks.must_trump:
        masters = tuple(tile for tile in hand if tile == BINGO or bears(tile, trump))
        if masters:
            return masters, IllegalAction("must-trump", number=trump)
    return tuple(hand), None


def _asked_for(rules: BingoRules, trump: int, lead: Tile) -> tuple[int, ...]:
    """The numbers that the lead asks for, in order; a double has one, and asks twice for it."""
    higher, lower = halves(rules, lead)
    if not rules.tricks.trump_tiles_follow and lower == trump:
        return lower, higher  # bingo 11.7: a trump is led as a trump
    return higher, lower


def _answers(rules: BingoRules, trump: int, tile: Tile, number: int) -> bool:
    """The tile answers the number: a trump perhaps only trumps (bingo 7.3, 11.7)."""
    if not rules.tricks.trump_tiles_follow and bears(tile, trump):
        return number == trump
    return bears(tile, number)
