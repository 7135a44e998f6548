"""What cribbage hands and cribs are worth before the starter is known."""

from pegout.analysis.cribbage.cribs import (
    OTHER,
    CribTable,
    Role,
    chance_cribs,
    shipped_table,
    throw_name,
)
from pegout.analysis.cribbage.shows import Kinds, Shows, kinds

__all__ = [
    "OTHER",
    "CribTable",
    "Kinds",
    "Role",
    "Shows",
    "chance_cribs",
    "kinds",
    "shipped_table",
    "throw_name",
]
