"""Follows a match of cribbage, any that Pegout knows, action by action.

Written from docs/rules with pieces as plain text and events as plain JSON. It shares nothing with
`pegout.games`: given the same shuffles and the same actions it says what must happen, and the laws
compare it with the engine event by event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.referee.board import Board, Over
from tests.referee.books import BOOKS
from tests.referee.counts import Counting, most
from tests.referee.pieces import in_order, rank, worth
from tests.referee.play import Play
from tests.referee.points import Line, end_points, laid_points, line, shown_points, starter_points

Event = dict[str, Any]
Action = Mapping[str, Any]
Shuffle = Callable[[int, int], Sequence[str]]
"""The shuffled set by game, from 1, and shuffle of that game, from 0."""


class Foul(Exception):
    """The rules do not allow this action now."""


class Referee:
    """Tell it each action, and it says which events follow."""

    def __init__(
        self, name: str, options: Mapping[str, Any], shuffle: Shuffle, dealer: int | None = None
    ) -> None:
        self.book = BOOKS[name]
        self.options = {"zeroInFifteens": True, "zeroRepeats15": True, **self.book.options}
        self.options.update(options)
        self.seats = range(self.book.seats)
        self.dealt: int = self.options.get("deal", self.book.dealt)
        self.shuffle = shuffle
        self.events: list[Event] = []
        self.board = Board(self.book, self.options, self._tell)
        self.counting = Counting(self.board, self._tell)
        self.game, self.shuffled, self.deal = 1, 0, 1
        self.phase = "cut for the deal" if dealer is None else "deal"
        self.among = list(self.seats)
        self.cuts: dict[int, tuple[int, str]] = {}
        self.first_dealer = self.real_dealer = self.dealer = self.owner = dealer or 0
        self.hands: list[list[str]] = []
        self.thrown: dict[int, list[str]] = {}
        self.to_crib: list[str] = []
        self.bids: list[tuple[int, int]] = []
        self.out_of_auction: list[int] = []
        self.spoke_last = 0
        self.starter = ""
        self.play = Play([], 0)
        self.to_show: list[tuple[int, str]] = []
        self.lies_open: tuple[int, str] | None = None
        """Whose hand or crib is shown and has to be counted by hand."""

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def _round_from(self, seat: int) -> list[int]:
        return [(seat + step) % len(self.seats) for step in self.seats]

    @property
    def _pack(self) -> Sequence[str]:
        return self.shuffle(self.game, self.shuffled)

    @property
    def _in_pack(self) -> int:
        """Pieces left after the deal."""
        return len(self._pack) - len(self.seats) * self.dealt - self.book.to_crib

    @property
    def waits_for(self) -> list[int]:  # noqa: PLR0911 - one case a phase
        """Seats, sorted; -1 for whoever deals."""
        match self.phase:
            case "cut for the deal":
                return [seat for seat in self.among if seat not in self.cuts]
            case "deal":
                return [-1]
            case "auction":
                return [self._bidder()]
            case "discard":
                return [seat for seat in self.seats if seat not in self.thrown]
            case "cut":
                return [self._left_of(self.dealer)]
            case "play" | "show":
                acting = self._acting()
                return sorted({*self.counting.objectors, *([] if acting is None else [acting])})
        return []

    def _acting(self) -> int | None:
        """Who goes on with the deal, if nobody has to be asked first."""
        if self.phase == "play":
            goes_on = self.play.turn()
        else:
            goes_on = None if self.lies_open is None else self.lies_open[0]
        return None if self.counting.holds_up(goes_on) else goes_on

    def act(self, seat: int, action: Action) -> list[Event]:
        """What follows from the action; raises `Foul` where it is not allowed."""
        if seat not in self.waits_for:
            raise Foul(seat)
        self.events = []
        try:
            self._act(seat, action)
            self._go_on()
        except Over:
            self._end_game()
        return self.events

    def _act(self, seat: int, action: Action) -> None:
        match self.phase, action["type"]:
            case "cut for the deal", "cut":
                self._cut_for_deal(seat, action["at"])
            case "deal", "deal":
                self._deal()
            case "auction", "bid" | "pass":
                self._bid(seat, action.get("points"))
            case "discard", "discard":
                self._discard(seat, action["pieces"])
            case "cut", "cut":
                self._turn_starter(seat, action["at"])
            case "play" | "show", "accept" | "muggins" as word:
                self._object(seat, word, action.get("points", 0))
            case "play", "lay" | "go" | "stop" if seat == self._acting():
                self._play(seat, action)
            case "show", "claim" if seat == self._acting():
                self._claim(seat, action["points"])
            case _:
                raise Foul(action)

    def _tell(self, kind: str, **what: Any) -> None:  # noqa: ANN401
        self.events.append({"type": kind, **what})

    def _cut_for_deal(self, seat: int, at: int) -> None:
        if not 0 <= at < len(self._pack) or at in [place for place, _ in self.cuts.values()]:
            raise Foul(at)
        piece = self._pack[at]
        self.cuts[seat] = (at, piece)
        self._tell("cut-for-deal", seat=seat, at=at, piece=piece)
        if len(self.cuts) < len(self.among):
            return
        lowest = min(rank(piece) for _, piece in self.cuts.values())
        self.among = [seat for seat in self.among if rank(self.cuts[seat][1]) == lowest]
        self.cuts = {}
        self.shuffled += 1
        if len(self.among) == 1:
            self._tell("dealer-chosen", seat=self.among[0])
            self.first_dealer = self.among[0]
            self._prepare_deal(self.among[0])

    def _prepare_deal(self, dealer: int) -> None:
        self.real_dealer = self.dealer = self.owner = dealer
        self.phase = "deal"

    def _deal(self) -> None:
        pack, pone = list(self._pack), self._left_of(self.dealer)
        self.hands = [[] for _ in self.seats]
        turns = self._round_from(pone) * self.dealt
        for seat in sorted(turns, key=self._round_from(pone).index) if self.book.at_once else turns:
            self.hands[seat].append(pack.pop(0))
        for seat in self._round_from(pone):
            self.hands[seat] = in_order(self.hands[seat])
            self._tell("dealt", seat=seat, pieces=self.hands[seat])
        self.to_crib = in_order(pack[: self.book.to_crib])
        if self.to_crib:
            self._tell("dealt", seat=None, pieces=self.to_crib)
        self.thrown, self.bids, self.out_of_auction = {}, [], []
        self.spoke_last = self.dealer
        self.phase = "discard" if self.options["auction"] == "none" else "auction"
        points = self.options["compensation"]
        if points and (self.deal == 1 or self.options["compensationWhen"] == "every_deal"):
            counted, _ = self.board.due(pone, [line("compensation", [], points)])
            self.board.peg(pone, counted)

    def _bidder(self) -> int:
        around = self._round_from(self._left_of(self.spoke_last))
        return next(seat for seat in around if seat not in self.out_of_auction)

    def _bid(self, seat: int, points: int | None) -> None:
        if points is None:
            self.out_of_auction.append(seat)
            self._tell("passed", seat=seat)
        else:
            if not (self.bids[-1][1] if self.bids else 0) < points <= 29:
                raise Foul(points)
            self.bids.append((seat, points))
            self._tell("bid", seat=seat, points=points)
        self.spoke_last = seat
        if len(self.out_of_auction) == len(self.seats) - 1:
            self._settle_auction()

    def _settle_auction(self) -> None:
        self.phase = "discard"
        if not self.bids:
            self._tell("crib-owned", seat=self.dealer)
            return
        self.owner, points = self.bids[-1]
        self._tell("crib-owned", seat=self.owner)
        if self.options["auctionRoles"] == "winner_is_dealer":
            self.dealer = self.owner
        if self.options["auction"] == "deduct":
            self.board.pay(self.owner, points)
            return
        for other in self.board.first_of_each_other_side(self.owner):
            counted, _ = self.board.due(other, [line("bid", [], points)])
            self.board.peg(other, counted)

    def _discard(self, seat: int, pieces: Sequence[str]) -> None:
        own = set(pieces) <= set(self.hands[seat])
        if len(pieces) != self.book.thrown or len(set(pieces)) < len(pieces) or not own:
            raise Foul(pieces)
        self.thrown[seat] = in_order(pieces)
        self.hands[seat] = [piece for piece in self.hands[seat] if piece not in pieces]
        self._tell("discarded", seat=seat, pieces=self.thrown[seat])
        if len(self.thrown) == len(self.seats):
            self.phase = "cut"

    def _turn_starter(self, seat: int, at: int) -> None:
        if not 0 <= at < self._in_pack:
            raise Foul(at)
        self.starter = self._pack[len(self._pack) - self._in_pack + at]
        to_pone = self.options.get("doubleStarter") == "pone"
        scorer = self._left_of(self.dealer) if to_pone else self.dealer
        counted, lost = self.board.due(scorer, starter_points(self.starter, self.options))
        self._tell("starter-turned", seat=seat, at=at, piece=self.starter, **_lost(lost))
        self.play = Play(self.hands, self._left_of(self.dealer))
        self.phase = "play"
        self.board.peg(scorer, counted)

    def _play(self, seat: int, action: Action) -> None:
        match action["type"]:
            case "lay":
                self._lay(seat, action["piece"], action.get("claim"))
            case "go":
                if self.play.can_lay(seat):
                    raise Foul("go")
                self.play.go(seat)
                self._tell("said-go", seat=seat)
                self.counting.silence(seat)
            case "stop":
                last = bool(self.play.series) and self.play.last == seat
                if self.options["forcedContinue"] or not self.play.said_go or not last:
                    raise Foul("stop")
                self._tell("stopped", seat=seat)
                self._end_series(counted=False)

    def _lay(self, seat: int, piece: str, claim: int | None) -> None:
        by_hand = self.counting.by_hand
        if piece not in self.play.held[seat] or self.play.count + worth(piece) > 31:
            raise Foul(piece)
        if by_hand != (claim is not None) or not 0 <= (claim or 0) <= most("lay", 1):
            raise Foul(claim)
        self.counting.close()
        self.play.lay(seat, piece)
        lines = laid_points(self.play.pieces, self.options)
        if claim is None:
            counted, lost = self.board.due(seat, lines)
            self._tell("laid", seat=seat, piece=piece, count=self.play.count, **_lost(lost))
            self.board.peg(seat, counted)
            return
        self._tell("laid", seat=seat, piece=piece, count=self.play.count)
        at_end = self.play.turn() is None
        parts = [lines, end_points(self.play.pieces)] if at_end else [lines]
        self.counting.claim(seat, "lay", claim, parts)
        if at_end:
            self._end_series(counted=True)

    def _end_series(self, *, counted: bool) -> None:
        """The points for it may be in a claim already."""
        last, count = self.play.last, self.play.count
        lines, lost = self.board.due(last, [] if counted else end_points(self.play.pieces))
        self.board.peg(last, lines)
        self._tell("series-ended", seat=last, count=count, **_lost(lost))
        if self.options["series"] == "resume" and any(self.play.held):
            self.play.begin_again(self.options["nextLead"])
            return
        self.phase = "show"
        in_turn = self._round_from(self._left_of(self.dealer))
        self.to_show = [*((seat, "hand") for seat in in_turn), (self.owner, "crib")]

    def _go_on(self) -> None:
        """What happens by itself until somebody has to act."""
        self.counting.close_if_all_are_silent()
        while self.phase == "play" and self.play.turn() is None:
            self._end_series(counted=False)
        while self.phase == "show" and self.lies_open is None:
            following = self.to_show[0][0] if self.to_show else None
            if self.counting.holds_up(following):
                return
            if following is None:
                self._end_deal()
            else:
                self._show(*self.to_show.pop(0))

    def _cards(self, seat: int, what: str) -> list[str]:
        if what == "hand":
            return list(self.hands[seat])
        thrown = [piece for pieces in self.thrown.values() for piece in pieces]
        return in_order([*thrown, *self.to_crib])

    def _show(self, seat: int, what: str) -> None:
        pieces = self._cards(seat, what)
        if self.counting.by_hand:
            self.lies_open = (seat, what)
            self._tell("shown", seat=seat, what=what, pieces=pieces)
            return
        lines = shown_points(pieces, self.starter, what, self.options)
        counted, lost = self.board.due(seat, lines)
        self._tell("shown", seat=seat, what=what, pieces=pieces, **_lost(lost))
        self.board.peg(seat, counted)

    def _claim(self, seat: int, points: int) -> None:
        assert self.lies_open is not None
        _, what = self.lies_open
        pieces = self._cards(seat, what)
        if not 0 <= points <= most(what, len(pieces)):
            raise Foul(points)
        self.counting.close()
        self.lies_open = None
        lines = shown_points(pieces, self.starter, what, self.options)
        self.counting.claim(seat, what, points, [lines])

    def _object(self, seat: int, word: str, points: int) -> None:
        count = self.counting.open
        if count is None or seat not in self.counting.objectors:
            raise Foul(word)
        if word == "accept":
            if seat == self._acting():
                raise Foul("he accepts by going on")
            self._tell("accepted", seat=seat)
            self.counting.silence(seat)
            return
        pieces = 1 if count.what == "lay" else len(self._cards(count.seat, count.what))
        if not 1 <= points <= most(count.what, pieces):
            raise Foul(points)
        self.counting.object(seat, points)

    def _end_deal(self) -> None:
        self._tell("deal-ended")
        self.counting.open = None
        self.shuffled += 1
        self.deal += 1
        self._prepare_deal(self._left_of(self.real_dealer))

    def _end_game(self) -> None:
        winner = self.board.end_game()
        self.counting.open, self.lies_open = None, None
        if self.board.match_over:
            self.phase = "over"
            return
        self.first_dealer = self.board.next_dealer(winner, self.first_dealer)
        self.board.clear()
        self.game += 1
        self.shuffled, self.deal = 0, 1
        self._prepare_deal(self.first_dealer)


def _lost(lines: list[Line]) -> dict[str, list[Line]]:
    return {"lost": lines} if lines else {}
