"""Pegout: cribbage and its domino cousins. Rules engine, players, web table and library."""

__version__ = "0.1.0"
