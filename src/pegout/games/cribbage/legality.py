"""What may be done now. The list, the check and the reason come from here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, assert_never

from pegout.engine import CHANCE, IllegalAction, Seat
from pegout.games.cribbage.moves import (
    Accept,
    Action,
    Bid,
    Claim,
    Counts,
    Cut,
    Deal,
    Discard,
    Go,
    Lay,
    Muggins,
    Pass,
    Stop,
)
from pegout.games.cribbage.phases import (
    Bidding,
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    Finished,
    Match,
    Pegging,
    Showing,
    State,
)
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import most_claimed, value
from pegout.games.cribbage.turns import (
    after,
    can_lay,
    fits,
    objectors,
    to_act,
    to_bid,
    to_show,
    waits_for_objectors,
)
from pegout.pieces import SETS

HIGHEST_BID: Final = 29
"""No hand of five pieces is worth more."""


def awaiting(rules: CribbageRules, state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    match state:
        case CuttingForDeal():
            done = {seat for seat, _, _ in state.cuts}
            return tuple(seat for seat in state.among if seat not in done)
        case Dealing():
            return (CHANCE,)
        case Bidding():
            bidder = to_bid(state)
            return () if bidder is None else (bidder,)
        case Discarding():
            return tuple(Seat(s) for s, thrown in enumerate(state.thrown) if thrown is None)
        case Cutting():
            return (after(state.match.dealer, rules.seats),)  # six-card 4.1: the pone cuts
        case Pegging():
            seat = to_act(state, rules.play.limit)
            return _asked(rules, state.match, seat, seat)
        case Showing(uncounted=seat):
            following = to_show(state) if seat is None else seat
            return _asked(rules, state.match, seat, following)
        case Finished():
            return ()
        case _:
            assert_never(state)


def _asked(
    rules: CribbageRules, match: Match, acting: Seat | None, following: Seat | None
) -> tuple[Seat, ...]:
    """Who acts, and who may object meanwhile to the last count."""
    window = match.window
    others = () if window is None else objectors(rules, window)
    if waits_for_objectors(rules, match, following):
        return others
    if acting is None:
        return ()
    return (acting, *(seat for seat in others if seat != acting))


def _acts(rules: CribbageRules, state: Pegging | Showing, seat: Seat) -> bool:
    """The seat goes on with the deal; if not, it is asked because of the last count alone."""
    acting = to_act(state, rules.play.limit) if isinstance(state, Pegging) else state.uncounted
    return seat == acting and not waits_for_objectors(rules, state.match, acting)


def wishes(rules: CribbageRules, state: State, seat: Seat) -> Iterator[Action]:
    """Everything this seat might think of doing now, allowed or not."""
    match state:
        case Dealing():
            yield Deal()
        case CuttingForDeal():
            yield from (Cut(at) for at in range(len(SETS[rules.pieces])))
        case Cutting():
            yield from (Cut(at) for at in range(len(SETS[rules.pieces]) - rules.dealt))
        case Bidding():
            yield Pass()
            yield from (Bid(points) for points in range(1, HIGHEST_BID + 1))
        case Discarding():
            yield from (Discard(each) for each in combinations(state.hands[seat], rules.deal.throw))
        case Pegging():
            if _acts(rules, state, seat):
                yield from _lays(rules, state, seat)
                yield Go()
                if not rules.play.forced_continue:
                    yield Stop()
            yield from _objections(rules, state, seat)
        case Showing():
            if _acts(rules, state, seat):
                yield from (Claim(points) for points in range(_most_shown(rules, state) + 1))
            yield from _objections(rules, state, seat)
        case Finished():
            return
        case _:
            assert_never(state)


def _lays(rules: CribbageRules, state: Pegging, seat: Seat) -> Iterator[Lay]:
    by_hand = rules.counting.by != "automatic"
    for piece in state.held[seat]:
        if by_hand and fits(piece, state.count, rules.play.limit):
            yield from (Lay(piece, claim) for claim in range(most_claimed(rules, "lay") + 1))
        else:
            yield Lay(piece, 0 if by_hand else None)


def _objections(
    rules: CribbageRules, state: Pegging | Showing, seat: Seat
) -> Iterator[Accept | Muggins]:
    window = state.match.window
    if window is None or seat not in objectors(rules, window):
        return
    if not _acts(rules, state, seat):
        yield Accept()
    yield from (Muggins(points) for points in range(1, most_claimed(rules, window.what) + 1))


def _most_shown(rules: CribbageRules, state: Showing) -> int:
    what: Counts = "crib" if state.crib_shown else "hand"
    return most_claimed(rules, what)


def refusal(rules: CribbageRules, state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why this seat may not do this now; ``None`` where it may."""
    if isinstance(state, Finished):
        return IllegalAction("game-over")
    if seat not in awaiting(rules, state):
        return IllegalAction("not-your-turn")
    match state, action:
        case Dealing(), Deal():
            return None
        case CuttingForDeal(), Cut():
            return _cut_for_deal(rules, state, action)
        case Cutting(), Cut():
            return _place(action, len(SETS[rules.pieces]) - rules.dealt)
        case Bidding(), Bid():
            return _bid(state, action)
        case Bidding(), Pass():
            return None
        case Discarding(), Discard():
            return _discard(rules, state, seat, action)
        case Pegging() | Showing(), Accept() | Muggins():
            return _objection(rules, state, seat, action)
        case Pegging() | Showing(), _ if not _acts(rules, state, seat):
            return IllegalAction("not-now")
        case Showing(), Claim():
            return _claim(action.points, _most_shown(rules, state))
        case Pegging(), Lay():
            return _lay(rules, state, seat, action)
        case Pegging(), Go():
            if not can_lay(state, seat, rules.play.limit):
                return None
            return IllegalAction("can-lay", count=state.count, limit=rules.play.limit)
        case Pegging(), Stop():
            return _stop(rules, state, seat)
        case _:
            return IllegalAction("not-now")


