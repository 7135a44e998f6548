"""Pegout at the command line."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The ``pegout`` command; returns the exit status."""
    # Commands load what they need and no more: counting a hand must not wait for a server.
    from pegout.terminal.commands import run  # noqa: PLC0415

    return run(arguments)
