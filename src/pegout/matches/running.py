"""A whole match, in this process or in several."""

from __future__ import annotations

from collections.abc import Iterator

from pegout.matches.crew import Crew
from pegout.matches.hall import hall, pieces
from pegout.matches.tally import Tally
from pegout.matches.wish import Wish, check


def played(wish: Wish, *, workers: int = 1) -> Iterator[Tally]:
    """The tallies of the match's sets, as they are finished; together they are the match.

    The same whatever the number of workers, but for the order and for the time that decisions took.
    Raises `UnfitMatch`, or `OutsideFailed`.
    """
    check(wish)
    sets = wish.games // wish.lineup.size
    if workers == 1:
        with hall(wish) as here:
            for first, number in pieces(sets, here.sets_at_once):
                yield here.tally(first, number)
        return
    with Crew(wish, min(workers, sets)) as crew:
        yield from crew.tallies(sets)
