"""What is promised before anything is known: hashes of the secret and of each person's text."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

SECRET_BYTES: Final = 32
"""Length of the server's secret of a game."""

ABSENT: Final = "absent"
"""Stands in for the text of a person who did not answer in time. Too short to be anyone's own."""
COMPUTER: Final = "computer"
"""Stands for a computer player's text: it contributes nothing, for the server could choose it."""

TEXT: Final = re.compile(r"[!-~]{16,128}", re.ASCII)
"""A person's text."""
SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", re.ASCII)
"""A secret as it is written down; hashes look the same."""
TABLE: Final = re.compile(r"[a-z0-9]{1,40}", re.ASCII)
"""A table's id. Neither it nor a text can be mistaken for another line of a shuffle's message."""


class UnfitText(ValueError):
    """A person's text that is not 16 to 128 visible ASCII characters without a space."""


def check_text(text: str) -> str:
    """The same text, or `UnfitText`."""
    if TEXT.fullmatch(text) is None:
        raise UnfitText("a text for the shuffle is 16 to 128 visible ASCII characters, no spaces")
    return text


def promise_of_secret(secret: bytes) -> str:
    """SHA-256 of the secret's bytes, in lower-case hexadecimal."""
    return sha256(secret).hexdigest()


def promise_of_text(text: str) -> str:
    """SHA-256 of the text's ASCII bytes, in lower-case hexadecimal."""
    return sha256(text.encode("ascii")).hexdigest()
