"""What was counted in games: nothing but sums, so that tallies of parts of a match add up."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Who = Literal["a", "b"]
"""The two players that are compared."""
WHO: Final[tuple[Who, Who]] = ("a", "b")


class Sum(msgspec.Struct):
    """Points, or whatever is counted, and how many times there were any to count."""

    points: int = 0
    times: int = 0


Parts = dict[str, Sum]
"""By what a family counts: ``hand``, ``crib`` ..."""
Roles = dict[str, Parts]
"""By the part that a seat had in the deal: ``pone``, ``dealer`` ..."""


class Thought(msgspec.Struct):
    """How long a player took for its decisions; a turn without a choice is none."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Tally(msgspec.Struct):
    """The games of some sets. A set are games that are dealt the same, one for each side."""

    sets: list[int]
    """How many sets had 0, 1, 2 ... games that A won."""
    first_dealer: list[int]
    """How many sets had 0, 1, 2 ... games that the side of the first dealer won."""
    deals: int = 0
    points: dict[Who, int] = msgspec.field(default_factory=lambda: dict.fromkeys(WHO, 0))
    """Everything scored in all deals, by all seats of the player."""
    roles: dict[Who, Roles] = msgspec.field(default_factory=lambda: {who: {} for who in WHO})
    thought: dict[Who, Thought] = msgspec.field(
        default_factory=lambda: {who: Thought() for who in WHO}
    )

    @classmethod
    def empty(cls, size: int) -> Tally:
        """Of no games; ``size`` is how many a set has."""
        return cls([0] * (size + 1), [0] * (size + 1))

    @property
    def games(self) -> int:
        return sum(self.sets) * (len(self.sets) - 1)

    @property
    def won(self) -> dict[Who, int]:
        """Games won by A, and by anybody else."""
        by_a = sum(k * times for k, times in enumerate(self.sets))
        return {"a": by_a, "b": self.games - by_a}

    def part(self, who: Who, role: str, part: str) -> Sum:
        """What is counted there; to be added to."""
        return self.roles[who].setdefault(role, {}).setdefault(part, Sum())

    def add(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.sets = [mine + more for mine, more in zip(self.sets, other.sets, strict=True)]
        self.first_dealer = [
            mine + more for mine, more in zip(self.first_dealer, other.first_dealer, strict=True)
        ]
        self.deals += other.deals
        for who in WHO:
            self.points[who] += other.points[who]
            for role, parts in other.roles[who].items():
                for name, counted in parts.items():
                    mine = self.part(who, role, name)
                    mine.points += counted.points
                    mine.times += counted.times
            own, more = self.thought[who], other.thought[who]
            own.decisions += more.decisions
            own.seconds += more.seconds
            own.longest = max(own.longest, more.longest)
