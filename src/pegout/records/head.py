"""The head of a record: the table, the players, and the rules by which they played."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, cast, get_args

from pegout.dealing import SECRET, TABLE
from pegout.engine import AnyRuleset, OptionValue, Seat, Unreadable
from pegout.engine.wire import decode
from pegout.games import read as read_ruleset
from pegout.records.record import Player, PlayerKind, Record
from pegout.records.text import MARGIN, Line, Lines, shown
from pegout.records.writer import FIRST_LINE

ANY_VERSION: Final = re.compile(r"Pegout record [1-9][0-9]*", re.ASCII)
SEAT: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", re.ASCII)
LONGEST_REASON: Final = 300
"""Characters of what is wrong with the rules."""
NEEDED: Final = ("table", "ruleset", "digest", "rules")


def read_head(lines: Lines) -> Record:
    """The record without its games. Raises `FlawedRecord`."""
    first = lines.take()
    if first.text != FIRST_LINE:
        if ANY_VERSION.fullmatch(first.text):
            first.flaw("newer-record", text=shown(first.text))
        first.flaw("not-a-record", text=shown(first.text))
    head = _Head()
    while head.take(lines):
        pass
    return head.record(lines.peek())


@dataclass(slots=True)
class _Head:
    """What has been read so far."""

    values: dict[str, Any] = field(default_factory=dict)
    """By the words of their lines."""
    lines: dict[str, Line] = field(default_factory=dict)
    """Where each word stood."""
    players: dict[int, Player] = field(default_factory=dict)
    options: dict[str, OptionValue] = field(default_factory=dict)

    def take(self, lines: Lines) -> bool:
        """Read one line, if it is one of the head's."""
        line = lines.peek()
        match line.word:
            case "seat":
                self._seat(lines.take())
            case "option":
                self._option(lines.take())
            case "rules":
                self._once(lines.take(), _rules(lines))
            case word if word in VALUES:
                self._once(lines.take(), VALUES[word](line))
            case _:
                return False
        return True

    def _once(self, line: Line, value: object) -> None:
        if line.word in self.values:
            line.flaw("twice", word=line.word)
        self.values[line.word] = value
        self.lines[line.word] = line

    def _seat(self, line: Line) -> None:
        seat, kind, name = (*line.rest.split(" ", maxsplit=2), "", "")[:3]
        if SEAT.fullmatch(seat) is None or kind not in get_args(PlayerKind):
            line.unfit()
        if int(seat) in self.players:
            line.flaw("twice", word=f"seat {int(seat)}")
        self.players[int(seat)] = Player(cast("PlayerKind", kind), _json(line, name, str))

    def _option(self, line: Line) -> None:
        name, _, value = line.rest.partition(" ")
        if name in self.options:
            line.flaw("twice", word=f"option {shown(name)}")
        self.options[name] = _json(line, value, cast("type[OptionValue]", OptionValue))

    def record(self, end: Line) -> Record:
        """The record of all that was given before ``end``."""
        for word in NEEDED:
            if word not in self.values:
                end.flaw("missing", word=word)
        ruleset = self._ruleset()
        seats = range(ruleset.seats)
        if sorted(self.players) != list(seats):
            end.flaw("wrong-seats", needed=len(seats), given=len(self.players))
        dealer = self.values.get("dealer")
        if dealer is not None and dealer not in seats:
            self.lines["dealer"].flaw("no-such-seat", seat=dealer, most=len(seats) - 1)
        return Record(
            table=self.values["table"],
            ruleset=ruleset,
            digest=self.values["digest"],
            players=tuple(self.players[seat] for seat in seats),
            dealer=dealer,
            opened=self.values.get("opened"),
        )

    def _ruleset(self) -> AnyRuleset:
        try:
            ruleset = read_ruleset(self.values["rules"], self.options)
        except (ValueError, RecursionError) as error:
            self.lines["rules"].flaw("unfit-rules", why=shown(str(error), LONGEST_REASON))
        if ruleset.name != self.values["ruleset"]:
            named = shown(self.values["ruleset"])
            self.lines["ruleset"].flaw("other-ruleset", named=named, found=ruleset.name)
        return ruleset


def _json(line: Line, text: str, expected: type[Any]) -> Any:  # noqa: ANN401 - as expected
    try:
        return decode(text, expected)
    except Unreadable:
        line.unfit()


def _rules(lines: Lines) -> str:
    text = []
    while lines.peek().raw.startswith(MARGIN):
        text.append(lines.take().raw.removeprefix(MARGIN).removeprefix(" "))
    return "\n".join(text)


def matching(pattern: re.Pattern[str]) -> Callable[[Line], str]:
    """Reads the rest of a line that has to look like this."""

    def read(line: Line) -> str:
        if pattern.fullmatch(line.rest) is None:
            line.unfit()
        return line.rest

    return read


def seat_of(line: Line) -> Seat:
    """Reads the rest of a line as a seat."""
    return Seat(int(matching(SEAT)(line)))


def _time(line: Line) -> int:
    try:
        return int(datetime.fromisoformat(matching(TIME)(line)).astimezone(UTC).timestamp())
    except ValueError:
        line.unfit()


VALUES: Final[Mapping[str, Callable[[Line], object]]] = {
    "table": matching(TABLE),
    "opened": _time,
    "dealer": seat_of,
    "ruleset": lambda line: line.rest,
    "digest": matching(SECRET),
}
"""Lines of one value that stand once."""
