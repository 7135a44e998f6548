"""What the tests of every ruleset need to know of Bingo."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from pegout.engine import AnyRuleset, Seat, Viewer, total
from pegout.games.bingo import Bingo, moves, phases
from pegout.pieces import CARDS, TILES, Piece, PieceSet, Tile

if TYPE_CHECKING:
    from tests.strategies import Options, Step

HOUSES: Final[tuple[Options, ...]] = (
    {"trickRule": "suit", "trumpTilesFollow": False, "mustTrump": True, "nextDealer": "winner"},
    {
        "blankRank": 0,
        "blankTrumpDouble": 14,
        "playOut": True,
        "nobody70": "higher_total",
        "largeTarget": 8,
    },
    {
        "sixDoubles": "small",
        "thresholds": "30_no_trick",
        "bingoAmongDoubles": 10,
        "bingoTakesTrumpDouble": 1,
        "lastDraw": "loser_takes_trump",
        "closerNoTrick": "after_closing",
        "nobody70": "last_trick",
        "nextDealer": "loser",
    },
)
"""House rules that the laws are tried under."""

CODES: Final = {
    "already-closed",
    "game-over",
    "must-answer",
    "must-trump",
    "no-such-place",
    "not-a-double",
    "not-in-hand",
    "not-now",
    "not-your-turn",
    "place-taken",
    "stock-gone",
    "too-few-doubles",
    "wrong-number-of-doubles",
}
"""The words of its refusals, each of which has a sentence in the catalogues."""


def wishes(pieces: PieceSet) -> st.SearchStrategy[Any]:
    """Any action whatever, sensible or not."""
    places = st.one_of(st.integers(-2, len(pieces) + 2), st.integers(), st.just(10**400))
    piece = st.one_of(*([st.sampled_from(pieces.pieces)] * 5), st.sampled_from(CARDS.pieces))
    numbers = st.one_of(st.none(), st.integers(-1, 8))
    return st.one_of(
        st.builds(moves.Deal),
        st.builds(moves.Cut, places),
        st.builds(moves.Lead, piece, numbers),
        st.builds(moves.Reply, piece),
        st.builds(moves.Close),
    )


def some_wishes(rules: AnyRuleset, rng: random.Random) -> Iterator[Any]:
    """Every single-tile wish there is, and some declarations."""
    tiles = (*rules.pieces, CARDS.pieces[5])
    yield from map(moves.Lead, tiles)
    yield from map(moves.Reply, tiles)
    yield from (
        moves.Lead(tile, number) for tile in rng.sample(tiles, 9) for number in range(-1, 9)
    )
    yield from (moves.Cut(at) for at in (*range(-1, len(rules.pieces) + 1), 10**30))
    yield from (moves.Deal(), moves.Close())


def thoughts(rules: AnyRuleset, state: Any, seat: Seat) -> set[Any]:  # noqa: ANN401
    """What the seat might think of doing."""
    match state:
        case phases.Dealing():
            return {moves.Deal()}
        case phases.CuttingForDeal():
            return {moves.Cut(at) for at in range(len(rules.pieces))}
        case phases.Replying():
            return set(map(moves.Reply, state.layout.hands[seat]))
    assert isinstance(state, phases.Leading)
    hand = state.layout.hands[seat]
    doubles = [tile for tile in hand if tile.high == tile.low]
    declaring = {moves.Lead(tile, len(doubles)) for tile in doubles if len(doubles) > 1}
    return {moves.Close(), *map(moves.Lead, hand), *declaring}


def places(rules: AnyRuleset, state: Any) -> None:  # noqa: ANN401
    """Every tile is in one place, and in one place only."""
    lying: list[Piece] = []
    match state:
        case phases.CuttingForDeal(cuts=cuts):
            lying = [tile for _, _, tile in cuts]
            assert len({at for _, at, _ in cuts}) == len(cuts)
        case phases.Dealing(hands=hands):
            lying = [tile for _, hand in hands for tile in hand]
        case phases.Leading() | phases.Replying() | phases.Finished():
            layout = state.layout
            lying = [tile for tiles in (*layout.hands, *layout.taken) for tile in tiles]
            lying += [] if layout.turned_drawn else [layout.turned]
            lying += [state.lead] if isinstance(state, phases.Replying) else []
            view = rules.observe(state, Seat(0))
            assert len(lying) + view.stock - (not layout.turned_drawn) == len(TILES)
            for hand, known in zip(layout.hands, layout.known, strict=True):
                assert set(known) <= set(hand)
    assert len(set(lying)) == len(lying)
    assert all(tile in rules.pieces for tile in lying)


def winning(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Points follow from the scorings alone; at the target the match ends with that event."""
    assert isinstance(rules, Bingo)
    target = rules.rules.match.large_target
    large, small = [0, 0], [0, 0]
    for step in match:
        assert list(step.before.match.large) == large
        ends = False
        for place, event in enumerate(step.events):
            match event:
                case moves.TrumpTurned():
                    small = [0, 0]
                case moves.TrickWon(seat=seat):
                    assert event.points == total(event.lines) >= 0
                    small[seat] += event.points
                    assert event.small == small[seat]
                case moves.LargeScored(seat=seat):
                    assert not ends
                    assert event.points > 0
                    large[seat] += event.points
                    assert event.large == large[seat]
                    ends = large[seat] >= target
                case moves.GameEnded() | moves.MatchEnded():
                    assert ends
                    assert sum(points >= target for points in large) == 1
                    assert event.winner == large.index(max(large))
                    follows = [type(later) for later in step.events[place:]]
                    assert follows[-1] == moves.MatchEnded
                    assert rules.finished(step.after)
                case _:
                    assert not ends
        assert rules.finished(step.after) is (max(large) >= target)


