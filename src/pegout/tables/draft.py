"""Entries that are about to be stored."""

from __future__ import annotations

from pegout.engine.wire import encode
from pegout.tables.facts import LogEntry, Opened
from pegout.tables.standing import Moment, Standing, after, first


class Draft:
    """What follows from a wish, entry by entry, with the standing after each.

    Nothing of it counts until the store has taken it: a draft that fails is thrown away.
    """

    def __init__(self, standing: Standing) -> None:
        self.expected = standing.seq
        """The table's last stored entry."""
        self.standing = standing
        self.moments: list[Moment] = []

    @classmethod
    def opening(cls, opened: Opened) -> Draft:
        """The draft of a new table."""
        standing, moment = first(opened)
        draft = cls(standing)
        draft.expected = 0
        draft.moments.append(moment)
        return draft

    def add(self, entry: LogEntry) -> None:
        self.standing, moment = after(self.standing, entry)
        self.moments.append(moment)

    def written(self) -> list[bytes]:
        """The entries as the store keeps them."""
        return [encode(moment.entry) for moment in self.moments]
