"""Pegout for other programs. Thin: an adapter translates and decides nothing."""
