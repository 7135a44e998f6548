"""Names for tables and for those who sit at them."""

from __future__ import annotations

from typing import Literal, NewType

TableId = NewType("TableId", str)
"""10 to 40 of ``a-z 0-9``: stands in links and in the messages of the shuffle."""

Owner = NewType("Owner", str)
"""Whose seat it is: a browser session's name. Never told to anybody."""

Status = Literal["waiting", "playing", "finished", "abandoned"]
