"""Requests that only one game family knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pegout.adapters.engine.cribbage import REQUESTS as CRIBBAGE
from pegout.adapters.engine.family_request import FamilyRequest

FAMILIES: Final[Mapping[str, Mapping[str, FamilyRequest]]] = {"cribbage": CRIBBAGE}
"""By the family's name and the request's word."""