def _place(action: Cut, places: int) -> IllegalAction | None:
    if 0 <= action.at < places:
        return None
    return IllegalAction("no-such-place", at=action.at, most=places - 1)


def _cut_for_deal(rules: CribbageRules, state: CuttingForDeal, action: Cut) -> IllegalAction | None:
    if any(action.at == at for _, at, _ in state.cuts):
        return IllegalAction("place-taken", at=action.at)
    return _place(action, len(SETS[rules.pieces]))


def _bid(state: Bidding, action: Bid) -> IllegalAction | None:
    least = state.bids[-1][1] + 1 if state.bids else 1
    if least <= action.points <= HIGHEST_BID:
        return None
    return IllegalAction("no-such-bid", bid=action.points, least=least, most=HIGHEST_BID)


def _claim(points: int, most: int) -> IllegalAction | None:
    if 0 <= points <= most:
        return None
    return IllegalAction("no-such-claim", points=points, most=most)


def _objection(
    rules: CribbageRules, state: Pegging | Showing, seat: Seat, action: Accept | Muggins
) -> IllegalAction | None:
    window = state.match.window
    if window is None or seat not in objectors(rules, window):
        return IllegalAction("not-now")
    if isinstance(action, Accept):
        # Who goes on accepts by going on.
        return IllegalAction("not-now") if _acts(rules, state, seat) else None
    if action.points < 1:
        return IllegalAction(
            "no-such-claim", points=action.points, most=most_claimed(rules, window.what)
        )
    return _claim(action.points, most_claimed(rules, window.what))


def _discard(
    rules: CribbageRules, state: Discarding, seat: Seat, action: Discard
) -> IllegalAction | None:
    if len(action.pieces) != rules.deal.throw:
        return IllegalAction("wrong-number", needed=rules.deal.throw, given=len(action.pieces))
    for place, piece in enumerate(action.pieces):
        if piece in action.pieces[:place]:
            return IllegalAction("same-piece-twice", piece=piece.code)
        if piece not in state.hands[seat]:
            return IllegalAction("not-in-hand", piece=piece.code)
    return None


def _lay(rules: CribbageRules, state: Pegging, seat: Seat, action: Lay) -> IllegalAction | None:
    if action.piece not in state.held[seat]:
        return IllegalAction("not-in-hand", piece=action.piece.code)
    if not fits(action.piece, state.count, rules.play.limit):
        would_be = state.count + value(action.piece)
        return IllegalAction("over-the-limit", count=would_be, limit=rules.play.limit)
    if rules.counting.by == "automatic":
        return None if action.claim is None else IllegalAction("counted-by-the-table")
    if action.claim is None:
        return IllegalAction("claim-missing")
    return _claim(action.claim, most_claimed(rules, "lay"))


def _stop(rules: CribbageRules, state: Pegging, seat: Seat) -> IllegalAction | None:
    """The last layer may stop once the other has said go (six-card 9.14, 9.15)."""
    if rules.play.forced_continue or not state.said_go or state.series[-1][0] != seat:
        return IllegalAction("not-now")
    return None
