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

    def seat_of(self, side: Side) -> Seat:
        """The side's only seat, or its first."""
        return next(
            Seat(seat) for seat in range(len(self.sitters)) if self.side(Seat(seat)) == side
        )

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
