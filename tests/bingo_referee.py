"""Bingo a second time, written from docs/rules/bingo.md alone: texts, numbers and one big table.

It shares no code with the engine. A tile is its text, an event what travels. It is told what
somebody does and says what must have happened, or cries `Foul`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Json = dict[str, Any]

HOUSE: Final[Json] = {
    "largeTarget": 7,
    "nextDealer": "alternate",
    "blankRank": 7,
    "blankTrumpDouble": 28,
    "trickRule": "pips_any",
    "mustTrump": False,
    "trumpTilesFollow": True,
    "lastDraw": "winner_takes_trump",
    "sixDoubles": "large",
    "bingoAmongDoubles": 0,
    "thresholds": "20_0",
    "playOut": False,
    "nobody70": "none",
    "closerNoTrick": "deal",
    "bingoTakesTrumpDouble": 0,
}
HOYLE: Final[Json] = {
    **HOUSE,
    "sixDoubles": "small",
    "thresholds": "30_no_trick",
    "bingoTakesTrumpDouble": 1,
    "bingoAmongDoubles": 10,
}
BONUS: Final = {2: 20, 3: 40, 4: 50, 5: 60, 6: 70, 7: 210}
SET: Final = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]


class Foul(Exception):
    """Not allowed."""


class Referee:
    def __init__(
        self,
        house: Mapping[str, Any],
        order: Callable[[int], list[str]],
        dealer: int | None,
    ) -> None:
        self.house = house
        self.order = order
        self.shuffle = 0
        self.large = [0, 0]
        self.cuts: dict[int, tuple[int, str]] = {}
        self.dealer = dealer or 0
        self.phase = "cut" if dealer is None else "deal"
        self.turn = -1

    @property
    def waits_for(self) -> list[int]:
        match self.phase:
            case "cut":
                return [seat for seat in (0, 1) if seat not in self.cuts]
            case "over":
                return []
            case "deal":
                return [-1]
        return [self.turn]

    def act(self, seat: int, action: Json) -> list[Json]:
        if seat not in self.waits_for:
            raise Foul("turn")
        word = action["type"]
        allowed: Mapping[str, Mapping[str, Callable[[int, Json], list[Json]]]] = {
            "cut": {"cut": self._cut},
            "deal": {"deal": self._deal},
            "lead": {"lead": self._lead, "close": self._close},
            "reply": {"reply": self._reply},
        }
        if word not in allowed[self.phase]:
            raise Foul("word")
        events = allowed[self.phase][word](seat, action)
        if max(self.large) >= self.house["largeTarget"]:
            # Nothing is credited after the point that wins, and nothing else happens.
            winner = self.large.index(max(self.large))
            events += [
                {"type": "game-ended", "winner": winner, "scores": list(self.large)},
                {"type": "match-ended", "winner": winner, "match": list(self.large)},
            ]
            self.phase = "over"
        return events

    def _cut(self, seat: int, action: Json) -> list[Json]:
        at = action["at"]
        if not 0 <= at <= 27 or at in [place for place, _ in self.cuts.values()]:
            raise Foul("place")
        found = self.order(self.shuffle)[at]
        self.cuts[seat] = (at, found)
        events: list[Json] = [{"type": "cut-for-deal", "seat": seat, "at": at, "piece": found}]
        if len(self.cuts) == 2:
            sums = [sum(map(int, self.cuts[each][1].split("-"))) for each in (0, 1)]
            self.shuffle += 1
            self.cuts = {}
            if sums[0] != sums[1]:
                self.dealer = 1 if sums[0] < sums[1] else 0
                self.phase = "deal"
                events.append({"type": "dealer-chosen", "seat": self.dealer})
        return events

    def _deal(self, _: int, __: Json) -> list[Json]:
        pack = self.order(self.shuffle)
        self.turn = 1 - self.dealer
        self.hand = {self.turn: pack[0:14:2], self.dealer: pack[1:14:2]}
        self.up, self.down = pack[14], pack[15:]
        high, low = map(int, self.up.split("-"))
        self.trump = low if self._rank(low) > self._rank(high) else high
        self.closer: int | None = None
        self.small, self.tricks, self.late = [0, 0], [0, 0], [0, 0]
        self.first: int | None = None
        self.phase = "lead"
        return [
            {"type": "dealt", "seat": each, "pieces": sorted(self.hand[each], key=SET.index)}
            for each in (self.turn, self.dealer)
        ] + [{"type": "trump-turned", "piece": self.up, "trump": self.trump}]

    def _close(self, seat: int, _: Json) -> list[Json]:
        if self.closer is not None or not self.down:
            raise Foul("stock")
        self.closer = seat
        return [{"type": "stock-closed", "seat": seat}]

    def _lead(self, seat: int, action: Json) -> list[Json]:
        piece, number = action["piece"], action.get("declare")
        if piece not in self.hand[seat]:
            raise Foul("hand")
        doubles = [t for t in sorted(self.hand[seat], key=SET.index) if t[0] == t[2]]
        if number is not None and not (piece in doubles and number == len(doubles) >= 2):
            raise Foul("declaration")
        self.hand[seat].remove(piece)
        self.led, self.declared = piece, doubles if number else []
        self.turn, self.phase = 1 - seat, "reply"
        events: list[Json] = [{"type": "led", "seat": seat, "piece": piece}]
        if number:
            events.append({"type": "declared", "seat": seat, "pieces": doubles})
        return events

    def _reply(self, seat: int, action: Json) -> list[Json]:
        piece = action["piece"]
        if piece not in self._may_reply(self.hand[seat]):
            raise Foul("reply")
        self.hand[seat].remove(piece)
        leader = 1 - seat
        winner = seat if self._strength(piece) > self._strength(self.led) else leader
        events: list[Json] = [
            {"type": "replied", "seat": seat, "piece": piece},
            self._won(winner, piece, self.declared if winner == leader else []),
        ]
        events += self._large_at_once(winner, piece, self.declared if winner == leader else [])
        self.turn, self.phase = winner, "lead"
        if max(self.large) >= self.house["largeTarget"]:
            return events
        if not self.hand[0] or (self.first is not None and not self.house["playOut"]):
            return events + self._end_of_deal(winner)
        if self.closer is None and self.up:
            events += self._draw(winner)
        return events

    def _rank(self, number: int) -> int:
        return number if number > 0 else int(self.house["blankRank"])

    def _sum(self, tile: str) -> int:
        return self._rank(int(tile[0])) + self._rank(int(tile[2]))

    def _is_trump(self, tile: str) -> bool:
        return str(self.trump) in tile

    def _asked(self) -> list[str]:
        """The numbers of the led tile, the one that ranks higher first."""
        return sorted({self.led[0], self.led[2]}, key=lambda n: -self._rank(int(n)))

    def _strength(self, tile: str) -> int:
        """Whoever has more takes the trick; the leader has it where both have the same."""
        if tile == "0-0":
            return 1000
        if tile == f"{self.trump}-{self.trump}":
            return 900
        if self._is_trump(tile):
            return 500 + self._sum(tile)
        if self.house["trickRule"] == "pips_any":
            return self._sum(tile)
        suit = self._asked()[0]
        if suit not in tile:
            return -1
        return 100 if tile[0] == tile[2] else self._sum(tile)

    def _may_reply(self, hand: list[str]) -> list[str]:
        if self.up and self.closer is None:
            return hand
        asked, strict = self._asked(), not self.house["trumpTilesFollow"]
        trump = str(self.trump)
        if strict and trump in asked:
            asked = [trump, *(n for n in asked if n != trump)]
        for number in asked:
            found = [t for t in hand if number in t]
            if strict and number != trump:
                found = [t for t in found if trump not in t]
            if found:
                return found
        masters = [t for t in hand if t == "0-0" or trump in t]
        return masters if self.house["mustTrump"] and masters else hand

    def _value(self, tile: str) -> int:
        if tile == "0-0":
            return int(self.house["blankTrumpDouble"]) if self.trump == 0 else 14
        if tile in {"6-4", "3-0"}:
            return 10
        if tile[0] == tile[2]:
            return 28 if self._is_trump(tile) else 2 * int(tile[0])
        return self._sum(tile) if self._is_trump(tile) else 0

    def _won(self, winner: int, reply: str, declared: list[str]) -> Json:
        lines: list[Json] = []
        tiles = [t for t in (self.led, reply) if self._value(t)]
        if tiles:
            points = sum(self._value(t) for t in tiles)
            lines.append({"rule": "trick", "pieces": tiles, "points": points})
        if declared and (len(declared) < 6 or self.house["sixDoubles"] == "small"):
            bonus = BONUS[len(declared)]
            lines.append({"rule": "doubles", "pieces": declared, "points": bonus})
        if "0-0" in declared and self.house["bingoAmongDoubles"]:
            extra = self.house["bingoAmongDoubles"]
            lines.append({"rule": "bingo", "pieces": ["0-0"], "points": extra})
        points = sum(line["points"] for line in lines)
        self.small[winner] += points
        self.tricks[winner] += 1
        self.late[winner] += self.closer is not None
        if self.first is None and self.small[winner] >= 70:
            self.first = winner
        won: Json = {"type": "trick-won", "seat": winner, "points": points}
        won["small"] = self.small[winner]
        return {**won, "lines": lines} if lines else won

    def _credit(self, seat: int, points: int, reason: str) -> list[Json]:
        """Nothing for a match that is won already."""
        if max(self.large) >= self.house["largeTarget"] or not points:
            return []
        self.large[seat] += points
        event = {"type": "large-scored", "seat": seat, "points": points, "reason": reason}
        return [{**event, "large": self.large[seat]}]

    def _large_at_once(self, winner: int, reply: str, declared: list[str]) -> list[Json]:
        events: list[Json] = []
        if self.house["sixDoubles"] == "large" and len(declared) >= 6:
            seven = len(declared) == 7
            reason = "invincible" if seven else "emperor"
            events += self._credit(winner, 3 if seven else 1, reason)
        if self.trump and sorted([self.led, reply]) == ["0-0", f"{self.trump}-{self.trump}"]:
            events += self._credit(winner, self.house["bingoTakesTrumpDouble"], "bingo")
        return events

    def _draw(self, winner: int) -> list[Json]:
        events: list[Json] = []
        turned = winner if self.house["lastDraw"] == "winner_takes_trump" else 1 - winner
        last = len(self.down) == 1
        for seat in (winner, 1 - winner):
            event: Json = {"type": "drew", "seat": seat}
            if last and seat == turned:
                self.hand[seat].append(self.up)
                events.append({**event, "pieces": [self.up], "source": "turned"})
            else:
                tile = self.down.pop(0)
                self.hand[seat].append(tile)
                events.append({**event, "pieces": [tile]})
        if last:
            self.up = ""
        return events

    def _for_seventy(self, winner: int) -> int:
        other = 1 - winner
        if self.house["thresholds"] == "20_0":
            return 3 if self.small[other] == 0 else 2 if self.small[other] < 20 else 1
        return 3 if self.tricks[other] == 0 else 2 if self.small[other] < 30 else 1

    def _end_of_deal(self, last: int) -> list[Json]:
        events: list[Json] = []
        won: int | None = None
        if self.closer is not None and self.first != self.closer:
            won = 1 - self.closer
            counted = self.late if self.house["closerNoTrick"] == "after_closing" else self.tricks
            events += self._credit(won, 3 if counted[self.closer] == 0 else 2, "closer-failed")
            if self.first is not None:
                events += self._credit(won, self._for_seventy(won), "enough")
        elif self.first is not None:
            won = self.first
            events += self._credit(won, self._for_seventy(won), "enough")
        elif self.house["nobody70"] == "last_trick":
            won = last
            events += self._credit(won, 1, "last-trick")
        elif self.house["nobody70"] == "higher_total" and self.small[0] != self.small[1]:
            won = 0 if self.small[0] > self.small[1] else 1
            events += self._credit(won, 1, "higher-total")
        if max(self.large) >= self.house["largeTarget"]:
            return events
        self.shuffle += 1
        self.phase = "deal"
        leads_next = {"alternate": self.dealer, "winner": won, "loser": None}
        if won is not None:
            leads_next["loser"] = 1 - won
        leader = leads_next[self.house["nextDealer"]]
        self.dealer = 1 - (self.dealer if leader is None else leader)
        ended: Json = {"type": "deal-ended"}
        return [*events, ended if won is None else {**ended, "winner": won}]
