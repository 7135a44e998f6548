"""``pegout engine``: any program drives Pegout, or stands in for one of its players.

The protocol is specified in ``docs/engine-protocol.md``.
"""

from pegout.adapters.engine.engine import Engine
from pegout.adapters.engine.lines import main, serve

__all__ = ["Engine", "main", "serve"]
