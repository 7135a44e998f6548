"""Everybody who watches a table, and what each has been told."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pegout.engine import Viewer
from pegout.engine.wire import encode
from pegout.server import views
from pegout.server.messages import TableView
from pegout.tables.ids import Owner, TableId
from pegout.tables.invitations import Invitations
from pegout.tables.ports import News
from pegout.tables.standing import Moment, Standing
from pegout.tables.table import Table

log = logging.getLogger(__name__)

FEW: Final = 200
"""Steps. Who is further behind gets the whole table instead."""


class Line(Protocol):
    """A connection, as far as telling goes."""

    @property
    def owner(self) -> Owner: ...

    def offer(self, frame: bytes) -> None:
        """Take a message to send. Does not block: who cannot keep up is dropped."""

    def drop(self) -> None:
        """End the line soon: who is there comes back and resyncs."""


@dataclass
class Watching:
    """One line that watches one table."""

    line: Line
    viewer: Viewer
    seq: int
    """The last entry that was told."""
    view: TableView
    """As it was last told."""


class Viewers:
    """`Announcer` to lines. Viewers with the same sight share a message's bytes."""

    def __init__(self, invitations: Invitations) -> None:
        self._invitations = invitations
        self._watching: dict[TableId, list[Watching]] = {}

    def announce(self, news: News) -> None:
        standing = news.standing
        try:
            for watching, frame in self._frames(standing, news.moments):
                watching.line.offer(frame)
        except Exception:
            # The table has stored it and goes on; its viewers resync when they come back.
            log.exception("table %s could not be told", standing.table)
            for watching in self._watching.get(standing.table, []):
                watching.line.drop()

    def enter(self, line: Line, table: Table, since: int) -> None:
        """Begin to tell: what came behind ``since``, and from now on. Again is as good as new."""
        standing = table.standing
        self._forget(line, standing.table)
        viewer = views.viewer_of(standing, line.owner)
        here = {viewer, *self._here(standing.table)}
        view = self._view(standing, viewer, here)
        behind = [moment for moment in table.moments if moment.seq > since]
        if 0 < since <= standing.seq and len(behind) == standing.seq - since <= FEW:
            line.offer(encode(views.told(standing, behind, viewer, view)))
        else:
            line.offer(encode(views.whole(standing, table.moments, viewer, view)))
        self._watching.setdefault(standing.table, []).append(
            Watching(line, viewer, standing.seq, view)
        )
        self._tell_who_is_here(standing)

    def leave(self, line: Line, table: Table) -> None:
        """Tell no more; does nothing where nothing was told."""
        self._forget(line, table.standing.table)
        self._tell_who_is_here(table.standing)

    def view(self, standing: Standing, viewer: Viewer) -> TableView:
        """The table as this viewer may know it now."""
        return self._view(standing, viewer, self._here(standing.table))

    def _frames(
        self, standing: Standing, moments: Sequence[Moment]
    ) -> list[tuple[Watching, bytes]]:
        """What each line is told now; the lines are then where the table is."""
        frames: list[tuple[Watching, bytes]] = []
        shared: dict[tuple[Viewer, int, bool], bytes] = {}
        current: dict[Viewer, TableView] = {}
        everybody = self._watching.get(standing.table, [])
        moved = [self._seat(standing, watching) for watching in everybody]
        here = self._here(standing.table)
        for watching, has_moved in zip(everybody, moved, strict=True):
            viewer = watching.viewer
            if viewer not in current:
                current[viewer] = self._view(standing, viewer, here)
            view = current[viewer]
            if has_moved:
                frame = encode(views.whole(standing, moments, viewer, view))
            else:
                changed = view != watching.view
                key = (viewer, watching.seq, changed)
                if key not in shared:
                    fresh = [moment for moment in moments if moment.seq > watching.seq]
                    news = views.told(standing, fresh, viewer, view if changed else None)
                    shared[key] = encode(news)
                frame = shared[key]
            frames.append((watching, frame))
            watching.seq, watching.view = standing.seq, view
        return frames

    def _seat(self, standing: Standing, watching: Watching) -> bool:
        """Somebody who looked on may have taken a seat: then everything looks different."""
        viewer = views.viewer_of(standing, watching.line.owner)
        moved = viewer != watching.viewer
        watching.viewer = viewer
        return moved

    def _tell_who_is_here(self, standing: Standing) -> None:
        """A view has changed for those who see that somebody came or went."""
        here = self._here(standing.table)
        for watching in self._watching.get(standing.table, []):
            view = self._view(standing, watching.viewer, here)
            if view != watching.view:
                watching.view = view
                watching.line.offer(encode(views.told(standing, (), watching.viewer, view)))

    def _view(self, standing: Standing, viewer: Viewer, here: set[Viewer]) -> TableView:
        invite = self._invitations.shown(standing)
        return views.table_view(standing, viewer, here=here, invite=invite)

    def _here(self, table: TableId) -> set[Viewer]:
        return {watching.viewer for watching in self._watching.get(table, [])}

    def _forget(self, line: Line, table: TableId) -> None:
        remaining = [each for each in self._watching.get(table, []) if each.line is not line]
        if remaining:
            self._watching[table] = remaining
        else:
            self._watching.pop(table, None)
