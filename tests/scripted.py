"""Cribbage under a script: the deal, the starter and every action are written down.

Seat 0 deals unless a test says otherwise, so the pone is seat 1. What happened is told in short
lines (`told`), which is how the tests of the rules say what they expect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final, NotRequired, TypedDict

from pegout import games
from pegout.engine import AnyRuleset, Hidden, OptionValue, ScoreLine, Seat
from pegout.games.cribbage import moves
from pegout.games.cribbage.phases import Match, Pegging
from pegout.pieces import Piece, PieceSet, read_pieces, write_pieces

DEALER: Final = Seat(0)
PONE: Final = Seat(1)
NAMES: Final = "DPABCE"
"""Seats in `told`: dealer and pone first, then whoever else sits at a larger table."""


def ruleset(name: str, **options: OptionValue) -> AnyRuleset:
    """A shipped ruleset with house rules over it."""
    return games.load(name, options)


def six_card(**options: OptionValue) -> AnyRuleset:
    return ruleset("six-card", **options)


def altered(*changes: tuple[str, str], **options: OptionValue) -> AnyRuleset:
    """Six-card cribbage with other words in its file; each must stand in it once."""
    text = six_card().text
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return games.read(text, options)


_FIVE_EACH: Final = (("each = 6", "each = 5"), ("throw = 2", "throw = 1"))
_FOUR_SEATS: Final = (*_FIVE_EACH, ("seats = 2", "seats = 4"))

LARGER: Final[Mapping[str, AnyRuleset]] = {
    "three": altered(*_FIVE_EACH, ("seats = 2", "seats = 3"), ("to_crib = 0", "to_crib = 1")),
    "four": altered(*_FOUR_SEATS, ('sides = "singles" ', 'sides = "partners"')),
    "four singles": altered(*_FOUR_SEATS),
}
"""Tables that no shipped ruleset has yet: the code is written for any number of seats."""


class Script:
    """A match under a script. Every act returns its events and keeps them in ``log``."""

    def __init__(
        self, rules: AnyRuleset, *, dealer: Seat | None = DEALER, scores: Sequence[int] = ()
    ) -> None:
        self.rules = rules
        self.state: Any = rules.start(dealer)
        self.log: list[Any] = []
        if scores:
            self.stand_at(scores)

    @property
    def match(self) -> Match:
        match: Match = self.state.match
        return match

    def stand_at(self, scores: Sequence[int]) -> None:
        """Go on from these scores."""
        self.state = replace(self.state, match=replace(self.match, scores=tuple(scores)))

    def act(self, seat: Seat, action: Any, *drawn: Piece) -> tuple[Any, ...]:  # noqa: ANN401
        events = self.rules.decide(self.state, seat, action, drawn)
        for event in events:
            self.state = self.rules.evolve(self.state, event)
        self.log.extend(events)
        return events

    def pieces(self, text: str) -> tuple[Piece, ...]:
        return read_pieces(text, self.rules.pieces)

    def deal(self, *hands: str, to_crib: str = "") -> tuple[Any, ...]:
        """Deal these hands, given by seat."""
        (chance,) = self.rules.awaiting(self.state)
        by_seat = [self.pieces(hand) for hand in hands]
        first = self.match.dealer + 1
        in_turn = [by_seat[(first + step) % len(hands)] for step in range(len(hands))]
        declared: Any = self.rules
        one_by_one = declared.rules.deal.manner == "one_at_a_time"
        packets = zip(*in_turn, strict=True) if one_by_one else in_turn
        drawn = [*chain.from_iterable(packets), *self.pieces(to_crib)]
        return self.act(chance, moves.Deal(), *drawn)

    def discard(self, seat: Seat, pieces: str) -> tuple[Any, ...]:
        return self.act(seat, moves.Discard(self.pieces(pieces)))

    def turn(self, starter: str, *, at: int = 0) -> tuple[Any, ...]:
        """The one who cuts does so, and this starter is turned."""
        (cutter,) = self.rules.awaiting(self.state)
        return self.act(cutter, moves.Cut(at), *self.pieces(starter))

    def play(self, course: str) -> list[Any]:
        """Whoever's turn it is lays, or says ``go`` or ``stop``: ``"7C TD go AC"``."""
        events: list[Any] = []
        words: Mapping[str, moves.Action] = {"go": moves.Go(), "stop": moves.Stop()}
        for word in course.split():
            (seat,) = self.rules.awaiting(self.state)
            events += self.act(seat, words.get(word) or moves.Lay(self.pieces(word)[0]))
        return events

    def course(self, words: str) -> list[str]:
        """What everybody does, and what comes of it in short (`told`).

        ``P:7C`` lays, ``P:7C=2`` claims 2 with it; ``P:go``, ``P:stop``, ``D:bid=4``, ``P:pass``,
        ``D:claim=8``, ``P:accept``, ``D:muggins=2``.
        """
        events: list[Any] = []
        for word in words.split():
            name, what = word.split(":")
            events += self.act(Seat(NAMES.index(name)), self._wish(what))
        return told(events)

    def _wish(self, what: str) -> moves.Action:  # noqa: PLR0911 - one case a word
        verb, _, number = what.partition("=")
        points = int(number or 0)
        match verb:
            case "go":
                return moves.Go()
            case "stop":
                return moves.Stop()
            case "pass":
                return moves.Pass()
            case "accept":
                return moves.Accept()
            case "bid":
                return moves.Bid(points)
            case "claim":
                return moves.Claim(points)
            case "muggins":
                return moves.Muggins(points)
        (piece,) = self.pieces(verb)
        return moves.Lay(piece, points) if number else moves.Lay(piece)

    def play_out(self) -> list[Any]:
        """Everybody does the first thing he may until the play is over."""
        events: list[Any] = []
        while isinstance(self.state, Pegging):
            events += self.act(*self.first_thing())
        return events

    def play_to_the_show(self) -> None:
        """The same, but for the act that leads to the show."""
        while not any(
            isinstance(event, moves.Shown)
            for event in self.rules.decide(self.state, *self.first_thing())
        ):
            self.act(*self.first_thing())

    def first_thing(self) -> tuple[Seat, Any]:
        """Who may act now, and the first thing he may do."""
        (seat,) = self.rules.awaiting(self.state)
        return seat, self.rules.actions(self.state, seat)[0]


