"""What a command says when it cannot be carried out."""

from __future__ import annotations

CANNOT: int = 2
"""The exit status."""


class Complaint(Exception):
    """One sentence for standard error; the command ends with status 2."""