def placed(events: Sequence[Any], viewer: Viewer) -> Iterator[Piece]:
    """Tiles of which the viewer knows where they are. Written from bingo 3.2, 5.10 and 6.5."""
    for event in events:
        match event:
            case moves.Dealt(seat=seat, pieces=tuple() as pieces) if seat == viewer:
                yield from pieces
            case moves.Drew(pieces=tuple() as pieces) if event.seat == viewer:
                yield from pieces
            case moves.Drew(pieces=tuple() as pieces, source="turned"):
                yield from pieces
            case moves.TrumpTurned(piece=piece) | moves.Led(piece=piece):
                yield piece
            case moves.Replied(piece=piece):
                yield piece
            case moves.Declared(pieces=pieces):
                yield from pieces


def alike(piece: Piece) -> object:
    """Who declares holds as many doubles as he says: they change with each other."""
    assert isinstance(piece, Tile)
    return piece.high == piece.low


def under(changes: Callable[[Piece], Piece], action: Any) -> Any:  # noqa: ANN401
    """The action with tiles exchanged."""
    match action:
        case moves.Lead() | moves.Reply():
            return replace_piece(action, changes(action.piece))
    return action


def replace_piece(action: moves.Lead | moves.Reply, piece: Piece) -> moves.Action:
    match action:
        case moves.Lead(declare=number):
            return moves.Lead(piece, number)
        case moves.Reply():
            return moves.Reply(piece)


def swap(_: AnyRuleset, state: Any, seat: Seat, rng: random.Random) -> Any:  # noqa: ANN401
    """The same position for the seat, with other tiles where it cannot look."""
    if not isinstance(state, phases.Leading | phases.Replying):
        return state
    layout, other = state.layout, Seat(1 - seat)
    lead = {state.lead} if isinstance(state, phases.Replying) else set()
    known = layout.known[other]
    seen = {
        *layout.hands[seat],
        *(tile for tiles in layout.taken for tile in tiles),
        layout.turned,
        *known,
        *lead,
    }
    unseen = [tile for tile in TILES if isinstance(tile, Tile) and tile not in seen]
    more = rng.sample(unseen, len(layout.hands[other]) - len(known))
    hands = list(layout.hands)
    hands[other] = tuple(sorted((*known, *more), key=TILES.index))
    return replace(state, layout=replace(layout, hands=tuple(hands)))
