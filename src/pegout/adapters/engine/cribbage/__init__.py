"""Requests about cribbage positions outside a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pegout.adapters.engine.cribbage.choosing import (
    ChooseDiscard,
    ChooseLay,
    choose_discard,
    choose_lay,
)
from pegout.adapters.engine.family_request import FamilyRequest

REQUESTS: Final[Mapping[str, FamilyRequest]] = {
    "choose-discard": FamilyRequest(ChooseDiscard, choose_discard),
    "choose-lay": FamilyRequest(ChooseLay, choose_lay),
}
