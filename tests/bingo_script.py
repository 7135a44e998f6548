"""Bingo under a script: hands, trump and stock are written down, and so is every action.

The leader of the first trick is seat 0, the second player, who stands for the dealer, seat 1. What
happened is told in short lines (`told`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from pegout import games
from pegout.engine import CHANCE, Hidden, IllegalAction, OptionValue, Seat
from pegout.games.bingo import Bingo, moves
from pegout.games.bingo.phases import Layout, Leading
from pegout.pieces import TILES, Piece, Tile, read_pieces, write_pieces

LEADER: Final = Seat(0)
SECOND: Final = Seat(1)
NAMES: Final = "LS"


def bingo(**options: OptionValue) -> Bingo:
    rules = games.load("bingo", options)
    assert isinstance(rules, Bingo)
    return rules


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile for tile in read_pieces(text, TILES) if isinstance(tile, Tile))


def tile(text: str) -> Tile:
    (only,) = tiles(text)
    return only


class Script:
    """A match under a script. Every act returns its events in short."""

    def __init__(self, rules: Bingo | None = None, *, dealer: Seat | None = SECOND) -> None:
        self.rules = rules or bingo()
        self.state: Any = self.rules.start(dealer)
        self.order: tuple[Piece, ...] = ()
        self.events: tuple[Any, ...] = ()
        """Those of the last act."""

    @property
    def layout(self) -> Layout:
        layout: Layout = self.state.layout
        return layout

    def act(self, seat: Seat, action: Any) -> list[str]:  # noqa: ANN401
        draw = self.rules.draw(self.state, seat, action)
        drawn = () if draw is None else tuple(self.order[place] for place in draw.places)
        self.events = self.rules.decide(self.state, seat, action, drawn)
        for event in self.events:
            self.state = self.rules.evolve(self.state, event)
        return told(self.events)

    def refused(self, seat: Seat, action: Any) -> str:  # noqa: ANN401
        """The code of the refusal, with its facts."""
        try:
            self.rules.draw(self.state, seat, action)
        except IllegalAction as refusal:
            return str(refusal)
        raise AssertionError(f"{action} is allowed")

    def deal(
        self, leader: str = "", second: str = "", turned: str = "", stock: str = ""
    ) -> list[str]:
        """Deal these tiles; where fewer are named, others that are nowhere else."""
        named = [tiles(leader), tiles(second), tiles(turned), tiles(stock)]
        taken = set(chain(*named))
        others = iter([t for t in TILES if t not in taken])
        hands = [[*hand, *(next(others) for _ in range(7 - len(hand)))] for hand in named[:2]]
        face_up = named[2] or (next(others),)
        self.order = (*chain(*zip(*hands, strict=True)), *face_up, *named[3], *others)
        return self.act(CHANCE, moves.Deal())

    def lead(self, piece: str, *, declare: int | None = None) -> list[str]:
        return self.act(self.layout.leader, moves.Lead(tile(piece), declare))

    def reply(self, piece: str) -> list[str]:
        (seat,) = self.rules.awaiting(self.state)
        return self.act(seat, moves.Reply(tile(piece)))

    def trick(self, lead: str, reply: str, *, declare: int | None = None) -> list[str]:
        return [*self.lead(lead, declare=declare), *self.reply(reply)]

    def close(self) -> list[str]:
        return self.act(self.layout.leader, moves.Close())

    def stand_at(self, *, large: Sequence[int] = (), **changes: Any) -> None:  # noqa: ANN401
        """Go on from these large points, and with these entries of the layout."""
        if large:
            match = replace(self.state.match, large=tuple(large))
            self.state = replace(self.state, match=match)
        if changes:
            self.state = replace(self.state, layout=replace(self.layout, **changes))

    def replies(self) -> list[str]:
        """What may be replied now."""
        (seat,) = self.rules.awaiting(self.state)
        offered = self.rules.actions(self.state, seat)
        return [action.piece.code for action in offered if isinstance(action, moves.Reply)]


def dealt(  # noqa: PLR0913 - a deal has these parts
    leader: str = "",
    second: str = "",
    turned: str = "4-2",
    stock: str = "",
    *,
    rules: Bingo | None = None,
    large: Sequence[int] = (0, 0),
) -> Script:
    """A deal before its first lead; fours are trump unless another tile is turned."""
    script = Script(rules)
    script.deal(leader, second, turned, stock)
    script.stand_at(large=large)
    return script


def at_the_end(  # noqa: PLR0913 - as above
    leader: str,
    second: str,
    *,
    trump: int = 4,
    small: Sequence[int] = (0, 0),
    tricks: Sequence[int] = (3, 3),
    closer: Seat | None = None,
    since_closing: Sequence[int] = (0, 0),
    large: Sequence[int] = (0, 0),
    rules: Bingo | None = None,
) -> Script:
    """Late in a deal: these tiles are left. Without a closer the stock is gone."""
    script = Script(rules)
    hands = (tiles(leader), tiles(second))
    out = iter([t for t in TILES if isinstance(t, Tile) and t not in {*hands[0], *hands[1]}])
    turned = next(out)
    layout = Layout(
        hands=hands,
        known=(frozenset(), frozenset()),
        turned=turned,
        trump=trump,
        drawn=13 if closer is None else 0,
        turned_drawn=closer is None,
        closer=closer,
        since_closing=tuple(since_closing),
        taken=tuple(tuple(next(out) for _ in range(2 * number)) for number in tricks),
        small=tuple(small),
        first=None,
        leader=LEADER,
    )
    script.state = Leading(replace(script.state.match, large=tuple(large)), layout)
    return script


def told(events: Iterable[Any]) -> list[str]:
    """The events in short: who, what, how many points and why."""
    return [_told(event) for event in events]


def _told(event: Any) -> str:  # noqa: ANN401, C901, PLR0911, PLR0912 - one case a word
    who = NAMES[event.seat] if hasattr(event, "seat") else ""
    match event:
        case moves.CutForDeal(piece=piece):
            return f"{who} cuts {piece}"
        case moves.DealerChosen():
            return f"{who} is second"
        case moves.Dealt(pieces=pieces):
            return f"{who} is dealt {_seen(pieces)}"
        case moves.TrumpTurned(piece=piece, trump=trump):
            return f"{piece} turned, {trump} trump"
        case moves.StockClosed():
            return f"{who} closes"
        case moves.Led(piece=piece):
            return f"{who} leads {piece}"
        case moves.Declared(pieces=pieces):
            return f"{who} declares {_seen(pieces)}"
        case moves.Replied(piece=piece):
            return f"{who} replies {piece}"
        case moves.TrickWon(points=points, small=small, lines=lines):
            why = ", ".join(f"{line.rule} {line.points}" for line in lines) or "nothing"
            return f"{who} +{points} = {small}: {why}"
        case moves.LargeScored(points=points, reason=reason, large=large):
            return f"{who} large +{points} = {large}: {reason}"
        case moves.Drew(pieces=pieces, source=source):
            return f"{who} draws {_seen(pieces)}{' turned' if source == 'turned' else ''}"
        case moves.DealEnded(winner=winner):
            return "next deal" if winner is None else f"next deal, {NAMES[winner]} won"
        case moves.GameEnded(winner=winner, scores=scores):
            return f"{NAMES[winner]} wins {'-'.join(map(str, scores))}"
        case moves.MatchEnded():
            return "the match is over"
    raise AssertionError(event)


def _seen(pieces: Any) -> str:  # noqa: ANN401
    return f"{pieces.hidden} hidden" if isinstance(pieces, Hidden) else write_pieces(pieces)