class Hands(TypedDict):
    """A deal of two by its hands of four; what is missing does not matter to the test."""

    pone: str
    dealer: str
    crib: NotRequired[str]
    starter: NotRequired[str]


def spare(pieces: PieceSet, taken: Iterable[Piece]) -> Iterator[Piece]:
    """Pieces that are nowhere else, the highest first."""
    out = set(taken)
    return (piece for piece in reversed(pieces.pieces) if piece not in out)


def in_play(  # noqa: PLR0913 - a deal has these parts
    *,
    pone: str,
    dealer: str,
    starter: str = "",
    crib: str = "",
    scores: Sequence[int] = (0, 0),
    rules: AnyRuleset | None = None,
) -> Script:
    """A deal of two after the starter was turned: the hands, whatever else is not named."""
    script = at_table(rules or six_card(), dealer, pone, crib=crib, left=starter)
    script.stand_at(scores)
    script.turn(starter or plain_starter(script))
    return script


def at_table(rules: AnyRuleset, *hands: str, crib: str = "", left: str = "") -> Script:
    """After the discard: what each keeps, by seat, and of the crib what is named.

    Of the crib each has thrown his part in turn, from seat 0; the rest was dealt to it. What is
    ``left`` is in the pack.
    """
    script = Script(rules)
    kept, thrown = [script.pieces(hand) for hand in hands], script.pieces(crib)
    declared: Any = rules
    each, whole = declared.rules.deal.throw, declared.rules.crib
    others = spare(rules.pieces, chain(*kept, thrown, script.pieces(left)))
    thrown = (*thrown, *(next(others) for _ in range(whole - len(thrown))))
    parts = [thrown[each * seat : each * (seat + 1)] for seat in range(len(hands))]
    to_crib = thrown[each * len(hands) :]
    script.deal(
        *(write_pieces([*h, *part]) for h, part in zip(kept, parts, strict=True)),
        to_crib=write_pieces(to_crib),
    )
    first = script.match.dealer + 1
    for step in range(len(hands)):
        seat = Seat((first + step) % len(hands))
        script.discard(seat, write_pieces(parts[seat]))
    return script


