"""Bingo at the terminal."""

from pegout.terminal.bingo.speaker import BingoSpeaker

__all__ = ["BingoSpeaker"]
