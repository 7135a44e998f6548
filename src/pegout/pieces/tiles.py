"""The tiles of the double-six domino set."""

from __future__ import annotations

from functools import total_ordering
from typing import ClassVar, Final, NoReturn, final

HIGHEST_PIP: Final = 6


@final
@total_ordering
class Tile:
    """One tile, its higher half first. Interned: equality is identity.

    Ordered by pip sum, then by the higher half.

    >>> Tile(6, 4)
    Tile(6-4)
    """

    __slots__ = ("code", "high", "low")

    code: str
    """Higher half, hyphen, lower half: ``6-4``."""
    high: int
    low: int

    _known: ClassVar[dict[tuple[int, int], Tile]] = {}

    def __new__(cls, high: int, low: int) -> Tile:
        known = cls._known.get((high, low))
        if known is not None:
            return known
        if not 0 <= low <= high <= HIGHEST_PIP:
            raise ValueError(
                f"a tile has 0 to 6 pips a half, the higher half first; not {high}-{low}"
            )
        self = super().__new__(cls)
        object.__setattr__(self, "high", high)
        object.__setattr__(self, "low", low)
        object.__setattr__(self, "code", f"{high}-{low}")
        return cls._known.setdefault((high, low), self)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a tile cannot change its {name}")

    @property
    def pips(self) -> int:
        return self.high + self.low

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Tile):
            return NotImplemented
        return (self.pips, self.high) < (other.pips, other.high)

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.high, self.low)

    def __repr__(self) -> str:
        return f"Tile({self.code})"

    def __str__(self) -> str:
        return self.code
