"""The languages of the house."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

Language = Literal["en", "ru", "cs"]

LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru", "cs")


def closest(wanted: Iterable[str]) -> Language:
    """The first wanted language that the house speaks, else English.

    Reads tags (``cs-CZ``) and the values of ``LANG`` (``ru_RU.UTF-8``).

    >>> closest(["de_AT.UTF-8", "cs_CZ.UTF-8"])
    'cs'
    """
    for tag in wanted:
        primary = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
        for language in LANGUAGES:
            if primary == language:
                return language
    return "en"
