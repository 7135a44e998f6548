"""Cribbage at the terminal."""

from pegout.terminal.cribbage.speaker import CribbageSpeaker

__all__ = ["CribbageSpeaker"]