def plain_starter(script: Script) -> str:
    """Neither a jack nor a double: what those score is another matter."""
    layout = script.state.layout
    out = spare(script.rules.pieces, chain(*layout.hands, layout.crib))
    return next(piece.code for piece in out if piece.code[0] not in {"J", piece.code[-1]})


def show(  # noqa: PLR0913 - as above
    *,
    pone: str,
    dealer: str,
    crib: str,
    starter: str,
    scores: Sequence[int] = (0, 0),
    rules: AnyRuleset | None = None,
) -> list[Any]:
    """The events of the show, which begins at these scores."""
    script = in_play(pone=pone, dealer=dealer, crib=crib, starter=starter, rules=rules)
    script.play_to_the_show()
    script.stand_at((0, 0))
    seat, last = script.first_thing()
    lays = from_the_play(script.rules.decide(script.state, seat, last))
    points = sum(event.points for event in lays if isinstance(event, moves.Scored))
    scorer = lays[-1].seat  # the last layer: nobody else scores when the play ends
    script.stand_at([score - points * (s == scorer) for s, score in enumerate(scores)])
    return list(script.act(seat, last)[len(lays) :])


def from_the_play(events: Sequence[Any]) -> Sequence[Any]:
    """The events before the first hand is shown."""
    shown = [place for place, event in enumerate(events) if isinstance(event, moves.Shown)]
    return events[: shown[0]] if shown else events


def reasons(lines: Iterable[ScoreLine]) -> str:
    return ", ".join(f"{line.rule} {line.points}" for line in lines)


def told(events: Iterable[Any]) -> list[str]:
    """The events in short: who, what, how many points and why."""
    return [_told(event) for event in events]


def _told(event: Any) -> str:  # noqa: ANN401, C901, PLR0911, PLR0912 - one case a word
    who = "" if getattr(event, "seat", None) is None else NAMES[event.seat]
    lost = f" lost {reasons(event.lost)}" if getattr(event, "lost", ()) else ""
    match event:
        case moves.CutForDeal(piece=piece):
            return f"{who} cuts {piece}"
        case moves.DealerChosen():
            return f"{who} deals"
        case moves.Dealt(pieces=pieces):
            return f"{who or 'crib'} is dealt {_seen(pieces)}"
        case moves.Discarded(pieces=pieces):
            return f"{who} throws {_seen(pieces)}"
        case moves.StarterTurned(piece=piece):
            return f"{who} turns {piece}{lost}"
        case moves.Laid(piece=piece, count=count):
            return f"{who} {piece} {count}{lost}"
        case moves.SaidGo():
            return f"{who} go"
        case moves.Stopped():
            return f"{who} stop"
        case moves.SeriesEnded(count=count):
            return f"end {count}{lost}"
        case moves.Shown(what=what, pieces=pieces):
            return f"{who} {what} {write_pieces(pieces)}{lost}"
        case moves.Scored(points=points, lines=lines, score=score):
            return f"{who} +{points} = {score}: {reasons(lines)}"
        case moves.BidMade(points=points):
            return f"{who} bids {points}"
        case moves.Passed():
            return f"{who} passes"
        case moves.CribOwned():
            return f"{who} owns the crib"
        case moves.Claimed(what=what, points=points, missed=missed, excess=excess):
            left = f" missed {reasons(missed)}" if missed else ""
            over = f" over {excess}" if excess else ""
            return f"{who} claims {points} for {what}{left}{over}{lost}"
        case moves.CountAccepted():
            return f"{who} accepts"
        case moves.CalledMuggins(points=points, taken=taken):
            return f"{who} calls {points} takes {taken}{lost}"
        case moves.Missed(lines=lines):
            return f"{who} missed {reasons(lines)}"
        case moves.DealEnded():
            return "next deal"
        case moves.GameEnded(winner=winner, scores=scores, lurch=lurch, match=points):
            marks = "-".join(map(str, scores))
            return f"{NAMES[winner]} wins {marks} {lurch or 'plain'} match {list(points)}"
        case moves.MatchEnded(winner=winner):
            return f"{NAMES[winner]} wins the match"
    raise AssertionError(event)


def _seen(pieces: Any) -> str:  # noqa: ANN401
    return f"{pieces.hidden} hidden" if isinstance(pieces, Hidden) else write_pieces(pieces)
