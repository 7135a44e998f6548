"""An independent referee for six-card cribbage for two.

Written from docs/rules/six-card.md with cards as plain text and events as plain JSON. It shares
nothing with `pegout.games`: given the same shuffles and the same actions it says what must happen,
and the laws compare it with the engine event by event. It is written for two players and this one
game, and for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

Line = dict[str, Any]
Event = dict[str, Any]
Action = Mapping[str, Any]
Shuffle = Callable[[int, int], Sequence[str]]
"""The shuffled pack by game, from 1, and shuffle of that game, from 0."""

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
DEFAULTS: Final[Mapping[str, Any]] = {
    "target": 121,
    "lurch": "half",
    "matchTo": None,
    "matchScale": "one_two",
    "nextDealer": "alternate",
    "exactFinish": False,
    "exactGranularity": "event",
    "series": "resume",
    "forcedContinue": True,
    "handFlush": "whole",
    "cribFlush": "five_only",
}
SCALES: Final = {
    "one_two": {"plain": 1, "lurch": 2, "skunk": 2, "double-skunk": 2},
    "acc": {"plain": 2, "lurch": 3, "skunk": 3, "double-skunk": 3},
    "one_two_three": {"plain": 1, "skunk": 2, "double-skunk": 3},
    "one_two_four": {"plain": 1, "skunk": 2, "double-skunk": 4},
    "three_four_four": {"plain": 3, "skunk": 4, "double-skunk": 4},
}


class Foul(Exception):
    """The rules do not allow this action now."""


class _Won(Exception):
    """Somebody has reached the target: the rest of what would follow does not happen."""


def rank(card: str) -> int:
    return RANKS.index(card[0]) + 1


def worth(card: str) -> int:
    return 10 if card[0] in "TJQK" else rank(card)


def in_pack_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (rank(card), SUITS.index(card[1])))


def line(rule: str, pieces: Sequence[str], points: int) -> Line:
    return {"rule": rule, "pieces": list(pieces), "points": points}


def laid_points(series: Sequence[str]) -> list[Line]:
    """What the last card of the series scores (5.14 to 5.16)."""
    lines = []
    if sum(map(worth, series)) == 15:
        lines.append(line("fifteen", series, 2))
    for alike, points in ((4, 12), (3, 6), (2, 2)):
        tail = series[-alike:]
        if len(tail) == alike and {card[0] for card in tail} == {series[-1][0]}:
            lines.append(line("pair", tail, points))
            break
    for length in range(len(series), 2, -1):
        tail = series[-length:]
        ranks = sorted(map(rank, tail))
        if ranks == list(range(ranks[0], ranks[0] + length)):
            lines.append(line("run", tail, length))
            break
    return lines


def shown_points(hand: Sequence[str], starter: str, *, flush: str) -> list[Line]:
    """What a hand or crib scores (6.3 to 6.10); ``flush`` is the reading that applies to it."""
    five = [*hand, starter]
    lines = [line("fifteen", [five[n] for n in choice], 2) for choice in _fifteens(five)]
    for letter in RANKS:
        alike = [card for card in five if card[0] == letter]
        if len(alike) > 1:
            lines.append(line("pair", alike, {2: 2, 3: 6, 4: 12}[len(alike)]))
    lines += _runs(five)
    lines += _flush(hand, starter, flush)
    if starter[0] != "J" and f"J{starter[1]}" in hand:
        lines.append(line("nobs", [f"J{starter[1]}"], 1))
    return lines


def _fifteens(five: Sequence[str]) -> list[tuple[int, ...]]:
    """Which places of the five make fifteen: each of the 31 choices is tried."""
    found = []
    for choice in range(1, 32):
        places = tuple(place for place in range(5) if choice >> place & 1)
        if sum(worth(five[place]) for place in places) == 15:
            found.append(places)
    return sorted(found, key=lambda places: (len(places), places))


def _runs(five: Sequence[str]) -> list[Line]:
    for length in (5, 4, 3):
        for first in range(1, 15 - length):
            ways: list[list[str]] = [[]]
            for wanted in range(first, first + length):
                ways = [[*way, card] for way in ways for card in five if rank(card) == wanted]
            if ways:
                return [line("run", way, length) for way in ways]
    return []


def _flush(hand: Sequence[str], starter: str, reading: str) -> list[Line]:
    if len({card[1] for card in hand}) != 1 or reading == "none":
        return []
    five = starter[1] == hand[0][1]
    if reading == "four_flat4":
        return [line("flush", hand, 4)]
    if five:
        return [line("flush", [*hand, starter], 5)]
    return [] if reading == "five_only" else [line("flush", hand, 4)]


class Referee:
    """Follows one match: tell it each action, and it says which events follow."""

    def __init__(
        self, options: Mapping[str, Any], shuffle: Shuffle, dealer: int | None = None
    ) -> None:
        self.rules = {**DEFAULTS, **options}
        self.pack = shuffle
        self.game = 1
        self.shuffled = 0
        self.scores = [0, 0]
        self.won = [0, 0]
        self.dealer = self.first_dealer = dealer if dealer is not None else 0
        self.phase = "cut for the deal" if dealer is None else "deal"
        self.cut_cards: dict[int, tuple[int, str]] = {}
        self.hands: list[list[str]] = [[], []]
        self.thrown: list[list[str]] = [[], []]
        self.starter = ""
        self.held: list[list[str]] = [[], []]
        self.series: list[tuple[int, str]] = []
        self.said_go: set[int] = set()
        self.turn = 0
        self.events: list[Event] = []

    @property
    def waits_for(self) -> list[int]:
        """Seats; -1 for whoever deals the cards."""
        match self.phase:
            case "cut for the deal":
                return [seat for seat in (0, 1) if seat not in self.cut_cards]
            case "deal":
                return [-1]
            case "discard":
                return [seat for seat in (0, 1) if not self.thrown[seat]]
            case "cut":
                return [1 - self.dealer]
            case "play":
                return [self.turn]
        return []

    def act(self, seat: int, action: Action) -> list[Event]:
        """What follows from the action; raises `Foul` where it is not allowed."""
        if seat not in self.waits_for:
            raise Foul(seat)
        self.events = []
        try:
            match self.phase, action["type"]:
                case "cut for the deal", "cut":
                    self._cut_for_deal(seat, action["at"])
                case "deal", "deal":
                    self._deal()
                case "discard", "discard":
                    self._discard(seat, action["pieces"])
                case "cut", "cut":
                    self._turn_starter(action["at"])
                case "play", "lay":
                    self._lay(action["piece"])
                case "play", "go":
                    self._go()
                case "play", "stop":
                    self._stop()
                case _:
                    raise Foul(action)
        except _Won:
            self._end_game()
        return self.events

    def _tell(self, kind: str, **what: Any) -> None:  # noqa: ANN401
        if not what.get("lost", True):
            del what["lost"]
        self.events.append({"type": kind, **what})

    def _cut_for_deal(self, seat: int, at: int) -> None:
        if not 0 <= at < 52 or at in [place for place, _ in self.cut_cards.values()]:
            raise Foul(at)
        card = self.pack(self.game, self.shuffled)[at]
        self.cut_cards[seat] = (at, card)
        self._tell("cut-for-deal", seat=seat, at=at, piece=card)
        if len(self.cut_cards) == 2:
            mine, yours = (rank(self.cut_cards[s][1]) for s in (0, 1))
            self.cut_cards = {}
            self.shuffled += 1
            if mine != yours:
                self.dealer = self.first_dealer = 0 if mine < yours else 1
                self._tell("dealer-chosen", seat=self.dealer)
                self.phase = "deal"

    def _deal(self) -> None:
        pack = self.pack(self.game, self.shuffled)
        pone = 1 - self.dealer
        self.hands = [[], []]
        for number in range(12):
            self.hands[pone if number % 2 == 0 else self.dealer].append(pack[number])
        for seat in (pone, self.dealer):
            self.hands[seat] = in_pack_order(self.hands[seat])
            self._tell("dealt", seat=seat, pieces=self.hands[seat])
        self.thrown = [[], []]
        self.phase = "discard"

    def _discard(self, seat: int, cards: Sequence[str]) -> None:
        if len(cards) != 2 or cards[0] == cards[1] or not set(cards) <= set(self.hands[seat]):
            raise Foul(cards)
        self.thrown[seat] = in_pack_order(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self._tell("discarded", seat=seat, pieces=self.thrown[seat])
        if all(self.thrown):
            self.phase = "cut"

    def _turn_starter(self, at: int) -> None:
        if not 0 <= at < 40:
            raise Foul(at)
        pone = 1 - self.dealer
        self.starter = self.pack(self.game, self.shuffled)[12 + at]
        heels = [line("heels", [self.starter], 2)] if self.starter[0] == "J" else []
        counted, lost = self._countable(self.dealer, heels)
        self._tell("starter-turned", seat=pone, at=at, piece=self.starter, lost=lost)
        self._peg(self.dealer, counted)
        self.held = [list(hand) for hand in self.hands]
        self.series, self.said_go, self.turn = [], set(), pone
        self.phase = "play"

    @property
    def count(self) -> int:
        return sum(worth(card) for _, card in self.series)

    def _fits(self, seat: int) -> bool:
        return any(self.count + worth(card) <= 31 for card in self.held[seat])

    def _lay(self, card: str) -> None:
        seat, other = self.turn, 1 - self.turn
        if card not in self.held[seat] or self.count + worth(card) > 31:
            raise Foul(card)
        self.held[seat].remove(card)
        self.series.append((seat, card))
        counted, lost = self._countable(seat, laid_points([each for _, each in self.series]))
        self._tell("laid", seat=seat, piece=card, count=self.count, lost=lost)
        self._peg(seat, counted)
        if self.count == 31:
            self._end_series()
        elif self.held[other] and other not in self.said_go:
            self.turn = other
        elif not self._fits(seat):
            self._end_series()

    def _go(self) -> None:
        seat, other = self.turn, 1 - self.turn
        if self._fits(seat):
            raise Foul("go")
        self.said_go.add(seat)
        self._tell("said-go", seat=seat)
        if self._fits(other):
            self.turn = other
        else:
            self._end_series()

    def _stop(self) -> None:
        if self.rules["forcedContinue"] or 1 - self.turn not in self.said_go:
            raise Foul("stop")
        self._tell("stopped", seat=self.turn)
        self._end_series()

    def _end_series(self) -> None:
        last, card = self.series[-1]
        count = self.count
        if count == 31:
            gained = line("thirty-one", [each for _, each in self.series], 2)
        else:
            gained = line("go", [card], 1)
        counted, lost = self._countable(last, [gained])
        self._peg(last, counted)
        self._tell("series-ended", seat=last, count=count, lost=lost)
        if self.rules["series"] == "single" or not any(self.held):
            self._show()
            return
        self.series, self.said_go = [], set()
        self.turn = 1 - last if self.held[1 - last] else last

    def _show(self) -> None:
        crib = in_pack_order([*self.thrown[0], *self.thrown[1]])
        pone = 1 - self.dealer
        in_hand = "four_or_five" if self.rules["handFlush"] == "whole" else "none"
        for seat, what, cards, flush in (
            (pone, "hand", self.hands[pone], in_hand),
            (self.dealer, "hand", self.hands[self.dealer], in_hand),
            (self.dealer, "crib", crib, self.rules["cribFlush"]),
        ):
            counted, lost = self._countable(seat, shown_points(cards, self.starter, flush=flush))
            self._tell("shown", seat=seat, what=what, pieces=list(cards), lost=lost)
            self._peg(seat, counted)
        self._tell("deal-ended")
        self.dealer = pone
        self.shuffled += 1
        self.phase = "deal"

    def _countable(self, seat: int, lines: list[Line]) -> tuple[list[Line], list[Line]]:
        """What may be scored and what is lost to an exact finish (9.8 to 9.10)."""
        if not self.rules["exactFinish"]:
            return lines, []
        room = self.rules["target"] - self.scores[seat]
        if self.rules["exactGranularity"] == "event":
            fits = sum(each["points"] for each in lines) <= room
            return (lines, []) if fits else ([], lines)
        counted: list[Line] = []
        lost: list[Line] = []
        for each in lines:
            if room == 0:
                break
            if each["points"] > room:
                lost.append(each)
            else:
                counted.append(each)
                room -= each["points"]
        return counted, lost

    def _peg(self, seat: int, lines: list[Line]) -> None:
        if not lines:
            return
        points = sum(each["points"] for each in lines)
        self.scores[seat] = min(self.scores[seat] + points, self.rules["target"])
        self._tell(
            "scored", seat=seat, side=seat, lines=lines, points=points, score=self.scores[seat]
        )
        if self.scores[seat] == self.rules["target"]:
            raise _Won

    def _end_game(self) -> None:
        winner = self.scores.index(self.rules["target"])
        loser = 1 - winner
        defeat = self._defeat(self.scores[loser])
        self.won[winner] += SCALES[self.rules["matchScale"]][defeat or "plain"]
        defeats = [defeat if seat == loser else None for seat in (0, 1)]
        self._tell(
            "game-ended",
            winner=winner,
            scores=list(self.scores),
            lurch=defeat,
            lurches=defeats,
            match=list(self.won),
        )
        if self.rules["matchTo"] is None:
            self.phase = "over"
        elif self.won[winner] >= self.rules["matchTo"]:
            self._tell("match-ended", winner=winner, match=list(self.won))
            self.phase = "over"
        else:
            first = {"alternate": 1 - self.first_dealer, "winner": winner, "loser": loser}
            self.dealer = self.first_dealer = first[self.rules["nextDealer"]]
            self.game += 1
            self.shuffled = 0
            self.scores = [0, 0]
            self.phase = "deal"

    def _defeat(self, score: int) -> str | None:
        match self.rules["lurch"]:
            case "half":
                return "lurch" if score < self.rules["target"] / 2 else None
            case "parlett":
                return "lurch" if score <= 90 else None
            case "acc":
                return "double-skunk" if score <= 60 else "skunk" if score <= 90 else None
        return None
