"""Higher tile: the smallest family there is, for the recipe in CONTRIBUTING.

Each player is dealt one tile and turns it; the higher one scores.
"""

from tests.workshop.higher.higher import Higher

__all__ = ["Higher"]
