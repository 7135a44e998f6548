"""What the tests of every ruleset need to know of cribbage."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from pegout.engine import AnyRuleset, Onlooker, Seat, Viewer, total
from pegout.games.cribbage import moves, phases
from pegout.games.cribbage.cribbage import Cribbage
from pegout.games.cribbage.turns import to_act
from pegout.pieces import CARDS, TILES, Card, Piece, PieceSet

if TYPE_CHECKING:
    from tests.strategies import Options, Step

HOUSES: Final[tuple[Options, ...]] = (
    {"target": 61, "exactFinish": True, "cribFlush": "four_flat4"},
    {"target": 31, "exactFinish": True, "exactGranularity": "item", "matchTo": 4},
    {"target": 61, "series": "single", "forcedContinue": False, "cribFlush": "four_or_five"},
    {"target": 61, "counting": "muggins"},
    {"target": 61, "counting": "muggins", "overclaim": "penalty", "exactFinish": True},
    {"target": 61, "auction": "deduct"},
    {"target": 61, "auction": "give", "auctionRoles": "winner_is_dealer", "exactFinish": True},
    {"target": 61, "lurch": "none"},
    {"target": 61, "series": "single", "matchTo": 3, "nextDealer": "winner"},
    {"lurch": "acc", "matchTo": 7, "matchScale": "three_four_four", "nextDealer": "loser"},
    {"lurch": "parlett", "handFlush": "none", "cribFlush": "none"},
    {"target": 61, "counting": "manual", "overclaim": "penalty", "auction": "give"},
    {
        "target": 61,
        "counting": "muggins",
        "exactFinish": True,
        "exactGranularity": "item",
        "auction": "deduct",
        "auctionRoles": "winner_is_dealer",
    },
    {"target": 61, "nextLead": "first_go_caller", "counting": "manual"},
    {"target": 61, "sides": "singles", "counting": "muggins", "overclaim": "penalty"},
    {"zeroInFifteens": False, "zeroRepeats15": False, "doubleStarter": "pone"},
    {"flush": "any3", "suitRule": "high_half", "doubleStarter": "none", "series": "resume"},
    {"flush": "whole", "deal": 5, "counting": "muggins"},
    {"target": 61, "exactFinish": True, "compensation": 5, "compensationWhen": "every_deal"},
)
"""House rules that the laws are tried under, wherever a ruleset takes them."""

QUICK: Final = (
    ("six-card", 0),
    ("six-card", 1),
    ("five-card", 2),
    ("domino-mendelev", 3),
    ("six-card-3p", 4),
    ("six-card-4p", 5),
    ("domino-book2", 6),
)
"""Rulesets with the number of the house rules that are always tried there."""

CODES: Final = {
    "can-lay",
    "claim-missing",
    "counted-by-the-table",
    "game-over",
    "no-such-bid",
    "no-such-claim",
    "no-such-place",
    "not-in-hand",
    "not-now",
    "not-your-turn",
    "over-the-limit",
    "place-taken",
    "same-piece-twice",
    "wrong-number",
}
"""The words of its refusals, each of which has a sentence in the catalogues."""

LAST_AUCTION: Final = 8
"""From this deal of a game on nobody bids: with bids without end a match would have none."""
MOST_RAISED: Final = 4


def choose(rng: random.Random, state: Any, actions: Sequence[Any]) -> Any:  # noqa: ANN401
    """Any word equally often; low bids and claims more often than high ones.

    Only ``rng.random`` is asked, which is the same in every Python.
    """
    if isinstance(state, phases.Bidding) and state.match.deal >= LAST_AUCTION:
        return moves.Pass()
    words = list(dict.fromkeys(map(type, actions)))
    word = words[0] if len(words) == 1 else _one(rng, words)
    wishes = [action for action in actions if type(action) is word]
    if word is moves.Bid:
        wishes = wishes[:MOST_RAISED]
    wish = _one(rng, wishes)
    return wish if _points(wish) is None else min(wish, _one(rng, wishes), key=_points)


def _one(rng: random.Random, things: Sequence[Any]) -> Any:  # noqa: ANN401
    return things[int(rng.random() * len(things))]


def _points(wish: Any) -> Any:  # noqa: ANN401
    return wish.claim if isinstance(wish, moves.Lay) else getattr(wish, "points", None)


def wishes(pieces: PieceSet) -> st.SearchStrategy[Any]:
    """Any action whatever, sensible or not."""
    places = st.one_of(st.integers(-2, len(pieces) + 2), st.integers(), st.just(10**400))
    points = st.one_of(st.integers(-1, 31), st.integers())
    foreign = TILES if pieces is CARDS else CARDS
    piece = st.one_of(*([st.sampled_from(pieces.pieces)] * 5), st.sampled_from(foreign.pieces))
    return st.one_of(
        st.builds(moves.Deal),
        st.builds(moves.Cut, places),
        st.builds(moves.Bid, points),
        st.builds(moves.Pass),
        st.builds(moves.Discard, st.lists(piece, max_size=7).map(tuple)),
        st.builds(moves.Discard, st.tuples(piece, piece)),
        st.builds(moves.Lay, piece, st.one_of(st.none(), points)),
        st.builds(moves.Go),
        st.builds(moves.Stop),
        st.builds(moves.Claim, points),
        st.builds(moves.Accept),
        st.builds(moves.Muggins, points),
    )


def some_wishes(rules: AnyRuleset, rng: random.Random) -> Iterator[Any]:
    """Every single-piece wish there is, and some of each other kind."""
    pieces = (*rules.pieces, TILES.pieces[5] if rules.pieces is CARDS else CARDS.pieces[5])
    pairs = list(combinations(pieces, 2))
    yield from map(moves.Lay, pieces)
    yield from (moves.Lay(piece, claim) for piece in pieces for claim in rng.sample(CLAIMS, 2))
    yield from (moves.Cut(at) for at in (*range(-1, len(rules.pieces) + 1), 10**30))
    yield from map(moves.Discard, rng.sample(pairs, 40))
    yield from (moves.Discard((piece, piece)) for piece in rng.sample(pieces, 4))
    yield from (moves.Discard(tuple(rng.sample(pieces, size))) for size in (0, 1, 3, 6))
    yield from (moves.Deal(), moves.Go(), moves.Stop(), moves.Pass(), moves.Accept())
    for word in (moves.Bid, moves.Claim, moves.Muggins):
        yield from map(word, CLAIMS)


CLAIMS: Final = (-1, 0, 1, 2, 15, 16, 29, 30, 60, 61, 10**30)


def thoughts(rules: AnyRuleset, state: Any, seat: Seat) -> set[Any]:  # noqa: ANN401, PLR0911
    """What the seat might think of doing, where it is awaited."""
    assert isinstance(rules, Cribbage)
    match state:
        case phases.Dealing():
            return {moves.Deal()}
        case phases.CuttingForDeal():
            return set(map(moves.Cut, range(len(rules.pieces))))
        case phases.Bidding():
            return {moves.Pass(), *map(moves.Bid, range(1, 30))}
        case phases.Discarding():
            throw = rules.rules.deal.throw
            return set(map(moves.Discard, combinations(state.hands[seat], throw)))
        case phases.Cutting():
            dealt = sum(map(len, state.layout.hands)) + len(state.layout.crib)
            return set(map(moves.Cut, range(len(rules.pieces) - dealt)))
    assert isinstance(state, phases.Pegging | phases.Showing)
    acting = state.uncounted if isinstance(state, phases.Showing) else to_act(state, 31)
    window = state.match.window
    asked = {s for s in map(Seat, range(rules.seats)) if window and _asked(rules, window, s)}
    held_up = asked and (acting is None or acting not in _against(rules, window))
    objections = _objections(state) if seat in asked else set()
    if held_up or seat != acting:
        return objections | {moves.Accept()}
    if isinstance(state, phases.Showing):
        return objections | set(map(moves.Claim, range(_highest(state) + 1)))
    may_stop = set() if rules.rules.play.forced_continue else {moves.Stop()}
    return {moves.Go(), *_lays(rules, state, seat), *may_stop} | objections


def _against(rules: AnyRuleset, window: phases.Window | None) -> set[Seat]:
    assert window is not None
    seats = map(Seat, range(rules.seats))
    return {seat for seat in seats if rules.side(seat) != rules.side(window.seat)}


def _asked(rules: AnyRuleset, window: phases.Window, seat: Seat) -> bool:
    return seat in _against(rules, window) and seat not in window.answered


def _highest(state: Any) -> int:  # noqa: ANN401
    """Five pieces and the starter may be worth more than 29."""
    pieces = state.layout.crib if state.crib_shown else state.layout.hands[0]
    return 60 if len(pieces) == 5 else 29


def _objections(state: phases.Pegging | phases.Showing) -> set[Any]:
    window = state.match.window
    assert window is not None
    highest = {"lay": 15, "crib": 29, "hand": 60 if len(state.layout.hands[0]) == 5 else 29}
    return set(map(moves.Muggins, range(1, highest[window.what] + 1)))


def _lays(rules: Cribbage, state: phases.Pegging, seat: Seat) -> Iterator[Any]:
    for piece in state.held[seat]:
        if rules.rules.counting.by == "automatic":
            yield moves.Lay(piece)
        elif state.count + worth(piece) <= 31:
            yield from (moves.Lay(piece, claim) for claim in range(16))
        else:
            yield moves.Lay(piece, 0)


def worth(piece: Piece) -> int:
    return min(piece.rank, 10) if isinstance(piece, Card) else piece.pips


def places(rules: AnyRuleset, state: Any) -> None:  # noqa: ANN401
    """Every piece is in one place, and in one place only."""
    lying = _lying(state.last if isinstance(state, phases.Finished) else state)
    assert len(set(lying)) == len(lying)
    assert all(piece in rules.pieces for piece in lying)
    if not isinstance(state, phases.CuttingForDeal | phases.Dealing):
        assert rules.observe(state, Onlooker.REFEREE).pack + len(lying) == len(rules.pieces)


def _lying(state: Any) -> list[Piece]:  # noqa: ANN401
    match state:
        case phases.CuttingForDeal(cuts=cuts):
            assert len({at for _, at, _ in cuts}) == len(cuts)
            return [piece for _, _, piece in cuts]
        case phases.Dealing(hands=hands):
            return [piece for _, hand in hands for piece in hand]
        case phases.Bidding():
            return [*state.dealt_crib, *(piece for hand in state.hands for piece in hand)]
        case phases.Discarding():
            thrown = [piece for hand in state.thrown for piece in hand or ()]
            return [*state.dealt_crib, *thrown, *(p for hand in state.hands for p in hand)]
        case phases.Cutting(layout=layout):
            return [*layout.crib, *(piece for hand in layout.hands for piece in hand)]
    assert isinstance(state, phases.Pegging | phases.Showing)
    layout = state.layout
    # Hands are what is still held and what was laid; the crib is what was thrown.
    for hand, held, laid in zip(layout.hands, state.held, state.laid, strict=True):
        assert sorted([*held, *laid]) == sorted(hand)
    assert {piece for hand in layout.thrown for piece in hand} <= set(layout.crib)
    if isinstance(state, phases.Pegging):
        assert state.count == sum(worth(piece) for _, piece in state.series)
        assert state.count <= 31
    return [state.starter, *layout.crib, *(piece for hand in layout.hands for piece in hand)]


def winning(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """Scores follow from the scorings alone; at the target the game ends with that event."""
    assert isinstance(rules, Cribbage)
    target, to = rules.rules.win.target, rules.rules.match.to
    scores = [0] * len(match[0].before.match.scores)
    before, won = list(scores), list(scores)
    for step in match:
        assert list(step.before.match.scores) == scores  # the front pegs
        assert list(step.before.match.before) == before  # the back pegs
        ends = False
        for place, event in enumerate(step.events):
            match event:
                case moves.Scored():
                    assert not ends
                    assert event.points == total(event.lines)
                    assert event.points > 0 or _is_paid(rules, event)
                    assert event.side == rules.side(event.seat)
                    assert event.score == min(target, scores[event.side] + event.points)
                    if rules.rules.win.exact_finish:
                        assert event.score == scores[event.side] + event.points
                    before[event.side], scores[event.side] = scores[event.side], event.score
                    ends = event.score == target
                case moves.GameEnded():
                    assert ends
                    assert scores.count(target) == 1
                    there = scores.index(target)
                    loses = rules.rules.win.at_target == "loses"
                    assert event.winner == (1 - there if loses else there)
                    assert list(event.scores) == scores
                    gained = [new - old for new, old in zip(event.match, won, strict=True)]
                    assert [side for side, points in enumerate(gained) if points] == [event.winner]
                    won, scores = list(event.match), [0] * len(scores)
                    before = list(scores)
                    over = to is None or won[event.winner] >= to
                    follows = [type(later) for later in step.events[place + 1 :]]
                    assert follows == ([moves.MatchEnded] if over and to is not None else [])
                    assert rules.finished(step.after) is over
                case moves.MatchEnded():
                    assert (event.winner, list(event.match)) == (won.index(max(won)), won)
                case _:
                    assert not ends
        assert max(scores) < target


def _is_paid(rules: Cribbage, event: moves.Scored) -> bool:
    """Only a bid is taken off, and only where it is not given to the others."""
    (line,) = event.lines
    return line.rule == "bid" and rules.rules.auction.payment == "deduct"


def settled(rules: AnyRuleset, match: Sequence[Step]) -> None:
    """What a player missed is told once and before the next count, if the game goes on so long."""
    assert isinstance(rules, Cribbage)
    owed: moves.Claimed | None = None
    for step in match:
        for event in step.events:
            match event:
                case moves.Claimed():
                    assert owed is None
                    assert (rules.rules.counting.by == "automatic") is False
                    owed = event if event.missed else None
                case moves.Missed():
                    assert owed is not None
                    assert (event.seat, event.lines) == (owed.seat, owed.missed)
                    owed = None
                case moves.CalledMuggins():
                    assert event.taken <= event.points or not owed
                    assert event.taken == 0 or owed is None or event.taken <= total(owed.missed)
                case moves.DealEnded():
                    assert owed is None
                case moves.GameEnded():
                    owed = None


def knows(events: Sequence[Any], viewer: Viewer) -> tuple[set[Piece], set[Piece]]:
    """Pieces of which the viewer knows where they are, and the crib once it is shown.

    Written from six-card 3.3 to 3.7, 4.2, 5.2 and 6.1.
    """
    placed: set[Piece] = set()
    crib: set[Piece] = set()
    for event in events:
        match event:
            case moves.Dealt(seat=seat, pieces=tuple() as pieces) if seat == viewer:
                placed.update(pieces)
            case moves.StarterTurned(piece=piece) | moves.Laid(piece=piece):
                placed.add(piece)
            case moves.Shown(what="hand", pieces=pieces):
                placed.update(pieces)
            case moves.Shown(what="crib", pieces=pieces):
                crib.update(pieces)
    return placed, crib


def look(step: Step) -> phases.Window | None:
    """The count that may be objected to, where something was missed in it."""
    window = step.before.match.window
    return window if window is not None and window.missed else None


def without_missed(state: Any) -> Any:  # noqa: ANN401
    """The same state, but nothing was missed in the last count."""
    return replace(state, match=replace(state.match, window=replace(state.match.window, missed=())))
