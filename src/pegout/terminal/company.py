"""Those who sit at a table, as one viewer speaks of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from pegout.engine import Seat, Side
from pegout.terminal.voice import Voice

Kind = Literal["person", "computer", "open"]


@dataclass(frozen=True)
class Sitter:
    kind: Kind
    name: str = ""
    """A person's own name; a computer player's word."""


@dataclass(frozen=True)
class Company:
    """Who sits where. ``you`` is ``None`` for whoever looks on."""

    voice: Voice
    sitters: Sequence[Sitter]
    side: Callable[[Seat], Side]
    you: Seat | None = None

    def facts(self, seat: Seat) -> dict[str, str]:
        """What sentences need to know of a seat: ``who`` (you, other), ``name``, ``owner``."""
        say = self.voice.say
        if seat == self.you:
            return {
                "who": "you",
                "name": say("cribbage-player-you"),
                "owner": say("cribbage-player-you-of"),
            }
        name, owner = self._words(seat)
        return {"who": "other", "name": name, "owner": owner}

    def name(self, seat: Seat) -> str:
        return self.facts(seat)["name"]

    def side_facts(self, side: Side) -> dict[str, str]:
        """Of those who score together, as `facts`: "you and Mary"; two others are ``they``."""
        one, *others = sorted(self._on(side), key=self._away)
        first = self.facts(one)
        if not others:
            return first
        (other,) = map(self.facts, others)
        say = self.voice.say
        return {
            "who": "you" if first["who"] == "you" else "they",
            "name": say("cribbage-player-two", one=first["name"], two=other["name"]),
            "owner": say("cribbage-player-two-of", one=first["owner"], two=other["owner"]),
        }

    def is_partner(self, seat: Seat) -> bool:
        """Somebody else on one's own side."""
        return self.you is not None and seat != self.you and self.side(seat) == self.side(self.you)

    def _on(self, side: Side) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.sitters)) if self.side(Seat(seat)) == side]

    def _away(self, seat: Seat) -> int:
        """How many seats to the left of whoever speaks."""
        return (seat - (self.you or 0)) % len(self.sitters)

    def _words(self, seat: Seat) -> tuple[str, str]:
        say, sitter = self.voice.say, self.sitters[seat]
        if sitter.kind == "person" and sitter.name:
            return sitter.name, say("cribbage-player-named-of", name=sitter.name)
        alike = [
            other
            for place, other in enumerate(self.sitters)
            if other.kind == sitter.kind and place != self.you
        ]
        if len(alike) > 1 or (sitter.kind != "computer" and self.you is None):
            number = seat + 1
            return (
                say("cribbage-player-seat", number=number),
                say("cribbage-player-seat-of", number=number),
            )
        if sitter.kind == "computer":
            return say("cribbage-player-computer"), say("cribbage-player-computer-of")
        return say("cribbage-player-friend"), say("cribbage-player-friend-of")
